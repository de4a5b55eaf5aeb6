"""Effects: what tiles, cards and spaces do for a player, as their tables say it. A price, then a reward."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

# Prices
FREE: Final = 0
DISCARD: Final = 1  # a card of this breed
DISCARD_PAIR: Final = 2  # two cattle cards of one breed
DISCARD_ANY: Final = 3  # any cattle card
DISCARD_OBJECTIVE: Final = 4
PAY: Final = 5
BACK: Final = 6  # the engine, exactly this many spaces

# What follows beyond money and certificates
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

VERBS: Final = (
    "", "engine", "hire", "build", "hazard", "trade", "objective", "cattle", "auxiliary", "draw", "move", "ride",
    "copy", "upgrade", "delivery", "hazard_or_trade",
)  # fmt: skip
COUNTERS: Final = ("", "woods", "engineers", "teepee_pairs", "cowboys")
DISCARDS: Final = {"pair": DISCARD_PAIR, "any": DISCARD_ANY, "objective": DISCARD_OBJECTIVE}


@mypyc_attr(acyclic=True, native_class=True)
class Effect:
    """price of this size; then certificates and money, each times `per`; then what follows, of this value."""

    __slots__ = ("name", "price", "size", "gain", "certificates", "per", "follows", "value", "value_per")

    def __init__(self, name: str) -> None:
        self.name = name
        self.price: i64 = FREE
        self.size: i64 = 0  # of the price: a breed, money or spaces
        self.gain: i64 = 0
        self.certificates: i64 = 0
        self.per: i64 = ONCE
        self.follows: i64 = NOTHING
        self.value: i64 = 0
        self.value_per: i64 = ONCE


def effect_name(row: Mapping[str, Any]) -> str:
    """`{ discard = "jersey", gain = 2 }` is `discard-jersey-gain-2`; `{ hire = -1 }` is `hire-minus-1`."""
    words = []
    for key, value in row.items():
        words.append(key.replace("_", "-"))
        if value is not True:
            words.append(str(value).replace("_", "-").replace("-", "minus-", 1) if str(value)[0] == "-" else str(value))
    return "-".join(words).replace("_", "-")


def read_effect(row: Mapping[str, Any], breeds: list[str]) -> Effect:
    effect = Effect(effect_name(row))
    for key, given in row.items():
        if key == "discard":
            effect.price = DISCARDS.get(given, DISCARD)
            effect.size = breeds.index(given) if effect.price == DISCARD else 0
        elif key == "pay":
            effect.price, effect.size = PAY, given
        elif key == "back":
            effect.price, effect.size = BACK, given
        elif key == "gain":
            effect.gain = given
        elif key == "certificate":
            effect.certificates = MAXIMUM if given == "max" else given
        elif key == "per":
            effect.per = COUNTERS.index(given)
        else:
            effect.follows = VERBS.index(key)
            if given is True:
                continue  # the verb alone
            if given in COUNTERS:
                effect.value_per = COUNTERS.index(given)
            elif given == "hand":
                effect.value = 1
            elif isinstance(given, int):
                effect.value = given
    return effect


class EffectBook:
    """Collects the effects of all tables; equal ones are one."""

    def __init__(self, breeds: list[str]) -> None:
        self.breeds = breeds
        self.effects: list[Effect] = []
        self.rows: dict[str, Mapping[str, Any]] = {}  # by name, in the order of effects

    def number(self, row: Mapping[str, Any]) -> int:
        name = effect_name(row)
        if name not in self.rows:
            self.rows[name] = row
            self.effects.append(read_effect(row, self.breeds))
        return list(self.rows).index(name)

    def fields(self, rows: list[list[Mapping[str, Any]]]) -> vec[vec[i64]]:
        """A tile's fields, each the numbers of the effects it offers."""
        fields = vec[vec[i64]]()
        for row in rows:
            fields = append(fields, vec[i64]([self.number(effect) for effect in row]))
        return fields
