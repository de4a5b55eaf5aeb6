"""The trail of Great Western Trail: steps, paths and fees."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.codes import BUILDING, EMPTY, MOVED, PAID_FEE, PATH, SUPPLY_TILE
from saloon.games.great_western_trail.parts import BUILDING_HAND, EXITS, KANSAS, TILE_HAND


def hand_of(board: Board, tile: i64) -> i64:
    """GWT 2.7: the hand symbols of a tile on the trail, as bits."""
    if tile >= SUPPLY_TILE:
        return TILE_HAND[tile - SUPPLY_TILE]
    return BUILDING_HAND[board.face(tile)] if tile >= BUILDING else 0


def fee(board: Board, site: i64, seat: i64) -> i64:
    """GWT 2.7: what the seat would owe for entering the site."""
    if board.owner(site) == seat:
        return 0
    return board.seating.fee(hand_of(board, board.trail[site]))


def next_locations(board: Board, site: i64) -> vec[i64]:
    """GWT 2.4: where one step from the site may lead, each place once; empty sites cost nothing."""
    return _collect(board, site, vec[i64](capacity=4))


def _collect(board: Board, site: i64, out: vec[i64]) -> vec[i64]:
    for ahead in EXITS[site]:
        if ahead != KANSAS and board.trail[ahead] == EMPTY:
            out = _collect(board, ahead, out)
        else:
            known = False
            for place in out:
                if place == ahead:
                    known = True
            if not known:
                out = append(out, ahead)
    return out


def list_paths(board: Board, site: i64, steps: i64, into_kansas: bool, out: vec[i64]) -> vec[i64]:
    """Every path of 1 … steps steps, told apart by the locations entered."""
    return _extend(board, site, steps, into_kansas, PATH, 1, out)


def _extend(board: Board, site: i64, steps: i64, into_kansas: bool, code: i64, digit: i64, out: vec[i64]) -> vec[i64]:
    places = next_locations(board, site)
    for i in range(len(places)):
        place = places[i]
        longer = code + (i + 1) * digit
        if place == KANSAS:
            if into_kansas:
                out = append(out, longer)
        else:
            out = append(out, longer)
            if steps > 1:
                out = _extend(board, place, steps - 1, into_kansas, longer, digit * 4, out)
    return out


def locations_of(board: Board, site: i64, path: i64) -> vec[i64]:
    """The locations that a path enters."""
    out = vec[i64](capacity=8)
    rest = path - PATH
    while rest > 0:
        site = next_locations(board, site)[rest % 4 - 1]
        out = append(out, site)
        rest //= 4
    return out


def follow(board: Board, path: i64, with_fees: bool) -> None:
    """Moves the actor's cattleman along the path, paying as it goes."""
    player = board.player()
    for site in locations_of(board, player.site, path):
        if board.telling:
            board.tell(MOVED, board.actor, player.site, site)
        player.site = site
        if with_fees and site != KANSAS:
            pay_fee(board, site)


def pay_fee(board: Board, site: i64) -> None:
    due = fee(board, site, board.actor)
    if due == 0:
        return
    player = board.player()
    if due > player.money:
        due = player.money  # GWT 2.7: what is there, nothing is owed
    player.money -= due
    payee = board.owner(site)
    if payee == board.automa.seat:
        payee = -1  # AU-10: to the bank
    if payee >= 0:
        board.players[payee].money += due
    if board.telling:
        board.tell(PAID_FEE, board.actor, due, payee, site)
