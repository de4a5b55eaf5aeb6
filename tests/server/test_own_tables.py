"""The list of one's own tables: results, what is put away, what is looked for; and saved games that go on here."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from saloon.core import registry, transcript
from saloon.core.table import Table
from tests.server.serving import GAME, Person, Server, play_on
from tests.server.test_bots import hear_until_turn

RECORDED = Path(__file__).parents[1] / "transcripts" / GAME / "two-greedy.jsonl"


def ids(person: Person, **wanted: Any) -> list[str]:
    return [table["id"] for table in person.get("/api/tables", params=wanted)]


def saved(*seats: str, moves: int = 6) -> str:
    """What a terminal saved after some moves."""
    table = Table(registry.load(GAME), seats, {"first_seat": 0}, seed=bytes(32))
    for _ in range(moves):
        table.play(int(table.state.turn), table.actions()[0])
    return table.transcript.write()


def test_a_finished_table_tells_its_result(server: Server) -> None:
    ann = Person(server)
    table = ann.make_table("person:Ann", "person:Bob")
    assert table["result"] is None
    stream = ann.stream(table["id"])
    play_on({0: stream, 1: stream}, 10_000, random.Random(1))
    (listed,) = ann.get("/api/tables")
    scores = {score["seat"]: score["points"] for score in stream.faces["0"]["scores"]}
    assert [seat["points"] for seat in listed["result"]] == [scores[0], scores[1]]
    assert sum(seat["share"] for seat in listed["result"]) == 1
    assert (listed["away"], stream.table["result"]) == (False, listed["result"])
    imported = ann.post("/api/tables/import", {"transcript": RECORDED.read_text()}, 201)
    assert len(imported["result"]) == 2


def test_what_is_put_away_is_gone_for_oneself_until_it_is_looked_for(server: Server) -> None:
    ann, ben = Person(server), Person(server)
    table = ann.make_table("person:Ann", "invited")
    ben.join(table, 1, "Ben")
    other = ann.make_table("person:Ann", "bot:greedy")
    put = f"/api/tables/{table['id']}/away"
    assert ann.post(put, {"away": True}) == {"away": True}
    assert ann.post(put, {"away": True}) == {"away": True}, "twice is once"
    assert ids(ann) == [other["id"]]
    assert ids(ben) == [table["id"]]
    assert [(each["id"], each["away"]) for each in ann.get("/api/tables", params={"away": True, "name": "be"})] == [
        (table["id"], True)
    ]
    server.stop()
    server.start()
    assert ids(ann) == [other["id"]]
    ann.post(put, {"away": False})
    assert set(ids(ann)) == {table["id"], other["id"]}
    assert Person(server).post(put, {"away": True}, 403) == {"error": "forbidden"}
    assert ann.post("/api/tables/nothing/away", {"away": True}, 404) == {"error": "not-found"}
    assert ann.post(put, {"away": 1}, 400)["bad_input"]["where"] == "away"


def test_tables_are_found_by_name_or_game(server: Server) -> None:
    ann = Person(server)
    first = ann.make_table("person:Ann", "person:Bérénice_100%")
    second = ann.make_table("person:Ann", "person:Bob", game="gold_rush")
    assert ids(ann, name="RÉNICE".lower()) == [first["id"]]
    assert ids(ann, name="_100%") == [first["id"]], "what looks like a pattern is none"
    assert ids(ann, name="%") == [first["id"]]
    assert ids(ann, game="gold_rush") == [second["id"]]
    assert set(ids(ann, name="bob", game=GAME)) == {first["id"], second["id"]}
    assert ids(ann, name="bob", over=True) == []
    assert ann.get("/api/tables", 400, params={"over": "perhaps"})["bad_input"]["where"] == "over"


def test_a_saved_game_goes_on_in_the_room(server: Server) -> None:
    ann = Person(server)
    text = saved("me", "greedy")
    begun = transcript.parse(text)
    table = ann.post("/api/tables/import", {"transcript": text}, 201)
    assert (table["status"], table["seed"]) == ("running", None)
    assert table["openings"] == [{"plies": len(begun.entries), "commitment": begun.commitment}]
    assert [(seat["kind"], seat["name"], seat["yours"]) for seat in table["seats"]] == [
        ("person", "", True),
        ("bot", "greedy", False),
    ]
    stream = ann.stream(table["id"])
    rng = random.Random(1)
    while True:
        hear_until_turn(stream, 0)
        if stream.table["status"] == "over":
            break
        play_on({0: stream}, 1, rng)
    written = transcript.read(ann.http.get(f"/api/tables/{table['id']}/transcript").text)
    assert [entry.action for entry in written.entries[: len(begun.entries)]] == [e.action for e in begun.entries]
    assert transcript.verify(written) == sum(e.seat is None for e in written.entries[len(begun.entries) :])
    assert written.openings == [transcript.Opening(len(begun.entries), begun.commitment)]


def test_what_is_taken_back_of_a_saved_game_is_no_opening_any_more(server: Server) -> None:
    ann = Person(server)
    table = ann.post("/api/tables/import", {"transcript": saved("Ann", "Bob")}, 201)
    stream = ann.stream(table["id"])
    stream.catch_up(0)
    seat = 1 - table["turn"]
    ply = stream.faces[str(seat)]["undo"]
    after = ann.post(f"/api/tables/{table['id']}/undo", {"seat": seat, "ply": ply})
    assert [opening["plies"] for opening in after["openings"]] == [ply]
    server.stop()
    server.start()
    assert ann.table(table["id"])["openings"] == after["openings"]


@pytest.mark.parametrize("seats", [("greedy", "search:1")])
def test_a_saved_game_of_bots_alone_is_only_looked_at(server: Server, seats: tuple[str, str]) -> None:
    table = Person(server).post("/api/tables/import", {"transcript": saved(*seats)}, 201)
    assert (table["status"], table["openings"], table["result"]) == ("over", [], None)
