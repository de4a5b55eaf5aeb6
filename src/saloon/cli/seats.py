"""Seats in the terminal: who sits there, and the letter, shape and colour that stand for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from rich.text import Text

from saloon import bots
from saloon.core.game import AUTOMA, Info
from saloon.core.refusal import BadOptions
from saloon.core.transcript import Transcript
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


class Kind(Enum):
    PERSON = "person"
    BOT = "bot"
    AUTOMA = "automa"  # the rules play it


@dataclass(frozen=True)
class Sitter:
    """Who sits in a seat. The name goes into the transcript."""

    name: str
    kind: Kind


def parse_seats(info: Info, text: str, options: Mapping[str, Any]) -> tuple[list[Sitter], dict[str, Any]]:
    """`me,search:3`, `me:Anna,me:Ben,random` or `me,automa:hard`; and the options, which an Automa changes."""
    parts = [part.strip() for part in text.split(",")]
    sitters = [_parse_seat(info, part) for part in parts]
    people = [sitter for sitter in sitters if sitter.kind is Kind.PERSON]
    if info.automa and len(people) == len(sitters) == info.automa.seats - 1:
        raise BadOptions("seats", "automa-joins", seats=f"{text},{AUTOMA}:{info.automa.usual}")
    chosen = info.with_automa(parts, options)
    if info.automa and info.automa_level(chosen) and len(sitters) == info.automa.seats:
        if sitters[info.automa.seat].kind is Kind.PERSON:
            raise BadOptions("seats", "automa-plays", seat=info.automa.seat + 1)
        sitters[info.automa.seat] = Sitter(AUTOMA, Kind.AUTOMA)
    return sitters, chosen


def saved_sitters(info: Info, transcript: Transcript, text: str | None) -> list[Sitter]:
    """Who goes on with a saved game: those who sat there, or others in their seats."""
    if text is None:
        sitters = [Sitter(name, Kind.BOT if name in bots.names() else Kind.PERSON) for name in transcript.seats]
    else:
        sitters = [_parse_seat(info, part.strip()) for part in text.split(",")]
        if len(sitters) != len(transcript.seats):
            raise BadOptions("seats", "other-number-of-seats", got=len(sitters), expected=len(transcript.seats))
    automa = info.automa.seat if info.automa and info.automa_level(transcript.options) else None
    for seat, sitter in enumerate(sitters):
        if seat == automa and text is not None and sitter.kind is Kind.PERSON:
            raise BadOptions("seats", "automa-plays", seat=seat + 1)
        if seat != automa and sitter.kind is Kind.AUTOMA:
            raise BadOptions("seats", "no-automa")
    return [Sitter(AUTOMA, Kind.AUTOMA) if seat == automa else sitter for seat, sitter in enumerate(sitters)]


def _parse_seat(info: Info, text: str) -> Sitter:
    kind, _, name = text.partition(":")
    if kind == PERSON:
        return Sitter(printable(name).strip() or PERSON, Kind.PERSON)
    if kind == AUTOMA:
        return Sitter(AUTOMA, Kind.AUTOMA)
    if text not in bots.names():
        known = [PERSON, f"{PERSON}:…", *bots.names(), *([AUTOMA] if info.automa else [])]
        raise BadOptions("seats", "not-one-of", got=text, choices=", ".join(known))
    return Sitter(text, Kind.BOT)


def spoken_names(words: Words, transcript: Transcript, viewer: int | None = None) -> list[str]:
    """The names to show for those in a transcript, each different from the others."""
    names = transcript.seats
    shown = [printable(name)[:LONGEST_NAME] or "?" for name in names]
    shown = [words.say("seat-guest") if name == PERSON else bot_name(words, name) for name in shown]
    info = words.game.info if words.game else None
    level = info.automa_level(transcript.options) if info else None
    if info and info.automa and level:
        shown[info.automa.seat] = words.say("seat-automa", level=level)
    same = [name for name in shown if shown.count(name) > 1]
    shown = [f"{name} {MARKS[seat % len(MARKS)].letter}" if name in same else name for seat, name in enumerate(shown)]
    if viewer is not None and names[viewer] == PERSON:
        shown[viewer] = words.say("seat-you")
    return shown


def bot_name(words: Words, name: str) -> str:
    """A level by its title; other bots and people as they are."""
    return words.say(f"bot-{name.replace(':', '-')}") if name in bots.level_names() else name


def printable(text: str) -> str:
    return "".join(sign for sign in text if sign.isprintable())
