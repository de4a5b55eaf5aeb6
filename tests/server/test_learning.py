"""Hints, analyses and trying on: what is told to whom, what is refused, and what is kept."""

from __future__ import annotations

import asyncio
import csv
import json
import random
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from saloon.analysis import puzzles
from saloon.core import registry, transcript
from saloon.core.game import Json
from saloon.server.learning import LONGEST_HINT, think, while_heard
from saloon.server.limits import AtOnce
from saloon.server.problems import Problem
from saloon.server.thinking import URGENT, NoMove
from tests.server.serving import Person, Server, play_on, serving

RECORDED = Path(__file__).parents[1] / "transcripts" / "go_west" / "two-greedy.jsonl"
FIRST = {"first_seat": 0}


def hint(person: Person, table: Any, status: int = 200, **changes: Any) -> Any:
    wanted = {"seat": 0, "ply": table["ply"], "epoch": table["epoch"], **changes}
    return person.post(f"/api/tables/{table['id']}/hint", wanted, status)


def test_a_hint_names_moves_of_the_own_turn_and_everybody_sees_that_it_was_taken(server: Server) -> None:
    ann = Person(server)
    table = ann.make_table("person:Ann", "bot:random", options=FIRST)
    watcher = Person(server).stream(table["id"])
    watcher.hear_until("update")
    mine = ann.stream(table["id"])
    mine.hear_until("update")
    told = hint(ann, table)
    moves = mine.faces["0"]["moves"]
    for move in told["moves"]:
        assert {key: move[key] for key in ("action", "elements", "figures")} in moves
        assert 0.0 <= move["share"] <= 1.0
    assert told["line"][0]["action"] == told["moves"][0]["action"]
    assert (told["depth"], told["depths"]) == (0, 2)
    assert hint(ann, table, depth=1)["depth"] == 1
    assert watcher.hear_until("update")["table"]["hinted"] == [{"seat": 0, "ply": table["ply"]}], "once, not twice"
    assert ann.table(table["id"])["hinted"] == [{"seat": 0, "ply": table["ply"]}]


def test_a_thought_that_nobody_waits_for_is_broken_off() -> None:
    async def leave() -> bool:
        begun, broken_off = asyncio.Event(), asyncio.Event()

        async def think() -> Json:
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                broken_off.set()
            return {}

        with pytest.raises(Problem):
            await while_heard(think(), begun.wait())
        return await broken_off.wait()

    assert asyncio.run(leave())


def test_a_position_that_cannot_be_judged_in_time_says_so() -> None:
    class Silent:
        async def ask(self, *job: object) -> Json:
            raise NoMove("no move within 15 s")

    room: Any = SimpleNamespace(thinkers=Silent(), thoughts=AtOnce(1, 1), keys=SimpleNamespace(origin=str))
    ann = SimpleNamespace(client="ann", address="127.0.0.1")
    with pytest.raises(Problem) as found:
        asyncio.run(think(room, {"hint": {}}, ann, URGENT, LONGEST_HINT))
    assert found.value.as_json() == {"error": "unjudged"}


def test_a_thought_that_is_heard_is_told() -> None:
    async def think() -> Json:
        return {"moves": []}

    async def listen() -> Json:
        return await while_heard(think(), asyncio.Event().wait())

    assert asyncio.run(listen()) == {"moves": []}


def test_with_other_persons_hints_are_for_tables_that_were_set_so(server: Server) -> None:
    ann, ben = Person(server), Person(server)
    wish = {"game": "go_west", "options": FIRST, "seats": [{"kind": "person"}, {"kind": "invited"}]}
    for agreed in (False, True):
        table = ann.post("/api/tables", {**wish, "hints": agreed}, 201)
        invited = ben.get("/api" + table["seats"][1]["invite"])["table"]
        assert invited["hints"] is agreed, "those who are invited see it before they join"
        assert invited["seats"][1]["invite"] is None
        ben.join(table, 1)
        table = ann.table(table["id"])
        if agreed:
            assert hint(ann, table)["moves"]
        else:
            assert hint(ann, table, 403) == {"error": "no-hints"}
            assert ann.table(table["id"])["hinted"] == []
    alone = ann.make_table("person:Ann", "person:Cleo", options=FIRST)
    assert hint(ann, alone)["moves"], "several persons on one device"


