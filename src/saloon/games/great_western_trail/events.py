"""Events of Great Western Trail as JSON."""

from __future__ import annotations

from collections.abc import Callable

from saloon.core.game import Json
from saloon.core.state import Event
from saloon.games.great_western_trail import codes
from saloon.games.great_western_trail.automa_deck import ACTIONS, TEEPEES, AutomaCard
from saloon.games.great_western_trail.parts import (
    CARDS,
    CITIES,
    DEEDS,
    FACES,
    GREEN_TEEPEE,
    HAZARD_KINDS,
    MASTER_NAMES,
    NEUTRALS,
    OBJECTIVES,
    SITES,
    STARTING,
    TILES,
    WORKERS,
)
from saloon.games.great_western_trail.state import GreatWesternTrail
from saloon.games.great_western_trail.view import BESIDE, TASKS, disc_name, space_number


def event(state: GreatWesternTrail, event: Event, seat: int | None) -> Json | None:
    """The event as the seat may know it: of another seat's new card only that there is one."""
    name, details = EVENTS[event.kind]
    told: Json = {"event": name}
    if event.seat >= 0:
        told["seat"] = int(event.seat)
    if event.kind == codes.DREW and seat != event.seat:
        return told
    told |= details(event)
    if event.kind in AUTOMA_CARDS:
        number = int(event.x)
        card = next(card for card in state.automa.deck.cards if card.number == number)
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
        "worker": WORKERS[card.worker],
        "teepee": TEEPEES[card.teepee],
        "hazard": HAZARD_KINDS[card.hazard],
    }


# AU-4: what stands on the side of the card that is read
AUTOMA_CARDS: dict[int, Callable[[AutomaCard], Json]] = {
    codes.AUTOMA_DREW: _action_side,
    codes.AUTOMA_OPTIONS: _options_side,
}


BANK = "bank"  # whom a fee is paid that no seat gets


def _site(number: int) -> str:
    return SITES[number] if number >= 0 else BESIDE


def _fee(event: Event) -> Json:
    return {"money": int(event.x), "site": SITES[event.z], "payee": int(event.y) if event.y >= 0 else BANK}


def _disc(disc: int) -> Json:
    return {} if disc == codes.NO_DISC else {"disc": disc_name(disc)}


def _built(event: Event) -> Json:
    replaced: Json = {"replaced": FACES[event.z]} if event.z >= 0 else {}
    return {"building": FACES[event.x], "site": SITES[event.y]} | replaced


def _gained_objective(event: Event) -> Json:
    place: Json = {} if event.y == codes.TO_STACK else {"place": int(event.y) + 1}
    return {"card": OBJECTIVES[event.x]} | place


def _tile_placed(event: Event) -> Json:
    if event.x < GREEN_TEEPEE:
        return {"tile": TILES[event.x], "into": "jobs", "row": int(event.y) + 1}
    return {"tile": TILES[event.x], "into": "trail", "site": SITES[event.y]}


def _set_up(event: Event) -> Json:
    y, z = int(event.y), int(event.z)
    match event.x:
        case codes.FIRST:
            return {"what": "first", "first": z}
        case codes.SIDE:
            return {"what": "side", "building": FACES[y + 10 * z]}
        case codes.NEUTRAL:
            return {"what": "neutral", "site": SITES[y], "tile": NEUTRALS[z]}
        case codes.MASTER:
            return {"what": "master", "station": y + 1, "master": MASTER_NAMES[z]}
    return {"what": "starting", "seat": y, "card": OBJECTIVES[STARTING + z]}


WAYS = ("shortest", "no-toll", "fewer-tolls", "board-order")
SKIPS = ("nothing-there", "no-building", "no-site", "no-action", "no-tile")


def _automa_chose(event: Event) -> Json:
    """The action, the option read on the open card, and what that led to."""
    told: Json = {"action": ACTIONS[event.x]}
    option, result = int(event.y), int(event.z)
    match ACTIONS[event.x]:
        case "cattle":
            return told | {"option": option, "card": CARDS[result]}
        case "hire":
            return told | {"option": WORKERS[option], "row": result + 1}
        case "trade":
            return told | {"option": TEEPEES[option], "site": SITES[result]}
        case "hazard":
            return told | {"option": HAZARD_KINDS[option], "site": SITES[result]}
        case "engine":
            return told | {"option": option, "to": space_number(result)}
    return told | {"option": option, "card": OBJECTIVES[result]}


