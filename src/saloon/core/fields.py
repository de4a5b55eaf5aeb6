"""Reading fields of data that somebody wrote: each is checked, and a wrong one is refused by its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from saloon.core.refusal import BadInput

LONGEST_NAME = 60  # characters


class FieldReader:
    """Raises its own kind of BadInput. `where` names the field, as in `players[1].supply`."""

    def __init__(self, error: type[BadInput]) -> None:
        self.error = error

    def table(self, value: Any, known: Sequence[str] | None, where: str) -> Mapping[str, Any]:
        """A table with keys among the known ones; None: any."""
        if not isinstance(value, Mapping):
            raise self.error(where, "not-a-table", got=str(value))
        for key in value:
            if known is not None and key not in known:
                raise self.error(f"{where}.{key}", "unknown-key", known=", ".join(known))
        return value

    def list(self, value: Any, where: str) -> list[Any]:
        if not isinstance(value, list):
            raise self.error(where, "not-a-list", got=str(value))
        return value

    def number(self, value: Any, low: int, high: int, where: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.error(where, "not-in-range", got=str(value), low=low, high=high)
        return value

    def name(self, value: Any, where: str) -> str:
        """What people call something."""
        if not isinstance(value, str) or not value.strip() or len(value) > LONGEST_NAME:
            raise self.error(where, "not-a-name", most=LONGEST_NAME)
        return value

    def flag(self, value: Any, where: str) -> bool:
        if not isinstance(value, bool):
            raise self.error(where, "not-one-of", got=str(value), choices="true, false")
        return value

    def one_of(self, value: Any, choices: Sequence[Any], where: str) -> int:
        """The place of the value among the choices."""
        if isinstance(value, bool) or value not in choices:
            raise self.error(where, "not-one-of", got=str(value), choices=", ".join(map(str, choices)))
        return choices.index(value)
