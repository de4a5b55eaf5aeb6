"""`saloon stats`: what the finished tables of a server say about the games."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saloon.arena.simulate import spread
from saloon.cli.files import new_file, write_text
from saloon.cli.html import Span, document, histogram, percent, spans, table, wide
from saloon.cli.screen import open_screen
from saloon.core import registry
from saloon.core.game import Action
from saloon.core.refusal import BadOptions
from saloon.server.statistics import Rate, Statistics, gather
from saloon.words import Words

RATES = ("stats-times", "league-share", "simulate-interval", "simulate-mean")


def print_stats(language: str, database: str, html: str | None, as_json: bool) -> None:
    if html is not None:
        new_file(html)
    every, skipped = gather(database)
    words = Words(language)
    if html is not None:
        body = "\n".join(game_section(Told(one, language)) for one in every) or escape(words.say("stats-none"))
        write_text(html, document(language, words.say("stats-title"), body), replace=True)
    if as_json:
        print(json.dumps(as_data(every, skipped), ensure_ascii=False, indent=2))
    else:
        screen = open_screen()
        if not every:
            screen.print(words.say("stats-none"))
        for one in every:
            screen.print(draw_game(Told(one, language)))
    if skipped:
        open_screen(stderr=True).print(words.say("stats-skipped", count=skipped))


def as_data(every: Sequence[Statistics], skipped: int) -> dict[str, Any]:
    return {"games": [one.as_json() for one in every], "skipped": skipped}


class Told:
    """Statistics in the words of their game."""

    def __init__(self, figures: Statistics, language: str) -> None:
        self.figures = figures
        self.words = Words(language, registry.load(figures.game))

    def title(self) -> str:
        count = len(self.figures.tables)
        return self.words.say("stats-game", name=self.words.say("game"), seats=self.figures.seats, tables=count)

    def rates(self) -> list[tuple[str, list[tuple[str, Rate]]]]:
        """The tables of rates, each with its heading."""
        seats = [(self.words.name(seat), rate) for seat, rate in enumerate(self.figures.by_seat())]
        turns = [(f"{turn + 1}", rate) for turn, rate in enumerate(self.figures.by_turn())]
        openings = [(self.opening(action), rate) for action, rate in self.figures.by_opening()]
        say = self.words.say
        found = [(say("result-seat"), seats), (say("stats-turn"), turns), (say("stats-opening"), openings)]
        return [(heading, rows) for heading, rows in found if rows]

    def opening(self, action: Action) -> str:
        """In words, if they need no figures of the moment."""
        try:
            return self.words.action(action)
        except BadOptions:
            return ", ".join(str(value) for value in action.values())

    def category(self, kind: str) -> str:
        """What points of this kind are called, else its id: not every package has words for it."""
        for message in (f"item-{kind}.category", f"item-{kind}"):
            try:
                return self.words.say(message)
            except BadOptions:
                continue
        return kind

    def row(self, label: str, rate: Rate) -> list[str]:
        interval = f"{percent(self.words, rate.low)} – {percent(self.words, rate.high)}"
        return [label, str(rate.times), percent(self.words, rate.share), interval, f"{rate.points:.1f}"]

    def heads(self, first: str) -> list[str]:
        return [first, *(self.words.say(head) for head in RATES)]

    def item_heads(self) -> list[str]:
        return [self.words.say(head) for head in ("result-item", "simulate-mean", "stats-winners")]

    def item_rows(self) -> list[list[str]]:
        return [
            [self.category(kind), f"{mean:.1f}", f"{winners:.1f}"] for kind, mean, winners in self.figures.by_item()
        ]

    def length(self) -> str:
        tables = self.figures.tables
        minutes = spread([round(one.minutes) for one in tables])
        decisions = spread([one.decisions for one in tables])
        return self.words.say(
            "stats-length",
            decisions=f"{decisions['mean']:.0f}", low=decisions["p5"], high=decisions["p95"], minutes=minutes["p50"],
        )  # fmt: skip


def draw_game(told: Told) -> RenderableType:
    parts: list[RenderableType] = [Text(told.title(), style="bold")]
    for heading, rows in told.rates():
        parts.append(_grid(told.heads(heading), [told.row(*row) for row in rows]))
    parts.append(_grid(told.item_heads(), told.item_rows()))
    parts.append(Text(told.length()))
    return Group(*parts, Text())


def _grid(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for number, head in enumerate(heads):
        grid.add_column(head, justify="right" if number else "left", no_wrap=number == 3)
    for row in rows:
        grid.add_row(*row)
    return grid


def game_section(told: Told) -> str:
    words, figures = told.words, told.figures
    parts = [f"<h2>{escape(told.title())}</h2><p>{escape(told.length())}</p>"]
    for heading, rows in told.rates():
        dots = [Span(label, rate.share, rate.low, rate.high) for label, rate in rows]
        about = f"{heading}: {words.say('league-share')}"
        plot = wide(spans(about, dots, lambda share: percent(words, share), mark=1 / figures.seats))
        parts.append(
            f"<h3>{escape(about)}</h3>{plot}{table(told.heads(heading), [told.row(*row) for row in rows])}"
        )  # fmt: skip
    kinds = figures.by_item()
    dots = [Span(told.category(kind), mean, min(mean, best), max(mean, best)) for kind, mean, best in kinds]
    parts.append(f"<h3>{escape(words.say('result-item'))}</h3>")
    parts.append(wide(spans(words.say("stats-items-plot"), dots, lambda points: f"{points:g}")))
    parts.append(table(told.item_heads(), told.item_rows()))
    lengths = [float(one.decisions) for one in figures.tables]
    for message, values in (("stats-points-plot", figures.points()), ("stats-length-plot", lengths)):
        parts.append(f"<h3>{escape(words.say(message))}</h3>{wide(histogram(words.say(message), values))}")
    return "\n".join(parts)
