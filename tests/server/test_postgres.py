"""Two processes, one PostgreSQL database: any process serves any table, and news travel at once."""

from __future__ import annotations

import os
import pwd
import random
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Person, Server, Stream, play_on, serving
from tests.server.test_store import race

INSTALLED = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


def find_program(name: str) -> str:
    beside = INSTALLED[-1].with_name(name) if INSTALLED else None
    found = str(beside) if beside and beside.exists() else shutil.which(name)
    if not found:
        pytest.skip(f"PostgreSQL's {name} is not installed (on Debian: apt install postgresql)")
    return found


def as_whom() -> dict[str, Any]:
    """PostgreSQL does not run as root; then as the user that was made for it, or nobody."""
    if os.getuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    pytest.skip("there is no user to run PostgreSQL as")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A PostgreSQL of our own, in a folder of its own, reachable over a socket in that folder only."""
    if shutil.which("psql") is None and not INSTALLED:
        pytest.skip("PostgreSQL is not installed (on Debian: apt install postgresql)")
    pytest.importorskip("psycopg", reason="psycopg is not installed")
    initdb, postgres = find_program("initdb"), find_program("postgres")
    whom = as_whom()
    with tempfile.TemporaryDirectory(prefix="saloon-pg-") as folder:
        if whom:
            os.chown(folder, whom["user"], whom["group"])
        run = {"cwd": folder, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, **whom}
        subprocess.run([initdb, "-D", "data", "-U", "saloon", "--auth=trust", "-N", "-E", "UTF8"], check=True, **run)
        command = [postgres, "-D", "data", "-k", folder, "-c", "listen_addresses="]
        with (Path(folder) / "log").open("w") as log:
            server = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, **whom)
        try:
            wait_for(server, folder)
            yield folder
        finally:
            server.terminate()
            server.wait(30)


def wait_for(server: subprocess.Popen[bytes], folder: str) -> None:
    import psycopg

    deadline = time.monotonic() + 60
    while True:
        try:
            psycopg.connect(host=folder, user="saloon", dbname="postgres").close()
            return
        except psycopg.OperationalError:
            assert server.poll() is None, (Path(folder) / "log").read_text()
            assert time.monotonic() < deadline
            time.sleep(0.1)


@dataclass
class Pair:
    one: Server
    two: Server
    folder: str


@pytest.fixture(scope="module")
def pair(cluster: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two servers that start at the same time on an empty database."""
    url = f"postgresql+psycopg://saloon@/postgres?host={cluster}"
    folder = tmp_path_factory.mktemp("postgres")
    servers = [Server(folder / "one", {"database": url}), Server(folder / "two", {"database": url})]
    for server in servers:
        server.folder.mkdir()
    starting = [threading.Thread(target=server.start) for server in servers]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    yield Pair(servers[0], servers[1], cluster)
    for server in servers:
        server.kill()


def same_person(server: Server, person: Person) -> Person:
    """The same cookie, at another process."""
    other = Person(server)
    other.cookie = person.cookie
    other.http.cookies.clear()
    other.http.cookies.set("saloon", person.cookie)
    return other


def test_a_game_between_two_processes(pair: Pair) -> None:
    ann, ben = Person(pair.one), Person(pair.two)
    table = ann.make_table("person:Ann", "invited", "bot:greedy")
    hers = ann.stream(table["id"])
    hers.hear_until("update")
    ben.join(table, 1, "Ben")
    assert hers.hear_until("update")["table"]["status"] == "running"
    his = ben.stream(table["id"])
    hers.hear_until("presence", online=[0, 1, 2])
    his.ask(type="chat", text="from the other side")
    assert hers.hear_until("chat")["lines"][0]["text"] == "from the other side"
    hers.ask(type="chat", text="and back")
    while len(his.lines) < 2:
        his.hear()
    assert [line["n"] for line in his.lines] == [1, 2]
    rng = random.Random(1)
    streams = {0: hers, 1: his}
    while True:
        for stream in streams.values():
            while stream.table["turn"] == 2:
                stream.hear()
        if play_on(streams, 1, rng) == 0 and hers.table["status"] == "over":
            break
    his.catch_up(hers.table["ply"])
    assert his.table["seed"] == hers.table["seed"] is not None
    steps = ann.get(f"/api/tables/{table['id']}/history")
    assert steps == ben.get(f"/api/tables/{table['id']}/history")
    his.close()
    hers.hear_until("presence", online=[0, 2])


