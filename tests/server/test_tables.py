"""Tables over HTTP: making, joining, moving, leaving, playing again, exporting and importing."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from saloon.core import fairness, transcript
from tests.server.serving import GAME, Person, SeedsInTurn, Server, play_on, serving

RECORDED = Path(__file__).parents[1] / "transcripts" / GAME


def whole_game(server: Server, seed: int = 1, options: dict[str, Any] | None = None) -> tuple[Person, Any]:
    """Two persons on one device play to the end."""
    person = Person(server)
    table = person.make_table("person:Ann", "person:Bob", options=options)
    stream = person.stream(table["id"])
    played = play_on({0: stream, 1: stream}, 10_000, random.Random(seed))
    assert played > 20
    stream.close()
    return person, person.table(table["id"])


def test_games_are_listed(server: Server) -> None:
    (game,) = [game for game in Person(server).get("/api/games") if game["name"] == GAME]
    assert game["seats"] == {"min": 2, "max": 4}
    assert {"name": "end_check", "default": "action", "choices": ["action", "turn"]} in game["options"]
    assert "GW-1" in game["rules"]
    assert game["bots"] == [f"search:{level}" for level in range(1, 7)]


def test_a_table_runs_at_once_when_nobody_is_awaited(server: Server) -> None:
    person = Person(server)
    table = person.make_table("person:Ann", "person:Bob", options={"first_seat": 1})
    assert table["status"] == "running"
    assert (table["turn"], table["your_turn"], table["ply"], table["epoch"]) == (1, True, 14, 0)
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob"]
    assert all(seat["yours"] and seat["taken"] for seat in table["seats"])
    assert table["options"] == {"first_seat": 1, "end_check": "action", "deck": "reconstructed-2", "placing": "some"}
    assert table["seed"] is None
    assert len(table["commitment"]) == 64


def test_a_table_waits_for_those_who_are_invited(server: Server) -> None:
    maker, guest, other = Person(server), Person(server), Person(server)
    table = maker.make_table("person:Ann", "invited", "invited:Third")
    assert (table["status"], table["turn"], table["ply"]) == ("waiting", None, 0)
    assert [seat["taken"] for seat in table["seats"]] == [True, False, False]
    invites = [seat["invite"] for seat in table["seats"]]
    assert invites[0] is None
    assert len({*invites}) == 3
    assert all(seat["invite"] is None for seat in guest.table(table["id"])["seats"]), "only the maker sees invites"

    joined = guest.join(table, 1, "Ben")
    assert joined["status"] == "waiting"
    assert joined["seats"][1] | {"online": False} == {
        "seat": 1, "kind": "invited", "name": "Ben", "bot": None, "level": None, "taken": True, "online": False,
        "yours": True, "left": False, "invite": None,
    }  # fmt: skip
    assert guest.join(table, 1, "Ben again")["seats"][1]["name"] == "Ben", "the own link once more changes nothing"
    taken = other.post("/api/join", {"token": invites[1].removeprefix("/join/"), "name": "Thief"}, 409)
    assert taken["error"] == "conflict"
    assert taken["table"]["seats"][1]["name"] == "Ben"

    started = other.join(table, 2)
    assert started["status"] == "running"
    assert started["seats"][2]["name"] == "Third"
    assert started["ply"] == 22  # who starts, and seven cards each
    assert other.post("/api/join", {"token": "x" * 32}, 404) == {"error": "not-found"}


def test_bad_wishes_are_refused_with_the_field(server: Server) -> None:
    person = Person(server)

    def bad(body: Any) -> tuple[str, str]:
        problem = person.post("/api/tables", body, 400)
        assert problem["error"] == "bad-input"
        return problem["bad_input"]["where"], problem["bad_input"]["reason"]

    seats: list[Any] = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
    assert bad({"game": "chess", "seats": seats}) == ("game", "not-one-of")
    assert bad({"game": GAME, "seats": seats[:1]}) == ("seats", "not-in-range")
    assert bad({"game": GAME, "seats": [*seats, {"kind": "bot", "bot": "deep"}]}) == ("seats", "not-one-of")
    assert bad({"game": GAME, "seats": [*seats, {"kind": "bot"}]}) == ("seats", "not-one-of")
    assert bad({"game": GAME, "seats": [*seats, {"kind": "ghost"}]}) == ("seats.2.kind", "wrong-type")
    assert bad({"game": GAME, "seats": seats, "options": {"x": 1}}) == ("x", "unknown-option")
    assert bad({"game": GAME, "seats": seats, "options": {"first_seat": 3}}) == ("first_seat", "not-in-range")
    assert bad({"game": GAME, "seats": seats, "options": {"deck": "/etc/passwd"}}) == ("deck", "not-one-of")
    assert bad({"game": GAME, "seats": seats, "options": {"deck": {"\ud800": 2**80}}})[1] == "unknown-key"
    assert bad({"game": GAME, "seats": seats, "extra": 1}) == ("extra", "unknown-field")
    assert bad({"seats": seats}) == ("game", "missing-field")
    answer = person.http.post("/api/tables", content=b"{nonsense", headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["bad_input"]["reason"]) == (400, "not-json")


def test_names_are_one_line_of_printable_signs(server: Server) -> None:
    table = Person(server).make_table("person:  A\x00\u202ennie\n\x1b[31m " + "x" * 100, "person:Bob")
    name = table["seats"][0]["name"]
    assert name.startswith("A nnie [31m xxx")
    assert len(name) == 40


def test_moves_name_the_ply_they_answer(server: Server) -> None:
    ann, ben = Person(server), Person(server)
    table = ann.make_table("person", "invited", options={"first_seat": 0})
    ben.join(table, 1)
    id = table["id"]
    view = ann.get(f"/api/tables/{id}/at/14?seat=0")["view"]
    sale = {"do": "sell", "card": view["players"][0]["hand"][0]}
    assert ann.move(id, 0, 14, sale) == {"ply": 14}
    late = ann.move(id, 0, 14, sale, 409)
    assert late["error"] == "conflict"
    assert late["table"]["ply"] == 16
    assert list(late["faces"]) == ["0"]
    assert late["faces"]["0"]["view"] == ann.get(f"/api/tables/{id}/at/16?seat=0")["view"]
    assert late["faces"]["0"]["steps"] == []
    refused = ann.move(id, 0, 16, sale, 422)
    assert refused == {
        "error": "refused",
        "refusal": {"rule": "table", "reason": "not-your-turn", "params": {"seat": 1}},
    }
    refused = ben.move(id, 1, 16, {"do": "stop"}, 422)
    assert (refused["refusal"]["rule"], refused["refusal"]["reason"]) == ("GW-9", "no-passing")
    odd = ben.move(id, 1, 16, {"do": "play", "card": "\ud800"}, 422)
    assert odd["refusal"]["reason"] == "not-in-hand"
    assert ben.move(id, 0, 16, sale, 403) == {"error": "forbidden"}
    assert ben.move(id, 77, 16, sale, 403) == {"error": "forbidden"}
    assert Person(server).move(id, 1, 16, {"do": "announce"}, 403) == {"error": "forbidden"}
    assert (
        ben.post(f"/api/tables/{id}/moves", {"seat": 1, "ply": 16, "epoch": 1, "action": {}}, 409)["error"]
        == "conflict"
    )
    assert ben.move(id, 1, 16, {"do": "announce"}) == {"ply": 16}
    assert ben.move("nowhere", 1, 16, {"do": "announce"}, 404) == {"error": "not-found"}


def test_nobody_moves_at_a_table_that_waits(server: Server) -> None:
    ann = Person(server)
    table = ann.make_table("person", "invited")
    problem = ann.move(table["id"], 0, 0, {"do": "score"}, 409)
    assert problem["table"]["status"] == "waiting"
    assert problem["faces"] == {}
    assert ann.get(f"/api/tables/{table['id']}/history") == []
    assert ann.get(f"/api/tables/{table['id']}/at/0", 409)["error"] == "conflict"


def test_a_whole_game_is_fair_and_can_be_exported_and_imported(server: Server) -> None:
    person, table = whole_game(server)
    assert table["status"] == "over"
    assert (table["turn"], table["your_turn"]) == (None, False)
    assert len(table["seed"]) == 64
    answer = person.http.get(f"/api/tables/{table['id']}/transcript")
    assert answer.headers["content-type"] == "application/jsonl"
    written = transcript.read(answer.text)
    assert transcript.verify(written) > 14
    assert written.commitment == table["commitment"]
    assert written.seats == ["Ann", "Bob"]
    assert len(written.entries) == table["ply"]
    late = person.move(table["id"], 0, table["ply"], {"do": "score"}, 422)
    assert late["refusal"]["reason"] == "game-over"

    stranger = Person(server)
    imported = stranger.post("/api/tables/import", {"transcript": answer.text}, 201)
    assert imported["status"] == "over"
    assert imported["id"] != table["id"]
    assert [seat["name"] for seat in imported["seats"]] == ["Ann", "Bob"]
    assert not any(seat["yours"] for seat in imported["seats"])
    for seat in ("", "?seat=0", "?seat=1"):
        steps = stranger.get(f"/api/tables/{imported['id']}/history{seat}")
        assert steps == person.get(f"/api/tables/{table['id']}/history{seat}")
    assert stranger.http.get(f"/api/tables/{imported['id']}/transcript").text == answer.text
    assert stranger.get("/api/tables")[0]["id"] == imported["id"]
    assert stranger.post(f"/api/tables/{imported['id']}/rematch", status=403) == {"error": "forbidden"}


def test_a_running_game_is_not_exported(server: Server) -> None:
    person = Person(server)
    table = person.make_table("person", "person")
    problem = person.get(f"/api/tables/{table['id']}/transcript", 409)
    assert problem["error"] == "conflict"
    assert problem["table"]["seed"] is None


def test_imports_are_checked(server: Server) -> None:
    person = Person(server)
    good = (RECORDED / "two-greedy.jsonl").read_text(encoding="utf-8")
    lines = good.splitlines()

    def bad(text: str) -> tuple[str, str]:
        problem = person.post("/api/tables/import", {"transcript": text}, 400)
        return problem["bad_input"]["where"], problem["bad_input"]["reason"]

    assert person.post("/api/tables/import", {"transcript": good}, 201)["status"] == "over"
    assert bad("") == ("1", "empty-file")
    assert bad("{}") == ("1", "not-a-transcript")
    assert bad("\n".join([*lines[:20], lines[25]])) == ("21", "wrong-ply")
    assert bad("\n".join([*lines[:-1], '{"seed": "' + "0" * 64 + '"}'])) == (str(len(lines)), "seed-breaks-commitment")
    assert bad(lines[0].replace('"commitment":"', '"commitment":"\\ud800')) == ("1", "wrong-type")
    assert bad(lines[0].replace(GAME, "\\ud800"))[0] == "1"
    # A game that was saved before its end can be looked at too
    part = person.post("/api/tables/import", {"transcript": "\n".join(lines[:50])}, 201)
    assert (part["status"], part["ply"], part["seed"]) == ("over", 49, None)
    stream = person.stream(part["id"])
    stream.hear_until("update")
    assert stream.faces["watch"]["moves"] == []
    assert stream.faces["watch"]["scores"] is None
    stream.close()


def test_history_tells_every_step_as_the_seat_may_know_it(server: Server) -> None:
    ann, ben = Person(server), Person(server)
    table = ann.make_table("person", "invited", options={"first_seat": 0})
    ben.join(table, 1)
    id = table["id"]
    mine = ann.get(f"/api/tables/{id}/history?seat=0")
    assert [step["ply"] for step in mine] == list(range(14))
    assert mine[0]["seat"] is None
    assert mine[0]["points"] == [10, 10]
    assert "card" in mine[0]["events"][0]
    assert "card" not in ben.get(f"/api/tables/{id}/history?seat=1")[0]["events"][0]
    assert "card" not in Person(server).get(f"/api/tables/{id}/history")[0]["events"][0]
    assert ben.get(f"/api/tables/{id}/history?seat=0", 403) == {"error": "forbidden"}
    assert ben.get(f"/api/tables/{id}/at/3?seat=0", 403) == {"error": "forbidden"}
    assert ben.get(f"/api/tables/{id}/history?seat=5", 400)["bad_input"]["where"] == "seat"
    assert ben.get(f"/api/tables/{id}/at/99", 400)["bad_input"] == {
        "where": "ply", "reason": "not-in-range", "params": {"got": 99, "low": 0, "high": 14},
    }  # fmt: skip
    assert ann.get(f"/api/tables/{id}/at/5?seat=0")["view"]["players"][0]["cards"] == 5
    assert ann.get(f"/api/tables/{id}/at/0?seat=0")["view"]["players"][0]["hand"] == []


def test_my_tables_are_listed_newest_change_first(server: Server) -> None:
    ann, ben = Person(server), Person(server)
    first = ann.make_table("person", "invited", options={"first_seat": 1})
    second = ann.make_table("person", "person")
    assert [table["id"] for table in ann.get("/api/tables")] == [second["id"], first["id"]]
    assert ben.get("/api/tables") == []
    ben.join(first, 1)
    listed = ann.get("/api/tables")
    assert [table["id"] for table in listed] == [first["id"], second["id"]]
    assert [table["your_turn"] for table in listed] == [False, True]
    (his,) = ben.get("/api/tables")
    assert (his["id"], his["your_turn"]) == (first["id"], True)
    assert listed[0] == ann.table(first["id"]) | {"away": False}


def test_whoever_leaves_before_the_start_frees_the_seat(server: Server) -> None:
    ann, ben, cid = Person(server), Person(server), Person(server)
    table = ann.make_table("person", "invited", "invited")
    ben.join(table, 1, "Ben")
    assert ben.post(f"/api/tables/{table['id']}/leave", {"seat": 1})["seats"][1]["taken"] is False
    assert ben.post(f"/api/tables/{table['id']}/leave", {"seat": 1}, 403) == {"error": "forbidden"}
    assert cid.join(ann.table(table["id"]), 1, "Cid")["seats"][1]["name"] == "Cid"


def test_a_bot_takes_over_a_seat_that_was_left(server: Server) -> None:
    ann, ben, stranger = Person(server), Person(server), Person(server)
    table = ann.make_table("person", "invited", options={"first_seat": 1})
    id = table["id"]
    ben.join(table, 1)
    replacing = {"seat": 1, "bot": "greedy"}
    assert ann.post(f"/api/tables/{id}/replace", replacing, 409)["error"] == "conflict", "Ben is still there"
    left = ben.post(f"/api/tables/{id}/leave", {"seat": 1})
    assert (left["seats"][1]["left"], left["seats"][1]["yours"], left["your_turn"]) == (True, False, False)
    assert ben.move(id, 1, 14, {"do": "announce"}, 403) == {"error": "forbidden"}
    assert stranger.post(f"/api/tables/{id}/replace", replacing, 403) == {"error": "forbidden"}
    assert ben.post(f"/api/tables/{id}/replace", replacing, 403) == {"error": "forbidden"}, "Ann decides now"
    assert ann.post(f"/api/tables/{id}/replace", {"seat": 1, "bot": "x"}, 400)["bad_input"]["reason"] == "not-one-of"
    assert ann.post(f"/api/tables/{id}/replace", {"seat": 9, "bot": "greedy"}, 400)["bad_input"]["where"] == "seat"
    seat = ann.post(f"/api/tables/{id}/replace", replacing)["seats"][1]
    assert (seat["kind"], seat["bot"], seat["left"]) == ("bot", "greedy", False)
    stream = ann.stream(id)
    while stream.table is None or stream.table["turn"] != 0:
        stream.hear()
    assert stream.table["ply"] > 14
    stream.close()
    # When all have left, one of them may still let the game go on
    ann.post(f"/api/tables/{id}/leave", {"seat": 0})
    assert ann.post(f"/api/tables/{id}/replace", {"seat": 0, "bot": "random"})["seats"][0]["kind"] == "bot"


def test_a_rematch_has_the_same_people_and_is_made_once(tmp_path: Path) -> None:
    """… and it draws anew."""
    with serving(tmp_path, new_seed=SeedsInTurn()) as server:
        ann, ben = Person(server), Person(server)
        table = ann.make_table("person:Ann", "invited", "bot:random", options={"end_check": "turn"})
        ben.join(table, 1, "Ben")
        id = table["id"]
        assert ann.post(f"/api/tables/{id}/rematch", status=409)["error"] == "conflict", "it is not over"
        streams = {0: ann.stream(id), 1: ben.stream(id)}
        rng = random.Random(3)
        while True:
            for stream in streams.values():
                while stream.table is None or stream.table["turn"] == 2:
                    stream.hear()
            if play_on(streams, 1, rng) == 0 and streams[0].table["status"] == "over":
                break
        first = ben.post(f"/api/tables/{id}/rematch", status=201)
        second = ann.post(f"/api/tables/{id}/rematch")
        assert first["id"] == second["id"] != id
        assert streams[0].hear_until("update")["table"]["next"] == first["id"]
        assert [seat["name"] for seat in first["seats"]] == ["Ann", "Ben", "random"]
        assert [seat["yours"] for seat in first["seats"]] == [False, True, False]
        assert [seat["yours"] for seat in second["seats"]] == [True, False, False]
        assert first["options"] == table["options"]
        assert first["commitment"] != table["commitment"]
        assert first["status"] == "running"
        assert Person(server).post(f"/api/tables/{id}/rematch", status=403) == {"error": "forbidden"}
        for stream in streams.values():
            stream.close()


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/x/y/z", "/nothing.js"])
def test_unknown_addresses(server: Server, path: str) -> None:
    assert Person(server).get(path, 404) == {"error": "not-found"}


def test_wrong_methods_are_told_which_are_right(server: Server) -> None:
    answer = Person(server).http.delete("/api/tables")
    assert answer.status_code == 405
    assert answer.headers["allow"]
    assert answer.json()["bad_input"]["where"] == "method"


def test_a_prepared_table_draws_the_same_for_everybody_and_says_so(server: Server) -> None:
    wanted = {
        "game": GAME,
        "options": {"first_seat": 0},
        "seats": [{"kind": "person"}, {"kind": "person"}],
        "prepared": 7,
    }
    hands = []
    for person in (Person(server), Person(server)):
        table = person.post("/api/tables", wanted, 201)
        assert (table["prepared"], table["status"]) == (7, "running")
        assert fairness.commitment(bytes.fromhex(table["seed"])) == table["commitment"], "its seed is no secret"
        stream = person.stream(table["id"])
        stream.hear_until("update")
        hands.append(stream.faces["0"]["view"]["players"][0]["hand"])
        stream.close()
    assert hands[0] == hands[1]
    assert Person(server).make_table("person", "person")["prepared"] is None


@pytest.mark.parametrize("number", [-1, 2**32, True, "7", 1.5])
def test_prepared_is_a_number(server: Server, number: Any) -> None:
    wanted = {"game": GAME, "seats": [{"kind": "person"}, {"kind": "person"}], "prepared": number}
    problem = Person(server).post("/api/tables", wanted, 400)
    assert problem["bad_input"]["where"] == "prepared"


def test_playing_again_after_a_lesson_is_not_prepared(server: Server) -> None:
    person = Person(server)
    wanted = {"game": GAME, "seats": [{"kind": "person"}, {"kind": "person"}], "prepared": 1}
    table = person.post("/api/tables", wanted, 201)
    stream = person.stream(table["id"])
    play_on({0: stream, 1: stream}, 10_000, random.Random(1))
    stream.close()
    again = person.post(f"/api/tables/{table['id']}/rematch", {}, 201)
    assert again["prepared"] is None
    assert again["seed"] is None
