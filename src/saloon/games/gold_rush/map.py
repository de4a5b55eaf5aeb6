"""The map of Gold Rush: which cells have a tile, which are open, and what an open cell asks of one (GR-19, GR-20)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from saloon.games.gold_rush.features import Features
from saloon.games.gold_rush.parts import BITS, CONSTRAINTS, PRAIRIE, TILES, Box
from saloon.games.gold_rush.wire import Place

NOWHERE: Final = 0  # no cell
EMPTY: Final = -1  # instead of an orientation: no tile lies there
NO_SEGMENT: Final = -1

# The grid wraps around: tiles are at most 71 steps apart, open cells one more, so no two share a slot
SPAN: Final = 76  # stated, so mypyc can inline it
SLOTS: Final = SPAN * SPAN
STEPS: Final = vec[i64]([SPAN, 1, -SPAN, -1])  # on the grid, by direction: y grows to the north
EAST: Final = vec[i64]([0, 1, 0, -1])  # how far that goes
NORTH: Final = vec[i64]([1, 0, -1, 0])

# The row of notes of a cell
X: Final = 0
Y: Final = 1
ORIENTATION: Final = 2  # EMPTY if it is open
ASKS: Final = 3  # the edges that its neighbours show it, as a constraint
FIRST: Final = 4  # segment of its tile
ROW: Final = 5
CELLS: Final = 220  # the first tile opens four beside its own, every other at most three

assert (SPAN, CELLS) == (TILES + 4, 3 * TILES + 4)

BLANK: Final = vec[u8]([u8(0)] * SLOTS)
NO_CELLS: Final = vec[i64]()
PLACES: Final[dict[i64, str]] = {}  # x,y as text, for the places that tables have reached


@final
@mypyc_attr(acyclic=True, native_class=True, free_list_len=1)
class Map:
    """Cells are numbered from 1, in the order in which a tile first came next to them.

    grid has the cell of every slot, 0 where nothing came near yet; notes has a row for each cell, all in one flat
    vector, which a copy copies at once. open lists the open cells, order the others as their tiles came.
    """

    __slots__ = ("box", "count", "features", "grid", "notes", "open", "order")

    def __init__(self, box: Box, features: Features, grid: vec[u8], notes: vec[i16]) -> None:
        self.box = box
        self.features = features
        self.grid = grid
        self.notes = notes
        self.count: i64 = 1  # of cells, with NOWHERE
        self.open = NO_CELLS
        self.order = NO_CELLS

    def set_up(self) -> None:
        """Before the start tile: one open cell in the middle that asks for nothing."""
        self.features.set_up()
        self.notes[ROW * NOWHERE + ORIENTATION] = EMPTY
        self.open_cell(0, 0, slot_of(0, 0))

    def copy(self) -> Map:
        copy = Map(self.box, self.features.copy(), self.grid[:], self.notes[:])
        copy.count = self.count
        copy.open = self.open[:]
        copy.order = self.order[:]
        return copy

    # Cells and segments

    def x(self, cell: i64) -> i64:
        return i64(self.notes[ROW * cell + X])

    def y(self, cell: i64) -> i64:
        return i64(self.notes[ROW * cell + Y])

    def orientation(self, cell: i64) -> i64:
        return i64(self.notes[ROW * cell + ORIENTATION])

    def asks(self, cell: i64) -> i64:
        return i64(self.notes[ROW * cell + ASKS])

    def first(self, cell: i64) -> i64:
        return i64(self.notes[ROW * cell + FIRST])

    def cell_at(self, x: int, y: int) -> i64:
        """The cell there, or NOWHERE if no tile is near; x and y may be any numbers."""
        if abs(x) > TILES or abs(y) > TILES:
            return NOWHERE
        cell = i64(self.grid[slot_of(x, y)])
        if self.x(cell) != x or self.y(cell) != y:
            return NOWHERE
        return cell

    def has_tile(self, cell: i64) -> bool:
        return self.orientation(cell) != EMPTY

    def beside(self, cell: i64, side: i64) -> i64:
        """The neighbour of a cell that has a tile."""
        return self.cell_at(self.x(cell) + EAST[side], self.y(cell) + NORTH[side])

    def segment(self, cell: i64, number: i64) -> i64:
        return self.first(cell) + number

    def segment_at(self, cell: i64, spot: str) -> i64:
        """The segment of the cell's tile that any of its edges or half-edges names, or NO_SEGMENT."""
        number = self.box.segment_at(self.orientation(cell), spot)
        return NO_SEGMENT if number < 0 else self.first(cell) + number

    def spot(self, segment: i64) -> str:
        """Where on its tile a segment is, as the tile lies: its first edge or half-edge."""
        cell = self.features.cell(segment)
        return self.box.spots[self.orientation(cell)][segment - self.first(cell)]

    def where(self, segment: i64) -> Place:
        """The tile, and where on it."""
        cell = self.features.cell(segment)
        return {"x": int(self.x(cell)), "y": int(self.y(cell)), "where": self.spot(segment)}

    def name(self, segment: i64) -> str:
        """As in `1,0 E`: the tile and where on it."""
        cell = self.features.cell(segment)
        x, y = self.x(cell), self.y(cell)
        place = PLACES.get(256 * y + x)
        if place is None:
            place = PLACES[256 * y + x] = f"{int(x)},{int(y)} "
        return place + self.spot(segment)

    # Where a tile fits

    def fits_somewhere(self, kind: i64) -> bool:
        """GR-22"""
        notes, rotations = self.notes, self.box.rotations
        table = CONSTRAINTS * kind
        for cell in self.open:  # noqa: SIM110  (a loop is what mypyc makes fast)
            if rotations[table + i64(notes[ROW * cell + ASKS])] != 0:
                return True
        return False

    def is_open(self, cell: i64) -> bool:
        """Whether a tile can come there at all: it touches one and has none (GR-19)."""
        return NOWHERE < cell < self.count and self.orientation(cell) == EMPTY

    def fits(self, kind: i64, cell: i64, rotation: i64) -> bool:
        """Whether the edges around an open cell continue (GR-20)."""
        return self.box.rotations[CONSTRAINTS * kind + self.asks(cell)] & BITS[rotation] != 0

    # A tile comes

    def lay(self, kind: i64, cell: i64, rotation: i64, supply: i64) -> i64:
        """Puts a tile down where it fits and joins its features; returns how many tokens it brought from the supply."""
        box, features, notes = self.box, self.features, self.notes
        orientation = 4 * kind + rotation
        notes[ROW * cell + ORIENTATION] = i16(orientation)
        notes[ROW * cell + FIRST] = i16(features.count)
        self.order = append(self.order, cell)
        self.take_from_open(cell)
        brought = features.add(kind, cell, supply)
        x, y = self.x(cell), self.y(cell)
        here = slot_of(x, y) + SLOTS
        for side in range(i64(4)):
            slot = (here + STEPS[side]) % SLOTS
            neighbour = i64(self.grid[slot])
            if neighbour == NOWHERE:
                neighbour = self.open_cell(x + EAST[side], y + NORTH[side], slot)
            if notes[ROW * neighbour + ORIENTATION] == EMPTY:
                notes[ROW * neighbour + ASKS] += i16(box.edges[4 * orientation + side] << (2 * ((side + 2) % 4)))
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

    def open_cell(self, x: i64, y: i64, slot: i64) -> i64:
        cell = self.count
        self.count += 1
        self.grid[slot] = u8(cell)
        self.notes[ROW * cell + X] = i16(x)
        self.notes[ROW * cell + Y] = i16(y)
        self.notes[ROW * cell + ORIENTATION] = EMPTY
        self.open = append(self.open, cell)
        return cell

    def join(self, cell: i64, neighbour: i64, side: i64) -> None:
        box, features = self.box, self.features
        orientation, other_orientation = self.orientation(cell), self.orientation(neighbour)
        first, other_first = self.first(cell), self.first(neighbour)
        other_side = (side + 2) % 4
        edge = box.edges[4 * orientation + side]
        if edge != PRAIRIE:
            one = box.edge_segments[4 * orientation + side]
            other = box.edge_segments[4 * other_orientation + other_side]
            features.join(first + one, other_first + other, 2)
        for half in range(i64(2)):  # GR-84: left and right of a rail, each for itself; a mountain edge has no halves
            one = box.half_segments[8 * orientation + 2 * side + half]
            if one >= 0:
                other = box.half_segments[8 * other_orientation + 2 * other_side + 1 - half]
                features.join(first + one, other_first + other, 0)


def slot_of(x: i64, y: i64) -> i64:
    return ((y + SPAN) * SPAN + x + SPAN) % SLOTS


def new_map(box: Box) -> Map:
    return Map(box, Features(box), BLANK[:], vec[i16]([i16(0)] * (ROW * CELLS)))
