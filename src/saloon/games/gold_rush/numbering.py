"""The actions of Gold Rush by number, the same in every state.

Cells are numbered as those of a picture of SPAN × SPAN with the start tile in the middle, row by row, south to north.
The picture goes round at its edges: no map is so wide that two of its cells share a number (map.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.games.gold_rush import map as maps
from saloon.games.gold_rush.board import PLACE, Board
from saloon.games.gold_rush.cowboys import SEND
from saloon.games.gold_rush.map import Map
from saloon.games.gold_rush.parts import CITY
from saloon.games.gold_rush.tent import PITCH
from saloon.games.gold_rush.tile_list import MAX_PARTS

SPAN: Final = 76
MIDDLE: Final = 38
CITY_SPOT: Final = 12  # after the four edges and eight half-edges
INSIDE: Final = 13  # + number of a segment that touches no edge

# How many numbers each verb has, in their order, and what they are for
BLOCKS: Final = (
    ("none", 1),
    ("mine", 1),
    ("cowboy", 62),  # where on the new tile: N, E, S, W, nw, ne, en, es, se, sw, ws, wn, city, segments inside
    ("place", 23104),  # 4 × cell + rotation
    ("tent", 23104),  # 4 × cell + where on it: N, E, S, W
)
PLACING: Final = 64
PITCHING: Final = 23168
ACTIONS: Final = 46272

assert (SPAN, MIDDLE) == (maps.SPAN, SPAN // 2)
assert (BLOCKS[2][1], SEND + BLOCKS[2][1]) == (INSIDE + 3 * MAX_PARTS + 1, PLACING)
assert (4 * SPAN * SPAN, sum(size for _, size in BLOCKS)) == (PITCHING - PLACING, ACTIONS)


def action_number(board: Board, move: i64) -> i64:
    map = board.map
    if board.phase == PLACE:
        return PLACING + 4 * place_of(map, move // 4) + move % 4
    if move >= PITCH:
        cell = map.features.cell(move - PITCH)
        return PITCHING + 4 * place_of(map, cell) + spot_of(map, cell, move - PITCH - map.first(cell))
    if move >= SEND:
        return SEND + spot_of(map, board.last, move - SEND)
    return move


def place_of(map: Map, cell: i64) -> i64:
    """Which cell of the picture that is."""
    row, column = (map.y(cell) + MIDDLE + SPAN) % SPAN, (map.x(cell) + MIDDLE + SPAN) % SPAN
    return SPAN * row + column


def spot_of(map: Map, cell: i64, number: i64) -> i64:
    """The first edge of a segment of the cell's tile, its first half-edge, the city, or inside."""
    box, orientation = map.box, map.orientation(cell)
    for side in range(i64(4)):
        if box.edge_segments[4 * orientation + side] == number:
            return side
    for half in range(i64(8)):
        if box.half_segments[8 * orientation + half] == number:
            return 4 + half
    return CITY_SPOT if box.lands[box.first[orientation // 4] + number] == CITY else INSIDE + number
