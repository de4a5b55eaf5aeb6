"""The example of docs/add-a-game.md: a complete game in under 120 lines that keeps the laws (CL-1, CL-2, CL-3)."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from librt.vecs import vec

from saloon import bots
from saloon.bots import Bot, Sight
from saloon.bots.match import play_games
from saloon.conformance import Conformance, Give, whole
from saloon.core.game import Action, Game, Json
from saloon.core.refusal import Refusal
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from tests.docs import example


def load() -> Game[Any]:
    spec = importlib.util.spec_from_file_location("claim", example.RULES)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    game: Game[Any] = module.GAME
    return game


@whole
def give_nugget(position: Json, action: Action, refusal: Refusal) -> Json:
    return position | {"pile": [0, 0, 0, 1]}


GIVES: dict[str, Give | None] = {"pile-empty": give_nugget}


class TestClaim(Conformance):
    game = load()
    evidence = (Path(__file__).parent,)
    gives = GIVES


def test_example_is_as_short_as_promised() -> None:
    assert len(example.RULES.read_text(encoding="utf-8").splitlines()) < 120


def test_who_ties_shares_the_win() -> None:
    rows = list(play_games(load().open(2), vec[Bot]([bots.make("random"), bots.make("random")]), 1, 0, 40))
    shares = list(zip(rows[3::6], rows[5::6], strict=True))
    assert set(shares) == {(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)}


def test_bots_play_it_too() -> None:
    game = load()
    state, rng = game.open(2), Rng(3)
    while state.turn != OVER:
        seat = int(state.turn)
        move = state.draw(rng) if seat == CHANCE else bots.make("greedy").choose(Sight(state, seat), rng)
        state.play(move)
    assert sum(state.share(seat) for seat in (0, 1)) == 1.0
