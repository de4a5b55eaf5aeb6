"""The games that are installed."""

from __future__ import annotations

from typing import Any

from saloon.core import packages
from saloon.core.game import Game, Info
from saloon.core.refusal import BadOptions


def infos() -> dict[str, Info]:
    """Every installed game by name, without loading any rules."""
    return {name: info(name) for name in packages.names(packages.GAMES)}


def info(name: str) -> Info:
    found: Info | None = packages.load(packages.GAMES, name)
    if found is None:
        raise BadOptions("game", "not-one-of", got=name, choices=", ".join(packages.names(packages.GAMES)))
    return found


def load(name: str) -> Game[Any]:
    return info(name).load()
