"""What happens at a table of Go West!, as numbers for the engine and as data for people."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from saloon.core.question import Json
from saloon.core.state import Event
from saloon.games.go_west.board import ENDINGS, Board, Ending
from saloon.games.go_west.parts import REGIONS, Region, TrackRegion

STARTED: Final = 0
DREW: Final = 1
RESHUFFLED: Final = 2
ANNOUNCED: Final = 3
MARKERS_BACK: Final = 4
PLAYED: Final = 5
SOLD: Final = 6
PAYMENT: Final = 7
PLACED: Final = 8
RETURNED: Final = 9
UNPLACED: Final = 10
MOVED: Final = 11
LAPSED: Final = 12
SCORING: Final = 13
AWARDED: Final = 14
STOPPED: Final = 15
ENDED: Final = 16
EVENTS: Final = (
    "started", "drew", "reshuffled", "announced", "markers-back", "played", "sold", "paid", "placed", "returned",
    "unplaced", "moved", "lapsed", "scored", "awarded", "stopped", "ended",
)  # fmt: skip

Plain = Literal["started", "announced", "markers-back", "unplaced", "stopped"]
PlainEvent = TypedDict("PlainEvent", {"event": Plain, "seat": int})
DrewEvent = TypedDict("DrewEvent", {"event": Literal["drew"], "seat": int, "card": NotRequired[str]})
ReshuffledEvent = TypedDict("ReshuffledEvent", {"event": Literal["reshuffled"], "seat": int, "cards": int})
PlayedEvent = TypedDict("PlayedEvent", {"event": Literal["played"], "seat": int, "card": str})
SoldEvent = TypedDict("SoldEvent", {"event": Literal["sold"], "seat": int, "card": str, "tokens": int})
PaidEvent = TypedDict("PaidEvent", {"event": Literal["paid"], "seat": int, "tokens": int, "vp": int})
TokenEvent = TypedDict("TokenEvent", {"event": Literal["placed", "returned"], "seat": int, "region": TrackRegion})
MovedEvent = TypedDict("MovedEvent", {"event": Literal["moved"], "seat": int, "from": Region, "to": Region})
LapsedEvent = TypedDict("LapsedEvent", {"event": Literal["lapsed"], "seat": int, "steps": int})
ScoredEvent = TypedDict("ScoredEvent", {"event": Literal["scored"], "seat": int, "card": int})
AwardedEvent = TypedDict(
    "AwardedEvent", {"event": Literal["awarded"], "seat": int, "region": TrackRegion, "points": int}
)
EndedEvent = TypedDict("EndedEvent", {"event": Literal["ended"], "seat": int, "reason": Ending})
AnyEvent = (
    PlainEvent | DrewEvent | ReshuffledEvent | PlayedEvent | SoldEvent | PaidEvent | TokenEvent | MovedEvent
    | LapsedEvent | ScoredEvent | AwardedEvent | EndedEvent
)  # fmt: skip


def event(board: Board, event: Event, seat: int | None) -> Json | None:
    """The event as the seat may know it: of another seat's new card only that there is one."""
    told: Json = {"event": EVENTS[event.kind], "seat": int(event.seat)}
    kind = event.kind
    if kind == DREW:
        if seat == event.seat:
            told["card"] = board.deck.cards[event.x].name
    elif kind == RESHUFFLED:
        told["cards"] = int(event.x)
    elif kind == PLAYED:
        told["card"] = board.deck.cards[event.x].name
    elif kind == SOLD:
        told["card"], told["tokens"] = board.deck.cards[event.x].name, int(event.y)
    elif kind == PAYMENT:
        told["tokens"], told["vp"] = int(event.x), int(event.y)
    elif kind == PLACED or kind == RETURNED:
        told["region"] = REGIONS[event.x]
    elif kind == MOVED:
        told["from"], told["to"] = REGIONS[event.x], REGIONS[event.x + 1]
    elif kind == LAPSED:
        told["steps"] = int(event.x)
    elif kind == SCORING:
        told["card"] = int(event.x)
    elif kind == AWARDED:
        told["region"], told["points"] = REGIONS[event.x], int(event.y)
    elif kind == ENDED:
        told["reason"] = ENDINGS[event.x]
    return told
