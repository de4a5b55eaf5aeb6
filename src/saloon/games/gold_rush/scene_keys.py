"""The keys of a scene in the notation of the rules digest, section 14, and what kind of value each wants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.core.refusal import BadInput
from saloon.games.gold_rush.fields import MapFieldReader

GIVEN_KEYS = ("seats", "board", "pieces", "stacks", "scores", "tokens", "farmers", "options")
TURN_KEYS = ("may", "may_not", "action", "gain", "gold", "home", "tents_home", "lost", "left", "track")
OUTCOMES = TURN_KEYS[3:]
END_KEYS = ("final", "final_gain", "winners")
KEYS = (
    *GIVEN_KEYS, "fits", "fits_not", "bag", "drawn", "discarded", "turn", "tile", *TURN_KEYS, *END_KEYS, "gold_points",
)  # fmt: skip
TEXTS = ("seats", "board", "pieces", "fits", "fits_not", "bag", "discarded", "may", "may_not", "tents_home", "winners")
TEXT = ("turn", "tile", "action", "drawn")
COUNTS = ("stacks", "scores", "gain", "gold", "home", "left", "final_gain", "gold_points")
FLAGS = ("farmers", "final")


class BadNotation(BadInput):
    """A key of a scene that cannot be read."""


FIELDS = MapFieldReader(BadNotation)


def check_kinds(scene: Mapping[str, Any]) -> None:
    """Checks that every key is known and every value is of its kind, not that the table is possible."""
    for key, value in scene.items():
        if key not in KEYS:
            raise BadNotation(key, "unknown-key", known=", ".join(KEYS))
        if (key in TEXT and not isinstance(value, str)) or (key in FLAGS and not isinstance(value, bool)):
            raise BadNotation(key, "wrong-type")
        if key in TEXTS:
            texts(value, key)
        if key in COUNTS:
            for name, count in FIELDS.table(value, None, key).items():
                check_number(count, f"{key}.{name}")
    check_number(scene.get("lost", 0), "lost")
    for name, values in FIELDS.table(scene.get("tokens", {}), None, "tokens").items():
        FIELDS.list(values, f"tokens.{name}")
    seats = texts(scene.get("seats"), "seats")
    for name in seats:
        if seats.count(name) > 1:
            raise BadNotation("seats", "named-twice", got=name)


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def check_number(value: Any, key: str) -> None:
    if not is_number(value):
        raise BadNotation(key, "not-a-number", got=str(value))


def texts(value: Any, key: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(text, str) and text.split() for text in value):
        raise BadNotation(key, "not-a-list", got=str(value))
    return value
