"""Gold Rush keeps the laws of every game, in all its options."""

from __future__ import annotations

from saloon.conformance import Conformance, Give, whole
from saloon.core.game import Action, Json
from saloon.core.refusal import Refusal
from saloon.games.gold_rush.game import GAME
from tests.games.gold_rush.checker import JOBS
from tests.games.gold_rush.lists import MOUNTAINOUS, printed
from tests.games.laws import evidence_of, player

SIDES = "NESW"
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
PRINTED = printed()["tile"]
LETTERS = {"prairie": "P", "rail": "R", "mountain": "M"}


# Law 7: what each refusal says is missing


def edges(position: Json, tile: str, rotation: int) -> dict[str, str]:
    """The letter at each side of a tile as it lies."""
    tiles = position["options"]["tiles"]
    rows = PRINTED if tiles == "reconstructed" else tiles["tile"]
    letters = next(row["edges"] for row in rows if row["id"] == tile)
    return {side: letters[(i - rotation) % 4] for i, side in enumerate(SIDES)}


def asked(position: Json, x: int, y: int) -> dict[str, str]:
    """What the tiles around a place show it, by side."""
    shown = {}
    for laid in position["board"]:
        tile, place, rotation = laid.split()
        for i, side in enumerate(SIDES):
            east, north = STEPS[side]
            if place == f"{x + east},{y + north}":
                shown[side] = edges(position, tile, int(rotation))[SIDES[i - 2]]
    return shown


@whole
def give_fitting_tile(position: Json, action: Action, refusal: Refusal) -> Json | None:
    """GR-20: one that shows, on the side that the refusal names, what it says is asked there."""
    side, rotation = refusal.params["side"], action["rotation"]
    assert edges(position, position["tile"], rotation)[side] == LETTERS[refusal.params["shows"]]
    wanted = asked(position, action["x"], action["y"]) | {side: LETTERS[refusal.params["asks"]]}
    for tile in position["bag"]:
        if wanted.items() <= edges(position, tile, rotation).items():
            bag = position["bag"]
            bag[tile] -= 1
            bag[position["tile"]] = bag.get(position["tile"], 0) + 1
            return position | {"tile": tile}
    return None


@whole
def call_cowboy(position: Json, action: Action, refusal: Refusal) -> Json:
    player(position)["cowboys"].pop()  # GR-38
    return position


@whole
def call_those_who_occupy(position: Json, action: Action, refusal: Refusal) -> Json | None:
    """GR-33: the cowboys of the seat that the refusal names, on the land that it names, if nobody else is on such."""
    job = JOBS[refusal.params["land"]]
    seats = {
        seat
        for seat, there in enumerate(position["players"])
        if any(cowboy.startswith(job) for cowboy in there["cowboys"])
    }
    if seats - {refusal.params["seat"]}:
        return None
    there = position["players"][refusal.params["seat"]]
    there["cowboys"] = [cowboy for cowboy in there["cowboys"] if not cowboy.startswith(job)]
    return position


@whole
def allow_farmers(position: Json, action: Action, refusal: Refusal) -> Json:
    position["options"]["farmers"] = True  # GR-40
    return position


@whole
def give_tent_on_tokens(position: Json, action: Action, refusal: Refusal) -> Json | None:
    """GR-52: on a mountain with tokens, where nobody stands."""
    taken = {there["tent"] for there in position["players"]}
    taken |= {cowboy.partition(" ")[2] for there in position["players"] for cowboy in there["cowboys"]}
    for segment, tokens in position["stacks"].items():
        if tokens > 0 and segment not in taken:
            player(position)["tent"] = segment
            return position
    return None


@whole
def take_up_tent(position: Json, action: Action, refusal: Refusal) -> Json:
    player(position)["tent"] = None  # GR-46
    return position


@whole
def clear_segment(position: Json, action: Action, refusal: Refusal) -> Json:
    """GR-44: the cowboy that stands there goes home."""
    segment = f"{action['x']},{action['y']} {action['where']}"
    for there in position["players"]:
        there["cowboys"] = [cowboy for cowboy in there["cowboys"] if cowboy.partition(" ")[2] != segment]
        if there["tent"] == segment:
            there["tent"] = None
    return position


GIVES: dict[str, Give | None] = {
    "does-not-continue": give_fitting_tile,
    "no-cowboy": call_cowboy,
    "occupied-by": call_those_who_occupy,
    "without-farmers": allow_farmers,
    "no-tent": give_tent_on_tokens,
    "no-tokens": give_tent_on_tokens,
    "stands-there": take_up_tent,
    "not-vacant": clear_segment,
    "mountain-complete": None,  # GR-43: what is complete stays so
}


class TestGoldRush(Conformance):
    game = GAME
    options = (
        {},
        {"farmers": False, "first_seat": 1, "last_turn": "tile"},
        {"first_seat": 0, "last_turn": "scored"},
        {"unclaimed_tokens": "active", "gap": "open"},
        {"tiles": MOUNTAINOUS, "gap": "open"},
    )
    evidence = evidence_of("gold_rush")
    gives = GIVES
