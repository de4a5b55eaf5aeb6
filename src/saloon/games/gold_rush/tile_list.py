"""Reads a tile list: that of the package, or an owner's own in the same notation (explained in data/tiles.toml)."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.fields import FieldReader
from saloon.core.refusal import BadOptions
from saloon.games.gold_rush.parts import (
    CITY,
    DATA,
    HALVES,
    LETTERS,
    MOUNTAIN,
    PRAIRIE,
    RAIL,
    SIDES,
    TILES,
    TOKEN_VALUES,
    TOKENS,
    Box,
    Segment,
    Tile,
)

FIELDS: Final = FieldReader(BadOptions)
OPTION: Final = "tiles"
PRINTED: Final = "reconstructed"
KEYS: Final = ("name", "format", "game", "status", "totals", "mining_token", "tile")
TILE_KEYS: Final = ("id", "name", "count", "start", "edges", "rails", "mountains", "city", "prairies")
JUNCTION: Final = "J"
CITY_END: Final = "C"
MAX_SYMBOLS: Final = 9  # keeps an owner's list sane
MAX_PARTS: Final = 16  # rails, mountains or prairies of a tile; likewise
USUAL_NUGGETS: Final = 3  # GR-4: no known tile shows more, but the rulebooks do not rule it out
CITY_RAILS: Final = (3, 4)  # GR-4


def box_from(option: object) -> Box:
    """The box that option `tiles` names: "reconstructed", or an owner's own list as the same TOML, read."""
    if option == PRINTED:
        return _printed()
    return _owners_own(json.dumps(FIELDS.table(option, KEYS, OPTION), default=str))


@lru_cache(maxsize=8)
def _owners_own(text: str) -> Box:
    """Reading a list takes milliseconds, and positions name theirs again and again."""
    data = json.loads(text)
    return _read_box(data, data)


@cache
def _printed() -> Box:
    return _read_box(printed_list(), PRINTED)


