"""What a seat of Gold Rush knows, as numbers: what learned judgement is trained on.

Every block is written for the observing seat first, then for the others in turn order. Of the tokens of others only
their number is used, never their values (GR-102).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.games.gold_rush.board import ACT, DEAL, MINE, NO_TILE, PLACE, TILE, Board
from saloon.games.gold_rush.features import CLOSED, ONE_COWBOY, Features, cowboys_of, most_cowboys
from saloon.games.gold_rush.hopes import Hopes
from saloon.games.gold_rush.outlook import TOKEN, counted_before, estimate, prospects
from saloon.games.gold_rush.parts import CITY, CITY_RAIL, MOUNTAIN, PRAIRIE, RAIL
from saloon.games.gold_rush.player import RESERVE, Player
from saloon.games.gold_rush.scoring import complete_points, final_points

NO_TENT: Final = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0, 0.0])  # what is said of a tent on the map


def observe(board: Board, seat: i64) -> vec[float]:
    numbers = vec[float](capacity=256)
    standings = vec[float](capacity=board.seats)
    hopes = Hopes(board)
    for step in range(board.seats):
        other = (seat + step) % board.seats
        standing = estimate(board, other)
        standings = append(standings, standing)
        numbers = add_seat(board, other, standing, numbers)
        numbers = add_lands(board, other, numbers)
        numbers = add_hopes(board, other, hopes, numbers)
        numbers = add_farmers(board, other, hopes, numbers)
    best = -1000.0
    for step in range(i64(1), board.seats):
        if standings[step] > best:
            best = standings[step]
    numbers = append(numbers, (standings[0] - best) / 20.0)  # the lead, as greedy sees it
    own = board.players[seat]
    unseen = float(own.worth(board.box.token_values)) - TOKEN * float(own.held())
    numbers = append(numbers, unseen / 10.0)  # what the own tokens are worth more than others' (GR-105)
    numbers = add_map(board, numbers)
    numbers = add_free(board, hopes, numbers)
    return add_turn(board, seat, numbers)


def add_seat(board: Board, seat: i64, standing: float, numbers: vec[float]) -> vec[float]:
    """Points, tokens and pieces in reserve; the tent and what lies under it."""
    player, features = board.players[seat], board.map.features
    numbers = append(numbers, float(player.score) / 50.0)
    numbers = append(numbers, standing / 50.0)  # greedy's estimate of where it will end
    numbers = append(numbers, float(player.held()) / 10.0)
    reserve = player.reserve()
    for count in range(i64(4)):
        numbers = append(numbers, 1.0 if reserve > count else 0.0)
    if player.tent == RESERVE:
        numbers = append(numbers, 1.0)
        for zero in NO_TENT:
            numbers = append(numbers, zero)
        return numbers
    numbers = append(numbers, 0.0)
    mountain = features.feature(player.tent)
    stack = features.stack(mountain)
    numbers = append(numbers, 1.0 if stack > 0 else 0.0)
    numbers = append(numbers, float(stack) / 5.0)
    numbers = append(numbers, 1.0 / float(1 + features.open(mountain)) if features.open(mountain) >= 0 else 0.0)
    numbers = append(numbers, float(strangers(board, seat, mountain)))
    turns = float(board.bag_size) / float(board.seats)
    numbers = append(numbers, (float(stack) if float(stack) < turns else turns) / 5.0)  # what it has time to dig
    packed = features.cowboys(mountain)
    own = packed != 0 and cowboys_of(packed, seat) == most_cowboys(packed)
    return append(numbers, float(stack) / 5.0 if packed != 0 and not own else 0.0)  # what it digs away from others


def add_lands(board: Board, seat: i64, numbers: vec[float]) -> vec[float]:
    """By land where the seat has cowboys: how many, what they would get now, more when complete, and how near that is.

    What is complete already is scored at the end of the turn, so it counts by itself.
    """
    player, features = board.players[seat], board.map.features
    to_come = board.to_come()
    cowboys = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
    safe = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
    hoped = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
    nearly = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
    shared = 0.0
    behind = 0.0
    done = 0.0
    gold = 0.0
    gold_near = 0.0
    dug = 0.0
    for i in range(len(player.cowboys)):
        feature = features.feature(player.cowboys[i])
        land = features.land(feature)
        cowboys[land] += 1.0
        if counted_before(player, features, i):
            continue
        packed = features.cowboys(feature)
        now = float(final_points(features, feature))
        if cowboys_of(packed, seat) < most_cowboys(packed):
            behind += now
            continue
        if is_shared(packed, seat, board.seats):
            shared += now
        if land != PRAIRIE and features.open(feature) == 0:
            done += float(complete_points(features, feature)) + 1.0
        safe[land] += now
        hoped[land] += prospects(features, feature, to_come) - now
        if land == MOUNTAIN:
            gold += float(features.stack(feature))
            gold_near += float(features.stack(feature)) / float(1 + features.open(feature))
            dug += float(strangers(board, seat, feature) * features.stack(feature))
        if land != PRAIRIE and features.open(feature) > 0:
            nearly[land] += (1.0 + float(complete_points(features, feature))) / float(features.open(feature))
    for land in range(i64(PRAIRIE), CITY + 1):
        numbers = append(numbers, cowboys[land] / 2.0)
        numbers = append(numbers, safe[land] / 10.0)
        numbers = append(numbers, hoped[land] / 5.0)
        numbers = append(numbers, nearly[land] / 10.0)
    numbers = append(numbers, shared / 10.0)
    numbers = append(numbers, behind / 10.0)
    numbers = append(numbers, done / 10.0)
    numbers = append(numbers, gold / 5.0)
    numbers = append(numbers, gold_near / 3.0)
    numbers = append(numbers, dug / 5.0)  # gold of its mountains that others can dig
    numbers = add_returns(player, features, numbers)
    return append(numbers, to_come * float(len(player.cowboys)) / 4.0)


def add_hopes(board: Board, seat: i64, hopes: Hopes, numbers: vec[float]) -> vec[float]:
    """By land, how much completing will bring the seat; what the next tile may; cowboys that come back, or never will.

    Where others have more cowboys, what it costs the seat.
    """
    player, features = board.players[seat], board.map.features
    gains = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
    soon = 0.0
    back = 0.0
    back_soon = 0.0
    never = 0.0
    others = 0.0
    split = 0.0
    for i in range(len(player.cowboys)):
        feature = features.feature(player.cowboys[i])
        land = features.land(feature)
        if land == PRAIRIE:
            continue
        chance = hopes.city(features, feature) if land == CITY else hopes.complete[feature]
        back += chance
        back_soon += hopes.next[feature]
        if chance < 0.1:
            never += 1.0
        if counted_before(player, features, i):
            continue
        gain = completed_worth(features, feature)
        packed = features.cowboys(feature)
        if cowboys_of(packed, seat) < most_cowboys(packed):
            others += gain * chance
        else:
            if is_shared(packed, seat, board.seats):
                split += gain * chance
            gains[land] += gain * chance
            soon += gain * hopes.next[feature]
    for land in range(i64(RAIL), CITY + 1):
        numbers = append(numbers, gains[land] / 10.0)
    numbers = append(numbers, soon / 5.0)
    numbers = append(numbers, back / 2.0)
    numbers = append(numbers, back_soon)
    numbers = append(numbers, never / 2.0)
    numbers = append(numbers, others / 10.0)
    return append(numbers, split / 10.0)


def add_farmers(board: Board, seat: i64, hopes: Hopes, numbers: vec[float]) -> vec[float]:
    """Of prairies with farmers of the seat: how much they can grow, what is contested, what is lost by one farmer."""
    player, features = board.players[seat], board.map.features
    growth = 0.0
    contested = 0.0
    contested_growth = 0.0
    behind = 0.0
    for i in range(len(player.cowboys)):
        prairie = features.feature(player.cowboys[i])
        if features.land(prairie) != PRAIRIE or counted_before(player, features, i):
            continue
        packed = features.cowboys(prairie)
        own = cowboys_of(packed, seat)
        if own < most_cowboys(packed):
            if own + 1 == most_cowboys(packed):
                behind += float(final_points(features, prairie))
        elif packed != own * ONE_COWBOY[seat]:
            contested += float(final_points(features, prairie))
            contested_growth += hopes.growth[prairie]
        else:
            growth += hopes.growth[prairie]
    to_come = board.to_come()
    numbers = append(numbers, growth / 20.0)
    numbers = append(numbers, to_come * growth / 10.0)
    numbers = append(numbers, contested / 10.0)
    numbers = append(numbers, to_come * contested_growth / 10.0)
    return append(numbers, behind / 10.0)


def add_free(board: Board, hopes: Hopes, numbers: vec[float]) -> vec[float]:
    """What lies where nobody has a cowboy: all prairies and the best, all else by how likely it is to be completed."""
    features = board.map.features
    prairies = 0.0
    best_prairie = 0.0
    hoped = 0.0
    best_hope = 0.0
    for segment in range(features.count):
        if features.feature(segment) != segment or features.cowboys(segment) != 0 or features.open(segment) == CLOSED:
            continue
        land = features.land(segment)
        if land == PRAIRIE:
            points = float(final_points(features, segment))
            if hopes.growth[segment] > 0.0:
                prairies += points
                if points > best_prairie:
                    best_prairie = points
        elif land != CITY and features.open(segment) > 0:
            hope = completed_worth(features, segment) * hopes.complete[segment]
            hoped += hope
            if hope > best_hope:
                best_hope = hope
    numbers = append(numbers, prairies / 30.0)
    numbers = append(numbers, best_prairie / 10.0)
    numbers = append(numbers, hoped / 30.0)
    return append(numbers, best_hope / 10.0)


def completed_worth(features: Features, feature: i64) -> float:
    """Points, and tokens at what they are worth on average."""
    if features.land(feature) == CITY:
        return float(CITY_RAIL * features.city_rails(feature))
    return float(complete_points(features, feature)) + TOKEN * float(features.stack(feature))


def add_returns(player: Player, features: Features, numbers: vec[float]) -> vec[float]:
    """Cowboys that one more tile may bring back, and those that are unlikely to come back."""
    soon = 0.0
    stuck = 0.0
    for segment in player.cowboys:
        feature = features.feature(segment)
        if features.land(feature) != PRAIRIE:
            if features.open(feature) <= 1:
                soon += 1.0
            elif features.open(feature) >= 4:
                stuck += 1.0
    numbers = append(numbers, soon / 2.0)
    return append(numbers, stuck / 2.0)


def strangers(board: Board, seat: i64, mountain: i64) -> i64:
    """Tents of others on a mountain."""
    tents: i64 = 0
    for other in range(board.seats):
        tent = board.players[other].tent
        if other != seat and tent != RESERVE and board.map.features.feature(tent) == mountain:
            tents += 1
    return tents


def is_shared(packed: i64, seat: i64, seats: i64) -> bool:
    """Whether another seat has as many cowboys there."""
    for other in range(seats):  # noqa: SIM110  (a loop is what mypyc makes fast)
        if other != seat and cowboys_of(packed, other) == cowboys_of(packed, seat):
            return True
    return False


def add_map(board: Board, numbers: vec[float]) -> vec[float]:
    """How much is still to come, and the gold that nobody claims."""
    features = board.map.features
    to_come = board.to_come()
    numbers = append(numbers, to_come)
    numbers = append(numbers, 1.0 if board.bag_size < 2 * board.seats else 0.0)
    free = 0.0
    claimed = 0.0
    richest = 0.0
    nearest = 0.0
    for segment in features.mountains:
        if features.feature(segment) == segment:
            stack = float(features.stack(segment))
            if features.cowboys(segment) == 0:
                free += stack
                if features.open(segment) > 0 and stack / float(features.open(segment)) > nearest:
                    nearest = stack / float(features.open(segment))
            else:
                claimed += stack
            if stack > richest:
                richest = stack
    numbers = append(numbers, free / 20.0)
    numbers = append(numbers, claimed / 20.0)
    numbers = append(numbers, richest / 8.0)
    numbers = append(numbers, nearest / 4.0)  # the free mountain that is most worth completing
    numbers = append(numbers, to_come * to_come)
    return append(numbers, float(len(board.map.open)) / 40.0)


def add_turn(board: Board, seat: i64, numbers: vec[float]) -> vec[float]:
    """Whose turn it is, what it waits for, the tile in hand, and what a cowboy or the tent could take at once."""
    for step in range(board.seats):
        numbers = append(numbers, 1.0 if (seat + step) % board.seats == board.actor else 0.0)
    phase = board.phase
    numbers = append(numbers, 1.0 if phase == TILE else 0.0)
    numbers = append(numbers, 1.0 if phase == PLACE else 0.0)
    numbers = append(numbers, 1.0 if phase == ACT else 0.0)
    numbers = append(numbers, 1.0 if phase == MINE or phase == DEAL else 0.0)
    held = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
    if phase == PLACE and board.tile != NO_TILE:
        for segment in board.box.tiles[board.tile].segments:
            held[segment.land] += 1.0
    for land in range(i64(PRAIRIE), CITY + 1):
        numbers = append(numbers, held[land] / 3.0)
    sign = 1.0 if board.actor == seat else -1.0  # what it promises, it promises the seat or against it
    return add_claims(board, sign if phase == ACT else 0.0, numbers)


def add_claims(board: Board, sign: float, numbers: vec[float]) -> vec[float]:
    """By land, the best that a cowboy could take on the tile just laid; and what a tent could start to dig."""
    features = board.map.features
    best = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
    nearest = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
    dig = 0.0
    most = 0.0
    if sign != 0.0:
        to_come = board.to_come()
        player = board.player()
        if player.reserve() > 0:
            for segment in range(board.map.first(board.last), features.count):
                feature = features.feature(segment)
                land = features.land(segment)
                if features.cowboys(feature) == 0 and (land != PRAIRIE or board.rulings.farmers):
                    worth = claim(features, feature, to_come)
                    if worth > best[land]:
                        best[land] = worth
                        nearest[land] = 1.0 if land != PRAIRIE and features.open(feature) == 0 else 0.0
                    if worth > most:
                        most = worth
        for segment in features.mountains:
            stack = float(features.stack(features.feature(segment)))
            if stack > dig and features.open(features.feature(segment)) != CLOSED:
                dig = stack
    for land in range(i64(PRAIRIE), CITY + 1):
        numbers = append(numbers, sign * best[land] / 6.0)
        numbers = append(numbers, sign * nearest[land])
    numbers = append(numbers, sign * most / 6.0)
    return append(numbers, sign * dig / 5.0)


def claim(features: Features, feature: i64, to_come: float) -> float:
    """What a cowboy there would bring."""
    if features.land(feature) == RAIL and features.open(feature) == 0:
        return float(complete_points(features, feature))
    return prospects(features, feature, to_come)
