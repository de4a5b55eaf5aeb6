"""Great Western Trail, put together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

from saloon.core.amounts import Amounts
from saloon.core.game import Game, Wire
from saloon.core.refusal import BadOptions
from saloon.games.great_western_trail.automa_deck import automa_of
from saloon.games.great_western_trail.chance import AnyDraw
from saloon.games.great_western_trail.events import AnyEvent, event
from saloon.games.great_western_trail.info import INFO
from saloon.games.great_western_trail.numbering import BLOCKS
from saloon.games.great_western_trail.phrases import phrase_of
from saloon.games.great_western_trail.position import from_position, position
from saloon.games.great_western_trail.setup import start_state
from saloon.games.great_western_trail.state import DECISIONS, GreatWesternTrail
from saloon.games.great_western_trail.view import scores, view
from saloon.games.great_western_trail.wire import Score, View

VERBS = [verb for verb, _ in BLOCKS]  # in the order in which people get to know them


def start(seats: int, options: Mapping[str, Any]) -> GreatWesternTrail:
    first = options["first_seat"]
    if first != "random" and first >= seats:
        raise BadOptions("first_seat", "not-in-range", got=first, low=0, high=seats - 1)
    return start_state(
        seats, options["setup"] == "beginner", -1 if first == "random" else first, automa_of(seats, options)
    )


def start_by_version_1(seats: int, options: Mapping[str, Any]) -> GreatWesternTrail:
    state = start(seats, options)
    state.decides_on_arrival = True
    return state


QUESTIONS = sorted(
    dict.fromkeys(question for decision in DECISIONS for question in decision.asked),
    key=lambda question: VERBS.index(next(iter(question.verbs))),
)
TYPES = dict.fromkeys(kind for question in QUESTIONS for kind in question.types)

GAME: Game[GreatWesternTrail] = Game(
    info=INFO,
    start=start,
    earlier={1: start_by_version_1},
    questions=QUESTIONS,
    asked=GreatWesternTrail.asked,
    chance=GreatWesternTrail.chance,
    event=event,
    view=view,
    position=position,
    from_position=from_position,
    scores=scores,
    compound=phrase_of,
    amounts=Amounts(Path(__file__).with_name("data")),
    wire=Wire(
        view=View,
        action=reduce(or_, (kind for kind in TYPES if "do" in kind.__annotations__)),
        draw=AnyDraw,
        event=AnyEvent,
        figures=reduce(or_, (kind for kind in TYPES if "do" not in kind.__annotations__)),
        score=Score,
    ),
)
