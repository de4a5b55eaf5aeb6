"""What the player reports: first what lies on the table, then what each turn changed.

One inquiry holds all of it, and whatever is left out is as it was. So the companion always knows the table, and only
has to ask for what came from a stack since.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from saloon.companion.companion import Answer, BadAnswer, Field, Inquiry, Value
from saloon.core.game import Json
from saloon.core.question import POSSIBLE
from saloon.games.great_western_trail.companion import facts as known
from saloon.games.great_western_trail.companion.facts import (
    CATTLEMAN,
    EMPTY,
    ENGINE,
    FIRST_TOKEN_ROW,
    GONE,
    NONE,
    THERE,
    Facts,
)
from saloon.games.great_western_trail.companion.fields import COLUMNS, numbers_of, spaces, tiles_at, tiles_of
from saloon.games.great_western_trail.game import GAME
from saloon.games.great_western_trail.kansas_city import why_not_choose
from saloon.games.great_western_trail.parts import (
    BESIDE,
    MASTERS,
    OBJECTIVE_DECK,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    ROWS,
    SET_UP_TILES,
    SITES,
    STARTING,
    TILES,
    WORKERS,
)
from saloon.games.great_western_trail.parts import (
    COLUMNS as FORESIGHT_COLUMNS,
)
from saloon.games.great_western_trail.position import position
from saloon.games.great_western_trail.supply import place_tile
from saloon.games.great_western_trail.view import LEFT

TILE_SITES = tuple(site for site in known.CHANGING_SITES if not known.is_building_site(site))
WORTH = {  # by points: how many objectives there are
    points: sum(
        int(copies)
        for worth, copies in zip(OBJECTIVE_POINTS[:STARTING], OBJECTIVE_DECK, strict=True)
        if worth == points
    )
    for points in sorted({int(points) for points in OBJECTIVE_POINTS[:STARTING]})
}
COVERED = ("hazard", "teepee", "hired")  # what a new tile may lie on, or not: it depends on which came first


# Before the first turn (GWT 1.2)


def ask_set_up(facts: Facts) -> Inquiry:
    sites = (Field(site, "site", {"site": site}, tiles_at(facts, site), EMPTY, optional=True) for site in TILE_SITES)
    jobs = (_job_field(row, worker, COLUMNS, 0) for row in range(1, FIRST_TOKEN_ROW + 1) for worker in WORKERS)
    return Inquiry("setup", (*sites, *jobs))


def take_set_up(facts: Facts, answer: Answer) -> None:
    """GWT 1.2: seven tiles on the trail, and the job market full up to the space with the token."""
    tiles = {site: answer.get(site, EMPTY) for site in TILE_SITES}
    lying = sum(tile != EMPTY for tile in tiles.values())
    if lying != SET_UP_TILES:
        raise BadAnswer(TILE_SITES[0], "other-tiles-at-start", got=lying, expected=SET_UP_TILES)
    facts.learn(tiles)
    for row in range(1, FIRST_TOKEN_ROW + 1):
        workers = {worker: answer.get(_job_name(row, worker), 0) for worker in WORKERS}
        expected = COLUMNS if row < FIRST_TOKEN_ROW else COLUMNS - 1
        if sum(workers.values()) != expected:
            got = sum(workers.values())
            raise BadAnswer(_job_name(row, WORKERS[0]), "other-workers-at-start", row=row, got=got, expected=expected)
        facts.learn({known.job(row, worker): number for worker, number in workers.items()})


# After every turn


def ask_turn(facts: Facts) -> Inquiry:
    """What can have happened, and for each of these what it changed, as far as that was known."""
    details = {report: tuple(ask(facts)) for report, ask in DETAILS.items()}
    reports = tuple(report for report in known.REPORTABLE if details[report] or not _is_known(facts, report))
    fields = (field for report in reports for field in details[report])
    return Inquiry("turn", (Field("did", "did", {}, reports, many=True), *fields))


def _is_known(facts: Facts, report: str) -> bool:
    """Whether all that this report could change is known: then an empty list means that there is nothing."""
    match report:
        case "hazard" | "teepee":
            return not facts.missing(_sites_for(report))
        case "hired":
            return not facts.missing(known.job(row, worker) for row in _rows(facts) for worker in WORKERS)
    return True


def _sites_for(report: str) -> Iterator[str]:
    return (site for site in TILE_SITES if known.is_hazard_site(site) == (report == "hazard"))


def _rows(facts: Facts) -> range:
    return range(1, (ROWS if facts.own["token"] == LEFT else facts.own["token"]) + 1)


def _ask_built(facts: Facts) -> Iterator[Field]:
    """GWT 5.4: on a free site, or instead of an own building."""
    for site in filter(known.is_building_site, known.CHANGING_SITES):
        if site in facts.known:
            now = facts.known[site]
            choices = dict.fromkeys([now, *tiles_at(facts, site)])
            if now != EMPTY:
                del choices[EMPTY]
            yield Field(site, "site", {"site": site}, tuple(choices), now, when="built", optional=True)


def _ask_taken(facts: Facts, report: str) -> Iterator[Field]:
    for site in _sites_for(report):
        now = facts.known.get(site, EMPTY)
        if now != EMPTY:
            yield Field(site, "site", {"site": site}, (now, EMPTY), now, when=report, optional=True)


def _ask_hired(facts: Facts) -> Iterator[Field]:
    for row in _rows(facts):
        for worker in WORKERS:
            number = int(facts.known.get(known.job(row, worker), 0))
            if number:
                yield _job_field(row, worker, number, number, "hired")


def _ask_cattle(facts: Facts) -> Iterator[Field]:
    for card in known.MARKET_CARDS:
        if known.market(card) in facts.known:
            now = facts.known[known.market(card)]
            yield Field(card, "market", {"card": card}, numbers_of(card), now, when="cattle", optional=True)


def _ask_engine(facts: Facts) -> Iterator[Field]:
    yield Field(ENGINE, ENGINE, {}, spaces(facts), facts.known[ENGINE], when="engine", optional=True)


def _ask_masters(facts: Facts) -> Iterator[Field]:
    for station in range(1, MASTERS + 1):
        if facts.known.get(known.master(station)) == THERE:
            about = {"station": station}
            yield Field(f"master_{station}", "master", about, (THERE, GONE), THERE, when="master", optional=True)


def _ask_kansas(facts: Facts) -> Iterator[Field]:
    """GWT 8.3: the tile that the player chose from each column. GWT 12.1: no workers after the end was triggered."""
    for column in range(1, FORESIGHT_COLUMNS + 1):
        tiles = tiles_of(column, workers=facts.own["token"] != LEFT)
        yield Field(f"tile_{column}", "tile", {"column": column}, (*tiles, NONE), when="kansas")


DETAILS = {
    "built": _ask_built,
    "hazard": lambda facts: _ask_taken(facts, "hazard"),
    "teepee": lambda facts: _ask_taken(facts, "teepee"),
    "hired": _ask_hired,
    "cattle": _ask_cattle,
    "engine": _ask_engine,
    "master": _ask_masters,
    "kansas": _ask_kansas,
}


def _job_name(row: int, worker: str) -> str:
    return f"job_{row}_{worker}"


def _job_field(row: int, worker: str, most: int, now: int, when: str | None = None) -> Field:
    about = {"row": row, "worker": worker}
    return Field(_job_name(row, worker), "job", about, tuple(range(most + 1)), now, when=when, optional=True)


def take_turn(facts: Facts, answer: Answer, options: Json) -> bool:
    """Takes over what the turn changed. Returns whether to ask for the token, which follows if all else is known."""
    done = answer["did"]
    facts.learn(dict(_told(answer)))
    facts.forget([CATTLEMAN])
    if "kansas" not in done:
        return False
    tiles = [str(answer[f"tile_{column}"]) for column in range(1, FORESIGHT_COLUMNS + 1)]
    if any(report in done for report in COVERED) or facts.missing(_rests_on(facts, tiles)):
        facts.forget_after(["kansas"])
    else:
        _place(facts, tiles, options)
    facts.learn({CATTLEMAN: BESIDE})  # GWT 8.3: back at the start
    return bool(facts.own["token"] != LEFT and facts.missing(_rests_on(facts, list(WORKERS))))


def _told(answer: Answer) -> Iterator[tuple[str, Value]]:
    """The facts that an answer holds."""
    for name, value in answer.items():
        match name.split("_", 1):
            case ["job", place]:
                row, worker = place.split("_")
                yield known.job(int(row), worker), value
            case ["master", station]:
                yield known.master(int(station)), value
            case _ if name in SITES or name == ENGINE:
                yield name, value
            case _ if name in known.MARKET_CARDS:
                yield known.market(name), value


def _rests_on(facts: Facts, tiles: list[str]) -> Iterator[str]:
    """What decides where these tiles go: GWT 2.8, 2.9, 7.2."""
    for tile in tiles:
        if tile in WORKERS:
            yield from (known.job(facts.own["token"], worker) for worker in WORKERS)
        elif tile != NONE:
            yield from _sites_for("teepee" if "teepee" in tile else "hazard")


def _place(facts: Facts, tiles: list[str], options: Json) -> None:
    """GWT 8.3: the engine puts them where they belong."""
    state = GAME.from_position(facts.position(options))
    for column, tile in enumerate(tiles, start=1):
        if tile == NONE:
            continue
        if why_not_choose(state, TILES.index(tile)) != POSSIBLE:
            raise BadAnswer(f"tile_{column}", "no-workers-any-more")
        place_tile(state, TILES.index(tile))
    after: Mapping[str, Any] = position(state)
    facts.learn({site: after["trail"].get(site, EMPTY) for site in TILE_SITES if site in facts.known})
    before = facts.own["token"]
    facts.move_token(after["token"])
    facts.adopt_jobs(after["jobs"], before)


# After the last turn (AU-21)


def objectives_of(facts: Facts) -> int:
    """How many objectives the Automa has taken; the one from the start is not among them."""
    return sum(OBJECTIVES.index(name) < STARTING for name in facts.own["player"].get("area", []))


def ask_objectives(facts: Facts) -> Inquiry:
    taken = objectives_of(facts)
    fields = (
        Field(f"worth_{points}", "worth", {"points": points}, tuple(range(min(taken, copies) + 1)), 0, optional=True)
        for points, copies in WORTH.items()
    )
    return Inquiry("objectives", tuple(fields), {"taken": taken})


def take_objectives(facts: Facts, answer: Answer) -> None:
    """AU-19: it may be one less for every place that was empty."""
    numbers = {points: int(answer.get(f"worth_{points}", 0)) for points in WORTH}
    told, taken = sum(numbers.values()), objectives_of(facts)
    if told > taken:
        raise BadAnswer(f"worth_{min(WORTH)}", "too-many-objectives", got=told, most=taken)
    facts.hold_objectives(points for points, number in numbers.items() for _ in range(number))
