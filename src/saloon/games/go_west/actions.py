"""Move and action of Go West!, and why an action is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.core.game import Action
from saloon.core.refusal import Refusal
from saloon.games.go_west.codes import (
    ACTION,
    ANNOUNCE,
    DEAL,
    FIRST,
    OTHER,
    PAY,
    SCORE,
    SELL,
    STEP,
    STOP,
)
from saloon.games.go_west.parts import CALIFORNIA, EAST, HAND, REGIONS, SCORING_CARDS, WEST
from saloon.games.go_west.state import GoWest


def action(state: GoWest, move: int) -> Action:
    """The readable form of a move or draw that the state lists."""
    cards = state.deck.cards
    if state.phase == ACTION:
        if move < SELL:
            return {"do": "play", "card": cards[move].name}
        if move < SCORE:
            return {"do": "sell", "card": cards[move - SELL].name}
        return {"do": {SCORE: "score", ANNOUNCE: "announce", STOP: "stop"}[move]}
    if state.phase == PAY:
        return {"do": "pay", "tokens": move, "vp": int(state.due) - move}
    if state.phase == OTHER:
        return {"do": "place", "region": REGIONS[move]}
    if state.phase == STEP:
        return {"do": "step", "from": REGIONS[move]}
    if state.phase == FIRST:
        return {"draw": "first", "seat": move}
    return {"draw": "card", "seat": drawing_seat(state), "card": cards[move].name}


def drawing_seat(state: GoWest) -> int:
    """Who gets the next card: at the deal the first hand that is not full, later the seat that acted."""
    if state.phase == DEAL:
        return next(seat for seat in range(state.seats) if len(state.players[seat].hand) < HAND)
    return int(state.actor)


def attempts(state: GoWest) -> list[Action]:
    """What a player might try at the table now."""
    if state.phase == ACTION:
        hand = dict.fromkeys(state.deck.cards[kind].name for kind in state.players[state.actor].hand)
        cards: list[Action] = [{"do": verb, "card": name} for name in hand for verb in ("play", "sell")]
        return [*cards, {"do": "score"}, {"do": "announce"}, {"do": "stop"}]
    if state.phase == OTHER:
        return [{"do": "place", "region": region} for region in REGIONS]
    if state.phase == STEP:
        return [{"do": "step", "from": region} for region in REGIONS]
    if state.phase == PAY:
        return [{"do": "pay", "tokens": tokens, "vp": int(state.due) - tokens} for tokens in range(int(state.due) + 1)]
    return []


def elements(action: Mapping[str, Any]) -> list[str]:
    """What on the board the action belongs to."""
    match action:
        case {"do": "play" | "sell", "card": card}:
            return [f"card:{card}"]
        case {"do": "place", "region": region}:
            return [f"track:{region}"]
        case {"do": "step", "from": region}:
            return [f"wagons:{region}"]
        case {"do": "pay", "tokens": tokens}:
            return [f"pay:{tokens}"]
        case {"do": "score" | "announce" | "stop" as verb}:
            return [verb]
    return []


def refusal(state: GoWest, action: Mapping[str, Any]) -> Refusal:
    """Why an action that is none of the moves cannot be done."""
    wanted = action.get("do")
    known = WORDS_OF.get(wanted) if isinstance(wanted, str) else None
    if known is None:
        return Refusal("table", "unknown-action", {"choices": ", ".join(WORDS_OF)})
    if set(action) != {"do", *known}:
        return Refusal("table", "wrong-fields", {"action": wanted, "fields": ", ".join(known) or "-"})
    if state.phase == PAY:
        return _refuse_payment(state, action)
    if state.phase == OTHER:
        return _refuse_place(state, action)
    if state.phase == STEP:
        return _refuse_step(state, action)
    return _refuse_action(state, action)


WORDS_OF: Mapping[str, tuple[str, ...]] = {
    "play": ("card",),
    "sell": ("card",),
    "score": (),
    "announce": (),
    "stop": (),
    "pay": ("tokens", "vp"),
    "place": ("region",),
    "step": ("from",),
}


def _refuse_action(state: GoWest, action: Mapping[str, Any]) -> Refusal:
    player = state.players[state.actor]
    funds = {"supply": int(player.supply), "vp": int(player.vp)}
    match action["do"]:
        case "play" | "sell":
            kind = state.deck.kind(str(action["card"]))
            if kind < 0 or not player.holds(kind):
                return Refusal("GW-9", "not-in-hand", {"card": str(action["card"])})
            return Refusal("GW-19", "cannot-pay", {"cost": int(state.deck.cards[kind].cost), **funds})
        case "score":
            if player.scored == SCORING_CARDS:
                return Refusal("GW-20", "no-scoring-card")
            return Refusal("GW-19", "cannot-pay", {"cost": int(player.scoring_cost()), **funds})
        case "announce":
            if state.doubled:
                return Refusal("GW-11", "announced-already")
            return Refusal("GW-10", "marker-spent")
        case "stop":
            return Refusal("GW-9", "no-passing")
        case "pay":
            return Refusal("GW-19", "nothing-to-pay")
        case "place":
            return Refusal("GW-13", "nothing-to-place")
        case _:
            return Refusal("GW-14", "no-steps-left")


def _refuse_payment(state: GoWest, action: Mapping[str, Any]) -> Refusal:
    player = state.players[state.actor]
    if action["do"] != "pay":
        return Refusal("GW-12", "pay-first", {"cost": int(state.due)})
    least = int(state.least_tokens())
    return Refusal("GW-19", "wrong-split", {"cost": int(state.due), "least": least, "most": int(player.supply)})


def _refuse_place(state: GoWest, action: Mapping[str, Any]) -> Refusal:
    if action["do"] != "place":
        return Refusal("GW-15", "place-first")
    region = action["region"]
    if region not in REGIONS:
        return Refusal("GW-1", "no-such-region", {"region": str(region)})
    if not EAST <= REGIONS.index(region) <= WEST:
        return Refusal("GW-1", "no-track", {"region": region})
    return Refusal("GW-13", "other-region", {"region": region})


def _refuse_step(state: GoWest, action: Mapping[str, Any]) -> Refusal:
    if action["do"] != "step":
        return Refusal("GW-15", "steps-first", {"steps": int(state.steps_left)})
    region = action["from"]
    if region not in REGIONS:
        return Refusal("GW-1", "no-such-region", {"region": str(region)})
    if REGIONS.index(region) == CALIFORNIA:
        return Refusal("GW-14", "end-of-trail")
    return Refusal("GW-14", "no-wagon", {"region": region})
