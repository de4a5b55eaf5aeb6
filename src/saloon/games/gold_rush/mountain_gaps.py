"""Gaps inside a mountain, for tables that want them filled (GR-66, GR-67, ruling U-4: option gap = "open")."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from saloon.games.gold_rush.map import NOWHERE, Map
from saloon.games.gold_rush.parts import TILES

# The plane, wide enough for every map: a place is a number on it
SPAN: Final = 145  # stated, so mypyc can inline it
assert SPAN == 2 * TILES + 1
STEPS: Final = vec[i64]([SPAN, 1, -SPAN, -1])
BLANK: Final = vec[u8]([u8(0)] * (SPAN * SPAN))


def has_gap(map: Map, mountain: i64) -> bool:
    """Whether tiles that all carry this mountain enclose empty cells."""
    features = map.features
    seen = BLANK[:]  # by which search
    search: u8 = 0
    segment = mountain
    while True:
        place = place_of(map, features.cell(segment))
        for side in range(i64(4)):
            beside = place + STEPS[side]
            if seen[beside] == 0 and not map.has_tile(cell_of(map, beside)):
                search += 1
                if _encloses(map, mountain, beside, seen, search):
                    return True
        segment = features.following(segment)
        if segment == mountain:
            return False


def _encloses(map: Map, mountain: i64, start: i64, seen: vec[u8], search: u8) -> bool:
    """Whether the connected empty cells around this one are all enclosed by tiles of the mountain."""
    west, east, south, north = _bounds(map)
    seen[start] = search
    waiting = vec[i64]([start])
    while len(waiting) > 0:
        waiting, place = pop(waiting)
        x, y = place % SPAN, place // SPAN
        if x <= west or x >= east or y <= south or y >= north:
            return False
        for side in range(i64(4)):
            near = place + STEPS[side]
            cell = cell_of(map, near)
            if cell != NOWHERE and map.has_tile(cell):
                if not map.features.runs_over(mountain, map.first(cell)):
                    return False
            elif seen[near] == 0:
                seen[near] = search
                waiting = append(waiting, near)
            elif seen[near] != search:
                return False  # an earlier search found the way out from there
    return True


def _bounds(map: Map) -> tuple[i64, i64, i64, i64]:
    """The columns and rows between which all tiles lie."""
    west: i64 = SPAN
    east: i64 = 0
    south: i64 = SPAN
    north: i64 = 0
    for cell in map.order:
        x, y = map.x(cell) + TILES, map.y(cell) + TILES
        west = x if x < west else west
        east = x if x > east else east
        south = y if y < south else south
        north = y if y > north else north
    return west, east, south, north


def place_of(map: Map, cell: i64) -> i64:
    return (map.y(cell) + TILES) * SPAN + map.x(cell) + TILES


def cell_of(map: Map, place: i64) -> i64:
    return map.cell_at(place % SPAN - TILES, place // SPAN - TILES)
