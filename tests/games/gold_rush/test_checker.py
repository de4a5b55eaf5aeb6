"""Gold Rush against the slow checker: after every move the same features, placements, actions and scores."""

from __future__ import annotations

from typing import Any

import pytest

import saloon
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from saloon.games.gold_rush.game import GAME
from saloon.games.gold_rush.state import GoldRush
from tests.games.gold_rush.checker import Land, Segment, after_turn, at_the_end, choices

GAMES = 3 if saloon.compiled() else 1  # of each number of seats


def played(seed: int, seats: int, **options: Any) -> GoldRush:
    """A game of random moves, looked at after each."""
    state, rng = GAME.open(seats, options), Rng(seed)
    outcome: dict[str, Any] = {}
    while state.turn != OVER:
        position = GAME.position(state)
        if position["phase"] == "place":
            compare_placements(state, position)
        elif position["phase"] == "act":
            compare_map(state, position)
            compare_choices(state, position)
        if state.turn == CHANCE:
            move = int(state.draw(rng))
        else:
            move = int(rng.pick(state.moves()))
            if position["phase"] == "act":
                outcome = after_turn(position, GAME.action(state, move))
        state.play(move)
        if outcome and GAME.position(state)["phase"] == "tile":
            compare_outcome(GAME.position(state), outcome)
            outcome = {}
    end = GAME.position(state)
    if outcome:
        values = [player["tokens"] for player in end["players"]]
        assert [len(held) for held in values] == outcome["tokens"]
        assert [player["score"] for player in end["players"]] == at_the_end(outcome, end["board"], values)
    return state


def compare_placements(state: GoldRush, position: dict[str, Any]) -> None:
    """GR-19, GR-20, GR-22"""
    actions = [GAME.action(state, int(move)) for move in state.moves()]
    got = sorted((action["x"], action["y"], action["rotation"]) for action in actions)
    assert got == Land(position["board"]).placements(position["tile"])


def compare_map(state: GoldRush, position: dict[str, Any]) -> None:
    """GR-8 and all that features are worth (GR-60 … GR-93), GR-26, GR-28"""
    land = Land(position["board"])
    flooded = land.features()
    shown = GAME.view(state, None)["features"]
    assert len(shown) == len(flooded)
    for row in shown:
        feature = frozenset(land.named(name) for name in row["segments"])
        assert feature in flooded
        assert len(feature) == len(row["segments"])
        assert row["complete"] == land.complete(feature)
        assert row["worth"] == land.worth(feature, final=not row["complete"])
        if row["land"] == "mountain":
            assert {position["stacks"][name] for name in row["segments"]} == {row["tokens"]}
            assert row["tokens"] <= row["nuggets"] == land.printed(feature, "nuggets")
        if row["land"] == "rail":
            assert row["locomotives"] == land.printed(feature, "locos")


def compare_choices(state: GoldRush, position: dict[str, Any]) -> None:
    """GR-31 … GR-53"""
    land = Land(position["board"])
    got: set[tuple[str, ...] | tuple[str, Segment]] = set()
    for move in state.moves():
        action = GAME.action(state, int(move))
        if action["do"] in ("none", "mine"):
            got.add((action["do"],))
        else:
            segment = land.named(f"{action['x']},{action['y']} {action['where']}")
            got.add((action.get("job", "tent"), segment))
    assert got == choices(position)


def compare_outcome(position: dict[str, Any], outcome: dict[str, Any]) -> None:
    """GR-55 … GR-82"""
    land = Land(position["board"])
    players = position["players"]
    assert [player["score"] for player in players] == outcome["scores"]
    assert [len(player["tokens"]) for player in players] == outcome["tokens"]
    assert [player["tent"] and land.named(player["tent"]) for player in players] == outcome["tents"]
    men = [(seat, land.named(name.split(" ", 1)[1])) for seat, row in enumerate(players) for name in row["cowboys"]]
    assert sorted(men) == sorted(outcome["men"])
    assert {land.flood(land.named(name)): height for name, height in position["stacks"].items()} == outcome["heights"]
    assert position["lost"] == outcome["lost"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_equal_the_slow_reading(seats: int) -> None:
    for seed in range(GAMES):
        played(1000 * seats + seed, seats)


def test_games_without_farmers_equal_the_slow_reading() -> None:
    """GR-40"""
    played(7, 3, farmers=False)
