"""A table of Great Western Trail set up (GWT 1.2, 1.3), its draws still on the agenda."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.great_western_trail import agenda, parts
from saloon.games.great_western_trail.automa_deck import Automa
from saloon.games.great_western_trail.parts import ones, zeros
from saloon.games.great_western_trail.player import Player
from saloon.games.great_western_trail.setup_draws import seat_first
from saloon.games.great_western_trail.state import GreatWesternTrail


def nones(count: i64) -> vec[i64]:
    return vec[i64]([-1 for _ in range(count)])


def new_player() -> Player:
    """GWT 1.3: before hand, money and starting objective come."""
    player = Player()
    player.workers = ones(parts.TYPES)
    player.discs = parts.DISC_COUNT[:]
    player.hand = vec[i64](capacity=8)
    player.stack = parts.OWN_DECK[:]
    player.stack_size = sum(parts.OWN_DECK)
    player.discard = zeros(parts.KINDS)
    player.area = zeros(parts.OBJECTIVE_KINDS)
    player.tiles = zeros(parts.TILE_KINDS)
    player.masters = zeros(parts.MASTERS)
    player.cities = zeros(parts.CITY_COUNT)
    player.stations = zeros(parts.STATIONS)
    player.buildings = zeros(parts.BUILDINGS)
    return player


def set_up_automa(player: Player) -> None:
    """AU-1, AU-5: no board, no cards; its cattleman is at the start of the trail. Its discs are counted by Automa."""
    player.site = parts.START
    player.discs = zeros(parts.DISC_KINDS)
    player.stack = zeros(parts.KINDS)
    player.stack_size = 0


def bare_table(seats: i64, beginner: bool, automa: Automa) -> GreatWesternTrail:
    """The boards, everything else still in the box or in its stack."""
    state = GreatWesternTrail(seats, beginner, automa)
    state.sides = vec[i64](list(range(parts.BUILDINGS)))
    state.players = vec[Player]([new_player() for _ in range(seats)])
    state.trail = nones(parts.SITE_COUNT)
    state.supply = vec[vec[i64]]([stack[:] for stack in parts.STACKS])
    state.foresight = nones(parts.FORESIGHTS)
    state.jobs = zeros(parts.TYPES * parts.ROWS)
    state.market = zeros(parts.CATTLE)
    state.market_stack = parts.MARKET_DECK[:]
    state.objective_stack = parts.OBJECTIVE_DECK[:]
    state.display = nones(parts.DISPLAY)
    state.masters = nones(parts.MASTERS)
    state.appointed = nones(parts.MASTERS)
    if automa.seat >= 0:
        set_up_automa(state.players[automa.seat])
    return state


def start_state(seats: i64, beginner: bool, first: i64, automa: Automa) -> GreatWesternTrail:
    """A table before its set-up draws; first -1: chance decides who starts. What is drawn first is pushed last."""
    state = bare_table(seats, beginner, automa)
    if beginner:
        for number in range(len(parts.NEUTRAL_SITES)):
            state.trail[parts.NEUTRAL_SITES[number]] = number  # GWT 1.2: letter on letter
    state.push(agenda.BEGIN)
    if automa.seat >= 0:
        state.push(agenda.AUTOMA_CARD)
    for seat in range(seats - 1, -1, -1):
        if seat != automa.seat:
            state.push(agenda.CARD, parts.HAND, seat)
    for seat in range(seats - 1, -1, -1):
        if seat != automa.seat or automa.with_objective:
            state.push(agenda.STARTING_CARD, seat)
    for place in range(i64(parts.DISPLAY) - 1, -1, -1):
        state.push(agenda.DISPLAY_CARD, place)
    state.push(agenda.MARKET, state.seating.market)
    for space in range(i64(parts.FORESIGHTS) - 1, -1, -1):
        state.push(agenda.FORESEE, space)
    state.push(agenda.WORKER, 2 * state.seating.columns - 1)  # GWT 1.2: all before the token
    state.push(agenda.REVEAL, parts.SET_UP_TILES)
    if not beginner:
        for number in range(len(parts.NEUTRAL_SITES) - 1, -1, -1):
            state.push(agenda.NEUTRAL, parts.NEUTRAL_SITES[number])
    for station in range(i64(parts.MASTERS) - 1, -1, -1):
        state.push(agenda.MASTER, station)
    if not beginner:
        for number in range(i64(parts.BUILDINGS) - 1, -1, -1):
            state.push(agenda.SIDE, number)
    if first < 0:
        state.push(agenda.FIRST)
    else:
        seat_first(state, first)
    return state
