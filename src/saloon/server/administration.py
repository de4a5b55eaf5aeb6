"""What the operator does to tables and visitors, by the database, while servers run or not.

Servers look for orders (see Room.heed_orders) and do at once what concerns somebody who is connected.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from saloon.core.refusal import BadInput
from saloon.server.addresses import read_network
from saloon.server.bans import Ban
from saloon.server.codec import loads
from saloon.server.database import (
    OF_A_TABLE,
    Database,
    bans,
    chat,
    companion_entries,
    companions,
    orders,
    put_away,
    seats,
    tables,
)

DAY_SECONDS = 24 * 3600.0
ERASED = ""  # the name and identity of somebody who is gone


class Administration:
    def __init__(self, url: str) -> None:
        self._database = Database(url)
        self._database.open()

    def close(self) -> None:
        self._database.close()

    # Tables

    def list(self, status: str | None, limit: int) -> Iterator[dict[str, Any]]:
        """Tables, newest change first."""
        columns = (tables.c.id, tables.c.game, tables.c.status, tables.c.ply, tables.c.changed, tables.c.visited)
        wanted = sa.select(*columns, tables.c.closed, tables.c.maker).order_by(tables.c.changed.desc()).limit(limit)
        if status is not None:
            wanted = wanted.where(tables.c.status == status)
        with self._database.reader.begin() as connection:
            yield from (dict(row._mapping) for row in connection.execute(wanted))

    def show(self, id: str) -> dict[str, Any]:
        """A table with its players. Its seed stays secret while it runs."""
        with self._database.reader.begin() as connection:
            row = self._table(connection, id)
            found = connection.execute(sa.select(seats).where(seats.c.table_id == id).order_by(seats.c.seat))
            said = connection.execute(sa.select(chat).where(chat.c.table_id == id).order_by(chat.c.n))
            columns = ("seat", "kind", "name", "bot", "client", "left")
            return {
                **{name: value for name, value in row.items() if name not in ("seed", "options")},
                "options": loads(row["options"]),
                "seats": [{name: seat._mapping[name] for name in columns} for seat in found],
                "chat": [{name: line._mapping[name] for name in ("n", "seat", "name", "text", "at")} for line in said],
            }

    def close_table(self, id: str) -> None:
        """Nobody can play or look at it any longer; its data stay."""
        with self._database.writer.begin() as connection:
            self._table(connection, id)
            closed = {"closed": time.time(), "revision": tables.c.revision + 1}
            connection.execute(tables.update().where(tables.c.id == id).values(closed))
            self._order(connection, id)

    def purge(self, days: float, finished: bool) -> int:
        """Deletes tables that nobody has visited for so many days: unfinished ones, or all. How many."""
        wanted = sa.select(tables.c.id).where(tables.c.visited < time.time() - days * DAY_SECONDS)
        if not finished:
            wanted = wanted.where(tables.c.status != "over")
        with self._database.writer.begin() as connection:
            gone = list(connection.execute(wanted).scalars())
            for id in gone:
                for table in OF_A_TABLE:
                    connection.execute(table.delete().where(table.c.table_id == id))
                connection.execute(tables.delete().where(tables.c.id == id))
                self._order(connection, id)
            return len(gone)

    # Visitors

    def ban(self, kind: Ban, who: str, lift: bool) -> None:
        """Bans or mutes a client, or bans an address; or lifts that again."""
        if kind == "address":
            network = read_network(who)
            who = str(network.network_address) if network.num_addresses == 1 and network.version == 4 else str(network)
        with self._database.writer.begin() as connection:
            connection.execute(bans.delete().where(bans.c.kind == kind, bans.c.who == who))
            if not lift:
                connection.execute(bans.insert(), {"kind": kind, "who": who, "at": time.time()})
            self._order(connection, "")

    def export(self, client: str) -> dict[str, Any]:
        """Everything stored about one identity."""
        with self._database.reader.begin() as connection:
            mine = connection.execute(sa.select(seats).where(seats.c.client == client)).all()
            made = sa.select(tables.c.id, tables.c.game, tables.c.created).where(tables.c.maker == client)
            companion = sa.select(companions.c.id, companions.c.name, companions.c.created)
            return {
                "identity": client,
                "made": [dict(row._mapping) for row in connection.execute(made)],
                "seats": [{"table": row.table_id, "seat": row.seat, "name": row.name} for row in mine],
                "chat": [
                    {"table": row.table_id, "at": line.at, "text": line.text}
                    for row in mine
                    for line in connection.execute(
                        sa.select(chat.c.at, chat.c.text)
                        .where(chat.c.table_id == row.table_id, chat.c.seat == row.seat)
                        .order_by(chat.c.n)
                    )
                ],
                "companions": [
                    dict(row._mapping) for row in connection.execute(companion.where(companions.c.client == client))
                ],
            }

    def erase(self, client: str) -> int:
        """Forgets one identity: its names, what it said, its companions. What it played stays, without a name.

        How many tables it was at.
        """
        with self._database.writer.begin() as connection:
            mine = connection.execute(sa.select(seats.c.table_id, seats.c.seat).where(seats.c.client == client)).all()
            made = connection.execute(sa.select(tables.c.id).where(tables.c.maker == client)).scalars().all()
            for id, seat in mine:
                connection.execute(chat.delete().where(chat.c.table_id == id, chat.c.seat == seat))
            gone = {"client": None, "name": ERASED, "left": 1}
            connection.execute(seats.update().where(seats.c.client == client).values(gone))
            touched = sorted({*made, *(row.table_id for row in mine)})
            for id in touched:
                changed: dict[str, Any] = {"revision": tables.c.revision + 1}
                if id in made:
                    changed["maker"] = ERASED
                connection.execute(tables.update().where(tables.c.id == id).values(changed))
                self._order(connection, id)
            own = sa.select(companions.c.id).where(companions.c.client == client)
            connection.execute(companion_entries.delete().where(companion_entries.c.companion_id.in_(own)))
            connection.execute(companions.delete().where(companions.c.client == client))
            connection.execute(put_away.delete().where(put_away.c.client == client))
            return len(touched)

    def _table(self, connection: Connection, id: str) -> dict[str, Any]:
        row = connection.execute(sa.select(tables).where(tables.c.id == id)).one_or_none()
        if row is None:
            raise BadInput("table", "no-such-table", got=id)
        return dict(row._mapping)

    def _order(self, connection: Connection, about: str) -> None:
        connection.execute(orders.delete().where(orders.c.at < time.time() - DAY_SECONDS))
        last = connection.execute(sa.select(sa.func.max(orders.c.number))).scalar() or 0
        connection.execute(orders.insert(), {"number": last + 1, "at": time.time(), "about": about})
