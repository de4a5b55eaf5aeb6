"""The independent check: a companion that is told what lies on the table says what the engine's own Automa does."""

from __future__ import annotations

import pytest

from saloon import bots
from saloon.companion.sitting import Sitting, read
from saloon.core.fairness import rng_at
from saloon.core.state import OVER
from saloon.core.table import Table
from saloon.games.great_western_trail.game import GAME
from tests.companion import recorded
from tests.companion.recorded import Recorded

MARKET = {"tell": "refill", "what": "market"}
OPTIONS = ("setup", "automa_starting_objective", "automa_deck")


def sit(game: Recorded) -> Sitting:
    options = {name: game.options[name] for name in OPTIONS}
    sitting = Sitting.new("automa", game.options["automa"], options, seed=bytes(32))
    opening = game.opening if game.options["setup"] == "normal" else {**game.opening, "sides": []}
    known = {one.name for one in sitting.question().fields}  # type: ignore[union-attr]
    sitting.answer({name: value for name, value in opening.items() if name in known})
    return sitting


def check(game: Recorded, sitting: Sitting) -> int:
    """Goes through the whole game; returns how many questions there were."""
    questions = 0
    for number, half in enumerate(game.halves, start=1):
        draws = iter(half.draws)
        while len(sitting.guide.turns()) < number:
            question = sitting.question()
            assert question is not None
            sitting.answer(recorded.answer(question.as_json(), half, draws))
            questions += question.ask not in ("turn", "card", "building")
        assert next(draws, None) is None
        told, expected = recorded.plain(sitting.guide.turns()[-1].told), game.expected(half)
        if MARKET not in expected:  # it may be full already; the companion need not know
            told = tuple(row for row in told if row != MARKET)
        assert told == expected, number
    assert sitting.question() is None
    assert sitting.guide.score() == game.items
    return questions


@pytest.mark.parametrize("name", recorded.GAMES)
def test_instructions_are_what_the_engine_did(name: str) -> None:
    game = recorded.read(name)
    sitting = sit(game)
    questions = check(game, sitting)
    assert questions <= 2 * len(game.halves)  # few: at most two beside what the player did, on average
    assert read(sitting.write()).guide.score() == game.items


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "surprise"])
@pytest.mark.parametrize(("bot", "setup"), [("random", "normal"), ("greedy", "beginner")])
def test_fresh_games_at_every_level(level: str, bot: str, setup: str) -> None:
    options = {"automa": level, "setup": setup, "automa_starting_objective": level == "easy"}
    table = Table(GAME, ["me", "automa"], options, seed=level.encode().ljust(32, b"."))
    player = bots.make(bot)
    while table.state.turn != OVER:
        move = player.choose(bots.Sight(table.state, 0), rng_at(table.seed, table.ply))
        table.play(0, table.game.action(table.state, int(move)))
    game = recorded.split(table.transcript)
    check(game, sit(game))
