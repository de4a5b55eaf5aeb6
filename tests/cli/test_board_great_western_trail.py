"""The board of Great Western Trail: it shows what is in the view, fits the window and keeps hands secret."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from saloon.cli.boards import board_for, numbered
from saloon.cli.boards.great_western_trail.legend import legend
from saloon.cli.screen import Screen
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from saloon.games.great_western_trail.game import GAME
from saloon.words import LANGUAGES, Words

BOARD = board_for("great_western_trail")
NAMES = ["You", "a name of 16 let", "random C", "random D"]


def drawn(drawing: RenderableType, width: int, colours: bool = False) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=width, height=24, force_terminal=colours, highlight=False).print(drawing)
    return out.getvalue().splitlines()


class Window(Screen):
    """A window of this width, in which text is not as wide."""

    def __init__(self, out: io.StringIO, window: int) -> None:
        super().__init__(file=out, width=min(window, 120), height=50, highlight=False)
        self.window = window


def test_a_wide_window_shows_the_markets_beside_the_board() -> None:
    view, words = {**middle(), "points": [31, 7, 12]}, Words("en", GAME, NAMES, 0)
    tall = drawn(BOARD.draw(view, words), 120)
    for window in (168, 185, 300):
        out = io.StringIO()
        Window(out, window).print(BOARD.draw(view, words))
        wide = out.getvalue().splitlines()
        assert len(wide) < 0.75 * len(tall)
        assert max(map(len, wide)) <= min(window, 200)
        assert any("N-A" in line and "market" in line for line in wide[:5])
        signs = {word for line in tall for word in line.split()}
        assert signs <= {word for line in wide for word in line.split()}, "nothing is lost"


def test_points_stand_in_a_column_where_they_are_known() -> None:
    words = Words("en", GAME, NAMES, 0)
    lines = drawn(BOARD.draw({**middle(), "points": [31, 7, 12]}, words), 120)
    rows = [next(line for line in lines if name in line) for name in ("● You ", f"■ {NAMES[1]}", f"▲ {NAMES[2]}")]
    end = lines[lines.index(rows[0]) - 1].index("☆") + 1
    assert [row[:end].split()[-1] for row in rows] == ["31", "7", "12"]


def test_the_legend_explains_every_sign() -> None:
    words = Words("en", GAME, NAMES, 0)
    told = {text.plain.split()[0] for text in legend(words)}
    for state in states(3, 7):
        for line in drawn(BOARD.draw({**GAME.view(state, 0), "points": [0, 0, 0]}, words), 120):
            shown = set(re.findall(r"[§☆▿▾◇♞⚒⚙▣»○▤▥▧⌂╨≈☼▒Λ♣!◎▢①②③④⑤]", line))
            assert shown <= set("".join(told)), line


def states(seats: int, seed: int, **options: Any) -> Iterator[Any]:
    """A random game, every state where the first seat has a choice, and the end."""
    state, rng = GAME.open(seats, options), Rng(seed)
    while state.turn != OVER:
        if state.turn == 0:
            yield state
        state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
    yield state


def middle(seats: int = 3) -> dict[str, Any]:
    """A view in which something of every kind lies about."""
    for state in states(seats, 7):
        view: dict[str, Any] = GAME.view(state, 0)
        if any(":" in tile for tile in view["trail"].values()) and any(player["cities"] for player in view["players"]):
            return view
    raise AssertionError


def test_the_trail_shows_tiles_owners_and_cattlemen() -> None:
    view = middle()
    view["trail"] |= {"A2": "1:4a", "FLOOD1": "flood-4-green", "TP1": "blue_teepee", "N-A": "G"}
    view["players"][0]["site"] = view["players"][2]["site"] = "A2"
    text = "\n".join(drawn(BOARD.draw(view, Words("en", GAME, NAMES, 0)), 100))
    assert "A2 ■4a▾‹●▲›" in text
    assert "≈1 4☆▿" in text
    assert "TP1 Λ▾" in text
    assert "N-A G" in text


def test_engines_stand_over_their_spaces() -> None:
    view = middle()
    for player, space in zip(view["players"], (12, 4.5, 12), strict=True):
        player["engine"] = space
    lines = drawn(BOARD.draw(view, Words("en", GAME, NAMES, 0)), 100)
    track = next(i for i, line in enumerate(lines) if line.startswith("┴──"))
    assert lines[track - 1].rstrip() == " " * 9 + "■" + " " * 14 + "●"
    assert lines[track - 2].rstrip() == " " * 24 + "▲"
    assert lines[track][9] == "╨"
    assert lines[track + 1].startswith("0         5         10 ")
    assert lines[track + 1].index("39") <= 78 < len(lines[track])


def test_markets_cities_and_stations() -> None:
    view = middle()
    view["jobs"][0] = {"cowboy": 2, "engineer": 1}
    view["token"] = 4
    view["foresight"] = ["flood-3-black", "green_teepee", "craftsman", None, "engineer", "cowboy"]
    view["players"][0]["cities"] = {"kansas_city": 2}
    view["players"][1]["cities"] = {"kansas_city": 1}
    view["players"][1]["stations"] = [6]
    view["display"] = ["O05", None, None, None]
    text = "\n".join(drawn(BOARD.draw(view, Words("en", GAME, NAMES, 0)), 200))
    assert "1 $6 ♞♞⚙" in text
    assert "◎" in text
    assert "1 ≈3☆▾ Λ▿" in text
    assert "2 ⚒ –" in text
    assert "3 ⚙ ♞" in text
    assert " 0 ●●■" in text
    assert "╨21.5 $8 5☆ ■" in text
    assert "O05 ⌂+3§3 4/–2☆" in text


def test_only_the_own_hand_is_shown() -> None:
    view = middle()
    hand = ["O05"]
    view["players"][0]["hand"] = hand
    view["display"] = [None] * 4
    for player in view["players"]:
        player["area"] = []
    assert "O05" in "\n".join(drawn(BOARD.draw(view, Words("en", GAME, NAMES, 0)), 100))
    assert "O05" not in "\n".join(drawn(BOARD.draw(view, Words("en", GAME, NAMES, None)), 100))
    assert "O05" not in "\n".join(drawn(BOARD.draw(view, Words("en", GAME, NAMES, 1)), 100))


def test_colours_are_never_the_only_sign() -> None:
    view = middle(4)
    words = Words("en", GAME, NAMES, 0)
    plain = drawn(BOARD.draw(view, words), 100)
    coloured = drawn(BOARD.draw(view, words), 100, colours=True)
    assert [Text.from_ansi(line).plain.rstrip() for line in coloured] == [line.rstrip() for line in plain]
    assert coloured != plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(2, {"automa": "easy"}), (2, {}), (3, {}), (4, {})])
def test_every_state_of_a_game_fits_the_window(language: str, seats: int, options: dict[str, Any]) -> None:
    words = Words(language, GAME, NAMES, 0)
    for turn, state in enumerate(states(seats, 1, **options)):
        view = GAME.view(state, 0)
        moves = numbered(GAME.attempts(state)) if state.turn != OVER else {}
        if turn % 5 and state.turn != OVER:
            continue
        for width, dense, most in ((80, True, 24), (100, False, 44), (80, False, 54)):
            sheet = BOARD.sheet(view, words, moves, dense)
            lines = drawn(sheet.drawing, width)
            assert max(len(line.rstrip()) for line in lines) <= width
            assert len(lines) <= most
            assert all(f"[{number}]" in "\n".join(lines) for number in sheet.spare)
            assert dense or not sheet.spare