def test_what_is_no_question_of_mine_is_refused(server: Server) -> None:
    ann, ben = Person(server), Person(server)
    table = ann.make_table("person", "person", options=FIRST)
    assert hint(ben, table, 403) == {"error": "forbidden"}
    assert hint(ann, table, 422, seat=1)["refusal"]["reason"] == "not-your-turn"
    assert hint(ann, table, 409, ply=table["ply"] + 1)["error"] == "conflict"
    assert hint(ann, table, 409, epoch=3)["error"] == "conflict"
    assert hint(ann, table, 400, depth=2)["bad_input"]["where"] == "depth"
    assert hint(ann, table, 400, depth=-1)["bad_input"]["where"] == "depth"
    analysis = f"/api/tables/{table['id']}/analysis"
    assert ann.post(analysis, {}, 409)["error"] == "conflict", "a game that runs has secrets"
    assert ann.post(f"/api/tables/{table['id']}/try", {"ply": 0, "seat": 0}, 409)["error"] == "conflict"


@pytest.fixture
def over(server: Server) -> tuple[Person, Any]:
    ann = Person(server)
    return ann, ann.post("/api/tables/import", {"transcript": RECORDED.read_text()}, 201)


def analysed(person: Person, id: str) -> list[Any]:
    parts = [person.post(f"/api/tables/{id}/analysis", {})]
    while parts[-1]["next"] < parts[-1]["plies"]:
        parts.append(person.post(f"/api/tables/{id}/analysis", {"first": parts[-1]["next"]}))
    return parts


def test_an_analysis_comes_in_parts_and_is_kept(tmp_path: Path) -> None:
    with serving(tmp_path, analysis_simulations=4, analysis_seconds=0.01) as server:
        ann = Person(server)
        rows = RECORDED.read_text().splitlines(keepends=True)[:28]
        table = ann.post("/api/tables/import", {"transcript": "".join(rows)}, 201)
        parts = analysed(ann, table["id"])
        assert len(parts) > 2
        assert parts[-1]["next"] == table["ply"] == 27
        plies = [row["ply"] for part in parts for row in (*part["decisions"], *part["draws"])]
        assert len(set(plies)) == len(plies)
        for account in parts[-1]["accounts"]:
            parts_of_it = account["fair"] + account["skill"] + account["luck"] + account["others"]
            assert parts_of_it == pytest.approx(account["final"], abs=1e-12)
        server.stop()
        server.start()
        again = Person(server).post(f"/api/tables/{table['id']}/analysis", {})
        assert again["next"] == 27, "all at once: it was kept"
        assert again["decisions"] == [row for part in parts for row in part["decisions"]]
        assert again["accounts"] == parts[-1]["accounts"]
        assert ann.post(f"/api/tables/{table['id']}/analysis", {"first": 28}, 400)["bad_input"]["where"] == "first"


def test_a_mistake_can_be_tried_again_and_says_what_is_better(over: tuple[Person, Any]) -> None:
    ann, table = over
    steps = ann.get(f"/api/tables/{table['id']}/history")
    questions: dict[int, Any] = {}
    for step in steps[60:]:
        if step["seat"] is not None and len(questions) < 4:
            asked = ann.get(f"/api/tables/{table['id']}/question/{step['ply']}")
            if len(asked["moves"]) > 3:
                questions[step["ply"]] = asked
    told = []
    for ply, asked in questions.items():
        assert asked["seat"] == steps[ply]["seat"]
        for move in asked["moves"][:3]:
            told.append(ann.post(f"/api/tables/{table['id']}/question/{ply}", {"action": move["action"]}))
            assert told[-1]["played"]["action"] == move["action"]
            assert told[-1]["best"]["action"] in [possible["action"] for possible in asked["moves"]]
            same = told[-1]["played"] == told[-1]["best"]
            assert not (same and (told[-1]["lost"] or told[-1]["gains"]))
    assert any(answer["gains"] for answer in told)
    for answer in told:
        assert all(gain["points"] and "item" in gain for gain in answer["gains"])
    drawn = next(step["ply"] for step in steps if step["seat"] is None)
    path = f"/api/tables/{table['id']}/question"
    assert ann.get(f"{path}/{drawn}", 400)["bad_input"]["reason"] == "nothing-to-decide"
    assert ann.get(f"{path}/{table['ply']}", 400)["bad_input"]["where"] == "ply"
    assert ann.post(f"{path}/{ply}", {"action": {"do": "dance"}}, 422)["error"] == "refused"


