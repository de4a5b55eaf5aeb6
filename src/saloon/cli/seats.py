"""Seats in the terminal: who sits there, and the letter, shape and colour that stand for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from saloon import bots
from saloon.core.refusal import BadOptions
from saloon.words import Words

PERSON = "me"
LONGEST_NAME = 16


@dataclass(frozen=True)
class Mark:
    """How a seat is recognised, also without colours."""

    letter: str
    shape: str
    colour: str  # readable on dark and on light


MARKS = (
    Mark("A", "●", "#d7423f"),
    Mark("B", "■", "#3f87d7"),
    Mark("C", "▲", "#3fa34d"),
    Mark("D", "◆", "#c98a00"),
    Mark("E", "★", "#a05fd0"),
)


def mark_text(seat: int) -> Text:
    mark = MARKS[seat % len(MARKS)]
    return Text(mark.shape, style=f"bold {mark.colour}")


@dataclass(frozen=True)
class Sitter:
    """Who sits in a seat: a person at this terminal, or a bot. The name goes into the transcript."""

    name: str
    is_bot: bool


def parse_seats(text: str) -> list[Sitter]:
    """`me,greedy` or `me:Anna,me:Ben,random`."""
    return [_parse_seat(part.strip()) for part in text.split(",")]


def _parse_seat(text: str) -> Sitter:
    kind, _, name = text.partition(":")
    if kind == PERSON:
        return Sitter(printable(name).strip() or PERSON, is_bot=False)
    if text not in bots.names():
        raise BadOptions("seats", "not-one-of", got=text, choices=", ".join([PERSON, f"{PERSON}:…", *bots.names()]))
    return Sitter(text, is_bot=True)


def spoken_names(words: Words, names: Sequence[str], viewer: int | None = None) -> list[str]:
    """The names to show for those of a transcript: every seat can be told from the others."""
    shown = [printable(name)[:LONGEST_NAME] or "?" for name in names]
    shown = [words.say("seat-guest") if name == PERSON else name for name in shown]
    same = [name for name in shown if shown.count(name) > 1]
    shown = [f"{name} {MARKS[seat % len(MARKS)].letter}" if name in same else name for seat, name in enumerate(shown)]
    if viewer is not None and names[viewer] == PERSON:
        shown[viewer] = words.say("seat-you")
    return shown


def printable(text: str) -> str:
    return "".join(sign for sign in text if sign.isprintable())
