"""Turns of Great Western Trail, one after the other, and the end (GWT 12.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.core.state import OVER
from saloon.games.great_western_trail import agenda, events
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.decision import Step


def start_turn(board: Board, seat: i64) -> None:
    board.actor = seat
    board.push(agenda.END_TURN)
    if seat == board.automa.seat:
        board.push(agenda.AUTOMA_TURN)
    else:
        board.push(agenda.DRAW_UP)
        board.push(agenda.MOVE)
    if board.telling:
        board.tell(events.STARTED, seat)


class Begin(Step):
    def do(self, board: Board, value: i64) -> None:
        start_turn(board, board.first)


class EndTurn(Step):
    def do(self, board: Board, value: i64) -> None:
        if board.turns_left > 0:
            board.turns_left -= 1
            if board.turns_left == 0:
                board.turn = OVER
                if board.telling:
                    board.tell(events.ENDED, board.actor)
                return
        start_turn(board, (board.actor + 1) % board.seats)


BEGIN: Final = Begin(agenda.BEGIN, "begin")
END_TURN: Final = EndTurn(agenda.END_TURN, "end_turn")
