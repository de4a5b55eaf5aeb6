"""The board of Go West!: wagons in six regions and the tracks of the four in the middle."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from saloon.games.go_west.parts import CALIFORNIA, CIRCLES, EAST, NEW_ENGLAND, TRACK, TRACKS, WAGONS

NOBODY: Final = -1


@mypyc_attr(acyclic=True, native_class=True, free_list_len=1)
class Board:
    """wagons by region; tracks[region - 1] lists owners, oldest first; marks are the partition markers' circles."""

    __slots__ = ("marks", "tracks", "wagons")

    def __init__(self, wagons: vec[i64], tracks: vec[vec[i64]], marks: vec[i64]) -> None:
        self.wagons = wagons
        self.tracks = tracks
        self.marks = marks

    def copy(self) -> Board:
        tracks = vec[vec[i64]](capacity=TRACKS)
        for track in self.tracks:
            tracks = append(tracks, track[:])
        return Board(self.wagons[:], tracks, self.marks[:])

    def place(self, region: i64, seat: i64) -> i64:
        """Puts a token down; returns whose token goes home for it, or NOBODY."""
        home: i64 = NOBODY
        track = self.tracks[region - 1]
        if len(track) == TRACK:  # GW-7: first in, first out
            track, home = pop(track, 0)
            self.marks[region - 1] = (self.marks[region - 1] + 1) % CIRCLES
        self.tracks[region - 1] = append(track, seat)
        return home

    def step(self, region: i64) -> None:
        self.wagons[region] -= 1
        self.wagons[region + 1] += 1  # GW-14: one region west

    def any_can_step(self) -> bool:
        return self.wagons[CALIFORNIA] < WAGONS  # GW-14: in California they are out of play

    def wagons_gone(self) -> bool:
        return self.wagons[NEW_ENGLAND] == 0 and self.wagons[EAST] == 0  # GW-28


def set_up() -> Board:
    """GW-2, GW-6"""
    tracks = vec[vec[i64]]([vec[i64](capacity=CIRCLES) for _ in range(TRACKS)])
    return Board(vec[i64]([WAGONS, 0, 0, 0, 0, 0]), tracks, vec[i64]([0, 0, 0, 0]))
