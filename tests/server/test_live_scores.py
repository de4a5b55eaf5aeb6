"""What each point was for can be asked for at any time, and tells nothing that the viewer may not know."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.core import registry
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from saloon.server.tables import known_points, known_to
from tests.server.serving import Person, Server


def sums(scores: list[dict[str, Any]]) -> list[int]:
    return [sum(item["points"] for item in score["items"]) for score in scores]


@pytest.mark.parametrize("name", ["go_west", "gold_rush", "great_western_trail"])
def test_items_add_up_to_the_points_that_each_viewer_sees(name: str) -> None:
    game, rng = registry.load(name), Rng(3)
    state = game.open(2, {"first_seat": 0})
    for ply in range(400):
        if state.turn == OVER:
            break
        if ply % 40 == 0:
            for viewer, index in ((0, 0), (1, 1), (None, 2)):
                scores = game.scores(known_to(state, viewer))
                assert sums(scores) == [score["points"] for score in scores] == list(known_points(state)[index])
        state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))


def test_the_scores_of_a_table_as_a_seat_and_as_a_spectator_know_them(server: Server) -> None:
    person = Person(server)
    path = f"/api/tables/{person.make_table('person:Ann', 'bot:greedy')['id']}/scores"
    assert [score["points"] for score in person.get(path)] == [10, 10]  # GW-3
    assert person.get(f"{path}?seat=0") == person.get(path)
    assert person.get(f"{path}?seat=1", 403) == {"error": "forbidden"}
