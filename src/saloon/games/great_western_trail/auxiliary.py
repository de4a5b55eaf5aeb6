"""Auxiliary actions (GWT 1.7): single or double, depending on the spaces cleared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.question import POSSIBLE, reason
from saloon.core.refusal import Refusal
from saloon.games.great_western_trail import agenda, events, parts
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.decision import SOMETIMES, Decision, Funds, Step, funds
from saloon.games.great_western_trail.effects import Effect
from saloon.games.great_western_trail.hand import draw_and_discard, why_not_draw
from saloon.games.great_western_trail.railroad import CANNOT_GO_BACK, Back, Nothing, why_not_go_back, why_not_go_on

AuxiliaryAction = TypedDict("AuxiliaryAction", {"do": Literal["auxiliary"], "action": int, "double": bool})
AuxiliaryFigures = TypedDict(  # level: 0 not available, 1 single, 2 also double; times: of what it brings and takes
    "AuxiliaryFigures", {"level": int, "times": int, "pay": int, "gain": int}
)
OfAuxiliary = TypedDict("OfAuxiliary", {"action": int})

MONEY: Final = 0
DRAW: Final = 1
CERTIFICATE: Final = 2  # for money and spaces back
ENGINE: Final = 3  # for money
REMOVE: Final = 4  # for spaces back

DOUBLE: Final = 8  # added to the number of an action
FIRST_SINGLE: Final = 96
ALL_FIELDS: Final = 0xFFFFF
SINGLE_ONLY: Final = vec[i64](list(range(parts.AUXILIARIES)))
SINGLE_AND_DOUBLE: Final = vec[i64](list(range(parts.AUXILIARIES)) + list(range(DOUBLE, DOUBLE + parts.AUXILIARIES)))

NOT_UNLOCKED: Final[i64] = reason("GWT-1.7", "not-unlocked", OfAuxiliary)
NOT_DOUBLED: Final[i64] = reason("GWT-1.7", "not-doubled", OfAuxiliary)
TOO_DEAR: Final[i64] = reason("GWT-1.7", "cannot-pay", Funds)
LOCAL_ACTION_DONE: Final[i64] = reason("GWT-3.3", "local-action-done")


def price(number: i64, times: i64) -> i64:
    return times * parts.AUXILIARY_PAY[number]


def why_not_auxiliary(board: Board, number: i64, times: i64) -> i64:
    player = board.player()
    if player.auxiliary_level(number) < times:
        return NOT_UNLOCKED if times == 1 else NOT_DOUBLED
    if player.money < price(number, times):
        return TOO_DEAR
    if number == DRAW:
        return why_not_draw(player)
    if number == ENGINE:
        return why_not_go_on(board, times * parts.AUXILIARY_ENGINE)
    if number == MONEY:
        return POSSIBLE
    return why_not_go_back(board, times * parts.AUXILIARY_BACK[number])


class Auxiliary(Decision):
    """Which auxiliary action to take. The answer is its number, plus DOUBLE."""

    def ask(self, board: Board, effect: Effect, optional: i64) -> None:
        board.push(self.kind, 0, optional)

    def candidates(self, board: Board) -> vec[i64]:
        return SINGLE_AND_DOUBLE

    def why_not(self, board: Board, answer: i64) -> i64:
        return why_not_auxiliary(board, answer % DOUBLE, 1 + answer // DOUBLE)

    def do(self, board: Board, answer: i64) -> None:
        board.pop()
        do_auxiliary(board, answer % DOUBLE, 1 + answer // DOUBLE)

    def number(self, board: Board, answer: i64) -> i64:
        return answer if answer < DOUBLE else answer - DOUBLE + parts.AUXILIARIES

    def action(self, board: Board, answer: i64) -> AuxiliaryAction:
        return {"do": "auxiliary", "action": int(answer) % DOUBLE + 1, "double": answer >= DOUBLE}

    def elements(self, action: Mapping[str, Any]) -> list[str]:
        return [f"auxiliary:{action['action']}:{2 if action['double'] else 1}"]

    def figures(self, board: Board, answer: i64) -> AuxiliaryFigures:
        number, times = answer % DOUBLE, 1 + int(answer) // DOUBLE
        gain = times * parts.AUXILIARY_GAIN if number == MONEY else 0
        level = int(board.player().auxiliary_level(number))
        return {"level": level, "times": times, "pay": int(price(number, times)), "gain": int(gain)}

    def params(self, board: Board, answer: i64, why: i64) -> OfAuxiliary | Funds | Back | Nothing:
        number, times = answer % DOUBLE, 1 + int(answer) // DOUBLE
        if why == NOT_UNLOCKED or why == NOT_DOUBLED:
            return {"action": int(number) + 1}
        if why == TOO_DEAR:
            return funds(board, price(number, times))
        if why == CANNOT_GO_BACK:
            return {"spaces": int(times * parts.AUXILIARY_BACK[number])}
        return {}


class SingleAuxiliary(Auxiliary):
    """GWT 3.3: instead of all local actions, one single auxiliary action."""

    def candidates(self, board: Board) -> vec[i64]:
        return SINGLE_ONLY

    def why_not(self, board: Board, answer: i64) -> i64:
        if board.acted:
            return LOCAL_ACTION_DONE
        return why_not_auxiliary(board, answer, 1)

    def do(self, board: Board, answer: i64) -> None:
        board.acted = True
        board.used = ALL_FIELDS
        do_auxiliary(board, answer, 1)

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        if action["action"] not in range(1, parts.AUXILIARIES + 1):
            return super().absent(board, action)
        return Refusal("GWT-3.3", "local-action-done") if board.acted else Refusal("GWT-1.7", "single-only")


NO_SUCH: Final = ("GWT-1.7", "no-such-auxiliary", "action")
AUXILIARY: Final = Auxiliary(
    agenda.AUXILIARY, "auxiliary", "GWT-1.7", (AuxiliaryAction, AuxiliaryFigures), "", NO_SUCH, declinable=SOMETIMES
)
SINGLE_AUXILIARY: Final = SingleAuxiliary(
    agenda.VISIT, "visit", "GWT-3.3", (AuxiliaryAction, AuxiliaryFigures), "", NO_SUCH, first=FIRST_SINGLE, size=DOUBLE
)


def do_auxiliary(board: Board, number: i64, times: i64) -> None:
    if board.telling:
        board.tell(events.AUXILIARY_DONE, board.actor, number, times)
    if number == MONEY:
        board.gain(times * parts.AUXILIARY_GAIN)
    elif number == DRAW:
        draw_and_discard(board, times * parts.AUXILIARY_DRAW)
    elif number == CERTIFICATE:
        board.push(agenda.CERTIFY, times * parts.AUXILIARY_CERTIFICATE)
        board.push(agenda.RETREAT, times * parts.AUXILIARY_BACK[number])
        board.pay(price(number, times))
    elif number == ENGINE:
        board.push(agenda.ENGINE, times * parts.AUXILIARY_ENGINE, 1)
        board.pay(price(number, times))
    else:
        board.push(agenda.REMOVE, times * parts.AUXILIARY_REMOVE)
        board.push(agenda.RETREAT, times * parts.AUXILIARY_BACK[number])


class Certify(Step):
    def do(self, board: Board, certificates: i64) -> None:
        board.certify(certificates)


CERTIFY: Final = Certify(agenda.CERTIFY, "certify")
