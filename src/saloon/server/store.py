"""Reading and writing. One thread writes what all tables and companions want written, moves first and many in one
transaction."""

from __future__ import annotations

import asyncio
import queue
import secrets
import sqlite3
import threading
from collections import deque
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from saloon.companion.session import Entry as CompanionEntry
from saloon.core.transcript import Entry
from saloon.server import own_tables, takebacks
from saloon.server.codec import dumps, loads
from saloon.server.database import (
    OF_A_TABLE,
    Database,
    analyses,
    bans,
    chat,
    companion_entries,
    companions,
    is_busy,
    lists,
    orders,
    plies,
    seats,
    server_keys,
    tables,
)
from saloon.server.moves import Moves, next_record
from saloon.server.own_lists import list_hash, named_list
from saloon.server.problems import Problem
from saloon.server.records import (
    Analysed,
    ChatLine,
    CompanionChange,
    CompanionRecord,
    Overtaken,
    Record,
    Stored,
    Write,
)
from saloon.server.rows import (
    analysis_row,
    changed_companion_row,
    changed_row,
    companion_record,
    companion_row,
    ply_rows,
    record_of,
    row_of,
    seat_of,
    seat_rows,
)
from saloon.server.seats import Seat

LISTED = 100  # of a client's tables or companions, the newest
CHAT_LINES = 200  # that a client may still ask for
KEPT_LINES = 1000  # of a table, for the operator
PURGED = 500  # tables at once
LISTS_IN_MEMORY = 16
CHANNEL = "saloon"  # PostgreSQL's name for our news


Job = tuple[Write, asyncio.Future[None]]

_seat = (
    seats.update()
    .where(seats.c.table_id == sa.bindparam("this"), seats.c.seat == sa.bindparam("number"))
    .values({name: sa.bindparam(name) for name in ("kind", "name", "bot", "client", "left")})
)
_next_companion = (
    companions.update()
    .where(companions.c.id == sa.bindparam("this"), companions.c.step == sa.bindparam("before"))
    .values({name: sa.bindparam(name) for name in ("changed", "turns", "over", "step")})
)
_drop_entries = companion_entries.delete().where(
    companion_entries.c.companion_id == sa.bindparam("this"), companion_entries.c.number >= sa.bindparam("first")
)
_visit = tables.update().where(tables.c.id == sa.bindparam("this")).values(visited=sa.bindparam("at"))
_a_table = sa.select(tables).where(tables.c.id == sa.bindparam("this"))
_seats_there = sa.select(seats).where(seats.c.table_id == sa.bindparam("this")).order_by(seats.c.seat)
_played = (
    sa.select(plies.c.seat, plies.c.action, plies.c.stand_in)
    .where(plies.c.table_id == sa.bindparam("this"), plies.c.ply >= sa.bindparam("first"))
    .order_by(plies.c.ply)
)
_said = (
    sa.select(chat.c.n, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
    .where(chat.c.table_id == sa.bindparam("this"), chat.c.n > sa.bindparam("known"))
    .order_by(chat.c.n.desc())
    .limit(CHAT_LINES)
)
_forget_lines = chat.delete().where(chat.c.table_id == sa.bindparam("this"), chat.c.n <= sa.bindparam("last"))
_notify = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("payload")))


