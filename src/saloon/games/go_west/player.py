"""What lies before one seat of Go West!: its row of the pieces (layout.py)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.go_west.layout import CARD, HELD, SCORED, SUPPLY, VP
from saloon.games.go_west.parts import NEVER, SCORING_CARDS, SCORING_COST


def funds(pieces: vec[i64], row: i64) -> i64:
    return pieces[row + SUPPLY] + pieces[row + VP]  # GW-19


def hand(pieces: vec[i64], row: i64) -> vec[i64]:
    return pieces[row + CARD : row + CARD + pieces[row + HELD]]


def holds(pieces: vec[i64], row: i64, kind: i64) -> bool:
    first = row + CARD
    for i in range(first, first + pieces[row + HELD]):  # noqa: SIM110  (a loop is what mypyc makes fast)
        if pieces[i] == kind:
            return True
    return False


def take(pieces: vec[i64], row: i64, kind: i64) -> None:
    """Into the hand."""
    i = row + CARD + pieces[row + HELD]
    while i > row + CARD and pieces[i - 1] > kind:
        pieces[i] = pieces[i - 1]
        i -= 1
    pieces[i] = kind
    pieces[row + HELD] += 1


def give(pieces: vec[i64], row: i64, kind: i64) -> None:
    """Out of the hand."""
    i = row + CARD
    while pieces[i] != kind:
        i += 1
    last = row + CARD + pieces[row + HELD] - 1
    while i < last:
        pieces[i] = pieces[i + 1]
        i += 1
    pieces[row + HELD] -= 1


def scoring_cost(pieces: vec[i64], row: i64) -> i64:
    """GW-20: the price of the lowest scoring card left; after the sixth, more than anyone can pay."""
    scored = pieces[row + SCORED]
    if scored < SCORING_CARDS:
        return SCORING_COST[scored]
    return NEVER
