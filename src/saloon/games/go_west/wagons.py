"""The wagons of Go West!, and the steps that cards let them take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.question import POSSIBLE, Figures, Question, reason
from saloon.core.refusal import Refusal
from saloon.games.go_west.board import STEP, Board
from saloon.games.go_west.events import LAPSED, MOVED
from saloon.games.go_west.parts import CALIFORNIA, REGIONS, WAGONS, Region
from saloon.games.go_west.turn import finish_card

StepAction = TypedDict("StepAction", {"do": Literal["step"], "from": Region})
InRegion = TypedDict("InRegion", {"region": Region})

END_OF_TRAIL: Final[i64] = reason("GW-14", "end-of-trail")
NO_WAGON: Final[i64] = reason("GW-14", "no-wagon", InRegion)


@final
@mypyc_attr(native_class=True)
class StepWagon(Question[Board]):
    """From which region a wagon goes west. The answer is the region."""

    def candidates(self, board: Board) -> vec[i64]:
        return ALL_REGIONS

    def offers(self, board: Board, region: i64) -> bool:
        return True

    def why_not(self, board: Board, region: i64) -> i64:
        if region == CALIFORNIA:
            return END_OF_TRAIL  # in California they are out of play
        if board.pieces[region] == 0:
            return NO_WAGON
        return POSSIBLE

    def add_moves(self, board: Board, moves: vec[i64]) -> vec[i64]:
        for region in range(i64(CALIFORNIA)):
            if self.why_not(board, region) == POSSIBLE:
                moves = append(moves, region)
        return moves

    def do(self, board: Board, region: i64) -> None:
        board.pieces[region] -= 1
        board.pieces[region + 1] += 1  # GW-14: one region west
        board.steps_left -= 1
        board.idle = 0
        if board.telling:
            board.tell(MOVED, board.actor, region)
        await_step(board)

    def action(self, board: Board, region: i64) -> StepAction:
        return {"do": "step", "from": REGIONS[region]}

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        return Refusal("GW-1", "no-such-region", {"region": str(action["from"])})

    def elements(self, action: Mapping[str, Any]) -> list[str]:
        return [f"wagons:{action['from']}"]

    def params(self, board: Board, region: i64, why: i64) -> Figures:
        return InRegion(region=REGIONS[region]) if why == NO_WAGON else {}

    def not_asked(self, board: Board, verb: str) -> Refusal:
        return Refusal("GW-14", "no-steps-left")

    def comes_first(self, board: Board) -> Refusal | None:
        return Refusal("GW-15", "steps-first", {"steps": int(board.steps_left)})


ALL_REGIONS: Final = vec[i64]([0, 1, 2, 3, 4, 5])
STEP_WAGON: Final = StepWagon("step", {"step": ("from",)}, 0, len(REGIONS))


def start_steps(board: Board) -> None:
    board.steps_left = board.deck.cards[board.card].wagons
    await_step(board)


def await_step(board: Board) -> None:
    if board.steps_left > 0:
        if board.pieces[CALIFORNIA] < WAGONS:
            board.ask(STEP)
            return
        if board.telling:
            board.tell(LAPSED, board.actor, board.steps_left)  # GW-16
        board.steps_left = 0
    finish_card(board)
