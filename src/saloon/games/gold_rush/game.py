"""Carcassonne: Gold Rush, put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.core.game import Game
from saloon.core.refusal import BadOptions
from saloon.games.gold_rush.actions import action, attempts, elements, refusal
from saloon.games.gold_rush.info import INFO
from saloon.games.gold_rush.position import from_position, position, rulings_from
from saloon.games.gold_rush.state import GoldRush, start_state
from saloon.games.gold_rush.tile_list import box_from
from saloon.games.gold_rush.view import event, scores, view


def start(seats: int, options: Mapping[str, Any]) -> GoldRush:
    first = options["first_seat"]
    if first != "random" and first >= seats:
        raise BadOptions("first_seat", "not-in-range", got=first, low=0, high=seats - 1)
    return start_state(seats, box_from(options["tiles"]), rulings_from(options), -1 if first == "random" else first)


GAME: Game[GoldRush] = Game(
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
)
