"""The best use of what a seat owns for the tasks of its objective cards (GWT 12.3)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.games.great_western_trail import parts
from saloon.games.great_western_trail.parts import (
    CATTLE,
    ITEM_COUNT,
    MASTER_EACH,
    MASTER_POINTS,
    OBJECTIVE_POINTS,
    PENALTY,
    SM2,
    TASKS,
    sum_of,
    zeros,
)
from saloon.games.great_western_trail.player import Player

DROPPED: Final = 0
FULFILLED: Final = 1
FAILED: Final = 2


@mypyc_attr(acyclic=True, native_class=True)
class Assignment:
    """The cards that count, what became of each (DROPPED, FULFILLED or FAILED), and what they are worth together."""

    __slots__ = ("cards", "fates", "points", "area")

    def __init__(self, cards: vec[i64], fates: vec[i64], points: i64, area: i64) -> None:
        self.cards = cards
        self.fates = fates
        self.points = points
        self.area = area  # cards in the area at the end


def items_of(player: Player) -> vec[i64]:
    """GWT 12.3: what the tasks count, in the order of ITEMS."""
    items = zeros(ITEM_COUNT)
    for number in range(i64(parts.BUILDINGS)):
        if player.buildings[number] == parts.BUILT:
            items[0] += 1
    items[1] = sum_of(player.stations)
    items[2] = player.hazards()
    items[3] = player.tiles[parts.GREEN_TEEPEE]
    items[4] = player.tiles[parts.BLUE_TEEPEE]
    deck = player.deck_counts()
    for kind in range(i64(CATTLE)):
        if parts.ITEM_OF[kind] >= 0:
            items[parts.ITEM_OF[kind]] += deck[kind]
    items[8] = player.cities[parts.SAN_FRANCISCO]
    return items


@final
@mypyc_attr(acyclic=True, native_class=True)
class _Solver:
    """Tries every set of cards to be fulfilled, best cards first, and keeps the best."""

    def __init__(self, cards: vec[i64], bound: vec[bool], items: vec[i64], pairs: bool) -> None:
        self.cards = cards
        self.bound = bound  # in the area already
        self.items = items
        self.pairs = pairs  # SM2
        self.slack: i64 = MASTER_POINTS[SM2] * (len(cards) // MASTER_EACH[SM2]) if pairs else 0  # SM2 at most
        self.fates = zeros(len(cards))  # DROPPED
        self.best_fates = self.fates[:]
        self.best: i64 = -9999
        self.rest = zeros(len(cards) + 1)  # the most that the cards from here on can bring
        for i in range(len(cards) - 1, -1, -1):
            self.rest[i] = self.rest[i + 1] + OBJECTIVE_POINTS[cards[i]]

    def fits(self, card: i64) -> bool:
        tasks = TASKS[card]
        for item in range(i64(ITEM_COUNT)):  # noqa: SIM110  (a loop is what mypyc makes fast)
            if tasks[item] > self.items[item]:
                return False
        return True

    def use(self, card: i64, sign: i64) -> None:
        tasks = TASKS[card]
        for item in range(i64(ITEM_COUNT)):
            self.items[item] -= sign * tasks[item]

    def search(self, i: i64, points: i64, area: i64) -> None:
        if points + self.rest[i] + self.slack <= self.best:
            return
        if i == len(self.cards):
            self.finish(points, area)
            return
        card = self.cards[i]
        if self.fits(card):
            self.use(card, 1)
            self.fates[i] = FULFILLED
            self.search(i + 1, points + OBJECTIVE_POINTS[card], area + 1)
            self.use(card, -1)
        if self.bound[i]:
            self.fates[i] = FAILED
            self.search(i + 1, points - PENALTY[card], area + 1)
        else:
            self.fates[i] = DROPPED
            self.search(i + 1, points, area)

    def finish(self, points: i64, area: i64) -> None:
        added: i64 = -1
        if self.pairs:
            points += MASTER_POINTS[SM2] * (area // MASTER_EACH[SM2])
            if area % MASTER_EACH[SM2] == MASTER_EACH[SM2] - 1:  # GWT 12.3: a failed card may complete a pair
                for i in range(len(self.cards)):
                    if self.fates[i] == DROPPED and PENALTY[self.cards[i]] < MASTER_POINTS[SM2]:
                        added = i
                if added >= 0:
                    points += MASTER_POINTS[SM2] - PENALTY[self.cards[added]]
        if points > self.best:
            self.best = points
            self.best_fates = self.fates[:]
            if added >= 0:
                self.best_fates[added] = FAILED


def best_assignment(player: Player) -> Assignment:
    """GWT 12.3: provably the best. The points of SM2 count when comparing, but are not part of `points`."""
    cards, bound = vec[i64](), vec[bool]()
    for objective in range(i64(parts.OBJECTIVE_KINDS)):
        for _ in range(player.area[objective]):
            cards = append(cards, objective)
            bound = append(bound, True)
    for objective in range(i64(parts.STARTING)):
        for _ in range(player.owned(CATTLE + objective)):
            cards = append(cards, objective)
            bound = append(bound, False)
    solver = _Solver(cards, bound, items_of(player), player.masters[SM2] > 0)
    solver.search(0, 0, 0)
    points: i64 = 0
    area: i64 = 0
    for i in range(len(cards)):
        fate = solver.best_fates[i]
        if fate == FULFILLED:
            points += OBJECTIVE_POINTS[cards[i]]
        elif fate == FAILED:
            points -= PENALTY[cards[i]]
        if fate != DROPPED:
            area += 1
    return Assignment(cards, solver.best_fates, points, area)
