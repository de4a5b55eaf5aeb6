"""Carcassonne: Gold Rush, put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.core.amounts import Amounts
from saloon.core.game import Game, Wire, first_seat
from saloon.games.gold_rush.bag import FirstDraw, TileDraw
from saloon.games.gold_rush.board import LAST_TILE
from saloon.games.gold_rush.cowboys import SEND_COWBOY, CowboyAction, CowboyFigures
from saloon.games.gold_rush.events import AnyEvent, event
from saloon.games.gold_rush.info import INFO
from saloon.games.gold_rush.mining import MINE_GOLD, MineAction, MineFigures, TokenDraw
from saloon.games.gold_rush.parts import DATA
from saloon.games.gold_rush.passing import DO_NOTHING, NoFigures, PassAction
from saloon.games.gold_rush.placement import PLACE_TILE, PlaceAction, PlaceFigures
from saloon.games.gold_rush.position import from_position, position, rulings_from
from saloon.games.gold_rush.state import GoldRush, start_state
from saloon.games.gold_rush.tent import PITCH_TENT, TentAction, TentFigures
from saloon.games.gold_rush.tile_list import box_from, warnings
from saloon.games.gold_rush.turn import end
from saloon.games.gold_rush.view import scores, view
from saloon.games.gold_rush.wire import Score, View


def start(seats: int, options: Mapping[str, Any]) -> GoldRush:
    return start_state(seats, box_from(options["tiles"]), rulings_from(options), first_seat(seats, options))


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
        view=View,
        action=PlaceAction | CowboyAction | TentAction | MineAction | PassAction,
        draw=FirstDraw | TileDraw | TokenDraw,
        event=AnyEvent,
        figures=PlaceFigures | CowboyFigures | TentFigures | MineFigures | NoFigures,
        score=Score,
    ),
    warnings=warnings,
)
