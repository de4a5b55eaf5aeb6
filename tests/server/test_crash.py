"""Whatever happens to the process: what was acknowledged is there afterwards, and play goes on."""

from __future__ import annotations

import json
import random
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Person, Server, Stream, serving

KILLS = 50
PLAYERS = 8


@dataclass
class Witness(threading.Thread):
    """Plays at a table of its own as fast as it can, while the server is killed all the time; notes what it is told."""

    person: Person
    id: str
    seed: int
    told: dict[int, Any] = field(default_factory=dict)  # what was acknowledged, by ply
    ending: threading.Event = field(default_factory=threading.Event)
    failure: BaseException | None = None

    def __post_init__(self) -> None:
        super().__init__()
        self.random = random.Random(self.seed)

    def __hash__(self) -> int:
        return id(self)

    def run(self) -> None:
        try:
            while not self.ending.is_set():
                try:
                    self.play()
                except (ConnectionClosed, OSError, EOFError, TimeoutError):
                    time.sleep(0.01)
                except Exception as error:
                    if "HTTP" not in str(error) and "handshake" not in str(error).lower():
                        raise
                    time.sleep(0.01)
        except BaseException as error:
            self.failure = error

    def play(self) -> None:
        stream = Stream(self.person, self.id)
        try:
            stream.hear_until("update")
            while not self.ending.is_set():
                table = stream.table
                if table["status"] == "over":
                    return
                seat, ply = table["turn"], table["ply"]
                action = self.random.choice(stream.faces[str(seat)]["moves"])["action"]
                answer = stream.move(seat, action)
                assert answer["type"] == "done", answer
                self.told[ply] = (seat, action)
                stream.catch_up(ply + 1)
        finally:
            stream.close()


def stored_plies(server: Server, id: str) -> list[tuple[int | None, Any]]:
    import sqlite3

    with sqlite3.connect(server.folder / "tables.db") as database:
        rows = database.execute("SELECT seat, action FROM plies WHERE table_id = ? ORDER BY ply", (id,)).fetchall()
    database.close()
    return [(seat, json.loads(action)) for seat, action in rows]


@pytest.mark.parametrize("number", [1])
def test_killing_the_server_loses_nothing_that_was_acknowledged(tmp_path: Path, number: int) -> None:
    rng = random.Random(number)
    with serving(tmp_path) as server:
        witnesses = []
        for seed in range(PLAYERS):
            person = Person(server)
            witnesses.append(Witness(person, person.make_table("person", "person")["id"], seed))
        for witness in witnesses:
            witness.start()
        for _ in range(KILLS):
            time.sleep(0.1 + rng.random() * 0.15)
            server.kill()
            checked = {witness: dict(witness.told) for witness in witnesses}  # all acknowledged before it was killed
            server.start()
            for witness, told in checked.items():
                stored = stored_plies(server, witness.id)
                assert [stored[ply] for ply in told] == list(told.values())
                assert witness.failure is None
        for witness in witnesses:
            witness.ending.set()
        for witness in witnesses:
            witness.join(30)
            assert not witness.is_alive()
            assert witness.failure is None
            played = len(witness.told)
            history = witness.person.get(f"/api/tables/{witness.id}/history?seat=0")
            assert [(step["ply"], step["seat"]) for step in history if step["ply"] in witness.told] == [
                (ply, seat) for ply, (seat, _) in sorted(witness.told.items())
            ]
            assert played > 20, "it was under load"


def test_a_move_and_its_draws_are_stored_together_or_not_at_all(tmp_path: Path) -> None:
    """After any kill, no table waits for a draw: it could not be made twice alike by chance, but it never has to be."""
    with serving(tmp_path) as server:
        person = Person(server)
        table = person.make_table("person", "person")
        witness = Witness(person, table["id"], 1)
        witness.start()
        for _ in range(5):
            time.sleep(0.2)
            server.kill()
            stored = stored_plies(server, table["id"])
            server.start()
            shown = person.table(table["id"])
            assert shown["ply"] >= len(stored) or not witness.ending.is_set()
            assert shown["status"] == "over" or shown["turn"] is not None
        witness.ending.set()
        witness.join(30)
        assert witness.failure is None


def test_bots_go_on_after_a_crash(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        person = Person(server)
        tables = [person.make_table("bot:greedy", "bot:random") for _ in range(2)]
        for _ in range(3):
            time.sleep(0.3)
            server.kill()
            server.start()
        deadline = time.monotonic() + 60
        while any(person.table(table["id"])["status"] != "over" for table in tables):
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_told_to_stop_it_finishes_in_good_order(tmp_path: Path) -> None:
    """SIGTERM under load: exit code 0 within 5 seconds, streams closed with 1012, every write done."""
    with serving(tmp_path) as server:
        witnesses = []
        for seed in range(4):
            person = Person(server)
            witnesses.append(Witness(person, person.make_table("person", "person")["id"], seed))
        watching = Person(server).stream(witnesses[0].id)
        bots = Person(server).make_table("bot:greedy", "bot:greedy")
        for witness in witnesses:
            witness.start()
        time.sleep(0.7)
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 5
        assert watching.hear_the_end() == 1012
        for witness in witnesses:
            witness.ending.set()
            witness.join(30)
            assert witness.failure is None
            stored = stored_plies(server, witness.id)
            assert witness.told
            assert all(stored[ply] == told for ply, told in witness.told.items())
        assert stored_plies(server, bots["id"])
        levels = {line["level"] for line in server.log_lines()}
        assert levels == {"info"}, [line for line in server.log_lines() if line["level"] != "info"]
        with pytest.raises(httpx.TransportError):
            httpx.get(server.address)