def printed_list() -> dict[str, Any]:
    text = (DATA / "tiles.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _read_box(data: Mapping[str, Any], option: object) -> Box:
    if "name" in data:
        FIELDS.name(data["name"], f"{OPTION}.name")
    rows = FIELDS.list(data.get("tile"), f"{OPTION}.tile")
    if len(rows) > TILES:  # GR-2: every kind of tile is there at least once
        raise BadOptions(OPTION, "wrong-number-of-tiles", got=len(rows), expected=TILES)
    readers = [_TileReader(row, f"{OPTION}.tile[{i}]") for i, row in enumerate(rows)]
    tiles = [reader.tile() for reader in readers]
    named: set[str] = set()
    for i, tile in enumerate(tiles):
        if tile.id in named:
            raise BadOptions(f"{OPTION}.tile[{i}].id", "named-twice", got=tile.id)
        named.add(tile.id)
    count = sum(tile.count for tile in tiles)
    if count != TILES:  # GR-2
        raise BadOptions(OPTION, "wrong-number-of-tiles", got=int(count), expected=TILES)
    starts = [i for i, reader in enumerate(readers) if reader.start]
    if len(starts) != 1:  # GR-2
        raise BadOptions(OPTION, "not-one-start-tile", got=len(starts))
    _check_start(tiles[starts[0]], f"{OPTION}.tile[{starts[0]}]")
    tokens = _read_tokens(data.get("mining_token"))
    _check_totals(data.get("totals", {}), readers, tiles, sum(tokens.values()))
    return Box(
        vec[Tile](tiles), starts[0], vec[i64](list(TOKEN_VALUES)),
        vec[i64]([tokens.get(value, 0) for value in TOKEN_VALUES]), option,
    )  # fmt: skip


def warnings(options: Mapping[str, Any]) -> list[BadOptions]:
    """GR-4: mountains with more nuggets than on any tile that is known."""
    box = box_from(options[OPTION])
    rows = [] if isinstance(box.option, str) else FIELDS.list(options[OPTION]["tile"], f"{OPTION}.tile")
    return [
        BadOptions(
            f"{OPTION}.tile[{i}].mountains[{k}].nuggets", "many-nuggets", got=row["nuggets"], usual=USUAL_NUGGETS
        )
        for i, tile in enumerate(rows)
        for k, row in enumerate(tile.get("mountains", []))
        if row["nuggets"] > USUAL_NUGGETS
    ]


def _check_start(tile: Tile, where: str) -> None:
    """GR-10: there is one, and its mountain gets one token."""
    if tile.count != 1:
        raise BadOptions(f"{where}.count", "not-one-start-tile", got=int(tile.count))
    nuggets = [int(segment.nuggets) for segment in tile.segments if segment.land == MOUNTAIN]
    if nuggets != [1]:
        raise BadOptions(f"{where}.mountains", "start-needs-one-nugget", got=sum(nuggets))


def _read_tokens(data: Any) -> dict[int, int]:
    where = f"{OPTION}.mining_token"
    counts: dict[int, int] = {}
    for i, item in enumerate(FIELDS.list(data, where)):
        row = FIELDS.table(item, ("value", "count"), f"{where}[{i}]")
        value = TOKEN_VALUES[FIELDS.one_of(row.get("value"), TOKEN_VALUES, f"{where}[{i}].value")]
        if value in counts:
            raise BadOptions(f"{where}[{i}].value", "named-twice", got=str(value))
        counts[value] = FIELDS.number(row.get("count"), 0, TOKENS, f"{where}[{i}].count")
    if sum(counts.values()) != TOKENS:  # GR-5
        raise BadOptions(where, "wrong-number-of-tokens", got=sum(counts.values()), expected=TOKENS)
    return counts


def _check_totals(data: Any, readers: list[_TileReader], tiles: list[Tile], tokens: int) -> None:
    """Control totals are optional: only those that the list states are checked."""

    def over(values: Iterable[int]) -> int:
        return sum(int(tile.count) * value for tile, value in zip(tiles, values, strict=True))

    def segments(land: int) -> int:
        return over(sum(segment.land == land for segment in tile.segments) for tile in tiles)

    def edges(land: int) -> int:
        return over(sum(edge == land for edge in tile.edges) for tile in tiles)

    counted = {
        "tiles": over(1 for _ in tiles),
        "types": len(tiles),
        "mining_tokens": tokens,
        "nuggets": over(sum(int(segment.nuggets) for segment in tile.segments) for tile in tiles),
        "mountain_tiles": over(any(segment.land == MOUNTAIN for segment in tile.segments) for tile in tiles),
        "mountain_segments": segments(MOUNTAIN),
        "rail_segments": segments(RAIL),
        "cities": segments(CITY),
        "junctions": over(reader.junction for reader in readers),
        "locomotives": over(sum(int(segment.locos) for segment in tile.segments) for tile in tiles),
        "camps": over(sum(int(segment.camps) for segment in tile.segments) for tile in tiles),
        "herds": over(sum(int(segment.herds) for segment in tile.segments) for tile in tiles),
        "edges_prairie": edges(PRAIRIE),
        "edges_rail": edges(RAIL),
        "edges_mountain": edges(MOUNTAIN),
    }
    for name, value in FIELDS.table(data, tuple(counted), f"{OPTION}.totals").items():
        if value != counted[name] or isinstance(value, bool):
            raise BadOptions(f"{OPTION}.totals.{name}", "wrong-total", got=str(value), expected=counted[name])


class _TileReader:
    """Reads one tile, checking each field as it goes."""

    def __init__(self, data: Any, where: str) -> None:
        self.where = where
        self.row = FIELDS.table(data, TILE_KEYS, where)
        self.start = FIELDS.flag(self.row.get("start", False), f"{where}.start")
        self.edges = self._edges()
        self.mountain_sides = self._mountain_sides()
        self.rail_ends = self._rail_ends()
        self.junction = any(JUNCTION in ends for ends in self.rail_ends)

    def tile(self) -> Tile:
        name = self.row.get("id")
        if not isinstance(name, str) or not name or any(letter.isspace() for letter in name):
            raise BadOptions(f"{self.where}.id", "not-a-word", got=str(name))
        count = FIELDS.number(self.row.get("count", 1), 1, TILES, f"{self.where}.count")
        segments = [*self._rails(), *self._mountains(), *self._city(), *self._prairies()]
        return Tile(name, count, vec[i64]([LETTERS.index(edge) for edge in self.edges]), vec[Segment](segments))

    def _edges(self) -> str:
        edges = self.row.get("edges")
        if not isinstance(edges, str) or len(edges) != 4 or any(edge not in LETTERS[1:] for edge in edges):
            raise BadOptions(f"{self.where}.edges", "not-four-edges", got=str(edges))
        return edges

    def _rows(self, key: str, known: tuple[str, ...]) -> list[tuple[Mapping[str, Any], str]]:
        rows = FIELDS.list(self.row.get(key, []), f"{self.where}.{key}")
        if len(rows) > MAX_PARTS:
            raise BadOptions(f"{self.where}.{key}", "not-in-range", got=len(rows), low=0, high=MAX_PARTS)
        wheres = [f"{self.where}.{key}[{i}]" for i in range(len(rows))]
        return [(FIELDS.table(row, known, where), where) for row, where in zip(rows, wheres, strict=True)]

    # Rails

    def _rail_ends(self) -> list[list[str]]:
        rails = []
        taken: set[str] = set()
        mountains = [f"M{i}" for i in range(len(self.mountain_sides))]
        for row, where in self._rows("rails", ("ends", "locos")):
            ends = FIELDS.list(row.get("ends"), f"{where}.ends")
            if len(ends) != 2:
                raise BadOptions(f"{where}.ends", "not-two-ends", got=len(ends))
            for i, end in enumerate(ends):
                FIELDS.one_of(end, (*SIDES, JUNCTION, CITY_END, *mountains), f"{where}.ends[{i}]")
                if end in SIDES:
                    self._take_side(end, "R", taken, f"{where}.ends[{i}]")
            if ends[0] == ends[1]:
                raise BadOptions(f"{where}.ends", "named-twice", got=ends[0])
            rails.append(ends)
        self._check_sides("R", taken, "rails")
        return rails

    def _rails(self) -> list[Segment]:
        rails = []
        for ends, (row, where) in zip(self.rail_ends, self._rows("rails", ("ends", "locos")), strict=True):
            locos = FIELDS.number(row.get("locos", 0), 0, MAX_SYMBOLS, f"{where}.locos")
            sides = vec[i64]([SIDES.index(end) for end in ends if end in SIDES])
            rails.append(Segment(RAIL, sides, vec[i64](), at_city=CITY_END in ends, locos=locos))
        return rails

    # Mountains

    def _mountain_sides(self) -> list[str]:
        mountains = []
        taken: set[str] = set()
        for row, where in self._rows("mountains", ("edges", "nuggets")):
            sides = row.get("edges")
            if not isinstance(sides, str) or not sides:
                raise BadOptions(f"{where}.edges", "not-edges", got=str(sides))
            for side in sides:
                if side not in SIDES:
                    raise BadOptions(f"{where}.edges", "not-one-of", got=side, choices=", ".join(SIDES))
                self._take_side(side, "M", taken, f"{where}.edges")
            mountains.append(sides)
        self._check_sides("M", taken, "mountains")
        return mountains

    def _mountains(self) -> list[Segment]:
        mountains = []
        for sides, (row, where) in zip(self.mountain_sides, self._rows("mountains", ("edges", "nuggets")), strict=True):
            nuggets = FIELDS.number(row.get("nuggets"), 1, MAX_SYMBOLS, f"{where}.nuggets")
            places = vec[i64]([SIDES.index(side) for side in sides])
            mountains.append(Segment(MOUNTAIN, places, vec[i64](), nuggets=nuggets))
        return mountains

    def _take_side(self, side: str, letter: str, taken: set[str], where: str) -> None:
        if self.edges[SIDES.index(side)] != letter:
            raise BadOptions(where, "other-edge", got=side, edges=self.edges)
        if side in taken:
            raise BadOptions(where, "named-twice", got=side)
        taken.add(side)

    def _check_sides(self, letter: str, taken: set[str], key: str) -> None:
        for side, edge in zip(SIDES, self.edges, strict=True):
            if edge == letter and side not in taken:
                raise BadOptions(f"{self.where}.{key}", "edge-not-named", edge=side)

    # City

    def _city(self) -> list[Segment]:
        leaving = [i for i, ends in enumerate(self.rail_ends) if CITY_END in ends]
        where = f"{self.where}.city"
        if "city" not in self.row:
            if leaving:
                raise BadOptions(where, "missing-field")
            return []
        given = FIELDS.list(self.row["city"], where)
        if given != leaving or any(isinstance(rail, bool) for rail in given):
            raise BadOptions(where, "not-the-rails-that-leave-it", got=str(given), expected=str(leaving))
        if len(given) not in CITY_RAILS:
            raise BadOptions(where, "not-in-range", got=len(given), low=CITY_RAILS[0], high=CITY_RAILS[-1])
        return [Segment(CITY, vec[i64](), vec[i64]())]

    # Prairies

    def _prairies(self) -> list[Segment]:
        prairies = []
        taken: dict[int, int] = {}
        known = ("halves", "camps", "herds")
        for number, (row, where) in enumerate(self._rows("prairies", known)):
            halves = row.get("halves")
            if not isinstance(halves, str) or not halves.split():
                raise BadOptions(f"{where}.halves", "not-half-edges", got=str(halves))
            for half in halves.split():
                if half not in HALVES:
                    raise BadOptions(f"{where}.halves", "not-one-of", got=half, choices=", ".join(HALVES))
                if self.edges[HALVES.index(half) // 2] == "M":
                    raise BadOptions(f"{where}.halves", "other-edge", got=half, edges=self.edges)
                if HALVES.index(half) in taken:
                    raise BadOptions(f"{where}.halves", "named-twice", got=half)
                taken[HALVES.index(half)] = number
            camps = FIELDS.number(row.get("camps", 0), 0, MAX_SYMBOLS, f"{where}.camps")
            herds = FIELDS.number(row.get("herds", 0), 0, MAX_SYMBOLS, f"{where}.herds")
            places = vec[i64]([HALVES.index(half) for half in halves.split()])
            prairies.append(Segment(PRAIRIE, vec[i64](), places, camps=camps, herds=herds))
        for index, name in enumerate(HALVES):
            if index not in taken and self.edges[index // 2] != "M":
                raise BadOptions(f"{self.where}.prairies", "half-edge-not-named", half=name)
        self._check_planar(taken)
        return prairies

    def _check_planar(self, prairies: Mapping[int, int]) -> None:
        """Walls do not cross, and prairies are exactly what walls separate (see PLANARITY in data/tiles.toml)."""
        walls = self._walls()
        for i, wall in enumerate(walls):
            for other in walls[:i]:
                if any(_parted(other, one, two) for one, two in pairwise(sorted(wall))):
                    raise BadOptions(self.where, "walls-cross", edges=self.edges)
        for one, number in prairies.items():
            for two, other_number in prairies.items():
                together = not any(_parted(wall, _spot(one), _spot(two)) for wall in walls)
                if together != (number == other_number):
                    raise BadOptions(
                        f"{self.where}.prairies", "together" if together else "parted",
                        one=HALVES[one], two=HALVES[two],
                    )  # fmt: skip

    def _walls(self) -> list[set[int]]:
        """Where the connected walls reach the rim, which has three spots per edge: half, middle, half."""
        walls: list[tuple[set[str], set[int]]] = []  # each with the points inside the tile that connect it
        for i, sides in enumerate(self.mountain_sides):
            walls.append(({f"M{i}"}, {3 * SIDES.index(side) + spot for side in sides for spot in range(3)}))
        for ends in self.rail_ends:
            inside = {end for end in ends if end not in SIDES}
            rim = {3 * SIDES.index(end) + 1 for end in ends if end in SIDES}
            apart = []
            for points, spots in walls:
                if points & inside:
                    inside |= points
                    rim |= spots
                else:
                    apart.append((points, spots))
            walls = [*apart, (inside, rim)]
        return [rim for _, rim in walls]


def _spot(half: int) -> int:
    """The half-edge among the spots of the rim."""
    return 3 * (half // 2) + 2 * (half % 2)


def _parted(wall: set[int], one: int, two: int) -> bool:
    """Whether the wall reaches the rim on both sides of two spots."""
    low, high = min(one, two), max(one, two)
    between = [low < spot < high for spot in wall if spot not in (low, high)]
    return any(between) and not all(between)
