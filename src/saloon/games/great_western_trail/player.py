"""What lies before one seat of Great Western Trail."""

from __future__ import annotations

from typing import final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from saloon.games.great_western_trail import parts
from saloon.games.great_western_trail.parts import Seating


@final
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

    def __init__(self) -> None:
        self.money: i64 = 0
        self.marker: i64 = 0
        self.engine: i64 = 0
        self.site: i64 = -1
        self.workers = vec[i64]()
        self.discs = vec[i64]()
        self.hand = vec[i64]()
        self.stack = vec[i64]()
        self.stack_size: i64 = 0
        self.discard = vec[i64]()
        self.discard_size: i64 = 0
        self.area = vec[i64]()
        self.tiles = vec[i64]()
        self.masters = vec[i64]()
        self.cities = vec[i64]()
        self.stations = vec[i64]()
        self.buildings = vec[i64]()

    def copy(self) -> Player:
        """Shares all but the cards; see Board.lay_as()."""
        copy = Player()
        copy.money = self.money
        copy.marker = self.marker
        copy.engine = self.engine
        copy.site = self.site
        copy.workers = self.workers
        copy.discs = self.discs
        copy.hand = self.hand[:]
        copy.stack = self.stack[:]
        copy.stack_size = self.stack_size
        copy.discard = self.discard[:]
        copy.discard_size = self.discard_size
        copy.area = self.area
        copy.tiles = self.tiles
        copy.masters = self.masters
        copy.cities = self.cities
        copy.stations = self.stations
        copy.buildings = self.buildings
        return copy

    # Limits

    def step_limit(self, seating: Seating) -> i64:
        """GWT 1.4, 1.5"""
        limit = seating.steps
        if self.discs[parts.STEP_MONEY] == 0:
            limit += seating.step_money
        if self.discs[parts.STEP_POINTS] == 0:
            limit += seating.step_points
        return limit

    def hand_limit(self) -> i64:
        return parts.HAND + parts.DISC_COUNT[parts.HAND_DISC] - self.discs[parts.HAND_DISC]  # GWT 11

    def marker_limit(self) -> i64:
        """GWT 1.5: the furthest space of the certificate track; space 6 needs both discs cleared."""
        if self.discs[parts.CERTIFICATE_4] > 0:
            return 3
        return 4 if self.discs[parts.CERTIFICATE_6] > 0 else 5

    def certificates(self) -> i64:
        return parts.CERTIFICATE_TRACK[self.marker]

    def permanent(self) -> i64:
        """GWT 9.7: permanent certificates"""
        total: i64 = 0
        for master in range(i64(parts.MASTERS)):
            if self.masters[master] > 0:
                total += parts.MASTER_PERMANENT[master]
        return total

    def auxiliary_level(self, number: i64) -> i64:
        """GWT 1.7: 0 not available, 1 single, 2 also double; every disc that is left covers one of the two."""
        return parts.LEVELS - self.discs[number]

    def has_white_disc(self) -> bool:
        for kind in range(i64(parts.DISC_KINDS)):
            if parts.DISC_CORNERS[kind] == parts.WHITE and self.discs[kind] > 0:
                return True
        return False

    def hazards(self) -> i64:
        count: i64 = 0
        for tile in range(i64(parts.HAZARDS), parts.TILE_KINDS):
            count += self.tiles[tile]
        return count

    def teepee_pairs(self) -> i64:
        green, blue = self.tiles[parts.GREEN_TEEPEE], self.tiles[parts.BLUE_TEEPEE]
        return green if green < blue else blue

    # Cards

    def holds(self, kind: i64) -> bool:
        for held in self.hand:  # noqa: SIM110  (a loop is what mypyc makes fast)
            if held == kind:
                return True
        return False

    def count(self, kind: i64) -> i64:
        """Cards of the kind in the hand."""
        count: i64 = 0
        for held in self.hand:
            if held == kind:
                count += 1
        return count

    def holds_cattle(self) -> bool:
        return len(self.hand) > 0 and self.hand[0] < parts.CATTLE

    def holds_objective(self) -> bool:
        return len(self.hand) > 0 and self.hand[len(self.hand) - 1] >= parts.CATTLE

    def holds_pair(self) -> bool:
        """Two cattle cards of one breed; the hand is sorted, so they lie side by side."""
        for i in range(1, len(self.hand)):
            kind = self.hand[i]
            if kind < parts.CATTLE and parts.BREED_OF[self.hand[i - 1]] == parts.BREED_OF[kind]:
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
        return self.stack[kind] + self.discard[kind] + self.count(kind)

    def deck_counts(self) -> vec[i64]:
        counts = self.stack[:]
        for kind in range(i64(parts.KINDS)):
            counts[kind] += self.discard[kind]
        for held in self.hand:
            counts[held] += 1
        return counts
