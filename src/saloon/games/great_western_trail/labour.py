"""Workers: the job market, and hiring."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.question import POSSIBLE, reason
from saloon.games.great_western_trail import agenda, events, parts
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.cattle import refill
from saloon.games.great_western_trail.decision import SOMETIMES, Decision, Funds, Money, filled, funds
from saloon.games.great_western_trail.effects import Effect
from saloon.games.great_western_trail.parts import TYPES, add
from saloon.games.great_western_trail.player import Player

HireAction = TypedDict("HireAction", {"do": Literal["hire"], "worker": str, "row": int})
HireFigures = TypedDict("HireFigures", {"cost": int, "deed": str | None, "vp": int})  # deed: of the space it takes

Rows = TypedDict("Rows", {"row": int, "token": int})
OfWorker = TypedDict("OfWorker", {"worker": str})

NOT_ABOVE_TOKEN: Final[i64] = reason("GWT-7.3", "not-above-token", Rows)
ROW_FULL: Final[i64] = reason("GWT-7.3", "row-full", OfWorker)
TOO_DEAR: Final[i64] = reason("GWT-7.3", "cannot-pay", Funds)
NOBODY: Final[i64] = reason("GWT-7.3", "nobody-to-hire", Money)


def why_not_hire(board: Board, player: Player, surcharge: i64, job: i64) -> i64:
    """GWT 7.3: workers above the token that the player has room for and can pay."""
    if job >= TYPES * board.token:
        return NOT_ABOVE_TOKEN
    if player.workers[job % TYPES] >= parts.MOST_WORKERS:
        return ROW_FULL
    if parts.ROW_COST[job // TYPES] + surcharge > player.money:
        return TOO_DEAR
    return POSSIBLE


class Hire(Decision):
    """Which worker to hire. The answer is TYPES * row + type."""

    def why_not_ask(self, board: Board, effect: Effect) -> i64:
        player = board.player()
        for job in range(TYPES * board.token):
            if board.jobs[job] > 0 and why_not_hire(board, player, effect.value, job) == POSSIBLE:
                return POSSIBLE
        return NOBODY

    def ask(self, board: Board, effect: Effect, optional: i64) -> None:
        board.push(self.kind, effect.value + agenda.NO_SURCHARGE, optional)

    def candidates(self, board: Board) -> vec[i64]:
        return filled(board.jobs)

    def why_not(self, board: Board, job: i64) -> i64:
        return why_not_hire(board, board.player(), board.value() - agenda.NO_SURCHARGE, job)

    def do(self, board: Board, job: i64) -> None:
        player = board.player()
        row, worker = job // TYPES, job % TYPES
        board.pay(parts.ROW_COST[row] + board.pop() - agenda.NO_SURCHARGE)
        board.jobs = add(board.jobs, job, -1)
        player.workers = add(player.workers, worker, 1)
        if board.telling:
            board.tell(events.HIRED, board.actor, row, worker)
        effect = parts.SPACE_EFFECTS[worker][player.workers[worker] - 1]
        if effect >= 0:
            board.push(agenda.OFFER, effect)  # GWT 1.6: at once, or forfeited

    def action(self, board: Board, job: i64) -> HireAction:
        return {"do": "hire", "worker": parts.WORKERS[job % TYPES], "row": int(job) // TYPES + 1}

    def figures(self, board: Board, job: i64) -> HireFigures:
        space = board.player().workers[job % TYPES]
        if space >= parts.MOST_WORKERS:
            return {"cost": self.cost(board, job), "deed": None, "vp": 0}
        effect = parts.SPACE_EFFECTS[job % TYPES][space]
        return {
            "cost": self.cost(board, job),
            "deed": parts.EFFECTS[effect].name if effect >= 0 else None,
            "vp": int(parts.WORKER_POINTS[space]),
        }

    def params(self, board: Board, job: i64, why: i64) -> Rows | OfWorker | Funds:
        if why == NOT_ABOVE_TOKEN:
            return {"row": int(job) // TYPES + 1, "token": int(board.token) + 1}
        if why == ROW_FULL:
            return {"worker": parts.WORKERS[job % TYPES]}
        return funds(board, self.cost(board, job))

    def cost(self, board: Board, job: i64) -> int:
        return int(parts.ROW_COST[job // TYPES] + board.value() - agenda.NO_SURCHARGE)


HIRE_WORKER: Final = Hire(
    agenda.HIRE, "hire", "GWT-7.3", (HireAction, HireFigures), "job:{row}:{worker}",
    ("GWT-7.1", "no-such-worker", "row", "worker"), told="surcharge", plus=-agenda.NO_SURCHARGE, declinable=SOMETIMES,
)  # fmt: skip


def row_size(board: Board, row: i64) -> i64:
    return board.jobs[TYPES * row] + board.jobs[TYPES * row + 1] + board.jobs[TYPES * row + 2]


def add_worker(board: Board, worker: i64) -> None:
    """GWT 7.2: into the token's row; when it is full the token moves down."""
    row = board.token
    board.jobs = add(board.jobs, TYPES * row + worker, 1)
    if board.telling:
        board.tell(events.TILE_PLACED, board.actor, worker, row)
    if row_size(board, row) < board.seating.columns:
        return
    board.token += 1
    if board.token == parts.ROWS:  # GWT 12.1: the red arrow
        board.token_owner = board.actor
        board.turns_left = board.seats  # this turn and one more for every other seat
        if board.telling:
            board.tell(events.END_TRIGGERED, board.actor)
        return
    if board.telling:
        board.tell(events.TOKEN_MOVED, board.actor, board.token)
    if parts.REFILL_ROW[row]:
        refill(board)
