"""What a seat's things are worth in Great Western Trail, by and large: a sense of position for bots, not a rule.

Points that are safe count as they are; what will bring points later counts by how much of the game is left; decisions
of this turn that are still open count as what their best answer promises.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.great_western_trail import codes
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.kansas_city import breeding_value
from saloon.games.great_western_trail.merits import (
    AHEAD,
    BREEDING_MONEY,
    BUILDING_WORTH,
    CARD_SHARE,
    CERTIFICATE,
    CITY_LATER,
    CLUTTER,
    COWBOYS,
    CRAFTSMEN_MERIT,
    DISC_WORTH,
    ENGINE,
    ENGINE_FAR,
    ENGINEERS,
    HALF_ARROW,
    LAST_CROSS,
    LOOP,
    MONEY,
    MONEY_EARLY,
    PERMANENT,
    READY,
    TASK_HOPE,
    TASK_SHARE,
    TEEPEE,
    TURN,
    breeding_worth,
    city_worth,
    money_worth,
    site_worth,
    time_left,
)
from saloon.games.great_western_trail.objectives import items_of
from saloon.games.great_western_trail.parts import (
    ARROW_POINTS,
    BUILDING_SITES,
    CATTLE,
    CERTIFICATE_TRACK,
    CITY_COUNT,
    CITY_MANY,
    CITY_VALUE,
    COWBOY,
    CRAFTSMAN,
    DEEDS,
    DISC_COUNT,
    DISC_KINDS,
    DISC_POINTS,
    ENGINEER,
    EXITS,
    FACE_FIELDS,
    ITEM_COUNT,
    KANSAS,
    MASTERS,
    NEUTRAL_COUNT,
    NEUTRAL_FIELDS,
    OBJECTIVE_KINDS,
    OBJECTIVE_POINTS,
    PENALTY,
    SITE_COUNT,
    START,
    STARTING,
    STEP_POINTS,
    TASKS,
    TOKEN_POINTS,
)
from saloon.games.great_western_trail.player import Player
from saloon.games.great_western_trail.promises import promise, prospect
from saloon.games.great_western_trail.railroad import transport_cost
from saloon.games.great_western_trail.scoring import (
    building_points,
    cattle_points,
    city_points,
    hazard_points,
    master_points,
    station_points,
    worker_points,
)
from saloon.games.great_western_trail.trail import hand_of

WON: Final = 1000.0


def standing(board: Board, seat: i64) -> float:
    """The seat's worth with what it is about to do."""
    player = board.players[seat]
    left = time_left(board)
    total = worth(board, seat, player, left)
    if board.actor == seat:
        for task in board.agenda:
            total += promise(board, player, left, task)
    return total


def worth(board: Board, seat: i64, player: Player, left: float) -> float:
    safe = building_points(board, player) + city_points(player) + station_points(player) + hazard_points(player)
    safe += cattle_points(player) + worker_points(player)
    if player.discs[STEP_POINTS] == 0:
        safe += DISC_POINTS[STEP_POINTS]
    if board.token_owner == seat:
        safe += TOKEN_POINTS
    area: i64 = 0
    for objective in range(i64(OBJECTIVE_KINDS)):
        area += player.area[objective]
    for master in range(i64(MASTERS)):
        safe += master_points(player, master, area)
    total = float(safe) + objectives_worth(player, left) + money_worth(player.money, left)
    return total + left * (later(board, seat, player) + trail_worth(board, seat, player, left))


def later(board: Board, seat: i64, player: Player) -> float:
    """What brings points later, as if the whole game were still to come."""
    total = PERMANENT * float(player.permanent())
    total += CERTIFICATE * float(CERTIFICATE_TRACK[player.marker])
    near = player.engine if player.engine < LAST_CROSS else LAST_CROSS
    total += ENGINE * float(near) / 2.0 + ENGINE_FAR * float(player.engine - near) / 2.0
    total += COWBOYS[player.workers[COWBOY] - 1] + CRAFTSMEN_MERIT[player.workers[CRAFTSMAN] - 1]
    total += ENGINEERS[player.workers[ENGINEER] - 1]
    for kind in range(i64(CATTLE)):
        total += breeding_worth(kind) * float(player.stack[kind] + player.discard[kind])
    for card in player.hand:
        if card < CATTLE:
            total += breeding_worth(card)
    total += TEEPEE * float(player.tiles[3] + player.tiles[4])
    for disc in range(i64(DISC_KINDS)):
        total += DISC_WORTH[disc] * float(DISC_COUNT[disc] - player.discs[disc])
    for site in BUILDING_SITES:
        if board.owner(site) == seat:
            total += BUILDING_WORTH + site_worth(site)
    for city in range(i64(CITY_COUNT)):
        total += CITY_LATER[city] * float(player.cities[city])
    for city in range(i64(CITY_COUNT) - 1):
        if (player.cities[city] > 0) != (player.cities[city + 1] > 0):
            total += HALF_ARROW * float(ARROW_POINTS[city])
    return total


