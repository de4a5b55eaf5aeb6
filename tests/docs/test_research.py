"""What docs/research.md shows is true: its examples run, its numbers are those of the games, its script learns."""

from __future__ import annotations

import doctest
import importlib
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from benchmarks import ratings
from benchmarks.research import TABLES
from saloon.core import registry

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "research.md").read_text(encoding="utf-8")


def test_examples_run_as_shown() -> None:
    failed, tried = doctest.testfile(str(DOCS / "research.md"), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried > 20


@pytest.mark.parametrize("name", sorted(registry.infos()))
def test_numbers_of_actions_are_those_of_the_game(name: str) -> None:
    first, rows = 0, []
    for verb, size in importlib.import_module(f"saloon.games.{name}.numbering").BLOCKS:
        rows.append((str(first) if size == 1 else f"{first}–{first + size - 1}", verb))
        first += size
    listed = [row for part in PAGE.split("\n\n") if f", {first:,} | | |" in part for row in _rows(part)]
    assert listed == rows


def _rows(part: str) -> list[tuple[str, ...]]:
    return re.findall(r"^\| ([\d–]+) \| (\w+) \|", part, re.MULTILINE)


@pytest.mark.parametrize("name", TABLES)
def test_tables_have_their_place(name: str) -> None:
    assert PAGE.count(f"<!-- {name} -->\n") == PAGE.count(f"<!-- /{name} -->\n") == 1


def test_ratings_that_were_broken_off_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played is not played again, and the table is that of a whole run."""
    monkeypatch.setattr(ratings, "names", lambda: ["random", "greedy", "search:6"])
    whole = ratings.table(4, ["go_west"], tmp_path / "whole")
    assert [row.partition("`")[2].partition("`")[0] for row in whole.splitlines()[2:4]] == ["random", "greedy"]
    ratings.table(2, ["go_west"], tmp_path / "parts")
    first = (tmp_path / "parts" / "go_west.jsonl").read_text()
    assert ratings.table(4, ["go_west"], tmp_path / "parts") == whole
    assert (tmp_path / "parts" / "go_west.jsonl").read_text().startswith(first)


def test_the_script_learns() -> None:
    """Cut down to seconds: from between 26 and 43 % it comes to between 72 and 100 %, by the seed."""
    script: dict[str, Any] = runpy.run_path(str(DOCS / "examples" / "learn_go_west.py"))
    learner = script["Learner"](tables=16, hidden=32, seed=2)
    for _ in range(30):
        learner.round()
    share, _ = script["result"](learner.network, "random", 50, seed=5)
    assert share > 0.6
