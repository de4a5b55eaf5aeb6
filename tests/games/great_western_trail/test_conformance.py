"""Great Western Trail keeps the laws of every game, in all its options."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from saloon.conformance import Conformance, Give
from saloon.core.game import Action, Json
from saloon.core.refusal import Refusal
from saloon.games.great_western_trail.game import GAME

TESTS = Path(__file__).parents[2]


UNTRIED = frozenset({
    "cannot-go-back", "card-needed", "cards-needed", "disc-there-already", "do-something", "exactly-back",
    "hazards-only", "local-action-done", "no-hazard", "no-hired-worker", "no-teepee", "no-workers-any-more",
    "nobody-to-hire", "none-in-the-woods", "not-above-token", "not-doubled", "not-enough-cowboys",
    "not-enough-craftsmen", "not-more-craftsmen", "not-unlocked", "nothing-to-build", "out-of-reach", "site-taken",
    "space-taken", "teepees-only", "used-already", "value-too-low", "white-first",
})  # fmt: skip


def give_money(position: Json, action: Action, refusal: Refusal, less: int) -> Json:
    """GWT 1.3: coins are not limited."""
    position["players"][position["actor"]]["money"] += refusal.params["cost"] - refusal.params["money"] - less
    return position


GIVES: dict[str, Give | None] = {"cannot-pay": give_money}


class TestGreatWesternTrail(Conformance):
    game = GAME
    options = ({}, {"setup": "beginner", "first_seat": 1})
    rarity = 4
    gives = GIVES
    untried = UNTRIED
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
    gives = GIVES
    untried = UNTRIED
    evidence = (TESTS / "scenes" / "great_western_trail", TESTS / "games" / "great_western_trail")

    def opened(self, seed: int) -> tuple[int, Mapping[str, Any]]:
        return 2, self.options[seed % len(self.options)]
