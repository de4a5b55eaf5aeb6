"""Step 3 of a turn of Gold Rush: what is complete, and what follows when the new tile completed it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.games.gold_rush.board import DEAL, NO_MOUNTAIN, NOBODY, Board, Rulings
from saloon.games.gold_rush.features import CLOSED, FEATURE, OPEN, PART, ROW, cowboys_of, most_cowboys
from saloon.games.gold_rush.map import Map
from saloon.games.gold_rush.mountain_gaps import has_gap
from saloon.games.gold_rush.parts import CITY, MOUNTAIN, RAIL
from saloon.games.gold_rush.pieces import call_tent
from saloon.games.gold_rush.player import RESERVE
from saloon.games.gold_rush.turn import end_turn, lose_tokens, score

NONE: Final = vec[i64]()


def is_complete(map: Map, rulings: Rulings, feature: i64) -> bool:
    """GR-60, GR-66, GR-75; a prairie never is (GR-83)."""
    features = map.features
    if features.open(feature) != 0:
        return features.open(feature) == CLOSED
    land = features.land(feature)
    if land == CITY:
        return features.is_served(feature)
    if land == MOUNTAIN:
        return not rulings.gap_is_open or not has_gap(map, feature)
    return land == RAIL


def score_completed(board: Board) -> None:
    """GR-58: rails, then mountains, then cities; stops where tokens are to be drawn first."""
    features = board.map.features
    notes, lands = features.notes, board.box.lands  # read directly: every turn passes here
    may_serve = False  # GR-75: whether the new tile completed a rail or brought a city
    may_close = board.rulings.gap_is_open  # GR-66, GR-67: whether it may have completed a mountain
    for segment in range(board.map.first(board.last), features.count):
        land = lands[i64(notes[ROW * segment + PART])]
        if land == RAIL:
            rail = i64(notes[ROW * segment + FEATURE])
            if notes[ROW * rail + OPEN] == 0:
                score(board, rail, 0)
                notes[ROW * rail + OPEN] = CLOSED
            if notes[ROW * rail + OPEN] == CLOSED:
                may_serve = True
        elif land == CITY:
            may_serve = True
        elif land == MOUNTAIN:
            may_close = True
    if may_close:
        for mountain in completed_mountains(board):
            if starts_dealing(board, mountain):
                return
    if may_serve:
        for city in features.cities[:]:
            if features.is_served(city):
                score(board, city, 0)
                features.close_city(city)
    end_turn(board)


# Mountains


def completed_mountains(board: Board) -> vec[i64]:
    """The mountains that the new tile completed and that are not scored yet, in the order of its segments."""
    map, features = board.map, board.map.features
    notes, completed = features.notes, NONE
    for segment in range(map.first(board.last), features.count):
        feature = i64(notes[ROW * segment + FEATURE])
        if notes[ROW * feature + OPEN] == 0:
            completed = with_completed(board, completed, feature)
    if board.rulings.gap_is_open:  # then the tile can also complete a mountain beside it, by filling its gap
        for side in range(i64(4)):
            cell = map.beside(board.last, side)
            if map.has_tile(cell):
                for number in range(board.box.segment_counts[map.orientation(cell) // 4]):
                    completed = with_completed(board, completed, features.feature(map.segment(cell, number)))
    return completed


def with_completed(board: Board, completed: vec[i64], feature: i64) -> vec[i64]:
    features = board.map.features
    if features.open(feature) != 0 or features.land(feature) != MOUNTAIN:
        return completed
    if not is_complete(board.map, board.rulings, feature):
        return completed
    for listed in completed:
        if listed == feature:
            return completed
    return append(completed, feature)


def starts_dealing(board: Board, mountain: i64) -> bool:
    """Whether there are tokens of the complete mountain to deal (GR-68); if not, it is scored at once."""
    board.receiver = next_receiver(board, mountain, board.actor)
    if board.map.features.stack(mountain) == 0 or board.receiver == NOBODY:
        finish_mountain(board, mountain)
        return False
    board.mountain = mountain
    board.dealt = 0
    board.await_draw(DEAL)
    return True


def next_receiver(board: Board, mountain: i64, after: i64) -> i64:
    """GR-69, GR-70: the next seat from this one on, clockwise, that ties for most miners."""
    cowboys = board.map.features.cowboys(mountain)
    if cowboys == 0:
        return board.actor if board.rulings.unclaimed_to_active else NOBODY  # GR-74
    most = most_cowboys(cowboys)
    seat = after
    while cowboys_of(cowboys, seat) != most:
        seat = (seat + 1) % board.seats
    return seat


def finish_mountain(board: Board, mountain: i64) -> None:
    features = board.map.features
    lose_tokens(board, features.stack(mountain))  # GR-74
    score(board, mountain, board.dealt)
    for seat in range(board.seats):
        tent = board.players[seat].tent
        if tent != RESERVE and features.feature(tent) == mountain:
            call_tent(board, seat)  # GR-73
    features.close_mountain(mountain)
    board.mountain = NO_MOUNTAIN
    board.receiver = NOBODY
    board.dealt = 0
