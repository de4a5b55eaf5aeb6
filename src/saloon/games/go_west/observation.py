"""What a seat of Go West! knows, as numbers: what learned judgement is trained on.

Every block is written for the observing seat first, then for the others in turn order. Nothing here looks into the hand
of another seat or tells which cards of the pile are in it: of unseen cards only their number is used.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.games.go_west.board import ACTION, DRAW, NO_CARD, OTHER, PAY, STEP, Board
from saloon.games.go_west.layout import BOX, CARD, HELD, LENGTH, MARKER, OWNERS, SCORED, SUPPLY, VP, row_of
from saloon.games.go_west.parts import (
    CALIFORNIA,
    EAST,
    HAND,
    HAND_BITS,
    HAND_MASK,
    IDLE_LIMIT,
    MAX_COST,
    MAX_WAGONS,
    NEVER,
    NEW_ENGLAND,
    SCORING_CARDS,
    SCORING_COST,
    TOKENS,
    TRACK,
    TRACKS,
    WAGONS,
    WEST,
)
from saloon.games.go_west.scoring import SEAT_BITS, SEAT_MASK, SEATS_BITS, count_tokens, region_points

# How many numbers there are of everything; mypyc only inlines numbers that a module states itself
SEAT_NUMBERS: Final = 9  # of add_seat()
HAND_NUMBERS: Final = 11  # of add_hand()
PHASES: Final = 5  # in which a seat acts, from ACTION on
TABLE_NUMBERS: Final = 34  # however many seats there are
NUMBERS: Final = 36  # more for each seat
# What a vector begins with: a slice is one copy, and numbers that are put in their places need no calls
BLANK: Final = vec[float]([0.0] * (TABLE_NUMBERS + 4 * NUMBERS))

assert tuple(range(ACTION, ACTION + PHASES)) == (ACTION, PAY, OTHER, STEP, DRAW)


def fractions(whole: float, most: int) -> vec[float]:
    """Of the numbers up to most: one that is read here need not become an object first, to be divided."""
    numbers = vec[float](capacity=most + 1)
    for number in range(most + 1):
        numbers = append(numbers, number / whole)
    return numbers


HALVES: Final = fractions(2.0, TRACK)
THIRDS: Final = fractions(3.0, 2 * HAND)
QUARTERS: Final = fractions(4.0, TRACK)
SIXTHS: Final = fractions(6.0, max(SCORING_CARDS, int(MAX_COST)))
SEVENTHS: Final = fractions(7.0, max(HAND, TRACK))
TENTHS: Final = fractions(10.0, MAX_WAGONS * HAND)
SIXTEENTHS: Final = fractions(16.0, max(SCORING_COST))
TWENTIETHS: Final = fractions(20.0, int(MAX_COST) * HAND)
THIRTIETHS: Final = fractions(30.0, int(TOKENS))
FORTIETHS: Final = fractions(40.0, TRACK * int(WAGONS))
TWO_HUNDREDTHS: Final = fractions(200.0, int(IDLE_LIMIT) + 1)
# By victory points: a position has at most 999, and the first scoring then ends the game
FIFTIETHS: Final = fractions(50.0, 1100)
SQUARES: Final = vec[float]([float(vp * vp) / 2500.0 for vp in range(len(FIFTIETHS))])
# By scoring cards spent: what the next one costs
PRICES: Final = append(SCORING_COST[:], NEVER)
PRICE_NUMBERS: Final = vec[float]([1.5 if price == NEVER else float(price) / 16.0 for price in PRICES])

# By track and wagons: what is known of such a region, each for all seats and packed as counts are in scoring.py. Their
# tokens, their points, who gets one more with one more wagon, who loses one with one less. Reckoned when first met
OUTCOMES: Final = vec[i64]([-1] * (1 << 18))
UNKNOWN: Final = -1
POINTS: Final = 16  # where in an outcome they begin
GAIN: Final = 32
LOSS: Final = 48
WITHOUT_LOSS: Final = 0xFFFFFFFFFFFF
OWNER_BITS: Final = 2  # of each token
WAGON_BITS: Final = 3
ENOUGH: Final = 7  # wagons for every token of a track
TOTAL_BITS: Final = 8  # of the points of a seat in all regions
TOTAL_MASK: Final = 255

assert (POINTS, ENOUGH, 1 << WAGON_BITS) == (SEATS_BITS, TRACK, TRACK + 1)
assert len(OUTCOMES) == 1 << (OWNER_BITS * TRACK + 1 + WAGON_BITS)


def observe(board: Board, seat: i64) -> vec[float]:
    numbers = BLANK[: TABLE_NUMBERS + NUMBERS * board.seats]
    observe_into(board, seat, numbers, 0)
    return numbers


def observe_into(board: Board, seat: i64, numbers: vec[float], at: i64) -> None:
    other = seat
    for step in range(board.seats):  # noqa: B007  (`_` would be an object)
        add_seat(board.pieces, row_of(other), numbers, at)
        at += SEAT_NUMBERS
        other += 1
        if other == board.seats:
            other = 0
    at = add_regions(board, seat, numbers, at)
    add_hand(board, row_of(seat), numbers, at)
    add_turn(board, seat, numbers, at + HAND_NUMBERS)


def add_seat(pieces: vec[i64], row: i64, numbers: vec[float], at: i64) -> None:
    vp, supply, scored = pieces[row + VP], pieces[row + SUPPLY], pieces[row + SCORED]
    numbers[at] = FIFTIETHS[vp]  # points; 50 end the game (GW-27)
    numbers[at + 1] = SQUARES[vp]  # near the end they weigh more
    numbers[at + 2] = THIRTIETHS[supply]  # tokens to place or pay with
    numbers[at + 3] = 1.0 if supply == 0 else 0.0
    numbers[at + 4] = THIRTIETHS[pieces[row + BOX]]  # tokens that a sale brings back
    numbers[at + 5] = SIXTHS[scored]  # scoring cards spent
    numbers[at + 6] = PRICE_NUMBERS[scored]  # what its next scoring costs
    numbers[at + 7] = 1.0 if PRICES[scored] <= supply + vp else 0.0  # GW-19: whether it can
    numbers[at + 8] = 1.0 if pieces[row + MARKER] == 1 else 0.0


def add_regions(board: Board, seat: i64, numbers: vec[float], at: i64) -> i64:
    """Wagons by region; by region with a track and seat its tokens, and what a scoring gives now, or after a step.

    Returns where it ends.
    """
    pieces, seats = board.pieces, board.seats
    for region in range(i64(CALIFORNIA) + 1):
        numbers[at] = TENTHS[pieces[region]]
        at += 1
    to_come = pieces[NEW_ENGLAND]  # wagons that may still pass
    numbers[at] = 1.0 if to_come + pieces[EAST] <= 2 else 0.0  # GW-28: the end is near
    at += 1
    totals: i64 = 0  # points in all regions, packed
    halves, quarters, fortieths = HALVES, QUARTERS, FORTIETHS
    for region in range(i64(EAST), WEST + 1):
        wagons, length = pieces[region], pieces[LENGTH + region]
        packed = outcome(pieces, region, wagons)
        numbers[at] = SEVENTHS[length]
        at += 1
        oldest: i64 = -1  # whose token is the next to be pushed out
        if length == TRACK:
            oldest = pieces[OWNERS + TRACK * region]
        other = seat
        for step in range(seats):  # noqa: B007  (`_` would be an object)
            here = packed >> (SEAT_BITS * other)
            own, points = here & SEAT_MASK, (here >> POINTS) & SEAT_MASK
            totals += points << (TOTAL_BITS * other)
            numbers[at] = quarters[own]
            numbers[at + 1] = quarters[points]
            numbers[at + 2] = halves[(here >> GAIN) & 1]  # what one more wagon gives
            numbers[at + 3] = halves[(here >> LOSS) & 1]  # what one less takes
            numbers[at + 4] = fortieths[own * to_come]  # tokens times wagons that are still to come
            numbers[at + 5] = 1.0 if other == oldest else 0.0
            at += 6
            other += 1
            if other == seats:
                other = 0
        to_come += wagons
    return add_totals(board, seat, totals, numbers, at)


def outcome(pieces: vec[i64], region: i64, wagons: i64) -> i64:
    """Of a region. Its track, as a number, is a one and then the owners of its tokens."""
    track: i64 = 1
    first = OWNERS + TRACK * region
    for i in range(first, first + pieces[LENGTH + region]):
        track = (track << OWNER_BITS) + pieces[i]
    track <<= WAGON_BITS
    if OUTCOMES[track] == UNKNOWN:
        reckon(pieces, region, track)
    if wagons <= ENOUGH:
        return OUTCOMES[track + wagons]
    return OUTCOMES[track + ENOUGH] & WITHOUT_LOSS


def reckon(pieces: vec[i64], region: i64, track: i64) -> None:
    """All outcomes of a track. With a wagon more, one seat gets one point more, and nobody less."""
    tokens = count_tokens(pieces, region)
    less: i64 = 0
    now: i64 = 0
    for wagons in range(i64(ENOUGH) + 1):
        more = region_points(pieces, region, wagons + 1, tokens)
        OUTCOMES[track + wagons] = tokens + (now << POINTS) + ((more - now) << GAIN) + ((now - less) << LOSS)
        less = now
        now = more


def add_totals(board: Board, seat: i64, totals: i64, numbers: vec[float], at: i64) -> i64:
    """What a scoring gives now. Returns where it ends."""
    seats, other = board.seats, seat
    own = (totals >> (TOTAL_BITS * seat)) & TOTAL_MASK
    best: i64 = 0
    for step in range(seats):  # noqa: B007  (`_` would be an object)
        total = (totals >> (TOTAL_BITS * other)) & TOTAL_MASK
        numbers[at] = TENTHS[total]
        numbers[at + 1] = 1.0 if board.pieces[row_of(other) + VP] + total >= 50 else 0.0  # it would end the game
        at += 2
        if other != seat and total > best:
            best = total
        other += 1
        if other == seats:
            other = 0
    if own >= best:
        numbers[at] = TENTHS[own - best]
    else:
        numbers[at] = -TENTHS[best - own]
    return at + 1


def add_hand(board: Board, row: i64, numbers: vec[float], at: i64) -> None:
    """The own hand: wagons and tokens it can bring where, what it costs or sells for, how much of it is affordable."""
    pieces, packed = board.pieces, board.deck.packed
    supply = pieces[row + SUPPLY]
    most = supply + pieces[row + VP]  # GW-19
    hand: i64 = 0
    free: i64 = 0
    dear: i64 = 0
    fastest: i64 = 0
    dearest: i64 = 0
    for i in range(row + CARD, row + CARD + pieces[row + HELD]):
        card = packed[pieces[i]]
        speed, price = card & HAND_MASK, (card >> HAND_BITS) & HAND_MASK
        hand += card
        if price <= supply:
            free += 1
        if price > most:
            dear += 1
        if speed > fastest:
            fastest = speed
        if price > dearest:
            dearest = price
    numbers[at] = TENTHS[hand & HAND_MASK]  # wagons
    hand >>= HAND_BITS
    numbers[at + 1] = TWENTIETHS[hand & HAND_MASK]  # cost
    hand >>= HAND_BITS
    numbers[at + 2] = SEVENTHS[free]
    numbers[at + 3] = SEVENTHS[dear]
    numbers[at + 4] = THIRDS[fastest]
    numbers[at + 5] = SIXTHS[dearest]
    numbers[at + 10] = THIRDS[hand & HAND_MASK]  # tokens that go anywhere
    for region in range(i64(TRACKS)):
        hand >>= HAND_BITS
        numbers[at + 6 + region] = THIRDS[hand & HAND_MASK]


def add_turn(board: Board, seat: i64, numbers: vec[float], at: i64) -> None:
    """Whose turn it is and how far along it is: all zero before the first turn and at the end."""
    seats, phase, other = board.seats, board.phase, seat
    for step in range(seats):  # noqa: B007  (`_` would be an object)
        numbers[at] = 1.0 if other == board.actor else 0.0
        at += 1
        other += 1
        if other == seats:
            other = 0
    for acting in range(i64(ACTION), ACTION + PHASES):
        numbers[at] = 1.0 if phase == acting else 0.0
        at += 1
    paying = phase == PAY
    wagons: i64 = 0
    if board.card != NO_CARD and (paying or phase == OTHER):
        wagons = board.deck.packed[board.card] & HAND_MASK
    numbers[at] = HALVES[board.actions_left]
    numbers[at + 1] = 1.0 if board.doubled else 0.0
    numbers[at + 2] = THIRDS[board.steps_left]
    numbers[at + 3] = SIXTEENTHS[board.due] if paying else 0.0
    numbers[at + 4] = THIRDS[wagons]  # steps that this card still brings
    numbers[at + 5] = TWO_HUNDREDTHS[board.idle]  # GW-J1
