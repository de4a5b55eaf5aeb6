"""Amounts in sentences: a game's data/sentences.toml says where in the tables of the box each sentence finds its own.

[rule-X-1]                                     # the message
cards = "seats.2.market"                       # its parameter: a table, then the keys
price = "labour.row.first.cost"                # of a list, the row with this id, name or place
fees = ["seats.2.fee", "seats.3.fee"]          # several, spoken one after the other
left = { sum = ["purse.start", "-shop.price"] }
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

Table = Mapping[str, Any]


class Amounts:
    def __init__(self, folder: Path) -> None:
        self._read = cache(lambda table: tomllib.loads((folder / f"{table}.toml").read_text(encoding="utf-8")))

    def __call__(self, message: str) -> Table:
        """The parameters of this message that the box knows."""
        places = self._read("sentences").get(message, {})
        return {name: self._find(place) for name, place in places.items()}

    def _find(self, place: Any) -> Any:
        if isinstance(place, list):
            return [self._find(each) for each in place]
        if isinstance(place, dict):
            return sum(-self._find(each[1:]) if each[0] == "-" else self._find(each) for each in place["sum"])
        table, *keys = place.split(".")
        found: Any = self._read(table)
        for key in keys:
            found = _row(found, key) if isinstance(found, list) else found[key]
        return found


def _row(rows: list[Any], key: str) -> Any:
    return rows[int(key)] if key.isdigit() else next(row for row in rows if key in (row.get("id"), row.get("name")))


def no_amounts(message: str) -> Table:
    return {}
