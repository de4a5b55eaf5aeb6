"""How long a game still lasts stands in every view, and comes true."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from saloon.core import registry
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER


def views(name: str, seats: int, seed: int) -> list[dict[str, Any]]:
    """A spectator's view after every ply of a game at random."""
    game, rng = registry.load(name), Rng(seed)
    state = game.open(seats, {"first_seat": 0})
    seen = []
    while state.turn != OVER:
        seen.append(game.view(state, None))
        state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
    return [*seen, game.view(state, None)]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_last_tile_ends_gold_rush(seed: int) -> None:
    seen = views("gold_rush", 3, seed)
    tiles = [view["to_end"]["tiles"] for view in seen]
    assert tiles == sorted(tiles, reverse=True)
    assert tiles[-1] == 0
    assert seen[-2]["to_end"]["last_round"]
    last = [view for view in seen if view["to_end"]["last_round"]]
    assert len(last[-1]["map"]) - len(last[0]["map"]) in (2, 3)  # one tile for each of three seats


@pytest.mark.parametrize("seed", [1, 2])
def test_the_job_market_ends_great_western_trail(seed: int) -> None:
    seen = views("great_western_trail", 2, seed)
    for before, after in pairwise(seen):
        placed = before["to_end"]["workers"] - after["to_end"]["workers"]
        assert placed >= 0
        assert (after["to_end"]["workers"] == 0) == (after["to_end"]["turns"] is not None)
    assert seen[-2]["to_end"]["last_round"]
    assert seen[-2]["to_end"]["turns"] == 1


@pytest.mark.parametrize("seed", range(4))
def test_points_or_wagons_end_go_west(seed: int) -> None:
    end = views("go_west", 2, seed)[-1]
    lacking = {"fifty": "points", "wagons-gone": "wagons"}
    assert end["reason"] in lacking
    assert end["to_end"][lacking[end["reason"]]] == 0
