"""Complaints: whatever is wrong with the input becomes one line on stderr, in the user's language, and exit code 2."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from saloon.core.game import Game
from saloon.core.refusal import BadInput
from saloon.words import Words

EXIT_CODE = 2


class Complaint(Exception):
    """What to tell the user instead of going on."""

    @classmethod
    def about(cls, error: BadInput, language: str) -> Complaint:
        """For bad input before the game is known."""
        return cls(Words(language).bad(error))

    def tell(self) -> int:
        print(f"saloon: {one_line(str(self))}", file=sys.stderr)
        return EXIT_CODE


@contextmanager
def complaints(words: Words, file: str | None = None) -> Iterator[None]:
    """Inside, bad input is reported in the words of the game, with the name of the file it came from."""
    try:
        yield
    except BadInput as error:
        raise Complaint(f"{file}: {words.bad(error)}" if file else words.bad(error)) from error


def warn(words: Words, game: Game[Any], options: Mapping[str, Any]) -> None:
    """What is odd about options that were accepted, a line each."""
    for warning in game.warnings(options):
        print(f"saloon: {one_line(words.bad(warning))}", file=sys.stderr)


def one_line(text: str) -> str:
    """The text without line breaks and terminal codes: it may quote a file that anybody wrote."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def usage_complaint(error: Any, language: str) -> Complaint:
    """Typer's usage errors in our words; they are told apart by the names of their classes."""
    words = Words(language)
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "saloon"
    match type(error).__name__:
        case "MissingParameter":
            text = words.say("usage-missing", name=_name(error.param))
        case "NoSuchOption":
            text = words.say("usage-no-such-option", name=error.option_name)
        case "BadOptionUsage":
            text = words.say("usage-needs-value", name=error.option_name)
        case "BadParameter":  # the only values that Typer itself checks are whole numbers
            text = words.say("usage-not-a-number", name=_name(error.param))
        case _:
            text = words.say("usage-too-much")
    return Complaint(f"{text} {words.say('usage-hint', command=command)}")


def _name(parameter: Any) -> str:
    if parameter is None:
        return "?"
    return str(parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar)
