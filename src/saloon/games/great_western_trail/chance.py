"""What chance decides in Great Western Trail: piles to draw from, and what a draw does. And a table set up."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.great_western_trail import codes
from saloon.games.great_western_trail.automa import turn_up
from saloon.games.great_western_trail.automa_actions import place_from_pile
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.labour import add_worker, free_site, place_tile
from saloon.games.great_western_trail.objectives import keep_objective
from saloon.games.great_western_trail.parts import (
    BUILDINGS,
    HAZARDS,
    MASTERS,
    NEUTRAL_COUNT,
    NEUTRAL_SITES,
    OBJECTIVE_KINDS,
    STARTING,
)


def pile(board: Board) -> vec[i64]:
    """How often each outcome lies in the pile that the task on top draws from."""
    top = board.agenda[len(board.agenda) - 1]
    kind, a = top & codes.KIND_MASK, top // codes.A_STEP & codes.A_MASK
    if kind == codes.CARD:
        return board.players[top // codes.B_STEP].stack
    if kind == codes.FORESEE:
        return board.supply[a // 2]
    if kind == codes.MARKET:
        return board.market_stack
    if kind == codes.DISPLAY_CARD or kind == codes.TOP_CARD:
        return board.objective_stack
    if kind == codes.REVEAL:
        return board.supply[0]
    if kind == codes.WORKER:
        return board.supply[1]
    if kind == codes.AUTOMA_CARD:
        return board.automa.left
    if kind == codes.AUTOMA_BUILDING:
        return board.automa.pile
    if kind == codes.FIRST:
        return vec[i64]([1 for _ in range(board.seats)])
    if kind == codes.SIDE:
        return vec[i64]([1, 1])
    if kind == codes.NEUTRAL:
        return left_of(NEUTRAL_COUNT, vec[i64]([board.trail[site] for site in NEUTRAL_SITES]))
    if kind == codes.MASTER:
        return left_of(MASTERS, board.masters)
    return starting_cards_left(board)


def left_of(count: i64, taken: vec[i64]) -> vec[i64]:
    left = vec[i64]([1 for _ in range(count)])
    for number in taken:
        if number >= 0:
            left[number] = 0
    return left


def starting_cards_left(board: Board) -> vec[i64]:
    left = vec[i64]([1 for _ in range(i64(OBJECTIVE_KINDS) - STARTING)])
    for player in board.players:
        for card in range(len(left)):
            if player.area[STARTING + card] > 0:
                left[card] = 0
    return left


def resolve_draw(board: Board, draw: i64) -> None:
    top = board.pop()
    kind, a, b = top & codes.KIND_MASK, top // codes.A_STEP & codes.A_MASK, top // codes.B_STEP
    if kind == codes.CARD:
        draw_card(board, a, b, draw)
    elif kind == codes.FORESEE:
        board.supply[a // 2][draw] -= 1
        board.foresight[a] = draw
        if board.telling:
            board.tell(codes.FORESEEN, -1, a, draw)
    elif kind == codes.MARKET:
        if a > 1:
            board.push(codes.MARKET, a - 1)
        board.market_stack[draw] -= 1
        board.market[draw] += 1
        if board.telling:
            board.tell(codes.MARKET_CARD, -1, draw)
    elif kind == codes.DISPLAY_CARD:
        board.objective_stack[draw] -= 1
        board.display[a] = draw
        if board.telling:
            board.tell(codes.DISPLAYED, -1, draw, a)
    elif kind == codes.TOP_CARD:
        board.objective_stack[draw] -= 1
        keep_objective(board, draw, a, codes.TO_STACK)
    elif kind == codes.REVEAL:
        reveal(board, a, draw)
    elif kind == codes.WORKER:
        if a > 1:
            board.push(codes.WORKER, a - 1)
        board.supply[1][draw] -= 1
        add_worker(board, draw)
    elif kind == codes.AUTOMA_CARD:
        turn_up(board, draw)
    elif kind == codes.AUTOMA_BUILDING:
        place_from_pile(board, draw)
    else:
        resolve_set_up(board, kind, a, draw)


def resolve_set_up(board: Board, kind: i64, a: i64, draw: i64) -> None:
    if kind == codes.FIRST:
        seat_first(board, draw)
    elif kind == codes.SIDE:
        board.faces[a] = a + BUILDINGS * draw  # GWT 1.3
    elif kind == codes.NEUTRAL:
        board.trail[a] = draw
    elif kind == codes.MASTER:
        board.masters[a] = draw
    else:
        board.players[a].area[STARTING + draw] = 1
    if board.telling:
        board.tell(codes.SET_UP, -1, kind, a, draw)


def draw_card(board: Board, cards: i64, seat: i64, kind: i64) -> None:
    player = board.players[seat]
    if cards > 1:
        board.push(codes.CARD, cards - 1, seat)
    player.stack[kind] -= 1
    player.stack_size -= 1
    player.take(kind)
    if board.telling:
        board.tell(codes.DREW, seat, kind)


def reveal(board: Board, tiles: i64, tile: i64) -> None:
    """GWT 1.2: a hazard whose section is full goes back once all seven lie on the board (ruling 23)."""
    board.supply[0][tile] -= 1
    if free_site(board, tile) < 0 and tile >= HAZARDS:
        if board.telling:
            board.tell(codes.TILE_RETURNED, -1, tile)
        board.push(codes.TILE_BACK, tile)
        board.push(codes.REVEAL, tiles)
        return
    if tiles > 1:
        board.push(codes.REVEAL, tiles - 1)
    place_tile(board, tile)


def seat_first(board: Board, first: i64) -> None:
    """GWT 1.4: money by the order of play."""
    board.first = first
    board.actor = first
    for order in range(board.seats):
        board.players[(first + order) % board.seats].money = board.seating.money[order]
    if board.automa.seat >= 0:
        board.players[board.automa.seat].money = 0  # AU-1
