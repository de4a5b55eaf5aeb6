"""What `--help` prints: Typer's pages in our languages, without loading Fluent or rich."""

from __future__ import annotations

import shutil
import textwrap
from typing import Any

from typer.core import TyperCommand, TyperGroup

from saloon.core.refusal import BadOptions
from saloon.words import help_texts

MARGIN = "  "
WIDEST = 100


class SpokenCommand(TyperCommand):
    def get_help(self, ctx: Any) -> str:
        return help_page(self, ctx)


class SpokenGroup(TyperGroup):
    def get_help(self, ctx: Any) -> str:
        return help_page(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            raise BadOptions("command", "not-one-of", got=args[0], choices=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def help_page(command: Any, context: Any) -> str:
    texts = help_texts(context.obj)
    arguments: list[tuple[str, str]] = []
    options: list[tuple[str, str]] = []
    for parameter in command.get_params(context):
        if parameter.param_type_name == "argument":
            arguments.append((parameter.metavar, texts[parameter.help]))
        elif parameter.name == "help":
            options.append((parameter.opts[0], texts["any-help"]))
        else:
            value = "" if parameter.is_flag else " " + parameter.metavar
            options.append((parameter.opts[0] + value, texts[parameter.help]))
    commands = [(name, texts[sub.help]) for name, sub in getattr(command, "commands", {}).items()]
    usage = [context.command_path, texts["usage-options"], *(name for name, _ in arguments)]
    if commands:
        usage.append(texts["usage-command"])
    elif not any(name.startswith("--lang") for name, _ in options):
        options.insert(-1, ("--lang en|it|fr|de", texts["any-lang"]))  # every command takes it
    sections = [
        (texts["usage-arguments"], arguments),
        (texts["usage-commands"], commands),
        (texts["usage-options-title"], options),
    ]
    rows = [row for _, section in sections for row in section]
    width = min(shutil.get_terminal_size().columns, WIDEST)
    indent = max(len(name) for name, _ in rows) + 2 * len(MARGIN)
    lines = [f"{texts['usage-title']} {' '.join(usage)}", "", *textwrap.wrap(texts[command.help], width)]
    for title, section in sections:
        if section:
            lines += ["", title]
            for name, text in section:
                lines += _entry(name, text, indent, width)
    return "\n".join(lines)


def _entry(name: str, text: str, indent: int, width: int) -> list[str]:
    head = f"{MARGIN}{name}".ljust(indent)
    return textwrap.wrap(text, max(width, indent + 20), initial_indent=head, subsequent_indent=" " * indent)
