"""Workers: the job market, hiring, and the tiles that come out of the Kansas City supply."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.cattle import refill
from saloon.games.great_western_trail.codes import (
    EMPTY,
    END_TRIGGERED,
    HIRED,
    OFFER,
    SUPPLY_TILE,
    TILE_LOST,
    TILE_PLACED,
    TOKEN_MOVED,
    TOOK,
)
from saloon.games.great_western_trail.parts import (
    GREEN_TEEPEE,
    HAZARD_FACES,
    HAZARD_SITES,
    HAZARDS,
    MOST_WORKERS,
    REFILL_ROW,
    ROW_COST,
    ROWS,
    SPACE_DEEDS,
    TEEPEE_SITES,
    TEEPEE_VALUE,
)

TYPES: Final = 3


def list_hires(board: Board, dearer: i64, out: vec[i64]) -> vec[i64]:
    """GWT 7.3: row * 3 + type of every worker above the token that the player can pay and has room for."""
    player = board.player()
    for row in range(board.token):
        if ROW_COST[row] + dearer > player.money:
            continue
        for worker in range(i64(TYPES)):
            if board.jobs[TYPES * row + worker] > 0 and player.workers[worker] < MOST_WORKERS:
                out = append(out, TYPES * row + worker)
    return out


def hire(board: Board, dearer: i64, move: i64) -> None:
    player = board.player()
    row, worker = move // TYPES, move % TYPES
    board.pay(ROW_COST[row] + dearer)
    board.jobs[move] -= 1
    player.workers[worker] += 1
    if board.telling:
        board.tell(HIRED, board.actor, row, worker)
    deed = SPACE_DEEDS[worker][player.workers[worker] - 1]
    if deed >= 0:
        board.push(OFFER, deed)  # GWT 1.6: at once, or forfeited


def row_size(board: Board, row: i64) -> i64:
    return board.jobs[TYPES * row] + board.jobs[TYPES * row + 1] + board.jobs[TYPES * row + 2]


def add_worker(board: Board, worker: i64) -> None:
    """GWT 7.2: into the token's row; when it is full the token moves down."""
    row = board.token
    board.jobs[TYPES * row + worker] += 1
    if board.telling:
        board.tell(TILE_PLACED, board.actor, worker, row)
    if row_size(board, row) < board.seating.columns:
        return
    board.token += 1
    if board.token == ROWS:  # GWT 12.1: the red arrow
        board.token_owner = board.actor
        board.turns_left = board.seats  # this turn and one more for every other seat
        if board.telling:
            board.tell(END_TRIGGERED, board.actor)
        return
    if board.telling:
        board.tell(TOKEN_MOVED, board.actor, board.token)
    if REFILL_ROW[row]:
        refill(board)


def free_site(board: Board, tile: i64) -> i64:
    """GWT 2.8, 2.9: where a teepee or hazard goes, or -1 if its section is full."""
    sites = HAZARD_SITES[(tile - HAZARDS) // HAZARD_FACES] if tile >= HAZARDS else TEEPEE_SITES
    for site in sites:
        if board.trail[site] == EMPTY:
            return site
    return -1


def place_tile(board: Board, tile: i64) -> None:
    """GWT 8.3: a tile of the supply comes onto the board."""
    if tile < GREEN_TEEPEE:
        add_worker(board, tile)
        return
    site = free_site(board, tile)
    if site >= 0:
        board.trail[site] = SUPPLY_TILE + tile
        if board.telling:
            board.tell(TILE_PLACED, board.actor, tile, site)
    elif board.telling:
        board.tell(TILE_LOST, board.actor, tile)


def list_tiles(board: Board, what: i64, cost: i64, out: vec[i64]) -> vec[i64]:
    """GWT 13.2: sites of hazards (what & 1) for the cost and of teepees (what & 2) that the player may take."""
    money = board.player().money
    if what & 1 and money >= cost:
        for sites in HAZARD_SITES:
            for site in sites:
                if board.trail[site] != EMPTY:
                    out = append(out, site)
    if what & 2:
        for site in TEEPEE_SITES:
            if board.trail[site] != EMPTY and money + TEEPEE_VALUE[site] >= 0:
                out = append(out, site)
    return out


def take_tile(board: Board, cost: i64, site: i64) -> None:
    """A hazard for its cost, or a teepee for the money of its site."""
    tile = board.trail[site] - SUPPLY_TILE
    board.trail[site] = EMPTY
    if tile >= HAZARDS:
        board.pay(cost)
    else:
        board.gain(TEEPEE_VALUE[site])
        board.pay(-TEEPEE_VALUE[site])
    board.player().tiles[tile] += 1
    if board.telling:
        board.tell(TOOK, board.actor, tile, site)
