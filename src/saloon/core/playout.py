"""Random play to the end: what benchmarks, laws and searches run most."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, State


def playout(state: State, rng: Rng) -> i64:
    """Plays the state to its end with random moves and fair draws; returns how many plies that took."""
    plies: i64 = 0
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.play(state.draw(rng))
        else:
            state.play(rng.pick(state.moves()))
        plies += 1
    return plies


def playouts(start: State, games: i64, seed: i64) -> i64:
    """Plays copies of start to their ends; returns how many plies that took."""
    plies: i64 = 0
    for game in range(games):
        plies += playout(start.copy(), Rng(seed, game))
    return plies


def copies(state: State, count: i64) -> None:
    for n in range(count):  # noqa: B007  (a named number stays native; `_` would be an object)
        state.copy()


def trace(start: State, seed: i64) -> i64:
    """A fingerprint of one random game, of every choice offered and taken: builds with the same one played alike."""
    state, rng = start.copy(), Rng(seed)
    mark: i64 = 0
    while state.turn != OVER:
        if state.turn == CHANCE:
            move = state.draw(rng)
        else:
            move = rng.pick(state.moves())
        for offered in state.moves():
            mark = (mark * 31 + offered) & 0x7FFFFFFF
        mark = (mark * 31 + move) & 0x7FFFFFFF
        state.play(move)
    for seat in range(state.seats):
        mark = (mark * 31 + state.points(seat)) & 0x7FFFFFFF
    return mark
