"""PettingZoo's own tests hold for every game and number of seats; bad input is answered as PettingZoo does."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from saloon.adapters.pettingzoo import env, raw_env
from saloon.core import registry

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    (name, seats, {}) for name, info in registry.infos().items() for seats in info.seats
]
TABLES += [("great_western_trail", 2, {"automa": "hard"})]
ids = [f"{name}-{seats}{'-automa' if options else ''}" for name, seats, options in TABLES]
CYCLES = 12  # of each seat


def play_out(table: Any, seed: int = 1) -> list[dict[str, float]]:
    """A random game to its end; the rewards of every step."""
    rng, rewards = np.random.default_rng(seed), []
    table.reset(seed=seed)
    for _ in table.agent_iter():
        seen, _, terminated, truncated, _ = table.last()
        table.step(None if terminated or truncated else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        rewards.append(dict(table.rewards))
    return rewards


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # is a dict, which PettingZoo has for masks
@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=ids)
def test_pettingzoos_own_tests_pass(
    name: str, seats: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(env(name, seats, **options), num_cycles=CYCLES)
    seed_test(lambda: env(name, seats, **options), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=ids)
def test_a_seat_makes_at_most_max_cycles_decisions(name: str, seats: int, options: dict[str, Any]) -> None:
    """As PettingZoo's max_cycles_test has it, which itself wants seats that all act at once and without masks."""
    table = env(name, seats, max_cycles=4, **options)
    rewards = play_out(table)
    assert max(table.unwrapped.decisions.values()) == 4
    assert not any(reward for step in rewards for reward in step.values())


def test_observations_have_the_shape_of_their_space_and_the_mask_is_of_the_seat_in_turn() -> None:
    table = env("go_west", 3)
    table.reset(seed=5)
    for agent in table.agents:
        seen = table.observe(agent)
        assert table.observation_space(agent).contains(seen)
        assert bool(seen["action_mask"].any()) == (agent == table.agent_selection)


@pytest.mark.parametrize("reward", ["share", "points", "difference"])
def test_rewards_come_at_the_end_and_are_what_was_asked_for(reward: str) -> None:
    table = raw_env("go_west", 2, reward)
    *before, last = [step for step in play_out(table) if len(step) == 2]
    points = [int(table.table.points(seat)) for seat in range(2)]
    shares = [table.table.share(seat) for seat in range(2)]
    lead = points[0] - points[1]
    expected = {"share": shares, "points": points, "difference": [lead, -lead]}[reward]
    ends = [step for step in [*before, last] if any(step.values())]
    assert ends
    assert list(ends[0].values()) == expected


def test_numbers_are_readable_both_ways() -> None:
    table = raw_env("go_west")
    table.reset(seed=2)
    for number in np.flatnonzero(table.observe(table.agent_selection)["action_mask"]):
        assert table.number(table.action(int(number))) == number
    for none in (158, -1, 10**30):
        with pytest.raises(ValueError, match=f"no action has the number {none} now"):
            table.action(none)


def test_an_action_outside_the_mask_loses() -> None:
    table = env("go_west")
    table.reset(seed=1)
    loser = table.agent_selection
    number = int(table.observe(loser)["action_mask"].argmin())
    table.step(number)
    assert all(table.terminations.values())
    assert table.rewards[loser] == -1
    raw = raw_env("go_west")
    raw.reset(seed=1)
    for bad in (number, None, "score", 128.5, 10**30):  # 128 is possible
        with pytest.raises(ValueError, match="not in the mask of seat_"):
            raw.step(bad)


def test_reset_takes_options_of_the_game_for_one_game() -> None:
    table = raw_env("go_west")
    for seed in range(4):
        table.reset(seed=seed, options={"first_seat": 1})
        assert table.agent_selection == "seat_1"
    first = set()
    for seed in range(8):
        table.reset(seed=seed)
        first.add(table.agent_selection)
    assert first == {"seat_0", "seat_1"}


@pytest.mark.parametrize(
    ("arguments", "options", "complaint"),
    [
        ({"game": "poker"}, {}, "game: not-one-of"),
        ({"game": "go_west", "seats": 5}, {}, "seats: not-in-range"),
        ({"game": "go_west", "reward": "money"}, {}, "reward: not-one-of"),
        ({"game": "go_west", "deck_of": 1}, {}, "deck_of: unknown-option"),
        ({"game": "go_west"}, {"end_check": "never"}, "end_check: not-one-of"),
        ({"game": "go_west"}, "first_seat", "options: wrong-type"),
        ({"game": "go_west", "max_cycles": 0}, {}, "max_cycles: not-in-range"),
        ({"game": "great_western_trail"}, {"automa": "hard"}, "options: not-one-of"),
    ],
)
def test_what_a_game_has_not_is_a_value_error(
    arguments: dict[str, Any], options: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        env(**arguments).reset(options=options)
