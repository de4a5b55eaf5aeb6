"""Gaps inside a mountain, for tables that want them filled (GR-66, GR-67, ruling U-4: option gap = "open")."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from saloon.games.gold_rush.map import BLANK, EMPTY, NOWHERE, SPAN, STEPS, Map


def has_gap(map: Map, mountain: i64) -> bool:
    """Whether tiles that all carry this mountain enclose empty cells."""
    features = map.features
    seen = BLANK[:]  # by which search
    search: u8 = 0
    segment = mountain
    while True:
        place = map.place[features.cell[segment]]
        for side in range(i64(4)):
            beside = place + STEPS[side]
            if seen[beside] == 0 and map.face[i64(map.grid[beside])] == EMPTY:
                search += 1
                if _encloses(map, mountain, beside, seen, search):
                    return True
        segment = features.following[segment]
        if segment == mountain:
            return False


def _encloses(map: Map, mountain: i64, start: i64, seen: vec[u8], search: u8) -> bool:
    """Whether the empty cells that hang together with this one are all surrounded by tiles of the mountain."""
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
            cell = i64(map.grid[near])
            if cell != NOWHERE and map.face[cell] != EMPTY:
                if not map.features.runs_over(mountain, map.first[cell]):
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
        x, y = map.place[cell] % SPAN, map.place[cell] // SPAN
        west = x if x < west else west
        east = x if x > east else east
        south = y if y < south else south
        north = y if y > north else north
    return west, east, south, north
