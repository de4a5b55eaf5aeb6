"""Paying in Go West!, for a card or a scoring: with tokens, and with victory points if tokens run short."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.question import POSSIBLE, Question, reason
from saloon.core.refusal import Refusal
from saloon.games.go_west.board import NO_CARD, PAY, Board
from saloon.games.go_west.events import PAYMENT
from saloon.games.go_west.layout import BOX, PAID, SCORED, SUPPLY, VP
from saloon.games.go_west.parts import Card
from saloon.games.go_west.player import funds
from saloon.games.go_west.tracks import place_tokens
from saloon.games.go_west.turn import ends_with_fifty, next_action, score

PayAction = TypedDict("PayAction", {"do": Literal["pay"], "tokens": int, "vp": int})
Funds = TypedDict("Funds", {"cost": int, "supply": int, "vp": int})
Placing = TypedDict("Placing", {"tokens": int, "cost": int, "supply": int})
Split = TypedDict("Split", {"cost": int, "least": int, "most": int})  # how few and how many tokens

CANNOT_PAY: Final[i64] = reason("GW-19", "cannot-pay", Funds)
TOO_FEW_TOKENS: Final[i64] = reason("GW-15", "too-few-tokens", Placing)
WRONG_SPLIT: Final[i64] = reason("GW-19", "wrong-split", Split)


def why_not_pay(board: Board, cost: i64) -> i64:
    if cost > funds(board.pieces, board.row):
        return CANNOT_PAY
    return POSSIBLE


def why_not_play(board: Board, card: Card) -> i64:
    if board.place_all:  # GW-15, read strictly: what cannot be done completely cannot be played
        supply = board.pieces[board.row + SUPPLY]
        left = supply - card.cost
        if left < 0:  # GW-19: VP may save tokens for placing
            left = supply - fewest_tokens(board, card.cost)
        if left < card.tokens() and why_not_pay(board, card.cost) == POSSIBLE:
            return TOO_FEW_TOKENS
    return why_not_pay(board, card.cost)


def payment_figures(board: Board, cost: i64) -> Funds:
    """What has to be paid, and what there is to pay with."""
    pieces, row = board.pieces, board.row
    return {"cost": int(cost), "supply": int(pieces[row + SUPPLY]), "vp": int(pieces[row + VP])}


def charge(board: Board, cost: i64) -> None:
    """Asks how to pay only if there is a choice."""
    board.due = cost
    if board.pieces[board.row + SUPPLY] >= cost:
        pay(board, cost)  # GW-12; GW-19: VP come in only when tokens do not suffice
    elif least_tokens(board) == most_tokens(board):
        pay(board, most_tokens(board))
    else:
        board.phase = PAY


def fewest_tokens(board: Board, cost: i64) -> i64:
    """GW-19: how many tokens a payment with VP must contain, because VP never fall below 0."""
    least = cost - board.pieces[board.row + VP]
    if least > 0:
        return least
    return 0


def least_tokens(board: Board) -> i64:
    return fewest_tokens(board, board.due)


def most_tokens(board: Board) -> i64:
    """The whole supply, less what must be placed."""
    supply = board.pieces[board.row + SUPPLY]
    if board.place_all and board.card != NO_CARD:
        return supply - board.deck.cards[board.card].tokens()
    return supply


def pay(board: Board, tokens: i64) -> None:
    pieces, row, vp = board.pieces, board.row, board.due - tokens
    pieces[row + SUPPLY] -= tokens
    pieces[row + BOX] += tokens
    pieces[row + VP] -= vp
    pieces[row + PAID] += vp
    if board.telling and board.due > 0:
        board.tell(PAYMENT, board.actor, tokens, vp)
    board.due = 0
    if board.card != NO_CARD:
        place_tokens(board, board.deck.cards[board.card])
        return
    pieces[row + SCORED] += 1
    score(board, board.actor, pieces[row + SCORED])
    if not ends_with_fifty(board):
        next_action(board)


@final
@mypyc_attr(native_class=True)
class Pay(Question[Board]):
    """How much is paid with tokens, the rest with victory points. The answer is the number of tokens."""

    def candidates(self, board: Board) -> vec[i64]:
        splits = vec[i64](capacity=board.due + 1)
        for tokens in range(board.due + 1):
            splits = append(splits, tokens)
        return splits

    def offers(self, board: Board, tokens: i64) -> bool:
        return tokens <= board.due

    def why_not(self, board: Board, tokens: i64) -> i64:
        if least_tokens(board) <= tokens <= most_tokens(board):
            return POSSIBLE
        return WRONG_SPLIT

    def do(self, board: Board, tokens: i64) -> None:
        pay(board, tokens)

    def action(self, board: Board, tokens: i64) -> PayAction:
        return {"do": "pay", "tokens": int(tokens), "vp": int(board.due - tokens)}

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        return Refusal("GW-19", "wrong-split", self.params(board, 0, WRONG_SPLIT))

    def elements(self, action: Mapping[str, Any]) -> list[str]:
        return [f"pay:{action['tokens']}"]

    def params(self, board: Board, tokens: i64, why: i64) -> Split:
        least, most = int(least_tokens(board)), int(most_tokens(board))
        return {"cost": int(board.due), "least": least, "most": most}

    def not_asked(self, board: Board, verb: str) -> Refusal:
        return Refusal("GW-19", "nothing-to-pay")

    def comes_first(self, board: Board) -> Refusal | None:
        return Refusal("GW-12", "pay-first", {"cost": int(board.due)})


HOW_TO_PAY: Final = Pay("pay", {"pay": ("tokens", "vp")})
