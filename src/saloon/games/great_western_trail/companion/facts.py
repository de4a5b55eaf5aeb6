"""What the companion knows of a real table of Great Western Trail: the Automa's own things, and the facts it was told.

A fact that may have changed since is no longer known; what it was is only proposed when it is asked again. Whatever
is not known is left out of the position that the engine plays on, so an answer can never contradict stale news.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from saloon.companion.companion import Value
from saloon.core.game import Json
from saloon.games.great_western_trail.parts import (
    BESIDE,
    BUILDING_SITE,
    CARDS,
    CATTLE,
    DISPLAY,
    FORESIGHTS,
    HAZARD_SITE,
    MASTER_NAMES,
    MASTERS,
    OBJECTIVE_DECK,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    REFILL_ROW,
    ROWS,
    SIDES,
    SITE_KIND,
    SITES,
    STARTER,
    STARTING,
    TEEPEE_SITE,
    WORKERS,
)
from saloon.games.great_western_trail.view import LEFT

HUMAN = 0
AUTOMA = 1
EMPTY = "empty"
NONE = "none"
THERE = "there"
GONE = "gone"
ENGINE = "engine"
CATTLEMAN = "cattleman"
MARKET_CARDS = tuple(CARDS[STARTER:CATTLE])
CHANGING_SITES = tuple(
    name for site, name in enumerate(SITES) if BUILDING_SITE <= SITE_KIND[site] <= TEEPEE_SITE and site > 0
)
# What a player may have done in a turn that the Automa could notice
REPORTABLE = ("built", "hazard", "teepee", "hired", "cattle", "engine", "master", "kansas")
FIRST_TOKEN_ROW = 2  # GWT 1.2


def job(row: int, worker: str) -> str:
    return f"job {row} {worker}"


def market(card: str) -> str:
    return f"market {card}"


def master(station: int) -> str:
    return f"master {station}"


def foresight(column: int, place: int) -> str:
    return f"foresight {column} {place}"


def objective(place: int) -> str:
    return f"objective {place}"


def is_building_site(site: str) -> bool:
    return bool(SITE_KIND[SITES.index(site)] == BUILDING_SITE)


def is_hazard_site(site: str) -> bool:
    return bool(HAZARD_SITE <= SITE_KIND[SITES.index(site)] < TEEPEE_SITE)


class Facts:
    """known: what is certain now, by fact; was: what others were when last known; own: the Automa's things."""

    def __init__(self, known: dict[str, Value], was: dict[str, Value], own: Json) -> None:
        self.known = known
        self.was = was
        self.own = own

    @classmethod
    def of_new_table(cls, sides: Sequence[str], with_objective: bool) -> Facts:
        """GWT 1.2, AU-1 … AU-5: no private building stands yet, engines are at the start, station masters lie there."""
        known: dict[str, Value] = {site: EMPTY for site in CHANGING_SITES if is_building_site(site)}
        known |= {ENGINE: 0, CATTLEMAN: BESIDE}
        known |= {master(station): THERE for station in range(1, MASTERS + 1)}
        own: Json = {
            "faces": list(sides),
            "buildings": {},
            "player": {"area": OBJECTIVES[STARTING : STARTING + 1] if with_objective else []},
            "automa": {"top": None},
            "token": FIRST_TOKEN_ROW,
            "turns_left": None,
            "token_owner": None,
            "appointed": [],
        }
        return cls(known, {}, own)

    def copy(self) -> Facts:
        return Facts(dict(self.known), dict(self.was), dict(self.own))  # what own holds is replaced, never changed

    # Knowing and forgetting

    def learn(self, facts: Mapping[str, Value]) -> None:
        self.known |= facts
        for fact in facts:
            self.was.pop(fact, None)

    def forget(self, facts: Iterable[str]) -> None:
        for fact in list(facts):
            if fact in self.known:
                self.was[fact] = self.known.pop(fact)

    def missing(self, facts: Iterable[str]) -> list[str]:
        """Those that have to be asked. Where a building of the Automa stands, nothing can change (GWT 5.4)."""
        return [fact for fact in facts if fact not in self.known and fact not in self.own["buildings"]]

    def forget_after(self, done: Sequence[str]) -> None:
        """What the player's turn may have changed. Where the cattleman stands changes in every turn."""
        self.known.pop(CATTLEMAN, None)
        self.forget(site for site in CHANGING_SITES if site in self.known and self._may_change(site, done))
        if "hired" in done:
            self.forget(fact for fact, value in self.known.items() if fact.startswith("job ") and value)
        if "cattle" in done:
            self.forget(map(market, MARKET_CARDS))
        if "engine" in done:
            self.forget([ENGINE])
        if "master" in done:
            self.forget(master(n) for n in range(1, MASTERS + 1) if self.known.get(master(n)) == THERE)
        if "kansas" in done and self.own["token"] != LEFT:
            self.forget(job(self.own["token"], worker) for worker in WORKERS)

    def _may_change(self, site: str, done: Sequence[str]) -> bool:
        value = self.known[site]
        if is_building_site(site):
            return "built" in done  # GWT 5.4: also one's own building, by replacing it
        if value == EMPTY:
            return "kansas" in done  # GWT 8.3: a new tile
        return ("hazard" if is_hazard_site(site) else "teepee") in done

    def move_token(self, token: int | str) -> None:
        """GWT 7.2: the player's visit to Kansas City filled the token's row. GWT 6.4: an arrow fills the market."""
        before = self.own["token"]
        if token == before:
            return
        self.own["token"] = token
        if REFILL_ROW[before - 1]:
            self.forget(map(market, MARKET_CARDS))
        if token == LEFT:  # GWT 12.1: this turn and one of the Automa
            self.own |= {"turns_left": 2, "token_owner": HUMAN}

    # For the engine

    def position(self, options: Json) -> Json:
        """What is known of the table at the end of the player's turn."""
        own = self.own
        player = {"engine": self.known.get(ENGINE, 0), "site": self.known.get(CATTLEMAN, BESIDE)}
        opening = [["automa_card"]] if own["automa"].get("top") is None else []
        return {
            "options": options,
            "seats": 2,
            "faces": own["faces"],
            "players": [player, own["player"]],
            "trail": self.trail(),
            "foresight": self._foresight(),
            "jobs": self.jobs(),
            "token": own["token"],
            "market": {card: self.known.get(market(card), 0) for card in MARKET_CARDS},
            "display": self._display(),
            "masters": [self._master(station) for station in range(1, MASTERS + 1)],
            "appointed": own["appointed"],
            "automa": own["automa"],
            **{key: own[key] for key in ("turns_left", "token_owner") if own[key] is not None},
            "agenda": [["end_turn"], ["move"], *opening],
        }

    def trail(self) -> Json:
        trail: Json = {site: f"{AUTOMA}:{side}" for site, side in self.own["buildings"].items()}
        for site in CHANGING_SITES:
            value = self.known.get(site, EMPTY)
            if value != EMPTY:
                trail[site] = f"{HUMAN}:{value}" if value in SIDES else value
        return trail

    def jobs(self) -> list[Json]:
        last = ROWS if self.own["token"] == LEFT else self.own["token"]
        return [{w: n for w in WORKERS if (n := self.known.get(job(row, w), 0))} for row in range(1, last + 1)]

    def _foresight(self) -> list[Any]:
        places = [self.known.get(foresight(n // 2 + 1, n % 2 + 1), NONE) for n in range(FORESIGHTS)]
        return [None if tile == NONE else tile for tile in places]

    def _master(self, station: int) -> str | None:
        """Which station master it is does not matter to the Automa (AU-17), so each has the number of its station."""
        return MASTER_NAMES[station - 1] if self.known.get(master(station)) == THERE else None

    def _display(self) -> list[Any]:
        """Only the points of an objective matter to the Automa (AU-21), so any card with the same points will do."""
        row: list[Any] = []
        for place in range(1, DISPLAY + 1):
            points = self.known.get(objective(place), NONE)
            row.append(None if points == NONE else self._card_worth(points))
        return row

    def _card_worth(self, points: Value) -> str | None:
        return next(
            (name for name in self._objectives_left() if OBJECTIVE_POINTS[OBJECTIVES.index(name)] == points), None
        )

    def _objectives_left(self) -> Iterator[str]:
        area: list[str] = self.own["player"].get("area", [])
        return (name for card, name in enumerate(OBJECTIVES[:STARTING]) if area.count(name) < OBJECTIVE_DECK[card])

    def some_objective(self) -> Value:
        """The points of any card that the Automa does not have."""
        return next((int(OBJECTIVE_POINTS[OBJECTIVES.index(name)]) for name in self._objectives_left()), NONE)

    def hold_objectives(self, worth: Iterable[int]) -> None:
        """The Automa's objectives are worth this, instead of what stood for them."""
        area = [name for name in self.own["player"]["area"] if name in OBJECTIVES[STARTING:]]
        for points in worth:
            self.own["player"] = {**self.own["player"], "area": area}
            area = [*area, self._card_worth(points)]
        self.own["player"] = {**self.own["player"], "area": area}

    # From the engine

    def adopt(self, after: Mapping[str, Any]) -> None:
        """Takes over the position after the Automa's turn. All that it changed was known before."""
        own, before = self.own, self.own["token"]
        trail = after["trail"]
        for site in CHANGING_SITES:
            if site not in self.known:
                continue
            owner, _, side = str(trail.get(site, EMPTY)).rpartition(":")
            if owner == str(AUTOMA):
                own["buildings"] = {**own["buildings"], site: side}
                del self.known[site]
            else:
                self.known[site] = side
        own |= {key: after[key] for key in ("automa", "token", "turns_left", "token_owner", "appointed")}
        own["automa"] = {key: value for key, value in after["automa"].items() if key != "seat"}
        own["player"] = {key: after["players"][AUTOMA][key] for key in PLAYER_KEYS}
        self.adopt_jobs(after["jobs"], before)
        for card in MARKET_CARDS:
            if market(card) in self.known:
                self.known[market(card)] = after["market"].get(card, 0)
        for station, name in enumerate(after["masters"], start=1):
            if master(station) in self.known:
                self.known[master(station)] = GONE if name is None else THERE
        for fact in [fact for fact in self.known if fact.startswith(("foresight ", "objective "))]:
            del self.known[fact]  # GWT 8.2, 10.3: refilled by now, and the player sees what came

    def adopt_jobs(self, rows: Sequence[Mapping[str, int]], token: int | str) -> None:
        """token: where it was before; rows below it were empty then."""
        last = ROWS if self.own["token"] == LEFT else self.own["token"]
        for row in range(1, last + 1):
            for worker in WORKERS:
                if job(row, worker) in self.known or (isinstance(token, int) and row > token):
                    self.known[job(row, worker)] = rows[row - 1].get(worker, 0)


PLAYER_KEYS = ("engine", "site", "discard", "area", "tiles", "masters", "cities", "stations", "gone")
