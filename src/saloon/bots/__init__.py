"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable

from saloon.bots.bot import Bot, Sight
from saloon.bots.greedy import GreedyBot
from saloon.bots.random import RandomBot
from saloon.core.refusal import BadOptions

__all__ = ["Bot", "Sight", "make", "names"]

MAKERS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def names() -> list[str]:
    return list(MAKERS)


def make(name: str) -> Bot:
    if name not in MAKERS:
        raise BadOptions("seats", "not-one-of", got=name, choices=", ".join(MAKERS))
    return MAKERS[name]()
