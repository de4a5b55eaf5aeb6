"""What the operator of a server learns, and what `saloon admin` does while it runs."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from saloon.cli.app import main
from tests.server.serving import PATIENCE, Person, Server, free_port, serving


def admin(server: Server, capsys: pytest.CaptureFixture[str], *words: str) -> list[Any]:
    """What the command prints."""
    capsys.readouterr()
    assert main(["admin", *words, "--database", server.database]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def until(noticed: Callable[[], bool]) -> None:
    """Asks until the server has noticed an order, which it looks for every now and then."""
    deadline = time.monotonic() + PATIENCE
    while not noticed():
        assert time.monotonic() < deadline, "the server does not look for orders"


def test_health_fails_when_nothing_can_be_written(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert httpx.get(f"{server.address}/healthz").status_code == 200
    (tmp_path / "locked").mkdir()
    with serving(tmp_path / "locked", now=stopped_clock) as server:  # so the answer from its start is not repeated
        ann = Person(server)
        table = ann.make_table("person", "person", options={"first_seat": 0})
        stream = ann.stream(table["id"])
        stream.hear_until("update")
        blocker = sqlite3.connect(tmp_path / "locked" / "tables.db", isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        # A move is told so within the page's patience, and nothing is half done
        assert stream.move(0, {"do": "announce"})["problem"] == {"error": "busy"}
        answer = ann.http.post(
            f"/api/tables/{table['id']}/moves", json={"seat": 0, "ply": 14, "action": {"do": "announce"}}
        )
        assert (answer.status_code, answer.json()) == (503, {"error": "busy"})
        assert answer.headers["retry-after"]
        unwell = httpx.get(f"{server.address}/healthz", timeout=30)
        assert (unwell.status_code, unwell.json()) == (503, {"error": "busy"})
        blocker.execute("ROLLBACK")
        blocker.close()
        assert httpx.get(f"{server.address}/healthz").status_code == 200
        assert stream.move(0, {"do": "announce"})["type"] == "done"


TICKS = iter(range(0, 10**9, 10))


def stopped_clock() -> float:
    """Ten seconds later whenever it is asked."""
    return float(next(TICKS))


def test_metrics(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, metrics_port=port) as server:
        ann = Person(server)
        table = ann.make_table("person", "person", options={"first_seat": 0})
        stream = ann.stream(table["id"])
        stream.hear_until("update")
        stream.move(0, {"do": "announce"})
        ann.get("/api/nothing", 404)
        text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        for line in (
            'saloon_moves_total{by="person"} 1.0',
            "saloon_streams 1.0",
            "saloon_tables 1.0",
            "saloon_bots_waiting 0.0",
            'saloon_refused_total{reason="404"} 1.0',
            "saloon_commit_seconds_count 1.0",
        ):
            assert line in text.splitlines(), text
        assert httpx.get(f"{server.address}/metrics").status_code == 404, "visitors see none of it"


def test_closing_a_table_while_somebody_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path, order_seconds=0.01) as server:
        ann = Person(server)
        table = ann.make_table("person:Ann", "bot:random", options={"first_seat": 0})
        stream = ann.stream(table["id"])
        stream.hear_until("update")
        listed = admin(server, capsys, "list", "--status", "running")
        assert [row["id"] for row in listed] == [table["id"]]
        shown = admin(server, capsys, "show", table["id"])[0]
        assert shown["seats"][0]["client"] == ann.cookie.partition(".")[0]
        assert "seed" not in shown
        admin(server, capsys, "close", table["id"])
        assert stream.hear_the_end() == 4411
        assert ann.get(f"/api/tables/{table['id']}", 410) == {"error": "closed"}
        assert ann.get("/api/tables") == []
        with pytest.raises(AssertionError):
            admin(server, capsys, "close", "nothing")
        assert "There is no table" in capsys.readouterr().err


def test_muting_and_banning(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path, order_seconds=0.01) as server:
        ann, ben = Person(server), Person(server)
        table = ann.make_table("person:Ann", "invited")
        ben.join(table, 1, "Ben")
        his = ben.stream(table["id"])
        his.hear_until("update")
        who = ben.cookie.partition(".")[0]
        admin(server, capsys, "mute", who)
        until(lambda: his.ask(type="chat", text="boo")["type"] == "failed")
        assert his.ask(type="chat", text="boo")["problem"] == {"error": "forbidden"}
        admin(server, capsys, "mute", who, "--lift")
        until(lambda: his.ask(type="chat", text="sorry")["type"] == "done")
        admin(server, capsys, "ban", who)
        assert his.hear_the_end() == 4403
        assert ben.get("/api/tables", 403) == {"error": "banned"}
        assert ann.table(table["id"])["status"] == "running"
        admin(server, capsys, "ban", who, "--lift")
        until(lambda: ben.http.get("/api/tables").status_code == 200)
        admin(server, capsys, "ban", "127.0.0.1", "--address")
        until(lambda: ann.http.get("/api/tables").status_code == 403)
        assert httpx.get(f"{server.address}/api/games").json() == {"error": "banned"}


def test_one_identitys_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path, order_seconds=0.01) as server:
        ann, ben = Person(server), Person(server)
        table = ann.make_table("person:Ann", "invited")
        ben.join(table, 1, "Benjamin")
        his, hers = ben.stream(table["id"]), ann.stream(table["id"])
        his.ask(type="chat", text="my address is 1 Main Street")
        hers.ask(type="chat", text="mine too")
        who = ben.cookie.partition(".")[0]
        exported = admin(server, capsys, "export", who)[0]
        assert exported["seats"] == [{"table": table["id"], "seat": 1, "name": "Benjamin"}]
        assert [line["text"] for line in exported["chat"]] == ["my address is 1 Main Street"]
        assert admin(server, capsys, "erase", who) == [{"tables": 1}]
        until(lambda: not ann.table(table["id"])["seats"][1]["name"])
        assert ann.table(table["id"])["seats"][1]["left"]
        assert not ben.table(table["id"])["seats"][1]["yours"]
        late = Person(server).stream(table["id"])
        late.hear_until("chat")
        assert [line["text"] for line in late.lines] == ["mine too"]
        engine = sa.create_engine(server.database)
        with engine.connect() as connection:
            for name in ("seats", "tables", "chat"):
                kept = str(connection.exec_driver_sql(f"SELECT * FROM {name}").all())
                assert who not in kept
                assert "Benjamin" not in kept
                assert "Main Street" not in kept
        engine.dispose()


def test_purging_by_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path, order_seconds=0.01) as server:
        ann = Person(server)
        tables = [ann.make_table("person", "person") for _ in range(2)]
        engine = sa.create_engine(server.database)
        with engine.begin() as connection:
            connection.execute(sa.text("UPDATE tables SET visited = 0 WHERE id = :id"), {"id": tables[0]["id"]})
        engine.dispose()
        assert admin(server, capsys, "purge", "--days", "30") == [{"purged": 1}]
        until(lambda: ann.http.get(f"/api/tables/{tables[0]['id']}").status_code != 200)
        assert [table["id"] for table in ann.get("/api/tables")] == [tables[1]["id"]]
