"""Objective cards: gaining and playing them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.core.question import POSSIBLE, Json
from saloon.core.refusal import Refusal
from saloon.games.great_western_trail import agenda, events, parts
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.decision import NO_EFFECT, SOMETIMES, CardDraw, Decision, Draw, any_of
from saloon.games.great_western_trail.effects import Effect
from saloon.games.great_western_trail.events import TOP_OF_STACK
from saloon.games.great_western_trail.parts import CATTLE, OBJECTIVES, add, put

ObjectiveAction = TypedDict("ObjectiveAction", {"do": Literal["objective"], "card": str, "place": int})
StackAction = TypedDict("StackAction", {"do": Literal["objective_stack"]})
ObjectiveFigures = TypedDict("ObjectiveFigures", {"into": str, "vp": int, "penalty": int})
PlayAction = TypedDict("PlayAction", {"do": Literal["play"], "card": str})
PlayFigures = TypedDict("PlayFigures", {"deed": str, "vp": int, "penalty": int})  # deed: to be used at once
DisplayDraw = TypedDict("DisplayDraw", {"draw": Literal["display"], "place": int, "card": str})

INTO: Final = ("discard", "hand")
FIRST_PLAY: Final = 128


class GainObjective(Decision):
    """GWT 10.3: which objective card to gain. The answer is a place of the display, or TOP_OF_STACK."""

    def why_not_ask(self, board: Board, effect: Effect) -> i64:
        return NO_EFFECT if len(self.candidates(board)) == 0 else POSSIBLE

    def candidates(self, board: Board) -> vec[i64]:
        places = vec[i64](capacity=TOP_OF_STACK + 1)
        for place in range(i64(parts.DISPLAY)):
            if board.display[place] >= 0:
                places = append(places, place)
        return append(places, TOP_OF_STACK) if any_of(board.objective_stack) else places

    def do(self, board: Board, place: i64) -> None:
        gain_objective(board, place, board.pop())

    def action(self, board: Board, place: i64) -> ObjectiveAction | StackAction:
        if place == TOP_OF_STACK:
            return {"do": "objective_stack"}
        return {"do": "objective", "card": OBJECTIVES[board.display[place]], "place": int(place) + 1}

    def elements(self, action: Mapping[str, Any]) -> list[str]:
        return [f"display:{action['place']}" if "place" in action else "objective_stack"]

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        return Refusal("GWT-10.3", "no-such-card", {"card": str(action.get("card", "-"))})

    def figures(self, board: Board, place: i64) -> ObjectiveFigures:
        into = INTO[board.value()]
        if place == TOP_OF_STACK:
            return {"into": into, "vp": 0, "penalty": 0}
        card = board.display[place]
        return {"into": into, "vp": int(parts.OBJECTIVE_POINTS[card]), "penalty": int(parts.PENALTY[card])}

    def task(self, value: i64, extra: i64) -> Json:
        return {"into": INTO[value]}


GAIN_OBJECTIVE: Final = GainObjective(
    agenda.OBJECTIVE, "objective", "GWT-10.3", (ObjectiveAction, StackAction, ObjectiveFigures), "",
    declinable=SOMETIMES,
)  # fmt: skip


class DisplayCard(Draw):
    """GWT 10.3: the card that comes to a free place of the display."""

    def weights(self, board: Board) -> vec[i64]:
        return board.objective_stack

    def do(self, board: Board, card: i64) -> None:
        place = board.pop()
        board.objective_stack = add(board.objective_stack, card, -1)
        board.display = put(board.display, place, card)
        if board.telling:
            board.tell(events.DISPLAYED, -1, card, place)

    def action(self, board: Board, card: i64) -> DisplayDraw:
        return {"draw": "display", "place": int(board.value()) + 1, "card": OBJECTIVES[card]}


class TopCard(Draw):
    """GWT 10.3: the top card of the stack, gained."""

    def weights(self, board: Board) -> vec[i64]:
        return board.objective_stack

    def do(self, board: Board, card: i64) -> None:
        board.objective_stack = add(board.objective_stack, card, -1)
        keep_objective(board, card, board.pop(), TOP_OF_STACK)

    def action(self, board: Board, card: i64) -> CardDraw:
        return {"draw": "top", "card": OBJECTIVES[card]}


DISPLAY_CARD: Final = DisplayCard(agenda.DISPLAY_CARD, "display", DisplayDraw)
TOP_CARD: Final = TopCard(agenda.TOP_CARD, "top", CardDraw)


def gain_objective(board: Board, place: i64, into_hand: i64) -> None:
    if place == TOP_OF_STACK:
        board.push(agenda.TOP_CARD, into_hand)
        return
    objective = board.display[place]
    board.display = put(board.display, place, -1)
    keep_objective(board, objective, into_hand, place)
    board.push(agenda.DISPLAY_CARD, place)


def keep_objective(board: Board, objective: i64, into_hand: i64, place: i64) -> None:
    player = board.player()
    if into_hand > 0:
        player.take(CATTLE + objective)  # GWT 10.3: only with 6b
    else:
        player.put_away(CATTLE + objective)
    if board.telling:
        board.tell(events.GAINED_OBJECTIVE, board.actor, objective, place)


class PlayObjective(Decision):
    """GWT 10.4: which objective card to play, before phase A and in phase B. The answer is the objective."""

    def candidates(self, board: Board) -> vec[i64]:
        return self.add_plays(board, 0, vec[i64](capacity=4))

    def add_moves(self, board: Board, moves: vec[i64]) -> vec[i64]:
        return self.add_plays(board, FIRST_PLAY, moves)

    def add_plays(self, board: Board, first: i64, plays: vec[i64]) -> vec[i64]:
        player = board.player()
        if not player.holds_objective() or in_kansas_city(board):
            return plays
        last: i64 = -1
        for card in player.hand:
            if card >= CATTLE and card != last:
                plays = append(plays, first + card - CATTLE)
            last = card
        return plays

    def do(self, board: Board, objective: i64) -> None:
        """Into the area; then its immediate action, or not."""
        player = board.player()
        player.lose(CATTLE + objective)
        player.area = add(player.area, objective, 1)
        if board.telling:
            board.tell(events.PLAYED, board.actor, objective)
        board.push(agenda.OFFER, parts.AT_ONCE[objective])

    def action(self, board: Board, objective: i64) -> PlayAction:
        return {"do": "play", "card": OBJECTIVES[objective]}

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        if in_kansas_city(board):
            return Refusal("GWT-10.4", "not-in-kansas-city")
        return Refusal("GWT-10.4", "not-in-hand", {"card": str(action["card"])})

    def figures(self, board: Board, objective: i64) -> PlayFigures:
        deed = parts.EFFECTS[parts.AT_ONCE[objective]].name
        points, penalty = parts.OBJECTIVE_POINTS[objective], parts.PENALTY[objective]
        return {"deed": deed, "vp": int(points), "penalty": int(penalty)}


PLAY_OBJECTIVE: Final = PlayObjective(
    agenda.VISIT, "visit", "GWT-10.4", (PlayAction, PlayFigures), "card:{card}", first=FIRST_PLAY, size=parts.STARTING
)


def in_kansas_city(board: Board) -> bool:
    return agenda.FORESIGHT <= board.waiting() <= agenda.DISC
