"""What the bots hope for: tiles of the bag counted one by one, in every rotation, straight from the tile list."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.gold_rush.hopes import Hopes, count_fitting
from saloon.games.gold_rush.map import Map
from saloon.games.gold_rush.parts import MOUNTAIN, PRAIRIE, RAIL
from saloon.games.gold_rush.state import GoldRush
from tests.bots.positions import middle_states
from tests.games.gold_rush.checker import SIDES, STEPS, Laid

POSITIONS = [state for state in middle_states("gold_rush", 6) if isinstance(state, GoldRush)]


def laid_tiles(map: Map) -> dict[tuple[int, int], Laid]:
    tiles = {}
    for cell in map.order:
        orientation = int(map.orientation(cell))
        place = int(map.x(cell)), int(map.y(cell))
        tiles[place] = Laid(f"{map.box.tiles[orientation // 4].id} {place[0]},{place[1]} {orientation % 4}")
    return tiles


def neighbours(tiles: dict[tuple[int, int], Laid], place: tuple[int, int]) -> dict[str, Laid]:
    """The tiles around an open cell, by side."""
    beside = {side: (place[0] + x, place[1] + y) for side, (x, y) in STEPS.items()}
    return {side: tiles[at] for side, at in beside.items() if at in tiles}


@pytest.mark.parametrize("state", POSITIONS, ids=lambda state: f"{state.bag_size} tiles")
def test_tiles_that_fit_and_tiles_that_end_a_feature(state: GoldRush) -> None:
    tiles = laid_tiles(state.map)
    for cell in state.map.open:
        place = int(state.map.x(cell)), int(state.map.y(cell))
        around = neighbours(tiles, place)
        fitting, ending = 0, dict.fromkeys(SIDES, 0)
        for kind, tile in enumerate(state.box.tiles):
            turned = [Laid(f"{tile.id} {place[0]},{place[1]} {rotation}") for rotation in range(4)]
            fits = [
                laid
                for laid in turned
                if all(laid.edges[side] == other.edges[opposite(side)] for side, other in around.items())
            ]
            fitting += int(state.bag[kind]) * bool(fits)
            for side in SIDES:
                ends = any(side in laid.spots and laid.reaches[laid.spots[side]] == [side] for laid in fits)
                ending[side] += int(state.bag[kind]) * ends
        closing = vec[i64]([0, 0, 0, 0])
        assert count_fitting(state, cell, closing) == fitting
        for side in around:
            if around[side].edges[opposite(side)] in "RM":
                assert closing[SIDES.index(side)] == ending[side]


def opposite(side: str) -> str:
    return SIDES[(SIDES.index(side) + 2) % 4]


@pytest.mark.parametrize("state", POSITIONS, ids=lambda state: f"{state.bag_size} tiles")
def test_what_is_complete_is_certain_and_what_no_tile_fits_is_hopeless(state: GoldRush) -> None:
    hopes, features = Hopes(state), state.map.features
    for segment in range(features.count):
        if features.feature(segment) != segment:
            continue
        if features.land(segment) in (RAIL, MOUNTAIN):
            assert (hopes.complete[segment] == 1.0) == (features.open(segment) <= 0)
            assert 0.0 <= hopes.next[segment] <= 1.0
            assert hopes.growth[segment] == 0.0
        elif features.land(segment) == PRAIRIE:
            assert hopes.next[segment] == 0.0
