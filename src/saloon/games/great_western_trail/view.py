"""What a seat may see of Great Western Trail: views and itemised scores. The names of things, too."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.game import Json
from saloon.core.state import OVER
from saloon.games.great_western_trail import codes
from saloon.games.great_western_trail.automa_deck import ACTIONS, CRITERIA, TEEPEES, AutomaCard
from saloon.games.great_western_trail.parts import (
    BUILDINGS,
    CARDS,
    CATTLE,
    CITIES,
    DEEDS,
    DISCS,
    FACES,
    HAZARD_KINDS,
    MASTER_NAMES,
    NEUTRALS,
    OBJECTIVES,
    ROW_COST,
    ROWS,
    SITES,
    STATIONS,
    TILES,
    WORKERS,
)
from saloon.games.great_western_trail.player import Player
from saloon.games.great_western_trail.scoring import itemise
from saloon.games.great_western_trail.state import GreatWesternTrail

TASKS: dict[int, str] = {
    codes.FIRST: "first", codes.SIDE: "side", codes.NEUTRAL: "neutral", codes.MASTER: "master",
    codes.STARTING_CARD: "starting", codes.REVEAL: "reveal", codes.WORKER: "worker", codes.FORESEE: "foresee",
    codes.MARKET: "market", codes.DISPLAY_CARD: "display", codes.CARD: "card", codes.TOP_CARD: "top",
    codes.AUTOMA_CARD: "automa_card", codes.AUTOMA_BUILDING: "automa_building",
    codes.MOVE: "move", codes.VISIT: "visit", codes.ADVANCE: "advance", codes.RIDE: "ride",
    codes.AUXILIARY: "auxiliary", codes.ENGINE: "engine", codes.RETREAT: "retreat", codes.RETURN: "return",
    codes.UPGRADE: "upgrade", codes.APPOINT: "appoint", codes.HIRE: "hire", codes.BUILD: "build", codes.TAKE: "take",
    codes.BUY: "buy", codes.OBJECTIVE: "objective", codes.DISCARD_CATTLE: "discard_cattle",
    codes.DISCARD_PAIR: "discard_pair", codes.DISCARD_OBJECTIVE: "discard_objective", codes.DISCARD: "discard",
    codes.REMOVE: "remove", codes.DRAW: "draw", codes.OFFER: "offer", codes.FORESIGHT: "foresight",
    codes.INCOME: "income", codes.DELIVER: "deliver", codes.DISC: "disc", codes.BEHIND: "behind",
    codes.EXTRAORDINARY: "extraordinary", codes.REWARD: "reward", codes.PERFORM: "perform",
    codes.TRANSPORT: "transport", codes.LEAVE: "leave", codes.DRAW_UP: "draw_up", codes.END_TURN: "end_turn",
    codes.TILE_BACK: "tile_back", codes.BEGIN: "begin", codes.CERTIFY: "certify", codes.AUTOMA_TURN: "automa_turn",
    codes.AUTOMA_GO: "automa_go", codes.AUTOMA_KANSAS: "automa_kansas", codes.AUTOMA_DELIVERS: "automa_delivers",
}  # fmt: skip
OVER_PHASE = "over"
PHASES = (*(TASKS[kind] for kind in TASKS if kind <= codes.LAST_DECISION), OVER_PHASE)  # what a table can wait for
STATION_DISCS = tuple(f"station_{station}" for station in range(1, STATIONS + 1))  # a disc taken back from there
BESIDE = "beside"  # a cattleman before its first turn
LEFT = "left"  # the job market token once the end is triggered


def view(state: GreatWesternTrail, seat: int | None) -> Json:
    """GWT 1.9: everything but the order of stacks and the other hands."""
    return {
        **table(state),
        "turn": int(state.turn),
        "phase": OVER_PHASE if state.turn == OVER else TASKS[int(state.waiting())],
        "task": _task(state),
        "players": [_seen_player(state, player, index == seat) for index, player in enumerate(state.players)],
        "job_costs": ints(ROW_COST),
        "automa_cards": _automa_cards(state),
        "fees": {"green": int(state.seating.green_fee), "black": int(state.seating.black_fee)},
        "reason": "scored" if state.turn == OVER else "running",
    }


def table(state: GreatWesternTrail) -> Json:
    """What lies open on the table; views and positions share it."""
    return {
        "seats": int(state.seats),
        "faces": [FACES[face] for face in state.faces],
        "trail": {SITES[site]: tile_name(state, tile) for site, tile in enumerate(state.trail) if tile != codes.EMPTY},
        "supply": [counts(stack, TILES) for stack in state.supply],
        "foresight": [TILES[tile] if tile >= 0 else None for tile in state.foresight],
        "jobs": [counts(state.jobs[3 * row : 3 * row + 3], WORKERS) for row in range(ROWS)],
        "token": int(state.token) + 1 if state.token < ROWS else LEFT,
        "market": counts(state.market, CARDS),
        "market_stack": counts(state.market_stack, CARDS),
        "objective_stack": counts(state.objective_stack, OBJECTIVES),
        "display": [OBJECTIVES[card] if card >= 0 else None for card in state.display],
        "masters": [MASTER_NAMES[master] if master >= 0 else None for master in state.masters],
        "appointed": [WORKERS[worker] if worker >= 0 else None for worker in state.appointed],
        "first": int(state.first),
        "actor": int(state.actor),
        "agenda": [_entry(top) for top in state.agenda],
        "visit": {
            "tile": tile_name(state, state.visited),
            "copied": SITES[state.copied] if state.copied >= 0 else None,
            "copied_tile": tile_name(state, state.copied_tile),
            "used": int(state.used),
            "acted": state.acted,
        },
        "automa": _automa(state),
        "turns_left": int(state.turns_left) if state.turns_left >= 0 else None,
        "token_owner": int(state.token_owner) if state.token_owner >= 0 else None,
    }


def _automa(state: GreatWesternTrail) -> Json | None:
    """AU-2 … AU-4: cards and buildings that lie face down are known as sets."""
    automa = state.automa
    if automa.seat < 0:
        return None
    return {
        "seat": int(automa.seat),
        "top": int(automa.top) + 1 if automa.top >= 0 else None,
        "drawn": int(automa.drawn) + 1 if automa.drawn >= 0 else None,
        "deck": [card + 1 for card, left in enumerate(automa.left) if left],
        "discs": int(automa.discs),
        "reserve": int(automa.reserve),
        "pile": [number + 1 for number, left in enumerate(automa.pile) if left],
        "workers": [WORKERS[worker] for worker in automa.workers],
        "bonus": int(automa.bonus()),
    }


def _automa_cards(state: GreatWesternTrail) -> Json | None:
    """AU-7: both sides that count, of the card drawn and of the one on top; an owner may have brought other cards."""
    automa = state.automa
    if automa.seat < 0:
        return None
    return {
        "drawn": _automa_card(automa.card()) if automa.drawn >= 0 else None,
        "top": _automa_card(automa.options()) if automa.top >= 0 else None,
        "digits": ints(automa.deck.digits),
    }


def _automa_card(card: AutomaCard) -> Json:
    return {
        "number": int(card.number),
        "move": f"{card.move}+" if card.move_bonus else str(card.move),
        "action": ACTIONS[card.action],
        "kansas": ["ul"[place] for place in card.kansas],
        "cattle": int(card.cattle),
        "objective": int(card.objective),
        "engine": f"{card.engine}+" if card.engine_bonus else str(card.engine),
        "worker": WORKERS[card.worker],
        "teepee": TEEPEES[card.teepee],
        "hazard": HAZARD_KINDS[card.hazard],
        "build": [CRITERIA[criterion] for criterion in card.build],
    }


def _entry(top: i64) -> list[str | int]:
    a, b = int(top // codes.A_STEP & codes.A_MASK), int(top // codes.B_STEP)
    return [TASKS[int(top & codes.KIND_MASK)], a, b]


def _task(state: GreatWesternTrail) -> Json | None:
    """What the table waits for, for people."""
    if state.turn == OVER:
        return None
    top = state.agenda[-1]
    kind, a, b = int(top & codes.KIND_MASK), int(top // codes.A_STEP & codes.A_MASK), int(top // codes.B_STEP)
    shown: Json = {"task": TASKS[kind]}
    match kind:
        case codes.ADVANCE | codes.RIDE | codes.ENGINE | codes.RETREAT | codes.DISCARD | codes.REMOVE | codes.DRAW:
            shown["number"] = a
        case codes.UPGRADE | codes.APPOINT:
            shown["station"] = a + 1
        case codes.HIRE:
            shown["dearer"] = a - codes.HIRE_ZERO
        case codes.BUILD:
            shown["rate"] = a
        case codes.TAKE:
            shown |= {"what": ("", "hazard", "teepee", "either")[a % 4], "cost": b}
        case codes.BUY:
            shown["cowboys"] = a
        case codes.OBJECTIVE:
            shown["into"] = "hand" if a else "discard"
        case codes.OFFER:
            shown["deed"] = DEEDS[a].name
        case codes.FORESIGHT:
            shown["column"] = a + 1
        case codes.DELIVER:
            shown["value"] = a
        case codes.DISC:
            shown |= {"city": CITIES[a], "transport": b}
    return shown


def _seen_player(state: GreatWesternTrail, player: Player, own: bool) -> Json:
    shown = open_player(player) | {
        "step_limit": int(player.step_limit(state.seating)),
        "hand_limit": int(player.hand_limit()),
        "certificate_limit": (0, 1, 2, 3, 4, 6)[player.marker_limit()],
        "permanent": int(player.permanent()),
        "buildings": [FACES[state.faces[number]] for number in range(BUILDINGS) if player.buildings[number] == 0],
        "cards": len(player.hand),
        "stack_size": int(player.stack_size),
    }
    if own:
        return shown | {"hand": hand_names(player), "stack": counts(player.stack, CARDS)}
    unseen = ints(player.stack)
    for card in player.hand:
        unseen[card] += 1
    return shown | {"unseen": counts(vec[i64](unseen), CARDS)}


def open_player(player: Player) -> Json:
    """What everybody sees of a seat."""
    return {
        "money": int(player.money),
        "certificates": int(player.certificates()),
        "engine": space_number(player.engine),
        "site": SITES[player.site] if player.site >= 0 else BESIDE,
        "workers": dict(zip(WORKERS, ints(player.workers), strict=True)),
        "discs": dict(zip(DISCS, ints(player.discs), strict=True)),
        "discard": counts(player.discard, CARDS),
        "area": [name for name, count in zip(OBJECTIVES, player.area, strict=True) for _ in range(count)],
        "tiles": counts(player.tiles, TILES),
        "masters": [name for name, count in zip(MASTER_NAMES, player.masters, strict=True) if count],
        "cities": counts(player.cities, CITIES),
        "stations": [number + 1 for number, count in enumerate(player.stations) if count],
        "gone": [number + 1 for number, status in enumerate(player.buildings) if status == 2],
    }


def hand_names(player: Player) -> list[str]:
    return [CARDS[kind] for kind in player.hand]


def tile_name(state: GreatWesternTrail, tile: i64) -> str | None:
    """`A` is a neutral tile, `0:4a` the building 4a of seat 0, `flood-4-green` a tile of the supply."""
    if tile == codes.EMPTY:
        return None
    if tile >= codes.SUPPLY_TILE:
        return TILES[tile - codes.SUPPLY_TILE]
    if tile >= codes.BUILDING:
        return f"{(tile - codes.BUILDING) // BUILDINGS}:{FACES[state.face(tile)]}"
    return NEUTRALS[tile]


def disc_name(disc: int) -> str:
    """`hand` is a disc of the player board, `station_3` one that lies on a station."""
    return DISCS[disc] if disc < codes.FROM_STATION else STATION_DISCS[disc - codes.FROM_STATION]


def space_number(space: i64) -> int | float:
    """A track space as it is printed: 4, or 4.5 for a turnout."""
    return int(space) // 2 if space % 2 == 0 else int(space) / 2


def counts(numbers: vec[i64], names: list[str] | tuple[str, ...]) -> dict[str, int]:
    return {names[i]: int(number) for i, number in enumerate(numbers) if number}


def ints(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]


def scores(state: GreatWesternTrail) -> list[Json]:
    """Per seat: where its points come from (GWT 12.2)."""
    return [
        {
            "seat": seat,
            "points": int(state.points(seat)),
            "share": state.share(seat) if state.turn == OVER else 0.0,
            "items": itemise(state, seat),
        }
        for seat in range(state.seats)
    ]


def card_name(kind: i64) -> str:
    return CARDS[kind]


def objective_name(objective: i64) -> str:
    return CARDS[CATTLE + objective]
