"""Names of Great Western Trail that words take apart: the amounts behind them stand in data/ and nowhere else.

The page does the same from the same tables, in web/src/games/great_western_trail/phrases.ts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from saloon.core.game import Phrase
from saloon.games.great_western_trail.effects import COUNTERS
from saloon.games.great_western_trail.parts import CATTLE_KINDS, EFFECT_ROWS, HAZARDS, STATION_DISCS, TILES, read_table

Row = Mapping[str, Any]


def phrase_of(name: str) -> Phrase | None:
    return _phrases().get(name)


@cache
def _phrases() -> dict[str, Phrase]:
    effects = {name: effect_phrase(row) for name, row in EFFECT_ROWS.items()}
    return effects | dict([*_objectives(), *_cattle(), *_hazards(), *_discs(), *_masters(), *_sites()])


# Effects


def effect_phrase(row: Row) -> Phrase:
    """What is needed and how much of it, certificates and money, by what all this is counted, then a verb."""
    parts: dict[str, Any] = {"need": "none", "amount": 0, "certificate": 0, "gain": 0, "per": "once"}
    parts |= {"verb": "none", "value": 0}
    for key, value in row.items():
        if key == "discard":
            parts["need"] = value
        elif key in ("pay", "back"):
            parts |= {"need": key, "amount": value}
        elif key in parts:
            parts[key] = value
        elif value in COUNTERS:  # engine = "engineers" is one space for each
            parts |= {"verb": key, "value": 1, "per": value}
        elif value is True:
            parts["verb"] = key
        elif isinstance(value, str):
            parts["verb"] = f"{key}_{value}"
        else:
            parts |= {"verb": key if value >= 0 else f"{key}_less", "value": abs(int(value))}
    return Phrase("deed", parts)


# Cards


def _objectives() -> Iterator[tuple[str, Phrase]]:
    tables = read_table("objectives")
    for name, row in tables["starting"].items():
        yield name, Phrase("starting-objective", {"tasks": _tasks(row), "vp": row["vp"]})
    for name, row in tables["deck"].items():
        params = {"tasks": _tasks(row), "deed": effect_phrase(row["at_once"])}
        yield name, Phrase("objective-card", {**params, "vp": row["vp"], "penalty": row["penalty"]})


def _tasks(row: Row) -> list[Phrase]:
    return [Phrase("task", {**_item(item), "count": count}) for item, count in row["tasks"].items()]


def _item(item: str) -> dict[str, Any]:
    """`breeding_3` is cattle of value 3; every other item is a name."""
    name, _, value = item.rpartition("_")
    return {"item": name, "value": int(value)} if value.isdecimal() else {"item": item, "value": 0}


def _cattle() -> Iterator[tuple[str, Phrase]]:
    """Cards of a breed that differ in their points, and cattle that objectives count by their value."""
    for value in {row["breeding"] for row in read_table("cattle")["breeds"].values()}:
        yield f"breeding_{value}", Phrase("cattle-of-value", {"value": value})
    for name, breed, points, _ in CATTLE_KINDS:
        if name != breed:
            yield name, Phrase("cattle-card", {"breed": breed, "vp": points})


# Tiles and discs


def _hazards() -> Iterator[tuple[str, Phrase]]:
    for name in TILES[HAZARDS:]:
        kind, points, hand = name.split("-")
        yield name, Phrase("hazard-tile", {"kind": kind, "vp": int(points), "hand": hand})


def _discs() -> Iterator[tuple[str, Phrase]]:
    """`hand` is a disc of the player board, `station_3` one that lies on a station."""
    for name, row in read_table("seats")["discs"].items():
        kind, _, number = name.rpartition("_")
        money = row.get("money", 0)
        if number.isdecimal():
            yield name, Phrase(f"disc-{kind}", {"number": int(number)})
        else:
            yield name, Phrase(f"disc-{name}", {"money": abs(money), "vp": row.get("vp", 0)})
    for number, name in enumerate(STATION_DISCS, 1):
        yield name, Phrase("disc-station", {"number": number})


def _masters() -> Iterator[tuple[str, Phrase]]:
    for name, row in read_table("railroad")["masters"].items():
        yield name, Phrase("master", {"of": row["of"]})


# Sites


def _sites() -> Iterator[tuple[str, Phrase]]:
    for row in read_table("trail")["site"]:
        yield row["id"], Phrase("site", {"kind": row["kind"], "place": _place(row)})


def _place(row: Row) -> str:
    """Which one of its kind: a building site goes by its name, a neutral one by its letter, a teepee's by its money."""
    name: str = row["id"]
    if row["kind"] == "building":
        return name
    if row["kind"] == "teepee":
        return str(row["value"]).replace("-", "−")
    return name[-1]
