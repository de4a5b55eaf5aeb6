"""What is in the box of Gold Rush: tiles with their segments, as lookup tables; and the tokens."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

DATA: Final = Path(__file__).with_name("data")
_box: Final = tomllib.loads((DATA / "box.toml").read_text(encoding="utf-8"))

TILES: Final = 72  # GR-2: stated here because mypyc only inlines numbers in the source, and the map is laid out by it
assert _box["tiles"] == TILES
TOKENS: Final[i64] = _box["tokens"]  # GR-5
TOKEN_VALUES: Final[tuple[int, ...]] = (0, *_box["nuggets"])  # GR-5
COWBOYS: Final[i64] = _box["cowboys"] - _box["score_markers"]  # GR-6: those that go on the map
TRACK: Final[int] = _box["track"]  # GR-7
MAX_SEATS: Final = 5  # GR-1

# What a segment is (GR-8); the first three are also what an edge shows (GR-3), 0 is an edge that shows nothing yet
PRAIRIE: Final = 1
RAIL: Final = 2
MOUNTAIN: Final = 3
CITY: Final = 4
LANDS: Final = ("", "prairie", "rail", "mountain", "city")
JOBS: Final = ("", "farmer", "railwayman", "miner", "merchant")  # GR-9
LETTERS: Final = ".PRM"

# Directions, clockwise from north; each has two halves, clockwise from the north-west corner
SIDES: Final = "NESW"
HALVES: Final = ("nw", "ne", "en", "es", "se", "sw", "ws", "wn")
CITY_NAME: Final = "city"

CONSTRAINTS: Final = 256  # what a cell asks of a tile: four edges of four values each
BITS: Final = vec[i64]([1, 2, 4, 8])

CITY_RAIL: Final[i64] = _box["points"]["city_rail"]  # GR-76
CAMP: Final[i64] = _box["points"]["camp"]  # GR-93
HERD: Final[i64] = _box["points"]["herd"]  # GR-93


@mypyc_attr(acyclic=True, native_class=True)
class Segment:
    """A connected piece of one land on a kind of tile, unrotated (GR-8)."""

    __slots__ = ("land", "sides", "halves", "at_city", "locos", "nuggets", "camps", "herds")

    def __init__(
        self, land: i64, sides: vec[i64], halves: vec[i64], at_city: bool = False, locos: i64 = 0, nuggets: i64 = 0,
        camps: i64 = 0, herds: i64 = 0,
    ) -> None:  # fmt: skip
        self.land = land
        self.sides = sides  # the edges that it runs over
        self.halves = halves  # of a prairie: the half-edges that it touches
        self.at_city = at_city  # of a rail: an end of it is at the city of the tile
        self.locos = locos
        self.nuggets = nuggets
        self.camps = camps
        self.herds = herds

    def symbols(self) -> i64:
        """What adds up when segments join: locomotives of a rail, nuggets of a mountain, points of a prairie."""
        return self.locos + self.nuggets + CAMP * self.camps + HERD * self.herds


@mypyc_attr(acyclic=True, native_class=True)
class Tile:
    """A kind of tile. Its segments stand in this order: rails, mountains, city, prairies (GR-58)."""

    __slots__ = ("id", "count", "edges", "segments")

    def __init__(self, id: str, count: i64, edges: vec[i64], segments: vec[Segment]) -> None:
        self.id = id
        self.count = count
        self.edges = edges  # N, E, S, W
        self.segments = segments


@final
@mypyc_attr(acyclic=True, native_class=True)
class Box:
    """The kinds of tiles and tokens, shared by all states of a table.

    An orientation is a kind in a rotation: 4 * kind + rotation. A part is a segment of a kind: first[kind] + number.
    """

    __slots__ = (
        "at_city", "camps", "counts", "edge_codes", "edge_segments", "edges", "ends", "first", "half_segments", "herds",
        "lands", "nuggets", "open_sides", "option", "rails", "rotations", "segment_counts", "segments", "spots",
        "start", "symbols", "tiles", "token_counts", "token_values",
    )  # fmt: skip

    def __init__(
        self, tiles: vec[Tile], start: i64, token_values: vec[i64], token_counts: vec[i64], option: object
    ) -> None:
        self.tiles = tiles
        self.start = start
        self.token_values = token_values
        self.token_counts = token_counts
        self.option = option  # what option "tiles" said, for positions
        self.counts = vec[i64]([tile.count for tile in tiles])
        # By part
        self.lands = vec[i64]()
        self.open_sides = vec[i64]()
        self.symbols = vec[i64]()
        self.nuggets = vec[i64]()
        self.camps = vec[i64]()
        self.herds = vec[i64]()
        self.at_city = vec[bool]()
        # By kind
        self.first = vec[i64]()
        self.segment_counts = vec[i64]()
        self.rails = vec[i64]()
        self.segments: i64 = 0  # of all tiles together
        # By 4 * orientation + direction, and 8 * orientation + half: the number of the segment there, or -1
        self.edges = vec[i64]()
        self.edge_segments = vec[i64]()
        self.half_segments = vec[i64]()
        # By orientation: its edges as a constraint. By CONSTRAINTS * kind + constraint: rotations that meet it, as bits
        self.edge_codes = vec[i64]()
        self.rotations = vec[i64]()
        # By 4 * kind + direction: rotations in which what is at that edge is at no other, as bits
        self.ends = vec[i64]()
        self.spots: list[list[str]] = []  # by orientation and segment: where on the tile it is
        for tile in tiles:
            self._add_parts(tile)
            for rotation in range(i64(4)):
                self._add_orientation(tile, rotation)
        for kind in range(len(tiles)):
            self._add_rotations(kind)

    def _add_parts(self, tile: Tile) -> None:
        self.first = append(self.first, len(self.lands))
        self.segment_counts = append(self.segment_counts, len(tile.segments))
        self.segments += tile.count * len(tile.segments)
        rails: i64 = 0
        for segment in tile.segments:
            self.lands = append(self.lands, segment.land)
            self.open_sides = append(self.open_sides, len(segment.sides))
            self.symbols = append(self.symbols, segment.symbols())
            self.nuggets = append(self.nuggets, segment.nuggets)
            self.camps = append(self.camps, segment.camps)
            self.herds = append(self.herds, segment.herds)
            self.at_city = append(self.at_city, segment.at_city)
            if segment.land == RAIL:
                rails += 1
        self.rails = append(self.rails, rails)

    def _add_orientation(self, tile: Tile, rotation: i64) -> None:
        edges = vec[i64]([0, 0, 0, 0])
        edge_segments = vec[i64]([-1, -1, -1, -1])
        half_segments = vec[i64]([-1, -1, -1, -1, -1, -1, -1, -1])
        code: i64 = 0
        for side in range(i64(4)):
            turned = (side + rotation) % 4
            edges[turned] = tile.edges[side]
            code += tile.edges[side] << (2 * turned)
        for i in range(len(tile.segments)):
            for side in tile.segments[i].sides:
                edge_segments[(side + rotation) % 4] = i
            for half in tile.segments[i].halves:
                half_segments[(half + 2 * rotation) % 8] = i
        self.edge_codes = append(self.edge_codes, code)
        for side in range(i64(4)):
            self.edges = append(self.edges, edges[side])
            self.edge_segments = append(self.edge_segments, edge_segments[side])
        for half in range(i64(8)):
            self.half_segments = append(self.half_segments, half_segments[half])
        orientation = len(self.edge_codes) - 1
        self.spots.append([self._spot(orientation, number) for number in range(len(tile.segments))])

    def _add_rotations(self, kind: i64) -> None:
        for constraint in range(i64(CONSTRAINTS)):
            fitting: i64 = 0
            for rotation in range(i64(4)):
                if _meets(self.edge_codes[4 * kind + rotation], constraint):
                    fitting += BITS[rotation]
            self.rotations = append(self.rotations, fitting)
        for side in range(i64(4)):
            ending: i64 = 0
            for rotation in range(i64(4)):
                number = self.edge_segments[4 * (4 * kind + rotation) + side]
                if number >= 0 and self.open_sides[self.first[kind] + number] == 1:
                    ending += BITS[rotation]
            self.ends = append(self.ends, ending)

    def kind(self, id: str) -> i64:
        """The index of the kind of tile with this id, or -1."""
        for i in range(len(self.tiles)):
            if self.tiles[i].id == id:
                return i
        return -1

    def city(self, kind: i64) -> i64:
        """The number of the city among the tile's segments, or -1."""
        segments = self.tiles[kind].segments
        for i in range(len(segments)):
            if segments[i].land == CITY:
                return i
        return -1

    def _spot(self, orientation: i64, number: i64) -> str:
        """Its first edge, first half-edge, `city`, or its number."""
        for side in range(i64(4)):
            if self.edge_segments[4 * orientation + side] == number:
                return SIDES[side]
        for half in range(i64(8)):
            if self.half_segments[8 * orientation + half] == number:
                return HALVES[half]
        return CITY_NAME if self.tiles[orientation // 4].segments[number].land == CITY else str(number)

    def segment_at(self, orientation: i64, spot: str) -> i64:
        """The number of the segment that any of its edges or half-edges names, or -1."""
        if spot == CITY_NAME:
            return self.city(orientation // 4)
        if len(spot) == 1 and spot in SIDES:
            return self.edge_segments[4 * orientation + SIDES.index(spot)]
        if spot in HALVES:
            return self.half_segments[8 * orientation + HALVES.index(spot)]
        for number in range(len(self.tiles[orientation // 4].segments)):
            if self.spots[orientation][number] == spot:
                return number
        return -1


def _meets(code: i64, constraint: i64) -> bool:
    """GR-20: every edge that the constraint names continues."""
    for side in range(i64(4)):
        wanted = (constraint >> (2 * side)) & 3
        if wanted != 0 and wanted != (code >> (2 * side)) & 3:
            return False
    return True
