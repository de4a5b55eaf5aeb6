"""What was taken back at a table, as far as it still matters.

A takeback says how much of what was known before its epoch still holds, and which part of the seed's stream draws come
from since then. One that went less far back than a later one says nothing that the later one does not, so it is
forgotten: however often somebody plays and takes back, there are never more than the table has plies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from saloon.server.database import plies, takebacks
from saloon.server.records import Change, Takeback

_drop_plies = plies.delete().where(plies.c.table_id == sa.bindparam("this"), plies.c.ply >= sa.bindparam("first"))
_forget = takebacks.delete().where(
    takebacks.c.table_id == sa.bindparam("this"), takebacks.c.ply >= sa.bindparam("first")
)
_of_a_table = (
    sa.select(takebacks.c.epoch, takebacks.c.ply, takebacks.c.part)
    .where(takebacks.c.table_id == sa.bindparam("this"))
    .order_by(takebacks.c.epoch)
)


def add(known: list[Takeback], new: Iterable[Takeback]) -> list[Takeback]:
    """All that still matters, in order."""
    for takeback in new:
        while known and known[-1].ply >= takeback.ply:
            known.pop()
        known.append(takeback)
    return known


def part_of(known: Sequence[Takeback], ply: int) -> int:
    """Which part of the seed's stream a draw comes from: the one begun by the last undo that went back this far."""
    return max((takeback.part for takeback in known if takeback.ply <= ply), default=0)


def read(connection: Connection, table: str) -> list[Takeback]:
    return add([], (Takeback(*row) for row in connection.execute(_of_a_table, {"this": table})))


def write(connection: Connection, changes: Sequence[Change]) -> None:
    back = [(change.record.id, change.takeback) for change in changes if change.takeback]
    if back:
        taken = [{"this": id, "first": takeback.ply} for id, takeback in back]
        connection.execute(_drop_plies, taken)
        connection.execute(_forget, taken)
    undone = [*back, *((change.record.id, takeback) for change in changes for takeback in change.undone)]
    if undone:
        connection.execute(takebacks.insert(), [{"table_id": id, **asdict(takeback)} for id, takeback in undone])
