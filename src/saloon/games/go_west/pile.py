"""What chance decides in Go West!: who starts, and which cards come."""

from __future__ import annotations

from typing import Final, Literal, TypedDict, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.question import Chance, FirstSeat
from saloon.core.rng import Rng
from saloon.games.go_west.board import DEAL, Board
from saloon.games.go_west.events import DREW, RESHUFFLED, STARTED
from saloon.games.go_west.layout import HELD, row_of
from saloon.games.go_west.parts import HAND
from saloon.games.go_west.player import take
from saloon.games.go_west.turn import next_action, start_turn

FirstDraw = TypedDict("FirstDraw", {"draw": Literal["first"], "seat": int})
CardDraw = TypedDict("CardDraw", {"draw": Literal["card"], "seat": int, "card": str})


@final
@mypyc_attr(native_class=True)
class StartingSeat(FirstSeat[Board]):
    """GW-5: who starts."""

    def do(self, board: Board, seat: i64) -> None:
        start_with(board, seat)


@mypyc_attr(native_class=True)
class FromPile(Chance[Board]):
    """A card from the draw pile. The outcome is its kind."""

    def weights(self, board: Board) -> vec[i64]:
        return board.pile

    def draw(self, board: Board, rng: Rng) -> i64:
        return rng.pick_weighted(board.pile, board.pile_size)


@final
@mypyc_attr(native_class=True)
class DealCard(FromPile):
    """GW-3: the opening hands, one seat after the other."""

    def do(self, board: Board, kind: i64) -> None:
        seat = next_dealt(board)
        take_card(board, seat, kind)
        if seat == board.seats - 1 and board.pieces[row_of(seat) + HELD] == HAND:
            start_turn(board, board.actor)

    def action(self, board: Board, kind: i64) -> CardDraw:
        return {"draw": "card", "seat": int(next_dealt(board)), "card": board.deck.cards[kind].name}


@final
@mypyc_attr(native_class=True)
class DrawCard(FromPile):
    """GW-17: the card after an action."""

    def do(self, board: Board, kind: i64) -> None:
        take_card(board, board.actor, kind)
        if board.pile_size == 0:
            reshuffle(board)
        next_action(board)

    def action(self, board: Board, kind: i64) -> CardDraw:
        return {"draw": "card", "seat": int(board.actor), "card": board.deck.cards[kind].name}


FIRST_SEAT: Final = StartingSeat("first")
DEAL_CARD: Final = DealCard("deal")
DRAW_CARD: Final = DrawCard("draw")


def start_with(board: Board, seat: i64) -> None:
    board.let_act(seat)  # GW-5
    if board.telling:
        board.tell(STARTED, seat)
    board.phase = DEAL


def next_dealt(board: Board) -> i64:
    """The first seat whose hand is not full."""
    seat: i64 = 0
    while board.pieces[row_of(seat) + HELD] == HAND:
        seat += 1
    return seat


def take_card(board: Board, seat: i64, kind: i64) -> None:
    board.pile[kind] -= 1
    board.pile_size -= 1
    take(board.pieces, row_of(seat), kind)
    if board.telling:
        board.tell(DREW, seat, kind)


def reshuffle(board: Board) -> None:
    """GW-18: as soon as the last card of the pile is drawn."""
    board.pile = board.discard()
    for count in board.pile:
        board.pile_size += count
    if board.telling:
        board.tell(RESHUFFLED, board.actor, board.pile_size)
