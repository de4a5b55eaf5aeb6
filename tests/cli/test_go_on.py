"""`saloon play FILE`: a saved game goes on, and nothing that is none does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Saloon

ENOUGH = "1\n" * 1000


@pytest.fixture
def half(saloon: Saloon, tmp_path: Path) -> Path:
    """A game that somebody left after two moves of their own."""
    saloon(
        "play", "go_west", "--seats", "me:Ann,greedy", "--seed", "1", "--option", "first_seat=0",
        typed="1\n1\nq\nhalf.jsonl\n",
    )  # fmt: skip
    return tmp_path / "half.jsonl"


def header(file: Path) -> dict[str, object]:
    told: dict[str, object] = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    return told


def test_a_saved_game_goes_on_to_its_end_and_says_what_is_proven(saloon: Saloon, half: Path) -> None:
    before = half.read_text(encoding="utf-8").splitlines()
    played = saloon("play", "half.jsonl", typed=ENOUGH + "y\n")
    assert (played.code, played.err) == (0, "")
    assert f"Going on after {len(before) - 1} plies." in played.out
    assert "The game is over" in played.out
    after = half.read_text(encoding="utf-8").splitlines()
    assert after[1 : len(before)] == before[1:]  # it was saved where it came from, and what was played stands
    assert header(half)["seats"] == ["Ann", "greedy"]
    verified = saloon("verify", "half.jsonl")
    draws = [sum('"draw":{' in line for line in lines) for lines in (before, after[len(before) :])]
    unproven, fair = verified.out.splitlines()
    assert unproven.startswith(f"Unproven: {draws[0]} draws before ply {len(before) - 1}")
    assert json.loads(before[0])["commitment"] in unproven
    assert fair.startswith(f"Fair from ply {len(before) - 1} on: all {draws[1]} draws")


def test_with_its_seed_it_goes_on_as_it_would_have(saloon: Saloon, half: Path, tmp_path: Path) -> None:
    whole = ("play", "go_west", "--seats", "me:Ann,greedy", "--seed", "1", "--option", "first_seat=0")
    saloon(*whole, typed=ENOUGH + "whole.jsonl\n")
    saloon("play", "half.jsonl", "--seed", "1", typed=ENOUGH + "y\n")
    assert half.read_text(encoding="utf-8") == (tmp_path / "whole.jsonl").read_text(encoding="utf-8")


def test_others_may_take_the_seats(saloon: Saloon, half: Path) -> None:
    saloon("play", "half.jsonl", "--seats", "random,me:Bea", typed=ENOUGH + "y\n")
    assert header(half)["seats"] == ["random", "Bea"]


def test_the_automa_plays_on_in_its_seat(saloon: Saloon, tmp_path: Path) -> None:
    began = ("play", "gwt", "--seats", "me,automa:hard", "--seed", "1")
    saloon(*began, typed="1\n1\nq\nsolo.jsonl\n")
    left = saloon("play", "solo.jsonl", typed="1\nq\nn\n")
    assert (left.code, left.err) == (0, "")
    refused = saloon("play", "solo.jsonl", "--seats", "me,me:Bea")
    assert (refused.code, refused.err) == (2, "saloon: seats: The Automa plays seat 2; nobody else can sit there.\n")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("nothing.jsonl",), "nothing.jsonl: There is no such file or folder."),
        (("game.jsonl",), "game.jsonl: game: This game is over. Look at it again with: saloon replay game.jsonl"),
        (("half.jsonl", "--option", "deck=x"), "deck=x: A saved game keeps the options it began with."),
        (("half.jsonl", "--seats", "me"), "seats: This game has 2 seats, not 1."),
        (("half.jsonl", "--seats", "me,automa"), "seats: This game has no Automa."),
        (("half.jsonl", "--seed", "x"), "seed: A seed consists of at most 64 hexadecimal digits (0–9, a–f)."),
        (("cut.jsonl",), "cut.jsonl: line 3: This line is not JSON; it is damaged or cut off."),
        (("no.toml",), "no.toml: line 1: This line is not JSON; it is damaged or cut off."),
        (("chess",), "game: “chess” is not one of: go_west, gold_rush, great_western_trail."),
    ],
)
def test_what_cannot_go_on_is_refused(
    saloon: Saloon, half: Path, recorded: Path, tmp_path: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    lines = half.read_text(encoding="utf-8").splitlines()
    (tmp_path / "cut.jsonl").write_text("\n".join([*lines[:2], lines[2][:-4]]), encoding="utf-8")
    (tmp_path / "no.toml").write_text("a = 1", encoding="utf-8")
    outcome = saloon("play", *arguments)
    assert (outcome.code, outcome.err) == (2, f"saloon: {complaint}\n")