def test_puzzles_are_told_without_their_solution_and_answered(server: Server) -> None:
    ann = Person(server)
    lists = ann.get("/api/puzzles")
    assert [each["game"] for each in lists] == [name for name in registry.infos() if puzzles.shipped(name)]
    for each in lists:
        path = f"/api/puzzles/{each['game']}/0"
        told = ann.get(path)
        assert set(told) == {"seat", "view", "moves", "seats", "automa", "grade"}
        assert told["grade"] == each["puzzles"][0]["grade"]
        solution = puzzles.shipped(each["game"])[0].moves[0]["action"]
        answer = ann.post(path, {"action": solution})
        assert (answer["solved"], answer["lost"], answer["mark"]) == (True, 0.0, "best")
        wrong = next(move["action"] for move in told["moves"] if move["action"] != solution)
        answer = ann.post(path, {"action": wrong})
        assert (answer["solved"], answer["best"]["action"]) == (False, solution)
        assert ann.post(path, {"action": {"do": "dance"}}, 422)["error"] == "refused"
        assert ann.get(f"/api/puzzles/{each['game']}/{len(each['puzzles'])}", 404) == {"error": "not-found"}
    assert ann.get("/api/puzzles/chess/0", 404) == {"error": "not-found"}


def test_trying_goes_on_from_there_against_bots_and_can_be_verified(over: tuple[Person, Any]) -> None:
    ann, table = over
    new = ann.post(f"/api/tables/{table['id']}/try", {"ply": 100, "seat": 1, "name": "Ann"}, 201)
    assert [seat["kind"] for seat in new["seats"]] == ["bot", "person"]
    assert (new["status"], new["seats"][1]["name"], new["seats"][1]["yours"]) == ("running", "Ann", True)
    was = ann.get(f"/api/tables/{table['id']}/at/{new['ply']}?seat=1")["view"]
    assert ann.get(f"/api/tables/{new['id']}/at/{new['ply']}?seat=1")["view"] == was
    wrong = ann.post(f"/api/tables/{table['id']}/try", {"ply": 0, "seat": 2}, 400)
    assert wrong["bad_input"]["where"] == "seat"
    late = ann.post(f"/api/tables/{table['id']}/try", {"ply": table["ply"], "seat": 0}, 422)
    assert late["refusal"]["reason"] == "game-over"


def test_a_tried_table_is_as_fair_as_any(tmp_path: Path) -> None:
    with serving(tmp_path, new_seed=bytes) as server:
        ann = Person(server)
        table = ann.post("/api/tables/import", {"transcript": RECORDED.read_text()}, 201)
        new = ann.post(f"/api/tables/{table['id']}/try", {"ply": table["ply"] - 30, "seat": 0}, 201)
        ann.post(f"/api/tables/{new['id']}/leave", {"seat": 0})
        ann.post(f"/api/tables/{new['id']}/replace", {"seat": 0, "bot": "random"})
        stream = ann.stream(new["id"])
        stream.hear_until("update")
        while stream.table["status"] != "over":
            stream.hear()
        text = ann.http.get(f"/api/tables/{new['id']}/transcript").text
        assert transcript.verify(transcript.read(text)) > 0


def test_statistics_are_of_the_own_seats_at_tables_that_are_over(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, ben = Person(server), Person(server)
        assert ann.get("/api/statistics") == []
        table = ann.make_table("person:Ann", "person:Cleo", options=FIRST)
        ann.make_table("person:Ann", "bot:random")
        ann.post("/api/tables/import", {"transcript": RECORDED.read_text()}, 201)
        stream = ann.stream(table["id"])
        play_on({0: stream, 1: stream}, 10_000, random.Random(1))
        found = ann.get("/api/statistics")
        assert [(row["table"], row["seat"]) for row in found] == [(table["id"], 0), (table["id"], 1)]
        assert sum(row["share"] for row in found) == pytest.approx(1.0)
        for row in found:
            assert sum(row["items"].values()) == row["points"]
            assert (row["accuracy"], row["luck"]) == (None, None)
        lucky = {"ply": 0, "action": {}, "luck": [0.25, -0.25], "shares": [0.75, 0.25]}
        kept = {"decisions": [], "draws": [lucky], "shares": [1.0, 0.0]}
        with sqlite3.connect(tmp_path / "tables.db") as database:  # as an analysis leaves it
            values = (table["id"], 0, ann.table(table["id"])["ply"], json.dumps(kept))
            database.execute("INSERT INTO analyses (table_id, first, next, found) VALUES (?, ?, ?, ?)", values)
        assert [(row["accuracy"], row["luck"]) for row in ann.get("/api/statistics")] == [(None, 0.25), (None, -0.25)]
        assert ben.get("/api/statistics") == []
        head, *rows = csv.reader(ann.http.get("/api/statistics.csv").text.splitlines())
        assert (len(rows), rows[0][head.index("table")]) == (2, table["id"])
        assert int(rows[0][head.index("points")]) == sum(
            int(points) for name, points in zip(head, rows[0], strict=True) if name.startswith("points for ") and points
        )
