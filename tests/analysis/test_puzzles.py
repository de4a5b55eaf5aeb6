"""Puzzles are positions in which one move is clearly best and not the first that one sees."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from saloon.analysis import puzzles
from saloon.bots import Sight
from saloon.bots.levels import judge_for
from saloon.core import registry
from saloon.core.refusal import BadTranscript
from saloon.core.rng import Rng
from saloon.core.transcript import parse
from tests.cli.conftest import Saloon, recorded, saloon

__all__ = ["recorded", "saloon"]

RECORDED = Path(__file__).parents[1] / "transcripts"
LEAST = 60  # puzzles that ship with each game
QUICK = 2  # the hardest grade that is tried here: searches of 20 simulations find it
SOME = 12  # puzzles of each game that are tried


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer simulations, and positions that need not be as clear."""
    for name, value in {"SIMULATIONS": 20, "CHECK": 40, "LEAD": -1.0, "MOST": 1, "GRADES": (5,), "APART": 1}.items():
        monkeypatch.setattr(puzzles, name, value)


@pytest.mark.usefixtures("quick")
def test_what_everybody_sees_at_once_is_no_puzzle() -> None:
    game = registry.load("go_west")
    transcript = parse((RECORDED / "go_west" / "two-greedy.jsonl").read_text())
    (found,) = puzzles.puzzles_in(transcript)
    state = game.from_position(found.position)
    assert state.turn == found.seat
    assert len(state.moves()) >= puzzles.LEAST_MOVES
    solution = game.move(state, found.moves[0]["action"])
    assert not puzzles.is_found_at_once(Sight(state, found.seat), solution)
    assert found.line[0]["action"] == found.moves[0]["action"]
    assert puzzles.read(puzzles.write(game, [found]), "go_west") == [found]
    assert puzzles.checked(game, found.position, found.moves[0]["action"]) == found
    assert puzzles.checked(game, found.position, found.moves[1]["action"]) is None


@pytest.mark.usefixtures("quick")
def test_a_puzzle_holds_nothing_that_was_hidden() -> None:
    """Two games that the seat in turn could not tell apart give the same puzzle."""
    game = registry.load("go_west")
    transcript = parse((RECORDED / "go_west" / "two-greedy.jsonl").read_text())
    (found,) = puzzles.puzzles_in(transcript)
    state = game.from_position(found.position)
    judge = judge_for("go_west", state)
    again = [puzzles.puzzle_at(game, state.guess(found.seat, Rng(seed)), judge, 7) for seed in (1, 2)]
    assert again[0] == again[1]


@pytest.mark.parametrize("game", registry.infos())
def test_shipped_puzzles_are_positions_of_today(game: str) -> None:
    """There are enough of them, and their solutions are moves that lead."""
    rules = registry.load(game)
    found = puzzles.shipped(game)
    assert len({puzzle.id for puzzle in found}) == len(found) >= LEAST
    for puzzle in found:
        state = rules.from_position(puzzle.position)
        assert state.turn == puzzle.seat
        assert 1 <= puzzle.grade <= puzzles.HARDEST
        shares = [move["share"] for move in puzzle.moves]
        assert shares[0] - max(shares[1:], default=0.0) >= puzzles.LEAD
        for move in puzzle.moves:
            assert rules.why_not(state, move["action"]) is None


@pytest.mark.parametrize("game", registry.infos())
def test_shipped_puzzles_are_as_hard_as_they_say(game: str) -> None:
    """By the search and the judgement of today, which find each with so many simulations, neither more nor fewer: other
    weights or another search show here. Then `saloon puzzles` checks the whole file again (docs/analysis.md)."""
    rules = registry.load(game)
    easy = [puzzle for puzzle in puzzles.shipped(game) if puzzle.grade <= QUICK]
    for puzzle in easy[:: max(1, len(easy) // SOME)]:
        state = rules.from_position(puzzle.position)
        sight, solution = Sight(state, puzzle.seat), rules.move(state, puzzle.moves[0]["action"])
        assert not puzzles.is_found_at_once(sight, solution)
        assert puzzles.grade(sight, judge_for(game, state), solution) == puzzle.grade, puzzle.id


HEAD = '{"puzzles":1,"game":"go_west"}\n'


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ('{"saloon":1}\n', 1),
        (HEAD.replace("go_west", "chess"), 1),
        (HEAD + '{"seat":0}\n', 2),
        (HEAD + "{\n", 2),
    ],
)
def test_other_files_are_refused_with_their_line(text: str, line: int) -> None:
    with pytest.raises(BadTranscript) as refused:
        puzzles.read(text, "go_west")
    assert refused.value.line == line


