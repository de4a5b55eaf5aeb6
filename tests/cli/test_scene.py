"""`saloon scene`: every scene is told, exit code 0 only if all pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.cli.app import main

PASSES = """
id = "GW-X1"
title = "A wagon"
rules = ["GW-14"]
given = {}
when = [{ do = "announce" }]
then.turn = 0
"""
FAILS = PASSES.replace("then.turn = 0", "then.turn = 1").replace("GW-X1", "GW-X2")


def run(tmp_path: Path, text: str, *arguments: str) -> int:
    file = tmp_path / "scenes.toml"
    file.write_text(text, encoding="utf-8")
    return main(["--lang", "en", "scene", str(file), *arguments])


def test_all_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The game is told by the id's prefix."""
    assert run(tmp_path, PASSES) == 0
    assert capsys.readouterr().out == "✓ GW-X1 A wagon\n1 passed, 0 failed\n"


def test_a_difference_is_shown_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    both = f"[[scene]]{PASSES}\n[[scene]]{FAILS}"
    assert run(tmp_path, both, "--game", "go_west") == 1
    out = capsys.readouterr().out
    assert "✓ GW-X1" in out
    assert "✗ GW-X2 A wagon\n    then.turn: expected=1 got=0\n1 passed, 1 failed\n" in out


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("id = ", "scenes.toml"),
        ('id = "XX-1"', "XX-1"),
        (PASSES.replace("then.turn", "then.trun"), "GW-X1.then.trun"),
        (PASSES.replace("then.turn = 0", ""), "GW-X1"),
    ],
)
def test_bad_scenes_are_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, complaint: str) -> None:
    assert run(tmp_path, text) == 2
    told = capsys.readouterr().err
    assert complaint in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ('actoin = "none"', "GR-X1.actoin: There is no such field here"),
        ('tents_home = ["red"]', "GR-X1.tents_home: The tent of “red” is not on the map."),
        ('action = "dance"', "GR-X1.action: “dance” is not an action"),
        ("action = 5", "GR-X1.action: This is not the kind of value that belongs here."),
    ],
)
def test_a_games_own_notation_is_told_in_its_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: str, complaint: str
) -> None:
    scene = f'id = "GR-X1"\nseats = ["blue", "red"]\nturn = "blue"\ntile = "RS1 1,0 0"\n{change}\n'
    assert run(tmp_path, scene) == 2
    assert complaint in capsys.readouterr().err


def test_missing_file_and_unknown_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "scene", str(tmp_path / "no.toml")]) == 2
    assert "no.toml" in capsys.readouterr().err
    assert run(tmp_path, PASSES, "--game", "chess") == 2
    assert "chess" in capsys.readouterr().err
