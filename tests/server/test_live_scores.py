"""What each point was for can be asked for at any time, and tells nothing that the viewer may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from saloon.core import registry
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from saloon.server.tables import known_points, known_to
from tests.server.serving import Person, Server, play_on


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


def test_gold_rush_counts_open_features_and_tokens_as_if_the_game_ended_now() -> None:
    """GR-89 … GR-95; the state itself goes on."""
    game, rng = registry.load("gold_rush"), Rng(3)
    state = game.open(3, {"first_seat": 0})
    more = 0
    while state.turn != OVER:
        if state.turn != CHANCE:
            banked = [score["points"] for score in game.scores(state)]
            now = game.scores_if_over(state)
            assert sums(now) == [score["points"] for score in now]
            assert all(point >= bank for point, bank in zip(sums(now), banked, strict=True))
            more += sums(now) != banked
            assert [score["points"] for score in game.scores(state)] == banked
        state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
    assert more
    assert game.scores_if_over(state) == game.scores(state)


def test_how_the_points_came_together_is_told_when_the_table_is_over(server: Server) -> None:
    person = Person(server)
    table = person.make_table("person:Ann", "person:Ben")
    path = f"/api/tables/{table['id']}"
    assert person.get(f"{path}/progress", 409)["error"] == "conflict"
    stream = person.stream(table["id"])
    stream.hear_until("update")
    play_on({0: stream, 1: stream}, 10_000, random.Random(5))
    moments = person.get(f"{path}/progress")
    history = person.get(f"{path}/history")
    assert moments[-1]["ply"] == len(history)
    for moment in moments[1:]:
        assert [sum(items.values()) for items in moment["items"]] == history[moment["ply"] - 1]["points"]
