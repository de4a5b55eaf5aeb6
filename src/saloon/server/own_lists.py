"""Owners' lists of components in a table's options: stored once, and referred to by their hash."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from saloon.server.codec import dumps
from saloon.server.database import lists

LIST = "list"  # the key of a hash in the place of an own list


def list_hash(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()


def by_hash(options: dict[str, Any]) -> dict[str, Any]:
    """The options with the hash of each own list in its place: they are long, and the same everywhere."""
    if not any(isinstance(value, (dict, list)) for value in options.values()):
        return options
    return {
        name: {LIST: list_hash(dumps(value))} if isinstance(value, (dict, list)) and not named_list(value) else value
        for name, value in options.items()
    }


def named_list(value: Any) -> str | None:
    """The hash, if the value of an option is one."""
    hash = value.get(LIST) if isinstance(value, dict) and len(value) == 1 else None
    return hash if isinstance(hash, str) else None


def keep_lists(connection: Connection, every: Sequence[dict[str, Any]]) -> None:
    """Stores own lists that are not there yet."""
    texts = (dumps(value) for options in every for value in options.values() if isinstance(value, (dict, list)))
    wanted = {list_hash(text): text.decode() for text in texts}
    if wanted:
        insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        rows = [{"hash": hash, "list": text} for hash, text in sorted(wanted.items())]
        connection.execute(insert(lists).on_conflict_do_nothing(), rows)
