"""Great Western Trail keeps the laws of every game, in all its options."""

from __future__ import annotations

from pathlib import Path

from saloon.conformance import Conformance
from saloon.games.great_western_trail.game import GAME

TESTS = Path(__file__).parents[2]


class TestGreatWesternTrail(Conformance):
    game = GAME
    options = ({}, {"setup": "beginner", "first_seat": 1})
    rarity = 8
    evidence = (TESTS / "scenes" / "great_western_trail", TESTS / "games" / "great_western_trail")
