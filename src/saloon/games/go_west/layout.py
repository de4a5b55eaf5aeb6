"""Where each number of a table of Go West! stands: all pieces are in one flat vector, so a copy is one slice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.games.go_west.parts import HAND, REGIONS, TRACK, TRACKS

# mypyc only inlines numbers that a module states itself, so those of the box are repeated here and checked.
# By region: the wagons stand at the region itself; of those with a track, from EAST = 1 on:
MARK: Final = 5  # + region: the circle that the partition marker holds
LENGTH: Final = 9  # + region: how many tokens are on the track
OWNERS: Final = 7  # + TRACK * region: their owners, oldest first
LAND: Final = 42  # how many numbers that takes

# What lies before a seat, counted from its row
SUPPLY: Final = 0
BOX: Final = 1  # spent tokens
VP: Final = 2
PAID: Final = 3  # spent VP
SCORED: Final = 4  # scoring cards
MARKER: Final = 5  # 1, or 0 when it is spent
HELD: Final = 6  # how many cards are in hand
CARD: Final = 7  # their kinds, sorted so that equal hands look equal
ROW: Final = 14

assert (len(REGIONS) - 1, MARK + TRACKS, CARD + HAND) == (MARK, LENGTH, ROW)
assert (OWNERS, LAND) == (LENGTH + TRACKS + 1 - TRACK, LENGTH + TRACKS + 1 + TRACK * TRACKS)


def row_of(seat: i64) -> i64:
    return LAND + ROW * seat
