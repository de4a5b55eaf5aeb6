"""What is in the box of Go West!: regions, amounts, and the deck of action cards."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.fields import FieldReader
from saloon.core.refusal import BadOptions

# GW-1: in a line, east to west; the four in the middle have a track
Region = Literal["new_england", "east", "great_plains", "midwest", "west", "california"]
TrackRegion = Literal["east", "great_plains", "midwest", "west"]
REGIONS: Final[tuple[Region, ...]] = ("new_england", "east", "great_plains", "midwest", "west", "california")
TRACK_REGIONS: Final[tuple[TrackRegion, ...]] = ("east", "great_plains", "midwest", "west")
NEW_ENGLAND: Final = 0
EAST: Final = 1
WEST: Final = 4
CALIFORNIA: Final = 5

DATA: Final = Path(__file__).with_name("data")
_box: Final = tomllib.loads((DATA / "box.toml").read_text(encoding="utf-8"))
SCORING_COST: Final = vec[i64](
    tomllib.loads((DATA / "scoring_cards.toml").read_text(encoding="utf-8"))["costs"]
)  # GW-20

WAGONS: Final[i64] = _box["wagons"]  # GW-2
TOKENS: Final[i64] = _box["tokens"]  # GW-3
START_VP: Final[i64] = _box["vp"]  # GW-3
GOAL: Final[i64] = _box["goal"]  # GW-27
MAX_COST: Final[i64] = _box["most_cost"]  # GW-12
IDLE_LIMIT: Final[i64] = _box["idle"]  # GW-J1
NEVER: Final = 9999  # a price nobody can pay
MAX_WAGONS: Final = 9  # keeps an owner's deck sane; the printed cards show at most three

# Stated here because mypyc only inlines numbers in the source, and the flat vector is laid out by them.
HAND: Final = 7  # GW-3
CARDS: Final = 56  # GW-4
CIRCLES: Final = 8  # GW-6
TRACKS: Final = 4  # GW-1
TRACK: Final = 7  # GW-6: the partition marker holds one circle
SCORING_CARDS: Final = 6  # GW-3
assert (_box["hand"], _box["cards"], _box["circles"]) == (HAND, CARDS, CIRCLES)
assert (CIRCLES - 1, len(SCORING_COST)) == (TRACK, SCORING_CARDS)

NONE: Final = 0
ONE: Final = 1
TWO: Final = 2
PLUS: Final = 3
PLACES: Final = ("none", "one", "two", "plus")
PLACES_TEXT: Final = ("", ":1", ":2", ":+1")

# What a card adds to a hand, packed into one number with so many bits for each: wagons, cost, second tokens of +1
# cards, then tokens by region. A hand is the sum of its cards
HAND_BITS: Final = 8
HAND_MASK: Final = 255

EDITIONS: Final = {"reconstructed": "deck.toml", "reconstructed-2": "deck-2.toml"}  # of our deck

FIELDS: Final = FieldReader(BadOptions)


@mypyc_attr(acyclic=True, native_class=True)
class Card:
    """A kind of action card; the deck holds some kinds twice or more. region 0 means none."""

    __slots__ = ("region", "places", "wagons", "cost", "name")

    def __init__(self, region: i64, places: i64, wagons: i64, cost: i64) -> None:
        self.region = region
        self.places = places
        self.wagons = wagons
        self.cost = cost
        home = REGIONS[region] if places != NONE else "none"
        self.name: str = f"{home}{PLACES_TEXT[places]} w{wagons} c{cost}"

    def tokens(self) -> i64:
        """GW-13: how many it places."""
        if self.places <= ONE:
            return self.places
        return 2

    def packed(self) -> int:
        """What it adds to a hand."""
        plus = self.places == PLUS
        numbers = [int(self.wagons), int(self.cost), int(plus), 0, 0, 0, 0]
        if self.region > 0:
            numbers[2 + self.region] = 1 if plus else int(self.tokens())
        return sum(number << (HAND_BITS * i) for i, number in enumerate(numbers))


@final
@mypyc_attr(acyclic=True, native_class=True)
class Deck:
    """The kinds of cards and how many of each; shared by all states of a table."""

    __slots__ = ("cards", "costs", "counts", "option", "packed")

    def __init__(self, cards: vec[Card], counts: vec[i64], option: object) -> None:
        self.cards = cards
        self.costs = vec[i64]([card.cost for card in cards])
        self.packed = vec[i64]([card.packed() for card in cards])
        self.counts = counts
        self.option = option  # what option "deck" said, for positions

    def kind(self, name: str) -> i64:
        """The index of the kind with this name, or -1."""
        for i in range(len(self.cards)):
            if self.cards[i].name == name:
                return i
        return -1


def card_parts(name: str) -> dict[str, Any]:
    """Takes a card's name apart: `east:+1 w2 c5` is region east, places plus, wagons 2, cost 5."""
    home, wagons, cost = name.split(" ")
    region, _, places = home.partition(":")
    return {
        "region": region,
        "places": PLACES[PLACES_TEXT.index(":" + places if places else "")],
        "wagons": int(wagons[1:]),
        "cost": int(cost[1:]),
    }


