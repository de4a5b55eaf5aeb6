"""What was taken back at a table, as far as it still matters, in the database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from saloon.server.database import plies, takebacks
from saloon.server.records import Change, Takeback, add_takebacks

_drop_plies = plies.delete().where(plies.c.table_id == sa.bindparam("this"), plies.c.ply >= sa.bindparam("first"))
_forget = takebacks.delete().where(
    takebacks.c.table_id == sa.bindparam("this"), takebacks.c.ply >= sa.bindparam("first")
)
_of_a_table = (
    sa.select(takebacks.c.epoch, takebacks.c.ply, takebacks.c.part)
    .where(takebacks.c.table_id == sa.bindparam("this"))
    .order_by(takebacks.c.epoch)
)


def part_of(known: Sequence[Takeback], ply: int) -> int:
    """Which part of the seed's stream a draw comes from: the one begun by the last undo that went back this far."""
    return max((takeback.part for takeback in known if takeback.ply <= ply), default=0)


def read(connection: Connection, table: str) -> list[Takeback]:
    return add_takebacks([], (Takeback(*row) for row in connection.execute(_of_a_table, {"this": table})))


def write(connection: Connection, changes: Sequence[Change]) -> None:
    back = [(change.record.id, change.takeback) for change in changes if change.takeback]
    if back:
        taken = [{"this": id, "first": takeback.ply} for id, takeback in back]
        connection.execute(_drop_plies, taken)
        connection.execute(_forget, taken)
    undone = [*back, *((change.record.id, takeback) for change in changes for takeback in change.undone)]
    if undone:
        connection.execute(takebacks.insert(), [{"table_id": id, **asdict(takeback)} for id, takeback in undone])
