"""Search by walks of equal luck, for any game and any number of seats.

The moves that look best are played on the same guess at what the seat cannot see. From there everybody goes on as
looking says (saloon/bots/looking.py), with the same draws after every move, until each seat has had one more turn; then
the position is judged. That is repeated with new guesses. A move that is behind for sure is tried no longer. At tables
of five the others go on as greedy does: there are many of them, and more walks tell more than better ones.

Equal luck is what makes it quick: the difference between two moves shows after a few guesses, where their worths would
need hundreds. What luck is left says how far walks are believed, and how far the first look.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter, process_time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.bots.bot import Bot, Sight
from saloon.bots.judge import Judge
from saloon.bots.looking import AHEAD, OVERLOOKED, first_look, follow, highest, play_through
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER

WIDTH: Final = 8  # moves that are tried, at most
BEHIND: Final = 0.08  # of a share: a move that looks worse by that is not tried
LOOK_WEIGHT: Final = 2.0  # walks that a move's first look counts like, as long as nothing is known of their spread
LEAST_LOOK_WEIGHT: Final = 0.5  # walks that it counts like in any case
LOOK_ERROR: Final = 0.05  # of a share: how far the difference of two first looks is off, as a rule
FEW_SEATS: Final = 4  # at tables of more, the others play as greedy does in a walk
LEAST: Final = 4  # guesses before a move can be given up
SURE: Final = 2.0  # standard errors by which it must be behind
UNKNOWN: Final = 0.5  # of a share: the error of what was tried once
NOTHING: Final = vec[float]()


@mypyc_attr(acyclic=True, native_class=True)
class Budget:
    """How long to think: so many simulations, or until the time is up if seconds are given; whichever ends first."""

    __slots__ = ("processor", "seconds", "simulations")

    def __init__(self, simulations: i64, seconds: float = 0.0, processor: bool = False) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.processor = processor  # seconds of the processor, not of the clock: to compare bots on a busy machine

    def clock(self) -> float:
        return process_time() if self.processor else perf_counter()


@mypyc_attr(acyclic=True, native_class=True)
class Choice:
    """What is known of a move: how often it was tried, the share of the victory and points it leads to."""

    __slots__ = ("error", "move", "points", "rank", "share", "visits")

    def __init__(self, move: i64, visits: float, share: float, error: float, points: float, rank: float) -> None:
        self.move = move
        self.visits = visits
        self.share = share
        self.error = error  # of the share: one standard error of its mean
        self.points = points
        self.rank = rank  # by which it is chosen


@mypyc_attr(native_class=True)
class Thought:
    """A search that can be asked at any time, and goes on for as long as it is let. The same sight, generator and
    number of simulations, which are walks, give the same answer."""

    def __init__(self, sight: Sight, judge: Judge, rng: Rng) -> None:
        self.sight = sight
        self.judge = judge
        self.rng = rng
        self.seat = sight.seat
        self.seats: i64 = 0  # of the table
        self.luck = rng.word()  # of all guesses
        self.simulations: i64 = 0
        self.guesses: i64 = 0  # that every move in question was tried on
        self.moves = sight.moves()
        self.first = vec[float]()  # by move: what it looked worth at once
        self.appeals: list[vec[float]] = []  # by move and guess: what its walk came to
        self.paths: list[list[vec[i64]]] = []  # by move and guess: who played what, as pairs
        self.shares: list[vec[float]] = []  # by move and guess: the seat's share
        self.points = vec[float]()  # by move: the sum of the seat's points
        self.lasted = vec[i64]()  # by move: on how many guesses it was in question
        self.live = vec[i64]()  # the moves in question
        self.look_weight: float = LOOK_WEIGHT  # walks that a first look counts like
        self.look()

    # Thinking

    def look(self) -> None:
        """Every move is judged at once, and what looks best is followed through the turn. That says what to try."""
        guess = self.sight.guess(self.rng)
        self.seats = guess.seats
        luck = self.rng.word()
        for move in self.moves:
            self.first = append(self.first, first_look(self.judge, guess, move, self.seat, luck))
            self.appeals.append(vec[float]())
            self.paths.append([])
            self.shares.append(vec[float]())
            self.points = append(self.points, 0.0)
            self.lasted = append(self.lasted, 0)
        self.first = follow(self.judge, guess, self.moves, self.first, AHEAD, self.seat, luck)
        left = self.first[:]
        most = self.first[highest(left)]
        while len(self.live) < WIDTH:
            best = highest(left)
            if left[best] < most - BEHIND or left[best] == OVERLOOKED:
                break
            left[best] = OVERLOOKED
            self.live = append(self.live, best)

    def ponder(self, budget: Budget) -> None:
        """Thinks until the budget ends, or a single move is left."""
        began = budget.clock()
        last = self.simulations + budget.simulations
        while self.simulations < last and not (len(self.live) == 1 and self.guesses >= LEAST):
            self.simulate()
            if budget.seconds > 0.0 and budget.clock() - began >= budget.seconds:
                return

    def simulate(self) -> None:
        """One walk, of the next move in question on this guess."""
        for i in self.live:
            if len(self.appeals[i]) <= self.guesses:
                self.walk(i)
                break
        for i in self.live:
            if len(self.appeals[i]) <= self.guesses:
                return
        self.guesses += 1
        for i in self.live:
            self.lasted[i] = self.guesses
        self.weigh()
        if self.guesses >= LEAST:
            self.give_up()

    def try_out(self, move: i64, guesses: i64) -> None:
        """Tries the move on the first so many guesses, to know it better. That does not change the choice."""
        i = self.place(move)
        while len(self.appeals[i]) < guesses:
            self.walk(i)

    def walk(self, i: i64) -> None:
        """Plays the move on the first guess that it was not tried on, and on from there until every seat has had
        another turn."""
        self.simulations += 1
        rng = Rng(self.luck, len(self.appeals[i]))
        state = self.sight.guess(rng)
        luck = rng.word()
        state.play(self.moves[i])
        path = play_through(self.judge, state, self.seat, luck, rng, vec[i64]([self.seat, self.moves[i]]))
        for _ in range(state.seats):
            while state.turn == CHANCE and state.acting() < 0:
                state.play(state.draw(rng))
            if state.turn == OVER:
                break
            mover = state.acting() if state.turn == CHANCE else state.turn
            quick = mover != self.seat and state.seats > FEW_SEATS
            path = play_through(self.judge, state, mover, luck, rng, path, quick)
        worths = self.judge.worths(state, self.seat)
        self.appeals[i] = append(self.appeals[i], self.judge.appeal(worths, state.seats, self.seat))
        self.paths[i].append(path)
        self.shares[i] = append(self.shares[i], worths[self.seat])
        self.points[i] += worths[state.seats + self.seat]

    def weigh(self) -> None:
        """Sets how many walks a first look counts like: the more, the more walks differ by luck alone."""
        if len(self.live) < 2 or self.guesses < 2:
            return
        total = 0.0
        for i in self.live:
            error = error_of_difference(self.appeals[self.live[0]], self.appeals[i], self.guesses)
            total += error * error * float(self.guesses)
        spread = total / float(len(self.live) - 1)  # the first one does not differ from itself
        self.look_weight = max(LEAST_LOOK_WEIGHT, spread / (LOOK_ERROR * LOOK_ERROR))

    def give_up(self) -> None:
        """Leaves out what is behind the best move for sure, and what comes to the same."""
        best = self.leader()
        kept = vec[i64](capacity=len(self.live))
        for i in self.live:
            error = error_of_difference(self.appeals[best], self.appeals[i], self.guesses)
            if i == best or self.mean(best) - self.mean(i) < SURE * error:
                kept = append(kept, i)
        self.live = kept

    def mean(self, i: i64) -> float:
        """What a move came to as long as it was in question, its first look included."""
        total = self.look_weight * self.first[i] + sum_of(self.appeals[i], self.lasted[i])
        return total / (self.look_weight + float(self.lasted[i]))

    def leader(self) -> i64:
        best = self.live[0]
        for i in self.live:
            if self.mean(i) > self.mean(best):
                best = i
        return best

    def place(self, move: i64) -> i64:
        for i in range(len(self.moves)):
            if self.moves[i] == move:
                return i
        raise ValueError("not a move here")

    # Asking

    def best(self) -> i64:
        """Of the moves in question, the one that came to most."""
        return self.moves[self.leader()]

    def choices(self) -> list[Choice]:
        """All moves, the best first: by how long they were in question, then by what they came to. What was never tried
        is worth as much less than the best move as it looked worse at once."""
        found: list[Choice] = []
        leader = self.leader()
        tries = len(self.shares[leader])
        most = sum_of(self.shares[leader], tries) / float(tries) if tries > 0 else 1.0 / float(self.seats)
        for i in range(len(self.moves)):
            rank = float(self.lasted[i]) + 0.1 * self.mean(i)  # which is far below 10
            count = len(self.shares[i])
            if count > 0:
                share = sum_of(self.shares[i], count) / float(count)
                error = error_of_difference(self.shares[i], NOTHING, count)
                found.append(Choice(self.moves[i], float(count), share, error, self.points[i] / float(count), rank))
            else:
                share = max(0.0, min(1.0, most + self.first[i] - self.first[leader]))
                found.append(Choice(self.moves[i], 0.0, share, UNKNOWN, 0.0, rank))
        found.sort(key=_rank, reverse=True)
        return found

    def tried(self, move: i64) -> i64:
        """On how many guesses."""
        return len(self.shares[self.place(move)])

    def error_between(self, one: i64, other: i64) -> float:
        """One standard error of the difference between the shares of two moves that were tried on the same guesses."""
        both = min(self.tried(one), self.tried(other))
        return error_of_difference(self.shares[self.place(one)], self.shares[self.place(other)], both)

    def line(self) -> list[tuple[int, int]]:
        """The moves that are expected, each with its seat: what most walks of the best move went on with, for as long
        as more than one did."""
        expected: list[tuple[int, int]] = []
        paths = self.paths[self.leader()]
        at: i64 = 0
        while True:
            counts: dict[tuple[int, int], int] = {}
            for path in paths:
                if len(path) > at:
                    step = (int(path[at]), int(path[at + 1]))
                    counts[step] = counts.get(step, 0) + 1
            usual = (-1, -1)
            for step, count in counts.items():
                if count > counts.get(usual, 1):
                    usual = step
            if usual not in counts:
                return expected
            expected.append(usual)
            paths = [path for path in paths if len(path) > at and (int(path[at]), int(path[at + 1])) == usual]
            at += 2


def sum_of(values: vec[float], count: i64) -> float:
    total = 0.0
    for n in range(count):
        total += values[n]
    return total


def error_of_difference(one: vec[float], other: vec[float], count: i64) -> float:
    """One standard error of the mean difference of so many pairs; none of one pair is known. NOTHING: of one alone."""
    if count < 2:
        return UNKNOWN
    total = 0.0
    squares = 0.0
    for n in range(count):
        difference = one[n] - other[n] if len(other) > 0 else one[n]
        total += difference
        squares += difference * difference
    mean = total / float(count)
    spread = squares / float(count) - mean * mean
    return sqrt(spread / float(count - 1)) if spread > 0.0 else 0.0


def _rank(choice: Choice) -> float:
    return choice.rank


@mypyc_attr(acyclic=True, native_class=True)
class SearchBot(Bot):
    def __init__(self, judge: Judge, budget: Budget) -> None:
        self.judge = judge
        self.budget = budget

    def choose(self, sight: Sight, rng: Rng) -> i64:
        moves = sight.moves()
        if len(moves) == 1:
            return moves[0]
        return think(sight, self.judge, self.budget, rng).best()


def think(sight: Sight, judge: Judge, budget: Budget, rng: Rng) -> Thought:
    thought = Thought(sight, judge, rng)
    thought.ponder(budget)
    return thought
