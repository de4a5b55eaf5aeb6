"""Reading places on the map from text that somebody wrote, in positions and scenes."""

from __future__ import annotations

from typing import Any

from saloon.core.fields import FieldReader


class MapFieldReader(FieldReader):
    def place(self, text: str, where: str) -> tuple[int, int]:
        """As in `-1,0`: x and y."""
        x, _, y = text.partition(",")
        try:
            return int(x), int(y)
        except ValueError:
            raise self.error(where, "not-a-place", got=text) from None

    def placement(self, text: Any, where: str) -> tuple[str, int, int, int]:
        """As in `RS1 -1,0 3`: tile, x and y, quarter-turns clockwise."""
        words = text.split() if isinstance(text, str) else []
        if len(words) != 3 or words[2] not in ("0", "1", "2", "3"):
            raise self.error(where, "not-a-placement", got=str(text))
        return words[0], *self.place(words[1], where), int(words[2])
