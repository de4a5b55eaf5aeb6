"""What a game is to everything that plays it: a state that answers six questions."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.rng import Rng

CHANCE: Final = -1
OVER: Final = -2


@mypyc_attr(acyclic=True, native_class=True)
class Event:
    """Something that a move or draw caused. The game knows what the numbers mean (Game.event)."""

    __slots__ = ("kind", "seat", "x", "y", "z")

    def __init__(self, kind: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.x = x
        self.y = y
        self.z = z


NO_EVENTS: Final = vec[Event]()


@mypyc_attr(acyclic=True, native_class=True, allow_interpreted_subclasses=True)
class State:
    """Where a table stands. Mutable, cheap to copy, knows everything.

    turn is the seat that decides, CHANCE or OVER. A state tells its events only while `telling` is set;
    copies do not tell.
    """

    def __init__(self, seats: i64, turn: i64) -> None:
        self.seats = seats
        self.turn = turn
        self.telling = False
        self.events = NO_EVENTS

    def moves(self) -> vec[i64]:
        """Exactly what play() accepts now; in CHANCE the possible draws."""
        raise NotImplementedError

    def play(self, move: i64) -> None:
        """A move of the seat in turn, or in CHANCE a draw. Anything else raises Refused and changes nothing."""
        raise NotImplementedError

    def copy(self) -> State:
        raise NotImplementedError

    def weight(self, draw: i64) -> i64:
        """How likely this draw is, against the weights of the other moves()."""
        raise NotImplementedError

    def outcomes(self) -> list[tuple[i64, i64]]:
        """In CHANCE: every draw with its weight."""
        return [(draw, self.weight(draw)) for draw in self.moves()]

    def draw(self, rng: Rng) -> i64:
        """In CHANCE: one draw, as likely as its weight. Does not play it."""
        draws = self.moves()
        weights = vec[i64]([self.weight(draw) for draw in draws])
        total: i64 = 0
        for weight in weights:
            total += weight
        return draws[rng.pick_weighted(weights, total)]

    def guess(self, seat: i64, rng: Rng) -> State:
        """A state at random from those that fit what the seat knows. Here: everything is known."""
        return self.copy()

    def points(self, seat: i64) -> i64:
        """The score of the seat as it stands."""
        raise NotImplementedError

    def share(self, seat: i64) -> float:
        """In OVER: the seat's share of the victory, 1/n each for n who tie. Here: most points win."""
        best = self.points(seat)
        tied: i64 = 0
        for other in range(self.seats):
            points = self.points(other)
            if points > best:
                return 0.0
            if points == best:
                tied += 1
        return 1.0 / float(tied)

    def outlook(self, seat: i64) -> float:
        """How good this looks for the seat, in points: a quick estimate for comparing its own moves. Here: its lead."""
        own = self.points(seat)
        lead = own
        for other in range(self.seats):
            if other != seat and own - self.points(other) < lead:
                lead = own - self.points(other)
        return float(lead)

    def standing(self, seat: i64) -> float:
        """The points that the seat will probably end with, estimated alike for all seats. Here: those it has."""
        return float(self.points(seat))

    def acting(self) -> i64:
        """The seat whose turn it is, even while chance draws for it. Here: turn, for games where that is the same."""
        return self.turn

    # What a seat knows

    def seen_by(self, seat: i64) -> bool:
        """In CHANCE: whether the seat will see what is drawn. Here: everybody does."""
        return True

    def observe(self, seat: i64) -> vec[float]:
        """What the seat knows, as numbers about -1 to 1: its own things first, then the other seats in turn order.

        Their count depends only on the game and the number of seats. Equal for states that the seat cannot tell apart.
        Here: nothing, for games that do not describe themselves in numbers.
        """
        return vec[float]()

    def observe_into(self, seat: i64, numbers: vec[float], at: i64) -> None:
        """Writes the same numbers from numbers[at] on. Games that are observed very often do so without a vector of
        their own."""
        for number in self.observe(seat):
            numbers[at] = number
            at += 1

    def knowledge(self, seat: i64) -> i64:
        """A key of what the seat knows: the same for states that it cannot tell apart."""
        key = seat
        for number in self.observe(seat):
            key = (key * 31 + i64(number * 4096.0)) & 0x7FFFFFFF
        return key

    # Actions by number

    def action_count(self) -> i64:
        """How many action numbers there are, from 0 on. Here: none, for games that do not number their actions."""
        return 0

    def action_number(self, move: i64) -> i64:
        """The number of the action that one of the moves() stands for: the same in every state of the game.

        Two moves() share a number only if they read the same.
        """
        raise NotImplementedError

    def number_moves(self, moves: vec[i64], numbers: vec[i64], at: i64, first: i64) -> None:
        """Writes the action numbers of these moves() from numbers[at] on, each plus first."""
        for move in moves:
            numbers[at] = first + self.action_number(move)
            at += 1

    def move_numbered(self, number: i64) -> i64:
        """Which of the moves() has this number; -1: none has."""
        for move in self.moves():
            if self.action_number(move) == number:
                return move
        return -1

    def tell(self, kind: i64, seat: i64, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> None:
        self.events = append(self.events, Event(kind, seat, x, y, z))
