"""A hint uses only what the seat may know, and says the same to whoever asks twice."""

from __future__ import annotations

import pytest

from saloon.analysis.hint import LONGEST_LINE, Hint, hint
from saloon.bots.levels import judge_for
from saloon.bots.search import Budget
from saloon.core import registry
from saloon.core.rng import Rng
from saloon.core.state import State
from tests.bots.positions import middle_states


def asked(game: str, state: State, number: int) -> Hint:
    return hint(registry.load(game), state, judge_for(game, state), Budget(30), Rng(number))


@pytest.mark.parametrize("game", registry.infos())
def test_hidden_things_do_not_change_a_hint(game: str) -> None:
    changed = 0
    for number, state in enumerate(middle_states(game, 20)):
        told = asked(game, state, number)
        guess = state.guess(int(state.turn), Rng(number, 1))
        changed += registry.load(game).position(guess) != registry.load(game).position(state)
        assert asked(game, guess, number) == told
    assert changed > 2, "the guesses were the truth, so this proved nothing"


@pytest.mark.parametrize("game", registry.infos())
def test_a_hint_names_moves_and_how_it_goes_on(game: str) -> None:
    for number, state in enumerate(middle_states(game, 8)):
        told = asked(game, state, number)
        actions = [move.action for move in told.moves]
        assert all(registry.load(game).why_not(state, action) is None for action in actions)
        assert len(told.line) <= LONGEST_LINE
        assert told.line[0].seat == state.turn
        assert told.line[0].action == actions[0]
        assert told.line[0].elements == told.moves[0].elements, "it is shown on the board, too"
        assert all(0.0 <= move.share <= 1.0 for move in told.moves)
