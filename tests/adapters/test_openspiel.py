"""OpenSpiel's own test passes for every game, and its bots play them to the end without seeing what is hidden."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import saloon.adapters.openspiel
from saloon.core import registry

GAMES = sorted(registry.infos())


class Even(mcts.Evaluator):  # type: ignore[misc]
    """All seats are as well off, all moves as good: a search costs next to nothing."""

    def evaluate(self, state: Any) -> Any:
        return np.full(state.num_players(), 1 / state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def walk(game: Any, seed: int) -> Iterator[Any]:
    """The states of a random game, as it goes by."""
    state, rng = game.new_initial_state(), np.random.RandomState(seed)
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def test_games_are_registered_by_importing_the_adapter() -> None:
    assert saloon.adapters.openspiel.PREFIX == "saloon_"
    assert {f"saloon_{name}" for name in GAMES} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_test_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"saloon_{name}"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_bots_play_to_the_end(name: str) -> None:
    game, rng = pyspiel.load_game(f"saloon_{name}"), np.random.RandomState(1)
    bots = [
        mcts.MCTSBot(game, 1.0, 2, Even(), random_state=rng),
        ismcts.ISMCTSBot(game, Even(), 1.0, 2, random_state=rng),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(1.0)


@pytest.mark.parametrize("name", GAMES)
def test_a_guess_knows_what_its_player_knows_and_nothing_of_the_others(name: str) -> None:
    """What is drawn unseen differs from guess to guess; what the player saw does not."""
    game, hidden = pyspiel.load_game(f"saloon_{name}"), False
    sample = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for ply, state in enumerate(walk(game, 2)):
        if ply % 12 or state.is_chance_node():
            continue
        player = state.current_player()
        known = state.information_state_string(player)
        for guess in [state.resample_from_infostate(player, sample) for _ in range(3)]:
            assert guess.information_state_string(player) == known
            assert guess.observation_tensor(player) == state.observation_tensor(player)
            assert guess.legal_actions() == state.legal_actions()
            assert guess.history() == []
            hidden = hidden or str(guess) != str(state)
            other = (player + 1) % 2
            assert guess.information_state_string(other) != state.information_state_string(other)
        if ply > 150:
            break
    assert hidden


def test_a_clone_goes_its_own_way_and_a_pickle_comes_back() -> None:
    game = pyspiel.load_game("saloon_go_west", {"players": 3})
    state = next(state for ply, state in enumerate(walk(game, 1)) if ply == 60)
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)
    again = pickle.loads(pickle.dumps(state))
    assert (str(again), again.history()) == (before, state.history())
    assert again.information_state_string(0) == state.information_state_string(0)


def test_actions_are_readable() -> None:
    for ply, state in enumerate(walk(pyspiel.load_game("saloon_go_west", {"first_seat": "1"}), 1)):
        if ply == 0:
            assert state.action_to_string(-1, state.legal_actions()[0]).startswith('{"card":')
        elif not state.is_chance_node():
            assert state.current_player() == 1
            assert state.action_to_string(state.legal_actions()[0]).startswith('{"card":')
            assert state.action_to_string(1, 157) == "157"
            break


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        ("saloon_go_west(players=9)", "seats: not-in-range"),
        ("saloon_go_west(end_check=never)", "end_check: not-one-of"),
        ("saloon_go_west(reward=money)", "reward: not-one-of"),
    ],
)
def test_what_a_game_has_not_is_a_value_error(game: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        pyspiel.load_game(game)


def test_an_action_that_is_not_possible_is_a_value_error_and_changes_nothing() -> None:
    state = pyspiel.load_game("saloon_go_west").new_initial_state()
    for complaint, number in (("no-such-move {'move': 99}", 99), ("no action has the number 158 now", 158)):
        before = str(state), state.history(), [state.information_state_string(player) for player in range(2)]
        with pytest.raises(ValueError, match=complaint):
            state.apply_action(number)
        assert (str(state), state.history(), [state.information_state_string(player) for player in range(2)]) == before
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])


def test_points_can_be_the_utility() -> None:
    game = pyspiel.load_game("saloon_go_west(reward=difference)")
    assert game.utility_sum() is None
    for state in walk(game, 3):
        last = state
    assert last.returns()[0] == -last.returns()[1] != 0.0
