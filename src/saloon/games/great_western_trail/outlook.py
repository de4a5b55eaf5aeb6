"""Roughly what a seat's position is worth in Great Western Trail: a heuristic for bots, not a rule.

Points that are safe count as they are; what will bring points later counts by how much of the game is left; decisions
of this turn that are still open count as what their best answer promises.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.question import POSSIBLE
from saloon.games.great_western_trail import opinions, parts
from saloon.games.great_western_trail.assignment import items_of
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.kansas_city import breeding_value, transport_cost, why_not_deliver
from saloon.games.great_western_trail.player import Player
from saloon.games.great_western_trail.prospects import effect_prospect, open_prospect
from saloon.games.great_western_trail.scoring import (
    building_points,
    cattle_points,
    city_points,
    hazard_points,
    master_points,
    station_points,
    step_points,
    token_points,
    worker_points,
)
from saloon.games.great_western_trail.trail import hand_of

WON: Final = 1000.0
# To be copied
UNKNOWN: Final = vec[float]([-1.0] * len(parts.EFFECTS))
NOTHING_AHEAD: Final = vec[float]([0.0] * parts.SITE_COUNT)


def seat_worth(board: Board, seat: i64) -> float:
    """What the seat's position is worth, counting what it is about to do."""
    player = board.players[seat]
    left = opinions.time_left(board)
    total = worth(board, seat, player, left)
    if board.actor == seat:
        for entry in board.agenda:
            total += open_prospect(board, player, left, entry)
    return total


def worth(board: Board, seat: i64, player: Player, left: float) -> float:
    safe = safe_points(board, seat, player) + city_points(player) + station_points(player) + cattle_points(player)
    total = float(safe) + objectives_worth(player, left) + opinions.money_worth(player.money, left)
    return total + left * (later(board, seat, player) + trail_worth(board, seat, player, left))


def safe_points(board: Board, seat: i64, player: Player) -> i64:
    """What counts already, besides cities, stations and cattle."""
    points = building_points(board, player) + hazard_points(player) + worker_points(player)
    area = parts.sum_of(player.area)
    for master in range(i64(parts.MASTERS)):
        points += master_points(player, master, area)
    return points + step_points(player) + token_points(board, seat)


def later(board: Board, seat: i64, player: Player) -> float:
    """What brings points later, as if the whole game were still to come."""
    total = opinions.PERMANENT * float(player.permanent())
    total += opinions.CERTIFICATE * float(parts.CERTIFICATE_TRACK[player.marker])
    near = player.engine if player.engine < opinions.LAST_CROSS else opinions.LAST_CROSS
    total += opinions.ENGINE * float(near) / 2.0 + opinions.ENGINE_FAR * float(player.engine - near) / 2.0
    workers, worth = player.workers, opinions.WORKERS_WORTH
    total += worth[parts.COWBOY][workers[parts.COWBOY] - 1] + worth[parts.CRAFTSMAN][workers[parts.CRAFTSMAN] - 1]
    total += worth[parts.ENGINEER][workers[parts.ENGINEER] - 1]
    total += deck_worth(player)
    total += opinions.TEEPEE * float(player.tiles[parts.GREEN_TEEPEE] + player.tiles[parts.BLUE_TEEPEE])
    for disc in range(i64(parts.DISC_KINDS)):
        total += opinions.DISC_WORTH[disc] * float(parts.DISC_COUNT[disc] - player.discs[disc])
    for site in parts.BUILDING_SITES:
        if board.owner(site) == seat:
            total += opinions.BUILDING_WORTH + opinions.site_worth(site)
    for city in range(i64(parts.CITY_COUNT)):
        total += opinions.CITY_LATER[city] * float(player.cities[city])
    for city in range(i64(parts.CITY_COUNT) - 1):
        if (player.cities[city] > 0) != (player.cities[city + 1] > 0):
            total += opinions.HALF_ARROW * float(parts.ARROW_POINTS[city])
    return total


def deck_worth(player: Player) -> float:
    """What its cattle do for deliveries. Summed by kind: which of them are in the hand makes no difference."""
    total = 0.0
    for kind in range(i64(parts.CATTLE)):
        total += opinions.breeding_worth(kind) * float(player.owned(kind))
    return total


