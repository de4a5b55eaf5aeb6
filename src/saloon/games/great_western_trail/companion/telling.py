"""The Automa's turn as instructions: what to move on the real table, and what led to it, as data for words/."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from saloon.core.game import Json

Event = Mapping[str, Any]

# By event: the instruction, and which of the event's figures it needs. The rest goes without saying.
DO: dict[str, tuple[str, tuple[str, ...]]] = {
    "built": ("build", ("building", "site")),
    "took": ("take", ("tile", "site")),
    "hired": ("hire", ("worker", "row")),
    "bought": ("cattle", ("card",)),
    "upgraded": ("station", ("station",)),
    "appointed": ("master", ("worker", "station")),
    "chose-tile": ("tile", ("column", "place", "tile")),
    "tile-lost": ("lost", ("tile",)),
    "token-moved": ("token", ("row",)),
    "delivered": ("deliver", ("city",)),
    "end-triggered": ("end", ()),
}
# What led to it, as the game itself tells it
WHY = (
    "automa-drew", "automa-options", "automa-moves", "automa-path", "automa-branch", "automa-chose", "automa-skipped",
)  # fmt: skip
EXPLAINING = ("why", "path")
START = "START"
KANSAS = "KC"


def tell(events: Sequence[Event], refilled: Sequence[str], own_deck: bool) -> tuple[Json, ...]:
    """One entry for everything to do, in order; EXPLAINING are those that need no hand."""
    told: list[Json] = []
    drawn = False
    for event in events:
        name = event["event"]
        if name == "automa-drew":
            drawn = True
        if not drawn or (name == "automa-chose" and event["action"] == "objective"):
            continue  # the first card is only turned up; which objective stands for it is our own affair
        if name == "moved":
            _tell_step(told, event)
        elif name == "engine-moved":
            told.append({"tell": "engine", "to": event["to"]})
        elif name == "paid-fee":
            told.append({"tell": "toll", "money": event["money"], "site": event["site"]})
        elif name == "tile-placed" and "row" in event:
            told.append({"tell": "job", "row": event["row"]})
        elif name == "tile-placed":
            told.append({"tell": "place", "site": event["site"]})
        elif name == "gained-objective":
            told.append({"tell": "objective", "place": event["place"]})
        elif name == "reshuffled":
            if own_deck:
                told.append({"tell": "shuffle"})
        elif name == "automa-path" and "because" not in event:
            told.append({"tell": "path", "fork": event["fork"], "branch": event["branch"]})
        elif name in WHY:
            told.append({"tell": "why", **event})
        elif name in DO:
            do, figures = DO[name]
            told.append({"tell": do, **{figure: event[figure] for figure in figures if figure in event}})
    told += [{"tell": "refill", "what": what} for what in refilled]
    return tuple(told)


def _tell_step(told: list[Json], event: Event) -> None:
    """Consecutive steps are told as one."""
    if event["from"] == KANSAS and event["to"] == START:
        told.append({"tell": "back"})
        return
    last = next((entry for entry in reversed(told) if entry["tell"] not in EXPLAINING), None)
    path: list[str] = []
    if last is not None and last["tell"] == "move":
        told.remove(last)  # it stands after all that led to it
        path = last["path"]
    told.append({"tell": "move", "site": event["to"], "steps": len(path) + 1, "path": [*path, event["to"]]})
