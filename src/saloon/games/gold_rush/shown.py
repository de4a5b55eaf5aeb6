"""What was last shown of a map: whatever has not changed since is reused, as the same object."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from saloon.core.question import Json
from saloon.games.gold_rush import features as segments
from saloon.games.gold_rush import map as cells
from saloon.games.gold_rush.features import NO_NOTES
from saloon.games.gold_rush.map import NO_CELLS, Map


@mypyc_attr(acyclic=True, native_class=True)
class Shown:
    """Never changes once it is made, so that copies of a state share it. What is kept here is compared by the notes
    that it was made from: after an undo, or in another copy, the map may have grown differently."""

    __slots__ = ("cell_notes", "count", "features", "laid", "names", "order", "segment_notes", "stacks")

    def __init__(self, segment_notes: vec[i16], cell_notes: vec[i16], order: vec[i64], count: i64) -> None:
        self.segment_notes = segment_notes
        self.cell_notes = cell_notes
        self.order = order
        self.count = count  # of segments
        self.laid: list[Json] = []  # tiles, as they came
        self.names: list[str] = []  # of segments
        self.features: list[Json | None] = []  # by the segment that it goes by
        self.stacks: dict[str, int] = {}

    def is_still_so(self, map: Map) -> bool:
        """Whether the map is as it was then: somebody else looks at it."""
        features = map.features
        if self.count != features.count or len(self.order) != len(map.order):
            return False
        for note in range(segments.ROW * self.count):
            if self.segment_notes[note] != features.notes[note]:
                return False
        for number in range(len(self.order)):  # noqa: SIM110  (a loop is what mypyc makes fast)
            if not self.has_tile(map, number):
                return False
        return True

    def has_cell(self, map: Map, cell: i64) -> bool:
        """Whether the cell had the same tile then, laid in the same way."""
        row = cells.ROW * cell
        if len(self.cell_notes) == 0:
            return False
        for note in range(row, row + cells.ROW):
            if note != row + cells.ASKS and self.cell_notes[note] != map.notes[note]:
                return False
        return True

    def has_tile(self, map: Map, number: i64) -> bool:
        """Whether the tile that came as this one, counted from 0, was shown."""
        return (
            number < len(self.order)
            and self.order[number] == map.order[number]
            and self.has_cell(map, map.order[number])
        )

    def has_segment(self, map: Map, segment: i64) -> bool:
        """Whether all notes of the segment were the same then."""
        if segment >= self.count:
            return False
        row = segments.ROW * segment
        for note in range(row, row + segments.ROW):
            if self.segment_notes[note] != map.features.notes[note]:
                return False
        return self.has_cell(map, map.features.cell(segment))


NOTHING_SHOWN: Final = Shown(NO_NOTES, NO_NOTES, NO_CELLS, 0)


def shown_now(map: Map) -> Shown:
    """The notes of now; what is shown of them follows."""
    return Shown(map.features.notes[:], map.notes[:], map.order[:], map.features.count)
