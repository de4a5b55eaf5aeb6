"""The board of Go West! in characters, made from a view only."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from saloon.cli.boards import Numbered, Sheet
from saloon.cli.seats import mark_text
from saloon.core.game import Action, Json
from saloon.core.state import CHANCE, OVER
from saloon.games.go_west.parts import REGIONS, SCORING_COST, TRACK, card_parts
from saloon.words import Words

# As printed: East pink, Great Plains green (GW-1). White is readable on each, and any two that meet on the map or in
# a hand differ for colour-blind eyes, too.
COLOURS = {
    "new_england": "#446f91",
    "east": "#b23d7b",
    "great_plains": "#517d03",
    "midwest": "#7e65cf",
    "west": "#8f3902",
    "california": "#847425",
    "none": "#59574a",
}
WAGON = "∩"
WAGON_COLOUR = "#b08050"
WAGONS_IN_ROW = 10
PARTITION = "┃"
EMPTY_CIRCLE = "○"
MARKER = "×2"
COST = "$"


def draw(view: Json, words: Words) -> RenderableType:
    return Drawing(view, words)


def sheet(view: Json, words: Words, moves: Numbered, dense: bool) -> Sheet:
    """With the numbers of playing and selling under the cards of the hand."""
    on_cards = {number: move for number, move in moves.items() if move.action["do"] in ("play", "sell")}
    return Sheet(Drawing(view, words, on_cards, dense), frozenset(on_cards))


@dataclass(frozen=True)
class Drawing:
    """West is left, as on a map. Dense leaves out what a player who knows the board can do without."""

    view: Json
    words: Words
    moves: Numbered = field(default_factory=dict)
    dense: bool = False

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        inner = 2 * TRACK - 1 if options.max_width < 110 else 3 * TRACK - 2  # the tokens of a track, with gaps between
        outer = max(11, min(15, (options.max_width - 4 * inner - 5) // 2))
        yield self._status()
        yield from self._map(outer, inner)
        if not self.dense:
            yield self._legend(options.max_width)
            yield Text()
        yield self._players(wide=options.max_width >= 100)
        hand = self._hand()
        if hand:
            if not self.dense:
                yield Text()
            yield from self._cards(hand, options.max_width)

    def _status(self) -> RenderableType:
        """Whose turn it is and what is under way, and the piles."""
        view, words = self.view, self.words
        left = Text()
        if view["turn"] not in (CHANCE, OVER):
            left = Text.assemble(mark_text(view["turn"]), " ", (words.say("board-turn", seat=view["turn"]), "bold"))
        if view["card"]:
            label = "" if self.dense else f"{words.say('board-card-in-play')}: "
            left.append(f" · {label}{words.named(view['card'])}")
        if view["steps_left"]:
            label = "→" if self.dense else f"{words.say('board-steps-left')}:"
            left.append(f" · {label} {view['steps_left']}")
        piles = Text(
            f"{words.say('board-pile')} {view['pile']} · {words.say('board-discard')} {sum(view['discard'].values())}",
            style="dim",
        )
        grid = Grid.grid(expand=True)
        grid.add_column(ratio=1)
        grid.add_column(justify="right")
        grid.add_row(left, piles)
        return grid

    # The regions

    def _map(self, outer: int, inner: int) -> Iterator[Text]:
        regions = REGIONS[::-1]
        widths = [outer, inner, inner, inner, inner, outer]
        names = [_fold(self.words.say(f"name-{region}"), width) for region, width in zip(regions, widths, strict=True)]
        lines = max(len(name) for name in names)
        columns = [self._region(region, name, lines) for region, name in zip(regions, names, strict=True)]
        yield Text("┬".join("─" * width for width in widths), style="dim")
        for row in zip(*columns, strict=True):
            yield self._row(row, widths)
        yield self._track_row(regions, widths)
        if not self.dense:
            yield Text("┴".join("─" * width for width in widths), style="dim")

    def _row(self, cells: Sequence[Text], widths: Sequence[int]) -> Text:
        line = Text()
        for i, (cell, width) in enumerate(zip(cells, widths, strict=True)):
            if i:
                line.append("│", style="dim")
            line.append_text(_centred(cell, width))
        return line

    def _track_row(self, regions: Sequence[str], widths: Sequence[int]) -> Text:
        """The tokens from the partition marker on, oldest first; the marker stands on the border to their left."""
        line = Text()
        for i, (region, width) in enumerate(zip(regions, widths, strict=True)):
            tokens = self.view["tracks"].get(region)
            if i:
                line.append(*(("│", "dim") if tokens is None else (PARTITION, f"bold {COLOURS[region]}")))
            cell = Text()
            if tokens is not None:
                circles = [mark_text(seat) for seat in tokens] + [Text(EMPTY_CIRCLE, style="dim")] * (
                    TRACK - len(tokens)
                )
                cell = Text(" " * ((width - TRACK) // (TRACK - 1))).join(circles)
            line.append_text(_padded(cell, width))
        return line

    def _region(self, region: str, name: Sequence[str], lines: int) -> list[Text]:
        wagons = self.view["wagons"][region]
        rows = [Text(line, style=f"bold {COLOURS[region]}") for line in _filled(name, lines)]
        count = Text(str(wagons), style="bold" if wagons else "dim")
        if self.dense:
            return [*rows, Text.assemble(count, (f" {WAGON}", WAGON_COLOUR)) if wagons else Text("–", style="dim")]
        lanes = [min(WAGONS_IN_ROW, max(0, wagons - first)) for first in (0, WAGONS_IN_ROW)]
        return [*rows, *(Text(WAGON * lane, style=WAGON_COLOUR) for lane in lanes), count]

    def _legend(self, width: int) -> Text:
        entries = (
            (Text(WAGON, style=WAGON_COLOUR), "board-wagons"),
            (Text(EMPTY_CIRCLE), "board-track"),
            (Text(PARTITION, style="bold"), "board-partition"),
            (Text(MARKER, style="bold"), "board-marker"),
            (Text("–"), "board-marker-spent"),
            (Text("[n]", style="bold"), "board-next-scoring"),
        )
        lines = [Text()]
        for sign, message in entries:  # an entry is not broken over two lines
            entry = Text.assemble(sign, (f" {self.words.say(message)}", "dim"))
            if lines[-1].cell_len + entry.cell_len + 3 > width:
                lines.append(Text())
            lines[-1].append_text(Text.assemble("   " if lines[-1] else "", entry))
        return Text("\n").join(lines)

    # The players

    def _players(self, wide: bool) -> RenderableType:
        words = self.words
        grid = Grid(box=None, padding=(0, 3 if wide else 1, 0, 0), header_style="dim")
        grid.add_column("", no_wrap=True)
        for label in ("board-vp", "board-supply", "board-box"):
            grid.add_column(_heading(words.say(label), 10), justify="right", vertical="bottom")
        grid.add_column(MARKER, justify="center", vertical="bottom")
        grid.add_column(_heading(words.say("board-scoring-cards"), 18), no_wrap=True, vertical="bottom")
        grid.add_column(_heading(words.say("board-hand"), 10), justify="right", vertical="bottom")
        for seat, player in enumerate(self.view["players"]):
            turn = "▶" if seat == self.view["turn"] else " "
            name = Text.assemble(
                f"{turn} ", mark_text(seat), f" {words.name(seat)}", style="bold" if turn != " " else ""
            )
            marker = Text(MARKER, style="bold") if player["marker"] else Text("–", style="dim")
            grid.add_row(
                name, Text(str(player["vp"]), style="bold"), str(player["supply"]), str(player["box"]),
                marker, _scoring_cards(player["scored"]), str(player["cards"]),
            )  # fmt: skip
        return grid

    # The hand

    def _hand(self) -> list[str]:
        players = self.view["players"]
        viewer = self.words.viewer
        return list(players[viewer].get("hand", ())) if viewer is not None and viewer < len(players) else []

    def _cards(self, hand: Sequence[str], width: int) -> Iterator[RenderableType]:
        labels = {"play": "", "sell": ""}
        if self.moves:
            labels = {do: self.words.say(f"action-{do}", card="…") for do in labels}
        margin = max(len(label) for label in labels.values()) + 1 if self.moves else 0
        across = max(7, min(14, (width - margin) // len(hand) - 1))
        names = [_fold(self._card_region(card), across) for card in hand]
        lines = max(len(name) for name in names)
        faces = [self._card(card, _filled(name, lines), across) for card, name in zip(hand, names, strict=True)]
        if not self.moves:
            yield Text(self.words.say("board-hand"), style="dim")
        for row in zip(*faces, strict=True):
            yield Text.assemble(" " * margin, Text(" ").join(row))
        for do, label in labels.items():
            if self.moves:
                numbers = [self._number({"do": do, "card": card}, across) for card in hand]
                yield Text.assemble((label.ljust(margin), "dim"), Text(" ").join(numbers))

    def _card_region(self, card: str) -> str:
        region = card_parts(card)["region"]
        return "" if region == "none" else self.words.say(f"name-{region}")

    def _card(self, card: str, name: Sequence[str], width: int) -> list[Text]:
        parts = card_parts(card)
        shape = mark_text(self.words.viewer or 0).plain
        tokens = {"none": "", "one": shape, "two": shape * 2, "plus": f"{shape}+{shape}"}[parts["places"]]
        wagons = parts["wagons"] * WAGON if parts["wagons"] <= 3 else f"{parts['wagons']}{WAGON}"
        does = " ".join(part for part in (tokens, wagons) if part)
        gap = [] if self.dense else [""]
        rows = [*gap, *name, does, *gap, f"{COST}{parts['cost']}", *gap]
        return [Text(row.center(width), style=f"bold #ffffff on {COLOURS[parts['region']]}") for row in rows]

    def _number(self, action: Action, width: int) -> Text:
        number = next((number for number, move in self.moves.items() if move.action == action), None)
        return Text(("–" if number is None else f"[{number}]").center(width), style="dim" if number is None else "bold")


def _scoring_cards(scored: int) -> Text:
    """The costs of those that are left, the next one in brackets, which take the place of the gaps around it."""
    row = Text()
    for i, cost in enumerate(int(cost) for cost in SCORING_COST):
        row.append("[" if i == scored else "]" if i == scored + 1 else " ", style="bold")
        if i < scored:
            row.append("·".rjust(len(str(cost))), style="dim")
        else:
            row.append(str(cost), style="bold" if i == scored else "")
    row.append("]" if scored == len(SCORING_COST) - 1 else " ", style="bold")
    return row


def _fold(name: str, width: int) -> list[str]:
    """The name in at most two lines; a word that is too long is broken, at its hyphen or in its middle."""
    words: list[str] = []
    for word in name.split():
        half = (len(word) + 1) // 2
        words += [word] if len(word) <= width or "-" in word else [word[:half] + "-", word[half:]]
    return textwrap.wrap(" ".join(words), width)[:2]


def _filled(lines: Sequence[str], count: int) -> list[str]:
    return [*lines, *[""] * (count - len(lines))][:count]


def _heading(text: str, width: int) -> str:
    return "\n".join(textwrap.wrap(text, width, break_long_words=False))


def _centred(cell: Text, width: int) -> Text:
    left = (width - cell.cell_len) // 2
    return Text.assemble(" " * left, cell, " " * (width - cell.cell_len - left))


def _padded(cell: Text, width: int) -> Text:
    return Text.assemble(cell, " " * (width - cell.cell_len))
