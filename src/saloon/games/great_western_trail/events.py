"""What happens at a table of Great Western Trail, as numbers for the engine and as data for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, Literal, NotRequired, TypedDict

from mypy_extensions import i64

from saloon.core.question import Json
from saloon.core.state import Event
from saloon.games.great_western_trail import agenda, parts
from saloon.games.great_western_trail.automa_deck import ACTIONS, TEEPEES, AutomaCard

if TYPE_CHECKING:
    from saloon.games.great_western_trail.board import Board

TOP_OF_STACK: Final = 4  # the stack of objectives instead of a place of the display
HIDDEN: Final = -1  # a card that only its owner knows

# How the numbers of an event read: a type, and what a number means. None: there is nothing to tell.
Reading = tuple[Any, Callable[[int], Any]]


def _named(names: Sequence[str]) -> Reading:
    return str, lambda number: names[number]


def _unless(none: int, reading: Reading) -> Reading:
    kind, read = reading
    return NotRequired[kind], lambda number: None if number == none else read(number)


NUMBER: Reading = (int, int)
ORDINAL: Reading = (int, lambda number: number + 1)  # people count from 1
CERTIFICATES: Reading = (int, lambda space: int(parts.CERTIFICATE_TRACK[space]))
SPACE: Reading = (float, parts.space_number)
PAYEE: Reading = (int | Literal["bank"], lambda seat: seat if seat >= 0 else "bank")
DOUBLE: Reading = (bool, lambda times: times == parts.LEVELS)
DISC: Reading = _unless(parts.NO_DISC, (str, parts.disc_name))  # the Automa's have no name
EFFECT: Reading = (str, lambda number: parts.EFFECTS[number].name)
REASON: Reading = (Literal["scored"], lambda _: "scored")
BECAUSE_WAY: Reading = _named(("shortest", "no-toll", "fewer-tolls", "board-order"))
BECAUSE_SKIPPED: Reading = _named(("nothing-there", "no-building", "no-site", "no-action", "no-tile"))
SITE_LEFT: Reading = (str, lambda site: parts.SITES[site] if site >= 0 else parts.BESIDE)
SITE, TILE, CARD, WORKER = _named(parts.SITES), _named(parts.TILES), _named(parts.CARDS), _named(parts.WORKERS)
OBJECTIVE, MASTER, BUILDING = _named(parts.OBJECTIVES), _named(parts.MASTER_NAMES), _named(parts.SIDES)
ACTION, CITY, TASK = _named(ACTIONS), _named(parts.CITIES), _named(agenda.NAMES)
CARD_OR_HIDDEN, BUILDING_OR_NONE = _unless(HIDDEN, CARD), _unless(-1, BUILDING)
PLACE_OR_STACK = _unless(TOP_OF_STACK, ORDINAL)

KINDS: Final[list[tuple[str, Mapping[str, Reading], bool]]] = []


def kind_of(name: str, fields: Mapping[str, Reading], seat: bool = True) -> i64:
    """A number for tell(). fields: what its numbers x, y and z say, in this order; seat: whether one is told."""
    KINDS.append((name, fields, seat))
    return len(KINDS) - 1


STARTED: Final[i64] = kind_of("started", {})
MOVED: Final[i64] = kind_of("moved", {"from": SITE_LEFT, "to": SITE})
PAID_FEE: Final[i64] = kind_of("paid-fee", {"money": NUMBER, "payee": PAYEE, "site": SITE})
GAINED: Final[i64] = kind_of("gained", {"money": NUMBER})
PAID: Final[i64] = kind_of("paid", {"money": NUMBER})
USED: Final[i64] = kind_of("used", {"deed": EFFECT})
DISCARDED: Final[i64] = kind_of("discarded", {"card": CARD})
DREW: Final[i64] = kind_of("drew", {"card": CARD_OR_HIDDEN})
RESHUFFLED: Final[i64] = kind_of("reshuffled", {"cards": NUMBER})
REMOVED: Final[i64] = kind_of("removed", {"card": CARD})
CERTIFIED: Final[i64] = kind_of("certified", {"from": CERTIFICATES, "to": CERTIFICATES})
ENGINE_MOVED: Final[i64] = kind_of("engine-moved", {"from": SPACE, "to": SPACE})
UPGRADED: Final[i64] = kind_of("upgraded", {"station": ORDINAL, "disc": DISC})
APPOINTED: Final[i64] = kind_of("appointed", {"station": ORDINAL, "worker": WORKER, "master": MASTER})
HIRED: Final[i64] = kind_of("hired", {"row": ORDINAL, "worker": WORKER})
BUILT: Final[i64] = kind_of("built", {"building": BUILDING, "site": SITE, "replaced": BUILDING_OR_NONE})
TOOK: Final[i64] = kind_of("took", {"tile": TILE, "site": SITE})
BOUGHT: Final[i64] = kind_of("bought", {"card": CARD})
MARKET_CARD: Final[i64] = kind_of("market-card", {"card": CARD}, seat=False)
GAINED_OBJECTIVE: Final[i64] = kind_of("gained-objective", {"card": OBJECTIVE, "place": PLACE_OR_STACK})
DISPLAYED: Final[i64] = kind_of("displayed", {"card": OBJECTIVE, "place": ORDINAL}, seat=False)
PLAYED: Final[i64] = kind_of("played", {"card": OBJECTIVE})
CHOSE_TILE: Final[i64] = kind_of("chose-tile", {"column": ORDINAL, "place": ORDINAL, "tile": TILE})
TILE_LOST: Final[i64] = kind_of("tile-lost", {"tile": TILE})
TOKEN_MOVED: Final[i64] = kind_of("token-moved", {"row": ORDINAL})
INCOME_TAKEN: Final[i64] = kind_of("income", {"value": NUMBER, "certificates": NUMBER})
DELIVERED: Final[i64] = kind_of("delivered", {"city": CITY, "disc": DISC})
FORESEEN: Final[i64] = kind_of("foreseen", {"column": ORDINAL, "place": ORDINAL, "tile": TILE}, seat=False)
END_TRIGGERED: Final[i64] = kind_of("end-triggered", {})
ENDED: Final[i64] = kind_of("ended", {"reason": REASON})
AUXILIARY_DONE: Final[i64] = kind_of("auxiliary", {"action": ORDINAL, "double": DOUBLE})
COPIED: Final[i64] = kind_of("copied", {"site": SITE})
DECLINED: Final[i64] = kind_of("declined", {"task": TASK})
DISC_MOVED: Final[i64] = kind_of("disc-moved", {"station": ORDINAL})
TILE_RETURNED: Final[i64] = kind_of("tile-returned", {"tile": TILE}, seat=False)
AUTOMA_MOVES: Final[i64] = kind_of("automa-moves", {"printed": NUMBER, "bonus": NUMBER, "steps": NUMBER})
AUTOMA_PATH: Final[i64] = kind_of("automa-path", {"fork": SITE, "branch": ORDINAL, "because": BECAUSE_WAY})
AUTOMA_BRANCH: Final[i64] = kind_of("automa-branch", {"fork": SITE, "branch": ORDINAL, "site": SITE})
AUTOMA_SKIPPED: Final[i64] = kind_of("automa-skipped", {"action": ACTION, "because": BECAUSE_SKIPPED})


# Those whose fields depend on each other

SET_UP: Final = -1  # x: kind of the entry, y, z: what came out
TILE_PLACED: Final = -2  # x: tile, y: site or row
AUTOMA_CHOSE: Final = -3  # x: action, y: option read, z: what it led to
AUTOMA_DREW: Final = -4  # x: card
AUTOMA_OPTIONS: Final = -5  # x: card now on top
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


def _card_drawn(card: AutomaCard) -> Json:
    """AU-4: its action side."""
    move = {"move": int(card.move), "bonus": bool(card.move_bonus), "action": ACTIONS[card.action]}
    return {"event": "automa-drew", "card": int(card.number)} | move


def _card_turned_up(card: AutomaCard) -> Json:
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
OF_CARDS: dict[int, Callable[[AutomaCard], Json]] = {AUTOMA_DREW: _card_drawn, AUTOMA_OPTIONS: _card_turned_up}


def event(board: Board, event: Event, seat: int | None) -> Json | None:
    """The event as the seat may know it: of another seat's new card only that there is one."""
    told: Json = {"seat": int(event.seat)} if event.seat >= 0 else {}
    if event.kind in OTHERS:
        return told | OTHERS[event.kind](event)
    if event.kind in OF_CARDS:
        return told | OF_CARDS[event.kind](next(c for c in board.automa.deck.cards if c.number == event.x))
    told["event"], fields, _ = KINDS[event.kind]
    hidden = event.kind == DREW and seat != event.seat
    numbers = (HIDDEN if hidden else int(event.x), int(event.y), int(event.z))
    for (name, (_, read)), number in zip(fields.items(), numbers, strict=False):
        value = read(number)
        if value is not None:
            told[name] = value
    return told


def _type(name: str, fields: Mapping[str, Reading], seat: bool) -> Any:
    types = ({"seat": int} if seat else {}) | {field: kind for field, (kind, _) in fields.items()}
    title = "".join(map(str.capitalize, name.split("-")))
    return TypedDict(f"{title}Event", {"event": Literal[name], **types})  # type: ignore[operator]


AnyEvent = reduce(
    or_,
    (_type(*kind) for kind in KINDS),
    SetUpEvent | TilePlacedEvent | AutomaChoseEvent | AutomaDrewEvent | AutomaOptionsEvent,
)
