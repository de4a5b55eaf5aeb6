"""Great Western Trail, put together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

from saloon.core.amounts import Amounts
from saloon.core.game import Game, Wire, first_seat
from saloon.games.great_western_trail.automa_deck import automa_of
from saloon.games.great_western_trail.events import AnyEvent, event
from saloon.games.great_western_trail.info import INFO
from saloon.games.great_western_trail.numbering import VERBS
from saloon.games.great_western_trail.phrases import phrase_of
from saloon.games.great_western_trail.position import from_position, position
from saloon.games.great_western_trail.setup import start_state
from saloon.games.great_western_trail.state import DECISIONS, DRAWS, GreatWesternTrail
from saloon.games.great_western_trail.view import scores, view
from saloon.games.great_western_trail.wire import Score, View


def start(seats: int, options: Mapping[str, Any]) -> GreatWesternTrail:
    first, automa = first_seat(seats, options), automa_of(seats, options)
    return start_state(seats, options["setup"] == "beginner", first, automa)


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
        draw=reduce(or_, dict.fromkeys(draw.type for draw in DRAWS)),
        event=AnyEvent,
        figures=reduce(or_, (kind for kind in TYPES if "do" not in kind.__annotations__)),
        score=Score,
    ),
)
