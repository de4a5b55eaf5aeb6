"""Great Western Trail keeps the laws of every game, in all its options."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from saloon.conformance import Conformance
from saloon.games.great_western_trail.game import GAME

TESTS = Path(__file__).parents[2]


class TestGreatWesternTrail(Conformance):
    game = GAME
    options = ({}, {"setup": "beginner", "first_seat": 1})
    rarity = 4
    evidence = (TESTS / "scenes" / "great_western_trail", TESTS / "games" / "great_western_trail")


class TestAutoma(Conformance):
    """The Automa takes a seat like any other; its turn just needs no decisions."""

    game = GAME
    options = (
        {"automa": "easy"},
        {"automa": "medium", "setup": "beginner", "automa_starting_objective": True},
        {"automa": "hard", "first_seat": 1},
        {"automa": "surprise"},
    )
    rarity = 8
    evidence = (TESTS / "scenes" / "great_western_trail", TESTS / "games" / "great_western_trail")

    def opened(self, seed: int) -> tuple[int, Mapping[str, Any]]:
        return 2, self.options[seed % len(self.options)]
