"""The map of Gold Rush in the terminal: whole games can be drawn, places carry the numbers of their moves."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from rich.console import Console

from saloon.cli.boards import Numbered, Sheet, board_for, numbered
from saloon.core import registry
from saloon.core.game import Attempt
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from saloon.words import LANGUAGES, Words

GAME = registry.load("gold_rush")
BOARD = board_for("gold_rush")


def drawn(renderable: object, width: int = 100) -> str:
    console = Console(width=width, height=60, force_terminal=False, color_system=None)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_state_of_a_game_can_be_drawn(language: str, seats: int) -> None:
    state, rng = GAME.open(seats), Rng(seats)
    words = Words(language, GAME, [f"Player {seat}" for seat in range(seats)], 0)
    while state.turn != OVER:
        state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
        if rng.below(12) == 0:
            text = drawn(BOARD.draw(GAME.view(state, 0), words), width=80)
            assert "Player 0" in text
            assert all(len(line) <= 80 for line in text.splitlines())


def cell(move: Attempt) -> tuple[int, int]:
    return move.action["x"], move.action["y"]


def test_every_place_shows_its_numbers_and_rotations() -> None:
    state, rng = GAME.open(2, {"first_seat": 0}), Rng(2)
    while state.turn == CHANCE:
        state.play(state.draw(rng))
    moves = numbered(GAME.attempts(state))
    sheet = BOARD.sheet(GAME.view(state, 0), Words("en", GAME, ["Ann", "Bob"], 0), moves, False)
    assert sheet.shown == frozenset(moves)
    text = drawn(sheet.drawing)
    numbers = [int(number) for number in re.findall(r"(?<![\d,])(\d+)(?:–\d+)?(?= )", text.split("⌂")[0])]
    firsts = [n for n, move in moves.items() if n == 1 or cell(move) != cell(moves[n - 1])]
    assert set(firsts) <= set(numbers)


def test_other_players_tokens_stay_hidden() -> None:
    """GR-51, GR-98: how many tokens somebody has is public, their values are not."""
    state = GAME.from_position({"supply": 50, "players": [{"tokens": [5, 3]}, {"tokens": [2]}]})
    words = Words("en", GAME, ["Ann", "Bob"], 1)
    text = drawn(BOARD.draw(GAME.view(state, 1), words))
    assert "1 (2)" in text
    assert "5+3" not in text
    assert "3+5" not in text


def small_windows(seed: int) -> Iterator[tuple[Numbered, Sheet, str]]:
    """Every decision of a random game with three seats, drawn for a window of 80 × 24."""
    state, rng = GAME.open(3), Rng(seed)
    words = Words("de", GAME, ["Annabella", "Bob", "Cassandra"], 0)
    while state.turn != OVER:
        if state.turn != CHANCE:
            moves = numbered(GAME.attempts(state))
            sheet = BOARD.sheet(GAME.view(state, 0), words, moves, True)
            console = Console(width=80, height=24, force_terminal=False, color_system=None)
            with console.capture() as capture:
                console.print(sheet.drawing)
            yield moves, sheet, capture.get()
        state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))


def test_a_window_of_80_by_24_holds_map_players_and_moves() -> None:
    """Map and list leave room for news, question and prompt; the number of every move that is not listed is there."""
    for moves, sheet, text in small_windows(5):
        lines = text.splitlines()
        listed = len(moves) - len(sheet.shown)
        assert all(len(line) <= 80 for line in lines)
        assert len(lines) + listed <= 21
        assert "Annabella" in text or listed > 6
        digits = set(map(int, re.findall(r"\d+", text)))
        ranges = [(int(a), int(b)) for a, b in re.findall(r"(\d+)–(\d+)", text)]
        for number in sheet.shown:
            assert number in digits or any(low <= number <= high for low, high in ranges)
