"""Bots see only what their seat may know, and are repeatable."""

from __future__ import annotations

import pytest

from saloon import bots
from saloon.bots import Sight
from saloon.core import registry
from saloon.core.refusal import BadOptions
from saloon.core.rng import Rng
from tests.bots.positions import middle_states

# What searches stops by the clock; what it chooses with a number of simulations is tried in test_search.py
TIMELESS = [name for name in bots.names() if name != "search:6"]


@pytest.mark.parametrize("game", registry.infos())
@pytest.mark.parametrize("bot", TIMELESS)
def test_hidden_cards_do_not_change_the_choice(game: str, bot: str) -> None:
    """The choice is the same in the true state and in any other that the seat cannot tell from it."""
    changed = 0
    for number, state in enumerate(middle_states(game)):
        seat = int(state.turn)
        choice = bots.make(bot).choose(Sight(state, seat), Rng(number))
        for other in range(3):
            guess = state.guess(seat, Rng(number, other))
            changed += registry.load(game).position(guess) != registry.load(game).position(state)
            assert bots.make(bot).choose(Sight(guess, seat), Rng(number)) == choice
    assert changed > 20, "the guesses were the truth, so this proved nothing"


@pytest.mark.parametrize("game", registry.infos())
@pytest.mark.parametrize("bot", TIMELESS)
def test_choosing_changes_nothing(game: str, bot: str) -> None:
    for number, state in enumerate(middle_states(game)):
        before = registry.load(game).position(state)
        move = bots.make(bot).choose(Sight(state, int(state.turn)), Rng(number))
        assert registry.load(game).position(state) == before
        assert move in list(state.moves())


def test_unknown_bots_are_refused_by_name() -> None:
    with pytest.raises(BadOptions, match="deep_thought"):
        bots.make("deep_thought")
