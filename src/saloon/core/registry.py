"""The games that are installed, by their entry points `saloon.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from saloon.core.game import Game, Info
from saloon.core.refusal import BadOptions

GROUP = "saloon.games"


@cache
def infos() -> dict[str, Info]:
    """Every installed game by name, without loading any rules."""
    return {point.name: point.load() for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def info(name: str) -> Info:
    if name not in infos():
        raise BadOptions("game", "not-one-of", got=name, choices=", ".join(infos()))
    return infos()[name]


def load(name: str) -> Game[Any]:
    return info(name).load()
