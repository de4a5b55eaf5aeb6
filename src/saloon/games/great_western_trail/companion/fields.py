"""How each fact is asked: what may be answered, and what was true when it was last told."""

from __future__ import annotations

from saloon.companion.companion import Field, Value
from saloon.games.great_western_trail.companion import facts as known
from saloon.games.great_western_trail.companion.facts import CATTLEMAN, EMPTY, ENGINE, GONE, NONE, THERE, Facts
from saloon.games.great_western_trail.parts import (
    BESIDE,
    FORKS,
    GREEN_TEEPEE,
    HAZARD_DESIGNS,
    HAZARD_KINDS,
    HAZARDS,
    MARKET_DECK,
    OBJECTIVE_POINTS,
    SEATINGS,
    SITES,
    STACKS,
    STARTER,
    STARTING,
    STATION_ON,
    TERMINUS,
    TILES,
    space_number,
)

COLUMNS = int(SEATINGS[0].columns)  # AU-1: as for two
HALTS = (BESIDE, *(SITES[fork] for fork in FORKS))  # AU-12: all that matters of where a cattleman stands


def field_of(facts: Facts, fact: str) -> Field:
    """How one fact that is not known is asked by itself."""
    match fact.split():
        case ["job", row, _]:
            choices: tuple[Value, ...] = tuple(range(COLUMNS + 1))
            return Field(f"row_{row}", "row", {"row": int(row)}, choices, facts.was.get(fact, 0))
        case ["market", card]:
            return Field(card, "market", {"card": card}, numbers_of(card), facts.was.get(fact, 0))
        case ["master", station]:
            return Field("master", "master", {"station": int(station)}, (THERE, GONE), facts.was.get(fact))
        case ["foresight", column, place]:
            where = {"column": int(column), "place": int(place)}
            return Field(f"foresight_{column}_{place}", "foresight", where, (*tiles_of(int(column)), NONE))
        case ["objective", place]:
            worth = sorted({int(points) for points in OBJECTIVE_POINTS[:STARTING]})
            return Field("points", "points", {"place": int(place)}, (*worth, NONE))
    if fact == ENGINE:
        return Field(ENGINE, ENGINE, {}, spaces(facts), facts.was.get(fact))
    if fact == CATTLEMAN:
        return Field(CATTLEMAN, CATTLEMAN, {}, halts(facts))
    return Field(fact, "site", {"site": fact}, tiles_at(facts, fact), facts.was.get(fact, EMPTY))


def numbers_of(card: str) -> tuple[Value, ...]:
    return tuple(range(int(MARKET_DECK[STARTER + known.MARKET_CARDS.index(card)]) + 1))


def tiles_of(column: int, workers: bool = True) -> tuple[Value, ...]:
    """GWT 8.1: what a foresight of this column can be."""
    stack = STACKS[column - 1]
    return tuple(name for tile, name in enumerate(TILES) if stack[tile] > 0 and (workers or tile >= GREEN_TEEPEE))


def spaces(facts: Facts) -> tuple[Value, ...]:
    """GWT 9.1: every space but the Automa's own."""
    own = facts.own["player"].get("engine", 0)
    free = [space for space in range(TERMINUS) if space % 2 == 0 or STATION_ON[space] >= 0]
    return tuple(number for number in map(space_number, free) if number != own or number == 0)


def halts(facts: Facts) -> tuple[Value, ...]:
    """GWT 3.1: a cattleman never goes back, so not those before the last one told."""
    return HALTS[HALTS.index(str(facts.was.get(CATTLEMAN, BESIDE))) :]


def tiles_at(facts: Facts, site: str) -> tuple[Value, ...]:
    if known.is_building_site(site):
        built = set(facts.known.values())
        return (EMPTY, *(side for side in facts.own["faces"] if side not in built))
    if not known.is_hazard_site(site):
        return (EMPTY, *TILES[GREEN_TEEPEE:HAZARDS])
    kind = HAZARD_KINDS.index(site.rstrip("1234").lower().replace("rock", "rockfall"))
    first = HAZARDS + HAZARD_DESIGNS * kind
    return (EMPTY, *TILES[first : first + HAZARD_DESIGNS])
