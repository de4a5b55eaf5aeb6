"""Gymnasium's own checks hold; many tables at once are the same games as one at a time."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from saloon.adapters.gymnasium import TablesEnv, environment_id
from saloon.core import registry

GO_WEST = "saloon/GoWest-v0"


def choose(masks: Any, rng: Any) -> Any:
    return (masks * rng.random(masks.shape)).argmax(axis=-1)


@pytest.mark.filterwarnings("ignore:.*infinity:UserWarning")  # nothing bounds the numbers of an observation
@pytest.mark.parametrize("name", sorted(registry.infos()))
def test_gymnasiums_own_check_passes(name: str) -> None:
    check_env(gymnasium.make(environment_id(name), opponents=["random"]).unwrapped, skip_render_check=True)


def test_a_name_with_its_module_needs_no_import() -> None:
    code = (
        "import gymnasium; env = gymnasium.make('saloon.adapters.gymnasium:saloon/GoWest-v0', opponents=['greedy']);"
        "print(env.reset(seed=1)[0]['action_mask'].sum())"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(run.stdout) > 0


def test_a_game_is_played_to_its_end_against_the_opponents() -> None:
    env, rng = gymnasium.make(GO_WEST, opponents=["greedy", "random"]), np.random.default_rng(1)
    seen, _ = env.reset(seed=3)
    terminated, steps = False, 0
    while not terminated:
        assert env.observation_space.contains(seen)
        seen, reward, terminated, truncated, info = env.step(choose(seen["action_mask"], rng))
        steps += 1
        assert not truncated
        assert info == {}
    assert steps > 20
    assert reward in (0.0, 1.0)
    assert not seen["action_mask"].any()
    with pytest.raises(ResetNeeded):
        env.unwrapped.step(0)


def test_the_rules_can_be_the_opponent() -> None:
    env = gymnasium.make("saloon/GreatWesternTrail-v0", opponents=["automa:hard"])
    assert env.unwrapped.lineup.setting.options["automa"] == "hard"
    seen, _ = env.reset(seed=1)
    assert seen["action_mask"].any()


def test_numbers_are_readable_both_ways() -> None:
    env = gymnasium.make(GO_WEST, opponents=["random"]).unwrapped
    seen, _ = env.reset(seed=1)
    for number in np.flatnonzero(seen["action_mask"]):
        assert env.number(env.action(int(number))) == number


def test_many_tables_are_the_games_of_one_at_a_time() -> None:
    """The first game of table n is the n-th of the seed, and who sits at one table does not change another."""
    many, rngs = TablesEnv(3, "go_west", ["random"]), [np.random.default_rng(n) for n in range(3)]
    seen, _ = many.reset(seed=9)
    first = {key: rows[0] for key, rows in seen.items()}
    alone = gymnasium.make(GO_WEST, opponents=["random"])
    single, _ = alone.reset(seed=9)
    own, ended = np.random.default_rng(0), False
    while not ended:
        for key, row in first.items():
            assert (row == single[key]).all()
        actions = np.array([choose(row, rng) for row, rng in zip(seen["action_mask"], rngs, strict=True)])
        seen, rewards, terminated, _, _ = many.step(actions)
        single, reward, ended, _, _ = alone.step(choose(single["action_mask"], own))
        first = {key: rows[0] for key, rows in seen.items()}
        assert (rewards[0], terminated[0]) == (reward, ended)


def test_a_table_that_is_over_begins_anew_with_the_next_step() -> None:
    env, rng = gymnasium.make_vec(GO_WEST, num_envs=4, opponents=["random"], reward="points"), np.random.default_rng(2)
    seen, _ = env.reset(seed=1)
    assert isinstance(env, TablesEnv)
    over: Any = np.zeros(4, bool)
    games = 0
    while games < 6:
        assert env.observation_space.contains(seen)
        assert (seen["action_mask"].any(axis=1) != over).all()
        seen, rewards, terminated, _, infos = env.step(choose(seen["action_mask"], rng))
        assert not (terminated & over).any()
        assert (rewards[over] == 0).all()
        assert infos == {}
        over, games = terminated, games + int(terminated.sum())


def test_the_same_seed_gives_the_same_games() -> None:
    played = []
    for _ in range(2):
        env, rng = TablesEnv(2, "gold_rush", ["greedy"]), np.random.default_rng(7)
        seen, _ = env.reset(seed=4)
        for _ in range(6):
            seen, *_ = env.step(choose(seen["action_mask"], rng))
        played.append(seen["observation"])
    assert (played[0] == played[1]).all()
    assert (TablesEnv(2, "gold_rush", ["greedy"]).reset(seed=5)[0]["observation"] != played[0]).any()


def test_an_action_outside_the_mask_loses_and_one_outside_the_space_is_an_error() -> None:
    one, many = gymnasium.make(GO_WEST, opponents=["random"]), TablesEnv(2, "go_west", ["random"])
    with pytest.raises(ResetNeeded):
        many.step([0, 0])
    seen, _ = one.reset(seed=1)
    bad = int(seen["action_mask"].argmin())
    assert one.step(bad)[1:] == (-1.0, True, False, {"illegal_action": True})
    seen, _ = many.reset(seed=1)
    _, rewards, terminated, _, infos = many.step(np.array([bad, seen["action_mask"][1].argmax()]))
    assert rewards.tolist() == [-1.0, 0.0]
    assert terminated.tolist() == infos["illegal_action"].tolist() == [True, False]
    one.reset(seed=1)
    with pytest.raises(InvalidAction, match="159 is no action: there are 159"):
        one.unwrapped.step(159)
    for actions in ([0, 159], [-1, 0], [0], [0.5, 0.5]):
        with pytest.raises(InvalidAction, match="not 2 actions from 0 to 158"):
            many.step(np.array(actions))


@pytest.mark.parametrize(
    ("arguments", "options", "complaint"),
    [
        ({"opponents": ["nobody"]}, {}, "seats: not-one-of"),
        ({"opponents": []}, {}, "seats: not-in-range"),
        ({"opponents": "greedy"}, {}, "opponents: wrong-type"),
        ({"opponents": None}, {}, "opponents: wrong-type"),
        ({"opponents": [5]}, {}, "opponents: wrong-type"),
        ({"opponents": ["random"]}, ["first_seat"], "options: wrong-type"),
        ({"opponents": ["automa"]}, {}, "seats: no-automa"),
        ({"opponents": ["random"]}, {"first_seat": 7}, "first_seat: not-one-of"),
        ({"opponents": ["random"]}, {"seats": 3}, "seats: unknown-option"),
    ],
)
def test_what_a_game_has_not_is_a_value_error(
    arguments: dict[str, Any], options: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        gymnasium.make(GO_WEST, **arguments).reset(options=options)


def test_there_is_at_least_one_table() -> None:
    with pytest.raises(ValueError, match="num_envs: not-in-range"):
        gymnasium.make_vec(GO_WEST, num_envs=0, opponents=["random"])


@pytest.mark.parametrize(("module", "needed"), [("gymnasium", "gymnasium"), ("openspiel", "pyspiel")])
def test_without_the_extra_one_line_says_how_to_install_it(module: str, needed: str) -> None:
    code = f"import sys; sys.modules[{needed!r}] = None; import saloon.adapters.{module}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.stderr.splitlines()[-1] == f'ImportError: saloon.adapters needs {needed}: pip install "saloon[rl]"'
