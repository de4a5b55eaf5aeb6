"""The turn of Go West!: actions, the card drawn after each, scorings, and the end."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from saloon.core.state import CHANCE, OVER
from saloon.games.go_west.board import ACTION, DONE, DRAW, FIFTY, NO_CARD, STALEMATE, WAGONS_GONE, Board
from saloon.games.go_west.events import AWARDED, ENDED, SCORING
from saloon.games.go_west.layout import LAND, VP, row_of
from saloon.games.go_west.parts import EAST, GOAL, IDLE_LIMIT, WEST
from saloon.games.go_west.scoring import Scoring, count_of, count_tokens, region_points


def start_turn(board: Board, seat: i64) -> None:
    board.let_act(seat)
    board.doubled = False
    board.actions_left = 1
    board.ask(ACTION)


def next_action(board: Board) -> None:
    board.actions_left -= 1
    if board.idle >= IDLE_LIMIT:
        end(board, STALEMATE)
    elif board.actions_left > 0:
        board.ask(ACTION)
    elif board.turn_end and board.wagons_gone():
        last_scoring(board)
    else:
        start_turn(board, (board.actor + 1) % board.seats)


def await_draw(board: Board) -> None:
    board.phase = DRAW
    board.turn = CHANCE


def finish_card(board: Board) -> None:
    board.card = NO_CARD  # GW-17: discarded
    if not board.turn_end and board.wagons_gone():
        last_scoring(board)
    else:
        await_draw(board)


def score(board: Board, seat: i64, card: i64) -> None:
    board.idle = 0
    if board.telling:
        board.tell(SCORING, seat, card)
    pieces = board.pieces
    board.scorings = append(board.scorings[:], Scoring(seat, card, pieces[:LAND]))
    for region in range(i64(EAST), WEST + 1):  # GW-21
        packed = region_points(pieces, region, pieces[region], count_tokens(pieces, region))
        for other in range(board.seats):
            points = count_of(packed, other)
            pieces[row_of(other) + VP] += points  # GW-25
            if board.telling and points > 0:
                board.tell(AWARDED, other, region, points)


def ends_with_fifty(board: Board) -> bool:
    for seat in range(board.seats):
        if board.pieces[row_of(seat) + VP] >= GOAL:
            end(board, FIFTY)  # GW-27
            return True
    return False


def last_scoring(board: Board) -> None:
    score(board, board.actor, 0)  # GW-28: free of charge
    end(board, WAGONS_GONE)


def end(board: Board, ending: i64) -> None:
    board.ending = ending
    board.phase = DONE
    board.turn = OVER
    if board.telling:
        board.tell(ENDED, board.actor, ending)
