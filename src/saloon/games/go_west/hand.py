"""The hand of Go West!: cards are played for what they show, or sold for tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.question import POSSIBLE, Question
from saloon.core.refusal import Refusal
from saloon.games.go_west.board import Board
from saloon.games.go_west.events import PLAYED, SOLD
from saloon.games.go_west.layout import BOX, CARD, HELD, SUPPLY
from saloon.games.go_west.payment import TOO_FEW_TOKENS, Funds, Placing, charge, payment_figures, why_not_play
from saloon.games.go_west.player import funds, give, holds
from saloon.games.go_west.turn import await_draw

SELL: Final = 64  # added to the kind of a card that is sold

PlayAction = TypedDict("PlayAction", {"do": Literal["play"], "card": str})
SellAction = TypedDict("SellAction", {"do": Literal["sell"], "card": str})
PlayFigures = TypedDict("PlayFigures", {"cost": int})
SellFigures = TypedDict("SellFigures", {"tokens": int})


@final
@mypyc_attr(native_class=True)
class UseCard(Question[Board]):
    """Which card to play or sell. The answer is its kind, plus SELL."""

    def candidates(self, board: Board) -> vec[i64]:
        both = vec[i64](capacity=16)
        last: i64 = -1
        pieces, first = board.pieces, board.row + CARD
        for i in range(first, first + pieces[board.row + HELD]):
            kind = pieces[i]
            if kind != last:
                both = append(both, kind)
                both = append(both, SELL + kind)
                last = kind
        return both

    def offers(self, board: Board, answer: i64) -> bool:
        return holds(board.pieces, board.row, answer % SELL)

    def why_not(self, board: Board, answer: i64) -> i64:
        if answer >= SELL:
            return POSSIBLE
        return why_not_play(board, board.deck.cards[answer])

    def add_moves(self, board: Board, moves: vec[i64]) -> vec[i64]:
        last: i64 = -1
        pieces, row, costs = board.pieces, board.row, board.deck.costs
        most = funds(pieces, row)
        for i in range(row + CARD, row + CARD + pieces[row + HELD]):
            kind = pieces[i]
            if kind != last:
                if costs[kind] <= most and (not board.place_all or self.why_not(board, kind) == POSSIBLE):
                    moves = append(moves, kind)
                moves = append(moves, SELL + kind)
                last = kind
        return moves

    def do(self, board: Board, answer: i64) -> None:
        kind = answer % SELL
        give(board.pieces, board.row, kind)
        board.idle += 1  # GW-J1: until a wagon moves or somebody scores
        if answer >= SELL:
            sell(board, kind)
            return
        board.card = kind
        if board.telling:
            board.tell(PLAYED, board.actor, kind)
        charge(board, board.deck.costs[kind])

    def action(self, board: Board, answer: i64) -> PlayAction | SellAction:
        card = board.deck.cards[answer % SELL].name
        if answer >= SELL:
            return {"do": "sell", "card": card}
        return {"do": "play", "card": card}

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        return Refusal("GW-9", "not-in-hand", {"card": str(action["card"])})

    def elements(self, action: Mapping[str, Any]) -> list[str]:
        return [f"card:{action['card']}"]

    def figures(self, board: Board, answer: i64) -> PlayFigures | SellFigures:
        cost = board.deck.costs[answer % SELL]
        if answer >= SELL:
            return {"tokens": int(sale(board, cost))}
        return {"cost": int(cost)}

    def params(self, board: Board, answer: i64, why: i64) -> Funds | Placing:
        if why == TOO_FEW_TOKENS:
            card = board.deck.cards[answer]
            return {
                "tokens": int(card.tokens()),
                "cost": int(card.cost),
                "supply": int(board.pieces[board.row + SUPPLY]),
            }
        return payment_figures(board, board.deck.costs[answer % SELL])


USE_CARD: Final = UseCard("action", {"play": ("card",), "sell": ("card",)}, 0, 2 * SELL)


def sale(board: Board, cost: i64) -> i64:
    """GW-26: how many tokens come back; what the box lacks is lost."""
    box = board.pieces[board.row + BOX]
    return cost if cost <= box else box


def sell(board: Board, kind: i64) -> None:
    pieces, row = board.pieces, board.row
    back = sale(board, board.deck.costs[kind])
    pieces[row + BOX] -= back
    pieces[row + SUPPLY] += back
    if board.telling:
        board.tell(SOLD, board.actor, kind, back)
    await_draw(board)
