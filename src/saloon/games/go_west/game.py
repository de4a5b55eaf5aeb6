"""Go West!, put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.core.game import Game
from saloon.core.refusal import BadOptions
from saloon.games.go_west.actions import action, attempts, elements, refusal
from saloon.games.go_west.info import INFO
from saloon.games.go_west.parts import card_parts, deck_from
from saloon.games.go_west.position import from_position, position
from saloon.games.go_west.state import GoWest, start_state
from saloon.games.go_west.view import event, scores, view


def start(seats: int, options: Mapping[str, Any]) -> GoWest:
    first = options["first_seat"]
    if first != "random" and first >= seats:
        raise BadOptions("first_seat", "not-in-range", got=first, low=0, high=seats - 1)
    return start_state(
        seats, deck_from(options["deck"]), -1 if first == "random" else first, options["end_check"] == "turn"
    )


GAME: Game[GoWest] = Game(
    info=INFO,
    start=start,
    action=action,
    refusal=refusal,
    attempts=attempts,
    elements=elements,
    event=event,
    view=view,
    position=position,
    from_position=from_position,
    scores=scores,
    compound={"card": card_parts},
)
