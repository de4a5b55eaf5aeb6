"""`saloon analyse` and `?best`: what they print, and what they refuse."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from saloon.analysis import review
from saloon.arena.workers import Here
from saloon.bots.search import Budget
from saloon.cli import analyse
from saloon.cli.analyse import review_on
from saloon.cli.play import HINT_TIMES
from saloon.core.transcript import read
from saloon.words import LANGUAGES
from tests.cli.conftest import Saloon


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(review.DEPTHS, "quick", 10)


@pytest.fixture
def short(recorded: Path) -> Path:
    """The first plies of a game."""
    recorded.write_text("".join(recorded.read_text().splitlines(keepends=True)[:60]))
    return recorded


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unfinished_game_is_analysed_as_far_as_it_goes(
    saloon: Saloon, short: Path, tmp_path: Path, language: str
) -> None:
    page = tmp_path / "page.html"
    done = saloon("analyse", str(short), "--level", "quick", "--html", str(page), "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert "50.0\N{NO-BREAK SPACE}%" in done.out
    text = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    assert text.count("<polyline") == 2
    dashes = re.findall(r'stroke-dasharray="([^"]+)"', text)
    assert len(set(dashes)) == len(dashes) == 2, "told apart without colours"
    assert "analyse-" not in text + done.out, "a message is missing"
    for seat in ("● greedy A", "■ greedy B"):
        assert any(line.strip().startswith(seat) and "50.0" in line for line in done.out.splitlines()), "a row for each"
    for told in (text, done.out):
        assert re.search(r"greedy A ± \d+\.\d\N{NO-BREAK SPACE}%, greedy B ± ", told)


@pytest.mark.usefixtures("quick")
def test_json_has_every_decision_and_draw(saloon: Saloon, short: Path) -> None:
    found = json.loads(saloon("analyse", str(short), "--level", "quick", "--json").out)
    assert found["analysed"] == found["plies"] == 59
    plies = [row["ply"] for row in (*found["decisions"], *found["draws"])]
    assert len(set(plies)) == len(plies) <= 59
    for account in found["accounts"]:
        parts = account["fair"] + account["skill"] + account["luck"] + account["others"]
        assert parts == pytest.approx(account["final"], abs=1e-12)


@pytest.mark.usefixtures("quick")
def test_what_is_done_is_shown_when_it_is_stopped(saloon: Saloon, short: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plies = review.Review.plies

    def stopped(self: review.Review):  # type: ignore[no-untyped-def]
        for done in plies(self):
            yield done
            if done == 40:
                raise KeyboardInterrupt

    monkeypatch.setattr(review.Review, "plies", stopped)
    done = saloon("analyse", str(short), "--level", "quick")
    assert done.code == 130
    assert "50.0\N{NO-BREAK SPACE}%" in done.out
    assert "Stopped after 40 of 59 plies" in done.err


def test_bad_input(saloon: Saloon, short: Path, tmp_path: Path) -> None:
    assert saloon("analyse", str(short), "--level", "brilliant").err == (
        "saloon: level: “brilliant” is not one of: quick, usual, deep.\n"
    )
    there = tmp_path / "there.html"
    there.write_text("mine")
    refused = saloon("analyse", str(short), "--html", str(there))
    assert refused.code == 2
    assert there.read_text() == "mine"
    short.write_text(short.read_text().replace('"draw":"card"', '"draw":"cart"', 1))
    broken = saloon("analyse", str(short))
    assert broken.code == 2
    assert "line" in broken.err


def test_best_names_moves_by_their_numbers(saloon: Saloon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saloon.cli.play.HINT", Budget(40))  # without a clock
    played = saloon("play", "go_west", "--seats", "me,random", "--seed", "1", typed="?best\nq\nn\n")
    assert "of the victory, about" in played.out
    assert re.search(r"Then perhaps: (You|random.*): ", played.out), "who is expected to play what"


@pytest.mark.parametrize("stopped_after", [3, None])
def test_best_shows_its_progress_and_control_c_stops_the_thinking_only(
    saloon: Saloon, monkeypatch: pytest.MonkeyPatch, stopped_after: int | None
) -> None:
    shown: list[int] = []

    @contextmanager
    def watched(words: object, total: int, what: str) -> Iterator[Callable[[int], None]]:
        def progress(done: int) -> None:
            shown.append(done)
            if done == stopped_after:
                signal.raise_signal(signal.SIGINT)

        yield progress

    monkeypatch.setattr("saloon.cli.play.shown_progress", watched)
    monkeypatch.setattr("saloon.cli.play.HINT", Budget(4))
    played = saloon("play", "go_west", "--seats", "me,random", "--seed", "1", typed="?best\nq\nn\n")
    assert shown == list(range(1, (stopped_after or HINT_TIMES) + 1))
    assert "of the victory, about" in played.out, "what was found so far"
    assert played.out.count("Save it?") == 1, "only q asks that"
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_best_is_not_told_where_several_people_sit(saloon: Saloon) -> None:
    played = saloon("play", "go_west", "--seats", "me:Ann,me:Ben", "--seed", "1", typed="\n?best\nq\nn\n")
    assert "Hints are for games of one person against bots." in played.out


def test_parts_of_a_game_add_up_to_the_whole(short: Path) -> None:
    """What workers find, each in its own plies, is what one process finds in all."""
    transcript = read("".join(short.read_text(encoding="utf-8").splitlines(keepends=True)[:21]))
    whole, parted = review.Review(transcript, 4, 7), review.Review(transcript, 4, 7)
    assert list(whole.plies())[-1] == list(review_on(Here(), parted))[-1] == 20
    assert parted == whole


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("arguments", "opened"),
    [([], (None, 1)), (["--workers", "3"], (None, 3)), (["--on", "ray"], ("ray", None))],
    ids=["one-process-here", "some-here", "all-of-a-cluster"],
)
def test_who_does_the_work(
    saloon: Saloon, short: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], opened: tuple[Any, Any]
) -> None:
    asked: list[tuple[Any, Any]] = []

    @contextmanager
    def open_workers(on: str | None, count: int | None) -> Iterator[Here]:
        asked.append((on, count))
        yield Here()

    monkeypatch.setattr(analyse, "open_workers", open_workers)
    short.write_text("".join(short.read_text().splitlines(keepends=True)[:3]))
    assert saloon("analyse", str(short), "--level", "quick", *arguments).code == 0
    assert asked == [opened]
