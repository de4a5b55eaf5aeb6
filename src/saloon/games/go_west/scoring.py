"""Points of Go West!: what a scoring gives, and why."""

from __future__ import annotations

from typing import Final, TypedDict, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.games.go_west.layout import LENGTH, OWNERS
from saloon.games.go_west.parts import EAST, TRACK, TRACK_REGIONS, WEST, TrackRegion

# A count for each seat, packed into one number: adding ONE[seat] counts for that seat
ONE: Final = vec[i64]([1, 16, 256, 4096])
SEAT_BITS: Final = 4
SEAT_MASK: Final = 15
SEATS_BITS: Final = 16  # of all seats together


def count_of(packed: i64, seat: i64) -> i64:
    return (packed >> (SEAT_BITS * seat)) & SEAT_MASK


def region_points(pieces: vec[i64], region: i64, wagons: i64, tokens: i64) -> i64:
    """What each seat gets in a region with so many wagons and these tokens, packed as they are."""
    left = wagons
    if left == 0:
        return 0
    length = pieces[LENGTH + region]
    if left >= length:
        return tokens  # GW-22: enough wagons, every token counts
    first = OWNERS + TRACK * region
    points: i64 = 0
    level = most_tokens(tokens)  # GW-23: most tokens first
    while level > 0:
        for i in range(first, first + length):  # GW-24: tied players share their turn, from the partition marker
            owner = pieces[i]
            if count_of(tokens, owner) == level:
                points += ONE[owner]
                left -= 1
                if left == 0:
                    return points
        level -= 1
    return points


def most_tokens(tokens: i64) -> i64:
    """How many the seat with the most has."""
    most: i64 = 0
    while tokens > 0:
        if tokens & SEAT_MASK > most:
            most = tokens & SEAT_MASK
        tokens >>= SEAT_BITS
    return most


def count_tokens(pieces: vec[i64], region: i64) -> i64:
    """How many tokens each seat has on the track of a region; packed."""
    tokens: i64 = 0
    first = OWNERS + TRACK * region
    for i in range(first, first + pieces[LENGTH + region]):
        tokens += ONE[pieces[i]]
    return tokens


Award = TypedDict("Award", {"seat": int, "tokens": int, "points": int, "rule": str})
ScoredRegion = TypedDict(
    "ScoredRegion", {"region": TrackRegion, "wagons": int, "track": list[int], "awards": list[Award]}
)
# card: 0 is the free scoring at the end
ItemisedScoring = TypedDict("ItemisedScoring", {"seat": int, "card": int, "regions": list[ScoredRegion]})


@final
@mypyc_attr(acyclic=True, native_class=True)
class Scoring:
    """A past scoring: who triggered it, with which scoring card (0: the free last one), and what lay where."""

    __slots__ = ("seat", "card", "itemised", "land")

    def __init__(self, seat: i64, card: i64, land: vec[i64]) -> None:
        self.seat = seat
        self.card = card
        self.land = land  # the pieces of the regions, as in layout.py
        self.itemised: ItemisedScoring | None = None


def itemise(scoring: Scoring, seats: i64) -> ItemisedScoring:
    """The scoring region by region, each award with its rule (GW-21: east to west). Cached: it never changes."""
    if scoring.itemised is None:
        regions = [_itemise_region(scoring.land, region, seats) for region in range(i64(EAST), WEST + 1)]
        scoring.itemised = {"seat": int(scoring.seat), "card": int(scoring.card), "regions": regions}
    return scoring.itemised


def _itemise_region(land: vec[i64], region: i64, seats: i64) -> ScoredRegion:
    return {
        "region": TRACK_REGIONS[region - 1],
        "wagons": int(land[region]),
        "track": track_of(land, region),
        "awards": _awards(land, region, seats),
    }


def track_of(pieces: vec[i64], region: i64) -> list[int]:
    """The owners of the tokens, oldest first."""
    first = OWNERS + TRACK * region
    return [int(owner) for owner in pieces[first : first + pieces[LENGTH + region]]]


def _awards(land: vec[i64], region: i64, seats: i64) -> list[Award]:
    tokens = count_tokens(land, region)
    points = region_points(land, region, land[region], tokens)
    awards: list[Award] = []
    for level in range(i64(TRACK), 0, -1):
        tied = [seat for seat in range(seats) if count_of(tokens, seat) == level]
        for seat in tied:
            if land[region] >= land[LENGTH + region]:
                rule = "GW-22"
            elif len(tied) > 1:
                rule = "GW-24"
            else:
                rule = "GW-23"
            points_here = int(count_of(points, seat))
            awards.append({"seat": int(seat), "tokens": int(level), "points": points_here, "rule": rule})
    return awards
