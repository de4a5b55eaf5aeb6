"""`saloon bench`: how fast games and bots run on this machine."""

from __future__ import annotations

import json
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid

from saloon.cli.screen import open_screen
from saloon.words import Words


def print_bench(language: str, as_json: bool) -> None:
    from saloon.arena.bench import measure

    words = Words(language)
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


def draw_figures(figures: dict[str, Any], words: Words) -> RenderableType:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, title=figures["engines"], title_justify="left")
    grid.add_column(words.say("bench-what"))
    for heading in ("bench-compiled", "bench-plain", "bench-ratio"):
        grid.add_column(words.say(heading), justify="right")
    for name, measured in figures["games"].items():
        for work in ("playouts", "copies"):
            rates = measured[work]
            grid.add_row(
                words.say(f"bench-{work}", game=name),
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
