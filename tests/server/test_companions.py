"""Companions over real sockets: an answer counts once, whatever happens to the server or the connection."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saloon.companion.session import read
from tests.companion import recorded
from tests.companion.test_recorded import OPTIONS
from tests.companion.test_session import SET_UP
from tests.server.serving import Person, Server, serving

OPENING = {"first": "player", "deck": "own", "sides": []}


def begin(person: Person, **options: Any) -> Any:
    return person.post("/api/companions", {"companion": "automa", "level": "hard", "options": options}, 201)


def answer(person: Person, companion: Any, given: Any, status: int = 200) -> Any:
    path = f"/api/companions/{companion['id']}/answers"
    return person.post(path, {"step": companion["step"], "answer": given}, status)


def begin_turns(person: Person, deck: str = "own") -> Any:
    """The table is set up, and the player's first turn is asked."""
    return answer(person, answer(person, begin(person), {**OPENING, "deck": deck}), SET_UP)


def test_a_whole_recorded_game_with_the_server_killed_in_between(tmp_path: Path) -> None:
    game = recorded.read("solo-hard-objective")
    with serving(tmp_path) as server:
        ann = Person(server)
        now = begin(ann, **{name: game.options[name] for name in OPTIONS})
        for number, half in enumerate(game.halves, start=1):
            draws = iter(half.draws)
            while now["turns"] < number:
                now = answer(ann, now, recorded.answer(game, now["question"], half, draws))
            assert recorded.plain(now["told"][-1]["told"]) == game.expected(half)
            if number % 7 == 0:
                server.kill()
                server.start()
                assert ann.get(f"/api/companions/{now['id']}") == now
        assert (now["question"]["ask"], now["over"]) == ("objectives", False)
        now = answer(ann, now, recorded.answer(game, now["question"], half, draws))
        assert (now["question"], now["over"], now["score"]) == (None, True, game.items)
        answer(ann, now, {}, 409)  # nothing is asked any longer
        [listed] = ann.get("/api/companions")
        assert (listed["id"], listed["turns"], listed["over"]) == (now["id"], len(game.halves), True)


def test_an_answer_counts_once(server: Server) -> None:
    ann = Person(server)
    first = begin(ann)
    second = answer(ann, first, OPENING)
    assert second["question"]["ask"] == "setup"
    problem = answer(ann, first, OPENING, 409)  # sent again, because the first reply was lost
    assert problem["error"] == "conflict"
    assert problem["companion"] == second
    # taken back, the step is a new one: an answer that was under way to the old one no longer counts
    back = ann.post(f"/api/companions/{first['id']}/undo", {"step": second["step"]})
    assert (back["question"], back["step"]) == (first["question"], second["step"] + 1)
    answer(ann, first, OPENING, 409)
    answer(ann, second, {"did": []}, 409)
    ann.post(f"/api/companions/{first['id']}/undo", {"step": second["step"]}, 409)
    assert answer(ann, back, OPENING)["question"] == second["question"]


def test_a_game_moves_between_terminal_and_page(server: Server) -> None:
    """What the page saves the terminal opens, and the other way round; nothing is lost, and both go on alike."""
    ann, ben = Person(server), Person(server)
    now = begin_turns(ann, deck="app")
    now = answer(ann, now, {"did": []})
    path = f"/api/companions/{now['id']}/session"
    saved = ann.http.get(path)
    assert saved.headers["content-disposition"].startswith("attachment")
    in_terminal = read(saved.text)
    inquiry = in_terminal.inquiry()
    assert inquiry is not None
    assert inquiry.as_json() == now["question"]

    brought = ben.post("/api/companions/import", {"session": in_terminal.write()}, 201)
    assert brought["id"] != now["id"]
    alike = ("question", "told", "turns", "over", "overview", "options", "undo")
    assert {key: brought[key] for key in alike} == {key: now[key] for key in alike}
    assert ben.get(f"/api/companions/{brought['id']}") == brought
    mine, theirs = (
        person.post(f"/api/companions/{game['id']}/undo", {"step": game["step"]})
        for person, game in ((ann, now), (ben, brought))
    )
    assert mine["question"] == theirs["question"]
    assert ben.get(path, 404) == {"error": "not-found"}, "not that of somebody else"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty-file"),
        ("{}", "not-a-companion"),
        ('{"saloon_companion": 9}', "other-format"),
        ("nonsense", "not-json"),
    ],
)
def test_what_is_no_saved_companion_is_refused_with_its_line(server: Server, text: str, reason: str) -> None:
    refused = Person(server).post("/api/companions/import", {"session": text}, 400)
    assert (refused["bad_input"]["where"], refused["bad_input"]["reason"]) == ("1", reason)


