"""Questions and draws: every kind of decision, and every kind of chance, is one object in the file of what it is about.

A question keeps nothing; all it needs is in the state. Its answers are numbers, and the move that gives an answer is
`first + answer`, so that the moves of questions asked together do not collide. `why_not` is the one guard: what it lets
pass is a move, and what it stops is refused with the reason it names. Everything else about legality follows from it.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.refusal import Refusal, Refused, refuse_move
from saloon.core.rng import Rng
from saloon.core.state import State

S = TypeVar("S", bound=State)
Json = dict[str, Any]
Action = Mapping[str, Any]  # a game's own: `do` or `draw` says which kind
Figures = Mapping[str, Any]
Fields = Mapping[str, tuple[str, ...]]  # the fields of an action besides `do`, by verb

POSSIBLE: Final[i64] = 0
_REASONS: list[tuple[str, str, object]] = [("", "", None)]


def reason(rule: str, name: str, params: object = None) -> i64:
    """A number for why_not to return: the rule that says no, which side of it, and the TypedDict of its params()."""
    _REASONS.append((rule, name, params))
    return len(_REASONS) - 1


def reasons(rules: Container[str]) -> list[tuple[str, str, object]]:
    """All reasons of these rules, as they were given to reason()."""
    return [named for named in _REASONS if named[0] in rules]


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """One kind of decision: what may be answered, why not, what an answer does, and how it reads."""

    def __init__(self, name: str, verbs: Fields, first: i64 = 0, size: i64 = 1 << 24) -> None:
        self.name = name  # in views
        self.verbs = verbs
        self.first = first
        self.size = size  # answers are below it

    # For play and search

    def candidates(self, state: S) -> vec[i64]:
        """Every answer that a player might try, possible or not: whatever is on the table for it."""
        raise NotImplementedError

    def offers(self, state: S, answer: i64) -> bool:
        """Whether this number, from 0 to size - 1, is a candidate. Overridden where there is a quicker way."""
        for candidate in self.candidates(state):  # noqa: SIM110  (a loop is what mypyc makes fast)
            if candidate == answer:
                return True
        return False

    def why_not(self, state: S, answer: i64) -> i64:
        """POSSIBLE, or the reason why this candidate is not. Here: every candidate is possible."""
        return POSSIBLE

    def add_moves(self, state: S, moves: vec[i64]) -> vec[i64]:
        """Adds the possible answers. Overridden where leaving out many at once pays, with parts of the same guard."""
        for answer in self.candidates(state):
            if self.why_not(state, answer) == POSSIBLE:
                moves = append(moves, self.first + answer)
        return moves

    def do(self, state: S, answer: i64) -> None:
        """Does what a possible answer says."""
        raise NotImplementedError

    # For people and files

    def action(self, state: S, answer: i64) -> Action:
        """The readable form of a candidate."""
        raise NotImplementedError

    def read(self, state: S, action: Mapping[str, Any]) -> i64:
        """The answer that an action means; raises Refused if it names nothing that lies there."""
        for answer in self.candidates(state):
            if self.action(state, answer) == action:
                return answer
        raise Refused(self.absent(state, action))

    def absent(self, state: S, action: Mapping[str, Any]) -> Refusal:
        """Why an action is not a candidate: what it names is not there."""
        raise NotImplementedError

    def check_types(self, action: Mapping[str, Any], **types: type) -> None:
        """For read(): raises Refused unless each of these fields of an action is of its type."""
        for name, wanted in types.items():
            if type(action[name]) is not wanted:
                raise wrong_fields(action["do"], self.verbs[action["do"]])

    def elements(self, action: Mapping[str, Any]) -> list[str]:
        """What on the board an action belongs to."""
        raise NotImplementedError

    def figures(self, state: S, answer: i64) -> Figures:
        """What a candidate costs and yields, to be shown with it."""
        return {}

    def params(self, state: S, answer: i64, why: i64) -> Figures:
        """The figures that explain why a candidate is not possible."""
        return {}

    def not_asked(self, state: S, verb: str) -> Refusal:
        """Why none of its answers can be given while it is not asked."""
        raise NotImplementedError

    def comes_first(self, state: S) -> Refusal | None:
        """Why everything else has to wait while it is asked; None: other questions speak for themselves."""
        return None


ONLY: Final = vec[i64]([0])


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Single(Question[S]):
    """A question with a single answer, take it or leave it: its action is just a verb."""

    def __init__(self, name: str, verb: str, first: i64 = 0) -> None:
        super().__init__(name, {verb: ()}, first, 1)
        self.verb = verb

    def candidates(self, state: S) -> vec[i64]:
        return ONLY

    def offers(self, state: S, answer: i64) -> bool:
        return True

    def add_moves(self, state: S, moves: vec[i64]) -> vec[i64]:
        if self.why_not(state, 0) == POSSIBLE:
            moves = append(moves, self.first)
        return moves

    def action(self, state: S, answer: i64) -> Action:
        return {"do": self.verb}

    def elements(self, action: Mapping[str, Any]) -> list[str]:
        return [self.verb]


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Chance(Generic[S]):
    """One kind of draw: how likely each outcome is, what it does, and how it reads."""

    def __init__(self, name: str) -> None:
        self.name = name  # in views

    def weights(self, state: S) -> vec[i64]:
        """By outcome; 0: it cannot happen."""
        raise NotImplementedError

    def draw(self, state: S, rng: Rng) -> i64:
        """One outcome, as likely as its weight."""
        weights = self.weights(state)
        total: i64 = 0
        for weight in weights:
            total += weight
        return rng.pick_weighted(weights, total)

    def do(self, state: S, draw: i64) -> None:
        raise NotImplementedError

    def action(self, state: S, draw: i64) -> Action:
        """The readable form of an outcome."""
        raise NotImplementedError


EVEN: Final = vec[i64]([1, 1, 1, 1, 1, 1, 1, 1])


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class FirstSeat(Chance[S]):
    """Who starts: every seat is equally likely. The outcome is the seat; do() is up to the game."""

    def weights(self, state: S) -> vec[i64]:
        return EVEN[: state.seats]

    def action(self, state: S, seat: i64) -> Action:
        return {"draw": "first", "seat": int(seat)}


# What follows from them, for every game


def list_moves(asked: list[Question[S]], state: S) -> vec[i64]:
    """Every possible answer to the questions that are asked together."""
    moves = vec[i64](capacity=16)
    for question in asked:
        moves = question.add_moves(state, moves)
    return moves


def play_move(asked: list[Question[S]], state: S, move: i64) -> None:
    """Raises Refused if the move is not in list_moves()."""
    for question in asked:
        answer = move - question.first
        if 0 <= answer < question.size and question.offers(state, answer):
            why = question.why_not(state, answer)
            if why != POSSIBLE:
                raise refuse_move(_REASONS[why][0], move)
            question.do(state, answer)
            return
    raise refuse_move("table", move)


def list_draws(chance: Chance[S], state: S) -> vec[i64]:
    """Every outcome that can happen."""
    weights = chance.weights(state)
    draws = vec[i64](capacity=len(weights))
    for draw in range(len(weights)):
        if weights[draw] > 0:
            draws = append(draws, draw)
    return draws


def play_draw(chance: Chance[S], state: S, draw: i64) -> None:
    """Raises Refused if the draw is not in list_draws()."""
    weights = chance.weights(state)
    if not 0 <= draw < len(weights) or weights[draw] == 0:
        raise refuse_move("table", draw)
    chance.do(state, draw)


def wrong_fields(verb: str, fields: tuple[str, ...]) -> Refused:
    return Refused(Refusal("table", "wrong-fields", {"action": verb, "fields": ", ".join(fields) or "-"}))


def refusal(question: Question[S], state: S, answer: i64, why: i64) -> Refusal:
    """The reason of a candidate that is not possible, with its figures."""
    rule, name, _ = _REASONS[why]
    return Refusal(rule, name, question.params(state, answer, why))
