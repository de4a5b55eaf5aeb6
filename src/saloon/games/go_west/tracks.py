"""The region tracks of Go West!: placing tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.question import POSSIBLE, Question, reason
from saloon.core.refusal import Refusal
from saloon.games.go_west.board import OTHER, Board
from saloon.games.go_west.events import PLACED, RETURNED, UNPLACED
from saloon.games.go_west.layout import LENGTH, MARK, OWNERS, SUPPLY, row_of
from saloon.games.go_west.parts import CIRCLES, EAST, NONE, PLUS, REGIONS, TRACK, TWO, WEST, Card, Region
from saloon.games.go_west.wagons import ALL_REGIONS, InRegion, start_steps

PlaceAction = TypedDict("PlaceAction", {"do": Literal["place"], "region": Region})

NO_TRACK: Final[i64] = reason("GW-1", "no-track", InRegion)
SAME_REGION: Final[i64] = reason("GW-13", "other-region", InRegion)


@final
@mypyc_attr(native_class=True)
class PlaceOther(Question[Board]):
    """Where the second token of a +1 card goes. The answer is the region."""

    def candidates(self, board: Board) -> vec[i64]:
        return ALL_REGIONS

    def offers(self, board: Board, region: i64) -> bool:
        return True

    def why_not(self, board: Board, region: i64) -> i64:
        if not EAST <= region <= WEST:
            return NO_TRACK
        if region == board.deck.cards[board.card].region:
            return SAME_REGION
        return POSSIBLE

    def add_moves(self, board: Board, moves: vec[i64]) -> vec[i64]:
        for region in range(i64(EAST), WEST + 1):
            if self.why_not(board, region) == POSSIBLE:
                moves = append(moves, region)
        return moves

    def do(self, board: Board, region: i64) -> None:
        place_token(board, region)
        start_steps(board)

    def action(self, board: Board, region: i64) -> PlaceAction:
        return {"do": "place", "region": REGIONS[region]}

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        return Refusal("GW-1", "no-such-region", {"region": str(action["region"])})

    def elements(self, action: Mapping[str, Any]) -> list[str]:
        return [f"track:{action['region']}"]

    def params(self, board: Board, region: i64, why: i64) -> InRegion:
        return {"region": REGIONS[region]}

    def not_asked(self, board: Board, verb: str) -> Refusal:
        return Refusal("GW-13", "nothing-to-place")

    def comes_first(self, board: Board) -> Refusal | None:
        return Refusal("GW-15", "place-first")


PLACE_OTHER: Final = PlaceOther("place", {"place": ("region",)}, 0, len(REGIONS))


def place_tokens(board: Board, card: Card) -> None:
    if card.places != NONE:
        place_token(board, card.region)
        if card.places == TWO:
            place_token(board, card.region)
        elif card.places == PLUS:
            if board.pieces[board.row + SUPPLY] > 0:
                board.ask(OTHER)
                return
            if board.telling:
                board.tell(UNPLACED, board.actor)  # GW-15
    start_steps(board)


def place_token(board: Board, region: i64) -> None:
    pieces, row = board.pieces, board.row
    if pieces[row + SUPPLY] == 0:  # GW-15: the (rest of the) placing is left out
        if board.telling:
            board.tell(UNPLACED, board.actor)
        return
    pieces[row + SUPPLY] -= 1
    if pieces[LENGTH + region] == TRACK:
        return_oldest(board, region)
    pieces[OWNERS + TRACK * region + pieces[LENGTH + region]] = board.actor
    pieces[LENGTH + region] += 1
    if board.telling:
        board.tell(PLACED, board.actor, region)


def return_oldest(board: Board, region: i64) -> None:
    """GW-7: first in, first out."""
    pieces, first = board.pieces, OWNERS + TRACK * region
    home = pieces[first]
    for i in range(first, first + TRACK - 1):
        pieces[i] = pieces[i + 1]
    pieces[LENGTH + region] -= 1
    pieces[MARK + region] = (pieces[MARK + region] + 1) % CIRCLES
    pieces[row_of(home) + SUPPLY] += 1  # GW-8: at once
    if board.telling:
        board.tell(RETURNED, home, region)
