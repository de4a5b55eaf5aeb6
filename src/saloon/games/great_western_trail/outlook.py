"""What a seat's things are worth in Great Western Trail, by and large: a sense of position for bots, not a rule."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.scoring import categories, total


def standing(board: Board, seat: i64) -> float:
    return float(total(categories(board, seat)))