def trail_worth(board: Board, seat: i64, player: Player, left: float) -> float:
    """What the hand would bring, the more the nearer Kansas City is, and the stops that are still ahead."""
    steps = distances(board)
    loops = 0.0
    for city in range(i64(CITY_COUNT)):
        loops += float(player.cities[city])
    come = READY
    site: i64 = START
    if player.site >= 0:
        come = 1.0 - float(steps[player.site]) / float(steps[START])
        if player.site != KANSAS:
            site = player.site
    hand = 0.0
    if len(player.hand) > 0:
        hand = income_worth(player)
    total = (READY + (1.0 - READY) * come) * hand - LOOP * loops
    return total + AHEAD * stops_ahead(board, seat, player, left, site)


def stops_ahead(board: Board, seat: i64, player: Player, left: float, start: i64) -> float:
    """The worth of all stops on the best way from a site to Kansas City, less what a turn is worth for each."""
    known = vec[float]([-1.0 for _ in range(len(DEEDS))])
    coin = MONEY + MONEY_EARLY * left
    ahead = vec[float]([0.0 for _ in range(i64(SITE_COUNT))])
    for site in range(i64(KANSAS) - 1, start - 1, -1):
        best = -99.0
        for near in EXITS[site]:
            gain = ahead[near]
            tile = board.trail[near]
            if near != KANSAS and tile != codes.EMPTY:
                if tile < NEUTRAL_COUNT:
                    gain += stop_worth(board, player, left, NEUTRAL_FIELDS[tile], known)
                elif board.owner(near) == seat:
                    gain += stop_worth(board, player, left, FACE_FIELDS[board.face(tile)], known)
                else:
                    gain -= coin * float(board.seating.fee(hand_of(board, tile)))
            if gain > best:
                best = gain
        ahead[site] = best
    return ahead[start]


def stop_worth(board: Board, player: Player, left: float, fields: vec[vec[i64]], known: vec[float]) -> float:
    total = -TURN
    for field in fields:
        best = 0.0
        for number in field:
            if known[number] < 0.0:
                known[number] = prospect(board, player, left, number)
            if known[number] > best:
                best = known[number]
        total += best
    return total if total > 0.0 else 0.0


def income_worth(player: Player) -> float:
    """The hand and the certificates as a delivery."""
    value = breeding_value(player)
    return BREEDING_MONEY * float(value) + best_city(player, value + CERTIFICATE_TRACK[player.marker])


def best_city(player: Player, value: i64) -> float:
    best = -9.0
    for city in range(i64(CITY_COUNT)):
        if CITY_VALUE[city] <= value and (CITY_MANY[city] or player.cities[city] == 0):
            gain = city_worth(player, city) - BREEDING_MONEY * float(transport_cost(player.engine, CITY_VALUE[city]))
            if gain > best:
                best = gain
    return best


def distances(board: Board) -> vec[i64]:
    """Steps from every site to Kansas City by the shortest way. Exits always lead to sites with higher numbers."""
    steps = vec[i64]([0 for _ in range(i64(SITE_COUNT))])
    for site in range(i64(KANSAS) - 1, -1, -1):
        best: i64 = 99
        for ahead in EXITS[site]:
            more = steps[ahead] + (1 if ahead == KANSAS or board.trail[ahead] != codes.EMPTY else 0)
            if more < best:
                best = more
        steps[site] = best
    return steps


def objectives_worth(player: Player, left: float) -> float:
    """Cards of the area first, then those in the deck, each with what the ones before it left over."""
    items = items_of(player)
    total = 0.0
    for objective in range(i64(OBJECTIVE_KINDS)):
        for _ in range(player.area[objective]):
            share = share_done(objective, items, left)
            total += share * float(OBJECTIVE_POINTS[objective]) - (1.0 - share) * float(PENALTY[objective])
    deck = player.deck_counts()
    for objective in range(i64(STARTING)):
        for _ in range(deck[CATTLE + objective]):
            share = share_done(objective, items, left)
            total += CARD_SHARE * share * float(OBJECTIVE_POINTS[objective]) - CLUTTER * left
    return total


def share_done(objective: i64, items: vec[i64], left: float) -> float:
    """1 if all tasks are done, which uses the items up; else how likely they will be."""
    tasks = TASKS[objective]
    wanted: i64 = 0
    done: i64 = 0
    for item in range(i64(ITEM_COUNT)):
        need = tasks[item]
        if need > 0:
            wanted += need
            done += need if items[item] >= need else (items[item] if items[item] > 0 else 0)
    if done == wanted:
        for item in range(i64(ITEM_COUNT)):
            items[item] -= tasks[item]
        return 1.0
    return (TASK_SHARE * float(done) / float(wanted) + TASK_HOPE) * left
