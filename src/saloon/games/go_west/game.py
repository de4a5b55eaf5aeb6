"""Go West!, put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.core.amounts import Amounts
from saloon.core.game import Game, Wire, first_seat
from saloon.games.go_west.events import AnyEvent, event
from saloon.games.go_west.hand import USE_CARD, PlayAction, PlayFigures, SellAction, SellFigures
from saloon.games.go_west.info import INFO
from saloon.games.go_west.marker import ANNOUNCE, STOP, AnnounceAction, StopAction
from saloon.games.go_west.parts import DATA, deck_from
from saloon.games.go_west.payment import HOW_TO_PAY, PayAction
from saloon.games.go_west.phrases import phrase_of
from saloon.games.go_west.pile import CardDraw, FirstDraw
from saloon.games.go_west.position import from_position, position
from saloon.games.go_west.scoring_cards import SCORE, ScoreAction, ScoreFigures
from saloon.games.go_west.state import GoWest, start_state
from saloon.games.go_west.tracks import PLACE_OTHER, PlaceAction
from saloon.games.go_west.view import scores, view
from saloon.games.go_west.wagons import STEP_WAGON, StepAction
from saloon.games.go_west.wire import Score, View


def start(seats: int, options: Mapping[str, Any]) -> GoWest:
    turn_end, place_all = options["end_check"] == "turn", options["placing"] == "all"
    return start_state(seats, deck_from(options["deck"]), first_seat(seats, options), turn_end, place_all)


GAME: Game[GoWest] = Game(
    info=INFO,
    start=start,
    questions=(USE_CARD, SCORE, ANNOUNCE, STOP, HOW_TO_PAY, PLACE_OTHER, STEP_WAGON),
    asked=GoWest.asked,
    chance=GoWest.chance,
    event=event,
    view=view,
    position=position,
    from_position=from_position,
    scores=scores,
    compound=phrase_of,
    amounts=Amounts(DATA),
    wire=Wire(
        view=View,
        action=PlayAction
        | SellAction
        | ScoreAction
        | AnnounceAction
        | StopAction
        | PayAction
        | PlaceAction
        | StepAction,
        draw=FirstDraw | CardDraw,
        event=AnyEvent,
        figures=PlayFigures | SellFigures | ScoreFigures,
        score=Score,
    ),
)
