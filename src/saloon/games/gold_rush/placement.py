"""Step 1 of a turn of Gold Rush: the tile in hand goes onto the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NotRequired, TypedDict, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.question import POSSIBLE, Figures, Question, reason
from saloon.core.refusal import Refusal, Refused
from saloon.games.gold_rush.board import ACT, FULL, LAST_TILE, NO_TILE, SCORED, Board
from saloon.games.gold_rush.completion import is_complete, score_completed
from saloon.games.gold_rush.events import PLACED, STACKED
from saloon.games.gold_rush.map import ASKS, NOWHERE, ROW
from saloon.games.gold_rush.parts import CONSTRAINTS, LANDS, MOUNTAIN, SIDES
from saloon.games.gold_rush.turn import end
from saloon.games.gold_rush.wire import Land

PlaceAction = TypedDict(  # rotation: quarter-turns clockwise
    "PlaceAction", {"do": Literal["place"], "x": int, "y": int, "rotation": int}
)
PlaceFigures = TypedDict(  # where the tile fits: the lands of the features that it completes
    "PlaceFigures", {"completes": NotRequired[list[Land]]}
)
WrongSide = TypedDict(  # the first side of the tile that does not continue
    "WrongSide", {"side": Literal["N", "E", "S", "W"], "shows": Land, "asks": Land}
)

DOES_NOT_CONTINUE: Final[i64] = reason("GR-20", "does-not-continue", WrongSide)


@final
@mypyc_attr(native_class=True)
class PlaceTile(Question[Board]):
    """Where the tile in hand goes. The answer is 4 * cell + rotation."""

    def candidates(self, board: Board) -> vec[i64]:
        answers = vec[i64](capacity=256)
        for cell in board.map.open:
            for rotation in range(i64(4)):
                answers = append(answers, 4 * cell + rotation)
        return answers

    def offers(self, board: Board, answer: i64) -> bool:
        return board.map.is_open(answer // 4)

    def why_not(self, board: Board, answer: i64) -> i64:
        if board.map.fits(board.tile, answer // 4, answer % 4):
            return POSSIBLE
        return DOES_NOT_CONTINUE

    def add_moves(self, board: Board, moves: vec[i64]) -> vec[i64]:
        notes, rotations = board.map.notes, board.box.rotations  # read directly: playouts spend most of their time here
        table = CONSTRAINTS * board.tile
        for cell in board.map.open:
            fitting = rotations[table + i64(notes[ROW * cell + ASKS])]
            if fitting != 0:
                if fitting & 1 != 0:
                    moves = append(moves, 4 * cell)
                if fitting & 2 != 0:
                    moves = append(moves, 4 * cell + 1)
                if fitting & 4 != 0:
                    moves = append(moves, 4 * cell + 2)
                if fitting & 8 != 0:
                    moves = append(moves, 4 * cell + 3)
        return moves

    def do(self, board: Board, answer: i64) -> None:
        cell, rotation = answer // 4, answer % 4
        if board.telling:
            board.tell(PLACED, board.actor, board.tile, cell, rotation)
        board.lay_tile(board.tile, cell, rotation)
        board.tile = NO_TILE
        if board.telling:
            tell_stacks(board)
        if board.bag_size != 0 or board.rulings.last_turn == FULL:
            board.ask(ACT)
        elif board.rulings.last_turn == SCORED:
            score_completed(board)
        else:
            end(board, LAST_TILE)

    def action(self, board: Board, answer: i64) -> PlaceAction:
        cell = answer // 4
        return {"do": "place", "x": int(board.map.x(cell)), "y": int(board.map.y(cell)), "rotation": int(answer % 4)}

    def read(self, board: Board, action: Mapping[str, Any]) -> i64:
        self.check_types(action, x=int, y=int, rotation=int)
        cell = board.map.cell_at(action["x"], action["y"])
        if not board.map.is_open(cell) or action["rotation"] not in range(4):
            raise Refused(self.absent(board, action))
        return 4 * cell + i64(action["rotation"])

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        if action["rotation"] not in range(4):
            return Refusal("table", "no-such-rotation", {"rotation": action["rotation"]})
        occupied = board.map.cell_at(action["x"], action["y"]) != NOWHERE
        return Refusal("GR-19", "occupied" if occupied else "touches-no-tile", {"x": action["x"], "y": action["y"]})

    def elements(self, action: Mapping[str, Any]) -> list[str]:
        return [f"place:{action['x']},{action['y']},{action['rotation']}"]

    def figures(self, board: Board, answer: i64) -> Figures:
        """Which features the tile completes where it fits, by land."""
        return {"completes": completed_by(board, answer)} if self.why_not(board, answer) == POSSIBLE else {}

    def params(self, board: Board, answer: i64, why: i64) -> Figures:
        """The first side that does not continue."""
        asks, orientation = board.map.asks(answer // 4), 4 * board.tile + answer % 4
        for side, name in enumerate(SIDES):
            asked = (asks >> (2 * side)) & 3
            shown = board.box.edges[4 * orientation + side]
            if asked != 0 and asked != shown:
                return {"side": name, "shows": LANDS[shown], "asks": LANDS[asked]}
        raise ValueError(answer)

    def not_asked(self, board: Board, verb: str) -> Refusal:
        return Refusal("GR-15", "placed-already")

    def comes_first(self, board: Board) -> Refusal | None:
        return Refusal("GR-15", "place-first")


PLACE_TILE: Final = PlaceTile("place", {"place": ("x", "y", "rotation")})


def tell_stacks(board: Board) -> None:
    features = board.map.features
    for segment in range(board.map.first(board.last), features.count):
        if features.land(segment) == MOUNTAIN:
            board.tell(STACKED, board.actor, segment, features.stack(features.feature(segment)))


def completed_by(board: Board, answer: i64) -> list[str]:
    """The lands of the features that the new tile is part of and that are complete then."""
    map = board.map.copy()
    before = map.features.count
    map.lay(board.tile, answer // 4, answer % 4, board.supply)
    features = map.features
    new = dict.fromkeys(int(features.feature(segment)) for segment in range(before, features.count))
    return [LANDS[features.land(feature)] for feature in new if is_complete(map, board.rulings, feature)]
