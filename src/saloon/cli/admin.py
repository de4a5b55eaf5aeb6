"""`saloon admin`: what the operator does to tables and visitors while the server runs. Prints JSON, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from saloon.cli.serve import default_database
from saloon.core.refusal import BadOptions
from saloon.server.administration import Administration
from saloon.server.bans import Ban
from saloon.server.codec import dumps

STATUSES = ("waiting", "running", "over")


@contextmanager
def administration(database: str | None) -> Iterator[Administration]:
    opened = Administration(database or default_database())
    try:
        yield opened
    finally:
        opened.close()


def list_tables(database: str | None, status: str | None, limit: int) -> None:
    if status is not None and status not in STATUSES:
        raise BadOptions("status", "not-one-of", got=status, choices=", ".join(STATUSES))
    with administration(database) as admin:
        for row in admin.list(status, limit):
            _print(row)


def show_table(database: str | None, table: str) -> None:
    with administration(database) as admin:
        _print(admin.show(table))


def close_table(database: str | None, table: str) -> None:
    with administration(database) as admin:
        admin.close_table(table)


def ban(database: str | None, kind: Ban, who: str, lift: bool) -> None:
    with administration(database) as admin:
        admin.ban(kind, who, lift)


def purge(database: str | None, days: float, finished: bool) -> None:
    if not days > 0:
        raise BadOptions("days", "not-in-range", got=days, low=1, high=36_500)
    with administration(database) as admin:
        _print({"purged": admin.purge(days, finished)})


def export(database: str | None, identity: str) -> None:
    with administration(database) as admin:
        _print(admin.export(identity))


def erase(database: str | None, identity: str) -> None:
    with administration(database) as admin:
        _print({"tables": admin.erase(identity)})


def _print(row: dict[str, Any]) -> None:
    print(dumps(row).decode())
