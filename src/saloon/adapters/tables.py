"""Many tables stepped in one call: one seat of each is played from outside, bots sit in the others.

What is seen of all tables is one vector or row of bytes, which becomes an array at once: none of the numbers is ever a
Python object.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.bots.bot import Bot, Sight
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, State

# What a game is worth to a seat when it is over
SHARE: Final = 0  # of the victory
POINTS: Final = 1
DIFFERENCE: Final = 2  # to the best of the others
REWARDS: Final = ("share", "points", "difference")

OWN: Final = 0  # the seat that is played from outside
ILLEGAL: Final = -1.0  # the reward of an action that is not possible: it ends the game, as PettingZoo has it


def reward_of(state: State, seat: i64, kind: i64) -> float:
    if kind == SHARE:
        return state.share(seat)
    points = float(state.points(seat))
    if kind == POINTS:
        return points
    best = -1.0e9
    for other in range(state.seats):
        if other != seat and float(state.points(other)) > best:
            best = float(state.points(other))
    return points - best


def settle(state: State, rng: Rng) -> None:
    """Draws until somebody decides or the game is over."""
    while state.turn == CHANCE:
        state.play(state.draw(rng))


@final
@mypyc_attr(native_class=True)
class Tables:
    """A table whose game is over starts a new one with the next step, whatever its action.

    Game n has its own draws and its own luck of the bots, by the seed; new games take the next numbers.
    """

    def __init__(self, start: State, bots: vec[Bot], count: i64, reward: i64, seed: i64) -> None:
        self.start = start
        self.bots = bots  # by seat; that of OWN is never asked
        self.reward = reward
        self.seed = seed
        self.games: i64 = 0  # begun so far
        self.states = vec[State](capacity=count)
        self.draws = vec[Rng](capacity=count)
        self.luck = vec[Rng](capacity=count)
        self.gains = vec[float](capacity=count)  # of the last step
        self.illegal = vec[bool](capacity=count)  # whether the last action was
        # What the own seats may do, table after table: moves, their places in all masks together, and where each table
        # begins there, the last one being the end: what comes after it is of earlier steps
        self.moves = vec[i64]()
        self.places = vec[i64]()
        self.firsts = vec[i64]([0] * (count + 1))
        self.width: i64 = len(start.observe(OWN))
        self.numbers = vec[float]([0.0] * (count * self.width))  # what the own seats know
        for table in range(count):
            self.states = append(self.states, start)
            self.draws = append(self.draws, Rng(seed))
            self.luck = append(self.luck, Rng(seed))
            self.gains = append(self.gains, 0.0)
            self.illegal = append(self.illegal, False)
            self.begin(table)
        self.look()

    def begin(self, table: i64) -> None:
        """A new game, up to the first decision of the own seat; a game that ends before that is skipped."""
        while True:
            self.states[table] = self.start.copy()
            self.draws[table] = Rng(self.seed, self.games, 0)
            self.luck[table] = Rng(self.seed, self.games, 1)
            self.games += 1
            self.go_on(table)
            if self.states[table].turn != OVER:
                return

    def go_on(self, table: i64) -> None:
        """Until the own seat decides or the game is over."""
        state, draws, luck = self.states[table], self.draws[table], self.luck[table]
        while True:
            seat = state.turn
            if seat == CHANCE:
                state.play(state.draw(draws))
            elif seat == OWN or seat == OVER:
                return
            else:
                state.play(self.bots[seat].choose(Sight(state, seat), luck))

    def look(self) -> None:
        """Lists what the own seats may do; where a game is over, nothing."""
        firsts, count = self.firsts, self.start.action_count()
        end: i64 = 0
        for table in range(len(self.states)):
            firsts[table] = end
            state = self.states[table]
            if state.turn == OWN and not self.illegal[table]:
                moves = state.moves()
                self.make_room(end + len(moves))
                listed = self.moves
                for i in range(len(moves)):
                    listed[end + i] = moves[i]
                state.number_moves(moves, self.places, end, table * count)
                end += len(moves)
        firsts[len(self.states)] = end

    def make_room(self, count: i64) -> None:
        """For so many moves in all."""
        while len(self.moves) < count:
            self.moves = append(self.moves, 0)
            self.places = append(self.places, 0)

    def state(self, table: i64) -> State:
        return self.states[table]

    def step(self, actions: bytes) -> None:
        """One action for each table, as int64."""
        count = self.start.action_count()
        for table in range(len(self.states)):
            self.gains[table] = 0.0
            if self.illegal[table] or self.states[table].turn == OVER:
                self.illegal[table] = False
                self.begin(table)
            else:
                self.act(table, table * count + read_i64_le(actions, 8 * table))
        self.look()

    def act(self, table: i64, place: i64) -> None:
        """place: of the action in all masks together."""
        state, places = self.states[table], self.places
        i, end = self.firsts[table], self.firsts[table + 1]
        while i < end and places[i] != place:
            i += 1
        if i == end:
            self.illegal[table] = True
            self.gains[table] = ILLEGAL
            return
        state.play(self.moves[i])
        self.go_on(table)
        if state.turn == OVER:
            self.gains[table] = reward_of(state, OWN, self.reward)

    # What is to be seen, table after table

    def observations(self) -> vec[float]:
        """Good until the next call."""
        numbers = self.numbers
        at: i64 = 0
        for state in self.states:
            state.observe_into(OWN, numbers, at)
            at += self.width
        return numbers

    def legal(self) -> vec[i64]:
        """Where the masks of the tables, one after the other, are set."""
        return self.places[: self.firsts[len(self.states)]]

    def rewards(self) -> vec[float]:
        """Of the last step; good until the next one."""
        return self.gains

    def ended(self) -> bytes:
        """A byte each: 1 if its game is over, 2 if an impossible action ended it."""
        out = BytesWriter()
        for table in range(len(self.states)):
            if self.illegal[table]:
                out.append(2)
            else:
                out.append(1 if self.states[table].turn == OVER else 0)
        return out.getvalue()
