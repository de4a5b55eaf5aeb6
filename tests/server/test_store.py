"""The database: together or not at all, first come first served, and its tables are what the program thinks."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
import sqlite3
import threading
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saloon.core import registry
from saloon.core.refusal import BadInput
from saloon.core.transcript import Entry
from saloon.server import checkpoints
from saloon.server import database as database_module
from saloon.server.database import HEAD, Database, metadata
from saloon.server.records import Change, ChatLine, Overtaken, Record, Takeback, UndoRequest, Write
from saloon.server.seats import Seat
from saloon.server.store import Store
from tests.server.serving import Person, play_on, serving


def record(id: str, **changes: Any) -> Record:
    seats = (Seat(0, "person", "Ann", client="ann"), Seat(1, "invited", "", invite=f"fingerprint {id}"))
    return replace(
        Record(id, "go_west", 1, {"deck": {"x": ["ä", 1]}}, "ann", b"seed" * 8, "c" * 64, seats, 1.5, 2.5), **changes
    )


def with_store(folder: Path, test: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        database = Database(f"sqlite:///{folder}/tables.db")
        database.open()
        store = Store(database)
        store.open()
        try:
            await test(store)
        finally:
            await store.close()
            database.close()

    asyncio.run(run())


def entry(n: int) -> Entry:
    return Entry(None if n % 3 else n % 2, {"do": "play", "card": f"ü {n}"})


def in_the_file_itself(folder: Path) -> int:
    """How many plies are in the database without its journal; none that are known while it is just going there."""
    alone = folder / "alone.db"
    shutil.copy(folder / "tables.db", alone)
    connection = sqlite3.connect(f"file:{alone}?immutable=1", uri=True)
    with contextlib.closing(connection):
        try:
            made = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'plies'").fetchone()[0]
            found: int = connection.execute("SELECT count(*) FROM plies").fetchone()[0] if made else 0
        except sqlite3.DatabaseError:  # copied while it was being written
            return 0
    return found


@pytest.mark.parametrize("every", [3600.0, 0.01])
def test_no_commit_waits_for_the_journal_to_go_into_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: float
) -> None:
    """However much is written, the writer leaves that to a thread of its own."""
    monkeypatch.setattr(checkpoints, "EVERY", every)

    async def test(store: Store) -> None:
        for number in range(100):
            change = Change(record(str(number), ply=100), entries=[entry(n) for n in range(100)])
            await store.write(Write(opened=[change]))
        if every > 1.0:
            journal = (tmp_path / "tables.db-wal").stat().st_size
            assert journal > 1000 * 4096, "SQLite would not have done it by itself yet"
            assert in_the_file_itself(tmp_path) == 0
        while every < 1.0 and in_the_file_itself(tmp_path) < 10_000:
            await asyncio.sleep(0.01)

    with_store(tmp_path, test)
    assert in_the_file_itself(tmp_path) == 10_000, "whoever closes last leaves no journal behind"


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        first = record("t", undo_request=UndoRequest(1, 7, (0,)), ply=5)
        await store.write(Write(opened=[Change(first, entries=[entry(n) for n in range(5)])]))
        stored = store.load("t")
        assert stored is not None
        assert stored.record == first
        assert stored.entries == [entry(n) for n in range(5)]
        assert store.load("u") is None
        seats = (first.seats[0], replace(first.seats[1], client="ben", name="Ben", left=True))
        second = replace(first, revision=1, ply=3, epoch=1, status="running", turn=1, undo_request=None, seats=seats)
        await store.write(Write(changes=[Change(second, takeback=Takeback(1, 3, 1), seats=True)]))
        third = replace(second, revision=2, ply=4)
        await store.write(Write(changes=[Change(third, entries=[entry(99)])]))
        stored = store.load("t")
        assert stored is not None
        assert stored.record == third
        assert stored.entries == [entry(0), entry(1), entry(2), entry(99)]
        assert stored.takebacks == [Takeback(1, 3, 1)]
        later = store.load("t", epoch=0, ply=5)
        assert later is not None
        assert (later.first, later.entries) == (3, [entry(99)]), "from where the taken back plies began"
        same = store.load("t", epoch=1, ply=4)
        assert same is not None
        assert (same.first, same.entries, same.takebacks) == (4, [], [])
        assert [found.id for found in store.tables_of("ben")] == ["t"]
        assert store.invited("fingerprint t") == "t"
        assert store.invited("x") is None

    with_store(tmp_path, test)


def test_the_first_answer_to_a_ply_wins_and_spoils_nothing_else(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.write(Write(opened=[Change(record(id)) for id in "abc"]))

        def answer(id: str, card: int, revision: int = 1) -> Coroutine[Any, Any, None]:
            return store.write(Write(changes=[Change(record(id, revision=revision, ply=1), entries=[entry(card)])]))

        # All in one transaction at first, because they come together
        results = await asyncio.gather(answer("a", 1), answer("b", 2), answer("a", 3), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), type(None), Overtaken]
        for id, card in (("a", 1), ("b", 2)):
            stored = store.load(id)
            assert stored is not None
            assert stored.entries == [entry(card)]
        # Even if revisions were confused, the key of the plies keeps them apart
        with pytest.raises(Overtaken):
            await answer("a", 4, revision=2)
        stored = store.load("a")
        assert stored is not None
        assert (stored.record.revision, stored.entries) == (1, [entry(1)])

    with_store(tmp_path, test)


def test_a_write_is_whole_or_not_at_all(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.write(Write(opened=[Change(record("old"))]))
        stale = Write(opened=[Change(record("new"))], changes=[Change(record("old", revision=7))])
        with pytest.raises(Overtaken):
            await store.write(stale)
        assert store.load("new") is None
        line = ChatLine(1, 0, "Ann", "hi", 3.5)
        await store.write(Write(lines=[("old", line)]))
        with pytest.raises(Overtaken):
            await store.write(Write(lines=[("old", replace(line, text="me too"))]))
        assert store.lines("old", 0) == [line]
        assert store.lines("old", 1) == []

    with_store(tmp_path, test)


def test_writes_that_come_together_are_committed_together(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        commits = 0

        def count(connection: object) -> None:
            nonlocal commits
            commits += 1

        await store.write(Write(opened=[Change(record(f"t{n}")) for n in range(100)]))
        sa.event.listen(store._database.writer, "commit", count)
        await asyncio.gather(*(store.write(Write(visits=[(f"t{n}", 1.0)])) for n in range(100)))
        assert commits == 1
        await store.write(Write(opened=[Change(record("last"))]))
        assert len(store.tables_of("ann")) == 100, "the newest hundred"

    with_store(tmp_path, test)


def test_moves_are_written_before_all_else_and_new_tables_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who made many tables had those who played wait for all of them."""
    written: list[list[str]] = []
    commit = Store._commit

    def note(store: Store, writes: Sequence[Write]) -> Exception | None:
        written.append([change.record.id for write in writes for change in (*write.opened, *write.changes)])
        return commit(store, writes)

    async def test(store: Store) -> None:
        await store.write(Write(opened=[Change(record(id)) for id in "abef"]))
        monkeypatch.setattr(Store, "_commit", note)
        moves = [Write(changes=[Change(record(id, revision=1, ply=1), entries=[entry(1)])]) for id in "ab"]
        made = [Write(opened=[Change(record(id))]) for id in "cd"]
        seated = [Write(changes=[Change(record(id, revision=1), seats=True)]) for id in "ef"]
        await asyncio.gather(*map(store.write, [*made, *seated, *moves]))

    with_store(tmp_path, test)
    assert written == [["a", "b"], ["c"], ["d"], ["e", "f"]]


