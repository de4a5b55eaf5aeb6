"""Segments on the map and the features that they have grown into (GR-8), merged as tiles come."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from saloon.games.gold_rush.parts import CITY, MAX_SEATS, MOUNTAIN, RAIL, Box

CLOSED: Final = -1  # instead of open sides: complete and scored
SEAT_BITS: Final = 3  # the cowboys of all seats are packed into one number, so that adding counts seat by seat
SEAT_MASK: Final = 7
ONE_COWBOY: Final = vec[i64]([1, 8, 64, 512, 4096])  # by seat


@mypyc_attr(acyclic=True, native_class=True, free_list_len=1)
class Features:
    """Segments by number, in the order in which they came; a feature goes by the number of one of its segments.

    By segment: feature, following (the next segment of the same feature, in a ring), part, cell, occupied (a cowboy
    or tent stands on it). By feature: size (in segments), tiles (that a rail runs over), open (sides that face an
    empty cell; CLOSED when it was scored), symbols, cowboys (packed), stack. mountains and cities list the segments of
    those not CLOSED.
    """

    __slots__ = (
        "box", "cell", "cities", "count", "cowboys", "feature", "following", "mountains", "occupied", "open", "part",
        "size", "stack", "symbols", "tiles",
    )  # fmt: skip

    def __init__(self, box: Box) -> None:
        self.box = box
        self.count: i64 = 0
        self.feature = vec[i64]()
        self.following = vec[i64]()
        self.part = vec[i64]()
        self.cell = vec[i64]()
        self.occupied = vec[i64]()
        self.size = vec[i64]()
        self.tiles = vec[i64]()
        self.open = vec[i64]()
        self.symbols = vec[i64]()
        self.cowboys = vec[i64]()
        self.stack = vec[i64]()
        self.mountains = vec[i64]()
        self.cities = vec[i64]()

    def set_up(self) -> None:
        """None yet, with room for all that the box can make."""
        blank = vec[i64]([0 for _ in range(self.box.segments)])
        self.feature = blank[:]
        self.following = blank[:]
        self.part = blank[:]
        self.cell = blank[:]
        self.occupied = blank[:]
        self.size = blank[:]
        self.tiles = blank[:]
        self.open = blank[:]
        self.symbols = blank[:]
        self.cowboys = blank[:]
        self.stack = blank[:]

    def copy(self) -> Features:
        copy = Features(self.box)
        copy.count = self.count
        copy.feature = self.feature[:]
        copy.following = self.following[:]
        copy.part = self.part[:]
        copy.cell = self.cell[:]
        copy.occupied = self.occupied[:]
        copy.size = self.size[:]
        copy.tiles = self.tiles[:]
        copy.open = self.open[:]
        copy.symbols = self.symbols[:]
        copy.cowboys = self.cowboys[:]
        copy.stack = self.stack[:]
        copy.mountains = self.mountains[:]
        copy.cities = self.cities[:]
        return copy

    def land(self, segment: i64) -> i64:
        return self.box.lands[self.part[segment]]

    # A tile comes

    def add(self, kind: i64, cell: i64, supply: i64) -> i64:
        """The segments of a new tile, each a feature of its own; returns how many tokens it brought of the supply."""
        box = self.box
        brought: i64 = 0
        first = box.first[kind]
        for number in range(len(box.tiles[kind].segments)):
            segment = self.count
            part = first + number
            self.count += 1
            self.feature[segment] = segment
            self.following[segment] = segment
            self.part[segment] = part
            self.cell[segment] = cell
            self.size[segment] = 1
            self.tiles[segment] = 1
            self.open[segment] = box.open_sides[part]
            self.symbols[segment] = box.symbols[part]
            land = box.lands[part]
            if land == MOUNTAIN:
                tokens = box.nuggets[part]
                if tokens > supply - brought:
                    tokens = supply - brought  # GR-30: as many as are left
                self.stack[segment] = tokens  # GR-25, GR-27
                brought += tokens
                self.mountains = append(self.mountains, segment)
            elif land == CITY:
                self.cities = append(self.cities, segment)
        return brought

    def join(self, one: i64, other: i64, sides: i64) -> None:
        """Two segments meet across an edge; sides says how many open sides that takes away."""
        into, gone = self.feature[one], self.feature[other]
        if into != gone:
            if self.size[into] < self.size[gone]:
                into, gone = gone, into
            if self.land(into) == RAIL:
                self.tiles[into] += self.tiles[gone] - self.shared_tiles(into, gone)
            self.rename(gone, into)
            following = self.following
            held = following[into]
            following[into] = following[gone]
            following[gone] = held
            self.size[into] += self.size[gone]
            self.open[into] += self.open[gone]
            self.symbols[into] += self.symbols[gone]
            self.cowboys[into] += self.cowboys[gone]
            self.stack[into] += self.stack[gone]  # GR-28
        self.open[into] -= sides

    def rename(self, gone: i64, into: i64) -> None:
        feature, following = self.feature, self.following
        segment = gone
        while True:
            feature[segment] = into
            segment = following[segment]
            if segment == gone:
                return

    def shared_tiles(self, into: i64, gone: i64) -> i64:
        """GR-62: how many tiles two rails both run over, on different segments."""
        shared: i64 = 0
        segment = gone
        while True:
            if self.reaches_tile_first(segment, gone) and self.runs_over(into, segment):
                shared += 1
            segment = self.following[segment]
            if segment == gone:
                return shared

    def reaches_tile_first(self, segment: i64, feature: i64) -> bool:
        """Whether no earlier segment of the tile belongs to the feature, so that each tile is counted once."""
        earlier = segment - 1
        while earlier >= 0 and self.cell[earlier] == self.cell[segment]:
            if self.feature[earlier] == feature:
                return False
            earlier -= 1
        return True

    def runs_over(self, feature: i64, segment: i64) -> bool:
        """Whether a segment on the tile of this one belongs to the feature."""
        cell = self.cell[segment]
        start = segment
        while start > 0 and self.cell[start - 1] == cell:
            start -= 1
        while start < self.count and self.cell[start] == cell:
            if self.feature[start] == feature:
                return True
            start += 1
        return False

    # A feature is complete

    def close_mountain(self, mountain: i64) -> None:
        self.open[mountain] = CLOSED
        self.stack[mountain] = 0
        left = vec[i64](capacity=len(self.mountains))
        for segment in self.mountains:
            if self.feature[segment] != mountain:
                left = append(left, segment)
        self.mountains = left

    def close_city(self, city: i64) -> None:
        self.open[city] = CLOSED
        self.cities = remove(self.cities, city)

    def is_served(self, city: i64) -> bool:
        """GR-75: every rail that leaves the city is complete."""
        segment = city - 1
        while segment >= 0 and self.cell[segment] == self.cell[city]:
            if self.box.at_city[self.part[segment]] and self.open[self.feature[segment]] > 0:
                return False
            segment -= 1
        return True

    def complete_rails(self, city: i64) -> i64:
        """GR-76, GR-77, GR-91: how many different complete rails leave the city."""
        rails: i64 = 0
        segment = city - 1
        while segment >= 0 and self.cell[segment] == self.cell[city]:
            if self.box.at_city[self.part[segment]]:
                rail = self.feature[segment]
                if self.open[rail] <= 0 and not self.leaves_again(rail, segment, city):
                    rails += 1
            segment -= 1
        return rails

    def leaves_again(self, rail: i64, segment: i64, city: i64) -> bool:
        """Whether a later segment of the tile that leaves the city is the same rail."""
        for later in range(segment + 1, city):
            if self.feature[later] == rail and self.box.at_city[self.part[later]]:
                return True
        return False

    def members(self, feature: i64) -> vec[i64]:
        """The segments of a feature, in the order in which they came."""
        out = vec[i64](capacity=self.size[feature])
        for segment in range(self.count):
            if self.feature[segment] == feature:
                out = append(out, segment)
        return out


def cowboys_of(packed: i64, seat: i64) -> i64:
    return (packed >> (SEAT_BITS * seat)) & SEAT_MASK


def most_cowboys(packed: i64) -> i64:
    """How many cowboys the player with most has there."""
    most: i64 = 0
    for seat in range(i64(MAX_SEATS)):
        count = cowboys_of(packed, seat)
        if count > most:
            most = count
    return most
