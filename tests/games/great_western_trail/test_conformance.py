"""Great Western Trail keeps the laws of every game, in all its options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from saloon.conformance import Conformance, Give
from saloon.core.question import reasons
from saloon.games.great_western_trail.game import GAME
from tests.games.great_western_trail.gives import GIVES, RARE_GIVES
from tests.games.laws import evidence_of


class TestGreatWesternTrail(Conformance):
    game = GAME
    options = ({}, {"setup": "beginner", "first_seat": 1})
    rarity = 4
    evidence = evidence_of("great_western_trail")
    gives = GIVES

    def test_law_7_names_every_reason(self) -> None:
        named = {reason for _, reason, _ in reasons(GAME.info.rules)}
        assert named == set(GIVES) | set(RARE_GIVES)


class RareRefusals(Conformance):
    """Law 7 for what the games of the law do not meet, in positions made for it."""

    game = GAME
    gives: ClassVar[Mapping[str, Give | None]] = {reason: give for reason, (_, give) in RARE_GIVES.items()}


@pytest.mark.parametrize("reason", RARE_GIVES)
def test_law_7_rare_refusals_are_true(reason: str) -> None:
    state = GAME.from_position(RARE_GIVES[reason][0])
    refused = [attempt for attempt in GAME.attempts(state) if not attempt.possible and attempt.refusal.reason == reason]
    tried = [RareRefusals().try_out(state, attempt) for attempt in refused]
    assert any(tried)


# What the few games against the Automa do not meet
RARE = (
    "cards-needed", "exactly-back", "hazards-only", "no-hired-worker", "no-teepee", "none-in-the-woods", "site-taken",
)  # fmt: skip


class TestAutoma(Conformance):
    """The Automa takes a seat like any other; its turn just needs no decisions."""

    game = GAME
    options = (
        {"automa": "easy", "automa_starting_objective": False},
        {"automa": "medium", "setup": "beginner", "automa_starting_objective": True},
        {"automa": "hard", "first_seat": 1, "automa_starting_objective": False},
        {"automa": "surprise", "automa_starting_objective": False},
    )
    rarity = 8
    evidence = evidence_of("great_western_trail")
    gives: ClassVar[Mapping[str, Give | None]] = {reason: GIVES[reason] for reason in GIVES if reason not in RARE}

    def opened(self, seed: int) -> tuple[int, Mapping[str, Any]]:
        return 2, self.options[seed % len(self.options)]