def test_a_fault_of_the_database_reaches_those_who_wait(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        with sqlite3.connect(tmp_path / "tables.db") as other:
            other.execute("DROP TABLE plies")
        other.close()
        writes = [store.write(Write(opened=[Change(record("a", ply=1), entries=[entry(1)])])) for _ in range(2)]
        results = await asyncio.gather(
            *writes, store.write(Write(opened=[Change(record("b"))])), return_exceptions=True
        )
        assert [isinstance(result, sa.exc.OperationalError) for result in results] == [True, True, False]

    with_store(tmp_path, test)


def test_the_file_is_as_safe_as_it_should_be(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/tables.db")
    database.open()
    for engine in (database.writer, database.reader):
        with engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
    database.close()


def test_the_migrations_make_what_the_program_expects(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.config import Config
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    database = Database(f"sqlite:///{tmp_path}/tables.db")
    database.open()
    database.open()  # once more changes nothing
    with database.writer.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == HEAD
        made = {sql for (sql,) in connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE type = 'table'")}
    database.close()
    assert sum("WITHOUT ROWID" in sql for sql in made if sql) == 9
    config = Config()
    config.set_main_option("script_location", str(Path(database_module.__file__).with_name("migrations")))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("nonsense", "not-one-of"),
        ("mysql://x/y", "not-one-of"),
        ("sqlite://", "not-one-of"),
        ("sqlite:///{folder}", "is-a-folder"),
        ("sqlite:///{folder}/text", "file-trouble"),
        ("sqlite:////proc/nowhere/tables.db", "no-permission"),
    ],
)
def test_what_is_no_database_is_refused_in_one_line(tmp_path: Path, url: str, reason: str) -> None:
    (tmp_path / "text").write_text("this is no database, but it is long enough to be looked at " * 20)
    with pytest.raises(BadInput) as refused:
        Database(url.format(folder=tmp_path)).open()
    assert (refused.value.where, refused.value.reason) == ("database", reason)


def test_passwords_are_not_repeated() -> None:
    with pytest.raises(BadInput) as refused:
        Database("mysql://someone:hunter2@host/db")
    assert "hunter2" not in str(refused.value)


def test_a_database_of_a_later_program_is_refused(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/tables.db")
    database.open()
    with database.writer.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadInput) as refused:
        database.open()
    assert refused.value.reason == "other-format"
    assert refused.value.params == {"got": "9999", "expected": HEAD}
    database.close()


def test_a_table_of_other_rules_is_outdated_not_broken(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Person(server)
        table = ann.make_table("person", "person")
        bots = ann.make_table("bot:greedy", "bot:greedy")
        server.kill()
        with sqlite3.connect(tmp_path / "tables.db") as other:
            other.execute("UPDATE tables SET rules = 0")
        other.close()
        server.start()
        problem = ann.get(f"/api/tables/{table['id']}", 410)
        assert problem["error"] == "outdated"
        assert problem["bad_input"]["params"] == {"got": 0, "newest": registry.info("go_west").rules_version}
        stream = ann.stream(bots["id"])
        assert stream.hear()["problem"]["error"] == "outdated"
        assert {listed["id"] for listed in ann.get("/api/tables")} == {table["id"], bots["id"]}


def test_two_processes_on_one_file_never_both_win(tmp_path: Path) -> None:
    """Each answers the same plies; of two answers one is acknowledged, the other one hears how things stand."""
    with serving(tmp_path) as one, serving(tmp_path) as two:
        ann, ben = Person(one), Person(two)
        ben.cookie = ann.cookie
        ben.http.cookies.clear()
        ben.http.cookies.set("saloon", ann.cookie)
        id = ann.make_table("person", "person")["id"]
        final = race_often(ann, ben, id, 30, random.Random(1))
        histories = [person.get(f"/api/tables/{id}/history?seat=0") for person in (ann, ben)]
        assert histories[0][:final] == histories[1][:final]


def race_often(ann: Person, ben: Person, id: str, times: int, rng: random.Random) -> int:
    """Both answer the same ply, so many times: now and then one after the other, mostly at the same time. One of them
    wins, whoever was first; returns the ply that both know."""
    ply = 0
    for number in range(times):
        table, moves = newest(ann, ben, id)
        if table["status"] == "over":
            break
        seat, ply = table["turn"], table["ply"]
        bodies = [{"seat": seat, "ply": ply, "action": rng.choice(moves)["action"]} for _ in range(2)]
        statuses: dict[Person, int] = {}

        def send(person: Person, body: Any, statuses: dict[Person, int] = statuses) -> None:
            statuses[person] = person.http.post(f"/api/tables/{id}/moves", json=body).status_code

        threads = [threading.Thread(target=send, args=pair) for pair in zip((ann, ben), bodies, strict=True)]
        if number % 3 == 0:
            threads.reverse()
        for thread in threads:
            thread.start()
            if number % 3 < 2:
                thread.join()
        for thread in threads:
            thread.join()
        assert sorted(statuses.values()) == [200, 409]
        if number % 3 < 2:
            assert statuses[(ben, ann)[number % 3]] == 200, "the first one wins"
    return ply


def newest(ann: Person, ben: Person, id: str) -> tuple[Any, list[Any]]:
    """The table as the process that knows more of it says, and the moves there: the other may not have heard yet."""
    known = [person.post(f"/api/tables/{id}/moves", {"seat": 0, "ply": 0, "action": {}}, 409) for person in (ann, ben)]
    newer = max(known, key=lambda problem: problem["table"]["ply"])
    return newer["table"], [move for face in newer["faces"].values() for move in face["moves"]]


def test_tables_that_nobody_looks_at_are_forgotten_and_found_again(tmp_path: Path) -> None:
    with serving(tmp_path, tables_in_memory=3) as server:
        ann = Person(server)
        ids = [ann.make_table("person", "person")["id"] for _ in range(3)]
        watched = ann.stream(ids[0])
        play_on({0: watched, 1: watched}, 5, random.Random(1))
        ids += [ann.make_table("person", "person")["id"] for _ in range(6)]
        before = {id: ann.get(f"/api/tables/{id}/history?seat=0") for id in ids}
        late = ann.stream(ids[0])  # meets the same table, not another one from the database
        play_on({0: watched, 1: watched}, 5, random.Random(1))
        late.catch_up(watched.table["ply"])
        for id in ids[1:]:
            assert ann.get(f"/api/tables/{id}/history?seat=0") == before[id]
        assert len(ann.get(f"/api/tables/{ids[0]}/history?seat=0")) > len(before[ids[0]])
