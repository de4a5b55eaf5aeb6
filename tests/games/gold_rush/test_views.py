"""What a view has in common with the one before."""

from __future__ import annotations

import saloon
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from saloon.games.gold_rush.game import GAME
from saloon.games.gold_rush.shown import NOTHING_SHOWN


def test_what_a_view_keeps_of_the_last_one_is_never_of_another_map() -> None:
    """Copies share what was shown. Each goes on by itself, and is then shown as if nothing had been kept."""
    rng = Rng(11)
    for seed in range(4 if saloon.compiled() else 2):  # one of each kind of gap
        state = GAME.open(3, {"gap": "open"} if seed % 2 else {})
        while state.turn != OVER:
            other = state.copy()
            for table in (state, other):
                for _ in range(rng.below(6)):
                    if table.turn != OVER:
                        table.play(table.draw(rng) if table.turn == CHANCE else rng.pick(table.moves()))
            other.shown = state.shown  # as if it had been shown after the other one
            for table in (other, state):
                fresh = table.copy()
                fresh.shown = NOTHING_SHOWN
                assert GAME.view(table, 1) == GAME.view(fresh, 1)


def test_who_looks_second_at_a_map_is_shown_what_was_made_for_the_first() -> None:
    rng = Rng(5)
    state = GAME.open(2)
    while state.turn != OVER:
        state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
        first, second = GAME.view(state, 0), GAME.view(state, 1)
        assert all(one is other for one, other in zip(first["features"], second["features"], strict=True))
        assert first["stacks"] is second["stacks"]
