"""Carcassonne: Gold Rush, put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.core.amounts import Amounts
from saloon.core.game import Game, Wire
from saloon.core.refusal import BadOptions
from saloon.games.gold_rush import wire
from saloon.games.gold_rush.board import LAST_TILE
from saloon.games.gold_rush.cowboys import SEND_COWBOY
from saloon.games.gold_rush.events import event
from saloon.games.gold_rush.info import INFO
from saloon.games.gold_rush.mining import MINE_GOLD
from saloon.games.gold_rush.parts import DATA
from saloon.games.gold_rush.passing import DO_NOTHING
from saloon.games.gold_rush.placement import PLACE_TILE
from saloon.games.gold_rush.position import from_position, position, rulings_from
from saloon.games.gold_rush.state import GoldRush, start_state
from saloon.games.gold_rush.tent import PITCH_TENT
from saloon.games.gold_rush.tile_list import box_from, warnings
from saloon.games.gold_rush.turn import end
from saloon.games.gold_rush.view import scores, view


def start(seats: int, options: Mapping[str, Any]) -> GoldRush:
    first = options["first_seat"]
    if first != "random" and first >= seats:
        raise BadOptions("first_seat", "not-in-range", got=first, low=0, high=seats - 1)
    return start_state(seats, box_from(options["tiles"]), rulings_from(options), -1 if first == "random" else first)


def end_here(state: GoldRush) -> None:
    end(state, LAST_TILE)


GAME: Game[GoldRush] = Game(
    info=INFO,
    start=start,
    questions=(PLACE_TILE, SEND_COWBOY, PITCH_TENT, MINE_GOLD, DO_NOTHING),
    asked=GoldRush.asked,
    chance=GoldRush.chance,
    event=event,
    view=view,
    position=position,
    from_position=from_position,
    scores=scores,
    end=end_here,
    amounts=Amounts(DATA),
    wire=Wire(
        view=wire.View,
        action=wire.Action,
        draw=wire.Draw,
        event=wire.Event,
        figures=wire.Figures,
        score=wire.Score,
    ),
    warnings=warnings,
)
