"""Boards: what they show is in the view, and they fit the window."""

from __future__ import annotations

import io
import re
from itertools import cycle
from typing import Any

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from saloon.cli.boards import board_for, numbered
from saloon.core import registry
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from saloon.words import LANGUAGES, Words

GAME = registry.load("go_west")
BOARD = board_for("go_west")
NAMES = ["You", "greedy", "random C", "random D"]

POSITION = {
    "seats": 2,
    "wagons": {"new_england": 4, "east": 3, "great_plains": 11, "midwest": 0, "west": 1, "california": 1},
    "tracks": {"east": [0, 1, 1], "west": [1, 1, 1, 1, 0, 0, 0]},
    "players": [
        {"supply": 7, "vp": 23, "scored": 2, "hand": ["east:+1 w2 c5", "none w3 c2"]},
        {"supply": 8, "vp": 5, "marker": False, "hand": ["west:1 w0 c0"]},
    ],
}


def drawn(drawing: RenderableType, width: int, colours: bool = False) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=width, height=24, force_terminal=colours, highlight=False).print(drawing)
    return out.getvalue().splitlines()


def shown(view: dict[str, Any], language: str = "en", width: int = 80) -> list[str]:
    return drawn(BOARD.draw(view, Words(language, GAME, NAMES, 0)), width)


def test_the_board_tells_what_lies_where() -> None:
    lines = shown(GAME.view(GAME.from_position(POSITION), 0))
    names = next(line for line in lines if "California" in line)
    assert [name.strip() for name in names.split("│")] == [
        "California", "West", "Midwest", "Great Plains", "East", "New England",
    ]  # fmt: skip
    counts = next(line for line in lines if line.count("│") == 5 and "11" in line)
    assert [count.strip() for count in counts.split("│")] == ["1", "1", "0", "11", "3", "4"]
    assert sum(line.count("∩") for line in lines[: lines.index(counts)]) == 20
    tracks = next(line for line in lines if "┃" in line)
    assert tracks.strip().strip("│").split("┃")[1:] == [
        "■ ■ ■ ■ ● ● ●", "○ ○ ○ ○ ○ ○ ○", "○ ○ ○ ○ ○ ○ ○", "● ■ ■ ○ ○ ○ ○",
    ]  # fmt: skip


def test_the_players_table_tells_what_each_has() -> None:
    lines = shown(GAME.view(GAME.from_position(POSITION), 0))
    own = next(line for line in lines if "● You " in line).split()
    assert own == ["▶", "●", "You", "23", "7", "19", "×2", "·", "·[6]10", "15", "16", "2"]
    other = next(line for line in lines if "■ greedy" in line).split()
    assert other == ["■", "greedy", "5", "8", "16", "–", "[1]3", "6", "10", "15", "16", "1"]


def test_only_the_own_hand_is_shown() -> None:
    state = GAME.from_position(POSITION)
    text = "\n".join(shown(GAME.view(state, 0)))
    assert "●+● ∩∩" in text
    assert "$5" in text
    assert "$2" in text
    assert "$0" not in text  # the other seat's card
    words = Words("en", GAME, NAMES, None)
    assert "$" not in "\n".join(drawn(BOARD.draw(GAME.view(state, None), words), 80))


def test_colours_are_never_the_only_sign() -> None:
    """Without them the text is the same."""
    view = GAME.view(GAME.from_position(POSITION), 0)
    words = Words("en", GAME, NAMES, 0)
    plain = drawn(BOARD.draw(view, words), 80)
    coloured = drawn(BOARD.draw(view, words), 80, colours=True)
    assert [Text.from_ansi(line).plain.rstrip() for line in coloured] == [line.rstrip() for line in plain]
    assert coloured != plain


def test_moves_stand_under_their_cards() -> None:
    state = GAME.from_position(POSITION)
    moves = numbered(GAME.attempts(state))
    sheet = BOARD.sheet(GAME.view(state, 0), Words("en", GAME, NAMES, 0), moves, True)
    assert {moves[number].action["do"] for number in sheet.shown} == {"play", "sell"}
    lines = drawn(sheet.drawing, 80)
    cost = next(line for line in lines if "$" in line)
    for verb in ("Play: …", "Sell: …"):
        row = next(line for line in lines if line.startswith(verb))
        for card, sign in (("east:+1 w2 c5", "$5"), ("none w3 c2", "$2")):
            number = next(n for n, move in moves.items() if move.action == {"do": verb[:4].lower(), "card": card})
            assert abs(row.index(f"[{number}]") - cost.index(sign)) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_of_a_game_fits_the_window(language: str) -> None:
    """At 80 × 24 with four seats: the dense board, three moves beside those on the cards, a question and a prompt."""
    state, rng = GAME.open(4), Rng(1)
    words = Words(language, GAME, NAMES, 0)
    widths = cycle((80, 100, 120))
    while state.turn != OVER:
        if state.turn == 0:
            width, view = next(widths), GAME.view(state, 0)
            moves = numbered(GAME.attempts(state))
            for dense in (False, True):
                sheet = BOARD.sheet(view, words, moves, dense)
                lines = drawn(sheet.drawing, width)
                assert max(len(line) for line in lines) <= width
                cut_off = [line for line in lines if "…" in re.sub(r"^[^ ]+\s?: …", "", line)]
                assert not cut_off
            assert len(lines) + len(moves) - len(sheet.shown) <= 22
        state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
    assert drawn(BOARD.draw(GAME.view(state, None), words), 80)


def test_a_game_without_a_board_is_shown_as_a_tree() -> None:
    view = GAME.view(GAME.from_position(POSITION), 0)
    lines = drawn(board_for("chess").draw(view, Words("en", GAME)), 80)
    assert lines[0] == "Go West!"
    text = "\n".join(lines)
    assert "phase: action" in text
    assert "great_plains: 11" in text
