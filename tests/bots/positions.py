"""Positions out of random games, for tests of bots."""

from __future__ import annotations

from saloon.core import registry
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, State


def middle_states(name: str, count: int = 30) -> list[State]:
    """Random states in which somebody has a real choice."""
    info = registry.info(name)
    found: list[State] = []
    for seed in range(count):
        state, rng = info.load().open(info.seats[seed % len(info.seats)]), Rng(seed)
        for _ in range(40 + 7 * seed):
            if state.turn == OVER:
                break
            state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
        if state.turn >= 0 and len(state.moves()) > 1:
            found.append(state)
    return found
