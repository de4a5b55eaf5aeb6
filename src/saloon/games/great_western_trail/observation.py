"""What a seat of Great Western Trail knows, as numbers: what learned judgement is trained on.

Every block is written for the observing seat first, then for the others in turn order. The hand of another seat is
known only together with its draw stack (GWT 1.9), and is used here only together with it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.games.great_western_trail import agenda, opinions, parts
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.kansas_city import breeding_value
from saloon.games.great_western_trail.labour import row_size
from saloon.games.great_western_trail.outlook import (
    distances,
    income_worth,
    later,
    objectives_worth,
    safe_points,
    seat_worth,
    stops_ahead,
)
from saloon.games.great_western_trail.parts import sum_of
from saloon.games.great_western_trail.player import Player
from saloon.games.great_western_trail.prospects import open_prospect
from saloon.games.great_western_trail.scoring import categories, cattle_points, city_points, station_points

SEAT_NUMBERS: Final = 91  # of one seat's block
# Where in it some of them are
SAFE: Final = 0
WHOLE: Final = 7
ENGINE: Final = 13
CITIES: Final = 31
WAY: Final = 78
BLANK: Final = vec[float]([0.0] * max(parts.BREED_COUNT, agenda.KINDS))
# Decisions whose prospects count by themselves
OPEN: Final = vec[i64]([
    agenda.ENGINE, agenda.UPGRADE, agenda.APPOINT, agenda.HIRE, agenda.BUILD, agenda.TAKE, agenda.BUY, agenda.OBJECTIVE,
    agenda.AUXILIARY, agenda.DELIVER, agenda.DISC, agenda.TRANSPORT, agenda.ADVANCE,
])  # fmt: skip
# Where the turn stands
STAGES: Final = vec[i64]([
    agenda.MOVE, agenda.VISIT, agenda.AUXILIARY, agenda.ENGINE, agenda.HIRE, agenda.BUILD, agenda.BUY, agenda.FORESIGHT,
    agenda.INCOME, agenda.DELIVER, agenda.DISC, agenda.CARD, agenda.DISCARD, agenda.REMOVE, agenda.OFFER,
])  # fmt: skip


def observe(board: Board, seat: i64) -> vec[float]:
    numbers = vec[float](capacity=400)
    left = opinions.time_left(board)
    steps = distances(board)
    for step in range(board.seats):
        numbers = add_seat(board, (seat + step) % board.seats, left, steps, numbers)
    numbers = add_hand(board, board.players[seat], left, numbers)
    numbers = append(numbers, seat_worth(board, seat) / 50.0 if seat != board.automa.seat else 0.0)  # as greedy sees it
    numbers = add_table(board, left, numbers)
    return add_turn(board, seat, left, numbers)


def add_seat(board: Board, seat: i64, left: float, steps: vec[i64], numbers: vec[float]) -> vec[float]:
    player = board.players[seat]
    if seat == board.automa.seat:
        return add_automa(board, seat, steps, numbers)
    numbers = add_points(board, seat, left, numbers)
    numbers = add_means(player, left, numbers)
    numbers = add_gains(board, seat, left, numbers)
    deck = player.deck_counts()
    numbers = add_deck(player, deck, numbers)
    # Where its cattleman is
    numbers = append(numbers, float(steps[player.site]) / 12.0 if player.site >= 0 else 1.0)
    numbers = append(numbers, 1.0 if player.site == parts.KANSAS else 0.0)
    numbers = append(numbers, float(player.step_limit(board.seating)) / 6.0)
    numbers = append(numbers, float(player.hand_limit()) / 6.0)
    return add_tempo(board, player, best_hand(player, deck), steps, numbers)


def add_tempo(board: Board, player: Player, best: i64, steps: vec[i64], numbers: vec[float]) -> vec[float]:
    """How soon it delivers, how far it could with its best hand and did, and what it can pay for on the way."""
    turns, limit = i64(6), player.step_limit(board.seating)
    if player.site >= 0:
        turns = (steps[player.site] + limit - 1) // limit
    numbers = append(numbers, float(turns) / 5.0)
    numbers = append(numbers, 1.0 if turns <= 1 else 0.0)  # it may come to Kansas City with its next move
    numbers = append(numbers, 1.0 if turns == 2 else 0.0)
    numbers = append(numbers, float(best) / 15.0)
    numbers = append(numbers, float(best + player.certificates()) / 20.0)
    furthest: i64 = 0
    for city in range(i64(parts.CITY_COUNT)):
        if player.cities[city] > 0 and parts.CITY_VALUE[city] > furthest:
            furthest = parts.CITY_VALUE[city]
    numbers = append(numbers, float(furthest) / 18.0)
    away: i64 = 40
    for station in range(i64(parts.STATIONS)):
        distance = parts.STATION_AT[station] - player.engine
        if 0 < distance < away and player.stations[station] == 0:
            away = distance
    numbers = append(numbers, float(away) / 40.0)  # its engine's next station without a disc of it
    cheapest: i64 = 12
    for row in range(board.token):
        for worker in range(i64(parts.TYPES)):
            if board.jobs[parts.TYPES * row + worker] > 0 and parts.ROW_COST[row] < cheapest:
                cheapest = parts.ROW_COST[row]
    numbers = append(numbers, 1.0 if player.money >= cheapest else 0.0)  # it can hire
    return append(numbers, float(player.money - cheapest) / 10.0 if player.money < cheapest + 10 else 1.0)


def best_hand(player: Player, deck: vec[i64]) -> i64:
    """The breeding value of the best hand that its deck can give."""
    counts = parts.zeros(6)  # breeds in the deck, by their value
    for breed in range(i64(parts.BREED_COUNT)):
        for kind in range(i64(parts.CATTLE)):
            if parts.BREED_OF[kind] == breed and deck[kind] > 0:
                counts[parts.BREEDING[breed]] += 1
                break
    free = player.hand_limit()
    total: i64 = 0
    value: i64 = 5
    while value > 0:
        used = counts[value] if counts[value] < free else free
        total += used * value
        free -= used
        value -= 1
    return total


def add_points(board: Board, seat: i64, left: float, numbers: vec[float]) -> vec[float]:
    """Points by category, and what is likely to follow."""
    player = board.players[seat]
    safe = safe_points(board, seat, player)
    cities, stations, cattle = city_points(player), station_points(player), cattle_points(player)
    objectives = objectives_worth(player, left)
    hoped = left * later(board, seat, player)
    start: i64 = player.site if 0 <= player.site < parts.KANSAS else 0
    ahead = left * opinions.AHEAD * stops_ahead(board, seat, player, left, start)
    whole = float(safe + cities + stations + cattle) + objectives + opinions.money_worth(player.money, left) + ahead
    numbers = append(numbers, float(safe) / 20.0)
    numbers = append(numbers, float(cities) / 20.0)
    numbers = append(numbers, float(stations) / 20.0)
    numbers = append(numbers, float(cattle) / 20.0)
    numbers = append(numbers, objectives / 20.0)
    numbers = append(numbers, hoped / 50.0)
    numbers = append(numbers, ahead / 10.0)
    return append(numbers, (whole + hoped) / 50.0)


def add_means(player: Player, left: float, numbers: vec[float]) -> vec[float]:
    """What it can do."""
    money = float(player.money)
    numbers = append(numbers, money / 20.0)
    numbers = append(numbers, left * (money if money < opinions.PURSE else opinions.PURSE) / 16.0)
    numbers = append(numbers, float(player.certificates()) / 6.0)
    numbers = append(numbers, float(player.marker_limit()) / 5.0)
    numbers = append(numbers, float(player.permanent()) / 3.0)
    numbers = append(numbers, float(player.engine) / 40.0)
    numbers = append(numbers, float(parts.CROSS_COST[player.engine]) / 8.0)  # cities that cost nothing to reach
    for worker in range(i64(parts.TYPES)):
        count = float(player.workers[worker] - 1)
        numbers = append(numbers, count / 5.0)
        numbers = append(numbers, left * count / 3.0)  # a worker does more the longer it works
    for kind in range(i64(parts.DISC_KINDS)):
        numbers = append(numbers, float(parts.DISC_COUNT[kind] - player.discs[kind]))  # cleared
    return numbers


def add_gains(board: Board, seat: i64, left: float, numbers: vec[float]) -> vec[float]:
    """Deliveries so far, stations, station masters, tiles, buildings."""
    player = board.players[seat]
    for discs in player.cities:
        numbers = append(numbers, float(discs))
    loops = float(sum_of(player.cities))
    numbers = append(numbers, loops / 6.0)
    numbers = append(numbers, left * loops / 6.0)
    numbers = append(numbers, float(sum_of(player.stations)) / 4.0)
    for master in range(i64(parts.MASTERS)):
        numbers = append(numbers, float(player.masters[master]))
    numbers = append(numbers, float(player.hazards()) / 4.0)
    numbers = append(numbers, float(player.tiles[parts.GREEN_TEEPEE]) / 3.0)
    numbers = append(numbers, float(player.tiles[parts.BLUE_TEEPEE]) / 3.0)
    numbers = append(numbers, float(player.teepee_pairs()) / 3.0)
    built: i64 = 0
    for building in range(i64(parts.BUILDINGS)):
        if player.buildings[building] == parts.BUILT:
            built += 1
            numbers = append(numbers, left)
        else:
            numbers = append(numbers, 0.0)
    numbers = append(numbers, float(built) / 5.0)
    return append(numbers, float(board.woods(seat)) / 3.0)


def add_deck(player: Player, deck: vec[i64], numbers: vec[float]) -> vec[float]:
    """Its cards, wherever they are."""
    breeds = BLANK[: parts.BREED_COUNT]
    size = 0.0
    sum_of_values = 0.0
    for kind in range(i64(parts.CATTLE)):
        breeds[parts.BREED_OF[kind]] += float(deck[kind])
        size += float(deck[kind])
        sum_of_values += float(deck[kind] * parts.BREEDING_OF[kind])
    others = 0.0
    for kind in range(i64(parts.CATTLE), parts.KINDS):
        others += float(deck[kind])
    for breed in breeds:
        numbers = append(numbers, breed / 3.0)
    numbers = append(numbers, (size + others) / 20.0)
    numbers = append(numbers, others / 3.0)
    numbers = append(numbers, float(sum_of(player.area)) / 3.0)
    return append(numbers, sum_of_values / (size + others + 1.0) / 3.0)  # how good a card of it is


def add_automa(board: Board, seat: i64, steps: vec[i64], numbers: vec[float]) -> vec[float]:
    """A seat that the rules play: its points, where it is, what it has delivered, where other seats have the same.

    The rest of its block is empty.
    """
    player = board.players[seat]
    first = len(numbers)
    for n in range(i64(SEAT_NUMBERS)):  # noqa: B007  (`_` would be an object)
        numbers = append(numbers, 0.0)
    points = sum_of(categories(board, seat))
    numbers[first + SAFE] = float(points) / 20.0
    numbers[first + WHOLE] = float(points) / 50.0
    numbers[first + ENGINE] = float(player.engine) / 40.0
    for city in range(i64(parts.CITY_COUNT)):
        numbers[first + CITIES + city] = float(player.cities[city])
    numbers[first + CITIES + parts.CITY_COUNT] = float(sum_of(player.cities)) / 6.0
    numbers[first + WAY] = float(steps[player.site]) / 12.0 if player.site >= 0 else 1.0
    return numbers


def add_hand(board: Board, player: Player, left: float, numbers: vec[float]) -> vec[float]:
    """The own hand as a delivery, now and at best; and what is in it to discard for something."""
    value: i64 = 0
    worth = 0.0
    if len(player.hand) > 0:
        value = breeding_value(player)
        worth = income_worth(player)
    numbers = append(numbers, float(value) / 12.0)
    numbers = append(numbers, float(value + player.certificates()) / 12.0)
    numbers = append(numbers, left * worth / 15.0)
    come = 0.0
    if 0 <= player.site < parts.KANSAS:
        come = float(player.site) / float(parts.KANSAS)
    numbers = append(numbers, left * worth * come / 15.0)  # the nearer Kansas City, the more the hand is that delivery
    numbers = append(numbers, 1.0 if player.holds_pair() else 0.0)
    numbers = append(numbers, 1.0 if player.holds_objective() else 0.0)
    poor: i64 = 0
    good: i64 = 0
    for card in player.hand:
        if card < parts.CATTLE:
            if parts.BREEDING_OF[card] <= 1:
                poor += 1
            elif parts.BREEDING_OF[card] >= 3:
                good += 1
    numbers = append(numbers, float(poor) / 3.0)
    numbers = append(numbers, float(good) / 3.0)
    numbers = append(numbers, float(len(player.hand)) / 6.0)
    to_draw: i64 = 0
    for kind in range(i64(parts.CATTLE)):
        to_draw += player.stack[kind] * parts.BREEDING_OF[kind]
    numbers = append(numbers, float(to_draw) / float(player.stack_size + 1) / 3.0)  # how good the next card will be
    return append(numbers, float(player.stack_size) / 15.0)


def add_table(board: Board, left: float, numbers: vec[float]) -> vec[float]:
    """How much of the game is left, and what the markets offer."""
    numbers = append(numbers, left)
    numbers = append(numbers, left * left)
    numbers = append(numbers, 1.0 if board.turns_left >= 0 else 0.0)
    token = board.token if board.token < parts.ROWS else parts.ROWS - 1
    numbers = append(numbers, float(row_size(board, token)) / 4.0)
    for worker in range(i64(parts.TYPES)):
        offered: i64 = 0
        cheapest: i64 = 12
        for row in range(board.token):
            if board.jobs[parts.TYPES * row + worker] > 0:
                offered += board.jobs[parts.TYPES * row + worker]
                if parts.ROW_COST[row] < cheapest:
                    cheapest = parts.ROW_COST[row]
        numbers = append(numbers, float(offered) / 4.0)
        numbers = append(numbers, float(cheapest) / 12.0)
    values = BLANK[:6]
    for kind in range(i64(parts.STARTER), parts.CATTLE):
        values[parts.BREEDING_OF[kind]] += float(board.market[kind])
    for value in range(3, 6):
        numbers = append(numbers, values[value] / 4.0)
    on_trail: i64 = 0
    for site in parts.TILE_SITES:
        if board.trail[site] != parts.EMPTY:
            on_trail += 1
    return append(numbers, float(on_trail) / 15.0)


def add_turn(board: Board, seat: i64, left: float, numbers: vec[float]) -> vec[float]:
    """Whose turn it is, what it waits for, and what the decisions that are still open promise."""
    for step in range(board.seats):
        numbers = append(numbers, 1.0 if (seat + step) % board.seats == board.actor else 0.0)
    waiting = board.waiting()
    for kind in STAGES:
        numbers = append(numbers, 1.0 if waiting == kind else 0.0)
    sign = 1.0 if board.actor == seat else -1.0
    everything = 0.0
    promised = BLANK[: agenda.KINDS]
    if board.actor != board.automa.seat:
        player = board.players[board.actor]
        for entry in board.agenda:
            promise = open_prospect(board, player, left, entry)
            promised[entry & agenda.KIND_MASK] += promise
            everything += promise
    for kind in OPEN:
        numbers = append(numbers, sign * promised[kind] / 10.0)
    numbers = append(numbers, sign * everything / 10.0)
    numbers = append(numbers, float(len(board.agenda)) / 6.0)
    return append(numbers, 1.0 if board.acted else 0.0)
