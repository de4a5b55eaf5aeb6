"""The actions of Great Western Trail by number, the same in every state.

A path is numbered by where it leads and which way it takes at each fork it passes completely; the state knows which
locations lie on that way. Of ways with nothing to stop at, the first of the fork stands for all.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.great_western_trail import agenda, parts
from saloon.games.great_western_trail.auxiliary import DOUBLE, FIRST_SINGLE
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.buildings import NUMBER_STEP
from saloon.games.great_western_trail.cattle import KIND_STEP, LINE_STEP, NEW_CATTLE_MOVE
from saloon.games.great_western_trail.decision import DECLINE
from saloon.games.great_western_trail.events import TOP_OF_STACK
from saloon.games.great_western_trail.hand import PAIR_STEP
from saloon.games.great_western_trail.objectives import FIRST_PLAY
from saloon.games.great_western_trail.parts import BRANCHES, CATTLE, FORKS, KANSAS, SITE_COUNT
from saloon.games.great_western_trail.trail import FIRST_PATH, FIRST_SITE, locations_of
from saloon.games.great_western_trail.visit import COPY_SITE, DONE, effect_at, site_of

NOWHERE: Final = -1

# The trail: forks in their order. By site: how many forks lie behind it, and on which of its fork's ways it lies


def _forks_behind(site: int) -> int:
    for fork, ways in enumerate(BRANCHES):
        if site == FORKS[fork] or any(site in list(way) for way in ways):
            return fork
    return 0 if site == parts.START else len(FORKS)


def _way(site: int) -> int:
    """The last way that it lies on: a site that two ways share (CT) does not tell them apart."""
    ways = [number for fork in BRANCHES for number, way in enumerate(fork) if site in list(way)]
    return ways[-1] if ways else NOWHERE


BEHIND: Final = vec[i64]([_forks_behind(site) for site in range(SITE_COUNT)])
WAY: Final = vec[i64]([_way(site) for site in range(SITE_COUNT)])
ON_TRAIL: Final = [site for site in range(SITE_COUNT) if parts.EXITS[site] or site == KANSAS]


def _routes(forks: int) -> int:
    """In how many ways this many forks can be passed."""
    count = 1
    for fork in range(forks):
        count *= len(BRANCHES[fork])
    return count


def _starts(sizes: list[int]) -> list[int]:
    return [sum(sizes[:number]) for number in range(len(sizes) + 1)]


ROUTES: Final = vec[i64]([_routes(forks) for forks in range(len(FORKS) + 1)])
_sizes: Final = [_routes(_forks_behind(site)) if site in ON_TRAIL else 0 for site in range(SITE_COUNT)]
FIRST_ROUTE: Final = vec[i64](_starts(_sizes))  # by site where a path leads


# Cards that are bought together, pairs, and sites of one kind, numbered without gaps


def _numbers(among: int, members: list[int]) -> vec[i64]:
    """For each number below `among`: its place among the members, or NOWHERE."""
    return vec[i64]([members.index(number) if number in members else NOWHERE for number in range(among)])


_pairs: Final = [
    CATTLE * first + second
    for first in range(CATTLE)
    for second in range(first, CATTLE)
    if parts.BREED_OF[first] == parts.BREED_OF[second]
]
_purchases: Final = [
    CATTLE * (CATTLE * line + first) + second
    for line, price in enumerate(parts.PRICES)
    for first in range(parts.STARTER, CATTLE)
    for second in (range(first, CATTLE) if price.cards == 2 else (0,))
    if parts.BREEDING_OF[first] == price.breeding and (second == 0 or parts.BREEDING_OF[second] == price.breeding)
]
_stops: Final = sorted([*parts.NEUTRAL_SITES, *parts.BUILDING_SITES])
NEUTRAL_SITE: Final = _numbers(SITE_COUNT, list(parts.NEUTRAL_SITES))
BUILDING_SITE: Final = _numbers(SITE_COUNT, list(parts.BUILDING_SITES))
TILE_SITE: Final = _numbers(SITE_COUNT, list(parts.TILE_SITES))
STOP: Final = _numbers(SITE_COUNT, _stops)
PAIR: Final = _numbers(CATTLE * CATTLE, _pairs)
PURCHASE: Final = _numbers(CATTLE * CATTLE * len(parts.PRICES), _purchases)

# How many numbers each verb has, in their order, and what they are for
BLOCKS: Final = (
    ("place", len(parts.NEUTRAL_SITES)),  # the site
    ("move", sum(_sizes)),  # the site where it leads, and the way at each fork passed
    ("ride", sum(_sizes)),  # the site where it leads, and the way at each fork passed
    ("play", parts.STARTING),  # the objective
    ("use", 2 * len(parts.EFFECTS)),  # the effect; then the same of the building that is copied
    ("copy", len(_stops)),  # the site
    ("auxiliary", 2 * parts.AUXILIARIES),  # the action, single; then double
    ("done", 1),
    ("decline", 1),
    ("engine", parts.TERMINUS + 1),  # twice the number of the space
    ("upgrade", parts.DISC_KINDS + parts.STATIONS),  # the disc of the player board; then the station that it leaves
    ("disc", parts.DISC_KINDS + parts.STATIONS),  # the disc of the player board; then the station that it leaves
    ("station", parts.STATIONS),  # the station
    ("appoint", parts.TYPES),  # the worker
    ("hire", parts.ROWS * parts.TYPES),  # 3 × row + worker
    ("build", parts.BUILDINGS * len(parts.BUILDING_SITES)),  # the building, and its site
    ("take", len(parts.TILE_SITES)),  # the site
    ("buy", len(_purchases)),  # the line of the price table, and the cards
    ("new_cattle", 1),
    ("objective", parts.DISPLAY),  # the place in the display
    ("objective_stack", 1),
    ("discard", parts.KINDS),  # the card
    ("discard_pair", len(_pairs)),  # the cards
    ("remove", parts.KINDS),  # the card
    ("draw", parts.MOST_WORKERS + 1),  # how many cards
    ("accept", len(parts.EFFECTS)),  # the effect
    ("foresight", parts.FORESIGHTS),  # 2 × column + place
    ("income", max(parts.CERTIFICATE_TRACK) + 1),  # certificates
    ("deliver", parts.CITY_COUNT),  # the city
)
_first: Final = dict(zip([verb for verb, _ in BLOCKS], _starts([size for _, size in BLOCKS]), strict=False))
ACTIONS: Final[i64] = sum([size for _, size in BLOCKS])
PLACE: Final[i64] = _first["place"]
MOVE: Final[i64] = _first["move"]
RIDE: Final[i64] = _first["ride"]
PLAY: Final[i64] = _first["play"]
USE: Final[i64] = _first["use"]
COPY: Final[i64] = _first["copy"]
AUXILIARY: Final[i64] = _first["auxiliary"]
STOPPED: Final[i64] = _first["done"]
DECLINED: Final[i64] = _first["decline"]
BUILD: Final[i64] = _first["build"]
TAKE: Final[i64] = _first["take"]
BUY: Final[i64] = _first["buy"]
NEW_CATTLE: Final[i64] = _first["new_cattle"]
DISCARD_PAIR: Final[i64] = _first["discard_pair"]
ACCEPT: Final[i64] = _first["accept"]
FORESIGHT: Final[i64] = _first["foresight"]

# Decisions whose answers are numbered as they are, by kind
AS_ANSWERED: Final = vec[i64]([NOWHERE] * agenda.KINDS)
for _kind, _verb in (
    (agenda.ENGINE, "engine"), (agenda.RETREAT, "engine"), (agenda.RETURN, "engine"), (agenda.EXTRAORDINARY, "engine"),
    (agenda.APPOINT, "appoint"), (agenda.HIRE, "hire"), (agenda.OBJECTIVE, "objective"),
    (agenda.DISCARD_CATTLE, "discard"), (agenda.DISCARD_OBJECTIVE, "discard"), (agenda.DISCARD, "discard"),
    (agenda.REMOVE, "remove"), (agenda.DRAW, "draw"), (agenda.INCOME, "income"), (agenda.DELIVER, "deliver"),
    (agenda.BEHIND, "station"),
):  # fmt: skip
    AS_ANSWERED[_kind] = _first[_verb]
# Decisions about a disc: those of the player board, then those on stations
DISCS: Final = vec[i64]([NOWHERE] * agenda.KINDS)
DISCS[agenda.UPGRADE] = _first["upgrade"]
DISCS[agenda.DISC] = _first["disc"]

assert _first["objective_stack"] == _first["objective"] + TOP_OF_STACK


def action_number(board: Board, move: i64) -> i64:
    kind = board.waiting()
    if move == DECLINE:
        return STOPPED if kind == agenda.BUY else DECLINED
    if kind == agenda.MOVE or kind == agenda.ADVANCE or kind == agenda.RIDE:
        return travel(board, kind, move)
    if kind == agenda.VISIT:
        return visit(board, move)
    if FIRST_PLAY <= move < FIRST_PLAY + parts.STARTING and (agenda.FORESIGHT <= kind <= agenda.DISC):
        return PLAY + move - FIRST_PLAY
    if AS_ANSWERED[kind] >= 0:
        return AS_ANSWERED[kind] + move
    if DISCS[kind] >= 0:
        return DISCS[kind] + (move if move < parts.FROM_STATION else move - parts.FROM_STATION + parts.DISC_KINDS)
    if kind == agenda.AUXILIARY:
        return AUXILIARY + (move if move < DOUBLE else move - DOUBLE + parts.AUXILIARIES)
    if kind == agenda.BUILD:
        return BUILD + len(parts.BUILDING_SITES) * (move // NUMBER_STEP) + BUILDING_SITE[move % NUMBER_STEP]
    if kind == agenda.TAKE:
        return TAKE + TILE_SITE[move]
    if kind == agenda.BUY:
        return buy(move)
    if kind == agenda.DISCARD_PAIR:
        return DISCARD_PAIR + PAIR[CATTLE * (move // PAIR_STEP) + move % PAIR_STEP]
    if kind == agenda.OFFER:
        return ACCEPT + board.value()
    return FORESIGHT + parts.PLACES * board.value() + move


def travel(board: Board, kind: i64, move: i64) -> i64:
    if move < FIRST_PATH:
        return PLACE + NEUTRAL_SITE[move - FIRST_SITE] if move >= FIRST_SITE else PLAY + move - FIRST_PLAY
    return (RIDE if kind == agenda.RIDE else MOVE) + route(board, move - FIRST_PATH)


def visit(board: Board, move: i64) -> i64:
    if move == DONE:
        return STOPPED
    if move >= FIRST_PLAY:
        return PLAY + move - FIRST_PLAY
    if move >= FIRST_SINGLE:
        return AUXILIARY + move - FIRST_SINGLE
    if move >= COPY_SITE:
        return COPY + STOP[move - COPY_SITE]
    copied = site_of(board, move) != board.player().site
    return USE + effect_at(board, move) + (len(parts.EFFECTS) if copied else 0)


def buy(move: i64) -> i64:
    if move == NEW_CATTLE_MOVE:
        return NEW_CATTLE
    answer = move - LINE_STEP
    line, first, second = answer // LINE_STEP, answer % LINE_STEP // KIND_STEP, answer % KIND_STEP
    return BUY + PURCHASE[CATTLE * (CATTLE * line + first) + second]


def route(board: Board, path: i64) -> i64:
    """The site where a path leads, and the way that it takes at each fork that it passes."""
    site = board.player().site
    fork, way = BEHIND[site], WAY[site]
    number: i64 = 0
    for ahead in locations_of(board, site, path):
        while fork < BEHIND[ahead]:
            number += ROUTES[fork] * (way if way >= 0 else empty_way(board, fork))
            fork += 1
            way = NOWHERE
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
