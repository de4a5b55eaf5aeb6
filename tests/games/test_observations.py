"""What a seat observes is what our networks were trained on: whoever writes it faster writes the same numbers."""

from __future__ import annotations

from hashlib import sha256

import pytest

from saloon.core import registry
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER

# Of every number that any seat observes in one random game at each number of seats. It changes with what is observed,
# and then networks are to be trained anew
TRAINED_ON = {
    "go_west": "ae39211ea360d75d",
    "great_western_trail": "7ccf2c71474cab0f",
}


@pytest.mark.parametrize("name", sorted(TRAINED_ON))
def test_observations_are_the_numbers_that_networks_were_trained_on(name: str) -> None:
    game, found = registry.load(name), sha256()
    for seats in game.info.seats:
        state, rng = game.open(seats), Rng(1, seats)
        while state.turn != OVER:
            state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
            for seat in range(seats):
                found.update(repr([float(number) for number in state.observe(seat)]).encode())
    assert found.hexdigest()[:16] == TRAINED_ON[name]
