"""Deeds: what tiles, cards and spaces let a player do, as their tables say it. A requirement, then a reward."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

# Requirements
FREE: Final = 0
DISCARD: Final = 1  # a card of this breed
DISCARD_PAIR: Final = 2  # two cattle cards of one breed
DISCARD_ANY: Final = 3  # any cattle card
DISCARD_OBJECTIVE: Final = 4
PAY: Final = 5
BACK: Final = 6  # the engine, exactly this many spaces

# Rewards beyond money and certificates
NOTHING: Final = 0
ENGINE: Final = 1
HIRE: Final = 2
BUILD: Final = 3
HAZARD: Final = 4
TRADE: Final = 5
OBJECTIVE: Final = 6
CATTLE: Final = 7
AUXILIARY: Final = 8
DRAW: Final = 9
MOVE: Final = 10
RIDE: Final = 11  # the move of the objective cards: no fees, the place reached is not used
COPY: Final = 12
BEHIND: Final = 13  # upgrade a station behind the engine
DELIVERY: Final = 14  # the extraordinary delivery
HAZARD_OR_TRADE: Final = 15

# What an amount is counted by
ONCE: Final = 0
WOODS: Final = 1
ENGINEERS: Final = 2
TEEPEE_PAIRS: Final = 3
COWBOYS: Final = 4

MAXIMUM: Final = 99  # certificates up to the limit

REQUIREMENTS: Final = ("discard", "pay", "back")
VERBS: Final = (
    "", "engine", "hire", "build", "hazard", "trade", "objective", "cattle", "auxiliary", "draw", "move", "ride",
    "copy", "upgrade", "delivery", "hazard_or_trade",
)  # fmt: skip
COUNTERS: Final = ("", "woods", "engineers", "teepee_pairs", "cowboys")
DISCARDS: Final = {"pair": DISCARD_PAIR, "any": DISCARD_ANY, "objective": DISCARD_OBJECTIVE}


@mypyc_attr(acyclic=True, native_class=True)
class Deed:
    """need and need_value are required; then certificates and money, each times `per`; then the verb."""

    __slots__ = ("name", "need", "need_value", "gain", "certificates", "per", "verb", "value", "value_per")

    def __init__(
        self, name: str, need: i64, need_value: i64, gain: i64, certificates: i64, per: i64,
        verb: i64, value: i64, value_per: i64,
    ) -> None:  # fmt: skip
        self.name = name
        self.need = need
        self.need_value = need_value
        self.gain = gain
        self.certificates = certificates
        self.per = per
        self.verb = verb
        self.value = value
        self.value_per = value_per


def deed_name(row: Mapping[str, Any]) -> str:
    """`{ discard = "jersey", gain = 2 }` is `discard-jersey-gain-2`; `{ hire = -1 }` is `hire-minus-1`."""
    words = []
    for key, value in row.items():
        words.append(key.replace("_", "-"))
        if value is not True:
            words.append(str(value).replace("_", "-").replace("-", "minus-", 1) if str(value)[0] == "-" else str(value))
    return "-".join(words).replace("_", "-")


def read_deed(row: Mapping[str, Any], breeds: list[str]) -> Deed:
    need, need_value, verb, value, value_per = FREE, 0, NOTHING, 0, ONCE
    gain, certificates, per = 0, 0, ONCE
    for key, given in row.items():
        if key == "discard":
            need = DISCARDS.get(given, DISCARD)
            need_value = breeds.index(given) if need == DISCARD else 0
        elif key == "pay":
            need, need_value = PAY, given
        elif key == "back":
            need, need_value = BACK, given
        elif key == "gain":
            gain = given
        elif key == "certificate":
            certificates = MAXIMUM if given == "max" else given
        elif key == "per":
            per = COUNTERS.index(given)
        else:
            verb = VERBS.index(key)
            if given in COUNTERS:
                value_per = COUNTERS.index(given)
            elif given == "hand":
                value = 1
            elif isinstance(given, int) and given is not True:
                value = given
    return Deed(deed_name(row), need, need_value, gain, certificates, per, verb, value, value_per)


class DeedBook:
    """Collects the deeds of all tables; equal ones are one."""

    def __init__(self, breeds: list[str]) -> None:
        self.breeds = breeds
        self.deeds: list[Deed] = []

    def number(self, row: Mapping[str, Any]) -> int:
        deed = read_deed(row, self.breeds)
        for number, other in enumerate(self.deeds):
            if other.name == deed.name:
                return number
        self.deeds.append(deed)
        return len(self.deeds) - 1

    def fields(self, rows: list[list[Mapping[str, Any]]]) -> vec[vec[i64]]:
        """A tile's fields, each the numbers of the deeds it offers."""
        fields = vec[vec[i64]]()
        for row in rows:
            fields = append(fields, vec[i64]([self.number(deed) for deed in row]))
        return fields
