"""Tables that version 1 of the rules began live on: a database that its server wrote goes on to the end of every game.

`version_1/tables.db` was written by that server and is never made again; `known.json` says what lies in it.
"""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saloon.core import transcript
from tests.companion import recorded
from tests.server.serving import Person, Server, Stream, serving

WRITTEN = Path(__file__).with_name("version_1")
KNOWN = json.loads((WRITTEN / "known.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("version-1")
    shutil.copy(WRITTEN / "tables.db", folder / "tables.db")
    with serving(folder) as server:
        yield server


@pytest.fixture
def ann(server: Server) -> Person:
    """Who began them all."""
    person = Person(server)
    person.http.cookies.set("saloon", KNOWN["cookie"])
    person.cookie = KNOWN["cookie"]
    return person


def play_to_the_end(stream: Stream, rng: random.Random) -> None:
    """Random moves for the seats held here, while bots play their own."""
    stream.catch_up(0)
    while stream.table["status"] != "over":
        seat = stream.table["turn"]
        if not stream.table["your_turn"]:
            stream.hear()
            continue
        answer = stream.move(seat, rng.choice(stream.faces[str(seat)]["moves"])["action"])
        assert answer["type"] == "done", answer
        stream.catch_up(answer["ply"] + 1)


@pytest.mark.parametrize("id", KNOWN["tables"], ids=lambda id: KNOWN["tables"][id]["game"])
def test_a_running_table_goes_on_by_its_own_rules_to_the_end(ann: Person, id: str) -> None:
    stream = ann.stream(id)
    play_to_the_end(stream, random.Random(1))
    assert stream.table["rules"] == 1
    assert stream.table["ply"] > KNOWN["tables"][id]["ply"]
    written = transcript.read(ann.http.get(f"/api/tables/{id}/transcript").text)
    assert written.rules == 1
    transcript.verify(written)


def test_a_companion_goes_on_to_the_end(ann: Person) -> None:
    game = recorded.read(KNOWN["companion"]["game"])
    now = ann.get(f"/api/companions/{KNOWN['companion']['id']}")
    for number, half in enumerate(game.halves, start=1):
        draws = iter(half.draws)
        while now["turns"] < number:
            given: Any = recorded.answer(game, now["question"], half, draws)
            now = ann.post(f"/api/companions/{now['id']}/answers", {"step": now["step"], "answer": given})
        if number > KNOWN["companion"]["turns"]:
            assert recorded.plain(now["told"][-1]["told"]) == game.expected(half)
    assert (now["over"], now["score"]) == (True, game.items)


def test_a_new_table_begins_with_the_newest_rules(ann: Person) -> None:
    for offered in ann.get("/api/games"):
        table = ann.make_table("person", "person", game=offered["name"])
        assert ann.table(table["id"])["rules"] == offered["rules_version"] > 1
