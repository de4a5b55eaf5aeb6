"""The players of Great Western Trail as a table."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saloon.cli.boards.great_western_trail.signs import MONEY, POINTS, WORKER_SIGNS
from saloon.cli.seats import mark_text
from saloon.core.game import Json
from saloon.games.great_western_trail.parts import WORKERS
from saloon.words import Words


def players(view: Json, words: Words) -> RenderableType:
    """Who has how much of everything, a seat in each line."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    grid.add_column("", no_wrap=True)
    points = view.get("points")
    for sign in (
        *((POINTS,) if points else ()),
        MONEY,
        "◇",
        *WORKER_SIGNS.values(),
        "▣",
        "»",
        "○",
        "▤",
        "▥",
        "▧",
        "⌂",
    ):
        grid.add_column(sign, justify="right", no_wrap=True)
    for seat, player in enumerate(view["players"]):
        turn = "▶" if seat == view["turn"] else " "
        name = Text.assemble(f"{turn} ", mark_text(seat), f" {words.name(seat)}", style="bold" if turn != " " else "")
        scored = [Text(str(points[seat]), style="bold")] if points else []
        if view["automa"] and seat == view["automa"]["seat"]:
            grid.add_row(name, *scored, *_automa_row(view["automa"], player))
            continue
        lasting = f"+{player['permanent']}" if player["permanent"] else ""
        certificates = f"{player['certificates']}/{player['certificate_limit']}{lasting}"
        discards = sum(player["discard"].values())
        grid.add_row(
            name, *scored, Text(str(player["money"]), style="bold"),
            certificates,
            *(str(player["workers"][worker]) for worker in WORKERS),
            f"{player['engine']:g}", str(player["step_limit"]), str(sum(player["discs"].values())),
            f"{player['cards']}/{player['hand_limit']}", str(player["stack_size"]), str(discards),
            str(len(player["buildings"])),
        )  # fmt: skip
    return grid


def _automa_row(automa: Json, player: Json) -> list[str]:
    """AU-1: it has no board, hand, money or certificates; discs, workers and buildings of its own."""
    workers = [str(automa["workers"].count(worker)) for worker in WORKERS]
    discs, buildings = automa["discs"] + automa["reserve"], len(automa["pile"])
    return ["", "", *workers, f"{player['engine']:g}", "", str(discs), "", "", "", str(buildings)]