def deck_from(option: object) -> Deck:
    """The deck that option `deck` names: an edition of ours, or an owner's own card list as the same TOML, read."""
    if isinstance(option, str) and option in EDITIONS:
        return _edition(option)
    if not isinstance(option, Mapping):
        raise BadOptions("deck", "not-a-table", got=str(option))
    return _read_deck(option, option)


@cache
def _edition(name: str) -> Deck:
    return _read_deck(tomllib.loads((DATA / EDITIONS[name]).read_text(encoding="utf-8")), name)


def _read_deck(data: Mapping[str, Any], option: object) -> Deck:
    FIELDS.table(data, ("name", "provenance", "per_region", *TRACK_REGIONS, "no_region"), "deck")
    if "name" in data:
        FIELDS.name(data["name"], "deck.name")
    cards: list[Card] = []
    counts: list[int] = []
    for part in ("per_region", *TRACK_REGIONS, "no_region"):
        rows = _rows(data, part)
        if len(rows) > CARDS:  # GW-4: every row is a card at least
            raise BadOptions("deck", "wrong-number-of-cards", count=len(rows), expected=CARDS)
        for region in _regions(part):
            for i, row in enumerate(rows):
                count, card = _read_card(row, region, f"deck.{part}.cards[{i}]")
                same = [k for k, other in enumerate(cards) if other.name == card.name]
                if same:
                    counts[same[0]] += count
                else:
                    cards.append(card)
                    counts.append(count)
    if sum(counts) != CARDS:  # GW-4
        raise BadOptions("deck", "wrong-number-of-cards", count=sum(counts), expected=CARDS)
    return Deck(vec[Card](cards), vec[i64](counts), option)


def _regions(part: str) -> Sequence[int]:
    """Those that the cards of a section are for; 0: none."""
    if part == "per_region":
        return range(EAST, WEST + 1)
    return [region for region, name in enumerate(REGIONS) if name == part] or [0]


def _rows(data: Mapping[str, Any], part: str) -> list[Any]:
    section = FIELDS.table(data.get(part, {"cards": []}), ("cards",), f"deck.{part}")
    return FIELDS.list(section.get("cards"), f"deck.{part}.cards")


def _read_card(row: Any, region: i64, where: str) -> tuple[int, Card]:
    FIELDS.table(row, ("places", "wagons", "cost", "count"), where)
    fitting = PLACES[:1] if region == 0 else PLACES
    places = FIELDS.one_of(row.get("places", "none" if region == 0 else "one"), fitting, f"{where}.places")
    wagons = FIELDS.number(row.get("wagons", 0), 0, MAX_WAGONS, f"{where}.wagons")
    cost = FIELDS.number(row.get("cost", 0), 0, MAX_COST, f"{where}.cost")  # GW-12
    count = FIELDS.number(row.get("count", 1), 1, CARDS, f"{where}.count")
    if places == NONE and wagons == 0 and cost == 0:  # GW-26: what only costs something can be sold
        raise BadOptions(where, "card-does-nothing")
    return count, Card(region if places != NONE else 0, places, wagons, cost)
