"""What happens at a table of Great Western Trail, as numbers for the engine and as data for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal, NotRequired, TypedDict

from saloon.core.question import Json
from saloon.core.state import Event
from saloon.games.great_western_trail import agenda, parts
from saloon.games.great_western_trail.automa_deck import ACTIONS, TEEPEES, AutomaCard

if TYPE_CHECKING:
    from saloon.games.great_western_trail.board import Board

TOP_OF_STACK: Final = 4  # the stack of objectives instead of a place of the display

STARTED: Final = 0
SET_UP: Final = 1  # x: kind of the entry, y, z: what came out
MOVED: Final = 2  # x: site left, y: site reached
PAID_FEE: Final = 3  # x: money, y: payee or -1, z: site
GAINED: Final = 4  # x: money
PAID: Final = 5  # x: money
USED: Final = 6  # x: effect
DISCARDED: Final = 7  # x: card
DREW: Final = 8  # x: card
RESHUFFLED: Final = 9  # x: cards
REMOVED: Final = 10  # x: card
CERTIFIED: Final = 11  # x: from, y: to
ENGINE_MOVED: Final = 12  # x: from, y: to
UPGRADED: Final = 13  # x: station, y: disc kind
APPOINTED: Final = 14  # x: station, y: worker, z: station master
HIRED: Final = 15  # x: row, y: worker
BUILT: Final = 16  # x: side, y: site, z: side replaced or -1
TOOK: Final = 17  # x: tile, y: site
BOUGHT: Final = 18  # x: card
MARKET_CARD: Final = 19  # x: card
GAINED_OBJECTIVE: Final = 20  # x: objective, y: place or TOP_OF_STACK
DISPLAYED: Final = 21  # x: objective, y: place
PLAYED: Final = 22  # x: objective
CHOSE_TILE: Final = 23  # x: column, y: place, z: tile
TILE_PLACED: Final = 24  # x: tile, y: site or row
TILE_LOST: Final = 25  # x: tile
TOKEN_MOVED: Final = 26  # x: row
INCOME_TAKEN: Final = 27  # x: breeding value, y: certificates spent
DELIVERED: Final = 28  # x: city, y: disc kind
FORESEEN: Final = 29  # x: space, y: tile
END_TRIGGERED: Final = 30
ENDED: Final = 31
AUXILIARY_DONE: Final = 32  # x: action, y: 1 double
COPIED: Final = 33  # x: site
DECLINED: Final = 34  # x: kind of the entry
DISC_MOVED: Final = 35  # x: station it came from
TILE_RETURNED: Final = 36  # x: tile
AUTOMA_DREW: Final = 37  # x: card
AUTOMA_OPTIONS: Final = 38  # x: card now on top
AUTOMA_PATH: Final = 39  # x: fork, y: branch, z: why
AUTOMA_SKIPPED: Final = 40  # x: action, y: why
AUTOMA_CHOSE: Final = 41  # x: action, y: option read, z: what it led to
AUTOMA_MOVES: Final = 42  # x: printed number, y: bonus, z: steps
AUTOMA_BRANCH: Final = 43  # x: fork, y: branch, z: site

# What they look like outside

BareEvent = TypedDict("BareEvent", {"event": Literal["started", "end-triggered"], "seat": int})
EndedEvent = TypedDict("EndedEvent", {"event": Literal["ended"], "seat": int, "reason": str})
SetUpEvent = TypedDict(
    "SetUpEvent", {
        "event": Literal["set-up"], "what": Literal["first", "side", "neutral", "master", "starting"],
        "first": NotRequired[int], "building": NotRequired[str], "site": NotRequired[str], "tile": NotRequired[str],
        "station": NotRequired[int], "master": NotRequired[str], "seat": NotRequired[int], "card": NotRequired[str],
    },
)  # fmt: skip
MovedEvent = TypedDict("MovedEvent", {"event": Literal["moved"], "seat": int, "from": str, "to": str})
CertifiedEvent = TypedDict("CertifiedEvent", {"event": Literal["certified"], "seat": int, "from": int, "to": int})
EngineEvent = TypedDict("EngineEvent", {"event": Literal["engine-moved"], "seat": int, "from": float, "to": float})
FeeEvent = TypedDict(
    "FeeEvent", {"event": Literal["paid-fee"], "seat": int, "money": int, "site": str, "payee": int | Literal["bank"]}
)
MoneyEvent = TypedDict("MoneyEvent", {"event": Literal["gained", "paid"], "seat": int, "money": int})
UsedEvent = TypedDict("UsedEvent", {"event": Literal["used"], "seat": int, "deed": str})
CardEvent = TypedDict(
    "CardEvent", {"event": Literal["discarded", "removed", "bought", "played"], "seat": int, "card": str}
)
# card: only its owner knows
DrewEvent = TypedDict("DrewEvent", {"event": Literal["drew"], "seat": int, "card": NotRequired[str]})
MarketEvent = TypedDict("MarketEvent", {"event": Literal["market-card"], "card": str})
ReshuffledEvent = TypedDict("ReshuffledEvent", {"event": Literal["reshuffled"], "seat": int, "cards": int})
UpgradedEvent = TypedDict(
    "UpgradedEvent", {"event": Literal["upgraded"], "seat": int, "station": int, "disc": NotRequired[str]}
)
DeliveredEvent = TypedDict(
    "DeliveredEvent", {"event": Literal["delivered"], "seat": int, "city": str, "disc": NotRequired[str]}
)
AppointedEvent = TypedDict(
    "AppointedEvent", {"event": Literal["appointed"], "seat": int, "station": int, "worker": str, "master": str}
)
HiredEvent = TypedDict("HiredEvent", {"event": Literal["hired"], "seat": int, "row": int, "worker": str})
BuiltEvent = TypedDict(
    "BuiltEvent", {"event": Literal["built"], "seat": int, "building": str, "site": str, "replaced": NotRequired[str]}
)
TookEvent = TypedDict("TookEvent", {"event": Literal["took"], "seat": int, "tile": str, "site": str})
GainedObjectiveEvent = TypedDict(
    "GainedObjectiveEvent", {"event": Literal["gained-objective"], "seat": int, "card": str, "place": NotRequired[int]}
)
DisplayedEvent = TypedDict("DisplayedEvent", {"event": Literal["displayed"], "card": str, "place": int})
ChoseTileEvent = TypedDict(
    "ChoseTileEvent", {"event": Literal["chose-tile"], "seat": int, "column": int, "place": int, "tile": str}
)
ForeseenEvent = TypedDict("ForeseenEvent", {"event": Literal["foreseen"], "column": int, "place": int, "tile": str})
TilePlacedEvent = TypedDict(
    "TilePlacedEvent",
    {
        "event": Literal["tile-placed"],
        "seat": int,
        "tile": str,
        "into": Literal["jobs", "trail"],
        "row": NotRequired[int],
        "site": NotRequired[str],
    },
)
TileLostEvent = TypedDict("TileLostEvent", {"event": Literal["tile-lost"], "seat": int, "tile": str})
TileReturnedEvent = TypedDict("TileReturnedEvent", {"event": Literal["tile-returned"], "tile": str})
TokenMovedEvent = TypedDict("TokenMovedEvent", {"event": Literal["token-moved"], "seat": int, "row": int})
IncomeEvent = TypedDict("IncomeEvent", {"event": Literal["income"], "seat": int, "value": int, "certificates": int})
AuxiliaryEvent = TypedDict(
    "AuxiliaryEvent", {"event": Literal["auxiliary"], "seat": int, "action": int, "double": bool}
)
CopiedEvent = TypedDict("CopiedEvent", {"event": Literal["copied"], "seat": int, "site": str})
DeclinedEvent = TypedDict("DeclinedEvent", {"event": Literal["declined"], "seat": int, "task": str})
DiscMovedEvent = TypedDict("DiscMovedEvent", {"event": Literal["disc-moved"], "seat": int, "station": int})
AutomaDrewEvent = TypedDict(
    "AutomaDrewEvent",
    {"event": Literal["automa-drew"], "seat": int, "card": int, "move": int, "bonus": bool, "action": str},
)
AutomaOptionsEvent = TypedDict(
    "AutomaOptionsEvent",
    {
        "event": Literal["automa-options"],
        "seat": int,
        "card": int,
        "cattle": int,
        "objective": int,
        "engine": int,
        "bonus": bool,
        "worker": str,
        "teepee": str,
        "hazard": str,
    },
)
AutomaMovesEvent = TypedDict(
    "AutomaMovesEvent", {"event": Literal["automa-moves"], "seat": int, "printed": int, "bonus": int, "steps": int}
)
AutomaPathEvent = TypedDict(
    "AutomaPathEvent", {"event": Literal["automa-path"], "seat": int, "fork": str, "branch": int, "because": str}
)
AutomaBranchEvent = TypedDict(
    "AutomaBranchEvent", {"event": Literal["automa-branch"], "seat": int, "fork": str, "branch": int, "site": str}
)
AutomaChoseEvent = TypedDict(
    "AutomaChoseEvent",
    {
        "event": Literal["automa-chose"],
        "seat": int,
        "action": str,
        "option": int | str,
        "card": NotRequired[str],
        "row": NotRequired[int],
        "site": NotRequired[str],
        "to": NotRequired[float],
    },
)
AutomaSkippedEvent = TypedDict(
    "AutomaSkippedEvent", {"event": Literal["automa-skipped"], "seat": int, "action": str, "because": str}
)
AnyEvent = (
    BareEvent | EndedEvent | SetUpEvent | MovedEvent | CertifiedEvent | EngineEvent | FeeEvent | MoneyEvent | UsedEvent
    | CardEvent | DrewEvent | MarketEvent | ReshuffledEvent | UpgradedEvent | DeliveredEvent | AppointedEvent
    | HiredEvent | BuiltEvent | TookEvent | GainedObjectiveEvent | DisplayedEvent | ChoseTileEvent | ForeseenEvent
    | TilePlacedEvent | TileLostEvent | TileReturnedEvent | TokenMovedEvent | IncomeEvent | AuxiliaryEvent
    | CopiedEvent | DeclinedEvent | DiscMovedEvent | AutomaDrewEvent | AutomaOptionsEvent | AutomaMovesEvent
    | AutomaPathEvent | AutomaBranchEvent | AutomaChoseEvent | AutomaSkippedEvent
)  # fmt: skip


def event(board: Board, event: Event, seat: int | None) -> Json | None:
    """The event as the seat may know it: of another seat's new card only that there is one."""
    name, details = EVENTS[event.kind]
    told: Json = {"event": name}
    if event.seat >= 0:
        told["seat"] = int(event.seat)
    if event.kind == DREW and seat != event.seat:
        return told
    told |= details(event)
    if event.kind in AUTOMA_CARDS:
        number = int(event.x)
        card = next(card for card in board.automa.deck.cards if card.number == number)
        told |= AUTOMA_CARDS[event.kind](card)
    return told


