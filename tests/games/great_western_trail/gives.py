"""Law 7: what each refusal of Great Western Trail says is missing, given to a position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from saloon.conformance import Give, whole
from saloon.core.game import Action, Json
from saloon.core.refusal import Refusal
from saloon.games.great_western_trail import parts
from tests.games.laws import player

PLENTY = 100


def top(position: Json) -> list[int]:
    """What the table waits for: a name, its value and its extra."""
    entry: list[int] = position["agenda"][-1]
    return entry


def take_from_supply(position: Json, tile: str) -> bool:
    for stack in position["supply"]:
        if stack.get(tile):
            stack[tile] -= 1
            return True
    return False


def add_worker(position: Json, worker: str) -> bool:
    workers = player(position)["workers"]
    if workers[worker] == parts.MOST_WORKERS or not take_from_supply(position, worker):
        return False
    workers[worker] += 1
    return True


def add_card(position: Json, card: str) -> bool:
    """From the player's own cards into the hand."""
    for pile in (player(position)["stack"], player(position)["discard"]):
        if pile.get(card):
            pile[card] -= 1
            player(position)["hand"].append(card)
            return True
    return False


def clear_discs(position: Json, kinds: Iterable[str], left: int) -> Json:
    """All but so many discs of these kinds go to the city that takes any number."""
    own = player(position)
    for kind in kinds:
        gone = max(0, own["discs"][kind] - left)
        own["discs"][kind] -= gone
        own["cities"]["kansas_city"] = own["cities"].get("kansas_city", 0) + gone
    return position


def give_money(position: Json, action: Action, refusal: Refusal, less: int) -> Json | None:
    player(position)["money"] += refusal.params["cost"] - refusal.params["money"] - less
    return position


def give_cowboys(position: Json, action: Action, refusal: Refusal, less: int) -> Json | None:
    top(position)[1] = refusal.params["needed"] - less
    return position


def give_craftsmen(position: Json, action: Action, refusal: Refusal, less: int) -> Json | None:
    missing = refusal.params["needed"] - refusal.params["craftsmen"] - less
    return position if all(add_worker(position, "craftsman") for _ in range(missing)) else None


def give_value(position: Json, action: Action, refusal: Refusal, less: int) -> Json | None:
    top(position)[1] = int(parts.CITY_VALUE[parts.CITIES.index(refusal.params["city"])]) - less
    return position


def give_hazard_money(position: Json, action: Action, refusal: Refusal, less: int) -> Json | None:
    """GWT-2.9: where there is a hazard, money is what is missing."""
    hazards = tuple(parts.HAZARD_KINDS)
    if not any(tile.startswith(hazards) for tile in position["trail"].values()):
        return None
    return give_money(position, action, refusal, less)


@whole
def give_teepee(position: Json, action: Action, refusal: Refusal) -> Json | None:
    """GWT-2.8: one for which money is gained, not paid."""
    if "TP1" in position["trail"] or not take_from_supply(position, "green_teepee"):
        return None
    position["trail"]["TP1"] = "green_teepee"
    return position


@whole
def give_either(position: Json, action: Action, refusal: Refusal) -> Json | None:
    top(position)[1] |= 3  # GWT-2.9: a hazard or a teepee
    return position


@whole
def clear_site(position: Json, action: Action, refusal: Refusal) -> Json | None:
    del position["trail"][action["site"]]
    return position


@whole
def move_token_down(position: Json, action: Action, refusal: Refusal) -> Json | None:
    if refusal.params["row"] == parts.ROWS:
        return None
    return position | {"token": refusal.params["row"] + 1}


@whole
def give_wages(position: Json, action: Action, refusal: Refusal) -> Json | None:
    """Whatever money can do; somebody to hire there must be."""
    jobs = position["jobs"][: position["token"] - 1] if position["token"] != "left" else position["jobs"]
    own = player(position)
    if not any(count and own["workers"][worker] < parts.MOST_WORKERS for row in jobs for worker, count in row.items()):
        return None
    own["money"] += PLENTY
    return position


@whole
def give_craft(position: Json, action: Action, refusal: Refusal) -> Json | None:
    """GWT-5.3: money, and craftsmen for any of the cheap buildings, if one is left."""
    while add_worker(position, "craftsman"):
        pass
    own = player(position)
    own["money"] += PLENTY
    built = [tile for tile in position["trail"].values() if tile.startswith(f"{position['actor']}:")]
    needed = [
        int(parts.CRAFTSMEN[parts.SIDES.index(side)])
        for number, side in enumerate(position["faces"], start=1)
        if number not in own["gone"] and f"{position['actor']}:{side}" not in built
    ]
    return position if any(craftsmen <= own["workers"]["craftsman"] for craftsmen in needed) else None


