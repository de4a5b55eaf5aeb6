"""The games that are installed."""

from __future__ import annotations

import importlib
from pathlib import Path
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


def data_file(name: str, file: str) -> Path | None:
    """A file that lies in the game's own data; None: it ships without."""
    module = importlib.import_module(info(name).module)
    path = Path(module.__file__ or "").parent / "data" / file
    return path if path.exists() else None
