"""`saloon rules`: the rules of a game in words, by chapters, or one of them."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from saloon.cli.boards import board_for
from saloon.cli.screen import open_screen
from saloon.core import registry
from saloon.core.game import Info
from saloon.core.refusal import BadOptions
from saloon.words import Words, of_rule


def print_rules(language: str, name: str, wanted: str | None) -> None:
    game = registry.load(name)
    words = Words(language, game)
    screen = open_screen()
    if wanted is not None:
        rule = find_rule(game.info, wanted)
        if rule is None:
            raise BadOptions("rule", "not-one-of", got=wanted, choices=", ".join(game.info.rules))
        screen.print(draw_rule(rule, words, name))
        return
    screen.print(Text(words.say("game"), style="bold underline"))
    for message in ("game-credits", "rules-intro"):
        screen.print(words.say(message))
    chapters = game.info.chapters
    for rule in game.info.rules:
        if rule in chapters:
            screen.print(Text(f"\n{words.say(f'chapter-{chapters[rule]}')}", style="bold underline"))
            if words.has(f"rules-{chapters[rule]}"):
                screen.print(Text(words.say(f"rules-{chapters[rule]}"), style="italic"))
        screen.print()
        screen.print(draw_rule(rule, words, name))


def find_rule(info: Info, wanted: str) -> str | None:
    """The rule meant by `GW-24`, `gw-24` or `24`."""
    asked = wanted.strip().lower()
    return next((rule for rule in info.rules if asked in (rule.lower(), rule.lower().partition("-")[2])), None)


def draw_rule(rule: str, words: Words, game: str) -> RenderableType:
    """Its sentences, and the list of what they speak of, if the game has one."""
    message = of_rule("rule", rule)
    title = Text.assemble((rule, "bold cyan"), "  ", (words.say(f"{message}.title"), "bold"))
    listed = board_for(game).table(rule, words)
    parts = [Text(words.say(message)), *([] if listed is None else [listed])]
    return Group(title, Padding(Group(*parts), (0, 0, 0, 2)))
