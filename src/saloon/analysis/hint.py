"""A hint: the moves that a strong player would think of, what they are worth, and how the game might go on.

It is a search from what the seat may know, so it tells nobody a secret.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from saloon.bots import Sight
from saloon.bots.judge import Judge
from saloon.bots.search import LEAST, Budget, Choice, Thought
from saloon.core.game import Action, Figures, Game
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, State

MOST = 3  # moves that a hint names
LONGEST_LINE = 6  # moves that are expected: more are neither read nor likely


@dataclass(frozen=True)
class Worth:
    """A move, and what it can be expected to lead to."""

    move: int
    action: Action
    elements: list[str]  # of the board, which it belongs to
    figures: Figures
    share: float  # of the victory
    error: float  # one standard error of the share
    points: float

    def as_json(self) -> dict[str, Any]:
        return {
            "move": self.move, "action": self.action, "elements": self.elements, "figures": self.figures,
            "share": self.share, "error": self.error, "points": self.points,
        }  # fmt: skip


@dataclass(frozen=True)
class Hint:
    moves: list[Worth]  # the best first
    line: list[Expected]  # the moves that are expected from here on


@dataclass(frozen=True)
class Expected:
    seat: int
    action: Action
    figures: Figures
    elements: list[str] = field(default_factory=list)  # of the board; what was kept before they were told has none

    def as_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "action": self.action, "elements": self.elements, "figures": self.figures}


def hint(game: Game[Any], state: State, judge: Judge, budget: Budget, rng: Rng) -> Hint:
    """For the seat in turn."""
    thought = Thought(Sight(state, int(state.turn)), judge, rng)
    thought.ponder(budget)
    return hint_of(game, state, thought)


def hint_of(game: Game[Any], state: State, thought: Thought) -> Hint:
    """What a thought has come to so far."""
    for choice in thought.choices()[:MOST]:
        thought.try_out(choice.move, LEAST)
    moves = [worth(game, state, choice) for choice in thought.choices()[:MOST]]
    return Hint(moves, expected(game, thought.sight.guess(thought.rng), thought, thought.rng))


def worth(game: Game[Any], state: State, choice: Choice) -> Worth:
    attempt = game.attempt(state, int(choice.move))
    figures, elements = attempt.figures, attempt.elements
    return Worth(attempt.move, attempt.action, elements, figures, choice.share, choice.error, choice.points)


def expected(game: Game[Any], guess: State, thought: Thought, rng: Rng) -> list[Expected]:
    """The line of a thought, as far as it goes in one guess at what is hidden or not yet drawn."""
    line: list[Expected] = []
    for seat, move in thought.line():
        while guess.turn == CHANCE:
            guess.play(guess.draw(rng))
        if guess.turn != seat or move not in guess.moves():
            break
        attempt = game.attempt(guess, move)
        line.append(Expected(seat, attempt.action, attempt.figures, attempt.elements))
        if len(line) == LONGEST_LINE:
            break
        guess.play(move)
    return line
