"""The trail of Great Western Trail: steps, paths and fees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.core.question import POSSIBLE, reason
from saloon.core.refusal import Refusal
from saloon.games.great_western_trail import agenda, events, parts
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.decision import ALWAYS, NONE, Decision, OfSite, quoted
from saloon.games.great_western_trail.kansas_city import enter
from saloon.games.great_western_trail.objectives import PLAY_OBJECTIVE
from saloon.games.great_western_trail.parts import EMPTY, KANSAS, SITES
from saloon.games.great_western_trail.routes import route

PlaceAction = TypedDict("PlaceAction", {"do": Literal["place"], "site": str})
MoveAction = TypedDict("MoveAction", {"do": Literal["move"], "path": list[str]})  # the locations entered
RideAction = TypedDict("RideAction", {"do": Literal["ride"], "path": list[str]})
TileFigures = TypedDict("TileFigures", {"tile": str})
Owed = TypedDict("Owed", {"seat": int, "money": int})
PathFigures = TypedDict(
    "PathFigures",
    {
        "to": str,
        "tile": str,  # what lies there
        "built": bool,
        "via": list[str],  # the locations before it
        "steps": int,
        "route": list[str],  # all sites from where the cattleman is, empty ones among them
        "fee": int,  # what is actually paid
        "bank": int,  # the part of it that goes to the bank
        "owners": list[Owed],
    },
)

FIRST_PATH: Final = 1000
FIRST_SITE: Final = 300
MOST: Final = 1 << 30
PLACE_BITS: Final = 6
PLACE_MASK: Final = 63
EXIT_STEP: Final = 4  # a path is written in digits to this base, one for each step: 1 + the number of the exit taken
NEUTRAL_NUMBER: Final = parts.places_among(list(parts.NEUTRAL_SITES), parts.SITE_COUNT)

NEUTRAL_TILES_ONLY: Final[i64] = reason("GWT-2.6", "neutral-tiles-only", OfSite)


class Travel(Decision):
    """Which way to go. The answer is a path; they are told apart by the locations entered."""

    def steps(self, board: Board) -> i64:
        """How many at most."""
        return board.value()

    def candidates(self, board: Board) -> vec[i64]:
        return self.add_paths(board, 0, vec[i64](capacity=16))

    def add_moves(self, board: Board, moves: vec[i64]) -> vec[i64]:
        return self.add_paths(board, self.first, moves)

    def add_paths(self, board: Board, first: i64, paths: vec[i64]) -> vec[i64]:
        site = board.player().site
        if site < 0:
            return paths
        return _extend(board, site, self.steps(board), self.kind != agenda.RIDE, first, 1, paths)

    def number(self, board: Board, path: i64) -> i64:
        site = board.player().site
        return route(board, site, locations_of(board, site, path))

    def action(self, board: Board, path: i64) -> MoveAction | RideAction:
        locations = [SITES[site] for site in locations_of(board, board.player().site, path)]
        if self.kind == agenda.RIDE:
            return {"do": "ride", "path": locations}
        return {"do": "move", "path": locations}

    def elements(self, action: Mapping[str, Any]) -> list[str]:
        return [f"site:{action['path'][-1]}"]

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        path = action["path"]
        if board.player().site < 0:
            return Refusal("GWT-2.6", "neutral-tiles-only", {"site": str(path)})
        if not isinstance(path, list) or not path or any(site not in SITES for site in path):
            return Refusal("GWT-2.1", "no-such-site", {"path": quoted(path)})
        if len(path) > self.steps(board):
            return Refusal("GWT-2.4", "too-many-steps", {"steps": len(path), "limit": int(self.steps(board))})
        for site in path:
            if site == SITES[KANSAS]:
                if self.kind == agenda.RIDE:
                    return Refusal("GWT-10.5", "not-into-kansas-city")
            elif board.trail[SITES.index(site)] == EMPTY:
                return Refusal("GWT-2.4", "not-a-location", {"site": site})
        return Refusal("GWT-2.2", "no-such-way", {"site": path[-1]})

    def figures(self, board: Board, path: i64) -> PathFigures:
        player = board.player()
        places = [int(site) for site in locations_of(board, player.site, path)]
        route, fees, paid = [int(player.site)], {-1: 0}, 0
        for site in places:
            route += stretch(board, route[-1], site)
            due = 0 if self.kind == agenda.RIDE else int(fee_due(board, site, player.money - paid))
            paid += due
            payee = int(payee_at(board, site))
            fees[payee] = fees.get(payee, 0) + due
        return {
            "to": SITES[places[-1]],
            "tile": board.tile_at(places[-1]),
            "built": places[-1] != KANSAS and board.is_building(places[-1]),
            "via": [SITES[site] for site in places[:-1]],
            "steps": len(places),
            "route": [SITES[site] for site in route],
            "fee": paid,
            "bank": fees.pop(-1),
            "owners": [{"seat": seat, "money": money} for seat, money in fees.items() if money],
        }


class Move(Travel):
    """Phase A (GWT 2.4)."""

    def steps(self, board: Board) -> i64:
        return board.player().step_limit(board.seating)

    def do(self, board: Board, path: i64) -> None:
        board.pop()
        follow(board, path, True)
        arrive_at_site(board)


class Advance(Travel):
    """GWT 3.6: the move of a building. The visit there is over."""

    def do(self, board: Board, path: i64) -> None:
        board.pop()
        board.pop()
        follow(board, path, True)
        arrive_at_site(board)


class Ride(Travel):
    """GWT 10.5: the move of an objective card."""

    def do(self, board: Board, path: i64) -> None:
        board.pop()
        follow(board, path, False)
        if board.waiting() == agenda.VISIT:
            board.pop()  # GWT 10.5: in phase B it is over


class Place(Decision):
    """GWT 2.6: where the cattleman begins. The answer is a site."""

    def candidates(self, board: Board) -> vec[i64]:
        if board.player().site >= 0:
            return NONE
        sites = parts.NEUTRAL_SITES[:]
        for site in parts.BUILDING_SITES:
            if board.trail[site] != EMPTY:
                sites = append(sites, site)
        return sites

    def why_not(self, board: Board, site: i64) -> i64:
        return NEUTRAL_TILES_ONLY if parts.SITE_KIND[site] != parts.NEUTRAL_SITE else POSSIBLE

    def do(self, board: Board, site: i64) -> None:
        board.pop()
        if board.telling:
            board.tell(events.MOVED, board.actor, -1, site)
        board.player().site = site
        arrive_at_site(board)

    def number(self, board: Board, site: i64) -> i64:
        return NEUTRAL_NUMBER[site]

    def action(self, board: Board, site: i64) -> PlaceAction:
        return {"do": "place", "site": SITES[site]}

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        if board.player().site >= 0:
            return Refusal("GWT-2.6", "first-turn-only")
        return Refusal("GWT-2.6", "neutral-tiles-only", {"site": str(action["site"])})

    def figures(self, board: Board, site: i64) -> TileFigures:
        return {"tile": board.tile_at(site)}

    def params(self, board: Board, site: i64, why: i64) -> OfSite:
        return {"site": SITES[site]}


PLACE_CATTLEMAN: Final = Place(
    agenda.MOVE, "move", "GWT-2.4", (PlaceAction, TileFigures), "site:{site}", first=FIRST_SITE, size=parts.SITE_COUNT
)
MOVE_ON: Final = Move(
    agenda.MOVE, "move", "GWT-2.4", (MoveAction, PathFigures), "", first=FIRST_PATH, size=MOST,
    beside=(PLACE_CATTLEMAN, PLAY_OBJECTIVE), certain=True,
)  # fmt: skip
ADVANCE: Final = Advance(
    agenda.ADVANCE, "advance", "GWT-3.6", (MoveAction, PathFigures), "", first=FIRST_PATH, size=MOST, told="number",
    certain=True,
)  # fmt: skip
RIDE: Final = Ride(
    agenda.RIDE, "ride", "GWT-10.5", (RideAction, PathFigures), "", first=FIRST_PATH, size=MOST, told="number",
    declinable=ALWAYS,
)  # fmt: skip


# Fees (GWT 2.7)


def hand_of(board: Board, tile: i64) -> i64:
    """The hand symbols of a tile on the trail, as bits."""
    if tile >= parts.SUPPLY_TILE:
        return parts.TILE_HAND[tile - parts.SUPPLY_TILE]
    if tile >= parts.BUILDING:
        return parts.BUILDING_HAND[board.side(tile)]
    return 0


def fee(board: Board, site: i64, seat: i64) -> i64:
    """What the seat would owe for entering the site."""
    if board.owner(site) == seat:
        return 0
    return board.seating.fee(hand_of(board, board.trail[site]))


def fee_due(board: Board, site: i64, money: i64) -> i64:
    """What the actor pays there with this much money: never more than it has, and no debt remains."""
    due = fee(board, site, board.actor)
    return due if due <= money else money


def payee_at(board: Board, site: i64) -> i64:
    """The seat that gets the fee, or -1: the bank (AU-10: also for the Automa)."""
    owner = board.owner(site)
    if owner == board.automa.seat:
        return -1
    return owner


def pay_fee(board: Board, site: i64) -> None:
    if fee(board, site, board.actor) == 0:
        return
    due, payee = fee_due(board, site, board.player().money), payee_at(board, site)
    board.player().money -= due
    if payee >= 0:
        board.players[payee].money += due
    if board.telling:
        board.tell(events.PAID_FEE, board.actor, due, payee, site)


# Paths (GWT 2.4)


def next_locations(trail: vec[i64], site: i64, places: i64 = 0) -> i64:
    """Where one step from the site may lead, each place once; empty sites cost nothing.

    The places are packed into one number, PLACE_BITS each, the first one lowest, so that no list is made.
    """
    for ahead in parts.EXITS[site]:
        if ahead != KANSAS and trail[ahead] == EMPTY:
            places = next_locations(trail, ahead, places)
            continue
        known, bits = places, i64(0)
        while known > 0 and known & PLACE_MASK != ahead:
            known >>= PLACE_BITS
            bits += PLACE_BITS
        if known == 0:
            places |= ahead << bits
    return places


def _extend(board: Board, site: i64, steps: i64, into_kansas: bool, path: i64, digit: i64, out: vec[i64]) -> vec[i64]:
    places = next_locations(board.trail, site)
    longer = path
    while places > 0:
        place = places & PLACE_MASK
        places >>= PLACE_BITS
        longer += digit
        if place == KANSAS:
            if into_kansas:
                out = append(out, longer)
        else:
            out = append(out, longer)
            if steps > 1:
                out = _extend(board, place, steps - 1, into_kansas, longer, digit * EXIT_STEP, out)
    return out


def locations_of(board: Board, site: i64, path: i64) -> vec[i64]:
    """The locations that a path enters."""
    out = vec[i64](capacity=8)
    while path > 0:
        places = next_locations(board.trail, site)
        site = places >> PLACE_BITS * (path % EXIT_STEP - 1) & PLACE_MASK
        out = append(out, site)
        path //= EXIT_STEP
    return out


def stretch(board: Board, site: int, to: int) -> list[int]:
    """The sites from one location to the next, over empty ones."""
    for ahead in parts.EXITS[site]:
        if ahead == to:
            return [to]
        if ahead != KANSAS and board.trail[ahead] == EMPTY and (rest := stretch(board, int(ahead), to)):
            return [int(ahead), *rest]
    return []


def follow(board: Board, path: i64, with_fees: bool) -> None:
    """Moves the actor's cattleman along the path, paying as it goes."""
    player = board.player()
    for site in locations_of(board, player.site, path):
        if board.telling:
            board.tell(events.MOVED, board.actor, player.site, site)
        player.site = site
        if with_fees:
            pay_fee(board, site)


def arrive_at_site(board: Board) -> None:
    """GWT 3.1: phase B."""
    site = board.player().site
    if site == KANSAS:
        enter(board)
        return
    board.visited = board.trail[site]
    board.copied = -1
    board.copied_tile = -1
    board.used = 0
    board.acted = False
    board.push(agenda.VISIT)
