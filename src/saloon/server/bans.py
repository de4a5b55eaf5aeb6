"""Who is banned or muted by the operator."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

Ban = Literal["client", "address", "muted"]


class Bans:
    """As the database has them; read again when the operator says so."""

    def __init__(self) -> None:
        self._who: dict[str, set[str]] = {"client": set(), "address": set(), "muted": set()}

    def replace(self, bans: Iterable[tuple[str, str]]) -> None:
        self._who = {kind: set() for kind in self._who}
        for kind, who in bans:
            self._who.setdefault(kind, set()).add(who)

    def banned(self, client: str, address: str) -> bool:
        return client in self._who["client"] or address in self._who["address"]

    def muted(self, client: str) -> bool:
        return client in self._who["muted"]
