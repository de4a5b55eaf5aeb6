"""Simulations: repeatable, the same on one core or two, honestly summed up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from saloon.arena import simulate as simulating
from saloon.arena.parquet import write_parquet
from saloon.arena.simulate import Report, simulate, wilson
from saloon.core.refusal import BadInput, BadOptions
from saloon.core.state import OVER
from saloon.core.transcript import read, replay


def test_same_seed_same_result_on_any_number_of_workers() -> None:
    def figures(workers: int, seed: int) -> Report:
        return simulate("go_west", ["random", "random", "random"], 600, seed, workers=workers)

    one, two = figures(1, 4), figures(2, 4)
    assert (one.plies, one.points, one.shares) == (two.plies, two.points, two.shares)
    assert figures(1, 5).points != one.points


def test_progress_reaches_the_number_of_games() -> None:
    told: list[int] = []
    simulate("go_west", ["random", "random"], 50, 1, workers=1, progress=lambda done, workers: told.append(done))
    assert told == sorted(told)
    assert told[-1] == 50


def test_report_adds_up() -> None:
    report = simulate("go_west", ["random", "random"], 200, 2, {"end_check": "turn"}, workers=1).as_json()
    assert report["games"] == 200
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(200)
    for seat in report["seats"]:
        assert seat["low"] < seat["win_rate"] < seat["high"]
        assert seat["points"]["p5"] <= seat["points"]["p50"] <= seat["points"]["p95"]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (340, 400, 0.8117, 0.8817)]
)
def test_wilson_interval(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=2e-4)


@pytest.mark.parametrize(
    ("game", "seats", "games", "where"),
    [
        ("chess", ["random", "random"], 1, "game"),
        ("go_west", ["random"], 1, "seats"),
        ("go_west", ["random", "hal"], 1, "seats"),
        ("go_west", ["random", "random"], 0, "games"),
    ],
)
def test_bad_input_is_refused(game: str, seats: list[str], games: int, where: str) -> None:
    with pytest.raises(BadOptions) as caught:
        simulate(game, seats, games, 1)
    assert caught.value.where == where


# Stopping and going on

SERIES = ("go_west", ["random", "random"], 40, 6)


def stop_after(count: int) -> Callable[[int, int], None]:
    """Control-C, when so many games are done."""

    def progress(done: int, workers: int) -> None:
        if done >= count:
            raise KeyboardInterrupt

    return progress


@pytest.fixture
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "CHUNK_SECONDS", 0.0)


@pytest.mark.usefixtures("small_chunks")
def test_what_was_stopped_goes_on_to_the_same_result(tmp_path: Path) -> None:
    file = str(tmp_path / "run.jsonl")
    whole = simulate(*SERIES, workers=1)
    stopped = simulate(*SERIES, workers=1, resume=file, progress=stop_after(11))
    assert (stopped.games, stopped.wanted) == (11, 40)
    assert stopped.points == [points[:11] for points in whole.points]
    with Path(file).open("a") as damaged:
        damaged.write('{"first": 11, "ro')  # what a machine leaves that loses its power
    again = simulate(*SERIES, workers=1, resume=file)
    assert (again.numbers, again.plies, again.lengths) == (whole.numbers, whole.plies, whole.lengths)
    assert (again.points, again.shares, again.played) == (whole.points, whole.shares, 29)
    assert simulate(*SERIES, workers=1, resume=file).played == 0
    fewer = simulate(*SERIES[:2], 5, 6, workers=1, resume=file)
    assert fewer.points == [points[:5] for points in whole.points]


@pytest.mark.usefixtures("small_chunks")
@pytest.mark.parametrize(
    ("line", "text", "where", "reason"),
    [
        (1, "[]", ":1", "not-an-object"),
        (1, '{"saloon": 1}', ":1", "not-a-journal"),
        (2, "{", ":2", "not-json"),
        (3, '{"first": 1}', ":3, rows", "missing-field"),
        (3, '{"first": 0, "rows": [1, 1, 1, 1, 1, 1]}', ":3, first", "wrong-type"),
        (3, '{"first": 1, "rows": [1, 1]}', ":3, rows", "wrong-type"),
    ],
)
def test_a_damaged_file_is_refused_with_its_line(tmp_path: Path, line: int, text: str, where: str, reason: str) -> None:
    file = tmp_path / "run.jsonl"
    simulate(*SERIES[:2], 4, 6, workers=1, resume=str(file))
    lines = file.read_text().splitlines()
    lines[line - 1] = text
    file.write_text("".join(line + "\n" for line in lines))
    with pytest.raises(BadInput) as caught:
        simulate(*SERIES, workers=1, resume=str(file))
    assert (caught.value.where, caught.value.reason) == (f"{file}{where}", reason)


@pytest.mark.parametrize(
    ("seats", "seed", "field"), [(["random", "greedy"], 6, "seats"), (["random", "random"], 7, "seed")]
)
def test_a_file_of_other_games_is_refused(tmp_path: Path, seats: list[str], seed: int, field: str) -> None:
    file = str(tmp_path / "run.jsonl")
    simulate(*SERIES[:2], 2, 6, workers=1, resume=file)
    with pytest.raises(BadInput) as caught:
        simulate("go_west", seats, 2, seed, workers=1, resume=file)
    assert (caught.value.where, caught.value.reason) == (f"{file}:1, {field}", "other-run")


# Results as files


def test_transcripts_are_the_games_of_the_report(tmp_path: Path) -> None:
    report = simulate("gold_rush", ["random", "random", "random"], 2, 3, workers=1, transcripts=tmp_path)
    for number in range(2):
        transcript = read((tmp_path / f"{number:06}.jsonl").read_text(encoding="utf-8"))
        assert transcript.seats == ["random", "random", "random"]
        state = replay(transcript)
        assert state.turn == OVER
        assert len(transcript.entries) == report.plies[number]
        assert sum(entry.seat is not None for entry in transcript.entries) == report.lengths[number]
        assert [int(state.points(seat)) for seat in range(3)] == [points[number] for points in report.points]


def test_a_parquet_file_has_a_row_for_each_game(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: saloon[arena]")
    report = simulate(*SERIES[:2], 5, 6, workers=1)
    write_parquet(report, tmp_path / "games.parquet")
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.column_names == ["seed", "number", "seats", "points", "shares", "plies", "length"]
    rows = table.to_pylist()
    assert [row["number"] for row in rows] == [0, 1, 2, 3, 4]
    assert rows[3] == {
        "seed": 6, "number": 3, "seats": ["random", "random"], "plies": report.plies[3], "length": report.lengths[3],
        "points": [points[3] for points in report.points], "shares": [shares[3] for shares in report.shares],
    }  # fmt: skip
    assert table.schema.metadata[b"game"] == b"go_west"
