"""Paths along the trail by number, for learners, the same in every state.

A path is numbered by where it leads and which way it takes at each fork it passes completely; the state knows which
locations lie on that way. Of ways with nothing to stop at, the first of the fork stands for all.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.great_western_trail import parts
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.parts import BRANCHES, FORKS, KANSAS, SITE_COUNT

NO_WAY: Final = -1

# Forks in their order. By site: how many forks lie behind it, and on which of its fork's ways it lies


def _forks_behind(site: int) -> int:
    for fork, ways in enumerate(BRANCHES):
        if site == FORKS[fork] or any(site in list(way) for way in ways):
            return fork
    return 0 if site == parts.START else len(FORKS)


def _way(site: int) -> int:
    """The last way that it lies on: a site that two ways share (CT) does not tell them apart."""
    ways = [number for fork in BRANCHES for number, way in enumerate(fork) if site in list(way)]
    return ways[-1] if ways else NO_WAY


def _routes(forks: int) -> int:
    """In how many ways this many forks can be passed."""
    count = 1
    for fork in range(forks):
        count *= len(BRANCHES[fork])
    return count


BEHIND: Final = vec[i64]([_forks_behind(site) for site in range(SITE_COUNT)])
WAY: Final = vec[i64]([_way(site) for site in range(SITE_COUNT)])
ROUTES: Final = vec[i64]([_routes(forks) for forks in range(len(FORKS) + 1)])
_sizes: Final = [  # sites beside the trail have none
    _routes(_forks_behind(site)) if parts.EXITS[site] or site == KANSAS else 0 for site in range(SITE_COUNT)
]
FIRST_ROUTE: Final = vec[i64]([sum(_sizes[:site]) for site in range(SITE_COUNT)])  # by the site where a path leads
ROUTE_COUNT: Final = sum(_sizes)


def route(board: Board, site: i64, locations: vec[i64]) -> i64:
    """The number of the path from a site that enters these locations."""
    fork, way = BEHIND[site], WAY[site]
    number: i64 = 0
    for ahead in locations:
        while fork < BEHIND[ahead]:
            number += ROUTES[fork] * (way if way >= 0 else empty_way(board, fork))
            fork += 1
            way = NO_WAY
        way = WAY[ahead]
        site = ahead
    return FIRST_ROUTE[site] + number


def empty_way(board: Board, fork: i64) -> i64:
    """The first way of a fork where nobody could stop."""
    ways = BRANCHES[fork]
    for way in range(len(ways)):
        empty = True
        for site in ways[way]:
            if board.trail[site] != parts.EMPTY:
                empty = False
        if empty:
            return way
    return 0
