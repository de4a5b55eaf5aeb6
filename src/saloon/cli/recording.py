"""A transcript read from a file, with the words to speak about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from saloon.cli.complaint import complaints
from saloon.cli.files import read_text
from saloon.cli.seats import spoken_names
from saloon.core import registry
from saloon.core.game import Game, Json
from saloon.core.state import State
from saloon.core.transcript import Transcript, parse, steps
from saloon.words import Words


@dataclass(frozen=True)
class Frame:
    """How the table stood after a ply, and what that ply made happen."""

    state: State
    events: list[Any]


@dataclass(frozen=True)
class Recording:
    game: Game[Any]
    transcript: Transcript
    frames: list[Frame]  # the set-up first
    words: Words

    def events(self, first: int, last: int, seat: int | None) -> list[Json]:
        """What plies first to last - 1 made happen, as far as the seat may know it."""
        return [
            event
            for frame in self.frames[first + 1 : last + 1]
            for event in self.game.events(frame.state, seat, frame.events)
        ]

    def words_for(self, seat: int | None) -> Words:
        names = spoken_names(self.words, self.transcript, seat)
        return Words(self.words.language, self.game, names, seat)


def read_recording(language: str, file: str) -> Recording:
    """The whole transcript, replayed; a damaged one is refused with the line and what is wrong there."""
    text = read_text(file)
    with complaints(Words(language), file):
        transcript = parse(text)
    # steps() refuses an unknown game, naming the line: there are no words of that game to do it with
    game = registry.load(transcript.game) if transcript.game in registry.infos() else None
    words = Words(language, game)
    with complaints(words, file):
        frames = [Frame(state.copy(), list(state.events) if entry else []) for entry, state in steps(transcript)]
    assert game is not None
    return Recording(game, transcript, frames, words)
