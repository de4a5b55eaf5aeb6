"""The room: all tables this process knows, and the one way in which any of them changes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import ColumnElement

from saloon.server.bans import Bans
from saloon.server.codec import dumps
from saloon.server.faces import table_json
from saloon.server.limits import AtOnce, Both
from saloon.server.logs import log
from saloon.server.metrics import Metrics
from saloon.server.problems import Problem
from saloon.server.records import Change, ChatLine, Overtaken, Record, Write
from saloon.server.replays import Asker, Replays
from saloon.server.seats import PROGRAMS, Keys
from saloon.server.settings import Settings
from saloon.server.store import CHAT_LINES, Store
from saloon.server.tables import Draft, Listener, LiveTable, check_rules
from saloon.server.thinking import Processes, Thinkers
from saloon.server.turnstile import Turnstile

READERS = 4  # threads that read from the database
VISIT_SECONDS = 3600.0  # how exactly it is known when somebody was at a table last
HEALTH_SECONDS = 1.0
TIDY_SECONDS = 3600.0  # between two looks for what is to be purged
DAY_SECONDS = 24 * 3600.0
T = TypeVar("T")


class Room:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        keys: Keys,
        thinkers: Thinkers,
        checkers: Processes,
        bans: Bans,
        metrics: Metrics,
        turnstile: Turnstile,
    ) -> None:
        self.settings = settings
        self.store = store
        self.keys = keys
        self.thinkers = thinkers
        self.checkers = checkers
        self.bans = bans
        self.metrics = metrics
        self.replays = Replays(settings)
        self.turnstile = turnstile  # for those who come or only watch
        self._health: tuple[float, asyncio.Future[None]] | None = None  # when it was asked for, and the answer
        self.watchers_lines = Both(settings.watchers_lines, settings.table_lines, settings.now)
        self.thoughts = AtOnce(settings.thoughts, settings.address_thoughts)  # that visitors asked for
        self._visits: set[asyncio.Task[None]] = set()
        # Who else wants to know: the bots, and the news for other processes
        self.when_changed: list[Callable[[LiveTable], None]] = []
        self.when_visited: list[Callable[[LiveTable], None]] = []
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()  # the last used ones last
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._changed_meanwhile: set[str] = set()  # of those, by another process
        self._threads = ThreadPoolExecutor(READERS, "reader")
        self._long_work: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by address

    async def close(self) -> None:
        await self.replays.close()
        self._threads.shutdown()

    async def read(self, function: Callable[..., T], *arguments: Any) -> T:
        """Runs something slow, or that waits for the database, outside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, function, *arguments)

    def in_turn(self, address: str) -> asyncio.Lock:
        """For what takes long, one after the other for an address: whoever wants much leaves threads to others."""
        return self._long_work.setdefault(address, asyncio.Lock())

    async def read_in_turn(self, address: str, function: Callable[..., T], *arguments: Any) -> T:
        async with self.in_turn(address):
            return await self.read(function, *arguments)

    # Tables

    async def table(self, id: str) -> LiveTable:
        """The table with this id, from memory or from the database. Raises Problem if there is none."""
        table = self._tables.get(id)
        if table is None:
            table = await self._load(id)
        self._tables.move_to_end(id)
        return table

    def known_tables(self) -> list[LiveTable]:
        return list(self._tables.values())

    def known(self, id: str) -> LiveTable | None:
        return self._tables.get(id)

    async def _load(self, id: str) -> LiveTable:
        """Others who want the same table meanwhile wait for the same load: there is one LiveTable for each id."""
        loading = self._loading.get(id)
        if loading is not None:
            return await asyncio.shield(loading)
        self._loading[id] = loading = asyncio.get_running_loop().create_future()
        try:
            while True:
                self._changed_meanwhile.discard(id)
                table = await self.read(self._replay, id)
                if id not in self._changed_meanwhile:
                    break
        except BaseException as error:
            loading.set_exception(error)
            loading.exception()  # nobody may be waiting
            raise
        else:
            self._keep(table)
            loading.set_result(table)
            return table
        finally:
            del self._loading[id], loading  # its error would keep this frame, which keeps it: see garbage.py

    def note_change(self, id: str) -> None:
        """Another process changed a table that is not known here. If it is just being read, what was read is old."""
        if id in self._loading:
            self._changed_meanwhile.add(id)

    def _replay(self, id: str) -> LiveTable:
        stored = self.store.load(id)
        if stored is None:
            raise Problem("not-found")
        if stored.record.closed is not None:
            raise Problem("closed")
        check_rules(stored.record)
        return LiveTable(stored)

    def _keep(self, table: LiveTable) -> None:
        self._tables[table.record.id] = table
        if len(self._tables) > self.settings.tables_in_memory:
            for id, old in list(self._tables.items())[: len(self._tables) - self.settings.tables_in_memory]:
                if old.idle and old is not table:
                    del self._tables[id]

    async def tables_of(self, asker: Asker, *which: ColumnElement[bool]) -> bytes:
        return await self.read_in_turn(asker.address, self._tables_of, asker.client, which)

    def _tables_of(self, client: str, which: Sequence[ColumnElement[bool]]) -> bytes:
        away = self.store.put_away(client)
        told = []
        for record in self.store.tables_of(client, *which):
            self.turnstile.give_way()
            told.append(table_json(record, client, self._online(record), self.keys) | {"away": record.id in away})
        return dumps(told)

    def _online(self, record: Record) -> list[int]:
        table = self._tables.get(record.id)
        return table.online() if table else [seat.seat for seat in record.seats if seat.kind in PROGRAMS]

    # Changes

    async def open(self, change: Change) -> LiveTable:
        """Commits a new table."""
        await self.store.write(Write(opened=[change]))
        return await self._opened(change)

    async def _opened(self, change: Change) -> LiveTable:
        """Read back, as any other: as soon as it is committed, others may ask for it."""
        table = await self.table(change.record.id)
        self._tell(table)
        return table

    async def change(self, table: LiveTable, make_draft: Callable[[], Draft]) -> None:
        """Commits the draft that make_draft() makes of the table as it is; then, not before, the table changes.

        If another process was first, its change is taken over and make_draft() is called again; it raises if the change
        is no longer possible.
        """
        began = time.perf_counter()
        with self.turnstile.moving():
            draft = await self._commit(table, make_draft)
            self.metrics.commit_seconds.observe(time.perf_counter() - began)
            if draft.also_opened:
                await self._opened(draft.also_opened)
            self._tell(table)

    async def _commit(self, table: LiveTable, make_draft: Callable[[], Draft]) -> Draft:
        async with table.lock:
            while True:
                draft = make_draft()
                write = Write(changes=[draft.change], opened=[draft.also_opened] if draft.also_opened else ())
                try:
                    await self.store.write(write)
                except Overtaken:
                    await self._refresh(table)
                except BaseException:
                    await self._refresh(table)  # it may be committed all the same
                    raise
                else:
                    break
            table.apply(draft)
        return draft

    async def refresh(self, table: LiveTable) -> None:
        """Another process says that it changed the table."""
        async with table.lock:
            await self._refresh(table)
        async with table.chat_lock:
            await self._refresh_lines(table)

    async def _refresh(self, table: LiveTable) -> None:
        stored = await self.read(self.store.load, table.record.id, table.record.epoch, table.record.ply)
        if stored is not None and table.refresh(stored):
            log("refreshed", table=table.record.id, ply=table.record.ply)
            self._tell(table)

    def _tell(self, table: LiveTable) -> None:
        self.wake(table)
        for tell in self.when_changed:
            tell(table)

    # Who is there

    def wake(self, table: LiveTable) -> None:
        for listener in table.listeners:
            listener.wake()

    def enter(self, table: LiveTable, listener: Listener) -> None:
        before = table.online()
        table.listeners.add(listener)
        self._note_visit(table)
        self._visited(table, listener, before)
        for tell in self.when_changed:  # perhaps the process that played for the bots has ended
            tell(table)

    def _note_visit(self, table: LiveTable) -> None:
        now = time.time()
        if now - table.record.visited < VISIT_SECONDS:
            return
        table.record = replace(table.record, visited=now)
        task = asyncio.create_task(self.store.write(Write(visits=[(table.record.id, now)])))
        self._visits.add(task)
        task.add_done_callback(self._visit_noted)

    def _visit_noted(self, task: asyncio.Task[None]) -> None:
        self._visits.discard(task)
        if not task.cancelled() and task.exception():
            log("visit not noted", logging.WARNING, task.exception())

    def exit(self, table: LiveTable, listener: Listener) -> None:
        before = table.online()
        table.listeners.discard(listener)
        self._visited(table, listener, before)

    def _visited(self, table: LiveTable, listener: Listener, before: list[int]) -> None:
        """All hear of it if somebody came or went whom they see; those who only watch nobody sees."""
        if not table.seats_of(listener.client):
            return
        table.count_online()
        if table.online() == before:
            return
        self.wake(table)
        for tell in self.when_visited:
            tell(table)

    async def wake_bots(self) -> None:
        """At tables where it was a bot's turn when the server stopped, somebody has to play on."""
        for id in await self.read(self.store.awaiting_bots, time.time() - self.settings.rest_seconds):
            try:
                self._tell(await self.table(id))
            except Problem as problem:
                log("not opened", table=id, why=problem.error)

    async def check_health(self) -> None:
        """Raises if nothing can be written. The answer is kept for a second, because it costs a write."""
        now = self.settings.now()
        if self._health is None or now - self._health[0] > HEALTH_SECONDS:
            self._health = now, asyncio.ensure_future(self.store.write(Write(check=True)))
            self._health[1].add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.shield(self._health[1])

    # What the operator says

    async def heed_orders(self) -> None:
        """Does what the operator says by `saloon admin`, which writes it into the database."""
        last: int | None = None
        while True:
            try:
                if last is None:
                    last = await self.read(self.store.last_order)
                    self.bans.replace(await self.read(self.store.bans))
                for number, about in await self.read(self.store.orders, last):
                    await self.heed(about)
                    last = number
            except Exception as error:  # the database, most likely: next time
                log("orders not read", logging.ERROR, error)
            await asyncio.sleep(self.settings.order_seconds)

    async def heed(self, about: str) -> None:
        if not about:
            self.bans.replace(await self.read(self.store.bans))
            for table in self.known_tables():
                for listener in list(table.listeners):
                    if self.bans.banned(listener.client, listener.address):
                        listener.end(Problem("banned"))
            return
        known = self._tables.get(about)
        if known is None:
            return
        async with known.lock:
            stored = await self.read(self.store.load, about)
        if stored is None or stored.record.closed is not None:
            self._tables.pop(about, None)
            if known.bots is not None:
                known.bots.cancel()
            for listener in list(known.listeners):
                listener.end(Problem("not-found" if stored is None else "closed"))
        else:
            known.chat = None  # lines may be gone
            await self.refresh(known)
            await self.lines(known)

    async def keep_tidy(self) -> None:
        """Deletes tables that were abandoned for so many days as the operator said."""
        while self.settings.purge_days is not None:
            try:
                await self.purge(time.time() - self.settings.purge_days * DAY_SECONDS)
            except Exception as error:  # the database, most likely: next time
                log("not purged", logging.ERROR, error)
            await asyncio.sleep(TIDY_SECONDS)

    async def purge(self, before: float) -> None:
        while True:
            found = await self.read(self.store.abandoned, before)
            gone = [id for id in found if (table := self._tables.get(id)) is None or table.idle]
            if not gone:
                return
            await self.store.write(Write(purged=gone))
            for id in gone:
                self._tables.pop(id, None)
            log("purged", tables=len(gone))

    # Chat

    async def lines(self, table: LiveTable) -> list[ChatLine]:
        if table.chat is None:
            lines = await self.read(self.store.lines, table.record.id, 0)
            if table.chat is None:
                table.chat = lines
        return table.chat

    async def _refresh_lines(self, table: LiveTable) -> None:
        if table.chat is not None:
            last = table.chat[-1].n if table.chat else 0
            new = await self.read(self.store.lines, table.record.id, last)
            self._add_lines(table, new)

    async def say(self, table: LiveTable, seat: int | None, name: str, text: str) -> None:
        async with table.chat_lock:
            while True:
                lines = await self.lines(table)
                line = ChatLine(lines[-1].n + 1 if lines else 1, seat, name, text, time.time())
                try:
                    await self.store.write(Write(lines=[(table.record.id, line)]))
                except Overtaken:  # another process has this number already
                    await self._refresh_lines(table)
                else:
                    self._add_lines(table, [line])
                    return

    def _add_lines(self, table: LiveTable, lines: list[ChatLine]) -> None:
        assert table.chat is not None
        known = table.chat[-1].n if table.chat else 0
        table.chat += [line for line in lines if line.n > known]
        del table.chat[:-CHAT_LINES]
        self.wake(table)
