"""What a scene expects, against what it got."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from saloon.core.game import Json

ABSENT: Final = "absent"


@dataclass(frozen=True)
class Difference:
    """Where a scene went differently from what it says."""

    path: str
    expected: Any
    got: Any

    def __str__(self) -> str:
        return f"{self.path}: expected={_text(self.expected)} got={_text(self.got)}"

    def as_json(self) -> Json:
        return {"path": self.path, "expected": self.expected, "got": self.got}


def meets(expected: Any, got: Any) -> bool:
    return next(differences("", expected, got), None) is None


def differences(path: str, expected: Any, got: Any) -> Iterator[Difference]:
    """Where what we got does not have what is expected; see the head of this package for how partial that is."""
    if isinstance(expected, Mapping) and expected and isinstance(got, Mapping | list):
        for key, value in expected.items():
            yield from differences(f"{path}.{key}", value, _part(got, key))
    elif isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        for i, value in enumerate(expected):
            yield from differences(f"{path}.{i}", value, got[i])
    elif expected != got or isinstance(expected, bool) != isinstance(got, bool):
        yield Difference(path, expected, got)


def _part(whole: Mapping[str, Any] | list[Any], key: str) -> Any:
    part = None
    if isinstance(whole, Mapping):
        part = whole.get(key)
    elif key.isdecimal() and int(key) < len(whole):
        part = whole[int(key)]
    return ABSENT if part is None else part  # TOML has no null, so nothing and null are the same here


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
