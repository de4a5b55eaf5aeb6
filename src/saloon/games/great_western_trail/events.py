"""What happens at a table of Great Western Trail, as numbers for the engine and as data for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, Literal, NotRequired, TypedDict

from saloon.core.question import Json
from saloon.core.state import Event
from saloon.games.great_western_trail import agenda, parts
from saloon.games.great_western_trail.automa_deck import ACTIONS, TEEPEES, AutomaCard

if TYPE_CHECKING:
    from saloon.games.great_western_trail.board import Board

TOP_OF_STACK: Final = 4  # the stack of objectives instead of a place of the display
HIDDEN: Final = -1  # a card that only its owner knows

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


# How their numbers read: a type, and what a number means. None: there is nothing to tell.
Reading = tuple[Any, Callable[[int], Any]]
Fields = Mapping[str, tuple[str, Reading]]


def _named(names: Sequence[str]) -> Reading:
    return str, lambda number: names[number]


def _named_from(first: int, names: Sequence[str], other: str) -> Reading:
    return str, lambda number: names[number] if number >= first else other


def _unless(none: int, reading: Reading) -> Reading:
    kind, read = reading
    return NotRequired[kind], lambda number: None if number == none else read(number)


NUMBER: Reading = (int, int)
ORDINAL: Reading = (int, lambda number: number + 1)  # people count from 1
CERTIFICATES: Reading = (int, lambda space: int(parts.CERTIFICATE_TRACK[space]))
SPACE: Reading = (float, parts.space_number)
PAYEE: Reading = (int | Literal["bank"], lambda seat: seat if seat >= 0 else "bank")
DOUBLE: Reading = (bool, lambda times: times == parts.LEVELS)
COLUMN: Reading = (int, lambda space: space // parts.PLACES + 1)
PLACE: Reading = (int, lambda space: space % parts.PLACES + 1)
DISC: Reading = _unless(parts.NO_DISC, (str, parts.disc_name))  # the Automa's have no name
EFFECT: Reading = (str, lambda number: parts.EFFECTS[number].name)
REASON: Reading = (Literal["scored"], lambda _: "scored")
BECAUSE_WAY: Reading = _named(("shortest", "no-toll", "fewer-tolls", "board-order"))
BECAUSE_SKIPPED: Reading = _named(("nothing-there", "no-building", "no-site", "no-action", "no-tile"))
SITE, TILE, CARD, WORKER = _named(parts.SITES), _named(parts.TILES), _named(parts.CARDS), _named(parts.WORKERS)
OBJECTIVE, MASTER, BUILDING = _named(parts.OBJECTIVES), _named(parts.MASTER_NAMES), _named(parts.SIDES)
ACTION = _named(ACTIONS)

# Name, fields
READINGS: dict[int, tuple[str, Fields]] = {
    STARTED: ("started", {}),
    MOVED: ("moved", {"from": ("x", _named_from(0, parts.SITES, parts.BESIDE)), "to": ("y", SITE)}),
    PAID_FEE: ("paid-fee", {"money": ("x", NUMBER), "payee": ("y", PAYEE), "site": ("z", SITE)}),
    GAINED: ("gained", {"money": ("x", NUMBER)}),
    PAID: ("paid", {"money": ("x", NUMBER)}),
    USED: ("used", {"deed": ("x", EFFECT)}),
    DISCARDED: ("discarded", {"card": ("x", CARD)}),
    DREW: ("drew", {"card": ("x", _unless(HIDDEN, CARD))}),
    RESHUFFLED: ("reshuffled", {"cards": ("x", NUMBER)}),
    REMOVED: ("removed", {"card": ("x", CARD)}),
    CERTIFIED: ("certified", {"from": ("x", CERTIFICATES), "to": ("y", CERTIFICATES)}),
    ENGINE_MOVED: ("engine-moved", {"from": ("x", SPACE), "to": ("y", SPACE)}),
    UPGRADED: ("upgraded", {"station": ("x", ORDINAL), "disc": ("y", DISC)}),
    APPOINTED: ("appointed", {"station": ("x", ORDINAL), "worker": ("y", WORKER), "master": ("z", MASTER)}),
    HIRED: ("hired", {"row": ("x", ORDINAL), "worker": ("y", WORKER)}),
    BUILT: ("built", {"building": ("x", BUILDING), "site": ("y", SITE), "replaced": ("z", _unless(-1, BUILDING))}),
    TOOK: ("took", {"tile": ("x", TILE), "site": ("y", SITE)}),
    BOUGHT: ("bought", {"card": ("x", CARD)}),
    MARKET_CARD: ("market-card", {"card": ("x", CARD)}),
    GAINED_OBJECTIVE: ("gained-objective", {"card": ("x", OBJECTIVE), "place": ("y", _unless(TOP_OF_STACK, ORDINAL))}),
    DISPLAYED: ("displayed", {"card": ("x", OBJECTIVE), "place": ("y", ORDINAL)}),
    PLAYED: ("played", {"card": ("x", OBJECTIVE)}),
    CHOSE_TILE: ("chose-tile", {"column": ("x", ORDINAL), "place": ("y", ORDINAL), "tile": ("z", TILE)}),
    TILE_LOST: ("tile-lost", {"tile": ("x", TILE)}),
    TOKEN_MOVED: ("token-moved", {"row": ("x", ORDINAL)}),
    INCOME_TAKEN: ("income", {"value": ("x", NUMBER), "certificates": ("y", NUMBER)}),
    DELIVERED: ("delivered", {"city": ("x", _named(parts.CITIES)), "disc": ("y", DISC)}),
    FORESEEN: ("foreseen", {"column": ("x", COLUMN), "place": ("x", PLACE), "tile": ("y", TILE)}),
    END_TRIGGERED: ("end-triggered", {}),
    ENDED: ("ended", {"reason": ("x", REASON)}),
    AUXILIARY_DONE: ("auxiliary", {"action": ("x", ORDINAL), "double": ("y", DOUBLE)}),
    COPIED: ("copied", {"site": ("x", SITE)}),
    DECLINED: ("declined", {"task": ("x", _named(agenda.NAMES))}),
    DISC_MOVED: ("disc-moved", {"station": ("x", ORDINAL)}),
    TILE_RETURNED: ("tile-returned", {"tile": ("x", TILE)}),
    AUTOMA_MOVES: ("automa-moves", {"printed": ("x", NUMBER), "bonus": ("y", NUMBER), "steps": ("z", NUMBER)}),
    AUTOMA_PATH: ("automa-path", {"fork": ("x", SITE), "branch": ("y", ORDINAL), "because": ("z", BECAUSE_WAY)}),
    AUTOMA_BRANCH: ("automa-branch", {"fork": ("x", SITE), "branch": ("y", ORDINAL), "site": ("z", SITE)}),
    AUTOMA_SKIPPED: ("automa-skipped", {"action": ("x", ACTION), "because": ("y", BECAUSE_SKIPPED)}),
}
SEATLESS = (MARKET_CARD, DISPLAYED, FORESEEN, TILE_RETURNED)  # of which no seat is told


# Those whose fields depend on each other

SetUpEvent = TypedDict(
    "SetUpEvent", {
        "event": Literal["set-up"], "what": Literal["first", "side", "neutral", "master", "starting"],
        "first": NotRequired[int], "building": NotRequired[str], "site": NotRequired[str], "tile": NotRequired[str],
        "station": NotRequired[int], "master": NotRequired[str], "seat": NotRequired[int], "card": NotRequired[str],
    },
)  # fmt: skip
TilePlacedEvent = TypedDict(
    "TilePlacedEvent", {
        "event": Literal["tile-placed"], "seat": int, "tile": str, "into": Literal["jobs", "trail"],
        "row": NotRequired[int], "site": NotRequired[str],
    },
)  # fmt: skip
AutomaChoseEvent = TypedDict(
    "AutomaChoseEvent", {
        "event": Literal["automa-chose"], "seat": int, "action": str, "option": int | str, "card": NotRequired[str],
        "row": NotRequired[int], "site": NotRequired[str], "to": NotRequired[float],
    },
)  # fmt: skip
AutomaDrewEvent = TypedDict(
    "AutomaDrewEvent",
    {"event": Literal["automa-drew"], "seat": int, "card": int, "move": int, "bonus": bool, "action": str},
)
AutomaOptionsEvent = TypedDict(
    "AutomaOptionsEvent", {
        "event": Literal["automa-options"], "seat": int, "card": int, "cattle": int, "objective": int, "engine": int,
        "bonus": bool, "worker": str, "teepee": str, "hazard": str,
    },
)  # fmt: skip


def _card_drawn(event: Event, card: AutomaCard) -> Json:
    """AU-4: its action side."""
    move = {"move": int(card.move), "bonus": bool(card.move_bonus), "action": ACTIONS[card.action]}
    return {"event": "automa-drew", "card": int(card.number)} | move


def _card_turned_up(event: Event, card: AutomaCard) -> Json:
    """AU-4: its options side."""
    return {
        "event": "automa-options",
        "card": int(card.number),
        "cattle": int(card.cattle),
        "objective": int(card.objective),
        "engine": int(card.engine),
        "bonus": bool(card.engine_bonus),
        "worker": parts.WORKERS[card.worker],
        "teepee": TEEPEES[card.teepee],
        "hazard": parts.HAZARD_KINDS[card.hazard],
    }


def _tile_placed(event: Event) -> Json:
    if event.x < parts.GREEN_TEEPEE:
        return {"event": "tile-placed", "tile": parts.TILES[event.x], "into": "jobs", "row": int(event.y) + 1}
    return {"event": "tile-placed", "tile": parts.TILES[event.x], "into": "trail", "site": parts.SITES[event.y]}


def _set_up(event: Event) -> Json:
    y, z = int(event.y), int(event.z)
    match event.x:
        case agenda.FIRST:
            return {"event": "set-up", "what": "first", "first": z}
        case agenda.SIDE:
            return {"event": "set-up", "what": "side", "building": parts.SIDES[y + parts.BUILDINGS * z]}
        case agenda.NEUTRAL:
            return {"event": "set-up", "what": "neutral", "site": parts.SITES[y], "tile": parts.NEUTRALS[z]}
        case agenda.MASTER:
            return {"event": "set-up", "what": "master", "station": y + 1, "master": parts.MASTER_NAMES[z]}
    return {"event": "set-up", "what": "starting", "seat": y, "card": parts.OBJECTIVES[parts.STARTING + z]}


def _automa_chose(event: Event) -> Json:
    """The action, the option read on the open card, and what that led to."""
    told: Json = {"event": "automa-chose", "action": ACTIONS[event.x]}
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


OTHERS: dict[int, Callable[[Event], Json]] = {
    SET_UP: _set_up,
    TILE_PLACED: _tile_placed,
    AUTOMA_CHOSE: _automa_chose,
}
OF_CARDS: dict[int, Callable[[Event, AutomaCard], Json]] = {
    AUTOMA_DREW: _card_drawn,
    AUTOMA_OPTIONS: _card_turned_up,
}


def event(board: Board, event: Event, seat: int | None) -> Json | None:
    """The event as the seat may know it: of another seat's new card only that there is one."""
    told: Json = {"seat": int(event.seat)} if event.seat >= 0 else {}
    if event.kind in OTHERS:
        return told | OTHERS[event.kind](event)
    if event.kind in OF_CARDS:
        return told | OF_CARDS[event.kind](event, next(c for c in board.automa.deck.cards if c.number == event.x))
    told["event"], fields = READINGS[event.kind]
    for name, (axis, (_, read)) in fields.items():
        number = int(getattr(event, axis))
        value = read(HIDDEN if event.kind == DREW and seat != event.seat else number)
        if value is not None:
            told[name] = value
    return told


def _type(kind: int) -> Any:
    name, fields = READINGS[kind]
    seat = {} if kind in SEATLESS else {"seat": int}
    types = {field: kind for field, (_, (kind, _)) in fields.items()}
    title = "".join(map(str.capitalize, name.split("-")))
    return TypedDict(f"{title}Event", {"event": Literal[name], **seat, **types})  # type: ignore[operator]


AnyEvent = reduce(
    or_,
    map(_type, READINGS),
    SetUpEvent | TilePlacedEvent | AutomaChoseEvent | AutomaDrewEvent | AutomaOptionsEvent,
)
