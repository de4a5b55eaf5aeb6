"""The independent check: a companion that is told what lies on the table says what the engine's own Automa does."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon import bots
from saloon.companion.session import Session, read
from saloon.core.fairness import rng_at
from saloon.core.game import Json
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
    while (inquiry := session.inquiry()) is not None and inquiry.ask in ("opening", "setup"):
        session.answer(recorded.answer(game, inquiry.as_json(), game.halves[0], iter(())))
    return session


def check(game: Recorded, session: Session) -> int:
    """Goes through the whole game; returns how many inquiries there were."""
    inquiries = 0
    for number, half in enumerate(game.halves, start=1):
        draws = iter(half.draws)
        while len(session.companion.turns()) < number:
            inquiry = session.inquiry()
            assert inquiry is not None
            session.answer(recorded.answer(game, inquiry.as_json(), half, draws))
            inquiries += inquiry.ask not in ("turn", "card", "building")
        assert next(draws, None) is None
        told, expected = recorded.plain(session.companion.turns()[-1].told), game.expected(half)
        if MARKET not in expected:  # it may be full already; the companion need not know
            told = tuple(row for row in told if row != MARKET)
        assert told == expected, number
    if (inquiry := session.inquiry()) is not None:
        session.answer(recorded.answer(game, inquiry.as_json(), half, draws))
        inquiries += 1
    assert session.inquiry() is None
    assert session.companion.score() == game.items
    return inquiries


@pytest.mark.parametrize("name", recorded.GAMES)
def test_instructions_are_what_the_engine_did(name: str) -> None:
    game = recorded.read(name)
    session = sit(game)
    inquiries = check(game, session)
    assert inquiries <= len(game.halves) / 2  # beside what the player did
    assert read(session.write()).companion.score() == game.items


def played(bot: str, options: Json, seed: str) -> Recorded:
    table = Table(GAME, ["me", "automa"], options, seed=seed.encode().ljust(32, b"."))
    player = bots.make(bot)
    while table.state.turn != OVER:
        move = player.choose(bots.Sight(table.state, 0), rng_at(table.seed, table.ply))
        table.play(0, table.game.action(table.state, int(move)))
    return recorded.split(table.transcript)


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "surprise"])
@pytest.mark.parametrize(("bot", "setup"), [("random", "normal"), ("greedy", "beginner")])
def test_fresh_games_at_every_level(level: str, bot: str, setup: str) -> None:
    game = played(bot, {"automa": level, "setup": setup, "automa_starting_objective": level == "easy"}, level)
    check(game, sit(game))


def test_a_whole_game_at_hard_takes_fewer_than_60_questions() -> None:
    """From the opening to the points, in each of 20 games, the companion drawing the Automa's cards."""
    for number in range(20):
        game = played("greedy", {"automa": "hard"}, f"measure {number}")
        session = sit(game)
        check(game, session)
        draws = sum(len({"card", "building"} & set(entry.data)) for entry in session.entries)
        assert session.answers - draws < 60


def test_a_game_from_before_goes_on_as_it_began() -> None:
    """It was saved when everything was asked by need: up to any answer it opens, and ends with the same points."""
    lines = (Path(__file__).parent / "by-need.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    game = recorded.read("solo-medium")
    assert read("".join(lines)).companion.score() == game.items
    half_way = read("".join(lines[:80]))
    assert half_way.options["asking"] == "by-need"
    assert len(half_way.companion.turns()) > 10
    again = read(half_way.write())
    assert again.inquiry() == half_way.inquiry()
