"""Claim in the terminal: the pile, and what everybody has dug."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saloon.cli.seats import mark_text
from saloon.core.game import Json
from saloon.words import Words


def draw(view: Json, words: Words) -> RenderableType:
    flood, *nuggets = view["pile"]
    pile = [words.say("nuggets", worth=worth, count=count) for worth, count in enumerate(nuggets, start=1)]
    grid = Grid(box=None)
    for heading in ("seat", "gold", "claim"):
        grid.add_column(words.say(f"column-{heading}"))
    for seat, gold in enumerate(view["gold"]):
        here = "▶ " if seat == view["digger"] else "  "
        claim = view["claims"][seat] if seat < len(view["claims"]) else None
        grid.add_row(Text.assemble(here, mark_text(seat), f" {words.name(seat)}"), str(gold), str(claim or "?"))
    return Group(Text(" · ".join([words.say("floods", count=flood), *pile])), grid)
