"""Whole games between bots."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.bots.bot import Bot, Sight
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, State


def play_game(state: State, bots: vec[Bot], seed: i64, number: i64) -> tuple[i64, i64]:
    """Plays the state to its end; returns how many plies that took, and how many of them were decisions of seats.

    Chance and each seat have their own stream."""
    draws = Rng(seed, number, 0)
    rngs = vec[Rng]([Rng(seed, number, 1 + seat) for seat in range(state.seats)])
    sights = vec[Sight]([Sight(state, seat) for seat in range(state.seats)])
    plies: i64 = 0
    length: i64 = 0
    while state.turn != OVER:
        seat = state.turn
        if seat == CHANCE:
            state.play(state.draw(draws))
        else:
            state.play(bots[seat].choose(sights[seat], rngs[seat]))
            length += 1
        plies += 1
    return plies, length


def play_games(start: State, bots: vec[Bot], seed: i64, first: i64, count: i64) -> vec[float]:
    """Plays games number first, first + 1, …; returns of each its plies and its length in decisions, then per seat
    its points and its share."""
    rows = vec[float](capacity=count * (2 + 2 * start.seats))
    for number in range(first, first + count):
        state = start.copy()
        plies, length = play_game(state, bots, seed, number)
        rows = append(rows, float(plies))
        rows = append(rows, float(length))
        for seat in range(state.seats):
            rows = append(rows, float(state.points(seat)))
            rows = append(rows, state.share(seat))
    return rows
