"""`saloon league`: what it prints and writes."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from saloon.words import LANGUAGES
from tests.cli.conftest import Saloon

pytest.importorskip("openskill", reason="openskill is not installed: saloon[arena]")

LEAGUE = ("league", "go_west", "--bots", "random,early=false", "--games", "2", "--workers", "1", "--file", "l.jsonl")


def test_a_league_is_printed_written_and_gone_on_with(saloon: Saloon, tmp_path: Path) -> None:
    first = json.loads(saloon(*LEAGUE, "--json").out)
    assert (first["games"], first["seats"], first["seed"]) == (2, 2, 1)
    assert json.loads(saloon(*LEAGUE, "--json").out) == first
    done = saloon(*LEAGUE, "--bots", "mine=false", "--html", "page.html", "--svg", "plot.svg")
    assert (done.code, done.err) == (0, "")
    assert "6 games at tables of 2; seed 1" in done.out
    assert "mine ended in the middle of a game and lost it: 3 × (exit code 1)" in done.out
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert page.count("<circle") == 3
    assert "mine ended in the middle of a game" in page
    assert ElementTree.parse(tmp_path / "plot.svg").getroot().tag.endswith("svg")


def test_the_same_command_goes_on_and_writes_its_report_anew(saloon: Saloon, tmp_path: Path) -> None:
    command = (*LEAGUE, "--html", "page.html")
    assert saloon(*command).code == 0
    (tmp_path / "page.html").write_text("old", encoding="utf-8")
    done = saloon(*command, "--games", "4")
    assert (done.code, done.err) == (0, "")
    assert "4 games at tables of 2" in (tmp_path / "page.html").read_text(encoding="utf-8")
    alone = saloon("league", "go_west", "--bots", "random,greedy", "--games", "2", "--html", "page.html")
    assert (alone.code, alone.err) == (2, "saloon: page.html: This file already exists; choose another name.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_standings_in_every_language(saloon: Saloon, language: str) -> None:
    """The table of ratings fits into 80 columns."""
    done = saloon(*LEAGUE, "--bots", "mine=false,search:4", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert "●" in done.out
    assert "mine" in done.out
    assert "league-" not in done.out
    assert max(len(line.rstrip()) for line in done.out.splitlines() if "●" in line) <= 80


def test_control_c_keeps_what_is_done(saloon: Saloon, monkeypatch: pytest.MonkeyPatch) -> None:
    from saloon.arena.workers import Here

    run = Here.run

    def stopped(self, do, jobs):  # type: ignore[no-untyped-def]
        yield next(iter(run(self, do, jobs)))
        raise KeyboardInterrupt

    monkeypatch.setattr(Here, "run", stopped)
    done = saloon(*LEAGUE, "--games", "8", "--json")
    assert done.code == 130
    assert done.err == "Stopped; the league has 2 games.\n"
    assert json.loads(done.out)["games"] == 2
