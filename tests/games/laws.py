"""What the conformance tests of our games share."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from saloon.core.game import Json

TESTS = Path(__file__).parents[1]


def evidence_of(game: str) -> tuple[Path, ...]:
    """Where rule ids are named: scenes and tests, and the scenes that ship with the game."""
    data = Path(str(import_module(f"saloon.games.{game}").__file__)).parent / "data"
    return TESTS / "scenes" / game, TESTS / "games" / game, data


def player(position: Json) -> Json:
    """The row of the seat that decides."""
    acting: Json = position["players"][position["actor"]]
    return acting
