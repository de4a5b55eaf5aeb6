"""Points of Go West!: what a scoring gives, and why."""

from __future__ import annotations

from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.games.go_west.parts import EAST, TRACK, TRACK_REGIONS, WEST, TrackRegion

# A count for each seat, packed into one number: adding ONE[seat] counts for that seat
ONE: Final = vec[i64]([1, 16, 256, 4096])
SEAT_BITS: Final = 4
SEAT_MASK: Final = 15


def count_of(packed: i64, seat: i64) -> i64:
    return (packed >> (SEAT_BITS * seat)) & SEAT_MASK


def region_points(track: vec[i64], wagons: i64) -> i64:
    """What each seat gets in a region with this track, oldest token first; packed."""
    if wagons == 0:
        return 0
    tokens = count_tokens(track)
    if wagons >= len(track):
        return tokens  # GW-22: enough wagons, every token counts
    points: i64 = 0
    left = wagons
    for level in range(i64(TRACK), 0, -1):  # GW-23: most tokens first
        for owner in track:  # GW-24: tied players share their turn, in order from the partition marker
            if count_of(tokens, owner) == level:
                points += ONE[owner]
                left -= 1
                if left == 0:
                    return points
    return points


def count_tokens(track: vec[i64]) -> i64:
    """Packed."""
    tokens: i64 = 0
    for owner in track:
        tokens += ONE[owner]
    return tokens


@mypyc_attr(acyclic=True, native_class=True)
class Scoring:
    """One scoring as it was: who triggered it with which scoring card (0: the free last one) and what lay where."""

    __slots__ = ("seat", "card", "wagons", "tracks")

    def __init__(self, seat: i64, card: i64, wagons: vec[i64], tracks: vec[vec[i64]]) -> None:
        self.seat = seat
        self.card = card
        self.wagons = wagons
        self.tracks = tracks


Award = TypedDict("Award", {"seat": int, "tokens": int, "points": int, "rule": str})
ScoredRegion = TypedDict(
    "ScoredRegion", {"region": TrackRegion, "wagons": int, "track": list[int], "awards": list[Award]}
)
# card: 0 is the free scoring at the end
ItemisedScoring = TypedDict("ItemisedScoring", {"seat": int, "card": int, "regions": list[ScoredRegion]})


def itemise(scoring: Scoring, seats: i64) -> ItemisedScoring:
    """The scoring region by region, each award with its rule (GW-21: east to west)."""
    regions: list[ScoredRegion] = []
    for region in range(EAST, WEST + 1):
        track = scoring.tracks[region - 1]
        wagons = scoring.wagons[region]
        regions.append(
            {
                "region": TRACK_REGIONS[region - 1],
                "wagons": int(wagons),
                "track": [int(owner) for owner in track],
                "awards": _awards(track, wagons, seats),
            }
        )
    return {"seat": int(scoring.seat), "card": int(scoring.card), "regions": regions}


def _awards(track: vec[i64], wagons: i64, seats: i64) -> list[Award]:
    tokens, points = count_tokens(track), region_points(track, wagons)
    awards: list[Award] = []
    for level in range(TRACK, 0, -1):
        tied = [seat for seat in range(seats) if count_of(tokens, seat) == level]
        for seat in tied:
            if wagons >= len(track):
                rule = "GW-22"
            elif len(tied) > 1:
                rule = "GW-24"
            else:
                rule = "GW-23"
            awards.append({"seat": int(seat), "tokens": level, "points": int(count_of(points, seat)), "rule": rule})
    return awards
