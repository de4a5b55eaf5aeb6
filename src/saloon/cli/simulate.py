"""`saloon simulate`: many games between bots, and what came out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saloon.cli.complaint import complaints, warn
from saloon.cli.files import file_trouble, new_file, new_folder
from saloon.cli.options import parse_options
from saloon.cli.screen import STOPPED, open_screen, shown_games
from saloon.cli.seats import bot_name, mark_text
from saloon.core import registry
from saloon.core.game import AUTOMA
from saloon.words import Words

QUANTILES = ("p5", "p25", "p50", "p75", "p95")


def simulate_games(
    language: str, name: str, *, seats: str, games: int, seed: int, workers: int | None, on: str | None,
    resume: str | None, out: str | None, transcripts: str | None, option_texts: Sequence[str], deck: str | None,
    as_json: bool,
) -> int:  # fmt: skip
    from saloon.arena.parquet import check_parquet, write_parquet
    from saloon.arena.simulate import simulate

    game = registry.load(name)
    words = Words(language, game)
    with complaints(words):
        options = parse_options(game.info, option_texts, deck)
        bots = [bot.strip() for bot in seats.split(",")]
        if out is not None:
            check_parquet()
            new_file(out, replace=resume is not None)
        folder = None if transcripts is None else new_folder(transcripts, keep=resume is not None)
        with file_trouble(resume or ""), shown_games(words, games) as progress:
            report = simulate(name, bots, games, seed, options, workers, progress, on, resume, folder)
        warn(words, game, game.info.complete(options))
        if out is not None:
            with file_trouble(out):
                write_parquet(report, Path(out))
    if not report.games:
        pass
    elif as_json:
        print(json.dumps(report.as_json(), ensure_ascii=False, indent=2))
    else:
        open_screen().print(draw_report(report.as_json(), words))
    if report.games == games:
        return 0
    open_screen(stderr=True).print(words.say("simulate-stopped", done=report.games, games=games))
    return STOPPED


def _name(bot: str, words: Words) -> str:
    """A bot's own name; the rules' seat by its level."""
    name, _, level = bot.partition(":")
    return words.say("seat-automa", level=level) if name == AUTOMA else bot_name(words, bot)


def draw_report(report: dict[str, Any], words: Words) -> RenderableType:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column(words.say("simulate-bot"))
    for heading in ("simulate-wins", "simulate-rate", "simulate-interval", "simulate-mean"):
        grid.add_column(words.say(heading), justify="right", no_wrap=heading == "simulate-interval")
    for quantile in QUANTILES:
        grid.add_column(words.say("simulate-quantile", percent=int(quantile[1:])), justify="right")
    for seat, row in enumerate(report["seats"]):
        points = row["points"]
        name = Text.assemble(mark_text(seat), f" {_name(row['bot'], words)}")
        grid.add_row(
            name, f"{row['wins']:g}", f"{row['win_rate']:.1%}",
            f"{row['low']:.1%} – {row['high']:.1%}", f"{points['mean']:.1f}", *(str(points[q]) for q in QUANTILES),
        )  # fmt: skip
    plies = report["plies"]
    length = words.say(
        "simulate-length", mean=f"{plies['mean']:.1f}", low=plies["p5"], middle=plies["p50"], high=plies["p95"]
    )
    pace = words.say(
        "simulate-pace",
        games=report["games"],
        seconds=f"{report['seconds']:.1f}",
        pace=f"{report['games_per_second'] or 0:.0f}",
        seed=str(report["seed"]),
    )
    return Group(grid, Text(length), Text(pace, style="dim"))
