"""Roughly what a seat's position is worth in Gold Rush: a heuristic for bots, not a rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.games.gold_rush.board import DONE, Board
from saloon.games.gold_rush.features import Features, cowboys_of, most_cowboys
from saloon.games.gold_rush.parts import CITY_RAIL, MOUNTAIN, PRAIRIE, RAIL
from saloon.games.gold_rush.player import RESERVE, Player
from saloon.games.gold_rush.scoring import final_points

TOKEN: Final = 12.0 / 7.0  # points of an unseen token, on average (GR-105)
IN_RESERVE: Final = 3.0  # what a cowboy can still earn, at the start of the game; less and less towards its end
GROWTH: Final = 1.5  # what a feature still gains by growing, likewise
DIGGING: Final = 0.6  # the share of the tokens under a tent that it gets in time
CAMPED: Final = 3  # tokens; what lies deeper is out of sight


def estimate(board: Board, seat: i64) -> float:
    player, features = board.players[seat], board.map.features
    if board.phase == DONE:
        return float(player.score)
    to_come = board.to_come()
    worth = float(player.score) + TOKEN * float(player.held()) + IN_RESERVE * to_come * float(player.reserve())
    for i in range(len(player.cowboys)):
        feature = features.feature(player.cowboys[i])
        cowboys = features.cowboys(feature)
        if not counted_before(player, features, i) and cowboys_of(cowboys, seat) == most_cowboys(cowboys):
            worth += prospects(features, feature, to_come)
    if player.tent != RESERVE:
        stack = features.stack(features.feature(player.tent))
        worth += TOKEN * DIGGING * float(stack if stack < CAMPED else CAMPED) * (0.2 + to_come)
    return worth


def counted_before(player: Player, features: Features, i: i64) -> bool:
    """Whether an earlier cowboy of the seat is on the same feature."""
    for earlier in range(i):  # noqa: SIM110  (a loop is what mypyc makes fast)
        if features.feature(player.cowboys[earlier]) == features.feature(player.cowboys[i]):
            return True
    return False


def prospects(features: Features, feature: i64, to_come: float) -> float:
    """What an open feature is worth to its owner: its points at the end, and what completing it would add."""
    land = features.land(feature)
    now = float(final_points(features, feature))
    if land == PRAIRIE:
        return now + GROWTH * to_come
    likely = to_come / float(1 + features.open(feature))
    if land == RAIL:
        if features.symbols(feature) == 1:
            return now + GROWTH * to_come + now * likely  # GR-63
        return now + GROWTH * to_come
    if land == MOUNTAIN:
        return now + GROWTH * to_come + TOKEN * float(features.stack(feature)) * likely
    return now + float(CITY_RAIL) * to_come
