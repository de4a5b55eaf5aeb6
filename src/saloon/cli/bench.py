"""`saloon bench`: how fast games and bots run on this machine."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saloon.cli.files import read_toml
from saloon.cli.screen import open_screen
from saloon.words import Words

MISSED = 1
RATES = {
    "playouts": "bench-playouts",
    "copies": "bench-copies",
    "views": "bench-views",
    "greedy_games": "bench-greedy-games",
}


def print_bench(language: str, as_json: bool, targets: str | None) -> int:
    """The exit code: 0 unless a target is missed."""
    from saloon.arena.bench import measure

    words = Words(language)
    goals = read_targets(targets) if targets else []
    progress = open_screen(stderr=True)
    if progress.is_terminal:
        with progress.status(words.say("bench-running")) as status:
            figures = measure(lambda step: status.update(f"{words.say('bench-running')} {step}"))
    else:
        figures = measure(lambda step: None)
    if as_json:
        print(json.dumps(figures, ensure_ascii=False, indent=2))
    else:
        open_screen().print(draw_figures(figures, words))
        if goals:
            open_screen().print(draw_goals(goals, figures, words))
    return 0 if all(goal.met(figures) for goal in goals) else MISSED


@dataclass(frozen=True)
class Goal:
    """A figure of the benchmark, by its path, and its target."""

    figure: str
    value: float
    at_least: bool

    def measured(self, figures: Any) -> float:
        for key in self.figure.split("."):
            figures = figures[key]
        return float(figures)

    def met(self, figures: Any) -> bool:
        measured = self.measured(figures)
        return measured >= self.value if self.at_least else measured <= self.value


def read_targets(file: str) -> list[Goal]:
    data = read_toml(file)
    return [
        Goal(str(row["figure"]), float(row["value"]), bound == "at_least")
        for bound in ("at_least", "at_most")
        for row in data.get(bound, [])
    ]


def draw_goals(goals: Sequence[Goal], figures: dict[str, Any], words: Words) -> RenderableType:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(words.say("bench-what"))
    grid.add_column("", justify="right")
    grid.add_column(words.say("bench-goal"))
    for goal in goals:
        sign = Text("✓", style="green") if goal.met(figures) else Text("✗", style="bold red")
        bound = words.say("bench-at-least" if goal.at_least else "bench-at-most", value=goal.value)
        grid.add_row(goal.figure, f"{goal.measured(figures):,.2f}", Text.assemble(sign, " ", bound))
    return grid


def draw_figures(figures: dict[str, Any], words: Words) -> RenderableType:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, title=figures["engines"], title_justify="left")
    grid.add_column(words.say("bench-what"))
    for heading in ("bench-compiled", "bench-plain", "bench-ratio"):
        grid.add_column(words.say(heading), justify="right")
    for name, measured in figures["games"].items():
        for work, message in RATES.items():
            rates = measured[work]
            grid.add_row(
                words.say(message, game=name),
                f"{rates['compiled']:,.0f}",
                f"{rates['plain']:,.0f}",
                f"{rates['ratio']:.1f} ×",
            )
        through_api = measured["simulate"]
        grid.add_row(
            words.say("bench-simulate", game=name),
            f"{through_api['per_core']:,.0f}",
            "",
            f"{through_api['of_playouts']:.0%}",
        )
        match = measured["greedy"]
        grid.add_row(words.say("bench-greedy", game=name, games=match["games"]), "", "", f"{match['win_rate']:.1%}")
    grid.add_row(words.say("bench-start"), f"{figures['start']['help_seconds']:.2f} s", "", "")
    return grid
