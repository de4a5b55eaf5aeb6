"""Kansas City: foresight, income and delivery, and the extraordinary delivery of building 9a."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.codes import (
    CARD,
    CHOSE_TILE,
    DELIVER,
    DELIVERED,
    DISC,
    FORESEE,
    FORESIGHT,
    INCOME,
    INCOME_TAKEN,
    LEAVE,
    MOVED,
    OBJECTIVE,
    TRANSPORT,
)
from saloon.games.great_western_trail.labour import place_tile
from saloon.games.great_western_trail.parts import (
    ARROW_CARD,
    BREED_COUNT,
    BREED_OF,
    BREEDING,
    CATTLE,
    CERTIFICATE_TRACK,
    CITY_COUNT,
    CITY_GAIN,
    CITY_MANY,
    CITY_VALUE,
    FORESIGHTS,
    GREEN_TEEPEE,
    KANSAS,
    START,
)
from saloon.games.great_western_trail.player import Player
from saloon.games.great_western_trail.railroad import arrive, spaces_between, take_disc, transport_cost


def enter(board: Board) -> None:
    """GWT 8.3: the five sub-phases, and what follows them."""
    board.push(LEAVE)
    board.push(INCOME)
    for column in range(i64(2), -1, -1):
        board.push(FORESIGHT, column)


def list_foresight(board: Board, column: i64, out: vec[i64]) -> vec[i64]:
    """GWT 8.3; GWT 12.1: no workers once the end is triggered."""
    for place in range(i64(2)):
        tile = board.foresight[2 * column + place]
        if tile >= GREEN_TEEPEE or (tile >= 0 and not board.ending()):
            out = append(out, place)
    return out


def choose_foresight(board: Board, column: i64, place: i64) -> None:
    tile = board.foresight[2 * column + place]
    board.foresight[2 * column + place] = -1
    if board.telling:
        board.tell(CHOSE_TILE, board.actor, column, place, tile)
    place_tile(board, tile)


def breeding_value(player: Player) -> i64:
    """GWT 8.4: every different breed in the hand once, and the permanent certificates."""
    value = player.permanent()
    seen = vec[bool]([False for _ in range(i64(BREED_COUNT))])
    for kind in player.hand:
        if kind < CATTLE and not seen[BREED_OF[kind]]:
            seen[BREED_OF[kind]] = True
            value += BREEDING[BREED_OF[kind]]
    return value


def take_income(board: Board, spent: i64) -> None:
    player = board.player()
    value = breeding_value(player) + spent
    left = CERTIFICATE_TRACK[player.marker] - spent
    while CERTIFICATE_TRACK[player.marker] > left:  # GWT 8.4: one certificate from 6 still lands on 4
        player.marker -= 1
    if board.telling:
        board.tell(INCOME_TAKEN, board.actor, value, spent)
    board.gain(value)
    while len(player.hand) > 0:
        board.discard(player.hand[len(player.hand) - 1])
    board.push(DELIVER, value)


def list_cities(board: Board, value: i64, out: vec[i64]) -> vec[i64]:
    """GWT 8.5: cities of at most this value that take a disc of the player."""
    player = board.player()
    for city in range(i64(CITY_COUNT)):
        if CITY_VALUE[city] <= value and (CITY_MANY[city] or player.cities[city] == 0):
            out = append(out, city)
    return out


def deliver(board: Board, city: i64, extraordinary: bool) -> None:
    cost: i64 = 0
    if not extraordinary:
        cost = transport_cost(board.player().engine, CITY_VALUE[city])
        board.push(TRANSPORT, cost)  # GWT 8.5: last
    board.push(DISC, city, cost)


def place_city_disc(board: Board, city: i64, disc: i64) -> None:
    """GWT 8.5, 8.6: the disc, what it clears, and what the city gives. Kansas City's money comes first (ruling 22)."""
    player = board.player()
    player.cities[city] += 1
    if board.telling:
        board.tell(DELIVERED, board.actor, city, disc)
    board.gain(CITY_GAIN[city])
    take_disc(board, disc)
    if player.cities[city] > 1:
        return
    if ARROW_CARD[city] and player.cities[city + 1] > 0:
        board.push(OBJECTIVE)
    if city > 0 and ARROW_CARD[city - 1] and player.cities[city - 1] > 0:
        board.push(OBJECTIVE)


def leave(board: Board) -> None:
    """GWT 8.3: back to the start of the trail; the foresights are refilled."""
    if board.telling:
        board.tell(MOVED, board.actor, KANSAS, START)
    board.player().site = START
    refill_foresights(board)


def refill_foresights(board: Board) -> None:
    for space in range(i64(FORESIGHTS) - 1, -1, -1):
        if board.foresight[space] < 0:
            board.push(FORESEE, space)


def deliver_extraordinary(board: Board, space: i64) -> None:
    """GWT 5.5: the engine goes back, the spaces are the value, and the station comes last."""
    value = spaces_between(board, space, board.player().engine)
    arrive(board, space)
    board.push(DELIVER, value, 1)


def draw_up(board: Board) -> None:
    """GWT 3.8"""
    player = board.player()
    missing = player.hand_limit() - len(player.hand)
    if missing > 0:
        board.push(CARD, missing, board.actor)
