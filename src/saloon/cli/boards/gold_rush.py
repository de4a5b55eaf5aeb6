"""The map of Gold Rush in characters, made from a view and the printed tiles only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from saloon.cli.boards import Numbered, Sheet
from saloon.cli.seats import MARKS, mark_text
from saloon.core.game import Action, Json
from saloon.core.state import CHANCE, OVER
from saloon.games.gold_rush.parts import HALVES, MOUNTAIN, RAIL, SIDES, Box, Segment
from saloon.games.gold_rush.tile_list import box_from
from saloon.words import Words

WIDTH, HEIGHT = 7, 3  # of a tile, in characters
MIDDLE = (1, 3)
AROUND = 5  # lines above and below map, players and list: who is to play, news, question, prompt

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
    """With the numbers of the placements on the map, in small windows also of the tents; the rest is listed below."""
    on_map = ("place", "tent") if dense else ("place",)
    borne = {number: move for number, move in moves.items() if move.action["do"] in on_map}
    return Sheet(Drawing(view, words, borne, len(moves) - len(borne) if dense else None), frozenset(borne))


@dataclass(frozen=True)
class Drawing:
    view: Json
    words: Words
    moves: Numbered = field(default_factory=dict)  # that the map bears the numbers of
    listed: int | None = None  # lines that follow below the drawing; none: the map may be as tall as it is

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._status()
        if self.listed is None:
            yield from self._map(options.max_width, None)
            yield self._legend()
            if self.view["tile"]:
                yield from self._drawn_tile()
            yield self._players()
            return
        tile = Text("\n").join(self._drawn_tile()) if self.view["tile"] else Text()
        both = Grid.grid(padding=(0, 2, 0, 0))
        both.add_row(self._players(), tile)
        room = options.size.height - self.listed - AROUND
        for rows in range(room // HEIGHT, 0, -1):
            drawn = Group(*self._map(options.max_width, rows), both)
            if len(console.render_lines(drawn, options)) <= room:
                yield drawn
                return
        yield Group(*self._map(options.max_width, 1), tile)  # what the players hold has to wait: key b shows it

    @cached_property
    def actions(self) -> dict[int, Action]:
        return {number: move.action for number, move in self.moves.items()}

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

    def _map(self, width: int, rows: int | None) -> Iterator[Text]:
        """North is up. Of a map that is too large, what is around the last tile, and which moves are out of sight."""
        cells = {(tile["x"], tile["y"]): self._tile(tile) for tile in self.view["map"]}
        cells |= self._open_places()
        last = self.view["map"][-1]
        across = _part([x for x, _ in cells], last["x"], max(1, width // WIDTH))
        down = _part([y for _, y in cells], last["y"], rows)
        empty = [[(" ", "")] * WIDTH for _ in range(HEIGHT)]
        for y in reversed(down):
            for line in range(HEIGHT):
                signs = [sign for x in across for sign in cells.get((x, y), empty)[line]]
                yield Text.assemble(*signs)
        unseen = [text for (x, y), text in self._borne() if x not in across or y not in down]
        if unseen:
            yield Text(self.words.say("board-out-of-sight", moves=", ".join(unseen)))

    def _borne(self) -> Iterator[tuple[tuple[int, int], str]]:
        """Where the numbers of moves are, and how those out of sight are named."""
        for (x, y), numbered in self._places_by_cell().items():
            yield (x, y), f"{_numbers(numbered)} ({x},{y})"
        for number, action in self.actions.items():
            if action["do"] == "tent":
                x, y = action["x"], action["y"]
                yield (x, y), f"{number} ({x},{y} {action['where']})"

    def _tile(self, laid: Json) -> list[list[tuple[str, str]]]:
        orientation = 4 * int(self.box.kind(laid["tile"])) + laid["rotation"]
        signs = self._tile_signs(orientation)
        for where, sign, style in self._standing.get((laid["x"], laid["y"]), []):
            row, column = self._spot(orientation, where)
            signs[row][column] = (sign, style)
        for number, action in self.actions.items():
            if action["do"] == "tent" and (action["x"], action["y"]) == (laid["x"], laid["y"]):
                row, column = self._spot(orientation, action["where"])
                for digit, sign in enumerate(str(number)):
                    signs[row][min(column, WIDTH - len(str(number))) + digit] = (sign, PLACE)
        return signs

    def _tile_signs(self, orientation: int) -> list[list[tuple[str, str]]]:
        """A tile as it lies, without what stands on it."""
        box = self.box
        signs = [[(" ", GROUND)] * WIDTH for _ in range(HEIGHT)]
        tile = box.tiles[orientation // 4]
        rails = ""
        for side, name in enumerate(SIDES):
            land = int(box.edges[4 * orientation + side])
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
            row, column = self._symbol_spot(orientation, number)
            for sign in _symbols(segment):
                signs[row][column] = (sign, ROCK if segment.land == MOUNTAIN else SIGN)
        return signs

    def _symbol_spot(self, orientation: int, number: int) -> tuple[int, int]:
        """Beside where a piece would stand, so that both can be seen."""
        where = self.box.spots[orientation][number]
        return EDGE_SPOTS[where][2] if where in EDGE_SPOTS else self._spot(orientation, where)

    def _spot(self, orientation: int, where: str) -> tuple[int, int]:
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
        cells = {}
        for cell, numbered in self._places_by_cell().items():
            lines = ("", _numbers(numbered), "".join(ARROWS[rotation] for _, rotation in numbered))
            cells[cell] = [[(sign, PLACE) for sign in line.center(WIDTH)] for line in lines]
        return cells

    def _places_by_cell(self) -> dict[tuple[int, int], list[tuple[int, int]]]:
        """Number and rotation of every placement."""
        by_cell: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for number, action in self.actions.items():
            if action["do"] == "place":
                by_cell.setdefault((action["x"], action["y"]), []).append((number, action["rotation"]))
        return by_cell

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
        orientations = [self._tile_signs(4 * kind + rotation) for rotation in range(4)]
        yield Text(f"{self.words.say('board-tile')}: " + self.view["tile"], style="bold")
        yield Text("  ".join(arrow.center(WIDTH) for arrow in ARROWS), style="bold")
        for line in range(HEIGHT):
            yield Text("  ").join(Text.assemble(*orientation[line]) for orientation in orientations)

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


def _part(places: list[int], middle: int, most: int | None) -> range:
    """As many rows or columns as there is room for, centred on the middle one where possible."""
    low, high = min(places), max(places)
    if most is not None and high - low >= most:
        low = min(max(low, middle - most // 2), high - most + 1)
        high = low + most - 1
    return range(low, high + 1)


def _numbers(numbered: list[tuple[int, int]]) -> str:
    first, last = numbered[0][0], numbered[-1][0]
    return str(first) if first == last else f"{first}–{last}"


def _symbols(segment: Segment) -> str:
    """What is printed on a segment; several of a kind are shown once."""
    signs = (
        (segment.locos, LOCO_SIGN),
        (segment.nuggets, NUGGET_SIGN),
        (segment.camps, CAMP_SIGN),
        (segment.herds, HERD_SIGN),
    )
    return "".join(sign for count, sign in signs if count)
