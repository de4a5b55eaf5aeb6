"""What a seat of Go West! knows, as numbers: what learned judgement is trained on.

Every block is written for the observing seat first, then for the others in turn order. Nothing here looks into the hand
of another seat or tells which cards of the pile are in it: of unseen cards only their number is used.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.games.go_west.board import ACTION, DRAW, NO_CARD, OTHER, PAY, STEP, Board
from saloon.games.go_west.layout import BOX, LENGTH, MARKER, OWNERS, SCORED, SUPPLY, VP, row_of
from saloon.games.go_west.parts import CALIFORNIA, EAST, NEW_ENGLAND, PLUS, SCORING_CARDS, TRACK, WEST
from saloon.games.go_west.player import funds, hand, scoring_cost
from saloon.games.go_west.scoring import count_of, count_tokens, region_points

PHASES: Final = vec[i64]([ACTION, PAY, OTHER, STEP, DRAW])


def observe(board: Board, seat: i64) -> vec[float]:
    numbers = vec[float](capacity=128)
    for step in range(board.seats):
        numbers = add_seat(board, (seat + step) % board.seats, numbers)
    numbers = add_regions(board, seat, numbers)
    numbers = add_hand(board, seat, numbers)
    return add_turn(board, seat, numbers)


def add_seat(board: Board, seat: i64, numbers: vec[float]) -> vec[float]:
    pieces, row = board.pieces, row_of(seat)
    vp, supply, cost = pieces[row + VP], pieces[row + SUPPLY], scoring_cost(pieces, row)
    numbers = append(numbers, float(vp) / 50.0)  # points; 50 end the game (GW-27)
    numbers = append(numbers, float(vp * vp) / 2500.0)  # near the end they weigh more
    numbers = append(numbers, float(supply) / 30.0)  # tokens to place or pay with
    numbers = append(numbers, 1.0 if supply == 0 else 0.0)
    numbers = append(numbers, float(pieces[row + BOX]) / 30.0)  # tokens that a sale brings back
    numbers = append(numbers, float(pieces[row + SCORED]) / 6.0)  # scoring cards spent
    left = pieces[row + SCORED] < SCORING_CARDS
    numbers = append(numbers, float(cost) / 16.0 if left else 1.5)  # what its next scoring costs
    numbers = append(numbers, 1.0 if left and cost <= funds(pieces, row) else 0.0)  # whether it can
    return append(numbers, float(pieces[row + MARKER]))


def add_regions(board: Board, seat: i64, numbers: vec[float]) -> vec[float]:
    """Wagons by region; by region with a track and seat its tokens, and what a scoring gives now, or after a step."""
    pieces = board.pieces
    for region in range(i64(CALIFORNIA) + 1):
        numbers = append(numbers, float(pieces[region]) / 10.0)
    to_come = pieces[NEW_ENGLAND]  # wagons that may still pass
    numbers = append(numbers, 1.0 if to_come + pieces[EAST] <= 2 else 0.0)  # GW-28: the end is near
    totals = vec[i64]([0, 0, 0, 0])
    for region in range(i64(EAST), WEST + 1):
        wagons, length = pieces[region], pieces[LENGTH + region]
        oldest = pieces[OWNERS + TRACK * region]
        tokens = count_tokens(pieces, region)
        now = region_points(pieces, region, wagons, tokens)
        more = region_points(pieces, region, wagons + 1, tokens)
        less = region_points(pieces, region, wagons - 1, tokens) if wagons > 0 else 0
        numbers = append(numbers, float(length) / 7.0)
        full = length == TRACK
        for step in range(board.seats):
            other = (seat + step) % board.seats
            own = count_of(tokens, other)
            points = count_of(now, other)
            totals[other] += points
            numbers = append(numbers, float(own) / 4.0)
            numbers = append(numbers, float(points) / 4.0)
            numbers = append(numbers, float(count_of(more, other) - points) / 2.0)  # what one more wagon gives
            numbers = append(numbers, float(points - count_of(less, other)) / 2.0)  # what one less takes
            numbers = append(numbers, float(own * to_come) / 40.0)  # tokens times wagons that are still to come
            numbers = append(numbers, 1.0 if full and oldest == other else 0.0)  # the next token to be pushed out
        to_come += wagons
    best: i64 = 0
    for step in range(board.seats):
        other = (seat + step) % board.seats
        numbers = append(numbers, float(totals[other]) / 10.0)  # what a scoring gives now
        after = pieces[row_of(other) + VP] + totals[other]
        numbers = append(numbers, 1.0 if after >= 50 else 0.0)  # it would end the game
        if step > 0 and totals[other] > best:
            best = totals[other]
    return append(numbers, float(totals[seat] - best) / 10.0)


def add_hand(board: Board, seat: i64, numbers: vec[float]) -> vec[float]:
    """The own hand: wagons and tokens it can bring where, what it costs or sells for, how much of it is affordable."""
    pieces, row, cards = board.pieces, row_of(seat), board.deck.cards
    supply, most = pieces[row + SUPPLY], funds(pieces, row)
    wagons: i64 = 0
    cost: i64 = 0
    free: i64 = 0
    dear: i64 = 0
    fastest: i64 = 0
    dearest: i64 = 0
    here = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
    for kind in hand(pieces, row):
        card = cards[kind]
        wagons += card.wagons
        cost += card.cost
        if card.cost <= supply:
            free += 1
        if card.cost > most:
            dear += 1
        if card.wagons > fastest:
            fastest = card.wagons
        if card.cost > dearest:
            dearest = card.cost
        if card.region > 0:
            here[card.region - 1] += 1.0 if card.places == PLUS else float(card.tokens())
        if card.places == PLUS:
            here[4] += 1.0
    numbers = append(numbers, float(wagons) / 10.0)
    numbers = append(numbers, float(cost) / 20.0)
    numbers = append(numbers, float(free) / 7.0)
    numbers = append(numbers, float(dear) / 7.0)
    numbers = append(numbers, float(fastest) / 3.0)
    numbers = append(numbers, float(dearest) / 6.0)
    for tokens in here:
        numbers = append(numbers, tokens / 3.0)
    return numbers


def add_turn(board: Board, seat: i64, numbers: vec[float]) -> vec[float]:
    """Whose turn it is and how far it got: all zero before the first one and at the end."""
    for step in range(board.seats):
        numbers = append(numbers, 1.0 if (seat + step) % board.seats == board.actor else 0.0)
    for phase in PHASES:
        numbers = append(numbers, 1.0 if board.phase == phase else 0.0)
    numbers = append(numbers, float(board.actions_left) / 2.0)
    numbers = append(numbers, 1.0 if board.doubled else 0.0)
    numbers = append(numbers, float(board.steps_left) / 3.0)
    paying = board.phase == PAY
    numbers = append(numbers, float(board.due) / 16.0 if paying else 0.0)
    played = board.card != NO_CARD and (paying or board.phase == OTHER)
    wagons: i64 = board.deck.cards[board.card].wagons if played else 0
    numbers = append(numbers, float(wagons) / 3.0)  # steps that this card still brings
    return append(numbers, float(board.idle) / 200.0)  # GW-J1
