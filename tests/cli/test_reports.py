"""`saloon games`, `rules`, `simulate` and `bench`: what they print."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from rich.table import Table
from rich.text import Text

from saloon.cli.bench import draw_figures
from saloon.cli.screen import open_screen
from saloon.core import registry
from saloon.games.great_western_trail.effects import effect_name
from saloon.games.great_western_trail.parts import read_table
from saloon.words import LANGUAGES, Words
from tests.cli.conftest import Saloon

SIMULATE = ("simulate", "go_west", "--seats", "random,random", "--games", "60", "--seed", "5", "--workers", "1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_seats_and_options(saloon: Saloon, language: str) -> None:
    out = saloon("games", "--lang", language).out
    assert re.search(r"go_west +Go West! +2–4 +first_seat, end_check, deck", out)
    for value in ("first_seat=random", "end_check=turn", "deck=reconstructed"):
        assert value in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_has_every_rule_and_chapter(saloon: Saloon, language: str) -> None:
    printed = saloon("rules", "go_west", "--lang", language)
    assert (printed.code, printed.err) == (0, "")
    words = Words(language, registry.load("go_west"))
    text = " ".join(printed.out.split())
    for rule in registry.info("go_west").rules:
        assert f"{rule} {words.say(f'rule-{rule}.title')}" in text
        assert " ".join(words.say(f"rule-{rule}").split()) in text
    chapters = ("setup", "track", "turn", "card", "scoring", "selling", "end")
    lines = [line.strip() for line in printed.out.splitlines()]
    places = [lines.index(words.say(f"chapter-{chapter}")) for chapter in chapters]
    assert places == sorted(places)


def test_one_rule(saloon: Saloon) -> None:
    out = saloon("rules", "go_west", "gw-24").out
    assert out.startswith("GW-24  Ties on a track")
    assert "GW-25" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_great_western_trail_tell_what_is_in_the_box(saloon: Saloon, language: str) -> None:
    """A reader learns from them what every building does and what everything costs."""
    printed = saloon("rules", "great_western_trail", "--lang", language)
    assert (printed.code, printed.err) == (0, "")
    words = Words(language, registry.load("great_western_trail"))
    told = f" {one_line(printed.out)} "

    def effects(fields: list[list[dict[str, Any]]]) -> str:
        either = f" {words.say('board-or')} "
        return "; ".join(either.join(words.named(effect_name(effect)) for effect in field) for field in fields)

    buildings, cattle, labour = read_table("buildings"), read_table("cattle"), read_table("labour")
    for tile, fields in buildings["neutral"].items():
        assert one_line(f"{tile} {effects(fields)}") in told
    for side, row in buildings["private"].items():
        does = {"hand": row.get("hand", "none"), "deeds": effects(row["actions"])}
        said = words.say("box-building", craftsmen=row["craftsmen"], vp=row["vp"], **does)
        assert one_line(f"{side} {said}") in told
    for line in cattle["buy"]["line"]:
        amounts = {"cards": line["cards"], "cowboys": line["cowboys"], "price": line["price"]}
        assert one_line(words.say("board-price", value=line["breeding"], **amounts)) in told
    for number, row in enumerate(labour["row"], start=1):
        assert one_line(words.say("board-job-row", row=number, cost=row["cost"])) in told
    for city in read_table("cities")["city"]:
        assert f" {words.named(city['id'])} " in told


def one_line(text: str) -> str:
    return " ".join(text.split())


def test_one_rule_with_its_list(saloon: Saloon) -> None:
    out = saloon("rules", "great_western_trail", "GWT-4").out
    assert re.search(r"^ *E +discard a Black Angus → gain \$2; buy cattle *$", out, re.M)
    assert re.search(r"^ *C +1 certificate or gain an objective card; ", out, re.M)


@pytest.mark.parametrize("columns", ["40", "57", "80"])
def test_no_line_breaks_at_a_no_break_space(saloon: Saloon, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    """French sets one before colons, semicolons, question and exclamation marks, and inside guillemets."""
    monkeypatch.setenv("COLUMNS", columns)
    lines = [line.strip(" ") for line in saloon("rules", "go_west", "--lang", "fr").out.splitlines()]
    assert [line for line in lines if re.match(r"[:;!?»\u00a0]", line) or re.search(r"[«\u00a0]$", line)] == []
    assert any("\u00a0:" in line for line in lines)  # printed as it was written


def test_what_a_no_break_space_joins_goes_to_the_next_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "12")
    text = "Huit jetons\u00a0: oui"
    screen = open_screen()
    screen.print(text)
    screen.print(Text(text))
    table = Table.grid()
    table.add_row(text)
    screen.print(table)
    printed = [line.rstrip(" ") for line in capsys.readouterr().out.splitlines()]
    assert printed == 3 * ["Huit", "jetons\u00a0: oui"]
    assert [line.plain.rstrip(" ") for line in screen.lines(Text(text))] == ["Huit", "jetons\u00a0: oui"]


def test_simulate_as_json_is_repeatable(saloon: Saloon) -> None:
    def figures() -> dict[str, Any]:
        printed = saloon(*SIMULATE, "--json")
        assert (printed.code, printed.err) == (0, "")
        report: dict[str, Any] = json.loads(printed.out)
        return {key: value for key, value in report.items() if key not in ("seconds", "games_per_second")}

    first = figures()
    assert first == figures()
    assert (first["game"], first["games"], first["seed"]) == ("go_west", 60, 5)
    assert sum(seat["wins"] for seat in first["seats"]) == pytest.approx(60)


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_as_table(saloon: Saloon, language: str) -> None:
    report = json.loads(saloon(*SIMULATE, "--json").out)
    out = saloon(*SIMULATE, "--lang", language).out
    for seat in report["seats"]:
        row = next(line for line in out.splitlines() if f"{seat['win_rate']:.1%}" in line)
        assert f"{seat['low']:.1%} – {seat['high']:.1%}" in row
        for quantile in ("p5", "p50", "p95"):
            assert f" {seat['points'][quantile]} " in row
    assert f"{report['plies']['mean']:.1f}" in out


def test_simulate_shows_what_is_done_when_it_is_stopped(saloon: Saloon, monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def stopping(words: Words, games: int) -> Iterator[Callable[[int, int], None]]:
        def progress(done: int, workers: int) -> None:
            if done == 2:  # Control-C
                raise KeyboardInterrupt

        yield progress

    with monkeypatch.context() as patch:
        patch.setattr("saloon.cli.simulate.shown_games", stopping)
        stopped = saloon(*SIMULATE, "--json", "--resume", "run.jsonl")
    assert (stopped.code, stopped.err) == (130, "Stopped after 2 of 60 games.\n")
    assert (json.loads(stopped.out)["games"], json.loads(stopped.out)["wanted"]) == (2, 60)
    whole = json.loads(saloon(*SIMULATE, "--json").out)
    resumed = json.loads(saloon(*SIMULATE, "--json", "--resume", "run.jsonl").out)
    assert resumed["seats"] == whole["seats"]
    assert len(Path("run.jsonl").read_text().splitlines()) > 3


def test_simulate_takes_options(saloon: Saloon) -> None:
    first = json.loads(saloon(*SIMULATE, "--json", "--option", "first_seat=0").out)
    second = json.loads(saloon(*SIMULATE, "--json", "--option", "first_seat=1").out)
    assert first["seats"] != second["seats"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bench_figures_as_table(capsys: pytest.CaptureFixture[str], language: str) -> None:
    figures = {
        "engines": "compiled by hand",
        "games": {
            "go_west": {
                "playouts": {"compiled": 36000.0, "plain": 1000.0, "ratio": 36.0},
                "copies": {"compiled": 3000000.0, "plain": 300000.0, "ratio": 10.0},
                "views": {"compiled": 41000.0, "plain": 4000.0, "ratio": 10.25},
                "greedy_games": {"compiled": 120.0, "plain": 7.0, "ratio": 17.1},
                "simulate": {"per_core": 20000.0, "of_playouts": 0.55},
                "greedy": {"games": 400, "win_rate": 0.925},
            }
        },
        "start": {"help_seconds": 0.12},
    }
    open_screen().print(draw_figures(figures, Words(language)))
    out = capsys.readouterr().out
    for figure in ("compiled by hand", "36,000", "36.0 ×", "3,000,000", "41,000", "17.1 ×", "55%", "92.5%", "0.12 s"):
        assert figure in out


def test_a_run_that_goes_on_writes_its_file_anew(saloon: Saloon, tmp_path: Path) -> None:
    """The same command, even with more games; without --resume the file is left alone."""
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: saloon[arena]")
    command = (*SIMULATE, "--out", "games.parquet")
    assert saloon(*command, "--resume", "run.jsonl").code == 0
    assert saloon(*command, "--resume", "run.jsonl", "--games", "70").code == 0
    assert parquet.read_table(tmp_path / "games.parquet").num_rows == 70
    again = saloon(*command)
    assert (again.code, again.err) == (2, "saloon: games.parquet: This file already exists; choose another name.\n")


def test_a_run_that_is_refused_leaves_no_file(saloon: Saloon, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="pyarrow is not installed: saloon[arena]")
    assert saloon(*SIMULATE, "--out", "games.parquet", "--seats", "random,nobody").code == 2
    assert list(tmp_path.iterdir()) == []
    assert saloon(*SIMULATE, "--out", "games.parquet").code == 0
