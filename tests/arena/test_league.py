"""Leagues: the same luck for every order of seats, ratings from the games alone, and programs that misbehave."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from saloon.arena.league import Deal, Entrant, League, Rules, open_league, parse_entrants, play_deal
from saloon.arena.ratings import ranks, rate
from saloon.arena.workers import Here
from saloon.core.refusal import BadInput, BadOptions

EXAMPLES = Path(__file__).parents[2] / "docs" / "league"
PYTHON = shlex.quote(sys.executable)
RULES = Rules("go_west", 2, {}, 5)


def quiet(done: int, workers: int) -> None:
    pass


def played(file: Path | None, games: int, *texts: str, rules: Rules = RULES) -> League:
    league = open_league(rules, str(file) if file else None)
    league.enter(parse_entrants(texts))
    league.play(league.missing(games), Here(), quiet)
    return league


def program(name: str, code: str) -> str:
    """A bot of a few lines of Python. `-S`: it starts sooner."""
    return f"{name}={PYTHON} -S -c {shlex.quote(code)}"


ANSWER = "import sys\nfor line in sys.stdin: print({answer}, flush=True)"
FIRST = program("first", ANSWER.format(answer="""'{"move": 0}'"""))  # plays the first move that it is offered
SECOND = program("second", ANSWER.format(answer="""'{"move": 0}'"""))


def only_game(text: str, limit: float = 60.0) -> dict[str, Any]:
    """The game that a program plays from seat 0 against random."""
    [entrant] = parse_entrants([text])
    rules = Rules("go_west", 2, {}, 5, limit)
    game: dict[str, Any] = play_deal((rules, Deal((entrant, Entrant("random")), 0)))["games"][0]
    return game


def test_every_order_has_the_same_luck() -> None:
    """Between equals, a deal comes out the same whoever sits where: so luck cancels out."""
    first, second = play_deal((RULES, Deal((Entrant("random"), Entrant("random")), 3)))["games"]
    assert (first.pop("order"), second.pop("order")) == ([0, 1], [1, 0])
    assert first == second


def test_a_league_goes_on_when_a_bot_is_added(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    before = played(file, 2, "random", FIRST).deals
    after = played(file, 2, "late=false")
    assert after.deals[: len(before)] == before
    assert len(after.deals) == 3  # pairs of three bots
    whole = played(None, 2, "late=false", "random", FIRST)
    assert rate(after.deals, after.names) == rate(whole.deals, whole.names)
    assert played(file, 2).deals == after.deals
    assert after.missing(2) == []
    assert len(after.missing(3)) == 3


def test_three_seats_meet_in_six_orders() -> None:
    league = played(None, 1, "random", FIRST, SECOND, rules=Rules("go_west", 3, {}, 1))
    assert sorted(game["order"] for game in league.deals[0]["games"]) == [
        [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
    ]  # fmt: skip
    standings = rate(league.deals, league.names)
    assert {rated.games for rated in standings.bots} == {6}
    assert sum(rated.share for rated in standings.bots) == pytest.approx(1.0)


def test_ratings_tell_the_strong_from_the_weak() -> None:
    """On made-up games: one always wins, one always loses."""
    deals = [
        {"bots": pair, "deal": number, "games": [won(order, pair) for order in ([0, 1], [1, 0])]}
        for number in range(20)
        for pair in (["best", "middle"], ["best", "worst"], ["middle", "worst"])
    ]
    standings = rate(deals, ["worst", "middle", "best"])
    assert [rated.name for rated in standings.bots] == ["best", "middle", "worst"]
    best, middle, worst = standings.bots
    assert best.rating - best.margin > middle.rating + middle.margin
    assert middle.rating - middle.margin > worst.rating + worst.margin
    assert standings.cross["middle"] == {"best": (0.0, 40), "worst": (1.0, 40)}
    assert rate(deals[::-1], ["best", "worst", "middle"]) == standings


def won(order: list[int], pair: list[str]) -> dict[str, Any]:
    """The first of the pair wins."""
    shares = [1.0 if number == 0 else 0.0 for number in order]
    return {"order": order, "points": [int(share) for share in shares], "shares": shares, "plies": 1}


@pytest.mark.parametrize(
    ("game", "places"),
    [
        ({"shares": [0.5, 0.5, 0.0], "points": [9, 9, 4]}, [1, 1, 3]),
        ({"shares": [0.0, 1.0, 0.0], "points": [9, 9, 4]}, [2, 1, 3]),
        ({"shares": [0.5, 0.0, 0.5], "points": [3, 9, 4], "lost": {"seat": 1}}, [1, 3, 1]),
    ],
)
def test_places(game: dict[str, Any], places: list[int]) -> None:
    assert ranks({"order": [0, 1, 2], **game}) == places


# Programs


@pytest.mark.parametrize("name", ["bot.py", "bot.mjs"])
def test_the_examples_play_whole_games(name: str) -> None:
    runner = sys.executable if name.endswith(".py") else shutil.which("node")
    if runner is None:
        pytest.skip("there is no node on this machine to run the JavaScript example")
    game = only_game(f"mine={shlex.quote(runner)} {shlex.quote(str(EXAMPLES / name))}")
    assert "lost" not in game
    assert sum(game["shares"]) == pytest.approx(1.0)
    assert game["plies"] > 20


@pytest.mark.parametrize(
    ("code", "reason", "detail"),
    [
        ("raise SystemExit(3)", "crashed", "exit code 3"),
        ("raise ValueError('no idea')", "crashed", "ValueError: no idea"),
        (ANSWER.format(answer="'pass'"), "nonsense", "pass"),
        (ANSWER.format(answer="[1]"), "nonsense", "[1]"),
        (ANSWER.format(answer="""'{"move": 1000}'"""), "no-such-move", "1000"),
        (ANSWER.format(answer="""'{"move": -1}'"""), "no-such-move", "-1"),
        ("print('x' * 200_000, end='', flush=True)\nimport sys\nsys.stdin.read()", "nonsense", "x" * 200),
    ],
)
def test_a_program_that_crashes_or_cheats_loses_that_game(code: str, reason: str, detail: str) -> None:
    game = only_game(program("bad", code))
    assert game["lost"] == {"seat": 0, "reason": reason, "detail": detail}
    assert game["shares"] == [0.0, 1.0]


def test_a_program_that_dawdles_loses_that_game() -> None:
    """It never answers, so the limit does not matter."""
    game = only_game(program("slow", "import sys\nsys.stdin.read()"), limit=0.05)
    assert game["lost"]["reason"] == "too-slow"


def test_a_program_gets_what_its_seat_may_see_and_nothing_else(tmp_path: Path) -> None:
    told = tmp_path / "told.jsonl"
    keep = f"open({str(told)!r}, 'a').write(line)"
    only_game(program("spy", f"import sys\nfor line in sys.stdin:\n {keep}\n print('{{\"move\": 0}}', flush=True)"))
    first = json.loads(told.read_text().splitlines()[0])
    assert set(first) == {"game", "seat", "random", "view", "moves"}
    assert (first["game"], first["seat"]) == ("go_west", 0)
    assert all("do" in move for move in first["moves"])


def test_bad_programs_do_not_harm_the_others() -> None:
    alone = played(None, 2, "random", FIRST)
    beside = played(None, 2, "random", FIRST, "bad=false")
    pair = [deal for deal in beside.deals if "bad" not in deal["bots"]]
    assert pair == alone.deals
    standings = rate(beside.deals, beside.names)
    assert next(rated for rated in standings.bots if rated.name == "bad").lost == {"crashed": 4}


# Bad input


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        ("hal", "bots", "not-one-of"),
        ("mine=./no-such-program", "bots, mine", "no-such-program"),
        ("mine=", "bots, mine", "no-such-program"),
        ("mine='", "bots, mine", "no-such-program"),
        ("greedy=cat", "bots", "name-taken"),
        ("=cat", "bots", "name-taken"),
    ],
)
def test_bots_that_there_are_not_are_refused(text: str, where: str, reason: str) -> None:
    with pytest.raises(BadOptions) as caught:
        parse_entrants(["random", text])
    assert (caught.value.where, caught.value.reason) == (where, reason)


def test_a_name_stands_for_one_program(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    open_league(RULES, str(file)).enter(parse_entrants(["mine=cat"]))
    with pytest.raises(BadOptions, match="name-taken"):
        open_league(RULES, str(file)).enter(parse_entrants(["mine=cat -u"]))


@pytest.mark.parametrize(
    ("line", "text", "where", "reason"),
    [
        (1, '{"saloon_league": 2}', ":1", "other-format"),
        (1, "{}", ":1", "not-a-journal"),
        (3, "}", ":3", "not-json"),
        (3, '{"entrant": 3}', ":3, entrant", "wrong-type"),
        (4, '{"deal": 0, "games": []}', ":4, bots", "missing-field"),
        (4, '{"bots": ["late", "hal"], "deal": 0, "games": []}', ":4, bots", "wrong-type"),
        (4, '{"bots": ["late", "random"], "deal": 0, "games": [{}, {}]}', ":4, order", "wrong-type"),
    ],
)
def test_a_damaged_league_is_refused_with_its_line(
    tmp_path: Path, line: int, text: str, where: str, reason: str
) -> None:
    file = tmp_path / "league.jsonl"
    played(file, 2, "late=false", "random")
    lines = file.read_text().splitlines()
    lines[line - 1] = text
    file.write_text("".join(line + "\n" for line in lines))
    with pytest.raises(BadInput) as caught:
        open_league(RULES, str(file))
    assert (caught.value.where, caught.value.reason) == (f"{file}{where}", reason)


def test_a_league_of_other_games_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    open_league(RULES, str(file))
    with pytest.raises(BadInput) as caught:
        open_league(Rules("go_west", 3, {}, 5), str(file))
    assert (caught.value.where, caught.value.reason) == (f"{file}:1, seats", "other-run")
