"""What makes work is shared out fairly: bots, imports, own lists, chat, and tables that nobody comes back to."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saloon.core import registry
from saloon.core.refusal import BadOptions
from saloon.games.gold_rush.tile_list import printed_list
from saloon.server import learning, seating
from saloon.server.app import make_app
from saloon.server.problems import Problem
from saloon.server.room import DAY_SECONDS, Room
from saloon.server.settings import Rate, Settings
from saloon.server.thinking import IDLE, URGENT, USUAL, Turns
from tests.server.odd_thinker import listening
from tests.server.serving import GAME, PATIENCE, Person, Server, play_on, serving, told_seed

SCARCE = 0.001


def in_a_room(folder: Path, do: Callable[[Room], Awaitable[None]], **changes: Any) -> None:
    """Does something in a room without a server around it."""

    async def run() -> None:
        patient = {"import_seconds": PATIENCE, **changes}
        settings = Settings(f"sqlite:///{folder}/tables.db", new_seed=lambda: told_seed(1), **patient)
        app = make_app(settings)
        failures: list[BaseException] = []
        async with app.router.lifespan_context(app):
            try:
                await do(app.state.room)
            except BaseException as failure:  # told once the room is closed: its threads and processes would go on
                failures.append(failure)
        if failures:
            raise failures[0]

    asyncio.run(run())


# Bots


def test_one_table_never_holds_up_anothers_bots() -> None:
    """300 tables of one visitor made everybody else wait 64 seconds once."""

    async def run() -> list[str]:
        turns = Turns(1)
        served: list[str] = []
        held = await turns.take("first", USUAL)

        async def ask(group: str, name: str, lane: int = USUAL) -> None:
            process = await turns.take(group, lane)
            served.append(name)
            turns.give(process)

        waiting = [asyncio.create_task(ask("greedy one", f"his {n}")) for n in range(300)]
        await asyncio.sleep(0)
        waiting += [asyncio.create_task(ask("honest", f"hers {n}")) for n in range(3)]
        waiting += [asyncio.create_task(ask("watched", "watched", URGENT))]
        await asyncio.sleep(0)
        assert turns.waiting == 304
        turns.give(held)
        await asyncio.gather(*waiting)
        assert turns.waiting == 0
        return served

    served = asyncio.run(run())
    assert served[0] == "watched", "where a person waits it is done first"
    assert max(served.index(f"hers {n}") for n in range(3)) <= 7
    assert [name for name in served if name.startswith("his")] == [f"his {n}" for n in range(300)]


def test_those_whom_nobody_watches_have_their_turn_too() -> None:
    async def run() -> list[int]:
        turns = Turns(1)
        served: list[int] = []
        held = await turns.take("", URGENT)

        async def ask(lane: int) -> None:
            process = await turns.take(str(lane), lane)
            served.append(lane)
            turns.give(process)

        waiting = [asyncio.create_task(ask(lane)) for lane in [URGENT] * 20 + [USUAL] * 3]
        await asyncio.sleep(0)
        waiting[0].cancel()  # who goes away while waiting keeps nobody
        await asyncio.sleep(0)
        turns.give(held)
        await asyncio.gather(*waiting, return_exceptions=True)
        return served

    served = asyncio.run(run())
    assert len(served) == 22
    assert served.index(USUAL) == 4


def test_what_can_take_its_time_comes_last_and_yet_has_a_turn() -> None:
    async def run() -> list[int]:
        turns = Turns(1)
        served: list[int] = []
        held = await turns.take("", IDLE)

        async def ask(lane: int) -> None:
            process = await turns.take(str(lane), lane)
            served.append(lane)
            turns.give(process)

        waiting = [asyncio.create_task(ask(lane)) for lane in [IDLE] * 2 + [USUAL] * 5 + [URGENT] * 30]
        await asyncio.sleep(0)
        turns.give(held)
        await asyncio.gather(*waiting)
        return served

    served = asyncio.run(run())
    assert len(served) == 37
    assert served.index(IDLE) == 16, "after as many others as it has patience"


@dataclass(frozen=True)
class Visitor:
    client: str
    address: str


def test_what_visitors_want_thought_out_is_shared_by_address_and_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every identity had its own turn once, and whoever went away was still thought for."""

    async def do(room: Room) -> None:
        groups: list[str] = []
        ended = asyncio.Event()

        async def think(job: Any, group: str, lane: int, seconds: float) -> Any:
            groups.append(group)
            await ended.wait()
            return {}

        monkeypatch.setattr(room.thinkers, "ask", think)
        action = json.loads(learning.puzzle(GAME, 0))["moves"][0]["action"]

        def ask(client: str, address: str = "192.0.2.1") -> asyncio.Task[Any]:
            asker = Visitor(client, address)
            return asyncio.create_task(learning.answer_puzzle(room, GAME, 0, action, asker))

        asking = [ask("a"), ask("a"), ask("b")]
        refused = [ask("a"), ask("c")]
        await asyncio.wait(refused)
        assert [str(task.exception()) for task in refused] == ["too-many"] * 2, "of a client, of an address"
        asking.append(ask("c", "192.0.2.2"))
        while len(groups) < 4:
            await asyncio.sleep(0)
        assert len(set(groups[:3])) == 1
        assert len(set(groups)) == 2
        ended.set()
        await asyncio.gather(*asking)
        await ask("a")

    in_a_room(tmp_path, do, thoughts=2, address_thoughts=3)


