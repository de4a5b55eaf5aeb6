"""What a seat of Go West! knows, as numbers: what learned judgement is trained on.

Every block is written for the observing seat first, then for the others in turn order. Nothing here looks into the hand
of another seat or tells which cards of the pile are in it: of unseen cards only their number is used.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.go_west.board import ACTION, DRAW, NO_CARD, OTHER, PAY, STEP, Board
from saloon.games.go_west.layout import BOX, CARD, HELD, LENGTH, MARKER, OWNERS, SCORED, SUPPLY, VP, row_of
from saloon.games.go_west.parts import CALIFORNIA, EAST, NEW_ENGLAND, PLUS, SCORING_CARDS, TRACK, TRACKS, WEST
from saloon.games.go_west.player import funds, scoring_cost
from saloon.games.go_west.scoring import count_of, count_tokens, region_points

PHASES: Final = vec[i64]([ACTION, PAY, OTHER, STEP, DRAW])
# How many numbers there are of everything; mypyc only inlines numbers that a module states itself
SEAT_NUMBERS: Final = 9  # of add_seat()
HAND_NUMBERS: Final = 11  # of add_hand()
TABLE_NUMBERS: Final = 34  # however many seats there are
NUMBERS: Final = 36  # more for each seat
# What a vector begins with: a slice is one copy, and numbers that are put in their places need no calls
BLANK: Final = vec[float]([0.0] * (TABLE_NUMBERS + 4 * NUMBERS))
ZEROS: Final = vec[i64]([0, 0, 0, 0])


def observe(board: Board, seat: i64) -> vec[float]:
    numbers = BLANK[: TABLE_NUMBERS + NUMBERS * board.seats]
    observe_into(board, seat, numbers, 0)
    return numbers


def observe_into(board: Board, seat: i64, numbers: vec[float], at: i64) -> None:
    for step in range(board.seats):
        add_seat(board, (seat + step) % board.seats, numbers, at)
        at += SEAT_NUMBERS
    at = add_regions(board, seat, numbers, at)
    add_hand(board, seat, numbers, at)
    add_turn(board, seat, numbers, at + HAND_NUMBERS)


def add_seat(board: Board, seat: i64, numbers: vec[float], at: i64) -> None:
    pieces, row = board.pieces, row_of(seat)
    vp, supply, cost = pieces[row + VP], pieces[row + SUPPLY], scoring_cost(pieces, row)
    left = pieces[row + SCORED] < SCORING_CARDS
    numbers[at] = float(vp) / 50.0  # points; 50 end the game (GW-27)
    numbers[at + 1] = float(vp * vp) / 2500.0  # near the end they weigh more
    numbers[at + 2] = float(supply) / 30.0  # tokens to place or pay with
    numbers[at + 3] = 1.0 if supply == 0 else 0.0
    numbers[at + 4] = float(pieces[row + BOX]) / 30.0  # tokens that a sale brings back
    numbers[at + 5] = float(pieces[row + SCORED]) / 6.0  # scoring cards spent
    numbers[at + 6] = float(cost) / 16.0 if left else 1.5  # what its next scoring costs
    numbers[at + 7] = 1.0 if left and cost <= funds(pieces, row) else 0.0  # whether it can
    numbers[at + 8] = float(pieces[row + MARKER])


def add_regions(board: Board, seat: i64, numbers: vec[float], at: i64) -> i64:
    """Wagons by region; by region with a track and seat its tokens, and what a scoring gives now, or after a step.

    Returns where it ends.
    """
    pieces, seats = board.pieces, board.seats
    for region in range(i64(CALIFORNIA) + 1):
        numbers[at] = float(pieces[region]) / 10.0
        at += 1
    to_come = pieces[NEW_ENGLAND]  # wagons that may still pass
    numbers[at] = 1.0 if to_come + pieces[EAST] <= 2 else 0.0  # GW-28: the end is near
    at += 1
    totals = ZEROS[:]
    for region in range(i64(EAST), WEST + 1):
        wagons, length = pieces[region], pieces[LENGTH + region]
        oldest = pieces[OWNERS + TRACK * region]
        tokens = count_tokens(pieces, region)
        now = region_points(pieces, region, wagons, tokens)
        more = region_points(pieces, region, wagons + 1, tokens)
        less: i64 = 0
        if wagons > 0:
            less = region_points(pieces, region, wagons - 1, tokens)
        numbers[at] = float(length) / 7.0
        at += 1
        full = length == TRACK
        other = seat
        for step in range(seats):  # noqa: B007  (`_` would be an object)
            own = count_of(tokens, other)
            points = count_of(now, other)
            totals[other] += points
            numbers[at] = float(own) / 4.0
            numbers[at + 1] = float(points) / 4.0
            numbers[at + 2] = float(count_of(more, other) - points) / 2.0  # what one more wagon gives
            numbers[at + 3] = float(points - count_of(less, other)) / 2.0  # what one less takes
            numbers[at + 4] = float(own * to_come) / 40.0  # tokens times wagons that are still to come
            numbers[at + 5] = 1.0 if full and oldest == other else 0.0  # the next token to be pushed out
            at += 6
            other += 1
            if other == seats:
                other = 0
        to_come += wagons
    best: i64 = 0
    for step in range(seats):
        other = (seat + step) % seats
        after = pieces[row_of(other) + VP] + totals[other]
        numbers[at] = float(totals[other]) / 10.0  # what a scoring gives now
        numbers[at + 1] = 1.0 if after >= 50 else 0.0  # it would end the game
        at += 2
        if step > 0 and totals[other] > best:
            best = totals[other]
    numbers[at] = float(totals[seat] - best) / 10.0
    return at + 1


def add_hand(board: Board, seat: i64, numbers: vec[float], at: i64) -> None:
    """The own hand: wagons and tokens it can bring where, what it costs or sells for, how much of it is affordable."""
    pieces, row, cards = board.pieces, row_of(seat), board.deck.cards
    supply, most = pieces[row + SUPPLY], funds(pieces, row)
    wagons: i64 = 0
    cost: i64 = 0
    free: i64 = 0
    dear: i64 = 0
    fastest: i64 = 0
    dearest: i64 = 0
    here = ZEROS[:]
    anywhere: i64 = 0
    for i in range(row + CARD, row + CARD + pieces[row + HELD]):
        card = cards[pieces[i]]
        price, speed = card.cost, card.wagons
        wagons += speed
        cost += price
        if price <= supply:
            free += 1
        if price > most:
            dear += 1
        if speed > fastest:
            fastest = speed
        if price > dearest:
            dearest = price
        if card.places == PLUS:
            anywhere += 1
            here[card.region - 1] += 1
        elif card.region > 0:
            here[card.region - 1] += card.tokens()
    numbers[at] = float(wagons) / 10.0
    numbers[at + 1] = float(cost) / 20.0
    numbers[at + 2] = float(free) / 7.0
    numbers[at + 3] = float(dear) / 7.0
    numbers[at + 4] = float(fastest) / 3.0
    numbers[at + 5] = float(dearest) / 6.0
    for region in range(i64(TRACKS)):
        numbers[at + 6 + region] = float(here[region]) / 3.0
    numbers[at + 10] = float(anywhere) / 3.0


def add_turn(board: Board, seat: i64, numbers: vec[float], at: i64) -> None:
    """Whose turn it is and how far along it is: all zero before the first turn and at the end."""
    for step in range(board.seats):
        numbers[at] = 1.0 if (seat + step) % board.seats == board.actor else 0.0
        at += 1
    for phase in PHASES:
        numbers[at] = 1.0 if board.phase == phase else 0.0
        at += 1
    paying = board.phase == PAY
    played = board.card != NO_CARD and (paying or board.phase == OTHER)
    wagons: i64 = 0
    if played:
        wagons = board.deck.cards[board.card].wagons
    numbers[at] = float(board.actions_left) / 2.0
    numbers[at + 1] = 1.0 if board.doubled else 0.0
    numbers[at + 2] = float(board.steps_left) / 3.0
    numbers[at + 3] = float(board.due) / 16.0 if paying else 0.0
    numbers[at + 4] = float(wagons) / 3.0  # steps that this card still brings
    numbers[at + 5] = float(board.idle) / 200.0  # GW-J1
