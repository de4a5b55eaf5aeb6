"""Move and action of Great Western Trail: the readable form of every move and draw, and where it is on the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.core.game import Action
from saloon.core.state import CHANCE
from saloon.games.great_western_trail import codes
from saloon.games.great_western_trail.buildings import deed_at, fields_of, usable
from saloon.games.great_western_trail.options import DO
from saloon.games.great_western_trail.parts import (
    AUXILIARIES,
    BREEDING_OF,
    BUILDING_SITES,
    BUILDINGS,
    CARDS,
    CATTLE,
    CITIES,
    DEEDS,
    DISC_KINDS,
    DISCS,
    FACES,
    HAZARD_SITES,
    MASTER_NAMES,
    NEUTRALS,
    OBJECTIVES,
    PRICES,
    ROWS,
    SITES,
    STARTER,
    STARTING,
    STATION_ON,
    STATIONS,
    TEEPEE_SITES,
    TERMINUS,
    TILES,
    WORKERS,
)
from saloon.games.great_western_trail.state import GreatWesternTrail
from saloon.games.great_western_trail.trail import locations_of
from saloon.games.great_western_trail.view import disc_name, space_number


def action(state: GreatWesternTrail, move: int) -> Action:
    """The readable form of a move or draw that the state lists."""
    top = state.agenda[-1]
    kind, a = int(top & codes.KIND_MASK), int(top // codes.A_STEP & codes.A_MASK)
    if state.turn == CHANCE:
        return _draw(state, kind, a, int(top // codes.B_STEP), move)
    if move == codes.DECLINE:
        return {"do": "done" if kind == codes.BUY else "decline"}
    match kind:
        case codes.MOVE:
            return _phase_a(state, move)
        case codes.VISIT:
            return _phase_b(state, move)
        case codes.ADVANCE:
            return {"do": "move", "path": _path(state, move)}
        case codes.RIDE:
            return {"do": "ride", "path": _path(state, move)}
        case codes.AUXILIARY:
            return {"do": "auxiliary", "action": move % codes.DOUBLE + 1, "double": move >= codes.DOUBLE}
        case codes.ENGINE | codes.RETREAT | codes.RETURN | codes.EXTRAORDINARY:
            return {"do": "engine", "to": space_number(move)}
        case codes.UPGRADE:
            return {"do": "upgrade", "disc": disc_name(move)}
        case codes.APPOINT:
            return {"do": "appoint", "worker": WORKERS[move]}
        case codes.HIRE:
            return {"do": "hire", "worker": WORKERS[move % 3], "row": move // 3 + 1}
        case codes.BUILD:
            return {"do": "build", "building": FACES[state.faces[move // 64]], "site": SITES[move % 64]}
        case codes.TAKE:
            return {"do": "take", "site": SITES[move]}
        case codes.BUY:
            return _purchase(move)
        case codes.OBJECTIVE:
            if move == codes.TO_STACK:
                return {"do": "objective_stack"}
            return {"do": "objective", "card": OBJECTIVES[state.display[move]], "place": move + 1}
        case codes.DISCARD | codes.DISCARD_CATTLE | codes.DISCARD_OBJECTIVE:
            return {"do": "discard", "card": CARDS[move]}
        case codes.DISCARD_PAIR:
            return {"do": "discard_pair", "cards": [CARDS[move // codes.KIND_STEP], CARDS[move % codes.KIND_STEP]]}
        case codes.REMOVE:
            return {"do": "remove", "card": CARDS[move]}
        case codes.DRAW:
            return {"do": "draw", "cards": move}
        case codes.FORESIGHT:
            tile = TILES[state.foresight[2 * a + move]]
            return {"do": "foresight", "column": a + 1, "place": move + 1, "tile": tile}
        case codes.INCOME:
            return {"do": "income", "certificates": move}
        case codes.DELIVER:
            return {"do": "deliver", "city": CITIES[move]}
        case codes.DISC:
            return {"do": "disc", "disc": disc_name(move)}
        case codes.BEHIND:
            return {"do": "station", "station": move + 1}
    assert move == DO
    return {"do": "accept", "deed": DEEDS[a].name}


def _phase_a(state: GreatWesternTrail, move: int) -> Action:
    if move >= codes.PATH:
        return {"do": "move", "path": _path(state, move)}
    if move >= codes.PLACE_ON:
        return {"do": "place", "site": SITES[move - codes.PLACE_ON]}
    return {"do": "play", "card": OBJECTIVES[move - codes.PLAY_OBJECTIVE]}


def _phase_b(state: GreatWesternTrail, move: int) -> Action:
    if move == codes.DONE:
        return {"do": "done"}
    if move >= codes.PLAY_OBJECTIVE:
        return {"do": "play", "card": OBJECTIVES[move - codes.PLAY_OBJECTIVE]}
    if move >= codes.AUXILIARY_SINGLE:
        return {"do": "auxiliary", "action": move - codes.AUXILIARY_SINGLE + 1, "double": False}
    if move >= codes.COPY_SITE:
        return {"do": "copy", "site": SITES[move - codes.COPY_SITE]}
    return _use(state, move)


def _use(state: GreatWesternTrail, move: int) -> Action:
    site = SITES[state.copied] if move >= 16 else SITES[state.players[state.actor].site]
    return {"do": "use", "deed": DEEDS[deed_at(state, move)].name, "site": site}


def _path(state: GreatWesternTrail, move: int) -> list[str]:
    return [SITES[site] for site in locations_of(state, state.players[state.actor].site, move)]


def _purchase(move: int) -> Action:
    if move == codes.NEW_CATTLE:
        return {"do": "new_cattle"}
    line = PRICES[move // codes.LINE_STEP - 1]
    cards = [CARDS[move % codes.LINE_STEP // codes.KIND_STEP]]
    if line.cards == 2:
        cards.append(CARDS[move % codes.KIND_STEP])
    return {"do": "buy", "cards": cards, "cowboys": int(line.cowboys), "price": int(line.price)}


def _draw(state: GreatWesternTrail, kind: int, a: int, b: int, move: int) -> Action:
    match kind:
        case codes.FIRST:
            return {"draw": "first", "seat": move}
        case codes.SIDE:
            return {"draw": "side", "building": a + 1, "side": "ab"[move]}
        case codes.NEUTRAL:
            return {"draw": "neutral", "site": SITES[a], "tile": NEUTRALS[move]}
        case codes.MASTER:
            return {"draw": "master", "station": a + 1, "master": MASTER_NAMES[move]}
        case codes.STARTING_CARD:
            return {"draw": "starting", "seat": a, "card": OBJECTIVES[STARTING + move]}
        case codes.REVEAL:
            return {"draw": "reveal", "tile": TILES[move]}
        case codes.WORKER:
            return {"draw": "worker", "tile": TILES[move]}
        case codes.FORESEE:
            return {"draw": "foresight", "column": a // 2 + 1, "place": a % 2 + 1, "tile": TILES[move]}
        case codes.MARKET:
            return {"draw": "market", "card": CARDS[move]}
        case codes.DISPLAY_CARD:
            return {"draw": "display", "place": a + 1, "card": OBJECTIVES[move]}
        case codes.AUTOMA_CARD:
            return {"draw": "automa_card", "card": int(state.automa.deck.cards[move].number)}
        case codes.AUTOMA_BUILDING:
            return {"draw": "automa_building", "building": FACES[state.faces[move]]}
        case codes.TOP_CARD:
            return {"draw": "top", "card": OBJECTIVES[move]}
    return {"draw": "card", "seat": b, "card": CARDS[move]}


# What might be tried


def attempts(state: GreatWesternTrail) -> list[Action]:
    """What a player might try at the table now: what is possible, and what lies there but is not."""
    tried = [action(state, int(move)) for move in state.moves()]
    tried += [attempt for attempt in _others(state) if attempt not in tried]
    return tried


def _others(state: GreatWesternTrail) -> list[Action]:
    player = state.players[state.actor]
    kind = int(state.waiting())
    a = int(state.agenda[-1] // codes.A_STEP & codes.A_MASK)
    hand = dict.fromkeys(CARDS[card] for card in player.hand)
    match kind:
        case codes.MOVE if player.site < 0:
            return [{"do": "place", "site": SITES[site]} for site in BUILDING_SITES if state.trail[site] != codes.EMPTY]
        case codes.VISIT:
            return [*_fields(state), *_auxiliaries(False), {"do": "done"}]
        case codes.AUXILIARY:
            return [*_auxiliaries(False), *_auxiliaries(True)]
        case codes.ENGINE | codes.RETREAT:
            return [
                {"do": "engine", "to": space_number(space)}
                for space in range(max(0, int(player.engine) - 6), min(TERMINUS, int(player.engine) + 14) + 1)
                if space != player.engine and (space % 2 == 0 or STATION_ON[space] >= 0)
            ]
        case codes.UPGRADE | codes.DISC:
            verb = "upgrade" if kind == codes.UPGRADE else "disc"
            return [{"do": verb, "disc": DISCS[disc]} for disc in range(DISC_KINDS) if player.discs[disc]]
        case codes.APPOINT:
            return [{"do": "appoint", "worker": worker} for worker in WORKERS]
        case codes.HIRE:
            return [
                {"do": "hire", "worker": WORKERS[worker], "row": row + 1}
                for row in range(ROWS) for worker in range(3) if state.jobs[3 * row + worker]
            ]  # fmt: skip
        case codes.BUILD:
            supply = [FACES[state.faces[number]] for number in range(BUILDINGS) if player.buildings[number] == 0]
            return [
                {"do": "build", "building": face, "site": SITES[site]} for face in supply for site in BUILDING_SITES
            ]
        case codes.TAKE:
            sites = [*TEEPEE_SITES, *(site for section in HAZARD_SITES for site in section)]
            return [{"do": "take", "site": SITES[site]} for site in sites if state.trail[site] != codes.EMPTY]
        case codes.BUY:
            return _purchases(state)
        case codes.DISCARD_CATTLE | codes.DISCARD_OBJECTIVE | codes.DISCARD:
            return [{"do": "discard", "card": card} for card in hand]
        case codes.FORESIGHT:
            return [
                {"do": "foresight", "column": a + 1, "place": place + 1, "tile": TILES[state.foresight[2 * a + place]]}
                for place in range(2) if state.foresight[2 * a + place] >= 0
            ]  # fmt: skip
        case codes.DELIVER:
            return [{"do": "deliver", "city": city} for city in CITIES]
        case codes.BEHIND:
            return [{"do": "station", "station": station + 1} for station in range(STATIONS)]
    return []


def _fields(state: GreatWesternTrail) -> list[Action]:
    if not usable(state):
        return []
    fields = range(8 * len(fields_of(state, state.visited)))
    return [_use(state, move) for move in fields if move < 16 and deed_at(state, move) >= 0]


def _auxiliaries(double: bool) -> list[Action]:
    return [{"do": "auxiliary", "action": number + 1, "double": double} for number in range(AUXILIARIES)]


def _purchases(state: GreatWesternTrail) -> list[Action]:
    """Every card by every line that sells one; of the lines that sell two, the two least valuable cards."""
    tried: list[Action] = [{"do": "new_cattle"}]
    for line in PRICES:
        kinds = [kind for kind in range(STARTER, CATTLE) if state.market[kind] and BREEDING_OF[kind] == line.breeding]
        cards = [[CARDS[kind]] for kind in kinds]
        if line.cards == 2:
            cards = [[CARDS[kind] for kind in kinds for _ in range(state.market[kind])][:2]]
        price = {"cowboys": int(line.cowboys), "price": int(line.price)}
        tried += [{"do": "buy", "cards": bought} | price for bought in cards if len(bought) == line.cards]
    return tried


def elements(action: Mapping[str, Any]) -> list[str]:
    """What on the board the action belongs to."""
    match action:
        case {"do": "place" | "take" | "copy", "site": site}:
            return [f"site:{site}"]
        case {"do": "move" | "ride", "path": [*_, site]}:
            return [f"site:{site}"]
        case {"do": "use", "deed": deed, "site": site}:
            return [f"deed:{deed}", f"site:{site}"]
        case {"do": "accept", "deed": deed}:
            return [f"deed:{deed}"]
        case {"do": "auxiliary", "action": number, "double": double}:
            return [f"auxiliary:{number}:{2 if double else 1}"]
        case {"do": "engine", "to": space}:
            return [f"space:{space}"]
        case {"do": "upgrade" | "disc", "disc": disc}:
            return [f"disc:{disc}"]
        case {"do": "station", "station": station}:
            return [f"station:{station}"]
        case {"do": "appoint", "worker": worker}:
            return [f"worker:{worker}"]
        case {"do": "hire", "worker": worker, "row": row}:
            return [f"job:{row}:{worker}"]
        case {"do": "build", "building": building, "site": site}:
            return [f"building:{building}", f"site:{site}"]
        case {"do": "buy", "cards": cards}:
            return [f"market:{card}" for card in cards]
        case {"do": "objective", "place": place}:
            return [f"display:{place}"]
        case {"do": "play" | "discard" | "remove", "card": card}:
            return [f"card:{card}"]
        case {"do": "discard_pair", "cards": cards}:
            return [f"card:{card}" for card in dict.fromkeys(cards)]
        case {"do": "foresight", "column": column, "place": place}:
            return [f"foresight:{column}:{place}"]
        case {"do": "deliver", "city": city}:
            return [f"city:{city}"]
        case {"do": "income", "certificates": number}:
            return [f"certificates:{number}"]
        case {"do": "draw", "cards": number}:
            return [f"draw:{number}"]
        case {"do": str(verb)}:
            return [verb]
    return []
