"""Points of Gold Rush: what a feature gives, and why."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from saloon.games.gold_rush.features import Features, cowboys_of, most_cowboys
from saloon.games.gold_rush.map import Map
from saloon.games.gold_rush.parts import CITY, CITY_RAIL, LANDS, MOUNTAIN, PRAIRIE, RAIL


def complete_points(features: Features, feature: i64) -> i64:
    """What a rail, mountain or city gives when it is complete."""
    if features.land(feature) == RAIL and features.symbols(feature) == 1:
        return 2 * features.tiles(feature)  # GR-63: exactly one locomotive
    return final_points(features, feature)


def feature_points(features: Features, feature: i64, complete: bool) -> i64:
    """What a feature gives as it stands."""
    return complete_points(features, feature) if complete else final_points(features, feature)


def final_points(features: Features, feature: i64) -> i64:
    """What a feature gives at the end of the game, finished or not."""
    land = features.land(feature)
    if land == RAIL:
        return features.tiles(feature)  # GR-61, GR-90
    if land == CITY:
        return CITY_RAIL * features.complete_rails(feature)  # GR-76, GR-91
    return features.symbols(feature)  # GR-68, GR-89: nuggets; GR-93: camps and herds


@final
@mypyc_attr(acyclic=True, native_class=True)
class Scoring:
    """A feature that was scored: who laid the tile, whether it was complete, who had cowboys there, what it gave."""

    __slots__ = ("feature", "seat", "complete", "cowboys", "itemised", "points", "tokens")

    def __init__(self, feature: i64, seat: i64, complete: bool, cowboys: i64, points: i64, tokens: i64) -> None:
        self.feature = feature
        self.seat = seat
        self.complete = complete
        self.cowboys = cowboys
        self.points = points
        self.tokens = tokens
        self.itemised: dict[str, Any] | None = None  # cached: what was scored never changes


def winners(cowboys: i64, seats: i64) -> list[int]:
    """GR-57, GR-94: those with the most cowboys, if anybody has one."""
    most = most_cowboys(cowboys)
    return [int(seat) for seat in range(seats) if most > 0 and cowboys_of(cowboys, seat) == most]


def itemise(map: Map, scoring: Scoring, seats: i64) -> dict[str, Any]:
    """The scoring with all that counted, which the map still shows."""
    if scoring.itemised is None:
        scoring.itemised = _itemise(map, scoring, seats)
    return scoring.itemised


def _itemise(map: Map, scoring: Scoring, seats: i64) -> dict[str, Any]:
    features = map.features
    members = features.members(features.feature(scoring.feature))
    cells = dict.fromkeys(int(features.cell(segment)) for segment in members)
    tiles = [[int(map.x(cell)), int(map.y(cell))] for cell in cells]
    return {
        "land": LANDS[features.land(scoring.feature)],
        "complete": scoring.complete,
        "seat": int(scoring.seat),
        "segment": map.name(members[0]),
        "tiles": tiles,
        "cowboys": [int(cowboys_of(scoring.cowboys, seat)) for seat in range(seats)],
        "winners": winners(scoring.cowboys, seats),
        "points": int(scoring.points),
        "rule": _rule(features, scoring),
        **_counted(features, scoring),
    }


def _counted(features: Features, scoring: Scoring) -> dict[str, Any]:
    feature = features.feature(scoring.feature)
    land = features.land(feature)
    if land == RAIL:
        doubled = scoring.points != features.tiles(feature)
        return {
            "length": int(features.tiles(feature)),
            "locomotives": int(features.symbols(feature)),
            "doubled": bool(doubled),
        }
    if land == MOUNTAIN:
        return {"nuggets": int(features.symbols(feature)), "tokens": int(scoring.tokens)}
    if land == CITY:
        return {"rails": int(features.complete_rails(feature))}
    camps, herds = symbols_of(features, feature)
    return {"camps": camps, "herds": herds}


def symbols_of(features: Features, prairie: i64) -> tuple[int, int]:
    """The camps and herds of a prairie."""
    camps: i64 = 0
    herds: i64 = 0
    segment = prairie
    while True:
        part = features.part(segment)
        camps += features.box.camps[part]
        herds += features.box.herds[part]
        segment = features.following(segment)
        if segment == prairie:
            return int(camps), int(herds)


def _rule(features: Features, scoring: Scoring) -> str:
    feature = features.feature(scoring.feature)
    land = features.land(feature)
    if land == PRAIRIE:
        return "GR-94"
    if not scoring.complete:
        return {RAIL: "GR-90", MOUNTAIN: "GR-89", CITY: "GR-91"}[int(land)]
    if land == RAIL:
        return "GR-63" if features.symbols(feature) == 1 else "GR-61"
    return "GR-68" if land == MOUNTAIN else "GR-76"