def _action_side(card: AutomaCard) -> Json:
    return {"move": int(card.move), "bonus": bool(card.move_bonus), "action": ACTIONS[card.action]}


def _options_side(card: AutomaCard) -> Json:
    return {
        "cattle": int(card.cattle),
        "objective": int(card.objective),
        "engine": int(card.engine),
        "bonus": bool(card.engine_bonus),
        "worker": parts.WORKERS[card.worker],
        "teepee": TEEPEES[card.teepee],
        "hazard": parts.HAZARD_KINDS[card.hazard],
    }


# AU-4: what stands on the side of the card that is read
AUTOMA_CARDS: dict[int, Callable[[AutomaCard], Json]] = {
    AUTOMA_DREW: _action_side,
    AUTOMA_OPTIONS: _options_side,
}


BANK = "bank"  # whom a fee is paid that no seat gets


def _site(number: int) -> str:
    return parts.SITES[number] if number >= 0 else parts.BESIDE


def _fee(event: Event) -> Json:
    return {"money": int(event.x), "site": parts.SITES[event.z], "payee": int(event.y) if event.y >= 0 else BANK}


def _disc(disc: int) -> Json:
    return {} if disc == parts.NO_DISC else {"disc": parts.disc_name(disc)}


def _built(event: Event) -> Json:
    replaced: Json = {"replaced": parts.SIDES[event.z]} if event.z >= 0 else {}
    return {"building": parts.SIDES[event.x], "site": parts.SITES[event.y]} | replaced


