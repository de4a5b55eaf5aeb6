"""Buying cattle: the market and its price table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.core.question import ONLY, POSSIBLE, reason
from saloon.core.refusal import Refusal
from saloon.games.great_western_trail import agenda, events, parts
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.decision import (
    DECLINE,
    NONE,
    Bare,
    CardDraw,
    Decision,
    DoneAction,
    Draw,
    Funds,
    Money,
    any_of,
    funds,
    quoted,
)
from saloon.games.great_western_trail.effects import Effect
from saloon.games.great_western_trail.parts import BREEDING_OF, CATTLE, PRICES, PriceLine, add, sum_of
from saloon.games.great_western_trail.player import Player

BuyAction = TypedDict("BuyAction", {"do": Literal["buy"], "cards": list[str], "cowboys": int, "price": int})
NewCattleAction = TypedDict("NewCattleAction", {"do": Literal["new_cattle"]})
BuyFigures = TypedDict(  # line: of the price table, counted from 1
    "BuyFigures", {"line": int, "cost": int, "cowboys_left": int, "vp": int}
)
NewCattleFigures = TypedDict("NewCattleFigures", {"cowboys": int, "cowboys_left": int, "cards": int})
Cowboys = TypedDict("Cowboys", {"needed": int, "cowboys": int})

# An answer of BUY_CARDS is LINE_STEP * line + KIND_STEP * kind + second kind.
KIND_STEP: Final = 64
LINE_STEP: Final = 4096
NEW_CATTLE_MOVE: Final = 900
PURCHASES: Final = [  # all that there can be, each CATTLE * (CATTLE * line + kind) + second kind
    CATTLE * (CATTLE * line + first) + second
    for line, price in enumerate(PRICES)
    for first in range(parts.STARTER, CATTLE)
    for second in (range(first, CATTLE) if price.cards == 2 else (0,))
    if BREEDING_OF[first] == price.breeding and (second == 0 or BREEDING_OF[second] == price.breeding)
]
PURCHASE_NUMBER: Final = parts.places_among(PURCHASES, CATTLE * CATTLE * len(PRICES))

FEW_COWBOYS: Final[i64] = reason("GWT-6.3", "not-enough-cowboys", Cowboys)
TOO_DEAR: Final[i64] = reason("GWT-6.3", "cannot-pay", Funds)
STACK_EMPTY: Final[i64] = reason("GWT-6.3", "stack-empty", Cowboys)
NOTHING_TO_BUY: Final[i64] = reason("GWT-6.3", "nothing-to-buy", Money)


def why_not_pay_line(player: Player, cowboys: i64, line: PriceLine) -> i64:
    """GWT 6.3: a line of the price table takes cowboys and money."""
    if line.cowboys > cowboys:
        return FEW_COWBOYS
    if line.price > player.money:
        return TOO_DEAR
    return POSSIBLE


def why_not_new_cattle(board: Board, cowboys: i64) -> i64:
    if cowboys < parts.NEW_CARDS_COWBOYS:
        return FEW_COWBOYS
    if not any_of(board.market_stack):
        return STACK_EMPTY
    return POSSIBLE


class Buy(Decision):
    """Which cards to buy by which line of the price table."""

    def why_not_ask(self, board: Board, effect: Effect) -> i64:
        player = board.player()
        cowboys = player.workers[parts.COWBOY]
        if why_not_new_cattle(board, cowboys) == POSSIBLE:
            return POSSIBLE
        for number in range(len(PRICES)):
            line = PRICES[number]
            if why_not_pay_line(player, cowboys, line) == POSSIBLE and len(add_cards(board, number, 0, vec[i64]())) > 0:
                return POSSIBLE
        return NOTHING_TO_BUY

    def ask(self, board: Board, effect: Effect, optional: i64) -> None:
        board.push(self.kind, board.player().workers[parts.COWBOY])

    def candidates(self, board: Board) -> vec[i64]:
        answers = vec[i64](capacity=16)
        for number in range(len(PRICES)):
            answers = add_cards(board, number, 0, answers)
        return answers

    def why_not(self, board: Board, answer: i64) -> i64:
        return why_not_pay_line(board.player(), board.value(), PRICES[answer // LINE_STEP])

    def add_moves(self, board: Board, moves: vec[i64]) -> vec[i64]:
        player, cowboys = board.player(), board.value()
        for number in range(len(PRICES)):
            if why_not_pay_line(player, cowboys, PRICES[number]) == POSSIBLE:
                moves = add_cards(board, number, self.first, moves)
        return moves

    def do(self, board: Board, answer: i64) -> None:
        """The cowboys that are left may buy more."""
        line = PRICES[answer // LINE_STEP]
        board.push(agenda.BUY, board.pop() - line.cowboys, 1)
        board.pay(line.price)
        take_card(board, answer % LINE_STEP // KIND_STEP)
        if line.cards == 2:
            take_card(board, answer % KIND_STEP)

    def number(self, board: Board, answer: i64) -> i64:
        line, first, second = answer // LINE_STEP, answer % LINE_STEP // KIND_STEP, answer % KIND_STEP
        return PURCHASE_NUMBER[CATTLE * (CATTLE * line + first) + second]

    def action(self, board: Board, answer: i64) -> BuyAction:
        line = PRICES[answer // LINE_STEP]
        cards = [parts.CARDS[kind] for kind in bought(answer)]
        return {"do": "buy", "cards": cards, "cowboys": int(line.cowboys), "price": int(line.price)}

    def elements(self, action: Mapping[str, Any]) -> list[str]:
        return [f"market:{card}" for card in action["cards"]]

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        cards = action["cards"]
        lying = [parts.CARDS[kind] for kind in range(CATTLE) if board.market[kind]]
        if not isinstance(cards, list) or not cards or any(card not in lying for card in cards):
            return Refusal("GWT-6.3", "not-in-market", {"cards": quoted(cards)})
        line = {"cowboys": str(action["cowboys"]), "price": str(action["price"])}
        return Refusal("GWT-6.3", "no-such-line", line)

    def figures(self, board: Board, answer: i64) -> BuyFigures:
        line = PRICES[answer // LINE_STEP]
        points = sum(int(parts.CATTLE_POINTS[kind]) for kind in bought(answer))
        left = max(0, int(board.value() - line.cowboys))
        return {"line": int(answer) // LINE_STEP + 1, "cost": int(line.price), "cowboys_left": left, "vp": points}

    def params(self, board: Board, answer: i64, why: i64) -> Cowboys | Funds:
        line = PRICES[answer // LINE_STEP]
        if why == FEW_COWBOYS:
            return {"needed": int(line.cowboys), "cowboys": int(board.value())}
        return funds(board, line.price)


class NewCattle(Bare):
    """Whether a cowboy brings new cards into the market."""

    def why_not(self, board: Board, answer: i64) -> i64:
        return why_not_new_cattle(board, board.value())

    def do(self, board: Board, answer: i64) -> None:
        board.push(agenda.BUY, board.pop() - parts.NEW_CARDS_COWBOYS, 1)
        board.push(agenda.MARKET, parts.NEW_CARDS)

    def figures(self, board: Board, answer: i64) -> NewCattleFigures:
        left = max(0, int(board.value()) - parts.NEW_CARDS_COWBOYS)
        return {"cowboys": parts.NEW_CARDS_COWBOYS, "cowboys_left": left, "cards": parts.NEW_CARDS}

    def params(self, board: Board, answer: i64, why: i64) -> Cowboys:
        return {"needed": parts.NEW_CARDS_COWBOYS, "cowboys": int(board.value())}


class StopBuying(Bare):
    """Whether to stop buying."""

    def candidates(self, board: Board) -> vec[i64]:
        return ONLY if board.extra() > 0 else NONE

    def do(self, board: Board, answer: i64) -> None:
        board.pop()

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        return Refusal("GWT-6.3", "buy-something")


NEW_CATTLE: Final = NewCattle(agenda.BUY, "buy", "GWT-6.3", (NewCattleAction, NewCattleFigures), NEW_CATTLE_MOVE)
STOP_BUYING: Final = StopBuying(agenda.BUY, "buy", "GWT-6.3", (DoneAction,), DECLINE)
BUY_CARDS: Final = Buy(
    agenda.BUY, "buy", "GWT-6.3", (BuyAction, BuyFigures), "", first=LINE_STEP, size=LINE_STEP * len(PRICES),
    told="cowboys", beside=(NEW_CATTLE, STOP_BUYING),
)  # fmt: skip


def add_cards(board: Board, number: i64, first: i64, answers: vec[i64]) -> vec[i64]:
    """Adds every card, or pair of cards, in the market that this line of the price table sells."""
    line, market = PRICES[number], board.market
    for kind in range(i64(parts.STARTER), CATTLE):
        if market[kind] == 0 or BREEDING_OF[kind] != line.breeding:
            continue
        answer = first + LINE_STEP * number + KIND_STEP * kind
        if line.cards == 1:
            answers = append(answers, answer)
            continue
        for second in range(kind, CATTLE):
            if BREEDING_OF[second] == line.breeding and market[second] > (1 if second == kind else 0):
                answers = append(answers, answer + second)
    return answers


def bought(answer: i64) -> list[int]:
    """The kinds of cards that an answer buys."""
    first, second = int(answer) % LINE_STEP // KIND_STEP, int(answer) % KIND_STEP
    return [first, second] if PRICES[answer // LINE_STEP].cards == 2 else [first]


def take_card(board: Board, kind: i64) -> None:
    board.market = add(board.market, kind, -1)
    board.player().put_away(kind)  # GWT 11: on the discard pile
    if board.telling:
        board.tell(events.BOUGHT, board.actor, kind)


class MarketCard(Draw):
    """GWT 6.4: a card that comes into the market."""

    def weights(self, board: Board) -> vec[i64]:
        return board.market_stack

    def do(self, board: Board, card: i64) -> None:
        board.count_down()
        board.market_stack = add(board.market_stack, card, -1)
        board.market = add(board.market, card, 1)
        if board.telling:
            board.tell(events.MARKET_CARD, -1, card)

    def action(self, board: Board, card: i64) -> CardDraw:
        return {"draw": "market", "card": parts.CARDS[card]}


MARKET_CARD: Final = MarketCard(agenda.MARKET, "market", CardDraw)


def refill(board: Board) -> None:
    """GWT 6.4"""
    missing = board.seating.market - sum_of(board.market)
    if missing > 0:
        board.push(agenda.MARKET, missing)
