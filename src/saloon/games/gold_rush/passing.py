"""Step 2 of a turn of Gold Rush, left out."""

from __future__ import annotations

from typing import Final, Literal, TypedDict, final

from mypy_extensions import i64, mypyc_attr

from saloon.core.question import Single
from saloon.games.gold_rush.board import Board
from saloon.games.gold_rush.completion import score_completed
from saloon.games.gold_rush.events import PASSED

PassAction = TypedDict("PassAction", {"do": Literal["none"]})
NoFigures = TypedDict("NoFigures", {})


@final
@mypyc_attr(native_class=True)
class DoNothing(Single[Board]):
    """Whether to do nothing more (GR-16)."""

    def do(self, board: Board, answer: i64) -> None:
        if board.telling:
            board.tell(PASSED, board.actor)
        score_completed(board)


DO_NOTHING: Final = DoNothing("act", "none")