class Store:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.process = secrets.token_hex(8)  # tells our notices from those of other processes
        self._lists: dict[str, Any] = {}  # own lists by hash, the last read ones
        self._gathered: list[Job] = []  # by the event loop, in this round
        self._waiting: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._moves = None if database.is_postgres else Moves(database.writer)
        self._thread = threading.Thread(target=self._write_all, name="writer")
        self._loop: asyncio.AbstractEventLoop | None = None

    # Writing

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()
        if self._moves is not None:
            self._moves.open()

    async def close(self) -> None:
        """Everything wanted so far is written first."""
        self._hand_over()
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    async def write(self, write: Write) -> None:
        """Returns when it is committed. Raises Overtaken, and nothing is written, if another process was first."""
        assert self._loop is not None
        done: asyncio.Future[None] = self._loop.create_future()
        self._gathered.append((write, done))
        if len(self._gathered) == 1:
            self._loop.call_soon(self._hand_over)
        await done

    def _hand_over(self) -> None:
        """Once for everything the event loop did in one round: waking another thread is expensive."""
        gathered, self._gathered = self._gathered, []
        self._waiting.put(gathered)

    def _write_all(self) -> None:
        """Moves first, all together. Nothing of what can wait depends on them: a table has one change at a time."""
        others: deque[Job] = deque()
        closing = False
        while others or not closing:
            moves: list[Job] = []
            while not closing:
                try:
                    jobs = self._waiting.get(block=not (moves or others))
                except queue.Empty:
                    break
                closing = jobs is None
                for job in jobs or ():
                    (moves if job[0].is_move else others).append(job)
            if moves:
                self._write_batch(moves)
            if others:
                self._write_batch(_next_of(others))
        if self._moves is not None:
            self._moves.close()

    def _write_batch(self, batch: list[Job]) -> None:
        """All in one transaction; if that fails, each on its own, so that one cannot spoil the others."""
        outcomes: list[tuple[asyncio.Future[None], Exception | None]] = []
        error = self._commit([write for write, _ in batch])
        spoilt = error is not None and len(batch) > 1 and not isinstance(error, Problem)  # busy: it is so for all
        for write, done in batch:
            outcomes.append((done, self._commit([write]) if spoilt else error))
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_settle, outcomes)

    def _commit(self, writes: Sequence[Write]) -> Exception | None:
        try:
            if self._moves is not None and all(write.is_move for write in writes):
                self._moves.write([change for write in writes for change in write.changes])
            else:
                with self._database.writer.begin() as connection:
                    self._execute(connection, writes)
        except Overtaken as error:
            return error
        except (sa.exc.IntegrityError, sqlite3.IntegrityError):  # the same ply, line or table exists already
            return Overtaken()
        except Exception as error:  # whatever it is, those who wait for the commit must hear of it
            return Problem("busy") if is_busy(error) else error
        return None

    def _execute(self, connection: Connection, writes: Sequence[Write]) -> None:
        begun = [record for write in writes for record in write.begun]
        answered = [change for write in writes for change in write.answered]
        if begun or answered:
            _write_companions(connection, begun, answered)
        opened = [change for write in writes for change in write.opened]
        changes = [change for write in writes for change in write.changes]
        changes.sort(key=lambda change: change.record.id)  # two processes lock rows in the same order
        if changes:
            result = connection.execute(next_record, [changed_row(change.record) for change in changes])
            if result.rowcount != len(changes):
                raise Overtaken
        if opened:
            _keep_lists(connection, [change.record.options for change in opened])
            connection.execute(tables.insert(), [row_of(change.record) for change in opened])
            connection.execute(seats.insert(), [row for change in opened for row in seat_rows(change.record)])
        reseated = [change.record for change in changes if change.seats]
        if reseated:
            rows = [{**row, "this": row["table_id"], "number": row["seat"]} for r in reseated for row in seat_rows(r)]
            connection.execute(_seat, rows)
        takebacks.write(connection, [*opened, *changes])
        entered = [row for change in (*opened, *changes) for row in ply_rows(change)]
        if entered:
            connection.execute(plies.insert(), entered)
        lines = [{"table_id": id, **asdict(line)} for write in writes for id, line in write.lines]
        if lines:
            connection.execute(chat.insert(), lines)
            old = [{"this": line["table_id"], "last": line["n"] - KEPT_LINES} for line in lines]
            if any(each["last"] > 0 for each in old):
                connection.execute(_forget_lines, old)
        analysed = [part for write in writes for part in write.analysed]
        if analysed:
            connection.execute(analyses.insert(), [analysis_row(id, part) for id, part in analysed])
        own_tables.put_tables_away(connection, [each for write in writes for each in write.put_away])
        if any(write.check for write in writes):
            insert = postgresql.insert if self._database.is_postgres else sqlite.insert
            row = insert(server_keys).values(name="health", value=b"")
            connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"value": b""}))
        visits = [{"this": id, "at": at} for write in writes for id, at in write.visits]
        if visits:
            connection.execute(_visit, visits)
        purged = [id for write in writes for id in write.purged]
        if purged:
            for table in OF_A_TABLE:
                connection.execute(table.delete().where(table.c.table_id.in_(purged)))
            connection.execute(tables.delete().where(tables.c.id.in_(purged)))
        if self._database.is_postgres:
            changed = sorted({change.record.id for change in changes} | {line["table_id"] for line in lines})
            notices = [dumps({"from": self.process, "table": id}).decode() for id in changed]
            for notice in (*notices, *(notice for write in writes for notice in write.notices)):
                connection.execute(_notify, {"payload": notice})

    # Reading. These block: call them in a thread.

    def load(self, id: str, epoch: int = 0, ply: int = 0) -> Stored | None:
        """The table with the plies that are new to somebody who knows it up to (epoch, ply).

        For somebody who knows nothing of it, the last lines of its chat too.
        """
        with self._database.reader.begin() as connection:
            row = connection.execute(_a_table, {"this": id}).one_or_none()
            if row is None:
                return None
            record = record_of(row, tuple(map(seat_of, connection.execute(_seats_there, {"this": id}))))
            record = replace(record, options=self._whole_options(connection, record.options))
            every = takebacks.read(connection, id)
            back = [takeback for takeback in every if takeback.epoch > epoch]
            first = min([ply, *(takeback.ply for takeback in back)])
            played = connection.execute(_played, {"this": id, "first": first}).all()
            actions = loads(f"[{','.join([action for _, action, _ in played])}]")  # at once: that takes half the time
            entries = [
                Entry(seat, action, takebacks.part_of(every, ply) if every and seat is None else 0)
                for ply, ((seat, _, _), action) in enumerate(zip(played, actions, strict=True), start=first)
            ]
            stand_ins = {ply for ply, (_, _, stand_in) in enumerate(played, start=first) if stand_in}
            lines = _lines(connection, id, 0) if epoch == ply == 0 else None
            return Stored(record, back, every[-1].part if every else 0, stand_ins, first, entries, lines)

    def own_list(self, hash: str) -> str | None:
        """The list of components that options name by this hash, as JSON."""
        with self._database.reader.begin() as connection:
            found: str | None = connection.execute(sa.select(lists.c.list).where(lists.c.hash == hash)).scalar()
            return found

    def _whole_options(self, connection: Connection, options: dict[str, Any]) -> dict[str, Any]:
        """The options with own lists in the place of their hashes. Tables of the same list share it in memory too."""
        whole = dict(options)
        for name, value in options.items():
            hash = named_list(value)
            if hash is None:
                continue
            if hash not in self._lists:
                found = connection.execute(sa.select(lists.c.list).where(lists.c.hash == hash)).scalar_one()
                while len(self._lists) >= LISTS_IN_MEMORY:
                    self._lists.pop(next(iter(self._lists)))
                self._lists[hash] = loads(found)
            whole[name] = self._lists[hash]
        return whole

    def lines(self, id: str, after: int) -> list[ChatLine]:
        with self._database.reader.begin() as connection:
            return _lines(connection, id, after)

    def analysis(self, id: str) -> list[Analysed]:
        """What is known of the table so far, from its first ply on."""
        columns = (analyses.c.first, analyses.c.next, analyses.c.found)
        wanted = sa.select(*columns).where(analyses.c.table_id == id).order_by(analyses.c.first)
        with self._database.reader.begin() as connection:
            return [Analysed(first, next, loads(found)) for first, next, found in connection.execute(wanted)]

    def tables_of(self, client: str, *which: sa.ColumnElement[bool]) -> list[Record]:
        """Those the client made or sits at, or which of them, newest change first."""
        seated = sa.select(seats.c.table_id).where(seats.c.client == client)
        wanted = sa.select(tables).where(sa.or_(tables.c.maker == client, tables.c.id.in_(seated)), *which)
        wanted = wanted.where(tables.c.closed.is_(None))
        with self._database.reader.begin() as connection:
            rows = connection.execute(wanted.order_by(tables.c.changed.desc()).limit(LISTED)).all()
            return self._records(connection, rows)

    def put_away(self, client: str) -> set[str]:
        """The tables that the client put away."""
        with self._database.reader.begin() as connection:
            return set(connection.execute(own_tables.away_from(client)).scalars())

    def invited(self, invite: str) -> str | None:
        """The table that has a seat with this invite's fingerprint."""
        with self._database.reader.begin() as connection:
            wanted = sa.select(seats.c.table_id).where(seats.c.invite == invite)
            table: str | None = connection.execute(wanted).scalar_one_or_none()
            return table

    def awaiting_bots(self, since: float) -> list[str]:
        """Running tables that wait for a bot and that a person has visited since: its thinking was interrupted."""
        turn = sa.and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.turn)
        wanted = sa.select(tables.c.id).join(seats, turn).where(tables.c.status == "running", seats.c.kind == "bot")
        wanted = wanted.where(tables.c.visited >= since, tables.c.closed.is_(None))
        with self._database.reader.begin() as connection:
            return list(connection.execute(wanted).scalars())

    def bot_tables(self, client: str, origin: str, since: float) -> tuple[int, int]:
        """How many running tables with bots the client has made, and how many come from the same address."""
        with_bots = sa.select(seats.c.table_id).where(seats.c.table_id == tables.c.id, seats.c.kind == "bot").exists()
        wanted = sa.select(sa.func.count()).select_from(tables)
        wanted = wanted.where(tables.c.status == "running", tables.c.visited >= since, with_bots)
        with self._database.reader.begin() as connection:
            of_client = connection.execute(wanted.where(tables.c.maker == client)).scalar_one()
            return of_client, connection.execute(wanted.where(tables.c.origin == origin)).scalar_one()

    def abandoned(self, before: float) -> list[str]:
        """Tables that were never finished and that nobody has visited since."""
        wanted = sa.select(tables.c.id).where(tables.c.status != "over", tables.c.visited < before).limit(PURGED)
        with self._database.reader.begin() as connection:
            return list(connection.execute(wanted).scalars())

    def companion(self, id: str) -> CompanionRecord | None:
        with self._database.reader.begin() as connection:
            row = connection.execute(sa.select(companions).where(companions.c.id == id)).one_or_none()
        return None if row is None else companion_record(row)

    def companion_entries(self, id: str) -> tuple[CompanionRecord, list[CompanionEntry]]:
        """A companion that exists, with its entries at the same moment."""
        columns = (companion_entries.c.is_draw, companion_entries.c.data)
        entered = sa.select(*columns).where(companion_entries.c.companion_id == id).order_by(companion_entries.c.number)
        with self._database.reader.begin() as connection:
            row = connection.execute(sa.select(companions).where(companions.c.id == id)).one()
            entries = [CompanionEntry(bool(is_draw), loads(data)) for is_draw, data in connection.execute(entered)]
        return companion_record(row), entries

    def companions_of(self, client: str) -> list[CompanionRecord]:
        """Those the client began, newest change first."""
        wanted = sa.select(companions).where(companions.c.client == client)
        with self._database.reader.begin() as connection:
            rows = connection.execute(wanted.order_by(companions.c.changed.desc()).limit(LISTED)).all()
        return [companion_record(row) for row in rows]

    def orders(self, after: int) -> list[tuple[int, str]]:
        """What the operator has said since: number, and the table that it is about."""
        wanted = sa.select(orders.c.number, orders.c.about).where(orders.c.number > after).order_by(orders.c.number)
        with self._database.reader.begin() as connection:
            return [(number, about) for number, about in connection.execute(wanted)]

    def last_order(self) -> int:
        with self._database.reader.begin() as connection:
            return connection.execute(sa.select(sa.func.max(orders.c.number))).scalar() or 0

    def bans(self) -> list[tuple[str, str]]:
        """Kind and whom."""
        with self._database.reader.begin() as connection:
            return [(kind, who) for kind, who in connection.execute(sa.select(bans.c.kind, bans.c.who))]

    def _records(self, connection: Connection, rows: Sequence[Any]) -> list[Record]:
        seated: dict[str, list[Seat]] = {row.id: [] for row in rows}
        wanted = sa.select(seats).where(seats.c.table_id.in_(list(seated))).order_by(seats.c.table_id, seats.c.seat)
        for seat in connection.execute(wanted).all():  # one by one, the interpreter would be let go of for each
            seated[seat.table_id].append(seat_of(seat))
        return [record_of(row, tuple(seated[row.id])) for row in rows]


