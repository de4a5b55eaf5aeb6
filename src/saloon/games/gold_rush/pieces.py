"""Cowboys and tents of Gold Rush: how they come onto the map, and home again."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.games.gold_rush.board import Board
from saloon.games.gold_rush.events import COWBOY_HOME, TENT_HOME
from saloon.games.gold_rush.features import COWBOYS, OCCUPIED, ONE_COWBOY, cowboys_of
from saloon.games.gold_rush.player import RESERVE


def put_cowboy(board: Board, seat: i64, segment: i64) -> None:
    features = board.map.features
    board.players[seat].send(segment)
    feature = features.feature(segment)
    features.put(segment, OCCUPIED, 1)
    features.put(feature, COWBOYS, features.cowboys(feature) + ONE_COWBOY[seat])


def put_tent(board: Board, seat: i64, segment: i64) -> None:
    """From the reserve or from another segment (GR-41)."""
    player, features = board.players[seat], board.map.features
    if player.tent != RESERVE:
        features.put(player.tent, OCCUPIED, 0)
    player.tent = segment
    features.put(segment, OCCUPIED, 1)


def call_cowboys(board: Board, feature: i64) -> None:
    """All of a feature go home."""
    features = board.map.features
    for seat in range(board.seats):
        player = board.players[seat]
        if cowboys_of(features.cowboys(feature), seat) > 0:
            for segment in player.cowboys[:]:
                if features.feature(segment) == feature:
                    player.call_back(segment)
                    features.put(segment, OCCUPIED, 0)
                    if board.telling:
                        board.tell(COWBOY_HOME, seat, segment)
    features.put(feature, COWBOYS, 0)


def call_tent(board: Board, seat: i64) -> None:
    player = board.players[seat]
    if board.telling:
        board.tell(TENT_HOME, seat, player.tent)
    board.map.features.put(player.tent, OCCUPIED, 0)
    player.tent = RESERVE
