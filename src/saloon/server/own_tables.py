"""The tables of one client: which of them it wants listed, and which it has put away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from saloon.server.database import put_away, seats, tables


def away_from(client: str) -> sa.Select[Any]:
    """The ids of those that the client put away."""
    return sa.select(put_away.c.table_id).where(put_away.c.client == client)


def which(client: str, over: bool, away: bool, name: str, games: Sequence[str]) -> list[sa.ColumnElement[bool]]:
    """What a table must be to be listed: over or not, put away or not, and of somebody or a game that is looked for."""
    found: list[sa.ColumnElement[bool]] = []
    if over:
        found.append(tables.c.status == "over")
    if not away:
        found.append(tables.c.id.not_in(away_from(client)))
    if name or games:
        called = sa.select(seats.c.table_id).where(seats.c.name.icontains(name, autoescape=True))
        of_game = tables.c.game.in_(games)
        found.append(sa.or_(of_game, tables.c.id.in_(called)) if name else of_game)
    return found


def put_tables_away(connection: Connection, wishes: Sequence[tuple[str, str, bool]]) -> None:
    """Client, table, and whether it goes or comes back."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    for client, id, away in wishes:
        if away:
            connection.execute(insert(put_away).values(client=client, table_id=id).on_conflict_do_nothing())
        else:
            connection.execute(put_away.delete().where(put_away.c.client == client, put_away.c.table_id == id))
