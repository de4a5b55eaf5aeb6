"""The bots by name: levels for people to play against, and two yardsticks."""

from __future__ import annotations

from collections.abc import Callable

from saloon.bots.bot import Bot, Sight
from saloon.bots.greedy import GreedyBot
from saloon.bots.levels import USUAL, level_names, make_level
from saloon.bots.random import RandomBot
from saloon.core.refusal import BadOptions
from saloon.core.state import State

__all__ = ["USUAL", "Bot", "Sight", "check", "level_names", "make", "names"]

MAKERS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def names() -> list[str]:
    return [*MAKERS, *level_names()]


def check(name: str) -> None:
    """Refuses names that no bot has."""
    if name not in names():
        raise BadOptions("seats", "not-one-of", got=name, choices=", ".join(names()))


def make(
    name: str, game: str = "", state: State | None = None, seconds: float | None = None, timed: bool = True
) -> Bot:
    """The bot of this name, for the game and tables like that of the state. seconds: the longest that it may think.

    timed: whether the clock ends thoughts that simulations would end; without it the same seed gives the same moves.
    """
    check(name)
    return MAKERS[name]() if name in MAKERS else make_level(name, game, state, seconds, timed)
