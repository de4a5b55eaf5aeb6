"""SQLite's journal goes into the database beside the writing.

SQLite would do it within a commit, every thousand pages, and whoever waits for that commit would wait for the disk.
"""

from __future__ import annotations

import contextlib
import sqlite3
import threading

from sqlalchemy.engine import Engine

EVERY = 1.0  # seconds


class Checkpoints:
    """Of one process; others may do the same."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._work, name="checkpoints")

    def open(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        self._thread.join()

    def _work(self) -> None:
        """As far as nobody still reads what was before. What cannot be done now is done the next time."""
        with contextlib.closing(self._engine.raw_connection()) as connection:
            while not self._closing.wait(EVERY):
                with contextlib.suppress(sqlite3.OperationalError):
                    connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
