"""The scoring cards of Go West!: each seat has six, and plays them from the cheapest to the dearest."""

from __future__ import annotations

from typing import Final, Literal, TypedDict, final

from mypy_extensions import i64, mypyc_attr

from saloon.core.question import Figures, Single, reason
from saloon.games.go_west.board import Board
from saloon.games.go_west.layout import SCORED
from saloon.games.go_west.parts import SCORING_CARDS
from saloon.games.go_west.payment import CANNOT_PAY, charge, payment_figures, why_not_pay
from saloon.games.go_west.player import scoring_cost

ScoreAction = TypedDict("ScoreAction", {"do": Literal["score"]})
ScoreFigures = TypedDict("ScoreFigures", {"number": int, "cost": int})  # which scoring card; the cost is 0 without one

NO_SCORING_CARD: Final[i64] = reason("GW-20", "no-scoring-card")


@final
@mypyc_attr(native_class=True)
class Score(Single[Board]):
    """Whether to score with the lowest scoring card left."""

    def why_not(self, board: Board, answer: i64) -> i64:
        row = board.row
        if board.pieces[row + SCORED] == SCORING_CARDS:
            return NO_SCORING_CARD
        return why_not_pay(board, scoring_cost(board.pieces, row))

    def do(self, board: Board, answer: i64) -> None:
        board.idle += 1  # GW-J1
        charge(board, scoring_cost(board.pieces, board.row))

    def figures(self, board: Board, answer: i64) -> ScoreFigures:
        row = board.row
        scored = int(board.pieces[row + SCORED])
        if scored == SCORING_CARDS:
            return {"number": SCORING_CARDS, "cost": 0}
        return {"number": scored + 1, "cost": int(scoring_cost(board.pieces, row))}

    def params(self, board: Board, answer: i64, why: i64) -> Figures:
        return payment_figures(board, scoring_cost(board.pieces, board.row)) if why == CANNOT_PAY else {}


SCORE: Final = Score("action", "score", 128)
