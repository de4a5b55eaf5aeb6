"""Go West! keeps the laws of every game, in all its options."""

from __future__ import annotations

from saloon.conformance import Conformance, Give, whole
from saloon.core.game import Action, Json
from saloon.core.refusal import Refusal
from saloon.games.go_west.game import GAME
from saloon.games.go_west.parts import card_parts
from tests.games.laws import evidence_of, player

TINY_DECK = {  # few kinds and many free cards: short piles, many reshuffles, the stalemate of GW-J1
    "per_region": {"cards": [{"places": "one", "count": 6}, {"places": "plus", "cost": 6, "count": 7}]},
    "no_region": {"cards": [{"places": "none", "wagons": 9, "cost": 6, "count": 4}]},
}


# Law 7: what each refusal says is missing


def give_tokens(position: Json, tokens: int) -> Json | None:
    """From the box, as far as it goes."""
    if player(position)["box"] < tokens:
        return None
    player(position)["supply"] += tokens
    player(position)["box"] -= tokens
    return position


def give_funds(position: Json, action: Action, refusal: Refusal, less: int) -> Json | None:
    """GW-19: tokens, so that they make up the cost together with the victory points."""
    missing = refusal.params["cost"] - refusal.params["supply"] - refusal.params["vp"]
    return give_tokens(position, missing - less)


def give_either(position: Json, action: Action, refusal: Refusal, less: int) -> Json | None:
    """GW-19: tokens for a payment of more than there are; victory points for one of fewer than must be."""
    if action["tokens"] < refusal.params["least"]:
        player(position)["vp"] += refusal.params["least"] - action["tokens"] - less
        return position
    if action["tokens"] == refusal.params["cost"]:
        return None  # with so many tokens nobody would ask
    return give_tokens(position, action["tokens"] - refusal.params["most"] - less)


@whole
def give_marker(position: Json, action: Action, refusal: Refusal) -> Json:
    player(position)["marker"] = True  # GW-10
    return position


@whole
def take_back_announcement(position: Json, action: Action, refusal: Refusal) -> Json:
    return position | {"doubled": False, "actions_left": 1}  # GW-11


@whole
def give_second_action(position: Json, action: Action, refusal: Refusal) -> Json:
    return position | {"doubled": True, "actions_left": 1}  # GW-10


@whole
def give_scoring_card(position: Json, action: Action, refusal: Refusal) -> Json:
    player(position)["scored"] -= 1  # GW-20
    return position


@whole
def give_wagon(position: Json, action: Action, refusal: Refusal) -> Json:
    """GW-14: one that stood in another region."""
    wagons = position["wagons"]
    wagons[max(wagons, key=wagons.get)] -= 1
    wagons[refusal.params["region"]] += 1
    return position


@whole
def give_card_of_another_region(position: Json, action: Action, refusal: Refusal) -> Json | None:
    """GW-13: instead of the one in play, one from the pile."""
    for name in position["pile"]:
        card = card_parts(name)
        if card["places"] == "plus" and card["region"] != refusal.params["region"]:
            pile = position["pile"]
            pile[name] -= 1
            pile[position["card"]] = pile.get(position["card"], 0) + 1
            return position | {"card": name}
    return None


GIVES: dict[str, Give | None] = {
    "cannot-pay": give_funds,
    "wrong-split": give_either,
    "marker-spent": give_marker,
    "announced-already": take_back_announcement,
    "no-passing": give_second_action,
    "no-scoring-card": give_scoring_card,
    "no-wagon": give_wagon,
    "other-region": give_card_of_another_region,
    "no-track": None,  # GW-1: two regions have none
    "end-of-trail": None,  # GW-14: nothing lies west of California
}


class TestGoWest(Conformance):
    game = GAME
    options = ({}, {"first_seat": 1, "end_check": "turn"}, {"deck": TINY_DECK})
    evidence = evidence_of("go_west")
    gives = GIVES
