"""What the positions of all games begin with: the options of the table, and a row for each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from saloon.core.fields import FieldReader
from saloon.core.game import Info
from saloon.core.refusal import BadPosition

_read = FieldReader(BadPosition)


class PositionReader:
    """Reads one position, checking each field as it goes; a game reads the rest.

    rows: what is written of each seat; nothing if no players are named.
    """

    def __init__(self, data: Mapping[str, Any], info: Info, keys: Sequence[str], player_keys: Sequence[str]) -> None:
        self.data = _read.table(data, keys, "position")
        names = [option.name for option in info.options]
        self.options = info.complete(_read.table(data.get("options", {}), names, "options"))
        rows = _read.list(data.get("players", []), "players")
        fewest, most = info.seats[0], info.seats[-1]
        self.seats = _read.number(data.get("seats", len(rows) or fewest), fewest, most, "seats")
        if rows and len(rows) != self.seats:
            raise BadPosition("players", "wrong-number", got=len(rows), expected=self.seats)
        self.rows = [_read.table(row, player_keys, f"players[{i}]") for i, row in enumerate(rows or [{}] * self.seats)]
