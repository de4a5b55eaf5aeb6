"""Games to learn from: whole games between bots that now and then try something else, and positions out of them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.bots.bot import Bot, Sight
from saloon.bots.looking import chance
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, State


@mypyc_attr(acyclic=True, native_class=True)
class Samples:
    """rows: per position and seat what it observed, then (the observing seat first) every seat's share and points."""

    def __init__(self, keep: float, wild: float, opening: i64) -> None:
        self.keep = keep  # how likely the position after a turn is kept
        self.wild = wild  # how likely a move is any move
        self.opening = opening  # up to so many moves at the start of a game are any moves
        self.rows = vec[float]()
        self.shares = vec[float]()  # of each game, seat by seat
        self.points = vec[float]()

    def play(self, start: State, bots: vec[Bot], seed: i64, number: i64) -> None:
        """One game. A wild move is told from the others: what was seen before it is not blamed for it."""
        state = start.copy()
        draws = Rng(seed, number, 0)
        rng = Rng(seed, number, 99)
        rngs = vec[Rng]([Rng(seed, number, 1 + seat) for seat in range(state.seats)])
        sights = vec[Sight]([Sight(state, seat) for seat in range(state.seats)])
        wild_moves = rng.below(self.opening + 1)
        observed = vec[float]()
        observers = vec[i64]()
        made: i64 = 0
        while state.turn != OVER:
            seat = state.turn
            acting = state.acting()
            if seat == CHANCE:
                state.play(state.draw(draws))
            else:
                if made < wild_moves or chance(rng) < self.wild:
                    state.play(rng.pick(state.moves()))
                else:
                    state.play(bots[seat].choose(sights[seat], rngs[seat]))
                made += 1
            if state.turn == OVER or state.acting() == acting or made < wild_moves:
                continue  # a position is judged when a turn has ended
            if chance(rng) < self.keep:
                for observer in range(state.seats):
                    observers = append(observers, observer)
                    for numeral in state.observe(observer):
                        observed = append(observed, numeral)
        self.keep_rows(state, observed, observers)

    def keep_rows(self, state: State, observed: vec[float], observers: vec[i64]) -> None:
        rows, seats = self.rows, state.seats
        width = len(observed) // len(observers) if len(observers) > 0 else 0
        shares = vec[float]([state.share(seat) for seat in range(seats)])
        points = vec[float]([float(state.points(seat)) for seat in range(seats)])
        for k in range(len(observers)):
            for i in range(k * width, (k + 1) * width):
                rows = append(rows, observed[i])
            for step in range(seats):
                rows = append(rows, shares[(observers[k] + step) % seats])
            for step in range(seats):
                rows = append(rows, points[(observers[k] + step) % seats])
        self.rows = rows
        for seat in range(seats):
            self.shares = append(self.shares, shares[seat])
            self.points = append(self.points, points[seat])
