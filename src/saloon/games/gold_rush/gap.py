"""Gaps inside a mountain, for tables that want them filled (GR-66, GR-67, ruling U-4: option gap = "open")."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from saloon.games.gold_rush.board import EMPTY, NOWHERE, SPAN, STEPS, Board


def has_gap(board: Board, mountain: i64) -> bool:
    """Whether tiles that all carry this mountain enclose empty cells."""
    for segment in board.features.members(mountain):
        cell = board.features.cell[segment]
        for side in range(i64(4)):
            if board.face[board.beside(cell, side)] == EMPTY and _enclosed(
                board, board.place[cell] + STEPS[side], mountain
            ):
                return True
    return False


def _enclosed(board: Board, start: i64, mountain: i64) -> bool:
    """Whether the empty cells that hang together with this one are all surrounded by tiles of the mountain."""
    west, east, south, north = _bounds(board)
    seen = vec[bool]([False for _ in range(SPAN * SPAN)])
    seen[start] = True
    waiting = vec[i64]([start])
    while len(waiting) > 0:
        waiting, place = pop(waiting)
        x, y = place % SPAN, place // SPAN
        if x <= west or x >= east or y <= south or y >= north:
            return False
        for side in range(i64(4)):
            near = place + STEPS[side]
            cell = i64(board.grid[near])
            if cell != NOWHERE and board.face[cell] != EMPTY:
                if not board.features.runs_over(mountain, board.first[cell]):
                    return False
            elif not seen[near]:
                seen[near] = True
                waiting = append(waiting, near)
    return True


def _bounds(board: Board) -> tuple[i64, i64, i64, i64]:
    """The columns and rows between which all tiles lie."""
    west, east, south, north = i64(SPAN), i64(0), i64(SPAN), i64(0)
    for cell in board.order:
        x, y = board.place[cell] % SPAN, board.place[cell] // SPAN
        west = x if x < west else west
        east = x if x > east else east
        south = y if y < south else south
        north = y if y > north else north
    return west, east, south, north