EVENTS: dict[int, tuple[str, Callable[[Event], Json]]] = {
    codes.STARTED: ("started", lambda e: {}),
    codes.SET_UP: ("set-up", _set_up),
    codes.MOVED: ("moved", lambda e: {"from": _site(int(e.x)), "to": SITES[e.y]}),
    codes.PAID_FEE: ("paid-fee", _fee),
    codes.GAINED: ("gained", lambda e: {"money": int(e.x)}),
    codes.PAID: ("paid", lambda e: {"money": int(e.x)}),
    codes.USED: ("used", lambda e: {"deed": DEEDS[e.x].name}),
    codes.DISCARDED: ("discarded", lambda e: {"card": CARDS[e.x]}),
    codes.DREW: ("drew", lambda e: {"card": CARDS[e.x]}),
    codes.RESHUFFLED: ("reshuffled", lambda e: {"cards": int(e.x)}),
    codes.REMOVED: ("removed", lambda e: {"card": CARDS[e.x]}),
    codes.CERTIFIED: ("certified", lambda e: {"from": (0, 1, 2, 3, 4, 6)[e.x], "to": (0, 1, 2, 3, 4, 6)[e.y]}),
    codes.ENGINE_MOVED: ("engine-moved", lambda e: {"from": space_number(e.x), "to": space_number(e.y)}),
    codes.UPGRADED: ("upgraded", lambda e: {"station": int(e.x) + 1} | _disc(int(e.y))),
    codes.APPOINTED: (
        "appointed",
        lambda e: {"station": int(e.x) + 1, "worker": WORKERS[e.y], "master": MASTER_NAMES[e.z]},
    ),
    codes.HIRED: ("hired", lambda e: {"row": int(e.x) + 1, "worker": WORKERS[e.y]}),
    codes.BUILT: ("built", _built),
    codes.TOOK: ("took", lambda e: {"tile": TILES[e.x], "site": SITES[e.y]}),
    codes.BOUGHT: ("bought", lambda e: {"card": CARDS[e.x]}),
    codes.MARKET_CARD: ("market-card", lambda e: {"card": CARDS[e.x]}),
    codes.GAINED_OBJECTIVE: ("gained-objective", _gained_objective),
    codes.DISPLAYED: ("displayed", lambda e: {"card": OBJECTIVES[e.x], "place": int(e.y) + 1}),
    codes.PLAYED: ("played", lambda e: {"card": OBJECTIVES[e.x]}),
    codes.CHOSE_TILE: (
        "chose-tile",
        lambda e: {"column": int(e.x) + 1, "place": int(e.y) + 1, "tile": TILES[e.z]},
    ),
    codes.TILE_PLACED: ("tile-placed", _tile_placed),
    codes.TILE_LOST: ("tile-lost", lambda e: {"tile": TILES[e.x]}),
    codes.TOKEN_MOVED: ("token-moved", lambda e: {"row": int(e.x) + 1}),
    codes.INCOME_TAKEN: ("income", lambda e: {"value": int(e.x), "certificates": int(e.y)}),
    codes.DELIVERED: ("delivered", lambda e: {"city": CITIES[e.x]} | _disc(int(e.y))),
    codes.FORESEEN: (
        "foreseen",
        lambda e: {"column": int(e.x) // 2 + 1, "place": int(e.x) % 2 + 1, "tile": TILES[e.y]},
    ),
    codes.END_TRIGGERED: ("end-triggered", lambda e: {}),
    codes.ENDED: ("ended", lambda e: {"reason": "scored"}),
    codes.AUXILIARY_DONE: ("auxiliary", lambda e: {"action": int(e.x) + 1, "double": e.y == 2}),
    codes.COPIED: ("copied", lambda e: {"site": SITES[e.x]}),
    codes.DECLINED: ("declined", lambda e: {"task": TASKS[int(e.x)]}),
    codes.DISC_MOVED: ("disc-moved", lambda e: {"station": int(e.x) + 1}),
    codes.AUTOMA_DREW: ("automa-drew", lambda e: {"card": int(e.x)}),
    codes.AUTOMA_OPTIONS: ("automa-options", lambda e: {"card": int(e.x)}),
    codes.AUTOMA_MOVES: ("automa-moves", lambda e: {"printed": int(e.x), "bonus": int(e.y), "steps": int(e.z)}),
    codes.AUTOMA_PATH: (
        "automa-path",
        lambda e: {"fork": SITES[e.x], "branch": int(e.y) + 1, "because": WAYS[e.z]},
    ),
    codes.AUTOMA_BRANCH: (
        "automa-branch",
        lambda e: {"fork": SITES[e.x], "branch": int(e.y) + 1, "site": SITES[e.z]},
    ),
    codes.AUTOMA_CHOSE: ("automa-chose", _automa_chose),
    codes.AUTOMA_SKIPPED: ("automa-skipped", lambda e: {"action": ACTIONS[e.x], "because": SKIPS[e.y]}),
    codes.TILE_RETURNED: ("tile-returned", lambda e: {"tile": TILES[e.x]}),
}
