"""The scoring cards of Go West!: each seat has six, and plays them from the cheapest to the dearest."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from mypy_extensions import i64, mypyc_attr

from saloon.core.question import Figures, Single, reason
from saloon.games.go_west.board import Board
from saloon.games.go_west.parts import SCORING_CARDS
from saloon.games.go_west.payment import CANNOT_PAY, charge, payment_figures, why_not_pay

ScoreAction = TypedDict("ScoreAction", {"do": Literal["score"]})
ScoreFigures = TypedDict("ScoreFigures", {"number": int, "cost": int})  # which scoring card; the cost is 0 without one

NO_SCORING_CARD: Final[i64] = reason("GW-20", "no-scoring-card")


@mypyc_attr(native_class=True)
class Score(Single[Board]):
    """Whether to score with the lowest scoring card left."""

    def why_not(self, board: Board, answer: i64) -> i64:
        player = board.player()
        if player.scored == SCORING_CARDS:
            return NO_SCORING_CARD
        return why_not_pay(player, player.scoring_cost())

    def do(self, board: Board, answer: i64) -> None:
        board.idle += 1  # GW-J1
        charge(board, board.player().scoring_cost())

    def figures(self, board: Board, answer: i64) -> ScoreFigures:
        player = board.player()
        if player.scored == SCORING_CARDS:
            return {"number": SCORING_CARDS, "cost": 0}
        return {"number": int(player.scored + 1), "cost": int(player.scoring_cost())}

    def params(self, board: Board, answer: i64, why: i64) -> Figures:
        return payment_figures(board, board.player().scoring_cost()) if why == CANNOT_PAY else {}


SCORE: Final = Score("action", "score", 128)