@whole
def give_card(position: Json, action: Action, refusal: Refusal) -> Json | None:
    return position if add_card(position, refusal.params["card"]) else None


@whole
def give_cards(position: Json, action: Action, refusal: Refusal) -> Json | None:
    """GWT-11: two of a breed, any, or an objective card, as the deed asks for."""
    deed = refusal.params["deed"]
    if "objective" in deed.split("-gain")[0].split("-certificate")[0]:
        for card, count in position["objective_stack"].items():
            if count:
                position["objective_stack"][card] -= 1
                player(position)["hand"].append(card)
                return position
        return None
    wanted = 2 if "pair" in deed else 1
    for card in parts.CARDS[: parts.STARTER]:
        trial = [add_card(position, card) for _ in range(wanted)]
        if all(trial):
            return position
    return None


@whole
def send_engine_ahead(position: Json, action: Action, refusal: Refusal) -> Json | None:
    """GWT-9.4: there is room behind it."""
    taken = [other["engine"] for other in position["players"]]
    player(position)["engine"] = next(space for space in range(30, 39) if space not in taken)
    return position


@whole
def give_reach(position: Json, action: Action, refusal: Refusal) -> Json | None:
    if refusal.params["space"] <= player(position)["engine"]:
        return None  # GWT-9.3: never back
    top(position)[1] = PLENTY
    return position


@whole
def send_engine_home(position: Json, action: Action, refusal: Refusal) -> Json | None:
    for other in position["players"]:
        if other is not player(position) and other["engine"] == refusal.params["space"]:
            other["engine"] = 0
    return position


@whole
def take_disc_back(position: Json, action: Action, refusal: Refusal) -> Json | None:
    own = player(position)
    if "city" in refusal.params:
        del own["cities"][refusal.params["city"]]
    else:
        own["stations"].remove(refusal.params["station"])
    counts = dict(zip(parts.DISCS, parts.DISC_COUNT, strict=True))
    own["discs"][next(kind for kind, count in own["discs"].items() if count < counts[kind])] += 1
    return position


@whole
def clear_white_discs(position: Json, action: Action, refusal: Refusal) -> Json | None:
    white = [kind for kind, corners in zip(parts.DISCS, parts.DISC_CORNERS, strict=True) if corners == parts.WHITE]
    return clear_discs(position, white, 0)


@whole
def unlock(position: Json, action: Action, refusal: Refusal) -> Json | None:
    return clear_discs(position, [f"auxiliary_{refusal.params['action']}"], 1)


@whole
def unlock_double(position: Json, action: Action, refusal: Refusal) -> Json | None:
    return clear_discs(position, [f"auxiliary_{refusal.params['action']}"], 0)


@whole
def give_worker(position: Json, action: Action, refusal: Refusal) -> Json | None:
    return position if add_worker(position, refusal.params["worker"]) else None


@whole
def build_in_the_woods(position: Json, action: Action, refusal: Refusal) -> Json | None:
    free = [parts.SITES[site] for site in parts.BUILDING_SITES if parts.WOODS[site]]
    site = next((site for site in free if site not in position["trail"]), None)
    for number, side in enumerate(position["faces"], start=1):
        building = f"{position['actor']}:{side}"
        if site and number not in player(position)["gone"] and building not in position["trail"].values():
            position["trail"][site] = building
            return position
    return None


@whole
def forget_visit(position: Json, action: Action, refusal: Refusal) -> Json | None:
    position["visit"] |= {"used": 0, "acted": False}
    return position


@whole
def have_acted(position: Json, action: Action, refusal: Refusal) -> Json | None:
    position["visit"]["acted"] = True
    return position


@whole
def bring_token_back(position: Json, action: Action, refusal: Refusal) -> Json | None:
    """GWT-12.1: before the last worker came."""
    last = position["jobs"][-1]
    worker = next((name for name, count in last.items() if count), None)
    if worker is None:
        return None
    last[worker] -= 1
    position["supply"][1][worker] = position["supply"][1].get(worker, 0) + 1
    return position | {"token": parts.ROWS, "turns_left": None, "token_owner": None}


