"""Simulations: repeatable, the same on one core or two, honestly summed up."""

from __future__ import annotations

import pytest

from saloon.arena.simulate import Report, simulate, wilson
from saloon.core.refusal import BadOptions


def test_same_seed_same_result_on_any_number_of_workers() -> None:
    def figures(workers: int, seed: int) -> Report:
        return simulate("go_west", ["random", "random", "random"], 600, seed, workers=workers)

    one, two = figures(1, 4), figures(2, 4)
    assert (one.plies, one.points, one.shares) == (two.plies, two.points, two.shares)
    assert figures(1, 5).points != one.points


def test_progress_reaches_the_number_of_games() -> None:
    told: list[int] = []
    simulate("go_west", ["random", "random"], 50, 1, workers=1, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 50


def test_report_adds_up() -> None:
    report = simulate("go_west", ["random", "random"], 200, 2, {"end_check": "turn"}, workers=1).as_json()
    assert report["games"] == 200
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(200)
    for seat in report["seats"]:
        assert seat["low"] < seat["win_rate"] < seat["high"]
        assert seat["points"]["p5"] <= seat["points"]["p50"] <= seat["points"]["p95"]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (340, 400, 0.8117, 0.8817)]
)
def test_wilson_interval(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=2e-4)


@pytest.mark.parametrize(
    ("game", "seats", "games", "where"),
    [
        ("chess", ["random", "random"], 1, "game"),
        ("go_west", ["random"], 1, "seats"),
        ("go_west", ["random", "hal"], 1, "seats"),
        ("go_west", ["random", "random"], 0, "games"),
    ],
)
def test_bad_input_is_refused(game: str, seats: list[str], games: int, where: str) -> None:
    with pytest.raises(BadOptions) as caught:
        simulate(game, seats, games, 1)
    assert caught.value.where == where