def _lines(connection: Connection, id: str, after: int) -> list[ChatLine]:
    """The last ones, in order."""
    rows = connection.execute(_said, {"this": id, "known": after}).all()
    return [ChatLine(*row) for row in reversed(rows)]


def _write_companions(
    connection: Connection, begun: Sequence[CompanionRecord], answered: Sequence[CompanionChange]
) -> None:
    answered = sorted(answered, key=lambda change: change.record.id)  # two processes lock rows in the same order
    if begun:  # first: one that comes from a file begins and is answered in the same transaction
        connection.execute(companions.insert(), [companion_row(record) for record in begun])
    if answered:
        rows = [changed_companion_row(change.record) for change in answered]
        if connection.execute(_next_companion, rows).rowcount != len(rows):
            raise Overtaken
        connection.execute(_drop_entries, [{"this": one.record.id, "first": one.first} for one in answered])
    entered = [
        {
            "companion_id": change.record.id,
            "number": number,
            "is_draw": int(entry.is_draw),
            "data": dumps(entry.data).decode(),
        }
        for change in answered
        for number, entry in enumerate(change.entries, start=change.first)
    ]
    if entered:
        connection.execute(companion_entries.insert(), entered)


def _next_of(others: deque[Job]) -> list[Job]:
    """What is written next of what can wait: a single new table, which takes long, or all up to the next one."""
    found = [others.popleft()]
    while others and not found[0][0].opened and not others[0][0].opened:
        found.append(others.popleft())
    return found


def _settle(outcomes: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for done, error in outcomes:
        if done.done():  # nobody is waiting any longer
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


def _keep_lists(connection: Connection, every: Sequence[dict[str, Any]]) -> None:
    """Stores own lists that are not there yet."""
    texts = (dumps(value) for options in every for value in options.values() if isinstance(value, (dict, list)))
    wanted = {list_hash(text): text.decode() for text in texts}
    if wanted:
        insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        rows = [{"hash": hash, "list": text} for hash, text in sorted(wanted.items())]
        connection.execute(insert(lists).on_conflict_do_nothing(), rows)