@pytest.mark.usefixtures("quick")
def test_the_command_writes_what_it_finds(saloon: Saloon, recorded: Path, tmp_path: Path) -> None:
    assert recorded.parent == tmp_path
    out = tmp_path / "puzzles.txt"
    done = saloon("puzzles", "go_west", "--from", str(tmp_path), "--out", str(out))
    assert (done.code, done.err) == (0, "")
    assert "One puzzle found in 1 games" in done.out
    header, *found = map(json.loads, out.read_text().splitlines())
    assert (header["puzzles"], header["game"], len(found)) == (1, "go_west", 1)


@pytest.mark.usefixtures("quick")
def test_puzzles_are_checked_again(saloon: Saloon, recorded: Path, tmp_path: Path) -> None:
    """A puzzle that another move solves is told by its number and left out."""
    first, again = tmp_path / "puzzles.txt", tmp_path / "again.txt"
    saloon("puzzles", "go_west", "--from", str(tmp_path), "--out", str(first))
    done = saloon("puzzles", "go_west", "--from", str(first), "--out", str(again))
    assert (done.code, again.read_text()) == (0, first.read_text())
    head, line = first.read_text().splitlines()
    other = json.loads(line)
    other["moves"] = other["moves"][::-1]
    first.write_text("".join(f"{row}\n" for row in (head, json.dumps(other), line)))
    again.unlink()
    done = saloon("puzzles", "go_west", "--from", str(first), "--out", str(again))
    assert (done.code, done.err) == (1, "")
    assert "Puzzles checked: 2 of 2. Confirmed: 1" in done.out
    assert "Not confirmed: 1" in done.out
    assert again.read_text().splitlines() == [head, line]


@pytest.mark.usefixtures("quick")
def test_only_harder_ones_are_looked_for(
    saloon: Saloon, recorded: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same ones, but for those that less search finds."""
    recorded.write_text("".join(recorded.read_text().splitlines(keepends=True)[:60]))
    for name, value in {"GRADES": (1, 5), "HARDEST": 3, "MOST": 100}.items():
        monkeypatch.setattr(puzzles, name, value)
    found = {}
    for least in (1, 2):
        out = tmp_path / f"puzzles-{least}.txt"
        assert saloon("puzzles", "go_west", "--from", str(tmp_path), "--out", str(out), "--grade", str(least)).code == 0
        found[least] = puzzles.read(out.read_text(), "go_west")
    harder = [puzzle for puzzle in found[1] if puzzle.grade > 1]
    assert 0 < len(harder) < len(found[1])
    assert found[2] == harder


def test_the_easiest_come_first() -> None:
    game = registry.load("go_west")
    found = puzzles.shipped("go_west")[:3]
    mixed = [replace(puzzle, grade=grade) for puzzle, grade in zip(found, (3, 1, 2), strict=True)]
    assert [puzzle.grade for puzzle in puzzles.read(puzzles.write(game, mixed), "go_west")] == [1, 2, 3]


def test_bad_input(saloon: Saloon, recorded: Path, tmp_path: Path) -> None:
    folder, out = str(tmp_path), str(tmp_path / "out")
    missing = saloon("puzzles", "go_west", "--from", str(tmp_path / "nowhere"), "--out", out)
    assert (missing.code, "no such file or folder" in missing.err) == (2, True)
    other = saloon("puzzles", "gold_rush", "--from", folder, "--out", out)
    assert (other.code, "no saved game of" in other.err) == (2, True)
    (tmp_path / "out").write_text("mine")
    there = saloon("puzzles", "go_west", "--from", folder, "--out", out)
    assert (there.code, (tmp_path / "out").read_text()) == (2, "mine")
    for grade in ("0", "6"):
        refused = saloon("puzzles", "go_west", "--from", folder, "--out", str(tmp_path / "fresh"), "--grade", grade)
        assert (refused.code, "grade" in refused.err) == (2, True)
    recorded.write_text(recorded.read_text().replace('"draw":"card"', '"draw":"cart"', 1))
    no_puzzles = saloon("puzzles", "go_west", "--from", str(recorded), "--out", str(tmp_path / "fresh"))
    assert (no_puzzles.code, "not a file of this game’s puzzles" in no_puzzles.err) == (2, True)
    broken = saloon("puzzles", "go_west", "--from", folder, "--out", str(tmp_path / "fresh"))
    assert (broken.code, "game.jsonl" in broken.err, "line" in broken.err) == (2, True, True)
