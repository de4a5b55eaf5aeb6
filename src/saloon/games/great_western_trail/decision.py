"""What the objects of the agenda have in common: decisions, draws, and what happens by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict, get_args, get_type_hints

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.core.question import ONLY, POSSIBLE, Action, Chance, Fields, Json, Question, reason
from saloon.core.refusal import Refusal
from saloon.core.rng import Rng
from saloon.games.great_western_trail import agenda, events
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.effects import Effect
from saloon.games.great_western_trail.parts import sum_of

DoneAction = TypedDict("DoneAction", {"do": Literal["done"]})
DeclineAction = TypedDict("DeclineAction", {"do": Literal["decline"]})
CardDraw = TypedDict("CardDraw", {"draw": Literal["market", "top"], "card": str})
# What explains why something is not possible
Funds = TypedDict("Funds", {"cost": int, "money": int})
Money = TypedDict("Money", {"money": int})
OfSite = TypedDict("OfSite", {"site": str})
OfCard = TypedDict("OfCard", {"card": str})
OfEffect = TypedDict("OfEffect", {"deed": str})

DECLINE: Final = 999  # the move that declines; answers to what may be declined are below
NONE: Final = vec[i64]()

NO_EFFECT: Final[i64] = reason("GWT-3.3", "no-effect", OfEffect)

# Whether a decision may be declined
NEVER: Final = 0
SOMETIMES: Final = 1  # if the entry says so
ALWAYS: Final = 2

# Which move is made automatically if it is the only one
NO_MOVE: Final = -1
ANY: Final = -2


def fields_by_verb(types: tuple[Any, ...]) -> Fields:
    """The fields of those of the types that are actions, besides `do`."""
    fields = {}
    for kind in types:
        typed = get_type_hints(kind)
        for verb in get_args(typed.pop("do", None)):
            fields[verb] = tuple(typed)
    return fields


class Decision(Question[Board]):
    """A question that waits on the agenda. An effect that leads to it first checks that it could be answered.

    types: of its actions and figures; at: the elements of its actions.
    absent: rule and reason for what is not there, and the fields that name it.
    told, plus: the name of the entry's value in views, and what is added to it there.
    forced: the move that is made by itself if it is the only one, or ANY.
    beside: what is asked together with it.
    certain: there is always an answer, so nobody has to look for one before it is asked.
    """

    def __init__(
        self, kind: i64, name: str, rule: str, types: tuple[Any, ...], at: str, absent: tuple[str, ...] = ("", ""),
        first: i64 = 0, size: i64 = DECLINE, told: str = "", plus: i64 = 0, declinable: i64 = NEVER,
        forced: i64 = NO_MOVE, beside: tuple[Decision, ...] = (), certain: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(name, fields_by_verb(types), first, size)
        agenda.NAMES[kind] = name
        self.kind = kind
        self.rule = rule
        self.types = types
        self.at = at
        self.not_there = absent
        self.told = told
        self.plus = plus
        self.declinable = declinable
        self.forced = forced
        self.certain = certain
        self.block: i64 = 0  # the first number of its actions, for learners; set with all others (state.py)
        self.asked = vec[Decision]([self])
        for other in beside:
            self.asked = append(self.asked, other)
        if declinable != NEVER:
            self.asked = append(self.asked, Decline(self))

    # On the agenda

    def why_not_ask(self, board: Board, effect: Effect) -> i64:
        """POSSIBLE, or the reason why an effect that leads here would lead to nothing."""
        return POSSIBLE

    def ask(self, board: Board, effect: Effect, optional: i64) -> None:
        """Puts it on the agenda for an effect. optional: it may still be declined."""
        board.push(self.kind, board.number_of(effect), optional)

    def needs_nobody(self, board: Board) -> bool:
        """Answers itself if it can, and returns whether it did."""
        return False

    def may_decline(self, board: Board) -> bool:
        return self.declinable == ALWAYS or board.extra() > 0

    def task(self, value: i64, extra: i64) -> Json:
        """What views tell of its entry."""
        return {self.told: int(value + self.plus)} if self.told else {}

    def number(self, board: Board, answer: i64) -> i64:
        """Which of the numbers of its actions an answer has, the same in every state. Here: the answer itself."""
        return answer

    # As in Question, but for a Board: without a cast from any State

    def candidates(self, board: Board) -> vec[i64]:
        raise NotImplementedError

    def why_not(self, board: Board, answer: i64) -> i64:
        return POSSIBLE

    def add_moves(self, board: Board, moves: vec[i64]) -> vec[i64]:
        for answer in self.candidates(board):
            if self.why_not(board, answer) == POSSIBLE:
                moves = append(moves, self.first + answer)
        return moves

    def do(self, board: Board, answer: i64) -> None:
        raise NotImplementedError

    # For people

    def elements(self, action: Mapping[str, Any]) -> list[str]:
        return self.at.format(**action).split()

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        rule, reason, *fields = self.not_there
        return Refusal(rule, reason, {field: str(action[field]) for field in fields})

    def comes_first(self, board: Board) -> Refusal | None:
        return Refusal(self.rule, "not-now", {"task": self.name})


class Bare(Decision):
    """A decision with a single answer, take it or leave it: its action is just a verb."""

    def __init__(self, kind: i64, name: str, rule: str, types: tuple[Any, ...], first: i64) -> None:
        (self.verb,) = fields_by_verb(types)
        super().__init__(kind, name, rule, types, self.verb, first=first, size=1)

    def candidates(self, board: Board) -> vec[i64]:
        return ONLY

    def action(self, board: Board, answer: i64) -> Action:
        return {"do": self.verb}


class Decline(Bare):
    """Whether to decline a decision."""

    def __init__(self, of: Decision) -> None:
        super().__init__(of.kind, of.name, of.rule, (DeclineAction,), DECLINE)
        self.of = of

    def candidates(self, board: Board) -> vec[i64]:
        return ONLY if self.of.may_decline(board) else NONE

    def do(self, board: Board, answer: i64) -> None:
        board.pop()
        if board.telling:
            board.tell(events.DECLINED, board.actor, self.kind)

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        return Refusal(self.rule, "cannot-decline", {"task": self.name})


class Draw(Chance[Board]):
    """A draw that waits on the agenda. type: of its actions."""

    def __init__(self, kind: i64, name: str, type: Any) -> None:
        super().__init__(name)
        agenda.NAMES[kind] = name
        self.type = type

    def weights(self, board: Board) -> vec[i64]:
        raise NotImplementedError

    def draw(self, board: Board, rng: Rng) -> i64:
        weights = self.weights(board)
        return rng.pick_weighted(weights, sum_of(weights))

    def do(self, board: Board, draw: i64) -> None:
        raise NotImplementedError

    def ready(self, board: Board) -> bool:
        """Whether there is something to draw; if not, it is left out."""
        return any_of(self.weights(board))


class Step:
    """Something that happens automatically once it is on top of the agenda."""

    def __init__(self, kind: i64, name: str) -> None:
        agenda.NAMES[kind] = name

    def do(self, board: Board, value: i64) -> None:
        raise NotImplementedError


def funds(board: Board, cost: i64) -> Funds:
    """What something costs, and the money there is to pay it with."""
    return {"cost": int(cost), "money": int(board.player().money)}


def quoted(value: Any) -> list[str] | str:
    """A list of names stays one, so that words can speak each of them; anything else is quoted as it is."""
    return value if isinstance(value, list) and all(isinstance(name, str) for name in value) else str(value)


def filled(counts: vec[i64]) -> vec[i64]:
    """The numbers that count at least one."""
    numbers = vec[i64](capacity=len(counts))
    for number in range(len(counts)):
        if counts[number] > 0:
            numbers = append(numbers, number)
    return numbers


def any_of(counts: vec[i64]) -> bool:
    for count in counts:  # noqa: SIM110  (a loop is what mypyc makes fast)
        if count > 0:
            return True
    return False
