"""Go West! keeps the laws of every game, in all its options."""

from __future__ import annotations

from pathlib import Path

from saloon.conformance import Conformance
from saloon.games.go_west.game import GAME

TESTS = Path(__file__).parents[2]
TINY_DECK = {  # few kinds and many free cards: short piles, many reshuffles, the stalemate of GW-J1
    "per_region": {"cards": [{"places": "one", "count": 6}, {"places": "plus", "cost": 6, "count": 7}]},
    "no_region": {"cards": [{"places": "none", "wagons": 9, "cost": 6, "count": 4}]},
}


class TestGoWest(Conformance):
    game = GAME
    options = ({}, {"first_seat": 1, "end_check": "turn"}, {"deck": TINY_DECK})
    evidence = (TESTS / "scenes" / "go_west", TESTS / "games" / "go_west")
