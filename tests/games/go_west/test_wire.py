"""What Go West! says is what its types state."""

from __future__ import annotations

from typing import get_args

from saloon.games.go_west import wire
from saloon.games.go_west.board import ENDINGS, PHASES
from saloon.games.go_west.events import EVENTS
from saloon.games.go_west.game import GAME
from saloon.games.go_west.parts import EAST, REGIONS, WEST
from tests.games.wire import check_game

VERBS = {verb for question in GAME.questions for verb in question.verbs}


def test_everything_said_in_a_game_is_as_stated() -> None:
    had = check_game(GAME, wire, GAME.open(2), 1) | check_game(GAME, wire, GAME.open(4, {"end_check": "turn"}), 4)
    last = {"card": "east:1 w2 c2", "phase": "step", "steps_left": 2, "wagons": {"west": 1, "california": 19}}
    had |= check_game(GAME, wire, GAME.from_position(last), 2)
    assert had == {*VERBS, *EVENTS}


def test_names_are_those_of_the_engine() -> None:
    assert get_args(wire.Region) == REGIONS
    assert get_args(wire.TrackRegion) == REGIONS[EAST : WEST + 1]
    assert get_args(wire.Phase) == PHASES
    assert get_args(wire.Ending) == ENDINGS
