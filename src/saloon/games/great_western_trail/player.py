"""What lies before one seat of Great Western Trail."""

from __future__ import annotations

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from saloon.games.great_western_trail.parts import (
    BLUE_TEEPEE,
    BREED_OF,
    CATTLE,
    CERTIFICATE_4,
    CERTIFICATE_6,
    CERTIFICATE_TRACK,
    DISC_CORNERS,
    DISC_COUNT,
    DISC_KINDS,
    GREEN_TEEPEE,
    HAND,
    HAND_DISC,
    KINDS,
    MASTER_PERMANENT,
    MASTERS,
    STEP_MONEY,
    STEP_POINTS,
    WHITE,
    Seating,
)


@mypyc_attr(acyclic=True, native_class=True, free_list_len=1)
class Player:
    """A seat's pieces. stack and discard count cards by kind; the hand is sorted; tiles counts tiles of the supply.

    marker is a space of the certificate track, engine twice a track space, site -1 before the first turn.
    buildings: 0 in supply, 1 on the trail, 2 out of the game. discs counts those left on the board, by kind.
    """

    __slots__ = (
        "area", "buildings", "cities", "discard", "discard_size", "discs", "engine", "hand", "marker", "masters",
        "money", "site", "stack", "stack_size", "stations", "tiles", "workers",
    )  # fmt: skip

    def __init__(
        self, money: i64, marker: i64, engine: i64, site: i64, workers: vec[i64], discs: vec[i64], hand: vec[i64],
        stack: vec[i64], stack_size: i64, discard: vec[i64], discard_size: i64, area: vec[i64], tiles: vec[i64],
        masters: vec[i64], cities: vec[i64], stations: vec[i64], buildings: vec[i64],
    ) -> None:  # fmt: skip
        self.money = money
        self.marker = marker
        self.engine = engine
        self.site = site
        self.workers = workers
        self.discs = discs
        self.hand = hand
        self.stack = stack
        self.stack_size = stack_size
        self.discard = discard
        self.discard_size = discard_size
        self.area = area
        self.tiles = tiles
        self.masters = masters
        self.cities = cities
        self.stations = stations
        self.buildings = buildings

    def copy(self) -> Player:
        return Player(
            self.money, self.marker, self.engine, self.site, self.workers[:], self.discs[:], self.hand[:],
            self.stack[:], self.stack_size, self.discard[:], self.discard_size, self.area[:], self.tiles[:],
            self.masters[:], self.cities[:], self.stations[:], self.buildings[:],
        )  # fmt: skip

    # Limits

    def step_limit(self, seating: Seating) -> i64:
        """GWT 1.4, 1.5"""
        limit = seating.steps
        if self.discs[STEP_MONEY] == 0:
            limit += seating.step_money
        if self.discs[STEP_POINTS] == 0:
            limit += seating.step_points
        return limit

    def hand_limit(self) -> i64:
        return HAND + DISC_COUNT[HAND_DISC] - self.discs[HAND_DISC]  # GWT 11

    def marker_limit(self) -> i64:
        """GWT 1.5: the furthest space of the certificate track; space 6 needs both discs cleared."""
        if self.discs[CERTIFICATE_4] > 0:
            return 3
        return 4 if self.discs[CERTIFICATE_6] > 0 else 5

    def certificates(self) -> i64:
        return CERTIFICATE_TRACK[self.marker]

    def permanent(self) -> i64:
        """GWT 9.7: permanent certificates"""
        total: i64 = 0
        for master in range(i64(MASTERS)):
            if self.masters[master] > 0:
                total += MASTER_PERMANENT[master]
        return total

    def auxiliary_level(self, number: i64) -> i64:
        """GWT 1.7: 0 not available, 1 single, 2 also double; the first two actions are there from the start."""
        if number < 2:
            return 2 - self.discs[number]
        return DISC_COUNT[number] - self.discs[number]

    def has_white_disc(self) -> bool:
        for kind in range(i64(DISC_KINDS)):  # noqa: SIM110  (a loop is what mypyc makes fast)
            if DISC_CORNERS[kind] == WHITE and self.discs[kind] > 0:
                return True
        return False

    def teepee_pairs(self) -> i64:
        green, blue = self.tiles[GREEN_TEEPEE], self.tiles[BLUE_TEEPEE]
        return green if green < blue else blue

    # Cards

    def holds(self, kind: i64) -> bool:
        for held in self.hand:  # noqa: SIM110  (a loop is what mypyc makes fast)
            if held == kind:
                return True
        return False

    def holds_cattle(self) -> bool:
        return len(self.hand) > 0 and self.hand[0] < CATTLE

    def holds_objective(self) -> bool:
        return len(self.hand) > 0 and self.hand[len(self.hand) - 1] >= CATTLE

    def holds_pair(self) -> bool:
        """Two cattle cards of one breed; the hand is sorted, so they lie side by side."""
        for i in range(1, len(self.hand)):
            kind = self.hand[i]
            if kind < CATTLE and BREED_OF[self.hand[i - 1]] == BREED_OF[kind]:
                return True
        return False

    def take(self, kind: i64) -> None:
        """Into the hand, which stays sorted so that equal hands look equal."""
        hand = append(self.hand, kind)
        i = len(hand) - 1
        while i > 0 and hand[i - 1] > kind:
            hand[i] = hand[i - 1]
            i -= 1
        hand[i] = kind
        self.hand = hand

    def lose(self, kind: i64) -> None:
        """Out of the hand, to nowhere yet."""
        self.hand = remove(self.hand, kind)

    def put_away(self, kind: i64) -> None:
        """Onto the discard pile."""
        self.discard[kind] += 1
        self.discard_size += 1

    def cards_to_draw(self) -> i64:
        return self.stack_size + self.discard_size

    def owned(self, kind: i64) -> i64:
        """Cards of the kind in the whole deck."""
        count = self.stack[kind] + self.discard[kind]
        for held in self.hand:
            if held == kind:
                count += 1
        return count

    def deck_counts(self) -> vec[i64]:
        counts = vec[i64]([self.stack[kind] + self.discard[kind] for kind in range(i64(KINDS))])
        for held in self.hand:
            counts[held] += 1
        return counts
