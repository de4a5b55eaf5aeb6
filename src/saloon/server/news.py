"""News between processes that serve the same PostgreSQL database: LISTEN and NOTIFY, no other broker.

A notice says that a table changed, or who is online at it in the process that says so. Notices that are lost do no
harm: a process that changes a table after another one did finds out by its revision.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

from saloon.core.game import Json
from saloon.server.codec import dumps, loads
from saloon.server.logs import log
from saloon.server.records import Write

if TYPE_CHECKING:
    from saloon.server.database import Database
    from saloon.server.room import Room
    from saloon.server.tables import LiveTable

REPEAT_SECONDS = 20.0  # how often a process says again who is online
FORGET_SECONDS = 50.0  # after which a silent process is taken to be gone
WAIT_SECONDS = 0.5  # how long closing may take to be noticed
RETRY_SECONDS = 1.0


class News:
    def __init__(self, room: Room, database: Database) -> None:
        self._room = room
        self._address = database.writer.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._closed = False
        self._thread = threading.Thread(target=self._listen, name="news", daemon=True)
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()
        self._do(self._repeat())

    async def close(self) -> None:
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.to_thread(self._thread.join)

    def announce(self, table: LiveTable) -> None:
        """Tells the other processes who is online here."""
        notice = {"from": self._room.store.process, "table": table.record.id, "online": table.online_here()}
        self._do(self._room.store.write(Write(notices=[dumps(notice).decode()])))

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT_SECONDS)
            now = time.monotonic()
            for table in self._room.known_tables():
                table.elsewhere = {who: seen for who, seen in table.elsewhere.items() if now - seen[0] < FORGET_SECONDS}
                table.count_online()
                self._room.wake(table)
                if table.listeners:
                    self.announce(table)

    def _listen(self) -> None:
        import psycopg

        while not self._closed:
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute("LISTEN saloon")
                    self._call(self._catch_up)
                    while not self._closed:
                        for notice in connection.notifies(timeout=WAIT_SECONDS):
                            self._call(self._hear, notice.payload)
            except psycopg.Error as error:
                log("news interrupted", logging.WARNING, why=type(error).__name__)
                time.sleep(RETRY_SECONDS)

    def _call(self, function: Callable[..., None], *arguments: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed already
            self._loop.call_soon_threadsafe(function, *arguments)

    def _catch_up(self) -> None:
        """Anything said before we listened is lost."""
        for table in self._room.known_tables():
            self._do(self._room.refresh(table))

    def _hear(self, payload: str) -> None:
        """Anybody with access to the database may notify: what is not ours is ignored."""
        try:
            notice: Json = loads(payload)
            table = self._room.known(notice["table"])
            if notice["from"] == self._room.store.process:
                return
            if table is None:
                self._room.note_change(notice["table"])
                return
            online = [seat for seat in notice.get("online", ()) if isinstance(seat, int)]
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            log("odd notice", logging.WARNING, length=len(payload))
            return
        if "online" in notice:
            table.elsewhere[str(notice["from"])] = time.monotonic(), online
            table.count_online()
            self._room.wake(table)
        else:
            self._do(self._room.refresh(table))

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log("news failed", logging.WARNING, task.exception())
