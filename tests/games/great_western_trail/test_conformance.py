"""Great Western Trail keeps the laws of every game, in all its options."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from saloon.conformance import Conformance, Give
from saloon.games.great_western_trail.game import GAME
from tests.games.great_western_trail.gives import GIVES

TESTS = Path(__file__).parents[2]


class TestGreatWesternTrail(Conformance):
    game = GAME
    options = ({}, {"setup": "beginner", "first_seat": 1})
    rarity = 4
    evidence = (TESTS / "scenes" / "great_western_trail", TESTS / "games" / "great_western_trail")
    gives = GIVES


# What the few games against the Automa do not meet
RARE = (
    "cards-needed", "exactly-back", "hazards-only", "no-hired-worker", "no-teepee", "none-in-the-woods", "site-taken",
)  # fmt: skip


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
    gives: ClassVar[Mapping[str, Give | None]] = {reason: GIVES[reason] for reason in GIVES if reason not in RARE}

    def opened(self, seed: int) -> tuple[int, Mapping[str, Any]]:
        return 2, self.options[seed % len(self.options)]
