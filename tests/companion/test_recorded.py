"""The independent check: a companion that is told what lies on the table says what the engine's own Automa does."""

from __future__ import annotations

import pytest

from saloon import bots
from saloon.companion.session import Session, read
from saloon.core.fairness import rng_at
from saloon.core.state import OVER
from saloon.core.table import Table
from saloon.games.great_western_trail.game import GAME
from tests.companion import recorded
from tests.companion.recorded import Recorded

MARKET = {"tell": "refill", "what": "market"}
OPTIONS = ("setup", "automa_starting_objective", "automa_deck")


def sit(game: Recorded) -> Session:
    options = {name: game.options[name] for name in OPTIONS}
    session = Session.new("automa", game.options["automa"], options, seed=bytes(32))
    opening = game.opening if game.options["setup"] == "normal" else {**game.opening, "sides": []}
    known = {one.name for one in session.inquiry().fields}  # type: ignore[union-attr]
    session.answer({name: value for name, value in opening.items() if name in known})
    return session


def check(game: Recorded, session: Session) -> int:
    """Goes through the whole game; returns how many inquiries there were."""
    inquiries = 0
    for number, half in enumerate(game.halves, start=1):
        draws = iter(half.draws)
        while len(session.companion.turns()) < number:
            inquiry = session.inquiry()
            assert inquiry is not None
            session.answer(recorded.answer(inquiry.as_json(), half, draws))
            inquiries += inquiry.ask not in ("turn", "card", "building")
        assert next(draws, None) is None
        told, expected = recorded.plain(session.companion.turns()[-1].told), game.expected(half)
        if MARKET not in expected:  # it may be full already; the companion need not know
            told = tuple(row for row in told if row != MARKET)
        assert told == expected, number
    assert session.inquiry() is None
    assert session.companion.score() == game.items
    return inquiries


@pytest.mark.parametrize("name", recorded.GAMES)
def test_instructions_are_what_the_engine_did(name: str) -> None:
    game = recorded.read(name)
    session = sit(game)
    inquiries = check(game, session)
    assert inquiries <= 2 * len(game.halves)  # few: at most two beside what the player did, on average
    assert read(session.write()).companion.score() == game.items


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
