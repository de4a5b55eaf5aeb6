"""How a game came out: for every seat what each point was for, then the ranking and who won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from saloon.cli.seats import mark_text
from saloon.core.game import Game
from saloon.core.state import State
from saloon.words import Words, of_rule

Scores = Sequence[Mapping[str, Any]]


def draw_result(game: Game[Any], state: State, words: Words) -> RenderableType:
    """For a state that is OVER."""
    scores = game.scores(state)
    shares = {seat: state.share(seat) for seat in range(int(state.seats))}
    return Group(
        _items(scores, words),
        _reasons(scores, words),
        _ranking(scores, shares, words),
        _winners([seat for seat, share in shares.items() if share > 0], words),
    )


def _items(scores: Scores, words: Words) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(words.say("result-item"), ratio=1)
    grid.add_column(words.say("result-rule"))
    grid.add_column(words.say("result-points"), justify="right")
    for row in scores:
        grid.add_row(_seat(row["seat"], words), "", "")
        for item in row["items"]:
            label = Padding(_item(item, words), (0, 0, 0, 2))
            points = item["points"]
            grid.add_row(label, item.get("rule", ""), f"{points:+d}", style="" if points else "dim")
        grid.add_row("", "", Text(f"= {row['points']}", style="bold"), end_section=True)
    return grid


def _item(item: Mapping[str, Any], words: Words) -> str:
    params = {name: value for name, value in item.items() if name != "item"}
    return words.say(f"item-{item['item']}", **params)


def _reasons(scores: Scores, words: Words) -> Grid:
    """The rules that the items name, each said once."""
    grid = Grid(box=None, pad_edge=False, show_header=False, style="dim")
    for rule in sorted({item["rule"] for row in scores for item in row["items"] if "rule" in item}):
        grid.add_row(rule, words.say(of_rule("why", rule)))
    return grid


def _ranking(scores: Scores, shares: Mapping[int, float], words: Words) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(words.say("result-seat"))
    grid.add_column(words.say("result-points"), justify="right")
    grid.add_column(words.say("result-victory"), justify="right")
    for row in sorted(scores, key=lambda row: (-shares[row["seat"]], -row["points"])):
        share = shares[row["seat"]]
        percent = words.say("result-share", percent=round(100 * share))
        grid.add_row(_seat(row["seat"], words), str(row["points"]), percent, style="bold" if share else "")
    return grid


def _winners(winners: Sequence[int], words: Words) -> Text:
    if len(winners) == 1:
        return Text(words.say("result-winner", seat=winners[0]), style="bold")
    return Text(words.say("result-shared", names=", ".join(words.name(seat) for seat in winners)), style="bold")


def _seat(seat: int, words: Words) -> Text:
    return Text.assemble(mark_text(seat), f" {words.name(seat)}")
