"""A table of Great Western Trail set up (GWT 1.2, 1.3), its draws still on the agenda."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.state import CHANCE
from saloon.games.great_western_trail import codes
from saloon.games.great_western_trail.automa_deck import Automa
from saloon.games.great_western_trail.chance import seat_first
from saloon.games.great_western_trail.parts import (
    BUILDINGS,
    CATTLE,
    CITY_COUNT,
    DISC_COUNT,
    DISC_KINDS,
    DISPLAY,
    FORESIGHTS,
    HAND,
    KINDS,
    MARKET_DECK,
    MASTERS,
    NEUTRAL_SITES,
    OBJECTIVE_DECK,
    OBJECTIVE_KINDS,
    OWN_DECK,
    ROWS,
    SEATINGS,
    SET_UP_TILES,
    SITE_COUNT,
    STACKS,
    START,
    STATIONS,
    TILE_KINDS,
)
from saloon.games.great_western_trail.player import Player
from saloon.games.great_western_trail.state import GreatWesternTrail


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0 for _ in range(count)])


def nones(count: i64) -> vec[i64]:
    return vec[i64]([-1 for _ in range(count)])


def new_player() -> Player:
    """GWT 1.3: before hand, money and starting objective come."""
    return Player(
        0, 0, 0, -1, vec[i64]([1, 1, 1]), DISC_COUNT[:], vec[i64](capacity=8), OWN_DECK[:], sum(OWN_DECK),
        zeros(KINDS), 0, zeros(OBJECTIVE_KINDS), zeros(TILE_KINDS), zeros(MASTERS), zeros(CITY_COUNT), zeros(STATIONS),
        zeros(BUILDINGS),
    )  # fmt: skip


def set_up_automa(player: Player) -> None:
    """AU-1, AU-5: no board, no cards; its cattleman is at the start of the trail. Its discs are counted by Automa."""
    player.site = START
    player.discs = zeros(DISC_KINDS)
    player.stack = zeros(KINDS)
    player.stack_size = 0


def bare_table(seats: i64, beginner: bool, automa: Automa) -> GreatWesternTrail:
    """The boards, everything else still in the box or in its stack."""
    return GreatWesternTrail(
        seats, CHANCE, SEATINGS[seats - 2], beginner, vec[i64](list(range(BUILDINGS))),
        vec[Player]([new_player() for _ in range(seats)]), nones(SITE_COUNT),
        vec[vec[i64]]([stack[:] for stack in STACKS]), nones(FORESIGHTS), zeros(3 * ROWS), 0, zeros(CATTLE),
        MARKET_DECK[:], OBJECTIVE_DECK[:], nones(DISPLAY), nones(MASTERS), nones(MASTERS),
        0, 0, vec[i64](), -1, -1, -1, 0, False, -1, -1, automa,
    )  # fmt: skip


def start_state(seats: i64, beginner: bool, first: i64, automa: Automa) -> GreatWesternTrail:
    """A table before its set-up draws; first -1 leaves it to chance who starts. What is drawn first is pushed last."""
    state = bare_table(seats, beginner, automa)
    if automa.seat >= 0:
        set_up_automa(state.players[automa.seat])
    if beginner:
        for number in range(len(NEUTRAL_SITES)):
            state.trail[NEUTRAL_SITES[number]] = number  # GWT 1.2: letter on letter
    state.push(codes.BEGIN)
    if automa.seat >= 0:
        state.push(codes.AUTOMA_CARD)
    for seat in range(seats - 1, -1, -1):
        if seat != automa.seat:
            state.push(codes.CARD, HAND, seat)
    for seat in range(seats - 1, -1, -1):
        if seat != automa.seat or automa.with_objective:
            state.push(codes.STARTING_CARD, seat)
    for place in range(i64(DISPLAY) - 1, -1, -1):
        state.push(codes.DISPLAY_CARD, place)
    state.push(codes.MARKET, state.seating.market)
    for space in range(i64(FORESIGHTS) - 1, -1, -1):
        state.push(codes.FORESEE, space)
    state.push(codes.WORKER, 2 * state.seating.columns - 1)  # GWT 1.2: all before the token
    state.push(codes.REVEAL, SET_UP_TILES)
    if not beginner:
        for number in range(len(NEUTRAL_SITES) - 1, -1, -1):
            state.push(codes.NEUTRAL, NEUTRAL_SITES[number])
    for station in range(i64(MASTERS) - 1, -1, -1):
        state.push(codes.MASTER, station)
    if not beginner:
        for number in range(i64(BUILDINGS) - 1, -1, -1):
            state.push(codes.SIDE, number)
    if first < 0:
        state.push(codes.FIRST)
    else:
        seat_first(state, first)
    return state
