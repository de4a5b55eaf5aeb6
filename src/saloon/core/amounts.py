"""Amounts in sentences: a game's data/sentences.toml says where in the tables of the box each sentence finds its own.

[rule-X-1]                                     # the message
cards = "seats.2.market"                       # its parameter: a table, then the keys
price = "labour.row.first.cost"                # of a list, the row with this id, name or place
fees = ["seats.2.fee", "seats.3.fee"]          # several, spoken one after the other
left = { sum = ["purse.start", "-shop.price", -1] }
cheapest = { least = "labour.row.*.cost" }     # of all rows; most, too
rows = { count = "labour.row.*" }
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

Table = Mapping[str, Any]
OF_ALL: Mapping[str, Callable[[list[Any]], int]] = {"sum": sum, "least": min, "most": max, "count": len}


class Amounts:
    def __init__(self, folder: Path) -> None:
        self._read = cache(lambda table: tomllib.loads((folder / f"{table}.toml").read_text(encoding="utf-8")))

    def __call__(self, message: str) -> Table:
        """The parameters of this message, or of one of its attributes, that the box knows."""
        places = self._read("sentences").get(message.partition(".")[0], {})
        return {name: self._find(place) for name, place in places.items()}

    def _find(self, place: Any) -> Any:
        if isinstance(place, int):
            return place
        if isinstance(place, list):
            return [self._find(each) for each in place]
        if isinstance(place, dict):
            ((of_all, places),) = place.items()
            return OF_ALL[of_all](_flat(self._find(places)))
        if place.startswith("-"):
            return -self._find(place[1:])
        table, *keys = place.split(".")
        return _at(self._read(table), keys)


def _at(found: Any, keys: list[str]) -> Any:
    if not keys:
        return found
    key, *others = keys
    if "*" in key:
        rows = enumerate(found) if isinstance(found, list) else found.items()
        return [_at(row, others) for name, row in rows if fnmatchcase(str(name), key)]
    return _at(_row(found, key) if isinstance(found, list) else found[key], others)


def _row(rows: list[Any], key: str) -> Any:
    return rows[int(key)] if key.isdigit() else next(row for row in rows if key in (row.get("id"), row.get("name")))


def _flat(found: Any) -> list[Any]:
    return [each for member in found for each in _flat(member)] if isinstance(found, list) else [found]


def no_amounts(message: str) -> Table:
    return {}
