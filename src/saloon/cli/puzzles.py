"""`saloon puzzles`: positions of saved games in which one move is clearly best but easily missed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from saloon.analysis.puzzles import HARDEST, Puzzle, checked, puzzles_in, read, write
from saloon.cli.complaint import complaints
from saloon.cli.files import file_refused, read_text, write_text
from saloon.cli.screen import STOPPED, open_screen, shown_progress
from saloon.core import registry
from saloon.core.game import Game
from saloon.core.refusal import BadOptions
from saloon.core.transcript import Transcript, parse
from saloon.words import Words

NOT_ALL = 1  # the exit code where a puzzle is none any more


def write_puzzles(language: str, name: str, source: str, out: str, grade: int) -> int:
    """source: a folder with saved games, or a file of puzzles, which are checked again."""
    game = registry.load(name)
    words = Words(language, game)
    if Path(source).is_file():
        return check_puzzles(game, words, source, out)
    return find_puzzles(game, words, source, out, grade)


def find_puzzles(game: Game[Any], words: Words, folder: str, out: str, grade: int) -> int:
    """Those that have this grade at least."""
    with complaints(words):
        if not 1 <= grade <= HARDEST:
            raise BadOptions("grade", "not-in-range", got=grade, low=1, high=HARDEST)
        files = transcripts_in(folder)
    recorded = [(file, transcript) for file in files if (transcript := _read(file, words)).game == game.info.name]
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
                    for puzzle in puzzles_in(transcript, grade):
                        found.setdefault(puzzle.id, puzzle)
                        _keep(out, game, found.values())
                progress(done)
    except KeyboardInterrupt:
        code = STOPPED
    open_screen().print(words.say("puzzles-found", count=len(found), games=done, file=out))
    return code


def check_puzzles(game: Game[Any], words: Words, file: str, out: str) -> int:
    """Writes those that today's search confirms, with what it says of them, and tells the numbers of the others."""
    with complaints(words, file):
        before = read(read_text(file), game.info.name)
    with complaints(words):
        write_text(out, write(game, []), replace=False)
    found: list[Puzzle] = []
    fallen: list[int] = []
    stopped = False
    try:
        with shown_progress(words, len(before)) as progress, complaints(words, file):
            for number, puzzle in enumerate(before, start=1):
                again = checked(game, puzzle.position, puzzle.moves[0]["action"])
                if again is None:
                    fallen.append(number)
                else:
                    found.append(again)
                    _keep(out, game, found)
                progress(number)
    except KeyboardInterrupt:
        stopped = True
    screen, done = open_screen(), len(found) + len(fallen)
    screen.print(words.say("puzzles-checked", count=len(found), checked=done, all=len(before), file=out))
    if fallen:
        screen.print(words.say("puzzles-fallen", numbers=", ".join(map(str, fallen))))
    return STOPPED if stopped else NOT_ALL if fallen else 0


def transcripts_in(folder: str) -> list[Path]:
    try:
        return sorted(file for file in Path(folder).iterdir() if file.suffix == ".jsonl")
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        raise file_refused(folder, error) from None


def _read(file: Path, words: Words) -> Transcript:
    with complaints(words, str(file)):
        return parse(read_text(str(file)))


def _keep(out: str, game: Game[Any], found: Iterable[Puzzle]) -> None:
    """What is found is on the disk, whatever comes next."""
    write_text(out, write(game, found), replace=True)
