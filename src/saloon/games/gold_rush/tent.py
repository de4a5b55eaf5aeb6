"""Step 2 of a turn of Gold Rush: the tent goes onto a mountain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.question import POSSIBLE, Question, reason
from saloon.core.refusal import Refusal, Refused
from saloon.games.gold_rush.board import Board
from saloon.games.gold_rush.completion import is_complete, score_completed
from saloon.games.gold_rush.events import TENT_OUT
from saloon.games.gold_rush.features import FEATURE, OCCUPIED, OPEN, ROW
from saloon.games.gold_rush.map import NO_SEGMENT
from saloon.games.gold_rush.parts import MOUNTAIN
from saloon.games.gold_rush.pieces import put_tent

TentAction = TypedDict("TentAction", {"x": int, "y": int, "where": str, "do": Literal["tent"]})
TentFigures = TypedDict("TentFigures", {"tokens": int})  # on the mountain

MOUNTAIN_COMPLETE: Final[i64] = reason("GR-43", "mountain-complete")
STANDS_THERE: Final[i64] = reason("GR-46", "stands-there")
NOT_VACANT: Final[i64] = reason("GR-44", "not-vacant")

PITCH: Final = 64  # added to the segment where the tent goes


@final
@mypyc_attr(native_class=True)
class PitchTent(Question[Board]):
    """Which mountain segment the tent goes to (GR-41, GR-42). The answer is the segment."""

    def candidates(self, board: Board) -> vec[i64]:
        features = board.map.features
        segments = vec[i64](capacity=64)
        for segment in range(features.count):
            if features.land(segment) == MOUNTAIN:
                segments = append(segments, segment)
        return segments

    def offers(self, board: Board, segment: i64) -> bool:
        features = board.map.features
        return segment < features.count and features.land(segment) == MOUNTAIN

    def why_not(self, board: Board, segment: i64) -> i64:
        features = board.map.features
        if is_complete(board.map, board.rulings, features.feature(segment)):
            return MOUNTAIN_COMPLETE
        if features.occupied(segment) == 0:
            return POSSIBLE
        if board.player().tent == segment:
            return STANDS_THERE
        return NOT_VACANT

    def add_moves(self, board: Board, moves: vec[i64]) -> vec[i64]:
        notes = board.map.features.notes
        for segment in board.map.features.mountains:  # of those that are not closed, most have open sides
            if notes[ROW * segment + OCCUPIED] == 0 and (
                notes[ROW * i64(notes[ROW * segment + FEATURE]) + OPEN] > 0 or self.why_not(board, segment) == POSSIBLE
            ):
                moves = append(moves, PITCH + segment)
        return moves

    def do(self, board: Board, segment: i64) -> None:
        put_tent(board, board.actor, segment)
        if board.telling:
            board.tell(TENT_OUT, board.actor, segment)
        score_completed(board)

    def action(self, board: Board, segment: i64) -> TentAction:
        return {"do": "tent", **board.map.where(segment)}

    def read(self, board: Board, action: Mapping[str, Any]) -> i64:
        self.check_types(action, x=int, y=int, where=str)
        segment = self.segment(board, action)
        if segment == NO_SEGMENT or self.action(board, segment) != action:
            raise Refused(self.absent(board, action))
        return segment

    def segment(self, board: Board, action: Mapping[str, Any]) -> i64:
        """The mountain segment that the action names by any of its edges; or NO_SEGMENT."""
        cell = board.map.cell_at(action["x"], action["y"])
        if not board.map.has_tile(cell):
            return NO_SEGMENT
        segment = board.map.segment_at(cell, action["where"])
        if segment == NO_SEGMENT or board.map.features.land(segment) != MOUNTAIN:
            return NO_SEGMENT
        return segment

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        if not board.map.has_tile(board.map.cell_at(action["x"], action["y"])):
            return Refusal("GR-42", "no-tile", {"x": action["x"], "y": action["y"]})
        segment = self.segment(board, action)
        if segment == NO_SEGMENT:
            return Refusal("GR-41", "no-mountain", {"where": action["where"]})
        return Refusal("table", "other-name", {"name": board.map.spot(segment)})

    def elements(self, action: Mapping[str, Any]) -> list[str]:
        return [f"tent:{action['x']},{action['y']},{action['where']}"]

    def figures(self, board: Board, segment: i64) -> TentFigures:
        """How many tokens lie on the mountain."""
        features = board.map.features
        return {"tokens": int(features.stack(features.feature(segment)))}


PITCH_TENT: Final = PitchTent("act", {"tent": ("x", "y", "where")}, PITCH)
