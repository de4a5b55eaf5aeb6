"""How the features on Gold Rush's map may develop, given the tiles left in the bag: a guess for bots."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.games.gold_rush.board import Board
from saloon.games.gold_rush.features import Features
from saloon.games.gold_rush.map import Map
from saloon.games.gold_rush.parts import CONSTRAINTS, MOUNTAIN, RAIL

# By the number of seats: the logarithm of the chance that a given tile goes to somebody else
ELSEWHERE: Final = vec[float]([0.0, 0.0, -0.6931, -0.4055, -0.2877, -0.2231])
NOTHING: Final = 0  # what an edge shows where no tile lies
GOES_ON: Final = 0.35  # of a tile that fits but does not end the feature there, compared with one that does


@final
@mypyc_attr(acyclic=True, native_class=True)
class Hopes:
    """By the segment that names a feature: how likely its owner is to complete it, and to do so with the next tile.

    Of a prairie, how many half-edges it can still grow by.
    """

    __slots__ = ("complete", "growth", "next")

    def __init__(self, board: Board) -> None:
        features = board.map.features
        self.complete = vec[float](capacity=features.count)
        self.next = vec[float](capacity=features.count)
        self.growth = vec[float](capacity=features.count)
        for _segment in range(features.count):
            self.complete = append(self.complete, 1.0)
            self.next = append(self.next, 0.0)
            self.growth = append(self.growth, 0.0)
        closing = vec[i64]([0, 0, 0, 0])
        for cell in board.map.open:
            fitting = count_fitting(board, cell, closing)
            asks = board.map.asks(cell)
            for side in range(i64(4)):
                edge = (asks >> (2 * side)) & 3
                if edge == RAIL or edge == MOUNTAIN:
                    self.add(board, feature_beside(board.map, cell, side), closing[side], fitting)
                if edge != NOTHING and fitting > 0:
                    self.add_prairies(board.map, cell, side)

    def add(self, board: Board, feature: i64, closing: i64, fitting: i64) -> None:
        """Counts one open side of the feature: how many tiles would end it there, and how many fit."""
        useful = float(closing) + GOES_ON * float(fitting - closing)
        self.complete[feature] *= 1.0 - exp(ELSEWHERE[board.seats] * useful)
        if board.map.features.open(feature) == 1 and board.bag_size > 0:
            self.next[feature] = float(closing) / float(board.bag_size)

    def add_prairies(self, map: Map, cell: i64, side: i64) -> None:
        neighbour = map.beside(cell, side)
        row = 8 * map.orientation(neighbour) + 2 * ((side + 2) % 4)
        for half in range(i64(2)):
            segment = map.box.half_segments[row + half]
            if segment >= 0:
                self.growth[map.features.feature(map.first(neighbour) + segment)] += 1.0

    def city(self, features: Features, city: i64) -> float:
        """GR-75: how likely all its rails are to be completed."""
        chance = 1.0
        segment = city - 1
        while segment >= 0 and features.cell(segment) == features.cell(city):
            if features.box.at_city[features.part(segment)] and features.open(features.feature(segment)) > 0:
                chance *= self.complete[features.feature(segment)]
            segment -= 1
        return chance


def count_fitting(board: Board, cell: i64, closing: vec[i64]) -> i64:
    """Tiles of the bag that fit an open cell; and into closing, by side, those on which nothing goes on from there."""
    box, bag = board.box, board.bag
    asks = board.map.asks(cell)
    fitting: i64 = 0
    for side in range(i64(4)):
        closing[side] = 0
    for kind in range(len(bag)):
        if bag[kind] > 0:
            rotations = box.rotations[CONSTRAINTS * kind + asks]
            if rotations != 0:
                fitting += bag[kind]
                for side in range(i64(4)):
                    if rotations & box.ends[4 * kind + side] != 0:
                        closing[side] += bag[kind]
    return fitting


def feature_beside(map: Map, cell: i64, side: i64) -> i64:
    """The feature whose edge is on that side of an open cell."""
    neighbour = map.beside(cell, side)
    segment = map.box.edge_segments[4 * map.orientation(neighbour) + (side + 2) % 4]
    return map.features.feature(map.first(neighbour) + segment)
