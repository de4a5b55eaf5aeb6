"""Reading the fields of a position: each is checked, and refused by its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.refusal import BadPosition
from saloon.games.great_western_trail.parts import STATION_ON, TERMINUS


def read_space(value: Any, where: str) -> int:
    space = int(2 * value) if isinstance(value, int | float) and not isinstance(value, bool) else -1
    if not 0 <= space <= TERMINUS or space != 2 * value or (space % 2 == 1 and STATION_ON[space] < 0):
        raise BadPosition(where, "no-such-space", got=str(value))
    return space


def read_counts(data: Any, names: Sequence[str], most: vec[i64], where: str) -> vec[i64]:
    given = read_fields(data, tuple(names), where)
    return vec[i64]([
        read_number(given.get(name, 0), 0, max(0, int(most[i])), f"{where}.{name}") if i < len(most) else 0
        for i, name in enumerate(names)
    ])  # fmt: skip


def read_places(data: Any, names: Sequence[str], count: int, where: str) -> vec[i64]:
    """Names or nothing, as many as there are places; what is left out at the end is empty. `-` is empty, too."""
    given = read_list(data, where)
    if len(given) > count:
        raise BadPosition(where, "wrong-number", got=len(given), expected=count)
    read = [-1 if name in (None, "-") else read_one_of(name, names, f"{where}[{i}]") for i, name in enumerate(given)]
    return vec[i64](read + [-1] * (count - len(read)))


def read_fields(value: Any, known: tuple[str, ...], where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition(where, "not-a-table", got=str(value))
    for key in value:
        if key not in known:
            raise BadPosition(f"{where}.{key}", "unknown-key", known=", ".join(known))
    return value


def read_list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(where, "not-a-list", got=str(value))
    return value


def read_number(value: Any, low: int, high: int, where: str, or_none: bool = False) -> int:
    if or_none and value in (None, -1):
        return -1
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(where, "not-in-range", got=str(value), low=low, high=high)
    return value


def read_flag(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise BadPosition(where, "not-one-of", got=str(value), choices="true, false")
    return value


def read_one_of(value: Any, choices: Sequence[Any], where: str) -> int:
    if isinstance(value, bool) or value not in choices:
        raise BadPosition(where, "not-one-of", got=str(value), choices=", ".join(map(str, choices)))
    return list(choices).index(value)
