"""What a seat's things are worth in Go West!, by and large: a small positional sense for bots, not a rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.games.go_west.board import Board
from saloon.games.go_west.parts import EAST, NEW_ENGLAND, WEST
from saloon.games.go_west.scoring import count_of, region_points

WON: Final = 1000.0

SUPPLY: Final = 0.25  # points that a token in supply is worth
BOX: Final = 0.1
MARKER: Final = 1.0
NOW: Final = 0.6  # of what a scoring now would give
PLACED: Final = 0.3  # a token on a track, and more for each wagon that is still to pass it
TO_COME: Final = 0.02


def estimate(board: Board, seat: i64) -> float:
    player = board.players[seat]
    worth = float(player.vp) + SUPPLY * float(player.supply) + BOX * float(player.box)
    if player.marker:
        worth += MARKER
    to_come = board.wagons[NEW_ENGLAND]
    for region in range(i64(EAST), WEST + 1):
        track, wagons = board.tracks[region - 1], board.wagons[region]
        worth += NOW * float(count_of(region_points(track, wagons), seat))
        for owner in track:
            if owner == seat:
                worth += PLACED + TO_COME * float(to_come)
        to_come += wagons
    return worth
