"""Why an action is refused in Great Western Trail: the section of the digest, the reason, and the figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.refusal import Refusal
from saloon.games.great_western_trail import codes, deeds
from saloon.games.great_western_trail.buildings import (
    able,
    craftsmen_needed,
    deed_at,
    field_bit,
    meets_need,
    usable,
)
from saloon.games.great_western_trail.parts import (
    BREEDS,
    CARDS,
    CATTLE,
    CITIES,
    CITY_VALUE,
    CRAFTSMEN,
    DEEDS,
    DISC_CORNERS,
    DISCS,
    FACES,
    MOST_WORKERS,
    OBJECTIVES,
    PRICES,
    ROW_COST,
    ROWS,
    SITE_KIND,
    SITES,
    STATION_AT,
    STATION_COST,
    STATION_ON,
    STATIONS,
    TEEPEE_SITE,
    TEEPEE_VALUE,
    WHITE,
    WORKERS,
)
from saloon.games.great_western_trail.railroad import backward, occupied
from saloon.games.great_western_trail.state import RULES, GreatWesternTrail
from saloon.games.great_western_trail.view import TASKS, tile_name

Action = Mapping[str, Any]

# Each verb: its fields, the tasks that it may answer.
VERBS: Mapping[str, tuple[tuple[str, ...], tuple[int, ...]]] = {
    "place": (("site",), (codes.MOVE,)),
    "move": (("path",), (codes.MOVE, codes.ADVANCE)),
    "ride": (("path",), (codes.RIDE,)),
    "play": (("card",), (codes.MOVE, codes.VISIT)),
    "use": (("deed", "site"), (codes.VISIT,)),
    "copy": (("site",), (codes.VISIT,)),
    "auxiliary": (("action", "double"), (codes.VISIT, codes.AUXILIARY)),
    "done": ((), (codes.VISIT, codes.BUY)),
    "decline": (
        (),
        (codes.RIDE, codes.AUXILIARY, codes.ENGINE, codes.UPGRADE, codes.APPOINT, codes.HIRE, codes.BUILD, codes.TAKE,
         codes.OBJECTIVE, codes.REMOVE, codes.DRAW, codes.OFFER),
    ),
    "engine": (("to",), (codes.ENGINE, codes.RETREAT, codes.RETURN, codes.EXTRAORDINARY)),
    "upgrade": (("disc",), (codes.UPGRADE,)),
    "disc": (("disc",), (codes.DISC,)),
    "station": (("station",), (codes.BEHIND,)),
    "appoint": (("worker",), (codes.APPOINT,)),
    "hire": (("worker", "row"), (codes.HIRE,)),
    "build": (("building", "site"), (codes.BUILD,)),
    "take": (("site",), (codes.TAKE,)),
    "buy": (("cards", "cowboys", "price"), (codes.BUY,)),
    "new_cattle": ((), (codes.BUY,)),
    "objective": (("card", "place"), (codes.OBJECTIVE,)),
    "objective_stack": ((), (codes.OBJECTIVE,)),
    "discard": (("card",), (codes.DISCARD, codes.DISCARD_CATTLE, codes.DISCARD_OBJECTIVE)),
    "discard_pair": (("cards",), (codes.DISCARD_PAIR,)),
    "remove": (("card",), (codes.REMOVE,)),
    "draw": (("cards",), (codes.DRAW,)),
    "accept": (("deed",), (codes.OFFER,)),
    "foresight": (("column", "place", "tile"), (codes.FORESIGHT,)),
    "income": (("certificates",), (codes.INCOME,)),
    "deliver": (("city",), (codes.DELIVER,)),
}  # fmt: skip


def refusal(state: GreatWesternTrail, action: Action) -> Refusal:
    """Why an action that is none of the moves cannot be done."""
    verb = action.get("do")
    if not isinstance(verb, str) or verb not in VERBS:
        return Refusal("table", "unknown-action", {"choices": ", ".join(VERBS)})
    fields, tasks = VERBS[verb]
    if set(action) != {"do", *fields}:
        return Refusal("table", "wrong-fields", {"action": verb, "fields": ", ".join(fields) or "-"})
    kind = int(state.waiting())
    if kind not in tasks:
        if verb == "play" and codes.FORESIGHT <= kind <= codes.DISC:
            return Refusal("GWT-10.4", "not-in-kansas-city")
        return Refusal(RULES[kind], "not-now", {"task": TASKS[kind]})
    why = REASONS.get(verb)
    return why(state, action) if why else Refusal(RULES[kind], "not-possible", {"action": verb})


def _number(value: Any) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else -1


def _quoted(value: Any) -> list[str] | str:
    """Names stay names, so that words can speak each of them; anything else is quoted as it is."""
    return value if isinstance(value, list) and all(isinstance(name, str) for name in value) else str(value)


def _index(names: Any, value: Any) -> int:
    return list(names).index(value) if value in list(names) else -1


def _a(state: GreatWesternTrail) -> int:
    return int(state.agenda[-1] // codes.A_STEP & codes.A_MASK)


def _money(state: GreatWesternTrail) -> int:
    return int(state.players[state.actor].money)


def _cannot_pay(rule: str, cost: int, state: GreatWesternTrail) -> Refusal:
    return Refusal(rule, "cannot-pay", {"cost": cost, "money": _money(state)})


def _place(state: GreatWesternTrail, action: Action) -> Refusal:
    if state.players[state.actor].site >= 0:
        return Refusal("GWT-2.6", "first-turn-only")
    return Refusal("GWT-2.6", "neutral-tiles-only", {"site": str(action["site"])})


def _path(state: GreatWesternTrail, action: Action) -> Refusal:
    player = state.players[state.actor]
    path = action["path"]
    if player.site < 0:
        return Refusal("GWT-2.6", "neutral-tiles-only", {"site": str(path)})
    if not isinstance(path, list) or not path or any(site not in SITES for site in path):
        return Refusal("GWT-2.1", "no-such-site", {"path": _quoted(path)})
    limit = int(player.step_limit(state.seating)) if state.waiting() == codes.MOVE else _a(state)
    if len(path) > limit:
        return Refusal("GWT-2.4", "too-many-steps", {"steps": len(path), "limit": limit})
    for site in path:
        if site == "KC" and action["do"] == "ride":
            return Refusal("GWT-10.5", "not-into-kansas-city")
        if site != "KC" and state.trail[SITES.index(site)] == codes.EMPTY:
            return Refusal("GWT-2.4", "not-a-location", {"site": site})
    return Refusal("GWT-2.2", "no-such-way", {"site": path[-1]})


def _play(state: GreatWesternTrail, action: Action) -> Refusal:
    return Refusal("GWT-10.4", "not-in-hand", {"card": str(action["card"])})


def _use(state: GreatWesternTrail, action: Action) -> Refusal:
    here = SITES[state.players[state.actor].site]
    copied = SITES[state.copied] if state.copied >= 0 else None
    if not usable(state):
        return Refusal("GWT-3.4", "only-auxiliary", {"tile": tile_name(state, state.visited) or "-"})
    if action["site"] not in (here, copied):
        return Refusal("GWT-3.3", "not-here", {"site": str(action["site"])})
    sources = (0, 1) if action["site"] == here else (2, 3)
    for move in (8 * source + field for source in sources for field in range(8)):
        number = deed_at(state, move)
        if number >= 0 and DEEDS[number].name == action["deed"]:
            return _why_not_deed(state, move, DEEDS[number])
    return Refusal("GWT-3.3", "no-such-deed", {"tile": tile_name(state, state.visited) or "-"})


def _why_not_deed(state: GreatWesternTrail, move: int, deed: deeds.Deed) -> Refusal:
    if state.used & field_bit(move):
        return Refusal("GWT-3.3", "used-already", {"deed": deed.name})
    player = state.players[state.actor]
    if not meets_need(state, deed):
        if deed.need == deeds.DISCARD:
            return Refusal("GWT-3.3", "card-needed", {"card": BREEDS[deed.need_value]})
        if deed.need == deeds.PAY:
            return _cannot_pay("GWT-3.7", int(deed.need_value), state)
        if deed.need == deeds.BACK:
            return Refusal("GWT-9.4", "cannot-go-back", {"spaces": int(deed.need_value)})
        return Refusal("GWT-11", "cards-needed", {"deed": deed.name})
    if deed.per == deeds.WOODS:
        return Refusal("GWT-5.8", "none-in-the-woods")
    if deed.verb == deeds.HIRE:
        return Refusal("GWT-7.3", "nobody-to-hire", {"money": int(player.money)})
    if deed.verb == deeds.BUILD:
        return Refusal("GWT-5.3", "nothing-to-build", {"money": int(player.money)})
    if deed.verb == deeds.HAZARD:
        return Refusal("GWT-2.9", "no-hazard", {"cost": int(deed.value), "money": int(player.money)})
    if deed.verb == deeds.TRADE:
        return Refusal("GWT-2.8", "no-teepee", {"money": int(player.money)})
    if deed.verb == deeds.CATTLE:
        return Refusal("GWT-6.3", "nothing-to-buy", {"money": int(player.money)})
    if deed.verb == deeds.BEHIND:
        return Refusal("GWT-5.7", "no-station-behind")
    if deed.verb == deeds.DELIVERY:
        return Refusal("GWT-9.4", "cannot-go-back", {"spaces": 1})
    return Refusal("GWT-3.3", "no-effect", {"deed": deed.name})


def _copy(state: GreatWesternTrail, action: Action) -> Refusal:
    if state.copied >= 0:
        return Refusal("GWT-5.6", "copied-already", {"site": SITES[state.copied]})
    if not usable(state) or not any(DEEDS[number].verb == deeds.COPY for number in [deed_at(state, 0)] if number >= 0):
        return Refusal("GWT-5.6", "only-with-8b")
    return Refusal("GWT-5.6", "no-neighbour", {"site": str(action["site"])})


def _auxiliary(state: GreatWesternTrail, action: Action) -> Refusal:
    player = state.players[state.actor]
    number, times = _number(action["action"]) - 1, 2 if action["double"] is True else 1
    if not 0 <= number < 5:
        return Refusal("GWT-1.7", "no-such-auxiliary", {"action": str(action["action"])})
    if state.waiting() == codes.VISIT:
        if state.acted:
            return Refusal("GWT-3.3", "local-action-done")
        if times == 2:
            return Refusal("GWT-1.7", "single-only")
    if player.auxiliary_level(number) < times:
        return Refusal("GWT-1.7", "not-doubled" if times == 2 else "not-unlocked", {"action": number + 1})
    if number in (2, 3) and player.money < times:
        return _cannot_pay("GWT-1.7", times, state)
    if number in (2, 4):
        return Refusal("GWT-9.4", "cannot-go-back", {"spaces": times})
    return Refusal("GWT-11", "no-cards") if number == 1 else Refusal("GWT-9.3", "cannot-go-on")


def _done(state: GreatWesternTrail, action: Action) -> Refusal:
    if state.waiting() == codes.BUY:
        return Refusal("GWT-6.3", "buy-something")
    return Refusal("GWT-3.5", "do-something")


def _decline(state: GreatWesternTrail, action: Action) -> Refusal:
    return Refusal(RULES[state.waiting()], "cannot-decline", {"task": TASKS[int(state.waiting())]})


def _engine(state: GreatWesternTrail, action: Action) -> Refusal:
    to = action["to"]
    space = int(2 * to) if isinstance(to, int | float) and 0 <= to <= 39 and 2 * to == int(2 * to) else -1
    if space < 0 or (space % 2 == 1 and STATION_ON[space] < 0):
        return Refusal("GWT-9.1", "no-such-space", {"space": str(to)})
    if occupied(state, space):
        return Refusal("GWT-9.1", "space-taken", {"space": to})
    kind = state.waiting()
    if kind == codes.RETREAT:
        fits = [int(target) / 2 for target in backward(state, _a(state), vec[i64]())]
        return Refusal("GWT-9.4", "exactly-back", {"spaces": _a(state), "to": ", ".join(map(str, fits))})
    if kind == codes.RETURN:
        return Refusal("GWT-9.6", "must-go-back")
    if kind == codes.EXTRAORDINARY:
        return Refusal("GWT-5.5", "must-go-back")
    return Refusal("GWT-9.3", "out-of-reach", {"spaces": _a(state), "space": to})


def _disc(state: GreatWesternTrail, action: Action) -> Refusal:
    player = state.players[state.actor]
    kind = _index(DISCS, action["disc"])
    if kind < 0:
        return Refusal("GWT-8.7", "no-such-disc", {"disc": str(action["disc"])})
    if player.discs[kind] == 0:
        return Refusal("GWT-1.5", "space-cleared", {"disc": DISCS[kind]})
    if state.waiting() == codes.UPGRADE and player.money < STATION_COST[_a(state)]:
        return _cannot_pay("GWT-9.5", int(STATION_COST[_a(state)]), state)
    if DISC_CORNERS[kind] != WHITE and player.has_white_disc() and DISCS[kind] not in _offered_discs(state):
        if state.waiting() == codes.UPGRADE and _a(state) >= 4:
            return _cannot_pay("GWT-1.5", 5 + int(STATION_COST[_a(state)]), state)
        return Refusal("GWT-8.7", "white-first", {"disc": DISCS[kind]})
    return _cannot_pay("GWT-1.5", 5, state)


def _offered_discs(state: GreatWesternTrail) -> list[str]:
    return [DISCS[move] for move in state.moves() if move < len(DISCS)]


def _station(state: GreatWesternTrail, action: Action) -> Refusal:
    station = _number(action["station"]) - 1
    if not 0 <= station < STATIONS:
        return Refusal("GWT-9.2", "no-such-station", {"station": str(action["station"])})
    if STATION_AT[station] >= state.players[state.actor].engine:
        return Refusal("GWT-5.7", "not-behind", {"station": station + 1})
    if state.players[state.actor].stations[station]:
        return Refusal("GWT-9.5", "disc-there-already", {"station": station + 1})
    return _cannot_pay("GWT-9.5", int(STATION_COST[station]), state)


def _appoint(state: GreatWesternTrail, action: Action) -> Refusal:
    return Refusal("GWT-9.5", "no-hired-worker", {"worker": str(action["worker"])})


def _hire(state: GreatWesternTrail, action: Action) -> Refusal:
    worker, row = _index(WORKERS, action["worker"]), _number(action["row"]) - 1
    if worker < 0 or not 0 <= row < ROWS or not state.jobs[3 * row + worker]:
        return Refusal("GWT-7.1", "no-such-worker", {"row": str(action["row"]), "worker": str(action["worker"])})
    if row >= state.token:
        return Refusal("GWT-7.3", "not-above-token", {"row": row + 1, "token": int(state.token) + 1})
    if state.players[state.actor].workers[worker] >= MOST_WORKERS:
        return Refusal("GWT-7.3", "row-full", {"worker": WORKERS[worker]})
    return _cannot_pay("GWT-7.3", int(ROW_COST[row]) + _a(state) - codes.HIRE_ZERO, state)


def _build(state: GreatWesternTrail, action: Action) -> Refusal:
    player = state.players[state.actor]
    face, site = _index(FACES, action["building"]), _index(SITES, action["site"])
    number = next((n for n in range(len(state.faces)) if state.faces[n] == face), -1)
    if number < 0 or player.buildings[number] != 0:
        return Refusal("GWT-5.3", "not-in-supply", {"building": str(action["building"])})
    if site < 0 or SITE_KIND[site] != 2:
        return Refusal("GWT-2.1", "no-building-site", {"site": str(action["site"])})
    needed = int(craftsmen_needed(state, number, site))
    if needed < 0:
        if state.owner(site) != state.actor:
            return Refusal("GWT-5.3", "site-taken", {"site": SITES[site]})
        old = int(CRAFTSMEN[state.face(state.trail[site])])
        return Refusal("GWT-5.4", "not-more-craftsmen", {"new": int(CRAFTSMEN[face]), "old": old})
    if needed > player.workers[1]:
        rule = "GWT-5.3" if state.trail[site] == codes.EMPTY else "GWT-5.4"
        return Refusal(rule, "not-enough-craftsmen", {"needed": needed, "craftsmen": int(player.workers[1])})
    return _cannot_pay("GWT-5.3", needed * _a(state), state)


def _take(state: GreatWesternTrail, action: Action) -> Refusal:
    site = _index(SITES, action["site"])
    if site < 0 or state.trail[site] < codes.SUPPLY_TILE:
        return Refusal("GWT-2.9", "nothing-there", {"site": str(action["site"])})
    if SITE_KIND[site] == TEEPEE_SITE:
        if not _a(state) & 2:
            return Refusal("GWT-2.9", "hazards-only", {"site": SITES[site]})
        return _cannot_pay("GWT-2.8", -int(TEEPEE_VALUE[site]), state)
    if not _a(state) & 1:
        return Refusal("GWT-2.8", "teepees-only", {"site": SITES[site]})
    return _cannot_pay("GWT-2.9", int(state.agenda[-1] // codes.B_STEP), state)


def _buy(state: GreatWesternTrail, action: Action) -> Refusal:
    cards = action["cards"]
    kinds = [_index(CARDS[:CATTLE], card) for card in cards] if isinstance(cards, list) else []
    if not kinds or any(kind < 0 or not state.market[kind] for kind in kinds):
        return Refusal("GWT-6.3", "not-in-market", {"cards": _quoted(cards)})
    if not any(line.cowboys == action["cowboys"] and line.price == action["price"] for line in PRICES):
        return Refusal("GWT-6.3", "no-such-line", {"cowboys": str(action["cowboys"]), "price": str(action["price"])})
    if action["cowboys"] > _a(state):
        return Refusal("GWT-6.3", "not-enough-cowboys", {"needed": action["cowboys"], "cowboys": _a(state)})
    if action["price"] > _money(state):
        return _cannot_pay("GWT-6.3", action["price"], state)
    return Refusal("GWT-6.3", "no-such-line", {"cowboys": str(action["cowboys"]), "price": str(action["price"])})


def _new_cattle(state: GreatWesternTrail, action: Action) -> Refusal:
    return Refusal("GWT-6.3", "stack-empty" if _a(state) else "not-enough-cowboys", {"needed": 1, "cowboys": _a(state)})


def _objective(state: GreatWesternTrail, action: Action) -> Refusal:
    return Refusal("GWT-10.3", "no-such-card", {"card": str(action.get("card", "-"))})


def _discard(state: GreatWesternTrail, action: Action) -> Refusal:
    card = _index(CARDS, action["card"])
    if card < 0 or not state.players[state.actor].holds(card):
        return Refusal("GWT-11", "not-in-hand", {"card": str(action["card"])})
    if CARDS[card] in OBJECTIVES:
        return Refusal("GWT-11", "cattle-only", {"card": CARDS[card]})
    return Refusal("GWT-11", "objective-only", {"card": CARDS[card]})


def _pair(state: GreatWesternTrail, action: Action) -> Refusal:
    return Refusal("GWT-11", "no-pair", {"cards": _quoted(action["cards"])})


def _draw(state: GreatWesternTrail, action: Action) -> Refusal:
    return Refusal("GWT-11", "not-in-range", {"got": str(action["cards"]), "low": 1, "high": _a(state)})


def _accept(state: GreatWesternTrail, action: Action) -> Refusal:
    deed = DEEDS[_a(state)]
    if action["deed"] == deed.name and not able(state, deed):
        return Refusal("GWT-1.6", "card-needed", {"card": BREEDS[deed.need_value]})
    return Refusal("GWT-1.6", "no-such-deed", {"deed": str(action["deed"])})


def _foresight(state: GreatWesternTrail, action: Action) -> Refusal:
    if action["tile"] in WORKERS and state.ending():
        return Refusal("GWT-12.1", "no-workers-any-more")
    return Refusal("GWT-8.2", "no-such-tile", {"tile": str(action["tile"])})


def _income(state: GreatWesternTrail, action: Action) -> Refusal:
    most = int(state.players[state.actor].certificates())
    return Refusal("GWT-8.4", "not-in-range", {"got": str(action["certificates"]), "low": 0, "high": most})


def _deliver(state: GreatWesternTrail, action: Action) -> Refusal:
    city = _index(CITIES, action["city"])
    if city < 0:
        return Refusal("GWT-8.6", "no-such-city", {"city": str(action["city"])})
    if CITY_VALUE[city] > _a(state):
        return Refusal("GWT-8.5", "value-too-low", {"city": CITIES[city], "value": _a(state)})
    return Refusal("GWT-8.5", "disc-there-already", {"city": CITIES[city]})


REASONS: Mapping[str, Callable[[GreatWesternTrail, Action], Refusal]] = {
    "place": _place, "move": _path, "ride": _path, "play": _play, "use": _use, "copy": _copy,
    "auxiliary": _auxiliary, "done": _done, "decline": _decline, "engine": _engine, "upgrade": _disc, "disc": _disc,
    "station": _station, "appoint": _appoint, "hire": _hire, "build": _build, "take": _take, "buy": _buy,
    "new_cattle": _new_cattle, "objective": _objective, "objective_stack": _objective, "discard": _discard,
    "discard_pair": _pair, "remove": _discard, "draw": _draw, "accept": _accept, "foresight": _foresight,
    "income": _income, "deliver": _deliver,
}  # fmt: skip
