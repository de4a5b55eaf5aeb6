"""What happens at a table of Gold Rush, as numbers for the engine and as data for people."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from saloon.core.question import Json
from saloon.core.state import Event
from saloon.games.gold_rush.board import ENDINGS, Board
from saloon.games.gold_rush.parts import JOBS
from saloon.games.gold_rush.scoring import itemise
from saloon.games.gold_rush.wire import Ending, Job, Land, Scoring

STARTED: Final = 0
DREW: Final = 1
DISCARDED: Final = 2
PLACED: Final = 3
STACKED: Final = 4
COWBOY_OUT: Final = 5
TENT_OUT: Final = 6
DUG: Final = 7
PASSED: Final = 8
TOKEN: Final = 9
SCORED: Final = 10
AWARDED: Final = 11
COWBOY_HOME: Final = 12
TENT_HOME: Final = 13
LOST: Final = 14
COUNTED: Final = 15
ENDED: Final = 16
EVENTS: Final = (
    "started", "drew", "discarded", "placed", "stacked", "cowboy-out", "tent-out", "dug", "passed", "token", "scored",
    "awarded", "cowboy-home", "tent-home", "lost", "counted", "ended",
)  # fmt: skip

SeatEvent = TypedDict("SeatEvent", {"event": Literal["started", "passed"], "seat": int})
TileEvent = TypedDict("TileEvent", {"event": Literal["drew", "discarded"], "seat": int, "tile": str})
PlacedEvent = TypedDict(
    "PlacedEvent", {"tile": str, "x": int, "y": int, "rotation": int, "event": Literal["placed"], "seat": int}
)
StackEvent = TypedDict(  # tokens: that lie there now
    "StackEvent",
    {"x": int, "y": int, "where": str, "event": Literal["stacked", "dug"], "seat": int, "tokens": int},
)
CowboyEvent = TypedDict(
    "CowboyEvent",
    {"x": int, "y": int, "where": str, "event": Literal["cowboy-out", "cowboy-home"], "seat": int, "job": Job},
)
TentEvent = TypedDict(
    "TentEvent", {"x": int, "y": int, "where": str, "event": Literal["tent-out", "tent-home"], "seat": int}
)
TokenEvent = TypedDict(  # value: known to the seat that took it
    "TokenEvent", {"event": Literal["token"], "seat": int, "value": NotRequired[int]}
)
ScoredEvent = TypedDict(  # the fields of the scoring, and the scoring itself
    "ScoredEvent", {
        "event": Literal["scored"], "seat": int, "land": Land, "complete": bool, "segment": str,
        "tiles": list[list[int]], "cowboys": list[int], "winners": list[int], "rule": str, "length": NotRequired[int],
        "locomotives": NotRequired[int], "doubled": NotRequired[bool], "nuggets": NotRequired[int],
        "tokens": NotRequired[int], "rails": NotRequired[int], "camps": NotRequired[int], "herds": NotRequired[int],
        "scoring": Scoring,
    },
)  # fmt: skip
PointsEvent = TypedDict("PointsEvent", {"event": Literal["awarded", "counted"], "seat": int, "points": int})
LostEvent = TypedDict("LostEvent", {"event": Literal["lost"], "seat": int, "tokens": int})
EndedEvent = TypedDict("EndedEvent", {"event": Literal["ended"], "seat": int, "reason": Ending})
AnyEvent = (
    SeatEvent | TileEvent | PlacedEvent | StackEvent | CowboyEvent | TentEvent | TokenEvent | ScoredEvent | PointsEvent
    | LostEvent | EndedEvent
)  # fmt: skip


def event(board: Board, event: Event, seat: int | None) -> Json | None:
    """The event as the seat may know it: of another seat's token only that there is one."""
    told: Json = {"event": EVENTS[event.kind], "seat": int(event.seat)}
    kind = event.kind
    if kind == DREW or kind == DISCARDED:
        told["tile"] = board.box.tiles[event.x].id
    elif kind == PLACED:
        x, y = int(board.map.x(event.y)), int(board.map.y(event.y))
        told |= {"tile": board.box.tiles[event.x].id, "x": x, "y": y, "rotation": int(event.z)}
    elif kind == STACKED or kind == DUG:
        told |= board.map.where(event.x) | {"tokens": int(event.y)}
    elif kind == COWBOY_OUT or kind == COWBOY_HOME:
        told |= {"job": JOBS[board.map.features.land(event.x)], **board.map.where(event.x)}
    elif kind == TENT_OUT or kind == TENT_HOME:
        told |= board.map.where(event.x)
    elif kind == TOKEN:
        if seat == event.seat:
            told["value"] = int(board.box.token_values[event.x])
    elif kind == SCORED:
        scoring = itemise(board.map, board.scorings[event.x], board.seats)
        told |= {key: value for key, value in scoring.items() if key != "points"} | {"scoring": scoring}
    elif kind == AWARDED or kind == COUNTED:
        told["points"] = int(event.x)
    elif kind == LOST:
        told["tokens"] = int(event.x)
    elif kind == ENDED:
        told["reason"] = ENDINGS[event.x]
    return told
