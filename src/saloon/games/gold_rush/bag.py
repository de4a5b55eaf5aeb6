"""What chance decides before a turn of Gold Rush: who starts, and which tile comes out of the bag."""

from __future__ import annotations

from typing import Final, Literal, TypedDict, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.question import Chance, FirstSeat
from saloon.core.rng import Rng
from saloon.games.gold_rush.board import NO_PLACE, PLACE, TILE, Board
from saloon.games.gold_rush.events import DISCARDED, DREW, STARTED
from saloon.games.gold_rush.turn import end

FirstDraw = TypedDict("FirstDraw", {"draw": Literal["first"], "seat": int})
TileDraw = TypedDict("TileDraw", {"draw": Literal["tile"], "tile": str})


@final
@mypyc_attr(native_class=True)
class StartingSeat(FirstSeat[Board]):
    """GR-14: who starts."""

    def do(self, board: Board, seat: i64) -> None:
        start_with(board, seat)


@final
@mypyc_attr(native_class=True)
class DrawTile(Chance[Board]):
    """GR-18: the tile of the turn. The outcome is its kind."""

    def weights(self, board: Board) -> vec[i64]:
        return board.bag

    def draw(self, board: Board, rng: Rng) -> i64:
        return rng.pick_weighted(board.bag, board.bag_size)

    def do(self, board: Board, kind: i64) -> None:
        board.bag[kind] -= 1
        board.bag_size -= 1
        if board.telling:
            board.tell(DREW, board.actor, kind)
        if board.map.fits_somewhere(kind):
            board.tile = kind
            board.ask(PLACE)
        else:
            discard(board, kind)

    def action(self, board: Board, kind: i64) -> TileDraw:
        return {"draw": "tile", "tile": board.box.tiles[kind].id}


FIRST_SEAT: Final = StartingSeat("first")
DRAW_TILE: Final = DrawTile("tile")


def start_with(board: Board, seat: i64) -> None:
    board.actor = seat
    if board.telling:
        board.tell(STARTED, seat)
    board.await_draw(TILE)


def discard(board: Board, kind: i64) -> None:
    """GR-21: another one is drawn, if there is one."""
    board.discarded = board.discarded[:]
    board.discarded[kind] += 1
    if board.telling:
        board.tell(DISCARDED, board.actor, kind)
    if board.bag_size == 0:
        end(board, NO_PLACE)  # GR-23
