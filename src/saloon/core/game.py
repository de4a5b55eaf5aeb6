"""A game: the rules of one title, as everything outside the hot path sees them. Stateless."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from saloon.core.refusal import BadOptions, Refusal, Refused
from saloon.core.state import CHANCE, OVER, Event, State

S = TypeVar("S", bound=State)
Action = dict[str, Any]
Json = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """A choice a table makes before it starts. Without choices, the game itself checks the value."""

    name: str
    default: Any
    choices: tuple[Any, ...] = ()


AUTOMA = "automa"  # what a seat that the rules play is called, in transcripts and where seats are typed


@dataclass(frozen=True)
class Automa:
    """A seat that the rules play by themselves at tables where an option has not its default but a level."""

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
    rules_version: int  # grows when the same transcript would replay differently
    rules: tuple[str, ...]  # every rule id of the digest, in order
    options: tuple[Option, ...] = ()
    chapters: Mapping[str, str] = field(default_factory=dict)  # of the rules, by the first rule of each
    automa: Automa | None = None

    def load(self) -> Game[Any]:
        game: Game[Any] = importlib.import_module(self.module).GAME
        return game

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise BadOptions("seats", "not-in-range", got=seats, low=self.seats.start, high=self.seats.stop - 1)

    def complete(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options with defaults filled in; unknown names and values are refused."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOptions(name, "unknown-option", known=", ".join(known))
            choices = known[name].choices
            # True == 1 in Python, but an option that offers 1 does not offer True
            if choices and not any(value == choice and type(value) is type(choice) for choice in choices):
                raise BadOptions(name, "not-one-of", got=str(value), choices=", ".join(map(str, choices)))
        return {name: options.get(name, option.default) for name, option in known.items()}

    # The seat that the rules play

    def levels(self) -> list[str]:
        """How well the rules can play a seat: the values of that option but its default."""
        own = [option for option in self.options if self.automa and option.name == self.automa.option]
        return [level for option in own for level in option.choices if level != option.default]

    def automa_level(self, options: Mapping[str, Any]) -> str | None:
        """How well the rules play a seat at a table with these options; None: they play none."""
        level = options.get(self.automa.option) if self.automa else None
        return level if level in self.levels() else None

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


@dataclass(frozen=True)
class Game(Generic[S]):
    """The functions that make a title playable. A seat of None is a spectator."""

    info: Info
    start: Callable[[int, Mapping[str, Any]], S]
    action: Callable[[S, int], Action]  # the readable form of a move or draw
    refusal: Callable[[S, Mapping[str, Any]], Refusal]  # why an action that no move has is not possible
    attempts: Callable[[S], list[Action]]  # what a player might try now, possible or not, so that each can say why not
    elements: Callable[[Mapping[str, Any]], list[str]]  # what on the board an action belongs to, for touching it
    event: Callable[[S, Event, int | None], Json | None]  # what the seat may know of the event
    view: Callable[[S, int | None], Json]
    position: Callable[[S], Json]
    from_position: Callable[[Mapping[str, Any]], S]
    scores: Callable[[S], list[Json]]  # per seat, itemised
    compound: Mapping[str, Callable[[str], Json]] = field(
        default_factory=dict
    )  # names that words take apart, by parameter

    def open(self, seats: int, options: Mapping[str, Any] | None = None) -> S:
        """A new state; seats and options are checked first."""
        self.info.check_seats(seats)
        return self.start(seats, self.info.complete(options or {}))

    def actions(self, state: S) -> list[Action]:
        """The readable forms of moves(), in the same order."""
        return [self.action(state, move) for move in state.moves()]

    def move(self, state: S, action: Mapping[str, Any]) -> int:
        """The move that the action means now; raises Refused with the reason if it means none."""
        for move in state.moves():
            if self.action(state, move) == action:
                return int(move)
        raise Refused(self.why_not(state, action))

    def why_not(self, state: S, action: Mapping[str, Any]) -> Refusal:
        if state.turn == OVER:
            return Refusal("table", "game-over")
        if state.turn == CHANCE:
            return Refusal("table", "waits-for-draw")
        return self.refusal(state, action)

    def events(self, state: S, seat: int | None, told: Sequence[Event] | None = None) -> list[Json]:
        """What the last play() made happen, as far as the seat may know it."""
        known = (self.event(state, event, seat) for event in (state.events if told is None else told))
        return [event for event in known if event is not None]