GIVES: dict[str, Give | None] = {
    "cannot-go-back": send_engine_ahead,
    "cannot-pay": give_money,
    "card-needed": give_card,
    "cards-needed": give_cards,
    "disc-there-already": take_disc_back,
    "do-something": have_acted,
    "exactly-back": None,  # GWT-9.4: it says where the engine may go
    "hazards-only": give_either,
    "local-action-done": forget_visit,
    "no-hazard": give_hazard_money,
    "no-hired-worker": give_worker,
    "no-teepee": give_teepee,
    "no-workers-any-more": bring_token_back,
    "nobody-to-hire": give_wages,
    "none-in-the-woods": build_in_the_woods,
    "not-above-token": move_token_down,
    "not-doubled": unlock_double,
    "not-enough-cowboys": give_cowboys,
    "not-enough-craftsmen": give_craftsmen,
    "not-more-craftsmen": clear_site,
    "not-unlocked": unlock,
    "nothing-to-build": give_craft,
    "out-of-reach": give_reach,
    "site-taken": clear_site,
    "space-taken": send_engine_home,
    "teepees-only": give_either,
    "used-already": forget_visit,
    "value-too-low": give_value,
    "white-first": clear_white_discs,
}


# What the law's games do not meet: a position where it is said, and what helps.


@whole
def give_market_card(position: Json, action: Action, refusal: Refusal) -> Json | None:
    position["market_stack"] = {"holstein": 1}
    return position


@whole
def give_own_card(position: Json, action: Action, refusal: Refusal) -> Json | None:
    player(position)["discard"] = {"jersey": 1}
    return position


@whole
def give_teepee_pair(position: Json, action: Action, refusal: Refusal) -> Json | None:
    for tile in ("green_teepee", "blue_teepee"):
        take_from_supply(position, tile)
        player(position)["tiles"][tile] = 1
    return position


@whole
def dismiss_worker(position: Json, action: Action, refusal: Refusal) -> Json | None:
    worker = refusal.params["worker"]
    player(position)["workers"][worker] -= 1
    position["supply"][1][worker] = position["supply"][1].get(worker, 0) + 1
    return position


@whole
def send_engine_home_and_pay(position: Json, action: Action, refusal: Refusal) -> Json | None:
    player(position).update(engine=0, money=PLENTY)
    return position


@whole
def send_engine_to_terminus(position: Json, action: Action, refusal: Refusal) -> Json | None:
    player(position)["engine"] = 39
    return position if action["to"] < 39 else None


@whole
def send_engine_ahead_and_pay(position: Json, action: Action, refusal: Refusal) -> Json | None:
    player(position).update(engine=38, money=PLENTY)
    return position if refusal.params.get("station") != parts.STATIONS else None  # no engine gets beyond the last one


def at(site: str, tile: str, **own: Any) -> Json:
    """The first seat visits a building."""
    sides = [f"{number}{'b' if tile == f'0:{number}b' else 'a'}" for number in range(1, 11)]
    agenda = [["end_turn"], ["draw_up"], ["visit"]]
    return {"faces": sides, "trail": {site: tile}, "players": [{"site": site, **own}, {}], "agenda": agenda}


def asked(entry: list[str | int], **own: Any) -> Json:
    return {"players": [{"site": "N-A", **own}, {}], "agenda": [["end_turn"], ["draw_up"], ["visit"], entry]}


RARE_GIVES: dict[str, tuple[Json, Give | None]] = {
    "cannot-go-on": (
        at("N-A", "A", engine=39, money=9, cities={"wichita": 1}, discs={"auxiliary_4": 1}), send_engine_home_and_pay
    ),
    "cattle-only": (asked(["discard_cattle"], hand=["jersey", "O01"]), None),  # the card is what it is
    "must-go-back": (asked(["return"], engine=10), send_engine_to_terminus),
    "neutral-tiles-only": ({"trail": {"A1": "1:1a"}, "players": [{}, {}]}, None),  # GWT-2.6: never elsewhere
    "no-cards": (at("N-A", "A", stack={}), give_own_card),
    "no-effect": (at("A1", "0:7a"), give_teepee_pair),
    "no-station-behind": (at("A1", "0:9b"), send_engine_ahead_and_pay),
    "not-behind": (asked(["behind"], engine=10, money=20), send_engine_ahead_and_pay),
    "nothing-to-buy": (at("N-A", "E", money=0) | {"market_stack": {}}, give_market_card),
    "objective-only": (asked(["discard_objective"], hand=["jersey", "O01"]), None),  # the card is what it is
    "row-full": (
        asked(["hire", 16], workers={"cowboy": 6}, money=50) | {"jobs": [{"cowboy": 1, "engineer": 1}]}, dismiss_worker
    ),
    "stack-empty": (asked(["buy", 1, 1], money=9) | {"market": {"holstein": 1}, "market_stack": {}}, give_market_card),
}  # fmt: skip