def test_of_many_answers_at_once_one_counts(server: Server) -> None:
    ann = Person(server)
    now = begin_turns(ann)
    statuses: list[int] = []

    def send() -> None:
        body = {"step": now["step"], "answer": {"did": []}}
        statuses.append(ann.http.post(f"/api/companions/{now['id']}/answers", json=body).status_code)

    threads = [threading.Thread(target=send) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [200] + [409] * 7
    assert ann.get(f"/api/companions/{now['id']}")["step"] == now["step"] + 1


def test_two_servers_at_one_database(tmp_path: Path) -> None:
    """Each sees what the other wrote, and only one of two answers to a step counts."""
    with serving(tmp_path) as one:
        ann = Person(one)
        now = begin_turns(ann)
        other = Server(tmp_path, {"database": one.database, "secret": None})
        other.start()
        try:
            elsewhere = Person(other)
            elsewhere.http.cookies.set("saloon", ann.cookie)
            assert elsewhere.get(f"/api/companions/{now['id']}") == now
            later = answer(elsewhere, now, {"did": ["engine"]})
            assert answer(ann, now, {"did": []}, 409)["companion"] == later
        finally:
            other.kill()


def test_it_is_its_owners_only(server: Server) -> None:
    ann, ben = Person(server), Person(server)
    now = begin(ann)
    ben.get(f"/api/companions/{now['id']}", 404)
    answer(ben, now, OPENING, 404)
    ben.post(f"/api/companions/{now['id']}/undo", {"step": now["step"]}, 404)
    assert ben.get("/api/companions") == []
    ann.get("/api/companions/nothing", 404)


def test_another_page_cannot_answer(server: Server) -> None:
    ann = Person(server)
    now = begin(ann)
    body = {"step": now["step"], "answer": OPENING}
    refused = ann.http.post(
        f"/api/companions/{now['id']}/answers", json=body, headers={"Origin": "https://elsewhere.example"}
    )
    assert refused.status_code == 403
    assert ann.get(f"/api/companions/{now['id']}") == now


@pytest.mark.parametrize(
    ("given", "where", "reason"),
    [
        ({}, "first", "missing-field"),
        ({**OPENING, "luck": 1}, "luck", "unknown-key"),
        ({**OPENING, "first": "me"}, "first", "not-one-of"),
        ({**OPENING, "sides": [11]}, "sides", "not-one-of"),
        ({**OPENING, "sides": 3}, "sides", "not-a-list"),
        ({**OPENING, "sides": [True]}, "sides", "not-one-of"),
    ],
)
def test_bad_answers_name_the_field_and_change_nothing(server: Server, given: Any, where: str, reason: str) -> None:
    ann = Person(server)
    now = begin(ann)
    problem = answer(ann, now, given, 400)
    assert (problem["bad_input"]["where"], problem["bad_input"]["reason"]) == (where, reason)
    assert ann.get(f"/api/companions/{now['id']}") == now


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"companion": "nobody", "level": "hard"}, "companion"),
        ({"companion": "automa", "level": "nightmare"}, "level"),
        ({"companion": "automa", "level": "hard", "options": {"luck": 1}}, "luck"),
        ({"companion": "automa"}, "level"),
    ],
)
def test_bad_options(server: Server, body: Any, where: str) -> None:
    assert Person(server).post("/api/companions", body, 400)["bad_input"]["where"] == where


def test_nothing_to_take_back(server: Server) -> None:
    ann = Person(server)
    now = begin(ann)
    assert not now["undo"]
    problem = ann.post(f"/api/companions/{now['id']}/undo", {"step": now["step"]}, 400)
    assert problem["bad_input"]["reason"] == "nothing-to-take-back"


def test_the_seed_stays_here(server: Server) -> None:
    ann = Person(server)
    now = begin_turns(ann, deck="app")
    with sa.create_engine(server.database).connect() as connection:
        seeds = [bytes(row[0]) for row in connection.exec_driver_sql("SELECT seed FROM companions")]
    assert seeds
    assert not any(seed.hex() in str(now) for seed in seeds)


def test_a_game_by_other_rules_is_outdated(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Person(server)
        now = begin(ann)
        server.kill()
        with sa.create_engine(server.database).begin() as connection:
            connection.exec_driver_sql("UPDATE companions SET rules = 99")
        server.start()
        assert ann.get(f"/api/companions/{now['id']}", 410)["bad_input"]["reason"] == "unknown-rules-version"
