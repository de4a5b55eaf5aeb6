"""What is in the box of Great Western Trail: the tables of data/, read once."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.games.great_western_trail.effects import Effect, EffectBook


def read_table(name: str) -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("data").joinpath(f"{name}.toml").read_text(encoding="utf-8"))


_trail: Final = read_table("trail")
_buildings: Final = read_table("buildings")
_cattle: Final = read_table("cattle")
_labour: Final = read_table("labour")
_supply: Final = read_table("supply")
_railroad: Final = read_table("railroad")
_cities: Final = read_table("cities")
_objectives: Final = read_table("objectives")
_seats: Final = read_table("seats")
_points: Final = read_table("points")

CORNERS: Final = ("white", "dark")
WHITE: Final = 0
DARK: Final = 1

# Cards (GWT 6.1, 6.2, 10.2). A kind is a breed with its points, or an objective. Cattle are in the order of the market
# (GWT 6.5); the objectives follow.


def _cattle_kinds() -> list[tuple[str, str, int, int]]:
    """Name, breed, points and copies in the market of every kind of cattle card."""
    kinds: list[tuple[str, str, int, int]] = []
    for breed, row in _cattle["breeds"].items():
        market: Mapping[str, int] = row.get("market", {"0": 0})
        for points, copies in market.items():
            kinds.append((breed if len(market) == 1 else f"{breed}_{points}", breed, int(points), copies))
    return kinds


CATTLE_KINDS: Final = _cattle_kinds()
_deck: Final[dict[str, Any]] = _objectives["deck"]
_starting: Final[dict[str, Any]] = _objectives["starting"]

BREEDS: Final[list[str]] = list(_cattle["breeds"])
CARDS: Final[list[str]] = [kind[0] for kind in CATTLE_KINDS] + list(_deck)
CATTLE: Final = 13  # kinds below are cattle, from here on objectives
KINDS: Final = 34
STARTER: Final = 4  # kinds below are the players' own cattle
JERSEY: Final = 0
BREED_OF: Final = vec[i64]([BREEDS.index(kind[1]) for kind in CATTLE_KINDS])
BREEDING: Final = vec[i64]([_cattle["breeds"][breed]["breeding"] for breed in BREEDS])  # by breed
BREEDING_OF: Final = vec[i64]([_cattle["breeds"][kind[1]]["breeding"] for kind in CATTLE_KINDS])  # by kind
CATTLE_POINTS: Final = vec[i64]([kind[2] for kind in CATTLE_KINDS])
OWN_DECK: Final = vec[i64](
    [_cattle["breeds"][kind[1]].get("deck", 0) for kind in CATTLE_KINDS] + [0 for _ in _deck]
)  # GWT 6.1
MARKET_DECK: Final = vec[i64]([kind[3] for kind in CATTLE_KINDS])  # GWT 6.2
OBJECTIVE_DECK: Final = vec[i64]([row.get("copies", 1) for row in _deck.values()])  # GWT 10.2, by objective
HAND: Final[i64] = _seats["board"]["hand"]  # GWT 11

BREED_COUNT: Final = 9


@mypyc_attr(acyclic=True, native_class=True)
class PriceLine:
    """GWT 6.3: a line of the price table."""

    __slots__ = ("breeding", "cards", "cowboys", "price")

    def __init__(self, row: dict[str, int]) -> None:
        self.breeding: i64 = row["breeding"]
        self.cards: i64 = row["cards"]
        self.cowboys: i64 = row["cowboys"]
        self.price: i64 = row["price"]


PRICES: Final = vec[PriceLine]([PriceLine(row) for row in _cattle["buy"]["line"]])
NEW_CARDS: Final[int] = _cattle["buy"]["draw"]["cards"]
NEW_CARDS_COWBOYS: Final[int] = _cattle["buy"]["draw"]["cowboys"]

# Tiles of the Kansas City supply (GWT 8.1): workers, teepees, then hazards, kind by kind

WORKERS: Final = ("cowboy", "craftsman", "engineer")
TYPES: Final = 3
COWBOY: Final = 0
CRAFTSMAN: Final = 1
ENGINEER: Final = 2
GREEN_TEEPEE: Final = 3
BLUE_TEEPEE: Final = 4
HAZARDS: Final = 5  # from here on
HAZARD_KINDS: Final[list[str]] = _supply["hazards"]["kinds"]
_hazard_rows: Final[list[dict[str, Any]]] = _supply["hazards"]["tile"]
HAZARD_DESIGNS: Final = 5  # different tiles of one kind
TILES: Final[list[str]] = [
    *WORKERS, "green_teepee", "blue_teepee",
    *(f"{kind}-{row['vp']}-{row['hand']}" for kind in HAZARD_KINDS for row in _hazard_rows),
]  # fmt: skip
TILE_KINDS: Final = 20
HAZARD_POINTS: Final = vec[i64]([row["vp"] for _ in HAZARD_KINDS for row in _hazard_rows])  # by tile - HAZARDS


def _stack(name: str) -> vec[i64]:
    row: dict[str, Any] = _supply[name]
    hazards = [design["copies"] if "hazards" in row else 0 for _ in HAZARD_KINDS for design in _hazard_rows]
    return vec[i64]([row.get(tile, 0) for tile in TILES[:HAZARDS]] + hazards)


STACKS: Final = vec[vec[i64]]([_stack("stack1"), _stack("stack2"), _stack("stack3")])
SET_UP_TILES: Final = 7  # GWT 1.2
COLUMNS: Final = 3  # GWT 8.2: foresights, a column for each stack
PLACES: Final = 2
FORESIGHTS: Final = COLUMNS * PLACES

# Worker spaces and the job market (GWT 1.6, 7.1)

ROWS: Final = 12
ROW_COST: Final = vec[i64]([row["cost"] for row in _labour["row"]])
ARROWS: Final[list[str]] = [row.get("arrow", "none") for row in _labour["row"]]
REFILL_ROW: Final = vec[bool]([arrow == "yellow" for arrow in ARROWS])
MOST_WORKERS: Final = 6
WORKER_POINTS: Final = vec[i64](_labour["spaces"]["vp"])

_book: Final = EffectBook(BREEDS)


def _space_effects(worker: str) -> vec[i64]:
    rows = [_labour["spaces"][worker].get(str(space)) for space in range(1, MOST_WORKERS + 1)]
    return vec[i64]([_book.number(row) if row else -1 for row in rows])


SPACE_EFFECTS: Final = vec[vec[i64]]([_space_effects(worker) for worker in WORKERS])

# Buildings (GWT 4, 5.1, 5.2)

NEUTRALS: Final[list[str]] = list(_buildings["neutral"])
NEUTRAL_COUNT: Final = 7
BUILDINGS: Final = 10  # numbers of private buildings; a side is number - 1 for a and 10 + number - 1 for b
IN_SUPPLY: Final = 0  # where a private building is
BUILT: Final = 1
GONE: Final = 2
SIDES: Final[list[str]] = list(_buildings["private"])
_private: Final[list[dict[str, Any]]] = list(_buildings["private"].values())
CRAFTSMEN: Final = vec[i64]([row["craftsmen"] for row in _private])
BUILDING_POINTS: Final = vec[i64]([row["vp"] for row in _private])
HAND_NAMES: Final = ("none", "green", "black", "both")
GREEN_HAND: Final = 1
BLACK_HAND: Final = 2
BUILDING_HAND: Final = vec[i64]([HAND_NAMES.index(row.get("hand", "none")) for row in _private])
NEUTRAL_FIELDS: Final = vec[vec[vec[i64]]]([_book.fields(row) for row in _buildings["neutral"].values()])
SIDE_FIELDS: Final = vec[vec[vec[i64]]]([_book.fields(row["actions"]) for row in _private])
TILE_HAND: Final = vec[i64](
    [0, 0, 0, GREEN_HAND, BLACK_HAND] + [HAND_NAMES.index(row["hand"]) for _ in HAZARD_KINDS for row in _hazard_rows]
)  # GWT 2.7, by tile of the supply

# The trail (GWT 2.1, 2.2). A tile there is a neutral one, a private building of a seat, or one of the supply.

EMPTY: Final = -1
BUILDING: Final = 10  # + 10 * seat + number - 1; below: neutral tiles
SUPPLY_TILE: Final = 50  # + tile of the supply
BESIDE: Final = "beside"  # where a cattleman is before its first turn

SITE_KINDS: Final = ("start", "neutral", "building", "flood", "drought", "rockfall", "teepee", "city")
NEUTRAL_SITE: Final = 1
BUILDING_SITE: Final = 2
HAZARD_SITE: Final = 3  # and the next two, in the order of HAZARD_KINDS
TEEPEE_SITE: Final = 6
_sites: Final[list[dict[str, Any]]] = _trail["site"]
SITES: Final[list[str]] = [row["id"] for row in _sites]
SITE_COUNT: Final = 52
START: Final = 0
KANSAS: Final = 51
SITE_KIND: Final = vec[i64]([SITE_KINDS.index(row["kind"]) for row in _sites])
EXITS: Final = vec[vec[i64]]([vec[i64]([SITES.index(to) for to in row.get("to", [])]) for row in _sites])
WOODS: Final = vec[bool]([row.get("woods", False) for row in _sites])
TEEPEE_VALUE: Final = vec[i64]([row.get("value", 0) for row in _sites])
RISK: Final = vec[i64]([_book.number(_trail["risk"][row["risk"]]) if "risk" in row else -1 for row in _sites])
RISK_FIELDS: Final = vec[vec[vec[i64]]](
    [_book.fields([[_trail["risk"][row["risk"]]]] if "risk" in row else []) for row in _sites]
)


def _sites_of(kind: str) -> vec[i64]:
    return vec[i64]([site for site, row in enumerate(_sites) if row["kind"] == kind])


NEUTRAL_SITES: Final = _sites_of("neutral")
BUILDING_SITES: Final = _sites_of("building")
HAZARD_SITES: Final = vec[vec[i64]]([_sites_of(kind) for kind in HAZARD_KINDS])
TEEPEE_SITES: Final = vec[i64](
    sorted((site for site in range(SITE_COUNT) if SITE_KIND[site] == TEEPEE_SITE), key=lambda site: TEEPEE_VALUE[site])
)  # GWT 2.8: in the order they are filled
TILE_SITES: Final = vec[i64]([site for sites in HAZARD_SITES for site in sites] + list(TEEPEE_SITES))


def _neighbours(site: int) -> vec[i64]:
    """GWT 5.6: sites of buildings, one edge away in either direction."""
    near = [other for other in range(SITE_COUNT) if site in list(EXITS[other]) or other in list(EXITS[site])]
    return vec[i64]([other for other in near if SITE_KIND[other] in (NEUTRAL_SITE, BUILDING_SITE)])


NEIGHBOURS: Final = vec[vec[i64]]([_neighbours(site) for site in range(SITE_COUNT)])

FORKS: Final = vec[i64]([SITES.index(fork) for fork in _trail["branches"]])  # GWT 2.3
BRANCHES: Final = vec[vec[vec[i64]]]([
    vec[vec[i64]]([vec[i64]([SITES.index(site) for site in branch]) for branch in branches])
    for branches in _trail["branches"].values()
])  # fmt: skip

# The railroad (GWT 9.1, 9.2). A space is twice its number: 9 is turnout 4.5.

_stations: Final[list[dict[str, Any]]] = _railroad["station"]
STATIONS: Final = 10
ALL_STATIONS: Final = vec[i64](list(range(STATIONS)))
MASTERS: Final = 5
TERMINUS: Final = 78
STATION_AT: Final = vec[i64]([int(2 * row["at"]) for row in _stations])
STATION_COST: Final = vec[i64]([row["cost"] for row in _stations])
STATION_POINTS: Final = vec[i64]([row["vp"] for row in _stations])
STATION_CORNERS: Final = vec[i64]([CORNERS.index(row["corners"]) for row in _stations])
STATION_ON: Final = vec[i64](
    [list(STATION_AT).index(space) if space in list(STATION_AT) else -1 for space in range(TERMINUS + 1)]
)  # by space: its station, or -1
CROSS_COST: Final = vec[i64](
    [_railroad["cross"] * sum(2 * cross < space for cross in _railroad["crosses"]) for space in range(TERMINUS + 1)]
)  # GWT 8.8: what all crosses before a space cost; an engine on a turnout has passed the cross above it

_masters: Final[dict[str, dict[str, Any]]] = _railroad["masters"]
MASTER_NAMES: Final[list[str]] = list(_masters)
MASTER_ITEMS: Final[list[str]] = [row["of"] for row in _masters.values()]
MASTER_POINTS: Final = vec[i64]([row["vp"] for row in _masters.values()])
MASTER_EACH: Final = vec[i64]([row["each"] for row in _masters.values()])
MASTER_PERMANENT: Final = vec[i64]([row.get("permanent", 0) for row in _masters.values()])
MASTER_EFFECT: Final = vec[i64](
    [
        _book.number({key: row[key] for key in ("gain", "hazard_or_trade") if key in row})
        if "permanent" not in row else -1
        for row in _masters.values()
    ]
)  # fmt: skip
SM1: Final = 0
SM2: Final = 1
SM3: Final = 2
SM4: Final = 3

# Cities (GWT 8.6)

_city_rows: Final[list[dict[str, Any]]] = _cities["city"]
_arrows: Final[dict[str, dict[str, Any]]] = {row["from"]: row for row in _cities["arrow"]}
CITIES: Final[list[str]] = [row["id"] for row in _city_rows]
CITY_COUNT: Final = 10
ALL_CITIES: Final = vec[i64](list(range(CITY_COUNT)))
SAN_FRANCISCO: Final = 9
COLORADO_SPRINGS: Final = 3
CITY_VALUE: Final = vec[i64]([row["value"] for row in _city_rows])
CITY_CORNERS: Final = vec[i64]([CORNERS.index(row["corners"]) for row in _city_rows])
CITY_GAIN: Final = vec[i64]([row.get("gain", 0) for row in _city_rows])
CITY_POINTS: Final = vec[i64]([row.get("vp", 0) for row in _city_rows])
CITY_MANY: Final = vec[bool]([row.get("many", False) for row in _city_rows])
ARROW_CARD: Final = vec[bool]([_arrows.get(city, {}).get("objective", False) for city in CITIES])  # to the next city
ARROW_POINTS: Final = vec[i64]([_arrows.get(city, {}).get("vp", 0) for city in CITIES])

# Objectives (GWT 10.1, 10.2): those of the deck, then the starting ones

OBJECTIVES: Final[list[str]] = [*_deck, *_starting]
OBJECTIVE_KINDS: Final = 25
STARTING: Final = 21  # from here on
ITEMS: Final = (
    "building", "station", "hazard", "green_teepee", "blue_teepee", "breeding_3", "west_highland", "texas_longhorn",
    "san_francisco",
)  # fmt: skip
ITEM_COUNT: Final = 9
ITEM_OF: Final = vec[i64](
    [next((i for i, item in enumerate(ITEMS) if item in (kind[1], f"breeding_{BREEDING[BREED_OF[n]]}")), -1)
     for n, kind in enumerate(CATTLE_KINDS)]
)  # fmt: skip
_objective_rows: Final[list[dict[str, Any]]] = [*_deck.values(), *_starting.values()]
TASKS: Final = vec[vec[i64]]([vec[i64]([row["tasks"].get(item, 0) for item in ITEMS]) for row in _objective_rows])
OBJECTIVE_POINTS: Final = vec[i64]([row["vp"] for row in _objective_rows])
PENALTY: Final = vec[i64]([row.get("penalty", 0) for row in _objective_rows])
AT_ONCE: Final = vec[i64]([_book.number(row["at_once"]) for row in _deck.values()])
DISPLAY: Final = 4

# Player boards (GWT 1.5, 1.8)

_disc_rows: Final[dict[str, dict[str, Any]]] = _seats["discs"]
DISCS: Final[list[str]] = list(_disc_rows)
DISC_KINDS: Final = 10
AUXILIARIES: Final = 5  # the first five disc kinds are those of the auxiliary actions
LEVELS: Final = 2  # single and double
_auxiliaries: Final[dict[str, dict[str, int]]] = _seats["auxiliary"]  # GWT 1.7
AUXILIARY_PAY: Final = vec[i64]([row.get("pay", 0) for row in _auxiliaries.values()])
AUXILIARY_BACK: Final = vec[i64]([row.get("back", 0) for row in _auxiliaries.values()])
AUXILIARY_GAIN: Final[i64] = _auxiliaries["1"]["gain"]
AUXILIARY_DRAW: Final[i64] = _auxiliaries["2"]["draw"]
AUXILIARY_CERTIFICATE: Final[i64] = _auxiliaries["3"]["certificate"]
AUXILIARY_ENGINE: Final[i64] = _auxiliaries["4"]["engine"]
AUXILIARY_REMOVE: Final[i64] = _auxiliaries["5"]["remove"]
STEP_MONEY: Final = 5
STEP_POINTS: Final = 6
HAND_DISC: Final = 7
CERTIFICATE_4: Final = 8
CERTIFICATE_6: Final = 9
ALL_DISCS: Final = 14
DISC_COUNT: Final = vec[i64]([row["discs"] for row in _disc_rows.values()])
DISC_CORNERS: Final = vec[i64]([CORNERS.index(row["corners"]) for row in _disc_rows.values()])
DISC_MONEY: Final = vec[i64]([row.get("money", 0) for row in _disc_rows.values()])
DISC_POINTS: Final = vec[i64]([row.get("vp", 0) for row in _disc_rows.values()])
FROM_STATION: Final = 16  # + a station: a disc that lies there, instead of one of the player board
NO_DISC: Final = 15  # in events: a disc of the Automa
STATION_DISCS: Final = tuple(f"station_{station}" for station in range(1, STATIONS + 1))
CERTIFICATE_TRACK: Final = vec[i64](_seats["board"]["certificates"])  # GWT 1.8: there is no 5
MONEY_PER_POINT: Final[i64] = _points["money"]
TOKEN_POINTS: Final[i64] = _points["token"]
TERMINUS_MONEY: Final[i64] = _railroad["terminus"]  # GWT 9.6
AUTOMA_TOLL: Final[i64] = _seats["automa"]["toll"]  # AU-10: per hand symbol


def disc_name(disc: i64) -> str:
    """`hand` is a disc of the player board, `station_3` one that lies on a station."""
    return DISCS[disc] if disc < FROM_STATION else STATION_DISCS[disc - FROM_STATION]


def space_number(space: i64) -> int | float:
    """A track space as it is printed: 4, or 4.5 for a turnout."""
    return int(space) // 2 if space % 2 == 0 else int(space) / 2


_ZEROS: Final = vec[i64]([0] * 64)
_ONES: Final = vec[i64]([1] * 64)
_NUMBERS: Final = vec[i64](list(range(64)))


def zeros(count: i64) -> vec[i64]:
    """At most 64. A slice, because a comprehension would box every number."""
    return _ZEROS[:count]


def put(numbers: vec[i64], place: i64, number: i64) -> vec[i64]:
    """A copy with this number in a place: what a table shares with its copies is never changed in place."""
    new = numbers[:]
    new[place] = number
    return new


def add(numbers: vec[i64], place: i64, number: i64) -> vec[i64]:
    """A copy with this number added in a place."""
    new = numbers[:]
    new[place] += number
    return new


def ones(count: i64) -> vec[i64]:
    return _ONES[:count]


def numbers(first: i64, last: i64) -> vec[i64]:
    """From one to the other, both included."""
    return _NUMBERS[first : last + 1]


def places_among(members: Sequence[int], count: int) -> vec[i64]:
    """For each number below `count`: its place among the members, or -1."""
    return vec[i64]([members.index(number) if number in members else -1 for number in range(count)])


def sum_of(numbers: vec[i64]) -> i64:
    total: i64 = 0
    for number in numbers:
        total += number
    return total


def ints(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]


@mypyc_attr(acyclic=True, native_class=True)
class Seating:
    """GWT 1.4: what depends on the number of seats."""

    __slots__ = ("money", "steps", "step_money", "step_points", "green_fee", "black_fee", "market", "columns")

    def __init__(self, row: dict[str, Any]) -> None:
        self.money = vec[i64](row["money"])
        self.steps: i64 = row["steps"]
        self.step_money: i64 = row["step_money_adds"]
        self.step_points: i64 = row["step_points_adds"]
        self.green_fee: i64 = row["green_fee"]
        self.black_fee: i64 = row["black_fee"]
        self.market: i64 = row["market"]
        self.columns: i64 = row["columns"]

    def fee(self, hand: i64) -> i64:
        """GWT 2.7: what a tile with this hand symbol costs; hands are bits."""
        fee: i64 = 0
        if hand & GREEN_HAND:
            fee += self.green_fee
        if hand & BLACK_HAND:
            fee += self.black_fee
        return fee


SEATINGS: Final = vec[Seating]([Seating(_seats[str(seats)]) for seats in (2, 3, 4)])  # by seats - 2

EFFECTS: Final = vec[Effect](_book.effects)
EFFECT_ROWS: Final = _book.rows  # by name

# Numbers stated above because mypyc only inlines those in the source
assert (len(CATTLE_KINDS), len(CARDS), len(OBJECTIVES), len(_deck)) == (CATTLE, KINDS, OBJECTIVE_KINDS, STARTING)
assert len(ITEMS) == ITEM_COUNT
assert (len(BREEDS), BREEDS.index("jersey"), BREED_OF[JERSEY]) == (BREED_COUNT, JERSEY, JERSEY)
assert [kind[3] > 0 for kind in CATTLE_KINDS] == [kind >= STARTER for kind in range(CATTLE)]
assert (len(WORKERS), len(WORKER_POINTS), len(ROW_COST)) == (TYPES, MOST_WORKERS, ROWS)
assert (len(TILES), len(_hazard_rows), TILES[GREEN_TEEPEE:HAZARDS]) == (
    TILE_KINDS, HAZARD_DESIGNS, ["green_teepee", "blue_teepee"],
)  # fmt: skip
assert (len(NEUTRALS), len(SIDES), len(SITES)) == (NEUTRAL_COUNT, 2 * BUILDINGS, SITE_COUNT)
assert (SITE_KINDS[SITE_KIND[START]], SITE_KINDS[SITE_KIND[KANSAS]]) == ("start", "city")
assert (len(_stations), len(_masters), max(STATION_AT)) == (STATIONS, MASTERS, TERMINUS)
assert (len(CITIES), CITIES[COLORADO_SPRINGS], CITIES[SAN_FRANCISCO]) == (
    CITY_COUNT, "colorado_springs", "san_francisco",
)  # fmt: skip
assert (len(DISCS), len(_auxiliaries), sum(DISC_COUNT)) == (DISC_KINDS, AUXILIARIES, ALL_DISCS)
assert DISCS[AUXILIARIES:] == ["step_money", "step_points", "hand", "certificate_4", "certificate_6"]
