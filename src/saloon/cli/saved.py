"""`saloon play FILE`: a saved game goes on where it stopped."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from saloon.bots.levels import check_seconds
from saloon.cli.complaint import complaints
from saloon.cli.options import parse_seed
from saloon.cli.play import TerminalTable
from saloon.cli.recording import read_recording
from saloon.cli.seats import saved_sitters
from saloon.core import packages
from saloon.core.refusal import BadOptions
from saloon.core.state import OVER
from saloon.core.table import Table


def is_file(text: str) -> bool:
    """Whether this names a saved game rather than a title. No title has a dot or a folder in its name."""
    return text not in packages.names(packages.GAMES) and (
        Path(text).name != text or "." in text or Path(text).exists()
    )


def go_on(
    language: str, file: str, seats: str | None, options: Sequence[str], seed: str | None, think: float | None
) -> None:
    recording = read_recording(language, file)
    game, transcript, words = recording.game, recording.transcript, recording.words
    with complaints(words, file):
        if recording.frames[-1].state.turn == OVER:
            raise BadOptions("game", "already-over", file=file)
    with complaints(words):
        if options:
            raise BadOptions(options[0], "options-are-set")
        if think is not None:
            check_seconds(think)
        sitters = saved_sitters(game.info, transcript, seats)
        table = Table.go_on(game, transcript, [sitter.name for sitter in sitters], parse_seed(seed))
    terminal = TerminalTable(language, game, table, sitters, think, file)
    if table.transcript.openings != transcript.openings:
        told = {"plies": len(transcript.entries), "commitment": table.transcript.commitment}
        terminal.screen.print(words.say("play-goes-on", **told))
    terminal.run()
