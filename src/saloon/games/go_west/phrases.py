"""Names of Go West! that words take apart."""

from __future__ import annotations

from saloon.core.game import Phrase
from saloon.games.go_west.parts import card_parts


def phrase_of(name: str) -> Phrase | None:
    try:
        return Phrase("card", card_parts(name))
    except ValueError:
        return None
