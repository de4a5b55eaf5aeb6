"""The railroad: engines on the track. A space is twice its number, so turnouts are odd."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.core.question import POSSIBLE, reason
from saloon.core.refusal import Refusal
from saloon.games.great_western_trail import agenda, events, parts
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.decision import ANY, NEVER, NO_EFFECT, NO_MOVE, SOMETIMES, Decision
from saloon.games.great_western_trail.effects import Effect
from saloon.games.great_western_trail.parts import STATION_ON, TERMINUS, space_number

EngineAction = TypedDict("EngineAction", {"do": Literal["engine"], "to": float})  # 4, or 4.5 for a turnout
EngineFigures = TypedDict(  # spaces on or back; the station that may be upgraded there, and for how much; money at once
    "EngineFigures", {"spaces": int, "station": int | None, "cost": int, "gain": int}
)
OfSpace = TypedDict("OfSpace", {"space": float})
Reach = TypedDict("Reach", {"spaces": int, "space": float})
Exactly = TypedDict("Exactly", {"spaces": int, "to": str})
Back = TypedDict("Back", {"spaces": int})
Nothing = TypedDict("Nothing", {})

SPACE_TAKEN: Final[i64] = reason("GWT-9.1", "space-taken", OfSpace)
OUT_OF_REACH: Final[i64] = reason("GWT-9.3", "out-of-reach", Reach)
EXACTLY_BACK: Final[i64] = reason("GWT-9.4", "exactly-back", Exactly)
RETURN_BACK: Final[i64] = reason("GWT-9.6", "must-go-back")
DELIVERY_BACK: Final[i64] = reason("GWT-5.5", "must-go-back")
CANNOT_GO_BACK: Final[i64] = reason("GWT-9.4", "cannot-go-back", Back)
CANNOT_GO_ON: Final[i64] = reason("GWT-9.3", "cannot-go-on")


class EngineMove(Decision):
    """Where the engine goes. The answer is a space.

    beyond: the reason why a free space is not in reach; gain: the money that comes first.
    """

    def __init__(
        self, kind: i64, name: str, rule: str, beyond: i64, gain: i64 = 0, told: str = "", declinable: i64 = NEVER,
        forced: i64 = NO_MOVE,
    ) -> None:  # fmt: skip
        super().__init__(
            kind, name, rule, (EngineAction, EngineFigures), "space:{to}", told=told, declinable=declinable,
            forced=forced,
        )  # fmt: skip
        self.beyond = beyond
        self.gain = gain

    def within(self, board: Board, spaces: vec[i64]) -> vec[i64]:
        """Adds the spaces in reach."""
        return behind(board, spaces)

    def candidates(self, board: Board) -> vec[i64]:
        spaces = self.within(board, vec[i64](capacity=TERMINUS))
        reached = len(spaces)
        for space in range(i64(TERMINUS) + 1):
            known = not is_space(space)
            for i in range(reached):
                if spaces[i] == space:
                    known = True
            if not known:
                spaces = append(spaces, space)
        return spaces

    def why_not(self, board: Board, space: i64) -> i64:
        if occupied(board, space):
            return SPACE_TAKEN
        for reached in self.within(board, vec[i64]()):
            if reached == space:
                return POSSIBLE
        return self.beyond

    def add_moves(self, board: Board, moves: vec[i64]) -> vec[i64]:
        return self.within(board, moves)

    def do(self, board: Board, space: i64) -> None:
        board.pop()
        board.gain(self.gain)
        arrive(board, space)

    def action(self, board: Board, space: i64) -> EngineAction:
        return {"do": "engine", "to": space_number(space)}

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        return Refusal("GWT-9.1", "no-such-space", {"space": str(action["to"])})

    def figures(self, board: Board, space: i64) -> EngineFigures:
        engine, station = board.player().engine, STATION_ON[space]
        spaces = spaces_ahead(board, space) if space > engine else spaces_back(board, space)
        if station < 0 or board.player().stations[station] > 0:
            return {"spaces": int(spaces), "station": None, "cost": 0, "gain": int(self.gain)}
        cost = int(parts.STATION_COST[station])
        return {"spaces": int(spaces), "station": int(station) + 1, "cost": cost, "gain": int(self.gain)}

    def params(self, board: Board, space: i64, why: i64) -> OfSpace | Reach | Exactly | Nothing:
        if why == SPACE_TAKEN:
            return {"space": space_number(space)}
        if why == OUT_OF_REACH:
            return {"spaces": int(board.value()), "space": space_number(space)}
        if why == EXACTLY_BACK:
            fits = [int(target) / 2 for target in self.within(board, vec[i64]())]
            return {"spaces": int(board.value()), "to": ", ".join(map(str, fits))}
        return {}


class Drive(EngineMove):
    """GWT 9.3: forward, at most this many spaces."""

    def why_not_ask(self, board: Board, effect: Effect) -> i64:
        return NO_EFFECT if why_not_go_on(board, board.number_of(effect)) != POSSIBLE else POSSIBLE

    def within(self, board: Board, spaces: vec[i64]) -> vec[i64]:
        return forward(board, board.value(), spaces)


class Retreat(EngineMove):
    """GWT 9.4: back, exactly this many spaces."""

    def within(self, board: Board, spaces: vec[i64]) -> vec[i64]:
        return backward(board, board.value(), spaces)


class Extraordinary(EngineMove):
    """GWT 5.5: the engine goes back, the spaces are the value of a delivery, and the station comes last."""

    def why_not_ask(self, board: Board, effect: Effect) -> i64:
        return CANNOT_GO_BACK if board.player().engine == 0 else POSSIBLE

    def do(self, board: Board, space: i64) -> None:
        board.pop()
        value = spaces_back(board, space)
        arrive(board, space)
        station = STATION_ON[space]
        if station >= 0 and board.player().stations[station] != 0 and not board.decides_on_arrival:
            board.push(agenda.UPGRADE, station)  # the delivery may take away the disc that is there
        board.push(agenda.DELIVER, value, 1)


DRIVE: Final = Drive(agenda.ENGINE, "engine", "GWT-9.3", OUT_OF_REACH, told="number", declinable=SOMETIMES)
RETREAT: Final = Retreat(agenda.RETREAT, "retreat", "GWT-9.4", EXACTLY_BACK, told="number", forced=ANY)
RETURN: Final = EngineMove(agenda.RETURN, "return", "GWT-9.6", RETURN_BACK, gain=parts.TERMINUS_MONEY)
EXTRAORDINARY: Final = Extraordinary(agenda.EXTRAORDINARY, "extraordinary", "GWT-5.5", DELIVERY_BACK)


def is_space(space: i64) -> bool:
    """Every number, and the turnouts."""
    return space % 2 == 0 or STATION_ON[space] >= 0


def occupied(board: Board, space: i64) -> bool:
    """GWT 9.1: another engine stands there; the start takes any number."""
    if space == 0:
        return False
    for seat in range(board.seats):  # noqa: SIM110  (a loop is what mypyc makes fast)
        if seat != board.actor and board.players[seat].engine == space:
            return True
    return False


def why_not_go_on(board: Board, spaces: i64) -> i64:
    return CANNOT_GO_ON if len(forward(board, spaces, vec[i64]())) == 0 else POSSIBLE


def why_not_go_back(board: Board, spaces: i64) -> i64:
    return CANNOT_GO_BACK if len(backward(board, spaces, vec[i64]())) == 0 else POSSIBLE


def forward(board: Board, spaces: i64, out: vec[i64]) -> vec[i64]:
    """GWT 9.3: every space within reach; those with another engine do not exist."""
    space = board.player().engine
    left = spaces
    while space < TERMINUS:
        if space % 2 == 0 and is_space(space + 1) and left > 0 and not occupied(board, space + 1):
            out = append(out, space + 1)
        space += 2 - space % 2
        if not occupied(board, space):
            left -= 1
            if left < 0:
                return out
            out = append(out, space)
    return out


def backward(board: Board, spaces: i64, out: vec[i64]) -> vec[i64]:
    """GWT 9.4: every space exactly this many back."""
    return _back(board, board.player().engine, spaces, out)


def _back(board: Board, space: i64, left: i64, out: vec[i64]) -> vec[i64]:
    if space == 0:
        return out
    if space % 2 == 0 and is_space(space - 1):
        out = _step_back(board, space - 1, left, out)
    return _step_back(board, space - 2 + space % 2, left, out)


def _step_back(board: Board, space: i64, left: i64, out: vec[i64]) -> vec[i64]:
    if occupied(board, space):
        return _back(board, space, left, out)
    if left > 1:
        return _back(board, space, left - 1, out)
    for known in out:
        if known == space:
            return out
    return append(out, space)


def behind(board: Board, out: vec[i64]) -> vec[i64]:
    """GWT 5.5, 9.6: every free space behind the engine, the start included."""
    for space in range(board.player().engine):
        if is_space(space) and not occupied(board, space):
            out = append(out, space)
    return out


def spaces_ahead(board: Board, space: i64) -> i64:
    """GWT 9.3: how many spaces ahead of the engine it is, not counting other engines; a turnout is one more."""
    count: i64 = space % 2
    engine = board.player().engine
    for passed in range(engine + 2 - engine % 2, space + 1, 2):
        if not occupied(board, passed):
            count += 1
    return count


def spaces_back(board: Board, space: i64) -> i64:
    """GWT 5.5: spaces moved back, without turnouts and without other engines; the start counts."""
    count: i64 = 0
    for passed in range(space + space % 2, board.player().engine, 2):
        if not occupied(board, passed):
            count += 1
    return count


def arrive(board: Board, space: i64) -> None:
    """The actor's engine stops on a space."""
    player = board.player()
    if board.telling:
        board.tell(events.ENGINE_MOVED, board.actor, player.engine, space)
    player.engine = space
    if space == TERMINUS:
        board.push(agenda.RETURN)  # GWT 9.6: after the station
    station = STATION_ON[space]
    if station >= 0 and player.stations[station] == 0:
        board.push(agenda.UPGRADE, station)  # GWT 9.5
