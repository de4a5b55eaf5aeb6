"""Moves into SQLite: nearly all that a server writes, and one by one where tables are few.

So here the driver gets them, in statements that SQLAlchemy has compiled once, over a connection that is kept: that
takes a third of the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Dialect, Engine

from saloon.server.checkpoints import Checkpoints
from saloon.server.database import plies, tables
from saloon.server.records import Change, Overtaken
from saloon.server.rows import changed_row, ply_rows

next_record = (
    tables.update()
    .where(tables.c.id == sa.bindparam("this"), tables.c.revision == sa.bindparam("before"))
    .values({name: sa.bindparam(name) for name in (
        "changed", "status", "epoch", "ply", "turn", "undo_request", "next", "revision", "visited", "watchers_chat",
        "hinted", "openings", "result",
    )})
)  # fmt: skip


class _Statement:
    """As the driver takes it: with its parameters in order."""

    def __init__(self, statement: Any, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.sql = str(compiled)
        self._order: list[str] = compiled.positiontup

    def rows(self, named: Sequence[dict[str, Any]]) -> list[tuple[Any, ...]]:
        return [tuple([row[name] for name in self._order]) for row in named]


class Moves:
    """But for open(), of the thread that writes, and of no other."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Any = None
        self._checkpoints = Checkpoints(engine)
        self._next_record = _Statement(next_record, engine.dialect)
        self._ply = _Statement(plies.insert(), engine.dialect)

    def open(self) -> None:
        self._checkpoints.open()

    def write(self, changes: Sequence[Change]) -> None:
        """All or nothing. Raises Overtaken, or whatever the driver raises."""
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        cursor = self._connection.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        try:
            cursor.executemany(
                self._next_record.sql, self._next_record.rows([changed_row(each.record) for each in changes])
            )
            if cursor.rowcount != len(changes):
                raise Overtaken
            cursor.executemany(self._ply.sql, self._ply.rows([row for change in changes for row in ply_rows(change)]))
            cursor.execute("COMMIT")
        except BaseException:
            self._connection.rollback()
            raise

    def close(self) -> None:
        self._checkpoints.close()
        if self._connection is not None:
            self._connection.close()
