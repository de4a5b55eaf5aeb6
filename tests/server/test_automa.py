"""The seat that the rules play: a seat like any other, but nobody joins it and no bot thinks for it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from saloon.core import transcript
from tests.server.serving import GAME, Person, Server, play_on

WITH_AUTOMA = "great_western_trail"
SOLO: dict[str, Any] = {"setup": "beginner", "first_seat": 0}


def wanted(*seats: dict[str, Any], game: str = WITH_AUTOMA, **options: Any) -> dict[str, Any]:
    return {"game": game, "options": options, "seats": list(seats)}


def solo(person: Person, level: str | None = "hard", **options: Any) -> Any:
    body = wanted({"kind": "person", "name": "Ann"}, {"kind": "automa", "level": level}, **(SOLO | options))
    return person.post("/api/tables", body, 201)


def test_games_say_whether_they_have_one(server: Server) -> None:
    games = {game["name"]: game for game in Person(server).get("/api/games")}
    assert games[GAME]["automa"] is None
    assert games[WITH_AUTOMA]["automa"] == {
        "option": "automa",
        "seat": 1,
        "seats": 2,
        "levels": ["easy", "medium", "hard", "surprise"],
        "usual": "medium",
    }


def test_a_seat_of_its_kind_sets_the_option(server: Server) -> None:
    person = Person(server)
    table = solo(person)
    assert table["options"]["automa"] == "hard"
    assert table["seats"][1] == {
        "seat": 1, "kind": "automa", "name": "automa", "bot": None, "level": "hard", "taken": True, "online": True,
        "yours": False, "left": False, "invite": None,
    }  # fmt: skip
    assert table["seats"][0]["level"] is None
    assert (table["status"], table["turn"], table["your_turn"]) == ("running", 0, True)
    assert solo(person, None)["seats"][1]["level"] == "medium"  # as usual
    assert solo(person, None, automa="easy")["seats"][1]["level"] == "easy"
    assert solo(person, "hard", automa="none")["seats"][1]["level"] == "hard"  # a form sends defaults, too
    by_option = wanted({"kind": "person"}, {"kind": "bot", "bot": "greedy"}, automa="easy")
    assert person.post("/api/tables", by_option, 201)["seats"][1]["kind"] == "automa"


AUTOMA = {"kind": "automa"}
PERSON = {"kind": "person"}


@pytest.mark.parametrize(
    ("body", "where", "reason"),
    [
        (wanted(PERSON, AUTOMA, game=GAME), "seats", "no-automa"),
        (wanted(AUTOMA, PERSON), "seats", "automa-elsewhere"),
        (wanted(PERSON, AUTOMA, PERSON), "seats", "automa-elsewhere"),
        (wanted(AUTOMA, AUTOMA), "seats", "automa-elsewhere"),
        (wanted(PERSON, AUTOMA | {"level": "godlike"}), "seats", "not-one-of"),
        (wanted(PERSON, AUTOMA | {"level": "hard"}, automa="easy"), "automa", "not-one-of"),
        (wanted(PERSON, PERSON, automa="easy"), "seats", "automa-plays"),
        (wanted(PERSON, {"kind": "invited"}, automa="easy"), "seats", "automa-plays"),
        (wanted(PERSON, {"kind": "bot", "bot": "greedy"}, PERSON, automa="easy"), "automa", "two-seats-only"),
        (wanted(PERSON, {"kind": "machine"}), "seats.1.kind", "wrong-type"),
        (wanted(PERSON, AUTOMA | {"level": 3}), "seats.1.level", "wrong-type"),
    ],
)
def test_where_there_can_be_none_it_is_refused(server: Server, body: Any, where: str, reason: str) -> None:
    problem = Person(server).post("/api/tables", body, 400)
    assert problem["error"] == "bad-input"
    assert (problem["bad_input"]["where"], problem["bad_input"]["reason"]) == (where, reason)


def test_a_whole_game_is_played_exported_imported_and_played_again(server: Server) -> None:
    person = Person(server)
    table = solo(person)
    stream = person.stream(table["id"])
    assert play_on({0: stream}, 10_000, random.Random(5)) > 20
    over = person.table(table["id"])
    assert (over["status"], over["turn"]) == ("over", None)
    assert [score["seat"] for score in stream.faces["0"]["scores"]] == [0, 1]
    turns = {step["seat"] for step in person.get(f"/api/tables/{table['id']}/history")}
    assert turns == {0, None}, "all that the rules do follows from draws"
    text = person.http.get(f"/api/tables/{table['id']}/transcript").text
    assert transcript.verify(transcript.read(text)) > 20

    stranger = Person(server)
    imported = stranger.post("/api/tables/import", {"transcript": text}, 201)
    assert [(seat["kind"], seat["level"]) for seat in imported["seats"]] == [("person", None), ("automa", "hard")]
    assert stranger.http.get(f"/api/tables/{imported['id']}/transcript").text == text

    again = person.post(f"/api/tables/{table['id']}/rematch", status=201)
    assert (again["status"], again["options"]) == ("running", table["options"])
    assert (again["seats"][1]["kind"], again["seats"][1]["level"]) == ("automa", "hard")


def test_a_move_is_taken_back_past_its_turn(server: Server) -> None:
    """Nobody has to agree: its draws are chance, and it is no person."""
    person = Person(server)
    table = solo(person)
    stream = person.stream(table["id"])
    stream.catch_up(0)
    rng = random.Random(3)
    start = table["ply"]
    automa_moved = False
    while not automa_moved:
        play_on({0: stream}, 1, rng)
        events = [event for step in stream.faces["0"]["steps"] for event in step["events"]]
        automa_moved = any(event["event"] == "automa-drew" for event in events)
    face = stream.faces["0"]
    assert face["undo"] is not None
    assert face["undo"] >= start
    assert not face["undo_asks"]
    back = person.post(f"/api/tables/{table['id']}/undo", {"seat": 0, "ply": face["undo"]})
    assert (back["ply"], back["turn"], back["epoch"]) == (face["undo"], 0, 1)


def test_nobody_else_can_sit_down_there_or_move_for_it(server: Server) -> None:
    person = Person(server)
    table = solo(person)
    id = table["id"]
    assert person.post(f"/api/tables/{id}/leave", {"seat": 1}, 403) == {"error": "forbidden"}
    assert person.post(f"/api/tables/{id}/replace", {"seat": 1, "bot": "greedy"}, 409)["error"] == "conflict"
    move = person.move(id, 1, table["ply"], {"do": "done"}, 403)
    assert move == {"error": "forbidden"}
    assert person.get(f"/api/tables/{id}/history?seat=1", 403) == {"error": "forbidden"}
