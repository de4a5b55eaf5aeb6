"""A game: the rules of one title, as everything outside the hot path sees them. Stateless."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar, cast

from saloon.core.amounts import no_amounts
from saloon.core.question import POSSIBLE, Action, Chance, Figures, Json, Question, refusal, wrong_fields
from saloon.core.refusal import BadOptions, Refusal, Refused
from saloon.core.state import CHANCE, OVER, Event, State

__all__ = ["AUTOMA", "Action", "Attempt", "Automa", "Figures", "Game", "Info", "Json", "Option", "Wire"]

S = TypeVar("S", bound=State)
Own = Any  # a JSON object: the game's own TypedDict, as its Wire says


@dataclass(frozen=True)
class Option:
    """A choice a table makes before it starts. Without choices, the game itself checks the value."""

    name: str
    default: Any
    choices: tuple[Any, ...] = ()
    editions: tuple[str, ...] = ()  # of component data; an owner's own list may be given instead
    before: Any = None  # what tables play by if their version of the rules lacks this option


AUTOMA = "automa"  # what a seat that the rules play is called, in transcripts and where seats are typed


@dataclass(frozen=True)
class Automa:
    """A seat that the rules themselves play, at tables where an option names a level instead of its default."""

    option: str
    seat: int
    seats: int  # how many the table must have
    usual: str  # the level to offer first


@dataclass(frozen=True)
class Info:
    """What can be said of a game without loading its rules."""

    name: str
    module: str  # where its Game stands, as GAME
    seats: range
    rules_version: int  # grows when the same transcript would replay differently, or options or defaults change
    rules: tuple[str, ...]  # every rule id of the digest, in order
    options: tuple[Option, ...] = ()
    earlier: Mapping[int, tuple[Option, ...]] = field(default_factory=dict)  # the options of each earlier version
    chapters: Mapping[str, str] = field(default_factory=dict)  # of the rules, by the first rule of each
    automa: Automa | None = None

    def load(self) -> Game[Any]:
        game: Game[Any] = importlib.import_module(self.module).GAME
        return game

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise BadOptions("seats", "not-in-range", got=seats, low=self.seats.start, high=self.seats.stop - 1)

    def options_of(self, rules: int) -> tuple[Option, ...]:
        """The options that this version of the rules offers. Refuses versions that never existed."""
        if rules == self.rules_version:
            return self.options
        if rules not in self.earlier:
            raise BadOptions("rules", "unknown-rules-version", got=rules, newest=self.rules_version)
        return self.earlier[rules]

    def complete(self, options: Mapping[str, Any], rules: int | None = None) -> dict[str, Any]:
        """The options with the defaults of the newest rules, or of this version, filled in; refuses unknown names and
        values."""
        offered = self.options if rules is None else self.options_of(rules)
        known = {option.name: option for option in offered}
        for name, value in options.items():
            if name not in known:
                raise BadOptions(name, "unknown-option", known=", ".join(known))
            option = known[name]
            choices = option.editions if isinstance(value, str) and option.editions else option.choices
            # True == 1 in Python, but an option that offers 1 does not offer True
            if choices and not any(value == choice and type(value) is type(choice) for choice in choices):
                raise BadOptions(name, "not-one-of", got=str(value), choices=", ".join(map(str, choices)))
        return {name: options.get(name, option.default) for name, option in known.items()}

    def chosen(self, options: Mapping[str, Any], rules: int) -> dict[str, Any]:
        """The options that somebody chose: those that differ from the defaults of this version of the rules."""
        defaults = {option.name: option.default for option in self.options_of(rules)}
        return {name: value for name, value in options.items() if value != defaults.get(name)}

    # The seat that the rules play

    def levels(self) -> list[str]:
        """How well the rules can play a seat: all values of that option except its default."""
        own = [option for option in self.options if self.automa and option.name == self.automa.option]
        return [level for option in own for level in option.choices if level != option.default]

    def automa_level(self, options: Mapping[str, Any]) -> str | None:
        """How well the rules play a seat at a table with these options; None: they play none."""
        level = options.get(self.automa.option) if self.automa else None
        return level if level in self.levels() else None

    def played_seat(self, options: Mapping[str, Any]) -> Json | None:
        """The seat that the rules play at a table with these options, and its level; None: they play none."""
        level = self.automa_level(options)
        return {"seat": self.automa.seat, "level": level} if self.automa and level else None

    def with_automa(self, seats: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
        """The complete options of a table where `automa` or `automa:LEVEL` sits in one of the seats, or nowhere."""
        complete = self.complete(options)
        for seat, text in enumerate(seats):
            name, _, level = text.partition(":")
            if name == AUTOMA:
                complete = self._seat_automa(seat, len(seats), level, complete)
        return complete

    def _seat_automa(self, seat: int, seats: int, level: str, options: dict[str, Any]) -> dict[str, Any]:
        automa = self.automa
        if automa is None:
            raise BadOptions("seats", "no-automa")
        if (seat, seats) != (automa.seat, automa.seats):
            raise BadOptions("seats", "automa-elsewhere", seat=automa.seat + 1, seats=automa.seats)
        told = self.automa_level(options)
        level = level or told or automa.usual
        if level not in self.levels():
            raise BadOptions("seats", "not-one-of", got=level, choices=", ".join(self.levels()))
        if told not in (None, level):
            raise BadOptions(automa.option, "not-one-of", got=told, choices=level)
        return {**options, automa.option: level}


class Phrase(NamedTuple):
    """A message of the words with its parameters, which may be phrases themselves or lists of them."""

    message: str
    params: Mapping[str, Any]


def first_seat(seats: int, options: Mapping[str, Any]) -> int:
    """The seat that option `first_seat` names, or -1 if chance decides; refuses one that the table lacks."""
    seat: Any = options["first_seat"]
    if seat == "random":
        return -1
    if seat >= seats:
        raise BadOptions("first_seat", "not-in-range", got=seat, low=0, high=seats - 1)
    return int(seat)


def no_warnings(options: Mapping[str, Any]) -> list[BadOptions]:
    return []


def nothing_more(state: State) -> None:
    """For games whose points are all counted at any time."""


def no_compound(name: str) -> Phrase | None:
    return None


class Attempt:
    """Something that a player might try, possible or not."""

    __slots__ = ("action", "answer", "question", "state", "why")

    def __init__(self, question: Question[Any], answer: int, state: State, why: int) -> None:
        self.question = question
        self.state = state
        self.answer = answer
        self.action: Action = question.action(state, answer)
        self.why = why

    @property
    def move(self) -> int:
        return int(self.question.first + self.answer)

    @property
    def possible(self) -> bool:
        return self.why == POSSIBLE

    @property
    def elements(self) -> list[str]:
        """What on the board it belongs to: what you touch to choose it."""
        return self.question.elements(self.action)

    @property
    def figures(self) -> Figures:
        return self.question.figures(self.state, self.answer)

    @property
    def refusal(self) -> Refusal:
        return refusal(self.question, self.state, self.answer, self.why)


@dataclass(frozen=True)
class Wire:
    """The types of all that a game sends, as TypedDicts or unions of them: the API's schema and the page's types are
    made from these. What refusals say is typed where each reason is named (core/question.py)."""

    view: object
    action: object  # each member tagged by `do`
    draw: object  # each member tagged by `draw`
    event: object  # each member tagged by `event`
    figures: object  # of all moves and attempts together
    score: object  # of one seat


@dataclass(frozen=True)
class Game(Generic[S]):
    """The functions that make a title playable. A seat of None is a spectator."""

    info: Info
    start: Callable[[int, Mapping[str, Any]], S]
    questions: Sequence[Question[Any]]  # all that the game ever asks
    asked: Callable[[S], Iterable[Question[Any]]]  # those that the seat in turn may answer now
    chance: Callable[[S], Chance[Any]]  # in CHANCE: what is drawn
    event: Callable[[S, Event, int | None], Own | None]  # what the seat may know of the event
    view: Callable[[S, int | None], Own]
    position: Callable[[S], Json]
    from_position: Callable[[Mapping[str, Any]], S]
    scores: Callable[[S], list[Own]]  # per seat, itemised
    end: Callable[[S], None] = nothing_more  # ends the game here: what counts at the end only is counted
    compound: Callable[[str], Phrase | None] = no_compound  # the names that words take apart
    amounts: Callable[[str], Mapping[str, Any]] = no_amounts  # of the box, for the message with this id
    # What is unlike any known box in options that were accepted: reported, not raised
    warnings: Callable[[Mapping[str, Any]], list[BadOptions]] = no_warnings
    wire: Wire | None = None  # None: whatever it sends is an object to everybody else
    earlier: Mapping[int, Callable[[int, Mapping[str, Any]], S]] = field(default_factory=dict)
    # How to start tables by earlier rules that have a verb other than the newest

    def scores_if_over(self, state: S) -> list[Own]:
        """What would count if the game ended now."""
        ended = cast(S, state.copy())
        if ended.turn != OVER:
            self.end(ended)
        return self.scores(ended)

    def open(self, seats: int, options: Mapping[str, Any] | None = None, rules: int | None = None) -> S:
        """A new state by the newest rules or by this version of them; seats and options are checked first."""
        self.info.check_seats(seats)
        known = self.info.complete(options or {}, rules)
        unknown = {option.name: option.before for option in self.info.options if option.name not in known}
        start = self.start if rules is None else self.earlier.get(rules, self.start)
        return start(seats, known | unknown)

    def actions(self, state: S) -> list[Action]:
        """The readable forms of moves(), in the same order."""
        if state.turn == CHANCE:
            chance = self.chance(state)
            return [chance.action(state, draw) for draw in state.moves()]
        asked = tuple(self.asked(state))
        return [question.action(state, answer) for question, answer in (_asking(asked, m) for m in state.moves())]

    def action(self, state: S, move: int) -> Action:
        """The readable form of a move or draw that the state lists."""
        if state.turn == CHANCE:
            return self.chance(state).action(state, move)
        question, answer = _asking(self.asked(state), move)
        return question.action(state, answer)

    def attempt(self, state: S, move: int) -> Attempt:
        """A move that the state lists, with the figures that words need."""
        question, answer = _asking(self.asked(state), move)
        return Attempt(question, answer, state, POSSIBLE)

    def move(self, state: S, action: Mapping[str, Any]) -> int:
        """The move that the action means now; raises Refused with the reason if it means none."""
        if state.turn == CHANCE:
            chance = self.chance(state)
            for draw in state.moves():
                if chance.action(state, draw) == action:
                    return int(draw)
            raise Refused(Refusal("table", "waits-for-draw"))
        question = self._question(state, action)
        answer = question.read(state, action)
        why = question.why_not(state, answer)
        if why != POSSIBLE:
            raise Refused(refusal(question, state, answer, why))
        return int(question.first + answer)

    def why_not(self, state: S, action: Mapping[str, Any]) -> Refusal | None:
        """Why the action is not possible; None: it is."""
        try:
            self.move(state, action)
        except Refused as refused:
            return refused.refusal
        return None

    def attempts(self, state: S) -> list[Attempt]:
        """Everything that a player might try now: either a move, or why it is not one."""
        return [
            Attempt(question, int(answer), state, int(question.why_not(state, answer)))
            for question in (self.asked(state) if state.turn not in (CHANCE, OVER) else ())
            for answer in question.candidates(state)
        ]

    def possible(self, state: S) -> list[Attempt]:
        """The attempts that are moves, in the order of moves(). Refusals are expensive, so none is made here."""
        if state.turn in (CHANCE, OVER):
            return []
        asked = tuple(self.asked(state))
        return [Attempt(*_asking(asked, move), state, POSSIBLE) for move in state.moves()]

    @cached_property
    def _verbs(self) -> dict[str, tuple[Question[Any], frozenset[str]]]:
        """The first question that knows each verb, and all fields of such an action."""
        found: dict[str, tuple[Question[Any], frozenset[str]]] = {}
        for question in self.questions:
            for verb, fields in question.verbs.items():
                found.setdefault(verb, (question, frozenset(("do", *fields))))
        return found

    def _question(self, state: S, action: Mapping[str, Any]) -> Question[Any]:
        """The question that is asked and that the action answers. Raises Refused."""
        if state.turn == OVER:
            raise Refused(Refusal("table", "game-over"))
        verb = action.get("do")
        if not isinstance(verb, str) or verb not in self._verbs:
            raise Refused(Refusal("table", "unknown-action", {"choices": ", ".join(self._verbs)}))
        known, fields = self._verbs[verb]
        if action.keys() != fields:
            raise wrong_fields(verb, known.verbs[verb])
        asked = tuple(self.asked(state))
        for question in asked:
            if verb in question.verbs:
                return question
        first = next(filter(None, (question.comes_first(state) for question in asked)), None)
        raise Refused(first or known.not_asked(state, verb))

    def events(self, state: S, seat: int | None, told: Sequence[Event] | None = None) -> list[Json]:
        """What the last play() made happen, as far as the seat may know it."""
        known = (self.event(state, event, seat) for event in (state.events if told is None else told))
        return [event for event in known if event is not None]


def _asking(asked: Iterable[Question[Any]], move: int) -> tuple[Question[Any], int]:
    """The question that the move answers, and its answer."""
    for question in asked:
        if 0 <= move - question.first < question.size:
            return question, int(move - question.first)
    raise Refused(Refusal("table", "no-such-move", {"move": move}))
