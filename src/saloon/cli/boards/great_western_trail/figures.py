"""Figures that the messages of actions want, from the view."""

from __future__ import annotations

from saloon.cli.boards.great_western_trail.signs import bare, hand_of, is_building
from saloon.core.game import Action, Json
from saloon.games.great_western_trail.parts import (
    CITIES,
    CITY_VALUE,
    CRAFTSMEN,
    SIDES,
)


def details(view: Json, action: Action) -> Json:
    """Where a way ends and what it costs, what lies there, and prices."""
    match action:
        case {"do": "move" | "ride" as verb, "path": [*path]}:
            owed = 0 if verb == "ride" else sum(_fee(view, site) for site in path)
            tile = view["trail"].get(path[-1]) or ""
            return {
                "to": path[-1],
                "tile": bare(tile),
                "built": is_building(tile),
                "via": path[:-1],
                "steps": len(path),
                "fee": min(owed, view["players"][view["actor"]]["money"]),
            }
        case {"do": "place" | "take" | "use" | "copy", "site": site}:
            return {"tile": bare(view["trail"].get(site) or "")}
        case {"do": "hire", "row": row}:
            return {"cost": view["job_costs"][row - 1] + (view["task"] or {}).get("dearer", 0)}
        case {"do": "build", "building": building, "site": site}:
            return {"cost": (view["task"] or {}).get("rate", 0) * _craftsmen(view, building, site)}
        case {"do": "deliver", "city": city}:
            return {"value": int(CITY_VALUE[CITIES.index(city)])}
    return {}


def _fee(view: Json, site: str) -> int:
    """What the acting seat owes there."""
    tile = view["trail"].get(site) or ""
    if tile.startswith(f"{view['actor']}:"):
        return 0
    hand = hand_of(tile)
    return sum(int(fee) for colour, fee in view["fees"].items() if hand in (colour, "both"))


def _craftsmen(view: Json, building: str, site: str) -> int:
    """Those that the building needs, less those of the own one that it would replace (GWT-5.4)."""
    tile = view["trail"].get(site) or ""
    replaced = int(CRAFTSMEN[SIDES.index(bare(tile))]) if tile.startswith(f"{view['actor']}:") else 0
    return max(0, int(CRAFTSMEN[SIDES.index(building)]) - replaced)
