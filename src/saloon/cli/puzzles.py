"""`saloon puzzles`: positions of saved games in which one move is clearly best but easily missed."""

from __future__ import annotations

from pathlib import Path

from saloon.analysis.puzzles import Puzzle, puzzles_in, write
from saloon.cli.complaint import complaints
from saloon.cli.files import file_refused, read_text, write_text
from saloon.cli.screen import open_screen, shown_progress
from saloon.core import registry
from saloon.core.refusal import BadOptions
from saloon.core.transcript import Transcript, parse
from saloon.words import Words

STOPPED = 130


def find_puzzles(language: str, name: str, folder: str, out: str) -> int:
    game = registry.load(name)
    words = Words(language, game)
    with complaints(words):
        files = transcripts_in(folder)
    recorded = [(file, transcript) for file in files if (transcript := _read(file, words)).game == name]
    with complaints(words):
        if not recorded:
            raise BadOptions(folder, "no-games-of-it", game=words.say("game"))
        write_text(out, write(game, []), replace=False)  # refused before the work, not after it
    found: dict[str, Puzzle] = {}
    done = code = 0
    try:
        with shown_progress(words, len(recorded)) as progress:
            for done, (file, transcript) in enumerate(recorded, start=1):
                with complaints(words, str(file)):
                    for puzzle in puzzles_in(transcript):
                        found.setdefault(puzzle.id, puzzle)
                        write_text(out, write(game, found.values()), replace=True)  # what is found is kept
                progress(done)
    except KeyboardInterrupt:
        code = STOPPED
    open_screen().print(words.say("puzzles-found", count=len(found), games=done, file=out))
    return code


def transcripts_in(folder: str) -> list[Path]:
    try:
        return sorted(file for file in Path(folder).iterdir() if file.suffix == ".jsonl")
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        raise file_refused(folder, error) from None


def _read(file: Path, words: Words) -> Transcript:
    with complaints(words, str(file)):
        return parse(read_text(str(file)))
