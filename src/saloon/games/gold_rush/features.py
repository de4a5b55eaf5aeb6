"""Segments on the map and the features that they have grown into (GR-8), merged as tiles come."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i16, i64, mypyc_attr

from saloon.games.gold_rush.parts import CITY, MAX_SEATS, MOUNTAIN, RAIL, Box

CLOSED: Final = -1  # instead of open sides: complete and scored
SEAT_BITS: Final = 3  # the cowboys of all seats are packed into one number, so one addition adds up every seat
SEAT_MASK: Final = 7
ONE_COWBOY: Final = vec[i64]([1, 8, 64, 512, 4096])  # by seat

# The row of notes of a segment
FEATURE: Final = 0
FOLLOWING: Final = 1  # the next segment of the same feature, in a ring
PART: Final = 2
CELL: Final = 3
OCCUPIED: Final = 4  # 1: a cowboy or tent stands on it
# And of a feature, in the row of the segment that names it
SIZE: Final = 5  # in segments
TILES: Final = 6  # that a rail runs over
OPEN: Final = 7  # sides that face an empty cell; CLOSED when it was scored
SYMBOLS: Final = 8
COWBOYS: Final = 9  # packed
STACK: Final = 10
ROW: Final = 11

NO_NOTES: Final = vec[i16]()
NO_SEGMENTS: Final = vec[i64]()


@final
@mypyc_attr(acyclic=True, native_class=True, free_list_len=1)
class Features:
    """Segments by number, in the order in which they came; a feature is named by one of its segments.

    notes has a row for each, all in one flat vector, which a copy copies at once. mountains and cities list the
    segments of those not CLOSED.
    """

    __slots__ = ("box", "cities", "count", "mountains", "notes")

    def __init__(self, box: Box) -> None:
        self.box = box
        self.count: i64 = 0
        self.notes = NO_NOTES
        self.mountains = NO_SEGMENTS
        self.cities = NO_SEGMENTS

    def set_up(self) -> None:
        """None yet, with room for all that the box can make."""
        self.notes = vec[i16]([i16(0)] * (ROW * self.box.segments))

    def copy(self) -> Features:
        copy = Features(self.box)
        copy.count = self.count
        copy.notes = self.notes[:]
        copy.mountains = self.mountains[:]
        copy.cities = self.cities[:]
        return copy

    def feature(self, segment: i64) -> i64:
        return i64(self.notes[ROW * segment + FEATURE])

    def following(self, segment: i64) -> i64:
        return i64(self.notes[ROW * segment + FOLLOWING])

    def part(self, segment: i64) -> i64:
        return i64(self.notes[ROW * segment + PART])

    def cell(self, segment: i64) -> i64:
        return i64(self.notes[ROW * segment + CELL])

    def occupied(self, segment: i64) -> i64:
        return i64(self.notes[ROW * segment + OCCUPIED])

    def size(self, feature: i64) -> i64:
        return i64(self.notes[ROW * feature + SIZE])

    def tiles(self, feature: i64) -> i64:
        return i64(self.notes[ROW * feature + TILES])

    def open(self, feature: i64) -> i64:
        return i64(self.notes[ROW * feature + OPEN])

    def symbols(self, feature: i64) -> i64:
        return i64(self.notes[ROW * feature + SYMBOLS])

    def cowboys(self, feature: i64) -> i64:
        return i64(self.notes[ROW * feature + COWBOYS])

    def stack(self, feature: i64) -> i64:
        return i64(self.notes[ROW * feature + STACK])

    def put(self, segment: i64, what: i64, number: i64) -> None:
        self.notes[ROW * segment + what] = i16(number)

    def land(self, segment: i64) -> i64:
        return self.box.lands[self.part(segment)]

    # A tile comes

    def add(self, kind: i64, cell: i64, supply: i64) -> i64:
        """The segments of a new tile, each a feature of its own; returns how many tokens it brought of the supply."""
        box, notes = self.box, self.notes
        brought: i64 = 0
        for part in range(box.first[kind], box.first[kind] + box.segment_counts[kind]):
            segment = self.count
            row = ROW * segment
            self.count += 1
            notes[row + FEATURE] = i16(segment)
            notes[row + FOLLOWING] = i16(segment)
            notes[row + PART] = i16(part)
            notes[row + CELL] = i16(cell)
            notes[row + SIZE] = 1
            notes[row + TILES] = 1
            notes[row + OPEN] = i16(box.open_sides[part])
            notes[row + SYMBOLS] = i16(box.symbols[part])
            land = box.lands[part]
            if land == MOUNTAIN:
                tokens = box.nuggets[part]
                if tokens > supply - brought:
                    tokens = supply - brought  # GR-30: as many as are left
                notes[row + STACK] = i16(tokens)  # GR-25, GR-27
                brought += tokens
                self.mountains = append(self.mountains, segment)
            elif land == CITY:
                self.cities = append(self.cities, segment)
        return brought

    def join(self, one: i64, other: i64, sides: i64) -> None:
        """Two segments meet across an edge; sides says how many open sides that takes away."""
        notes = self.notes
        into, gone = i64(notes[ROW * one + FEATURE]), i64(notes[ROW * other + FEATURE])
        if into != gone:
            if notes[ROW * into + SIZE] < notes[ROW * gone + SIZE]:
                into, gone = gone, into
            if self.box.lands[i64(notes[ROW * into + PART])] == RAIL:
                notes[ROW * into + TILES] += notes[ROW * gone + TILES] - i16(self.shared_tiles(into, gone))
            self.rename(gone, into)
            row, old = ROW * into, ROW * gone
            held = notes[row + FOLLOWING]
            notes[row + FOLLOWING] = notes[old + FOLLOWING]
            notes[old + FOLLOWING] = held
            notes[row + SIZE] += notes[old + SIZE]
            notes[row + OPEN] += notes[old + OPEN]
            notes[row + SYMBOLS] += notes[old + SYMBOLS]
            notes[row + COWBOYS] += notes[old + COWBOYS]
            notes[row + STACK] += notes[old + STACK]  # GR-28
        notes[ROW * into + OPEN] -= i16(sides)

    def rename(self, gone: i64, into: i64) -> None:
        notes, name = self.notes, i16(into)
        segment = gone
        while True:
            notes[ROW * segment + FEATURE] = name
            segment = i64(notes[ROW * segment + FOLLOWING])
            if segment == gone:
                return

    def shared_tiles(self, into: i64, gone: i64) -> i64:
        """GR-62: how many tiles two rails both run over, on different segments."""
        shared: i64 = 0
        segment = gone
        while True:
            if self.reaches_tile_first(segment, gone) and self.runs_over(into, segment):
                shared += 1
            segment = self.following(segment)
            if segment == gone:
                return shared

    def reaches_tile_first(self, segment: i64, feature: i64) -> bool:
        """Whether no earlier segment of the tile belongs to the feature: each tile counts once."""
        notes, name = self.notes, i16(feature)
        cell = notes[ROW * segment + CELL]
        earlier = segment - 1
        while earlier >= 0 and notes[ROW * earlier + CELL] == cell:
            if notes[ROW * earlier + FEATURE] == name:
                return False
            earlier -= 1
        return True

    def runs_over(self, feature: i64, segment: i64) -> bool:
        """Whether any segment on this one's tile belongs to the feature."""
        notes, name = self.notes, i16(feature)
        cell = notes[ROW * segment + CELL]
        start = segment
        while start > 0 and notes[ROW * (start - 1) + CELL] == cell:
            start -= 1
        while start < self.count and notes[ROW * start + CELL] == cell:
            if notes[ROW * start + FEATURE] == name:
                return True
            start += 1
        return False

    # A feature is complete

    def close_mountain(self, mountain: i64) -> None:
        self.put(mountain, OPEN, CLOSED)
        self.put(mountain, STACK, 0)
        left = vec[i64](capacity=len(self.mountains))
        for segment in self.mountains:
            if self.feature(segment) != mountain:
                left = append(left, segment)
        self.mountains = left

    def close_city(self, city: i64) -> None:
        self.put(city, OPEN, CLOSED)
        self.cities = remove(self.cities, city)

    def is_served(self, city: i64) -> bool:
        """GR-75: every rail that leaves the city is complete."""
        notes, at_city = self.notes, self.box.at_city
        cell = notes[ROW * city + CELL]
        segment = city - 1
        while segment >= 0 and notes[ROW * segment + CELL] == cell:
            if (
                at_city[i64(notes[ROW * segment + PART])]
                and notes[ROW * i64(notes[ROW * segment + FEATURE]) + OPEN] > 0
            ):
                return False
            segment -= 1
        return True

    def city_rails(self, city: i64) -> i64:
        """How many ends of rails are at the city."""
        rails: i64 = 0
        segment = city - 1
        while segment >= 0 and self.cell(segment) == self.cell(city):
            if self.box.at_city[self.part(segment)]:
                rails += 1
            segment -= 1
        return rails

    def complete_rails(self, city: i64) -> i64:
        """GR-76, GR-77, GR-91: how many different complete rails leave the city."""
        rails: i64 = 0
        segment = city - 1
        while segment >= 0 and self.cell(segment) == self.cell(city):
            if self.box.at_city[self.part(segment)]:
                rail = self.feature(segment)
                if self.open(rail) <= 0 and not self.leaves_again(rail, segment, city):
                    rails += 1
            segment -= 1
        return rails

    def leaves_again(self, rail: i64, segment: i64, city: i64) -> bool:
        """Whether a later segment of the tile that leaves the city is the same rail."""
        for later in range(segment + 1, city):
            if self.feature(later) == rail and self.box.at_city[self.part(later)]:
                return True
        return False

    def members(self, feature: i64) -> vec[i64]:
        """The segments of a feature, in the order in which they came."""
        out = vec[i64](capacity=self.size(feature))
        for segment in range(self.count):
            if self.feature(segment) == feature:
                out = append(out, segment)
        return out


def cowboys_of(packed: i64, seat: i64) -> i64:
    return (packed >> (SEAT_BITS * seat)) & SEAT_MASK


def most_cowboys(packed: i64) -> i64:
    """The most cowboys that any seat has there."""
    most: i64 = 0
    for seat in range(i64(MAX_SEATS)):
        count = cowboys_of(packed, seat)
        if count > most:
            most = count
    return most