def _gained_objective(event: Event) -> Json:
    place: Json = {} if event.y == TOP_OF_STACK else {"place": int(event.y) + 1}
    return {"card": parts.OBJECTIVES[event.x]} | place


def _tile_placed(event: Event) -> Json:
    if event.x < parts.GREEN_TEEPEE:
        return {"tile": parts.TILES[event.x], "into": "jobs", "row": int(event.y) + 1}
    return {"tile": parts.TILES[event.x], "into": "trail", "site": parts.SITES[event.y]}


def _set_up(event: Event) -> Json:
    y, z = int(event.y), int(event.z)
    match event.x:
        case agenda.FIRST:
            return {"what": "first", "first": z}
        case agenda.SIDE:
            return {"what": "side", "building": parts.SIDES[y + parts.BUILDINGS * z]}
        case agenda.NEUTRAL:
            return {"what": "neutral", "site": parts.SITES[y], "tile": parts.NEUTRALS[z]}
        case agenda.MASTER:
            return {"what": "master", "station": y + 1, "master": parts.MASTER_NAMES[z]}
    return {"what": "starting", "seat": y, "card": parts.OBJECTIVES[parts.STARTING + z]}


WAYS = ("shortest", "no-toll", "fewer-tolls", "board-order")
SKIPS = ("nothing-there", "no-building", "no-site", "no-action", "no-tile")


