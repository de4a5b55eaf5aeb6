"""Levels: six, told apart by how they think; what was learnt is used only where it fits."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from librt.vecs import vec

from saloon import bots
from saloon.bots import Sight, levels
from saloon.bots.judge import Judge, Learned
from saloon.bots.network import Network
from saloon.bots.weights import BadWeights, read_header, read_network, write_weights
from saloon.core import registry
from saloon.core.refusal import BadOptions
from saloon.core.rng import Rng
from saloon.core.state import State
from tests.bots.positions import middle_states

GAME = "go_west"
HEADER = {"game": GAME, "rules_version": registry.info(GAME).rules_version, "seats": 2, "hidden": 3}


def position() -> State:
    return next(state for state in middle_states(GAME) if state.seats == 2)


def weights(path: Path, **changes: object) -> Path:
    """A network that knows nothing, in a file that says what it is for."""
    inputs = len(position().observe(0))
    write_weights(path, {**HEADER, "inputs": inputs, **changes}, [0.0] * (inputs * 3 + 3 + 4 * 3 + 4))
    return path


@pytest.mark.parametrize("name", bots.level_names())
def test_every_level_plays_what_is_possible_and_repeats_itself(name: str) -> None:
    """Those that stop by the clock are given so little time that they do the least they ever do."""
    state = position()
    chosen = bots.make(name, GAME, state, seconds=0.01).choose(Sight(state, int(state.turn)), Rng(1))
    assert chosen in list(state.moves())
    if levels.levels_of(GAME)[bots.level_names().index(name)].simulations == 0:
        again = bots.make(name, GAME, state).choose(Sight(state, int(state.turn)), Rng(1))
        assert again == chosen


@pytest.mark.parametrize("game", registry.infos())
def test_every_title_has_six_levels_of_its_own_that_err_less_and_less(game: str) -> None:
    own = levels.levels_of(game)
    assert own != levels.LEVELS
    assert len(own) == len(bots.level_names())
    assert [level.overlooks for level in own] == sorted((level.overlooks for level in own), reverse=True)
    assert [level.blur for level in own] == sorted((level.blur for level in own), reverse=True)
    assert [level.simulations for level in own] == sorted(level.simulations for level in own)


def test_levels_are_refused_by_name_and_time() -> None:
    for name in ("search", "search:0", "search:7", "search:two"):
        with pytest.raises(BadOptions, match="search:6"):
            bots.make(name)
    for seconds in (0.0, -1.0, 3600.0, float("nan")):
        with pytest.raises(BadOptions, match="think"):
            bots.make("search:6", seconds=seconds)


def test_the_lowest_level_overlooks_and_the_fourth_does_not() -> None:
    """Over many generators the first level plays many different moves, the fourth hardly any but its best."""
    choices = {"search:1": 0, "search:4": 0}
    for state in middle_states(GAME):
        if state.seats == 2 and len(state.moves()) > 10:
            sight = Sight(state, int(state.turn))
            for name in choices:
                choices[name] += len({int(bots.make(name, GAME, state).choose(sight, Rng(n))) for n in range(12)})
    assert choices["search:1"] >= 2 * choices["search:4"], choices


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = weights(tmp_path / "judge-2.weights", provenance={"seed": 7})
    state = position()
    network = read_network(path, GAME, HEADER["rules_version"], 2, len(state.observe(0)))  # type: ignore[arg-type]
    assert list(Learned(network).worths(state, 0)) == [0.5, 0.5, 0.0, 0.0]
    assert read_header(path)["provenance"] == {"seed": 7}


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"game": "gold_rush"}, "made for game gold_rush, not go_west"),
        ({"rules_version": 99}, "made for rules_version 99"),
        ({"seats": 3}, "made for seats 3, not 2"),
        ({"inputs": 5}, "made for inputs 5"),
        ({"hidden": 0}, "0 hidden units"),
        ({"hidden": 4}, "damaged"),
    ],
)
def test_weights_for_something_else_are_refused(tmp_path: Path, changes: dict[str, object], why: str) -> None:
    path = weights(tmp_path / "judge-2.weights", **changes)
    with pytest.raises(BadWeights, match=why):
        read_network(path, GAME, HEADER["rules_version"], 2, len(position().observe(0)))  # type: ignore[arg-type]


def test_a_damaged_file_lets_bots_judge_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The game goes on with the game's own estimate, and one line says why."""
    path = weights(tmp_path / "judge-2.weights")
    path.write_bytes(path.read_bytes()[:-1])
    monkeypatch.setattr(levels, "weights_path", lambda game, seats: path)
    levels._judge.cache_clear()
    with caplog.at_level(logging.WARNING, "saloon.bots"):
        judge = levels.judge_for(GAME, position())
    levels._judge.cache_clear()
    assert type(judge) is Judge
    assert [record.getMessage() for record in caplog.records] == [
        "judge-2.weights: damaged; bots judge by the game's own estimate"
    ]


def test_a_network_sees_from_its_own_seat() -> None:
    """The observing seat comes first in what the network says; worths go by the number of the seat."""
    one_input = Network(
        1, 1, 3, vec[float]([1.0]), vec[float]([0.0]), vec[float]([1.0, 0.0, 0.0, 0.5, 0.0, 0.0]), vec[float]([0.0] * 6)
    )
    for seat in range(3):
        worths = list(one_input.judge(vec[float]([2.0]), seat))
        assert max(range(3), key=lambda other: worths[other]) == seat
        assert sum(worths[:3]) == pytest.approx(1.0)
        assert worths[3 + seat] == pytest.approx(100.0)
