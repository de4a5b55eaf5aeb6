"""The turn of Gold Rush: whose it is, what scored features bring, and the end."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from saloon.core.state import OVER
from saloon.games.gold_rush.board import DONE, LAST_TILE, TILE, Board
from saloon.games.gold_rush.events import AWARDED, COUNTED, ENDED, LOST, SCORED
from saloon.games.gold_rush.features import STACK, cowboys_of, most_cowboys
from saloon.games.gold_rush.parts import PRAIRIE
from saloon.games.gold_rush.pieces import call_cowboys, call_tent
from saloon.games.gold_rush.player import RESERVE
from saloon.games.gold_rush.scoring import Scoring, complete_points, final_points


def end_turn(board: Board) -> None:
    if board.bag_size == 0:
        end(board, LAST_TILE)  # GR-87, GR-88
        return
    board.actor = (board.actor + 1) % board.seats  # GR-17
    board.await_draw(TILE)


# Points


def score(board: Board, feature: i64, tokens: i64) -> None:
    """A complete feature: points for those with most cowboys (GR-57), and all cowboys go home (GR-81)."""
    features = board.map.features
    if features.cowboys(feature) != 0 or tokens != 0:
        award(board, feature, complete_points(features, feature), True, tokens)
        call_cowboys(board, feature)


def award(board: Board, feature: i64, points: i64, complete: bool, tokens: i64) -> None:
    cowboys = board.map.features.cowboys(feature)
    if board.telling:
        board.tell(SCORED, board.actor, len(board.scorings))
    board.scorings = append(board.scorings[:], Scoring(feature, board.actor, complete, cowboys, points, tokens))
    most = most_cowboys(cowboys)
    for seat in range(board.seats):
        if most > 0 and cowboys_of(cowboys, seat) == most:
            board.players[seat].score += points
            if board.telling:
                board.tell(AWARDED, seat, points)


def lose_tokens(board: Board, tokens: i64) -> None:
    board.lost += tokens
    if board.telling and tokens > 0:
        board.tell(LOST, board.actor, tokens)


# The end


def end(board: Board, ending: i64) -> None:
    features = board.map.features
    for seat in range(board.seats):
        if board.players[seat].tent != RESERVE:
            call_tent(board, seat)
    for segment in features.mountains:  # GR-89
        mountain = features.feature(segment)
        lose_tokens(board, features.stack(mountain))
        features.put(mountain, STACK, 0)
    score_the_rest(board, False)
    score_the_rest(board, True)
    for seat in range(board.seats):
        points = board.players[seat].worth(board.box.token_values)
        board.players[seat].score += points  # GR-95
        if board.telling:
            board.tell(COUNTED, seat, points)
    board.ending = ending
    board.phase = DONE
    board.turn = OVER
    if board.telling:
        board.tell(ENDED, board.actor, ending)


def score_the_rest(board: Board, prairies: bool) -> None:
    """GR-89 … GR-92, or with prairies GR-94: everything that still has cowboys on it."""
    features = board.map.features
    for seat in range(board.seats):
        for segment in board.players[seat].cowboys[:]:
            feature = features.feature(segment)
            if features.cowboys(feature) != 0 and (features.land(feature) == PRAIRIE) == prairies:
                award(board, feature, final_points(features, feature), False, 0)
                call_cowboys(board, feature)