def test_moves_taken_back_in_one_process_are_gone_in_the_other(pair: Pair) -> None:
    ann, ben = Person(pair.one), Person(pair.two)
    table = ann.make_table("person", "invited", options={"first_seat": 0})
    id = table["id"]
    ben.join(table, 1)
    hers, his = ann.stream(id), ben.stream(id)
    hers.catch_up(14)
    his.catch_up(14)
    for _ in range(3):
        hand = hers.faces["0"]["view"]["players"][0]["hand"]
        epoch = hers.table["epoch"]
        assert hers.move(0, {"do": "sell", "card": hand[0]})["type"] == "done"
        his.catch_up(16, epoch)
        hers.catch_up(16, epoch)
        ann.post(f"/api/tables/{id}/undo", {"seat": 0, "ply": 14})
        while his.table["undo_request"] is None:
            his.hear()
        ben.post(f"/api/tables/{id}/undo/answer", {"seat": 1, "agree": True})
        update = None
        while hers.table["epoch"] == epoch:
            update = hers.hear_until("update")
        assert update is not None
        assert update["since"] == {"epoch": epoch + 1, "ply": 14}
        his.catch_up(14, epoch + 1)


def test_of_two_answers_one_wins(pair: Pair) -> None:
    ann = Person(pair.one)
    other = same_person(pair.two, ann)
    id = ann.make_table("person", "person")["id"]
    streams = [ann.stream(id), other.stream(id)]
    wins = {ann: 0, other: 0}
    rng = random.Random(3)
    for _ in range(40):
        table = max((person.table(id) for person in wins), key=lambda table: table["ply"])
        answers = race(wins, id, table, rng)
        assert sorted(answers.values()) == [200, 409], answers
        wins[next(person for person, status in answers.items() if status == 200)] += 1
    final = max(person.table(id)["ply"] for person in wins)
    for stream in streams:
        stream.catch_up(final)
    assert steps_of(streams[0]) == steps_of(streams[1]) == list(range(final))


def steps_of(stream: Stream) -> list[int]:
    import json

    return [
        step["ply"] for text in stream.raw for step in json.loads(text).get("faces", {}).get("0", {}).get("steps", [])
    ]


def test_bots_of_a_process_that_dies_are_played_on_by_another(pair: Pair, tmp_path: Path) -> None:
    with serving(tmp_path, database=pair.one.database) as dying:
        ann = Person(dying)
        table = ann.make_table("bot:greedy", "bot:greedy")
        dying.kill()
    here = same_person(pair.two, ann)
    stream = here.stream(table["id"])
    while stream.table is None or stream.table["status"] != "over":
        stream.hear()


def test_killing_a_process_loses_nothing(pair: Pair, tmp_path: Path) -> None:
    with serving(tmp_path, database=pair.one.database) as dying:
        ann = Person(dying)
        id = ann.make_table("person", "person")["id"]
        stream = ann.stream(id)
        play_on({0: stream, 1: stream}, 25, random.Random(1))
        known = stream.faces["0"]["view"], stream.table["ply"]
        dying.kill()
    here = same_person(pair.one, ann)
    assert here.get(f"/api/tables/{id}/at/{known[1]}?seat=0")["view"] == known[0]


def test_news_are_heard_again_after_an_interruption(pair: Pair) -> None:
    import psycopg

    ann = Person(pair.one)
    other = same_person(pair.two, ann)
    id = ann.make_table("person", "person")["id"]
    there = other.stream(id)
    there.hear_until("update")
    with psycopg.connect(host=pair.folder, user="saloon", dbname="postgres", autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
        )
    here = ann.stream(id)
    play_on({0: here, 1: here}, 3, random.Random(1))
    there.catch_up(here.table["ply"])


def test_the_migrations_make_what_the_program_expects(pair: Pair) -> None:
    import sqlalchemy as sa
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from saloon.server.database import metadata

    engine = sa.create_engine(pair.one.database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata) == []
    engine.dispose()
