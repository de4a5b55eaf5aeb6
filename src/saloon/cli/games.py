"""`saloon games`: what can be played."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from saloon.cli.options import spelled
from saloon.cli.screen import open_screen
from saloon.cli.seats import PERSON
from saloon.core import packages, registry
from saloon.core.game import AUTOMA, Info, Option
from saloon.core.refusal import BadOptions
from saloon.words import Words


def full_name(text: str) -> str:
    """The game meant by the beginning of its name or by its initials, `gwt`; anything ambiguous or unknown is kept."""
    names = packages.names(packages.GAMES)
    if text in names:
        return text
    short = text.lower().replace("-", "_").replace(" ", "_")
    by_initials = [name for name in names if "".join(part[0] for part in name.split("_")) == short]
    found = by_initials or [name for name in names if short and name.startswith(short)]
    return found[0] if len(found) == 1 else text


def list_games(language: str) -> None:
    screen = open_screen()
    words = Words(language)
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("games-name", "games-title", "games-seats", "games-options"):
        grid.add_column(words.say(heading))
    details: list[RenderableType] = []
    for info in registry.infos().values():
        try:
            own = Words(language, info.load())
            title, about = own.say("game"), _details(info, own)
        except BadOptions as error:
            details.append(Text(words.bad(error), style="dim"))
            continue
        names = ", ".join(option.name for option in info.options)
        grid.add_row(Text(info.name, style="bold cyan"), title, f"{info.seats.start}–{info.seats.stop - 1}", names)
        details.append(about)
    screen.print(grid, *details, sep="\n")


def _details(info: Info, words: Words) -> RenderableType:
    about = Text.assemble(
        (words.say("game"), "bold"), "\n", words.say("game-about"), "\n", (words.say("game-credits"), "dim")
    )
    if info.automa:
        sitters = [AUTOMA if seat == info.automa.seat else PERSON for seat in range(info.automa.seats)]
        example = f"--seats {','.join(sitters)}"
        levels = ", ".join(f"{level}*" if level == info.automa.usual else level for level in info.levels())
        about.append(f"\n{words.say('games-automa', seats=example, level=info.levels()[-1], levels=levels)}")
    return Group(about, *(Padding(_option(option, words), (1, 0, 0, 2)) for option in info.options))


def _option(option: Option, words: Words) -> Text:
    """Its name, what it decides, and its values, the default marked."""
    message = f"option-{option.name}"
    values = Text()
    for value in option.choices or option.editions or (option.default,):
        star = "*" if value == option.default else ""
        typed = spelled(value)
        values.append_text(
            Text.assemble("\n", (f"{option.name}={typed}", "cyan"), f"  {words.say(f'{message}-{typed}')}{star}")
        )
    return Text.assemble((words.say(message), "bold"), f"\n{words.say(f'{message}.about')}", values)
