"""The double-move marker of Go West!: whoever spends it has two actions in that turn."""

from __future__ import annotations

from typing import Final, Literal, TypedDict, final

from mypy_extensions import i64, mypyc_attr

from saloon.core.question import POSSIBLE, Single, reason
from saloon.games.go_west.board import Board
from saloon.games.go_west.events import ANNOUNCED, MARKERS_BACK, STOPPED
from saloon.games.go_west.layout import MARKER, row_of
from saloon.games.go_west.turn import next_action

AnnounceAction = TypedDict("AnnounceAction", {"do": Literal["announce"]})
StopAction = TypedDict("StopAction", {"do": Literal["stop"]})

ANNOUNCED_ALREADY: Final[i64] = reason("GW-11", "announced-already")
MARKER_SPENT: Final[i64] = reason("GW-10", "marker-spent")
NO_PASSING: Final[i64] = reason("GW-9", "no-passing")


@final
@mypyc_attr(native_class=True)
class Announce(Single[Board]):
    """Whether to announce a double move."""

    def why_not(self, board: Board, answer: i64) -> i64:
        if board.doubled:
            return ANNOUNCED_ALREADY
        if board.pieces[board.row + MARKER] == 0:
            return MARKER_SPENT
        return POSSIBLE

    def do(self, board: Board, answer: i64) -> None:
        board.doubled = True
        board.actions_left = 2
        board.pieces[board.row + MARKER] = 0
        if board.telling:
            board.tell(ANNOUNCED, board.actor)
        for seat in range(board.seats):
            if board.pieces[row_of(seat) + MARKER] == 1:
                return
        for seat in range(board.seats):
            board.pieces[row_of(seat) + MARKER] = 1  # GW-11: all get it back at once
        if board.telling:
            board.tell(MARKERS_BACK, board.actor)


@final
@mypyc_attr(native_class=True)
class Stop(Single[Board]):
    """Whether to skip the second action."""

    def why_not(self, board: Board, answer: i64) -> i64:
        if board.doubled and board.actions_left == 1:  # GW-10: only the second action may be skipped
            return POSSIBLE
        return NO_PASSING

    def do(self, board: Board, answer: i64) -> None:
        if board.telling:
            board.tell(STOPPED, board.actor)
        next_action(board)


ANNOUNCE: Final = Announce("action", "announce", 129)
STOP: Final = Stop("action", "stop", 130)
