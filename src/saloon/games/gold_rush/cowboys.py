"""Step 2 of a turn of Gold Rush: a cowboy goes onto the new tile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.question import POSSIBLE, Action, Figures, Question, reason
from saloon.core.refusal import Refusal, Refused
from saloon.games.gold_rush.board import Board
from saloon.games.gold_rush.completion import is_complete, score_completed
from saloon.games.gold_rush.events import COWBOY_OUT
from saloon.games.gold_rush.features import COWBOYS, FEATURE, ROW, cowboys_of
from saloon.games.gold_rush.map import NO_SEGMENT
from saloon.games.gold_rush.parts import JOBS, LANDS, PRAIRIE
from saloon.games.gold_rush.pieces import put_cowboy
from saloon.games.gold_rush.scoring import feature_points
from saloon.games.gold_rush.wire import Job, Land

CowboyAction = TypedDict("CowboyAction", {"x": int, "y": int, "where": str, "do": Literal["cowboy"], "job": Job})
CowboyFigures = TypedDict(  # points: that the feature is worth as it stands
    "CowboyFigures", {"complete": bool, "points": int}
)
Occupant = TypedDict("Occupant", {"land": Land, "seat": int})

NO_COWBOY: Final[i64] = reason("GR-38", "no-cowboy")
WITHOUT_FARMERS: Final[i64] = reason("GR-40", "without-farmers")
OCCUPIED: Final[i64] = reason("GR-33", "occupied-by", Occupant)

SEND: Final = 2  # added to the number of the segment


@final
@mypyc_attr(native_class=True)
class SendCowboy(Question[Board]):
    """Which segment of the new tile a cowboy takes. The answer is its number there."""

    def candidates(self, board: Board) -> vec[i64]:
        numbers = vec[i64](capacity=16)
        for number in range(board.map.features.count - board.map.first(board.last)):  # its segments came last
            numbers = append(numbers, number)
        return numbers

    def offers(self, board: Board, number: i64) -> bool:
        return self.segment(board, number) < board.map.features.count

    def why_not(self, board: Board, number: i64) -> i64:
        features, segment = board.map.features, self.segment(board, number)
        if board.player().reserve() == 0:
            return NO_COWBOY
        if not board.rulings.farmers and features.land(segment) == PRAIRIE:
            return WITHOUT_FARMERS
        if features.cowboys(features.feature(segment)) != 0:
            return OCCUPIED
        return POSSIBLE

    def add_moves(self, board: Board, moves: vec[i64]) -> vec[i64]:
        if board.player().reserve() == 0:
            return moves
        features, first, farmers = board.map.features, board.map.first(board.last), board.rulings.farmers
        notes = features.notes  # read directly: every turn passes here
        for number in range(features.count - first):
            nobody = notes[ROW * i64(notes[ROW * (first + number) + FEATURE]) + COWBOYS] == 0
            if nobody and (farmers or self.why_not(board, number) == POSSIBLE):
                moves = append(moves, SEND + number)
        return moves

    def do(self, board: Board, number: i64) -> None:
        segment = self.segment(board, number)
        put_cowboy(board, board.actor, segment)
        if board.telling:
            board.tell(COWBOY_OUT, board.actor, segment)
        score_completed(board)

    def segment(self, board: Board, number: i64) -> i64:
        return board.map.first(board.last) + number

    def job(self, board: Board, segment: i64) -> str:
        return JOBS[board.map.features.land(segment)]

    def action(self, board: Board, number: i64) -> Action:
        segment = self.segment(board, number)
        return {"do": "cowboy", "job": self.job(board, segment), **board.map.where(segment)}

    def read(self, board: Board, action: Mapping[str, Any]) -> i64:
        self.check_types(action, job=str, x=int, y=int, where=str)
        map = board.map
        if map.cell_at(action["x"], action["y"]) == board.last:
            segment = map.segment_at(board.last, action["where"])
            if segment != NO_SEGMENT and self.action(board, segment - map.first(board.last)) == action:
                return segment - map.first(board.last)
        raise Refused(self.absent(board, action))

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        map, last = board.map, board.last
        if map.cell_at(action["x"], action["y"]) != last:
            return Refusal("GR-31", "not-on-the-new-tile", {"x": int(map.x(last)), "y": int(map.y(last))})
        segment = map.segment_at(last, action["where"])
        if segment == NO_SEGMENT:
            return Refusal("GR-32", "nothing-there", {"where": action["where"]})
        job = self.job(board, segment)
        if action["job"] != job:
            return Refusal("GR-9", "other-job", {"land": LANDS[map.features.land(segment)], "job": job})
        return Refusal("table", "other-name", {"name": map.spot(segment)})

    def elements(self, action: Mapping[str, Any]) -> list[str]:
        return [f"segment:{action['x']},{action['y']},{action['where']}"]

    def figures(self, board: Board, number: i64) -> CowboyFigures:
        """Whether the feature is complete, and what it is worth as it stands."""
        feature = board.map.features.feature(self.segment(board, number))
        complete = is_complete(board.map, board.rulings, feature)
        return {"complete": complete, "points": int(feature_points(board.map.features, feature, complete))}

    def params(self, board: Board, number: i64, why: i64) -> Figures:
        if why != OCCUPIED:
            return {}
        features, segment = board.map.features, self.segment(board, number)
        cowboys = features.cowboys(features.feature(segment))
        seat = next(seat for seat in range(board.seats) if cowboys_of(cowboys, seat))
        return {"land": LANDS[features.land(segment)], "seat": int(seat)}


SEND_COWBOY: Final = SendCowboy("act", {"cowboy": ("job", "x", "y", "where")}, SEND, 62)
