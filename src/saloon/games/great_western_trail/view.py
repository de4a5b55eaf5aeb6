"""What a seat may see of Great Western Trail: views and itemised scores."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.question import Json
from saloon.core.state import CHANCE, OVER
from saloon.games.great_western_trail import agenda, parts, wire
from saloon.games.great_western_trail.assignment import items_of
from saloon.games.great_western_trail.automa_deck import ACTIONS, CRITERIA, TEEPEES, AutomaCard
from saloon.games.great_western_trail.kansas_city import breeding_value
from saloon.games.great_western_trail.labour import row_size
from saloon.games.great_western_trail.objectives import in_kansas_city
from saloon.games.great_western_trail.parts import CARDS, IN_SUPPLY, OBJECTIVES, SITES, TILES, WORKERS, ints
from saloon.games.great_western_trail.player import Player
from saloon.games.great_western_trail.scoring import itemise
from saloon.games.great_western_trail.state import GreatWesternTrail
from saloon.games.great_western_trail.trail import fee

OVER_PHASE: Final = "over"
PHASES: Final = (*agenda.NAMES[: agenda.REWARD], OVER_PHASE)  # what a table can wait for
LEFT: Final = "left"  # the job market token once the end is triggered
ON_TRAIL: Final = [site for site in range(parts.KANSAS) if len(parts.EXITS[site]) > 0]


def view(state: GreatWesternTrail, seat: int | None) -> wire.View:
    """GWT 1.9: everything but the order of stacks and the other hands."""
    return {
        **table(state),
        "turn": int(state.turn),
        "phase": OVER_PHASE if state.turn == OVER else agenda.NAMES[state.waiting()],
        "task": _task(state),
        "players": [_seen_player(state, player, index == seat) for index, player in enumerate(state.players)],
        "job_costs": ints(parts.ROW_COST),
        "automa_cards": _automa_cards(state),
        "fees": {"green": int(state.seating.green_fee), "black": int(state.seating.black_fee)},
        "tolls": _tolls(state, -2 if seat is None else seat),
        "to_end": _to_end(state),
        "reason": "scored" if state.turn == OVER else "running",
    }


def _to_end(state: GreatWesternTrail) -> wire.ToEnd:
    turns = int(state.turns_left) if state.turns_left >= 0 else None
    rows = range(state.token, parts.ROWS)
    workers = sum(int(state.seating.columns - row_size(state, row)) for row in rows)
    return {"workers": workers, "turns": turns, "last_round": turns is not None and state.turn != OVER}


def table(state: GreatWesternTrail) -> wire.Table:
    return {
        "seats": int(state.seats),
        "faces": [parts.SIDES[side] for side in state.sides],
        "trail": {SITES[site]: name for site, tile in enumerate(state.trail) if (name := state.tile_name(tile))},
        "supply": [counts(stack, TILES) for stack in state.supply],
        "foresight": [TILES[tile] if tile >= 0 else None for tile in state.foresight],
        "jobs": [counts(state.jobs[parts.TYPES * row : parts.TYPES * (row + 1)], WORKERS) for row in range(parts.ROWS)],
        "token": int(state.token) + 1 if state.token < parts.ROWS else "left",
        "market": counts(state.market, CARDS),
        "market_stack": counts(state.market_stack, CARDS),
        "objective_stack": counts(state.objective_stack, OBJECTIVES),
        "display": [OBJECTIVES[card] if card >= 0 else None for card in state.display],
        "masters": [parts.MASTER_NAMES[master] if master >= 0 else None for master in state.masters],
        "appointed": [WORKERS[worker] if worker >= 0 else None for worker in state.appointed],
        "first": int(state.first),
        "actor": int(state.actor),
        "agenda": [_entry(top) for top in state.agenda],
        "visit": {
            "tile": state.tile_name(state.visited),
            "copied": SITES[state.copied] if state.copied >= 0 else None,
            "copied_tile": state.tile_name(state.copied_tile),
            "used": int(state.used),
            "acted": state.acted,
        },
        "automa": _automa(state),
        "turns_left": int(state.turns_left) if state.turns_left >= 0 else None,
        "token_owner": int(state.token_owner) if state.token_owner >= 0 else None,
    }


def _tolls(state: GreatWesternTrail, seat: int) -> wire.Counts:
    """GWT 2.4: three teepee spaces are beside the trail. A spectator owns nothing (seat -2)."""
    return {SITES[site]: toll for site in ON_TRAIL if (toll := int(fee(state, site, seat)))}


def _automa(state: GreatWesternTrail) -> wire.AutomaView | None:
    """AU-2 … AU-4: cards and buildings that lie face down are known as sets."""
    automa = state.automa
    if automa.seat < 0:
        return None
    return {
        "seat": int(automa.seat),
        "top": int(automa.open_card().number) if automa.top >= 0 else None,
        "drawn": int(automa.card().number) if automa.drawn >= 0 else None,
        "deck": sorted(int(automa.deck.cards[card].number) for card, left in enumerate(automa.left) if left),
        "discs": int(automa.discs),
        "reserve": int(automa.reserve),
        "pile": [number + 1 for number, left in enumerate(automa.pile) if left],
        "workers": [WORKERS[worker] for worker in automa.workers],
        "bonus": int(automa.bonus()),
    }


def _automa_cards(state: GreatWesternTrail) -> wire.AutomaCards | None:
    """AU-7: both sides that count, of the card drawn and of the one on top; an owner may have brought other cards."""
    automa = state.automa
    if automa.seat < 0:
        return None
    return {
        "drawn": _automa_card(automa.card()) if automa.drawn >= 0 else None,
        "top": _automa_card(automa.open_card()) if automa.top >= 0 else None,
        "digits": ints(automa.deck.digits),
    }


def _automa_card(card: AutomaCard) -> wire.AutomaCardView:
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
        "hazard": parts.HAZARD_KINDS[card.hazard],
        "build": [CRITERIA[criterion] for criterion in card.build],
    }


def _entry(top: i64) -> list[str | int]:
    value, extra = int(top // agenda.VALUE_STEP & agenda.VALUE_MASK), int(top // agenda.EXTRA_STEP)
    return [agenda.NAMES[top & agenda.KIND_MASK], value, extra]


def _task(state: GreatWesternTrail) -> wire.Task | None:
    """What the table waits for, for people."""
    if state.turn == OVER:
        return None
    told = state.decision().task(state.value(), state.extra()) if state.turn != CHANCE else {}
    if in_kansas_city(state):  # GWT 5.5: or as if it were there, by building 9a
        told["extraordinary"] = state.player().site != parts.KANSAS
    return cast(wire.Task, {"task": agenda.NAMES[state.waiting()], **told})


def _seen_player(state: GreatWesternTrail, player: Player, own: bool) -> wire.PlayerView:
    shown: Json = {
        **open_player(player),
        "step_limit": int(player.step_limit(state.seating)),
        "hand_limit": int(player.hand_limit()),
        "certificate_limit": int(parts.CERTIFICATE_TRACK[player.marker_limit()]),
        "permanent": int(player.permanent()),
        "buildings": [
            parts.SIDES[side] for side, where in zip(state.sides, player.buildings, strict=True) if where == IN_SUPPLY
        ],
        "cards": len(player.hand),
        "stack_size": int(player.stack_size),
        "belongings": counts(items_of(player), parts.ITEMS),
    }
    if own:
        shown |= {"hand": hand_names(player), "stack": counts(player.stack, CARDS)}
        shown["breeding"] = int(breeding_value(player) - player.permanent())
    else:
        unseen = ints(player.stack)
        for card in player.hand:
            unseen[card] += 1
        shown["unseen"] = counts(vec[i64](unseen), CARDS)
    return cast(wire.PlayerView, shown)


def open_player(player: Player) -> wire.OpenPlayer:
    return {
        "money": int(player.money),
        "certificates": int(player.certificates()),
        "engine": parts.space_number(player.engine),
        "site": SITES[player.site] if player.site >= 0 else parts.BESIDE,
        "workers": dict(zip(WORKERS, ints(player.workers), strict=True)),
        "discs": dict(zip(parts.DISCS, ints(player.discs), strict=True)),
        "discard": counts(player.discard, CARDS),
        "area": [name for name, count in zip(OBJECTIVES, player.area, strict=True) for _ in range(count)],
        "tiles": counts(player.tiles, TILES),
        "masters": [name for name, count in zip(parts.MASTER_NAMES, player.masters, strict=True) if count],
        "cities": counts(player.cities, parts.CITIES),
        "stations": [number + 1 for number, count in enumerate(player.stations) if count],
        "gone": [number + 1 for number, status in enumerate(player.buildings) if status == parts.GONE],
    }


def hand_names(player: Player) -> list[str]:
    return [CARDS[kind] for kind in player.hand]


def counts(numbers: vec[i64], names: list[str] | tuple[str, ...]) -> dict[str, int]:
    return {names[i]: int(number) for i, number in enumerate(numbers) if number}


def scores(state: GreatWesternTrail) -> list[wire.Score]:
    """Per seat: where its points come from (GWT 12.2)."""
    return [
        {
            "seat": seat,
            "points": int(state.points(seat)),
            "share": state.share(seat) if state.turn == OVER else 0.0,
            "items": itemise(state, seat),
            "belongings": counts(items_of(state.players[seat]), parts.ITEMS),
        }
        for seat in range(state.seats)
    ]
