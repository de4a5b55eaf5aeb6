"""Roughly what a seat's position is worth in Go West!: a heuristic for bots, not a rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.games.go_west.board import Board
from saloon.games.go_west.layout import BOX, MARKER, SUPPLY, VP, row_of
from saloon.games.go_west.parts import EAST, NEW_ENGLAND, WEST
from saloon.games.go_west.scoring import SEATS_BITS, count_of, count_tokens, region_points

WON: Final = 1000.0

IN_SUPPLY: Final = 0.25  # points that a token in supply is worth
IN_BOX: Final = 0.1
WITH_MARKER: Final = 1.0
NOW: Final = 0.6  # of what a scoring now would give
PLACED: Final = 0.3  # a token on a track, and more for each wagon that is still to pass it
TO_COME: Final = 0.02


def lead(board: Board, seat: i64) -> float:
    """How far the seat is ahead of the best of the others."""
    tokens, points = all_tokens(board), all_points(board)
    best = -WON
    for other in range(board.seats):
        if other != seat:
            theirs = worth_of(board, other, tokens, points)
            if theirs > best:
                best = theirs
    return worth_of(board, seat, tokens, points) - best


def estimate(board: Board, seat: i64) -> float:
    return worth_of(board, seat, all_tokens(board), all_points(board))


def all_tokens(board: Board) -> i64:
    """Of each region, and in it of each seat; packed."""
    tokens: i64 = 0
    for region in range(i64(EAST), WEST + 1):
        tokens += count_tokens(board.pieces, region) << (SEATS_BITS * (region - 1))
    return tokens


def all_points(board: Board) -> i64:
    """What a scoring now would give, packed likewise."""
    pieces = board.pieces
    points: i64 = 0
    for region in range(i64(EAST), WEST + 1):
        there = region_points(pieces, region, pieces[region], count_tokens(pieces, region))
        points += there << (SEATS_BITS * (region - 1))
    return points


def worth_of(board: Board, seat: i64, tokens: i64, points: i64) -> float:
    pieces, row = board.pieces, row_of(seat)
    worth = float(pieces[row + VP]) + IN_SUPPLY * float(pieces[row + SUPPLY]) + IN_BOX * float(pieces[row + BOX])
    if pieces[row + MARKER] == 1:
        worth += WITH_MARKER
    to_come = pieces[NEW_ENGLAND]
    for region in range(i64(EAST), WEST + 1):
        worth += NOW * float(count_of(points, seat))
        for token in range(count_of(tokens, seat)):  # noqa: B007  (`_` would be boxed)
            worth += PLACED + TO_COME * float(to_come)
        to_come += pieces[region]
        tokens >>= SEATS_BITS
        points >>= SEATS_BITS
    return worth
