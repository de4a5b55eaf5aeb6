"""The actions of Go West! by number, the same in every state. Cards are numbered as the deck lists their kinds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.games.go_west.board import ACTION, OTHER, PAY, Board
from saloon.games.go_west.hand import SELL
from saloon.games.go_west.marker import ANNOUNCE, STOP
from saloon.games.go_west.parts import CALIFORNIA, CARDS, REGIONS, SCORING_COST
from saloon.games.go_west.scoring_cards import SCORE

# How many numbers each verb has, in their order, and what they are for
BLOCKS: Final = (
    ("play", 64),  # the kind of card, as the deck lists them
    ("sell", 64),  # the kind of card, as the deck lists them
    ("score", 1),
    ("announce", 1),
    ("stop", 1),
    ("pay", 17),  # tokens; the rest is paid with victory points
    ("place", 6),  # the region, from east to west
    ("step", 5),  # the region, from east to west
)
# The numbers of these actions are their moves; mypyc only inlines numbers that a module states itself
PAYING: Final = 131
PLACING: Final = 148
STEPPING: Final = 154
ACTIONS: Final = 159

assert (CARDS <= SELL, SELL, SCORE.first, ANNOUNCE.first, STOP.first) == (True, 64, 128, 129, PAYING - 1)
assert (PAYING + max(SCORING_COST) + 1, PLACING + len(REGIONS)) == (PLACING, STEPPING)
assert (STEPPING + CALIFORNIA, sum(size for _, size in BLOCKS)) == (ACTIONS, ACTIONS)


def action_number(board: Board, move: i64) -> i64:
    if board.phase == ACTION:
        return move
    if board.phase == PAY:
        return PAYING + move
    return (PLACING if board.phase == OTHER else STEPPING) + move
