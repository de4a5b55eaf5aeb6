"""The map of Gold Rush: which cells have a tile, which are open, and what an open cell asks of one (GR-19, GR-20)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr, u8

from saloon.core.question import Json
from saloon.games.gold_rush.features import Features
from saloon.games.gold_rush.parts import BITS, CONSTRAINTS, PRAIRIE, TILES, Box

NOWHERE: Final = 0  # the cell that no place has
EMPTY: Final = -1  # instead of a face: no tile lies there
NO_SEGMENT: Final = -1
REACH: Final = TILES  # tiles lie at most 71 steps from the start, open cells one further
SPAN: Final = 2 * REACH + 1
STEPS: Final = vec[i64]([SPAN, 1, -SPAN, -1])  # on the grid, by direction: y grows to the north
MIDDLE: Final = REACH * SPAN + REACH
BLANK: Final = vec[u8]([0 for _ in range(SPAN * SPAN)])


@mypyc_attr(acyclic=True, native_class=True, free_list_len=1)
class Map:
    """Cells are numbered from 1 in the order in which a tile first came beside them.

    grid has the cell of every place, 0 where nothing came near yet. By cell: place, face (EMPTY if open), asks (the
    edges that its neighbours show it, as a constraint), first (segment of its tile). open lists the open cells, order
    the others as their tiles came.
    """

    __slots__ = ("asks", "box", "face", "features", "first", "grid", "open", "order", "place")

    def __init__(self, box: Box, features: Features) -> None:
        self.box = box
        self.features = features
        self.grid = vec[u8]()
        self.place = vec[i64]()
        self.face = vec[i64]()
        self.asks = vec[i64]()
        self.first = vec[i64]()
        self.open = vec[i64]()
        self.order = vec[i64]()

    def set_up(self) -> None:
        """Before the start tile: one open cell in the middle that asks for nothing."""
        self.features.set_up()
        self.grid = BLANK[:]
        self.place = vec[i64]([0])  # NOWHERE
        self.face = vec[i64]([EMPTY])
        self.asks = vec[i64]([0])
        self.first = vec[i64]([0])
        self.open_cell(MIDDLE)

    def copy(self) -> Map:
        copy = Map(self.box, self.features.copy())
        copy.grid = self.grid[:]
        copy.place = self.place[:]
        copy.face = self.face[:]
        copy.asks = self.asks[:]
        copy.first = self.first[:]
        copy.open = self.open[:]
        copy.order = self.order[:]
        return copy

    # Cells and segments

    def x(self, cell: i64) -> i64:
        return self.place[cell] % SPAN - REACH

    def y(self, cell: i64) -> i64:
        return self.place[cell] // SPAN - REACH

    def cell_at(self, x: int, y: int) -> i64:
        """The cell there, or NOWHERE if no tile is near; of any numbers, however large."""
        if abs(x) > REACH or abs(y) > REACH:
            return NOWHERE
        return i64(self.grid[(y + REACH) * SPAN + x + REACH])

    def has_tile(self, cell: i64) -> bool:
        return self.face[cell] != EMPTY

    def beside(self, cell: i64, side: i64) -> i64:
        """The neighbour of a cell that has a tile."""
        return i64(self.grid[self.place[cell] + STEPS[side]])

    def segment(self, cell: i64, number: i64) -> i64:
        return self.first[cell] + number

    def segment_at(self, cell: i64, spot: str) -> i64:
        """The segment of the cell's tile that any of its edges or half-edges names, or NO_SEGMENT."""
        number = self.box.segment_at(self.face[cell], spot)
        return NO_SEGMENT if number < 0 else self.first[cell] + number

    def spot(self, segment: i64) -> str:
        """Where on its tile a segment is, as the tile lies: its first edge or half-edge."""
        cell = self.features.cell[segment]
        return self.box.spot(self.face[cell], segment - self.first[cell])

    def where(self, segment: i64) -> Json:
        """The tile, and where on it."""
        cell = self.features.cell[segment]
        return {"x": int(self.x(cell)), "y": int(self.y(cell)), "where": self.spot(segment)}

    def name(self, segment: i64) -> str:
        """As in `1,0 E`: the tile and where on it."""
        cell = self.features.cell[segment]
        return f"{int(self.x(cell))},{int(self.y(cell))} {self.spot(segment)}"

    # Where a tile fits

    def fits_somewhere(self, kind: i64) -> bool:
        """GR-22"""
        rotations, asks = self.box.rotations, self.asks
        table = CONSTRAINTS * kind
        for cell in self.open:  # noqa: SIM110  (a loop is what mypyc makes fast)
            if rotations[table + asks[cell]] != 0:
                return True
        return False

    def is_open(self, cell: i64) -> bool:
        """Whether a tile can come there at all: it touches one and has none (GR-19)."""
        return NOWHERE < cell < len(self.face) and self.face[cell] == EMPTY

    def fits(self, kind: i64, cell: i64, rotation: i64) -> bool:
        """Whether the edges around an open cell continue (GR-20)."""
        return self.box.rotations[CONSTRAINTS * kind + self.asks[cell]] & BITS[rotation] != 0

    # A tile comes

    def lay(self, kind: i64, cell: i64, rotation: i64, supply: i64) -> i64:
        """Puts a tile down where it fits and joins its features; returns how many tokens it brought of the supply."""
        box, features = self.box, self.features
        face = 4 * kind + rotation
        self.face[cell] = face
        self.first[cell] = features.count
        self.order = append(self.order, cell)
        self.take_from_open(cell)
        brought = features.add(kind, cell, supply)
        for side in range(i64(4)):
            place = self.place[cell] + STEPS[side]
            neighbour = i64(self.grid[place])
            if neighbour == NOWHERE:
                neighbour = self.open_cell(place)
            if self.face[neighbour] == EMPTY:
                self.asks[neighbour] += box.edges[4 * face + side] << (2 * ((side + 2) % 4))
            else:
                self.join(cell, neighbour, side)
        return brought

    def take_from_open(self, cell: i64) -> None:
        cells = self.open
        i: i64 = 0
        while cells[i] != cell:
            i += 1
        cells[i] = cells[len(cells) - 1]
        cells, _ = pop(cells)
        self.open = cells

    def open_cell(self, place: i64) -> i64:
        cell = len(self.place)
        self.grid[place] = u8(cell)
        self.place = append(self.place, place)
        self.face = append(self.face, EMPTY)
        self.asks = append(self.asks, 0)
        self.first = append(self.first, 0)
        self.open = append(self.open, cell)
        return cell

    def join(self, cell: i64, neighbour: i64, side: i64) -> None:
        box, features = self.box, self.features
        face, other_face = self.face[cell], self.face[neighbour]
        first, other_first = self.first[cell], self.first[neighbour]
        other_side = (side + 2) % 4
        edge = box.edges[4 * face + side]
        if edge != PRAIRIE:
            one = box.edge_segments[4 * face + side]
            other = box.edge_segments[4 * other_face + other_side]
            features.join(first + one, other_first + other, 2)
        for half in range(i64(2)):  # GR-84: left and right of a rail, each for itself; a mountain edge has no halves
            one = box.half_segments[8 * face + 2 * side + half]
            if one >= 0:
                other = box.half_segments[8 * other_face + 2 * other_side + 1 - half]
                features.join(first + one, other_first + other, 0)
