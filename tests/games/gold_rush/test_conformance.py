"""Gold Rush keeps the laws of every game, in all its options."""

from __future__ import annotations

from pathlib import Path

from saloon.conformance import Conformance
from saloon.games.gold_rush.game import GAME
from tests.games.gold_rush.lists import MOUNTAINOUS

TESTS = Path(__file__).parents[2]


UNTRIED = frozenset({
    "does-not-continue", "mountain-complete", "no-cowboy", "no-tent", "no-tokens", "not-vacant", "occupied-by",
    "stands-there", "without-farmers",
})  # fmt: skip


class TestGoldRush(Conformance):
    game = GAME
    options = (
        {},
        {"farmers": False, "first_seat": 1, "last_turn": "tile"},
        {"first_seat": 0, "last_turn": "scored"},
        {"unclaimed_tokens": "active", "gap": "open"},
        {"tiles": MOUNTAINOUS, "gap": "open"},
    )
    evidence = (TESTS / "scenes" / "gold_rush", TESTS / "games" / "gold_rush")
    untried = UNTRIED
