"""Actions by number: one number for what reads the same, everywhere in a game, and back again."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from saloon.core import registry, transcript
from saloon.core.game import Action, Game
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, State

GAMES = sorted(registry.infos())
RECORDED = Path(__file__).parents[1] / "transcripts"
# Fields of an action that the state fills in: its number says the rest
FILLED_IN = {"pay": ["vp"], "cowboy": ["x", "y", "job"], "foresight": ["tile"], "objective": ["card"], "use": ["site"]}


def meaning(action: Action) -> tuple[Any, ...]:
    """What a number says by itself."""
    fixed: dict[str, Any] = {key: value for key, value in action.items() if key not in FILLED_IN.get(action["do"], [])}
    if "path" in fixed:
        fixed["path"] = fixed["path"][-1]  # the stops on the way
    if action["do"] == "build":
        fixed["building"] = fixed["building"].rstrip("ab")  # which side of it was dealt to this table
    return tuple(sorted((key, str(value)) for key, value in fixed.items()))


def states(game: Game[Any]) -> Iterator[State]:
    """Of recorded games and of one random game for each number of seats, all with the same component data."""
    for path in sorted((RECORDED / game.info.name).glob("two-[gfsr]*.jsonl")):
        recorded = transcript.parse(path.read_text(encoding="utf-8"))
        assert recorded.rules == 1
        yield from (state for _, state in transcript.steps(recorded))
    yield from random_games(game, len(game.info.seats), rules=1)


def random_games(game: Game[Any], count: int, rules: int | None = None) -> Iterator[State]:
    for seed in range(count):
        state, rng = game.open(list(game.info.seats)[seed % len(game.info.seats)], rules=rules), Rng(seed)
        while state.turn != OVER:
            yield state
            state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))


@pytest.mark.parametrize("name", GAMES)
def test_moves_are_numbered_together_as_one_by_one(name: str) -> None:
    for state in random_games(registry.load(name), 2):
        if state.turn != CHANCE:
            moves, numbers = state.moves(), vec[i64]([-1] * (len(state.moves()) + 2))
            state.number_moves(moves, numbers, 1, 1000)
            assert list(numbers) == [-1, *(1000 + state.action_number(move) for move in moves), -1]


@pytest.mark.parametrize("name", GAMES)
def test_numbers_mean_the_same_in_every_state_and_lead_back(name: str) -> None:
    game = registry.load(name)
    meanings: dict[int, tuple[Any, ...]] = {}
    decisions = 0
    for state in states(game):
        if state.turn in (CHANCE, OVER):
            continue
        readable: dict[int, Action] = {}
        for move, action in zip(state.moves(), game.actions(state), strict=True):
            number = int(state.action_number(move))
            assert 0 <= number < state.action_count()
            assert readable.setdefault(number, action) == action, f"{number} is {action} and {readable[number]}"
            assert meanings.setdefault(number, meaning(action)) == meaning(action)
        decisions += 1
        number, action = list(readable.items())[decisions % len(readable)]
        assert game.action(state, int(state.move_numbered(number))) == action
        assert len({str(action) for action in readable.values()}) == len(readable), "one action has two numbers"
    assert decisions > 300
    assert int(state.move_numbered(state.action_count())) == -1


@pytest.mark.parametrize("name", GAMES)
def test_verbs_have_the_numbers_that_are_listed(name: str) -> None:
    game, blocks = registry.load(name), importlib.import_module(f"saloon.games.{name}.numbering").BLOCKS
    listed = [verb for verb, size in blocks for _ in range(size)]
    assert {verb for question in game.questions for verb in question.verbs} == set(listed)
    for state in random_games(game, 1):
        assert len(listed) == state.action_count()
        if state.turn not in (CHANCE, OVER):
            verbs = [listed[state.action_number(move)] for move in state.moves()]
            assert verbs == [action["do"] for action in game.actions(state)]


def test_a_game_that_does_not_number_its_actions_has_none() -> None:
    assert State(2, 0).action_count() == 0
