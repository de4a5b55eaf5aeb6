"""The map of Gold Rush in characters, made from a view and the printed tiles only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from saloon.cli.boards import Numbered, Sheet
from saloon.cli.seats import MARKS, mark_text
from saloon.core.game import Json
from saloon.core.state import CHANCE, OVER
from saloon.games.gold_rush.parts import HALVES, MOUNTAIN, RAIL, SIDES, Box, Segment
from saloon.games.gold_rush.tile_list import box_from
from saloon.words import Words

WIDTH, HEIGHT = 7, 3  # of a tile, in characters
MIDDLE = (1, 3)

# Row and column of what lies at an edge or a half-edge; the first is where a piece stands
EDGE_SPOTS: Mapping[str, tuple[tuple[int, int], ...]] = {
    "N": ((0, 3), (0, 2), (0, 4)),
    "E": ((1, 5), (1, 4), (1, 6)),
    "S": ((2, 3), (2, 2), (2, 4)),
    "W": ((1, 1), (1, 0), (1, 2)),
}
HALF_SPOTS: Mapping[str, tuple[int, int]] = {
    "nw": (0, 1), "ne": (0, 5), "en": (0, 6), "es": (2, 6), "se": (2, 5), "sw": (2, 1), "ws": (2, 0), "wn": (0, 0),
}  # fmt: skip
RAIL_SIGNS = {"N": "║", "E": "═", "S": "║", "W": "═"}
CROSSINGS = {
    "NS": "║", "EW": "═", "NE": "╚", "NW": "╝", "ES": "╔", "SW": "╗", "NES": "╠", "NEW": "╩", "NSW": "╣", "ESW": "╦",
    "NESW": "╬", "N": "╨", "E": "╞", "S": "╥", "W": "╡",
}  # fmt: skip
MOUNTAIN_SIGN, CITY_SIGN, LOCO_SIGN, CAMP_SIGN, HERD_SIGN, TENT_SIGN, NUGGET_SIGN = "▲", "⌂", "o", "^", "m", "Δ", "*"
ARROWS = "↑→↓←"  # where the printed top of the tile points, by rotation

GROUND = "#d8d4b0 on #40562f"
ROCK = "#cfc7bd on #5d5148"
TRACK_STYLE = "#f3ead2 on #40562f"
PLACE = "bold #202020 on #e6c65a"
SIGN = "bold #ffffff on #40562f"


def draw(view: Json, words: Words) -> RenderableType:
    return Drawing(view, words)


def sheet(view: Json, words: Words, moves: Numbered, dense: bool) -> Sheet:
    """With the numbers of the placements on the map; whatever else can be done is listed below it."""
    places = {number: action for number, action in moves.items() if action["do"] == "place"}
    return Sheet(Drawing(view, words, places), frozenset(places))


@dataclass(frozen=True)
class Drawing:
    view: Json
    words: Words
    places: Numbered = field(default_factory=dict)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._status()
        yield from self._map(options.max_width)
        yield self._legend()
        if self.view["tile"]:
            yield from self._drawn_tile()
        yield self._players()

    @cached_property
    def box(self) -> Box:
        return box_from(self.view["options"]["tiles"])

    def _status(self) -> RenderableType:
        view, words = self.view, self.words
        left = Text()
        if view["turn"] not in (CHANCE, OVER):
            left = Text.assemble(mark_text(view["turn"]), " ", (words.say("board-turn", seat=view["turn"]), "bold"))
        grid = Grid.grid(expand=True)
        grid.add_column(ratio=1)
        grid.add_column(justify="right")
        grid.add_row(left, Text(f"{words.say('board-tiles-left')} {sum(view['bag'].values())}", style="dim"))
        return grid

    # The map

    def _map(self, width: int) -> Iterator[Text]:
        """North is up. A map that is wider than the window is shown around the last tile."""
        cells = {(tile["x"], tile["y"]): self._tile(tile) for tile in self.view["map"]}
        cells |= self._open_places()
        columns = [x for x, _ in cells]
        rows = [y for _, y in cells]
        fits = max(1, width // WIDTH)
        west, east = min(columns), max(columns)
        if east - west >= fits:
            west = min(max(west, self.view["map"][-1]["x"] - fits // 2), east - fits + 1)
            east = west + fits - 1
        empty = [[(" ", "")] * WIDTH for _ in range(HEIGHT)]
        for y in range(max(rows), min(rows) - 1, -1):
            for line in range(HEIGHT):
                signs = [sign for x in range(west, east + 1) for sign in cells.get((x, y), empty)[line]]
                yield Text.assemble(*signs)

    def _tile(self, laid: Json) -> list[list[tuple[str, str]]]:
        face = 4 * int(self.box.kind(laid["tile"])) + laid["rotation"]
        signs = self._face(face)
        for where, sign, style in self._standing.get((laid["x"], laid["y"]), []):
            row, column = self._spot(face, where)
            signs[row][column] = (sign, style)
        return signs

    def _face(self, face: int) -> list[list[tuple[str, str]]]:
        """A tile as it lies, without what stands on it."""
        box = self.box
        signs = [[(" ", GROUND)] * WIDTH for _ in range(HEIGHT)]
        tile = box.tiles[face // 4]
        rails = ""
        for side, name in enumerate(SIDES):
            land = int(box.edges[4 * face + side])
            for row, column in EDGE_SPOTS[name] if land in (RAIL, MOUNTAIN) else ():
                if land == MOUNTAIN:
                    signs[row][column] = (MOUNTAIN_SIGN, ROCK)
                elif name in "EW" or column == MIDDLE[1]:
                    signs[row][column] = (RAIL_SIGNS[name], TRACK_STYLE)
            if land == RAIL:
                rails += name
        has_city = any(segment.land not in (RAIL, MOUNTAIN) and not len(segment.halves) for segment in tile.segments)
        if has_city:
            signs[1][3] = (CITY_SIGN, SIGN)
        elif rails:
            signs[1][3] = (CROSSINGS[rails], TRACK_STYLE)
        elif any(segment.land == MOUNTAIN for segment in tile.segments):
            signs[1][3] = (MOUNTAIN_SIGN, ROCK)
        for number, segment in enumerate(tile.segments):
            row, column = self._symbol_spot(face, number)
            for sign in _symbols(segment):
                signs[row][column] = (sign, ROCK if segment.land == MOUNTAIN else SIGN)
        return signs

    def _symbol_spot(self, face: int, number: int) -> tuple[int, int]:
        """Beside where a piece would stand, so that both can be seen."""
        where = str(self.box.spot(face, number))
        return EDGE_SPOTS[where][2] if where in EDGE_SPOTS else self._spot(face, where)

    def _spot(self, face: int, where: str) -> tuple[int, int]:
        if where in EDGE_SPOTS:
            return EDGE_SPOTS[where][0]
        return HALF_SPOTS[where] if where in HALVES else MIDDLE

    @cached_property
    def _standing(self) -> dict[tuple[int, int], list[tuple[str, str, str]]]:
        found: dict[tuple[int, int], list[tuple[str, str, str]]] = {}

        def put(place: str, sign: str, style: str) -> None:
            cell, where = place.split(" ", 1)
            x, y = (int(part) for part in cell.split(","))
            found.setdefault((x, y), []).append((where, sign, style))

        for feature in self.view["features"]:
            if feature["land"] == "mountain" and feature["tokens"]:
                put(feature["segments"][0], str(min(feature["tokens"], 9)), f"bold #ffd76a {ROCK[8:]}")
        for seat, player in enumerate(self.view["players"]):
            colour = MARKS[seat % len(MARKS)].colour
            for cowboy in player["cowboys"]:
                put(cowboy.split(" ", 1)[1], MARKS[seat].shape, f"bold {colour} on #f3ead2")
            if player["tent"]:
                put(player["tent"], TENT_SIGN, f"bold {colour} on #f3ead2")
        return found

    def _open_places(self) -> dict[tuple[int, int], list[list[tuple[str, str]]]]:
        """Where the tile may lie: the number of its first rotation there, and which rotations there are."""
        by_cell: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for number, action in self.places.items():
            by_cell.setdefault((action["x"], action["y"]), []).append((number, action["rotation"]))
        cells = {}
        for cell, numbered in by_cell.items():
            arrows = "".join(ARROWS[rotation] for _, rotation in numbered)
            last = f"–{numbered[-1][0]}" if len(numbered) > 1 else ""
            lines = ("", f"{numbered[0][0]}{last}", arrows)
            cells[cell] = [[(sign, PLACE) for sign in line.center(WIDTH)] for line in lines]
        return cells

    def _legend(self) -> Text:
        signs = (
            (CITY_SIGN, "name-city"),
            (MOUNTAIN_SIGN, "name-mountain"),
            (RAIL_SIGNS["E"], "name-rail"),
            (LOCO_SIGN, "board-locomotive"),
            (NUGGET_SIGN, "board-nugget"),
            (CAMP_SIGN, "board-camp"),
            (HERD_SIGN, "board-herd"),
            (TENT_SIGN, "board-tent"),
        )
        return Text("   ").join(Text(f"{sign} {self.words.say(message)}", style="dim") for sign, message in signs)

    def _drawn_tile(self) -> Iterator[Text]:
        """The tile to be placed, in each rotation, under the arrow that the map shows for it."""
        kind = int(self.box.kind(self.view["tile"]))
        faces = [self._face(4 * kind + rotation) for rotation in range(4)]
        yield Text(f"{self.words.say('board-tile')}: " + self.view["tile"], style="bold")
        yield Text("  ".join(arrow.center(WIDTH) for arrow in ARROWS), style="bold")
        for line in range(HEIGHT):
            yield Text("  ").join(Text.assemble(*face[line]) for face in faces)

    # The players

    def _players(self) -> RenderableType:
        words = self.words
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column("", no_wrap=True)
        for label in ("board-score", "board-reserve", "board-tent", "board-tokens"):
            grid.add_column(words.say(label), justify="right")
        for seat, player in enumerate(self.view["players"]):
            turn = "▶" if seat == self.view["turn"] else " "
            values = player.get("values")
            tokens = str(player["tokens"]) + (f" ({'+'.join(map(str, values))})" if values else "")
            grid.add_row(
                Text.assemble(f"{turn} ", mark_text(seat), f" {words.name(seat)}"),
                Text(str(player["score"]), style="bold"),
                MARKS[seat % len(MARKS)].shape * player["reserve"] or "–",
                "–" if player["tent"] else TENT_SIGN,
                tokens,
            )
        return grid


def _symbols(segment: Segment) -> str:
    """What is printed on a segment; several of a kind are shown once."""
    signs = (
        (segment.locos, LOCO_SIGN),
        (segment.nuggets, NUGGET_SIGN),
        (segment.camps, CAMP_SIGN),
        (segment.herds, HERD_SIGN),
    )
    return "".join(sign for count, sign in signs if count)
