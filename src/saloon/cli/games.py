"""`saloon games`: what can be played."""

from __future__ import annotations

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from saloon.cli.screen import open_screen
from saloon.core import registry
from saloon.core.game import Info
from saloon.words import Words


def list_games(language: str) -> None:
    screen = open_screen()
    words = Words(language)
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, show_lines=True)
    for heading in ("games-name", "games-title", "games-seats"):
        grid.add_column(words.say(heading))
    grid.add_column(words.say("games-options"), ratio=1)
    for info in registry.infos().values():
        own = Words(language, info.load())
        title = Text.assemble((own.say("game"), "bold"), "\n", own.say("game-about"))
        grid.add_row(
            Text(info.name, style="bold cyan"), title, f"{info.seats.start}–{info.seats.stop - 1}", _options(info, own)
        )
    screen.print(grid)


def _options(info: Info, words: Words) -> Text:
    lines = []
    for option in info.options:
        values = option.choices or (option.default,)
        named = [f"{value} ({words.say(f'option-{option.name}-{value}')})" for value in values]
        shown = ", ".join(
            f"{name}*" if value == option.default else name for value, name in zip(values, named, strict=True)
        )
        lines.append(
            Text.assemble(
                (option.name, "bold"),
                f" {words.say(f'option-{option.name}')}: {shown}\n",
                (words.say(f"option-{option.name}.about"), "dim"),
            )
        )
    return Text("\n").join(lines)
