"""What Gold Rush says is what its types state."""

from __future__ import annotations

from typing import get_args

from saloon.games.gold_rush import wire
from saloon.games.gold_rush.board import ENDINGS, PHASES
from saloon.games.gold_rush.events import EVENTS
from saloon.games.gold_rush.game import GAME
from saloon.games.gold_rush.parts import JOBS, LANDS
from tests.games.gold_rush.lists import MOUNTAINOUS
from tests.games.wire import check_game, misfits

VERBS = {verb for question in GAME.questions for verb in question.verbs}


def test_everything_said_in_a_game_is_as_stated() -> None:
    had = check_game(GAME, GAME.open(2), 1)
    had |= check_game(GAME, GAME.open(3, {"tiles": MOUNTAINOUS}), 2)
    had |= check_game(GAME, GAME.from_position({"board": ["S 0,0 0", "MC1 0,1 2"], "bag": {"MF1": 1}}), 3)
    assert had == {*VERBS, *EVENTS}


def test_names_are_those_of_the_engine() -> None:
    assert get_args(wire.Land) == LANDS[1:]
    assert get_args(wire.Job) == JOBS[1:]
    assert get_args(wire.Phase) == PHASES
    assert get_args(wire.Ending) == ENDINGS


def test_what_is_not_as_stated_is_noticed() -> None:
    action = {"do": "place", "x": 0, "y": 1, "rotation": 0}
    assert GAME.wire is not None
    assert misfits(action, GAME.wire.action, "action") == []
    for wrong in (action | {"x": "0"}, action | {"z": 0}, {"do": "place", "x": 0, "y": 1}, {"do": "fly"}, "mine", None):
        assert misfits(wrong, GAME.wire.action, "action") != []