def trail_worth(board: Board, seat: i64, player: Player, left: float) -> float:
    """What the hand would bring, the more the nearer Kansas City is, and the stops that are still ahead."""
    steps = distances(board)
    loops = float(parts.sum_of(player.cities))
    come = opinions.READY
    site: i64 = parts.START
    if player.site >= 0:
        come = 1.0 - float(steps[player.site]) / float(steps[parts.START])
        if player.site != parts.KANSAS:
            site = player.site
    hand = 0.0
    if len(player.hand) > 0:
        hand = income_worth(player)
    total = (opinions.READY + (1.0 - opinions.READY) * come) * hand - opinions.LOOP * loops
    return total + opinions.AHEAD * stops_ahead(board, seat, player, left, site)


def stops_ahead(board: Board, seat: i64, player: Player, left: float, start: i64) -> float:
    """The worth of all stops on the best way from a site to Kansas City, less what a turn is worth for each."""
    known = UNKNOWN[:]
    coin = opinions.MONEY + opinions.MONEY_EARLY * left
    ahead = NOTHING_AHEAD[:]
    for site in range(i64(parts.KANSAS) - 1, start - 1, -1):
        best = -99.0
        for near in parts.EXITS[site]:
            gain = ahead[near]
            tile = board.trail[near]
            if near != parts.KANSAS and tile != parts.EMPTY:
                if tile < parts.NEUTRAL_COUNT:
                    gain += stop_worth(board, player, left, parts.NEUTRAL_FIELDS[tile], known)
                elif board.owner(near) == seat:
                    gain += stop_worth(board, player, left, parts.SIDE_FIELDS[board.side(tile)], known)
                else:
                    gain -= coin * float(board.seating.fee(hand_of(board, tile)))
            if gain > best:
                best = gain
        ahead[site] = best
    return ahead[start]


def stop_worth(board: Board, player: Player, left: float, fields: vec[vec[i64]], known: vec[float]) -> float:
    total = -opinions.TURN
    for field in fields:
        best = 0.0
        for number in field:
            if known[number] < 0.0:
                known[number] = effect_prospect(board, player, left, number)
            if known[number] > best:
                best = known[number]
        total += best
    return total if total > 0.0 else 0.0


def income_worth(player: Player) -> float:
    """The hand and the certificates as a delivery."""
    value = breeding_value(player)
    return opinions.BREEDING_MONEY * float(value) + best_city(player, value + parts.CERTIFICATE_TRACK[player.marker])


def best_city(player: Player, value: i64) -> float:
    best = -9.0
    for city in range(i64(parts.CITY_COUNT)):
        if why_not_deliver(player, value, city) == POSSIBLE:
            gain = opinions.city_worth(player, city) - opinions.BREEDING_MONEY * float(
                transport_cost(player.engine, parts.CITY_VALUE[city])
            )
            if gain > best:
                best = gain
    return best


def distances(board: Board) -> vec[i64]:
    """Steps from every site to Kansas City by the shortest way. Exits always lead to sites with higher numbers."""
    steps = parts.zeros(parts.SITE_COUNT)
    for site in range(i64(parts.KANSAS) - 1, -1, -1):
        best: i64 = 99
        for ahead in parts.EXITS[site]:
            more = steps[ahead] + (1 if ahead == parts.KANSAS or board.trail[ahead] != parts.EMPTY else 0)
            if more < best:
                best = more
        steps[site] = best
    return steps


def objectives_worth(player: Player, left: float) -> float:
    """Cards of the area first, then those in the deck, each with what the ones before it left over."""
    items = items_of(player)
    total = 0.0
    for objective in range(i64(parts.OBJECTIVE_KINDS)):
        for _ in range(player.area[objective]):
            share = share_done(objective, items, left)
            total += share * float(parts.OBJECTIVE_POINTS[objective]) - (1.0 - share) * float(parts.PENALTY[objective])
    deck = player.deck_counts()
    for objective in range(i64(parts.STARTING)):
        for _ in range(deck[parts.CATTLE + objective]):
            share = share_done(objective, items, left)
            total += opinions.CARD_SHARE * share * float(parts.OBJECTIVE_POINTS[objective]) - opinions.CLUTTER * left
    return total


def share_done(objective: i64, items: vec[i64], left: float) -> float:
    """1 if all tasks are done, which uses the items up; else how likely they will be."""
    tasks = parts.TASKS[objective]
    wanted: i64 = 0
    done: i64 = 0
    for item in range(i64(parts.ITEM_COUNT)):
        need = tasks[item]
        if need > 0:
            wanted += need
            done += need if items[item] >= need else (items[item] if items[item] > 0 else 0)
    if done == wanted:
        for item in range(i64(parts.ITEM_COUNT)):
            items[item] -= tasks[item]
        return 1.0
    return (opinions.TASK_SHARE * float(done) / float(wanted) + opinions.TASK_HOPE) * left
