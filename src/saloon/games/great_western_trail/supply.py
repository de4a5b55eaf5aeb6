"""Tiles of the Kansas City supply: where they go, and taking hazards and teepees off the trail."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.core.question import POSSIBLE, Json, reason
from saloon.games.great_western_trail import agenda, effects, events, parts
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.decision import SOMETIMES, Decision, Funds, Money, OfSite, funds
from saloon.games.great_western_trail.effects import Effect
from saloon.games.great_western_trail.labour import add_worker
from saloon.games.great_western_trail.parts import add, put
from saloon.games.great_western_trail.player import Player

TakeAction = TypedDict("TakeAction", {"do": Literal["take"], "site": str})
TakeFigures = TypedDict("TakeFigures", {"tile": str, "cost": int, "vp": int})  # cost: a gain if it is negative

# What may be taken, as bits
HAZARD: Final = 1
TEEPEE: Final = 2
WANTED: Final = ("", "hazard", "teepee", "either")

SITE_NUMBER: Final = parts.places_among(list(parts.TILE_SITES), parts.SITE_COUNT)

HAZARDS_ONLY: Final[i64] = reason("GWT-2.9", "hazards-only", OfSite)
TEEPEES_ONLY: Final[i64] = reason("GWT-2.8", "teepees-only", OfSite)
HAZARD_TOO_DEAR: Final[i64] = reason("GWT-2.9", "cannot-pay", Funds)
TEEPEE_TOO_DEAR: Final[i64] = reason("GWT-2.8", "cannot-pay", Funds)
NO_HAZARD: Final[i64] = reason("GWT-2.9", "no-hazard", Funds)
NO_TEEPEE: Final[i64] = reason("GWT-2.8", "no-teepee", Money)


def why_not_take(player: Player, wanted: i64, cost: i64, site: i64) -> i64:
    """GWT 13.2: a hazard for this cost, a teepee for the money of its site."""
    if parts.SITE_KIND[site] == parts.TEEPEE_SITE:
        if not wanted & TEEPEE:
            return HAZARDS_ONLY
        if player.money + parts.TEEPEE_VALUE[site] < 0:
            return TEEPEE_TOO_DEAR
        return POSSIBLE
    if not wanted & HAZARD:
        return TEEPEES_ONLY
    if player.money < cost:
        return HAZARD_TOO_DEAR
    return POSSIBLE


class Take(Decision):
    """Which hazard or teepee to take. The answer is its site."""

    def why_not_ask(self, board: Board, effect: Effect) -> i64:
        wanted = wanted_by(effect)
        for site in self.candidates(board):
            if why_not_take(board.player(), wanted, effect.value, site) == POSSIBLE:
                return POSSIBLE
        return NO_HAZARD if wanted == HAZARD else NO_TEEPEE

    def ask(self, board: Board, effect: Effect, optional: i64) -> None:
        board.push(self.kind, wanted_by(effect) + agenda.MAY_DECLINE * optional, effect.value)

    def may_decline(self, board: Board) -> bool:
        return board.value() >= agenda.MAY_DECLINE

    def candidates(self, board: Board) -> vec[i64]:
        sites = vec[i64](capacity=8)
        for site in parts.TILE_SITES:
            if board.trail[site] != parts.EMPTY:
                sites = append(sites, site)
        return sites

    def why_not(self, board: Board, site: i64) -> i64:
        return why_not_take(board.player(), board.value(), board.extra(), site)

    def do(self, board: Board, site: i64) -> None:
        cost = cost_of(site, board.extra())
        board.pop()
        board.gain(-cost)
        board.pay(cost)
        take_tile(board, site)

    def number(self, board: Board, site: i64) -> i64:
        return SITE_NUMBER[site]

    def action(self, board: Board, site: i64) -> TakeAction:
        return {"do": "take", "site": parts.SITES[site]}

    def figures(self, board: Board, site: i64) -> TakeFigures:
        tile = board.trail[site] - parts.SUPPLY_TILE
        points = parts.HAZARD_POINTS[tile - parts.HAZARDS] if tile >= parts.HAZARDS else 0
        return {"tile": parts.TILES[tile], "cost": int(cost_of(site, board.extra())), "vp": int(points)}

    def params(self, board: Board, site: i64, why: i64) -> OfSite | Funds:
        if why == HAZARDS_ONLY or why == TEEPEES_ONLY:
            return {"site": parts.SITES[site]}
        return funds(board, cost_of(site, board.extra()))

    def task(self, value: i64, extra: i64) -> Json:
        return {"what": WANTED[value % agenda.MAY_DECLINE], "cost": int(extra)}


TAKE_TILE: Final = Take(
    agenda.TAKE, "take", "GWT-2.9", (TakeAction, TakeFigures), "site:{site}", ("GWT-2.9", "nothing-there", "site"),
    declinable=SOMETIMES,
)  # fmt: skip


def wanted_by(effect: Effect) -> i64:
    if effect.follows == effects.HAZARD:
        return HAZARD
    return TEEPEE if effect.follows == effects.TRADE else HAZARD + TEEPEE


def cost_of(site: i64, hazard_cost: i64) -> i64:
    """A gain if it is negative."""
    return -parts.TEEPEE_VALUE[site] if parts.SITE_KIND[site] == parts.TEEPEE_SITE else hazard_cost


def take_tile(board: Board, site: i64) -> None:
    tile = board.trail[site] - parts.SUPPLY_TILE
    board.trail = put(board.trail, site, parts.EMPTY)
    player = board.player()
    player.tiles = add(player.tiles, tile, 1)
    if board.telling:
        board.tell(events.TOOK, board.actor, tile, site)


def free_site(board: Board, tile: i64) -> i64:
    """GWT 2.8, 2.9: where a teepee or hazard goes, or -1 if its section is full."""
    sites = parts.TEEPEE_SITES
    if tile >= parts.HAZARDS:
        sites = parts.HAZARD_SITES[(tile - parts.HAZARDS) // parts.HAZARD_DESIGNS]
    for site in sites:
        if board.trail[site] == parts.EMPTY:
            return site
    return -1


def add_to_supply(board: Board, column: i64, tile: i64, tiles: i64) -> None:
    """Adds this many tiles to a column's stack, or removes them if negative."""
    supply = board.supply[:]
    supply[column] = add(supply[column], tile, tiles)
    board.supply = supply


def place_tile(board: Board, tile: i64) -> None:
    """GWT 8.3: a tile of the supply comes onto the board."""
    if tile < parts.GREEN_TEEPEE:
        add_worker(board, tile)
        return
    site = free_site(board, tile)
    if site >= 0:
        board.trail = put(board.trail, site, parts.SUPPLY_TILE + tile)
        if board.telling:
            board.tell(events.TILE_PLACED, board.actor, tile, site)
    elif board.telling:
        board.tell(events.TILE_LOST, board.actor, tile)