def test_tables_with_bots_have_a_quota(tmp_path: Path) -> None:
    with serving(tmp_path, bot_only_tables=False, bot_tables=3, address_bot_tables=5, rest_seconds=1000.0) as server:
        ann, ben = Person(server), Person(server)
        wish = {"game": GAME, "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}]}
        for _ in range(3):
            ann.post("/api/tables", wish, 201)
        assert ann.post("/api/tables", wish, 429) == {"error": "quota"}
        ann.make_table("person", "person")
        for _ in range(2):
            ben.post("/api/tables", wish, 201)
        assert ben.post("/api/tables", wish, 429) == {"error": "quota"}, "the address has five"
        only = {"game": GAME, "seats": [{"kind": "bot", "bot": "random"}] * 2}
        assert ann.post("/api/tables", only, 403) == {"error": "bots-only"}


def test_a_bot_that_takes_over_a_seat_counts_too(tmp_path: Path) -> None:
    """Whoever made a table without bots and left it had as many tables of bots as they liked, once."""
    with serving(tmp_path, bot_only_tables=False, bot_tables=1, address_bot_tables=5, rest_seconds=1000.0) as server:
        ann = Person(server)
        ids = [ann.make_table("person", "person", "person")["id"] for _ in range(2)]
        for seat in (0, 1, 2):
            for id in ids:
                ann.post(f"/api/tables/{id}/leave", {"seat": seat})

        def replace(table: int, seat: int, status: int = 200) -> Any:
            return ann.post(f"/api/tables/{ids[table]}/replace", {"seat": seat, "bot": "random"}, status)

        replace(0, 0)
        replace(0, 1)  # the same table is counted once
        assert replace(0, 2, 403) == {"error": "bots-only"}
        assert replace(1, 0, 429) == {"error": "quota"}


def test_bots_rest_where_no_person_has_been_for_long(tmp_path: Path) -> None:
    async def do(room: Room) -> None:
        places = [seating.Place("bot", bot="random"), seating.Place("person")]
        table = await seating.make_table(room, "me", GAME, {"first_seat": 0}, places)
        playing = {table.bots}
        assert playing == {None}, "nobody is there"
        stored = await room.read(room.store.awaiting_bots, time.time() - 10)
        assert stored == [table.record.id]
        assert await room.read(room.store.awaiting_bots, time.time() + 10) == []

        class Visitor:
            client = "me"
            address = ""

            def wake(self) -> None:
                pass

            def end(self, problem: Problem) -> None:
                pass

        visitor = Visitor()
        room.enter(table, visitor)
        playing = {table.bots}
        for task in playing:
            assert task is not None, "somebody came"
            await task
        assert table.record.turn == 1
        room.exit(table, visitor)

    in_a_room(tmp_path, do, rest_seconds=0.0)


def test_abandoned_tables_are_purged_and_finished_ones_are_not(tmp_path: Path) -> None:
    async def do(room: Room) -> None:
        person = [seating.Place("person"), seating.Place("person")]
        kept = await seating.make_table(room, "me", GAME, {}, person)
        gone = await seating.make_table(room, "me", GAME, {}, person)
        transcript = (Path(__file__).parent.parent / "transcripts").rglob("*.jsonl")
        over = await seating.import_transcript(room, "me", next(iter(sorted(transcript))).read_text())
        ids = [table.record.id for table in (kept, gone, over)]
        engine = sa.create_engine(f"sqlite:///{tmp_path}/tables.db")
        with engine.begin() as connection:
            long_ago = {"at": time.time() - 31 * DAY_SECONDS, "kept": ids[0]}
            connection.execute(sa.text("UPDATE tables SET visited = :at WHERE id <> :kept"), long_ago)
        engine.dispose()
        await room.purge(time.time() - 30 * DAY_SECONDS)
        assert {record["id"] for record in json.loads(await room.tables_of(Visitor("me", "")))} == {ids[0], ids[2]}
        assert room.known(ids[1]) is None
        with engine.connect() as connection:
            left = connection.exec_driver_sql("SELECT DISTINCT table_id FROM plies").scalars().all()
        engine.dispose()
        assert set(left) == {ids[0], ids[2]}

    in_a_room(tmp_path, do)


# Imports and own lists


def test_imports_are_bounded_in_rows(server: Server) -> None:
    ann = Person(server)
    header = {"saloon": 1, "game": GAME, "rules": 1, "options": {}, "seats": ["a", "b"], "commitment": "0" * 64}
    text = json.dumps(header) + '\n{"ply": 0, "draw": {}}' * 20_000
    problem = ann.post("/api/tables/import", {"transcript": text}, 400)
    assert problem["bad_input"]["reason"] == "not-in-range"
    header["options"] = {"deck": {"provenance": "x" * 70_000}}
    assert ann.post("/api/tables/import", {"transcript": json.dumps(header)}, 413) == {"error": "too-large"}


def test_imports_are_checked_beside_the_readers(tmp_path: Path) -> None:
    """In a process of its own, and not for ever. Four imports blocked all readers for 41 seconds once."""
    with (
        listening(PATIENCE) as ears,
        serving(tmp_path, checker_command=(*ears.thinker_command, "deaf"), import_seconds=0.1) as server,
    ):
        ann = Person(server)
        assert ann.post("/api/tables/import", {"transcript": "{}"}, 408) == {"error": "too-slow"}
        assert ann.make_table("person", "person")["status"] == "running"


def own_tiles() -> Any:
    return json.loads(json.dumps(printed_list(), default=str))


def test_own_lists_are_checked_in_linear_time() -> None:
    """By counting: what is too long is refused before it is looked at."""
    game = registry.load("gold_rush")
    tiles = own_tiles()
    tiles["tile"] = [{"id": f"t{n}", "edges": "PPPP"} for n in range(100_000)]
    with pytest.raises(BadOptions) as many:
        game.open(2, {"tiles": tiles})
    assert many.value.reason == "wrong-number-of-tiles"
    tiles["tile"] = [{"id": "t", "edges": "PPPP", "rails": [{"ends": ["J", "C"]}] * 100_000}]
    with pytest.raises(BadOptions) as long:
        game.open(2, {"tiles": tiles})
    assert (long.value.where, long.value.reason) == ("tiles.tile[0].rails", "not-in-range")
    deck = {"per_region": {"cards": [{"wagons": 1}] * 100_000}}
    with pytest.raises(BadOptions) as cards:
        registry.load("go_west").open(2, {"deck": deck})
    assert cards.value.reason == "wrong-number-of-cards"


def test_own_lists_are_stored_once_and_named_by_their_hash(server: Server) -> None:
    """A list of tables was 78 MB once."""
    ann = Person(server)
    tiles = own_tiles()
    made = [ann.make_table("person", "person", game="gold_rush", options={"tiles": tiles}) for _ in range(5)]
    named = made[0]["options"]["tiles"]
    assert set(named) == {"list"}
    assert len(json.dumps(ann.get("/api/tables"))) < len(json.dumps(tiles))
    assert all(table["options"]["tiles"] == named for table in (*made, *ann.get("/api/tables")))
    assert ann.get(f"/api/lists/{named['list']}") == tiles
    assert ann.get("/api/lists/nothing", 404) == {"error": "not-found"}
    engine = sa.create_engine(server.database)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM lists").scalar() == 1
    engine.dispose()
    stream = ann.stream(made[0]["id"])
    server.kill()
    server.start()
    stream = ann.stream(made[0]["id"])
    stream.hear_until("update")
    assert stream.faces["0"]["view"]["options"]["tiles"] == named
    assert play_on({0: stream, 1: stream}, 3, random.Random(1)) == 3


def test_looking_back_is_not_kept_for_every_visitor(tmp_path: Path) -> None:
    """Every ply from which somebody asked was kept once: 65 MiB a table."""

    async def do(room: Room) -> None:
        transcript = sorted((Path(__file__).parent.parent / "transcripts").rglob("*.jsonl"))[0].read_text()
        table = await seating.import_transcript(room, "me", transcript)
        for seat in (None, 0, 1):
            for ply in range(table.record.ply):
                table.face(seat, ply)
        assert sum(map(len, table._made.values())) < 100_000 + 3 * max(map(len, table._made.values()))
        assert len(table._made) <= 3 + 3 * 2

    in_a_room(tmp_path, do)


# Chat


def test_those_who_watch_speak_at_a_rate_of_their_own(tmp_path: Path) -> None:
    with serving(tmp_path, watchers_lines=Rate(SCARCE, 3), table_lines=Rate(SCARCE, 5)) as server:
        ann = Person(server)
        table = ann.make_table("person", "person")
        watching = [Person(server).stream(table["id"]) for _ in range(3)]
        said = [stream.ask(type="chat", text="hurrah")["type"] for stream in watching for _ in range(4)]
        assert said == ["done"] * 3 + ["failed"] + ["done"] * 2 + ["failed"] * 6
        hers = ann.stream(table["id"])
        assert [hers.ask(type="chat", text="hush")["type"] for _ in range(10)] == ["done"] * 10


def test_the_table_can_switch_their_chat_off(server: Server) -> None:
    ann, cid = Person(server), Person(server)
    table = ann.make_table("person", "person")
    assert table["watchers_chat"] is True
    path = f"/api/tables/{table['id']}/watchers-chat"
    assert cid.post(path, {"allowed": False}, 403) == {"error": "forbidden"}
    assert ann.post(path, {"allowed": False})["watchers_chat"] is False
    watching = cid.stream(table["id"])
    assert watching.ask(type="chat", text="boo")["problem"] == {"error": "forbidden"}
    assert ann.stream(table["id"]).ask(type="chat", text="quiet")["type"] == "done"
    ann.post(path, {"allowed": True})
    assert watching.ask(type="chat", text="sorry")["type"] == "done"


def test_no_move_waits_for_what_is_said(tmp_path: Path) -> None:
    """They have locks of their own: 160 watchers made players wait 1.9 seconds once."""

    async def do(room: Room) -> None:
        places = [seating.Place("person"), seating.Place("person")]
        table = await seating.make_table(room, "me", GAME, {"first_seat": 0}, places)
        from saloon.server import playing

        async with table.chat_lock:
            assert await playing.move(room, table, "me", 0, 14, {"do": "announce"}) == 14
        async with table.lock:
            await room.say(table, 0, "me", "a word")

    in_a_room(tmp_path, do)


def test_what_happens_while_a_table_is_read_is_not_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process writes and says so just after we read: nobody would tell us again."""
    made: list[str] = []
    line = "INSERT INTO chat (table_id, n, name, text, at) VALUES (:id, 1, 'Ben', 'Howdy', 0)"

    async def make(room: Room) -> None:
        places = [seating.Place("person"), seating.Place("person")]
        made.append((await seating.make_table(room, "me", GAME, {}, places)).record.id)

    async def read(room: Room) -> None:
        load, engine = room.store.load, sa.create_engine(f"sqlite:///{tmp_path}/tables.db")

        def overtaken(id: str) -> Any:
            stored = load(id)
            monkeypatch.undo()
            with engine.begin() as connection:
                connection.execute(sa.text(line), {"id": id})
            engine.dispose()
            room.note_change(id)
            return stored

        monkeypatch.setattr(room.store, "load", overtaken)
        table = await room.table(made[0])
        assert [said.text for said in await room.lines(table)] == ["Howdy"]

    in_a_room(tmp_path, make)
    in_a_room(tmp_path, read)
