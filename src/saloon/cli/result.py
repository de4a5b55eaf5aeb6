"""How a game came out: the ranking, and for every seat what each point was for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from saloon.cli.seats import mark_text
from saloon.words import Words


def draw_result(scores: Sequence[Mapping[str, Any]], words: Words) -> RenderableType:
    return Group(
        _items(scores, words), _reasons(scores, words), Text(), _ranking(scores, words), Text(), _winners(scores, words)
    )


def _ranking(scores: Sequence[Mapping[str, Any]], words: Words) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(words.say("result-seat"))
    grid.add_column(words.say("result-points"), justify="right")
    grid.add_column(words.say("result-victory"), justify="right")
    for row in sorted(scores, key=lambda row: (-row["share"], -row["points"])):
        share = words.say("result-share", percent=round(100 * row["share"]))
        grid.add_row(_seat(row["seat"], words), str(row["points"]), share, style="bold" if row["share"] else "")
    return grid


def _items(scores: Sequence[Mapping[str, Any]], words: Words) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, show_footer=False)
    grid.add_column(words.say("result-item"), ratio=1)
    grid.add_column(words.say("result-rule"))
    grid.add_column(words.say("result-points"), justify="right")
    for row in scores:
        grid.add_row(_seat(row["seat"], words), "", "")
        for item in row["items"]:
            points = item["points"]
            label = Padding(_item(item, words), (0, 0, 0, 2))
            grid.add_row(label, item.get("rule", ""), f"{points:+d}", style="" if points else "dim")
        grid.add_row("", "", Text(f"= {row['points']}", style="bold"), end_section=True)
    return grid


def _item(item: Mapping[str, Any], words: Words) -> str:
    params = {name: value for name, value in item.items() if name != "item"}
    return words.say(f"item-{item['item']}", **params)


def _reasons(scores: Sequence[Mapping[str, Any]], words: Words) -> Text:
    """The rules that the items name, each said once."""
    rules = sorted({item["rule"] for row in scores for item in row["items"] if "rule" in item})
    return Text("\n").join(Text(f"{rule}  {words.say(f'why-{rule}')}", style="dim") for rule in rules)


def _winners(scores: Sequence[Mapping[str, Any]], words: Words) -> Text:
    winners = [row["seat"] for row in scores if row["share"] > 0]
    if len(winners) == 1:
        return Text(words.say("result-winner", seat=winners[0]), style="bold")
    return Text(words.say("result-shared", names=", ".join(words.name(seat) for seat in winners)), style="bold")


def _seat(seat: int, words: Words) -> Text:
    return Text.assemble(mark_text(seat), f" {words.name(seat)}")
