"""The hand: discarding cards as a price, drawing and discarding, and removing cards for good."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.core.question import POSSIBLE, reason
from saloon.core.refusal import Refusal
from saloon.core.rng import Rng
from saloon.games.great_western_trail import agenda, events
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.decision import ALWAYS, NO_EFFECT, SOMETIMES, Decision, Draw, OfCard, Step, quoted
from saloon.games.great_western_trail.effects import Effect
from saloon.games.great_western_trail.parts import BREED_OF, CARDS, CATTLE, KINDS, numbers, places_among, zeros
from saloon.games.great_western_trail.player import Player

DiscardAction = TypedDict("DiscardAction", {"do": Literal["discard"], "card": str})
RemoveAction = TypedDict("RemoveAction", {"do": Literal["remove"], "card": str})
PairAction = TypedDict("PairAction", {"do": Literal["discard_pair"], "cards": list[str]})
DrawAction = TypedDict("DrawAction", {"do": Literal["draw"], "cards": int})
OwnDraw = TypedDict("OwnDraw", {"draw": Literal["card"], "seat": int, "card": str})

PAIR_STEP: Final = 64
PAIRS: Final = [  # all that there can be, each CATTLE * kind + kind
    CATTLE * first + second
    for first in range(CATTLE)
    for second in range(first, CATTLE)
    if BREED_OF[first] == BREED_OF[second]
]
PAIR_NUMBER: Final = places_among(PAIRS, CATTLE * CATTLE)

CATTLE_ONLY: Final[i64] = reason("GWT-11", "cattle-only", OfCard)
OBJECTIVE_ONLY: Final[i64] = reason("GWT-11", "objective-only", OfCard)
NO_CARDS: Final[i64] = reason("GWT-11", "no-cards")


class Discard(Decision):
    """Which card to discard. The answer is its kind."""

    def candidates(self, board: Board) -> vec[i64]:
        return kinds_held(board.player())

    def do(self, board: Board, card: i64) -> None:
        board.count_down()
        self.put_away(board, card)

    def put_away(self, board: Board, card: i64) -> None:
        board.discard(card)

    def action(self, board: Board, card: i64) -> DiscardAction | RemoveAction:
        return {"do": "discard", "card": CARDS[card]}

    def params(self, board: Board, card: i64, why: i64) -> OfCard:
        return {"card": CARDS[card]}


class DiscardCattle(Discard):
    def why_not(self, board: Board, card: i64) -> i64:
        return CATTLE_ONLY if card >= CATTLE else POSSIBLE


class DiscardObjective(Discard):
    def why_not(self, board: Board, card: i64) -> i64:
        return OBJECTIVE_ONLY if card < CATTLE else POSSIBLE


class Remove(Discard):
    """Which card leaves the game (ruling 9: or none)."""

    def put_away(self, board: Board, card: i64) -> None:
        board.player().lose(card)
        if board.telling:
            board.tell(events.REMOVED, board.actor, card)

    def action(self, board: Board, card: i64) -> RemoveAction:
        return {"do": "remove", "card": CARDS[card]}


class DiscardPair(Decision):
    """Which two cattle cards of one breed to discard. The answer is PAIR_STEP * kind + kind."""

    def candidates(self, board: Board) -> vec[i64]:
        player = board.player()
        kinds, pairs = kinds_held(player), vec[i64]()
        for first in kinds:
            for second in kinds:
                if first > second or second >= CATTLE or BREED_OF[first] != BREED_OF[second]:
                    continue
                if first < second or player.count(first) > 1:
                    pairs = append(pairs, PAIR_STEP * first + second)
        return pairs

    def do(self, board: Board, pair: i64) -> None:
        board.pop()
        board.discard(pair // PAIR_STEP)
        board.discard(pair % PAIR_STEP)

    def number(self, board: Board, pair: i64) -> i64:
        return PAIR_NUMBER[CATTLE * (pair // PAIR_STEP) + pair % PAIR_STEP]

    def action(self, board: Board, pair: i64) -> PairAction:
        return {"do": "discard_pair", "cards": [CARDS[pair // PAIR_STEP], CARDS[pair % PAIR_STEP]]}

    def elements(self, action: Mapping[str, Any]) -> list[str]:
        return [f"card:{card}" for card in dict.fromkeys(action["cards"])]

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        return Refusal("GWT-11", "no-pair", {"cards": quoted(action["cards"])})


class DrawCards(Decision):
    """How many cards to draw, and then to discard. The answer is their number."""

    def why_not_ask(self, board: Board, effect: Effect) -> i64:
        return NO_EFFECT if why_not_draw(board.player()) != POSSIBLE else POSSIBLE

    def candidates(self, board: Board) -> vec[i64]:
        return numbers(1, board.value())

    def do(self, board: Board, cards: i64) -> None:
        board.pop()
        draw_and_discard(board, cards)

    def action(self, board: Board, cards: i64) -> DrawAction:
        return {"do": "draw", "cards": int(cards)}

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        return Refusal("GWT-11", "not-in-range", {"got": str(action["cards"]), "low": 1, "high": int(board.value())})


NOT_HELD: Final = ("GWT-11", "not-in-hand", "card")
DISCARD_CATTLE: Final = DiscardCattle(
    agenda.DISCARD_CATTLE, "discard_cattle", "GWT-3.3", (DiscardAction,), "card:{card}", NOT_HELD
)
DISCARD_PAIR: Final = DiscardPair(agenda.DISCARD_PAIR, "discard_pair", "GWT-3.3", (PairAction,), "", size=1 << 16)
DISCARD_OBJECTIVE: Final = DiscardObjective(
    agenda.DISCARD_OBJECTIVE, "discard_objective", "GWT-3.3", (DiscardAction,), "card:{card}", NOT_HELD
)
DISCARD: Final = Discard(agenda.DISCARD, "discard", "GWT-11", (DiscardAction,), "card:{card}", NOT_HELD, told="number")
REMOVE: Final = Remove(
    agenda.REMOVE, "remove", "GWT-1.7", (RemoveAction,), "card:{card}", NOT_HELD, told="number", declinable=ALWAYS
)
DRAW_CARDS: Final = DrawCards(
    agenda.DRAW, "draw", "GWT-11", (DrawAction,), "draw:{cards}", told="number", declinable=SOMETIMES
)


def why_not_draw(player: Player) -> i64:
    return NO_CARDS if player.cards_to_draw() == 0 else POSSIBLE


def kinds_held(player: Player) -> vec[i64]:
    """Every kind of card in the hand, once."""
    kinds = vec[i64](capacity=8)
    last: i64 = -1
    for card in player.hand:
        if card != last:
            kinds = append(kinds, card)
        last = card
    return kinds


def draw_and_discard(board: Board, cards: i64) -> None:
    """GWT 11: as many are discarded as were actually drawn."""
    available = board.player().cards_to_draw()
    if cards > available:
        cards = available
    board.push(agenda.DISCARD, cards)
    board.push(agenda.CARD, cards, board.actor)


class OwnCard(Draw):
    """GWT 3.8: a card of the seat's own stack."""

    def weights(self, board: Board) -> vec[i64]:
        return board.players[board.extra()].stack

    def draw(self, board: Board, rng: Rng) -> i64:
        player = board.players[board.extra()]
        return rng.pick_weighted(player.stack, player.stack_size)

    def ready(self, board: Board) -> bool:
        player = board.players[board.extra()]
        if player.stack_size == 0:
            if player.discard_size == 0:
                return False
            reshuffle(board, player)
        return True

    def do(self, board: Board, card: i64) -> None:
        seat = board.extra()
        board.count_down()
        player = board.players[seat]
        player.stack[card] -= 1
        player.stack_size -= 1
        player.take(card)
        if board.telling:
            board.tell(events.DREW, seat, card)

    def action(self, board: Board, card: i64) -> OwnDraw:
        return {"draw": "card", "seat": int(board.extra()), "card": CARDS[card]}


OWN_CARD: Final = OwnCard(agenda.CARD, "card", OwnDraw)


def reshuffle(board: Board, player: Player) -> None:
    """GWT 3.8: only when a card is needed."""
    if board.telling:
        board.tell(events.RESHUFFLED, board.actor, player.discard_size)
    player.stack = player.discard
    player.stack_size = player.discard_size
    player.discard = zeros(KINDS)
    player.discard_size = 0


class DrawUp(Step):
    """GWT 3.8: phase C."""

    def do(self, board: Board, value: i64) -> None:
        player = board.player()
        missing = player.hand_limit() - len(player.hand)
        if missing > 0:
            board.push(agenda.CARD, missing, board.actor)


DRAW_UP: Final = DrawUp(agenda.DRAW_UP, "draw_up")
