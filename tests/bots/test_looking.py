"""Looking: what greedy's way to end a turn would spoil is seen by looking ahead."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from saloon.bots import Sight
from saloon.bots.judge import Judge
from saloon.bots.looking import LookingBot
from saloon.bots.search import Budget, think
from saloon.core.rng import Rng
from saloon.core.state import OVER, State

SAFE, BOLD = 0, 1


class Fork(State):
    """Seat 0 takes a tie, or is bold and goes on: then 1 wins and 0, which its outlook likes better, loses."""

    def __init__(self, turn: int = 0, bold: bool = False, gold: tuple[int, int] = (0, 0)) -> None:
        super().__init__(2, turn)
        self.bold = bold
        self.gold = gold

    def moves(self) -> vec[i64]:
        return vec[i64]([] if self.turn == OVER else [0, 1])

    def play(self, move: i64) -> None:
        if self.bold:
            self.gold, self.turn = ((1, 0) if move == 1 else (0, 1)), OVER
        elif move == BOLD:
            self.bold = True
        else:
            self.turn = OVER

    def copy(self) -> Fork:
        return Fork(int(self.turn), self.bold, self.gold)

    def points(self, seat: i64) -> i64:
        return self.gold[seat]

    def outlook(self, seat: i64) -> float:
        return float(self.gold[1])


@pytest.mark.parametrize(("ahead", "chosen"), [(1, SAFE), (2, BOLD), (3, BOLD)])
def test_looking_ahead_finds_a_better_end_of_the_turn(ahead: int, chosen: int) -> None:
    assert LookingBot(Judge(), ahead=ahead).choose(Sight(Fork(), 0), Rng(1)) == chosen


def test_a_search_begins_by_looking_ahead() -> None:
    assert think(Sight(Fork(), 0), Judge(), Budget(1), Rng(1)).best() == BOLD