def _automa_chose(event: Event) -> Json:
    """The action, the option read on the open card, and what that led to."""
    told: Json = {"action": ACTIONS[event.x]}
    option, result = int(event.y), int(event.z)
    match ACTIONS[event.x]:
        case "cattle":
            return told | {"option": option, "card": parts.CARDS[result]}
        case "hire":
            return told | {"option": parts.WORKERS[option], "row": result + 1}
        case "trade":
            return told | {"option": TEEPEES[option], "site": parts.SITES[result]}
        case "hazard":
            return told | {"option": parts.HAZARD_KINDS[option], "site": parts.SITES[result]}
        case "engine":
            return told | {"option": option, "to": parts.space_number(result)}
    return told | {"option": option, "card": parts.OBJECTIVES[result]}


EVENTS: dict[int, tuple[str, Callable[[Event], Json]]] = {
    STARTED: ("started", lambda e: {}),
    SET_UP: ("set-up", _set_up),
    MOVED: ("moved", lambda e: {"from": _site(int(e.x)), "to": parts.SITES[e.y]}),
    PAID_FEE: ("paid-fee", _fee),
    GAINED: ("gained", lambda e: {"money": int(e.x)}),
    PAID: ("paid", lambda e: {"money": int(e.x)}),
    USED: ("used", lambda e: {"deed": parts.EFFECTS[e.x].name}),
    DISCARDED: ("discarded", lambda e: {"card": parts.CARDS[e.x]}),
    DREW: ("drew", lambda e: {"card": parts.CARDS[e.x]}),
    RESHUFFLED: ("reshuffled", lambda e: {"cards": int(e.x)}),
    REMOVED: ("removed", lambda e: {"card": parts.CARDS[e.x]}),
    CERTIFIED: (
        "certified",
        lambda e: {"from": int(parts.CERTIFICATE_TRACK[e.x]), "to": int(parts.CERTIFICATE_TRACK[e.y])},
    ),
    ENGINE_MOVED: ("engine-moved", lambda e: {"from": parts.space_number(e.x), "to": parts.space_number(e.y)}),
    UPGRADED: ("upgraded", lambda e: {"station": int(e.x) + 1} | _disc(int(e.y))),
    APPOINTED: (
        "appointed",
        lambda e: {"station": int(e.x) + 1, "worker": parts.WORKERS[e.y], "master": parts.MASTER_NAMES[e.z]},
    ),
    HIRED: ("hired", lambda e: {"row": int(e.x) + 1, "worker": parts.WORKERS[e.y]}),
    BUILT: ("built", _built),
    TOOK: ("took", lambda e: {"tile": parts.TILES[e.x], "site": parts.SITES[e.y]}),
    BOUGHT: ("bought", lambda e: {"card": parts.CARDS[e.x]}),
    MARKET_CARD: ("market-card", lambda e: {"card": parts.CARDS[e.x]}),
    GAINED_OBJECTIVE: ("gained-objective", _gained_objective),
    DISPLAYED: ("displayed", lambda e: {"card": parts.OBJECTIVES[e.x], "place": int(e.y) + 1}),
    PLAYED: ("played", lambda e: {"card": parts.OBJECTIVES[e.x]}),
    CHOSE_TILE: (
        "chose-tile",
        lambda e: {"column": int(e.x) + 1, "place": int(e.y) + 1, "tile": parts.TILES[e.z]},
    ),
    TILE_PLACED: ("tile-placed", _tile_placed),
    TILE_LOST: ("tile-lost", lambda e: {"tile": parts.TILES[e.x]}),
    TOKEN_MOVED: ("token-moved", lambda e: {"row": int(e.x) + 1}),
    INCOME_TAKEN: ("income", lambda e: {"value": int(e.x), "certificates": int(e.y)}),
    DELIVERED: ("delivered", lambda e: {"city": parts.CITIES[e.x]} | _disc(int(e.y))),
    FORESEEN: (
        "foreseen",
        lambda e: {"column": int(e.x) // 2 + 1, "place": int(e.x) % 2 + 1, "tile": parts.TILES[e.y]},
    ),
    END_TRIGGERED: ("end-triggered", lambda e: {}),
    ENDED: ("ended", lambda e: {"reason": "scored"}),
    AUXILIARY_DONE: ("auxiliary", lambda e: {"action": int(e.x) + 1, "double": e.y == 2}),
    COPIED: ("copied", lambda e: {"site": parts.SITES[e.x]}),
    DECLINED: ("declined", lambda e: {"task": agenda.NAMES[int(e.x)]}),
    DISC_MOVED: ("disc-moved", lambda e: {"station": int(e.x) + 1}),
    AUTOMA_DREW: ("automa-drew", lambda e: {"card": int(e.x)}),
    AUTOMA_OPTIONS: ("automa-options", lambda e: {"card": int(e.x)}),
    AUTOMA_MOVES: ("automa-moves", lambda e: {"printed": int(e.x), "bonus": int(e.y), "steps": int(e.z)}),
    AUTOMA_PATH: (
        "automa-path",
        lambda e: {"fork": parts.SITES[e.x], "branch": int(e.y) + 1, "because": WAYS[e.z]},
    ),
    AUTOMA_BRANCH: (
        "automa-branch",
        lambda e: {"fork": parts.SITES[e.x], "branch": int(e.y) + 1, "site": parts.SITES[e.z]},
    ),
    AUTOMA_CHOSE: ("automa-chose", _automa_chose),
    AUTOMA_SKIPPED: ("automa-skipped", lambda e: {"action": ACTIONS[e.x], "because": SKIPS[e.y]}),
    TILE_RETURNED: ("tile-returned", lambda e: {"tile": parts.TILES[e.x]}),
}
