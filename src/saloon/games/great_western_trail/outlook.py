"""What a seat's things are worth in Great Western Trail, by and large: a sense of position for bots, not a rule.

Points that are safe count as they are; what will bring points later counts by how much of the game is left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.codes import EMPTY
from saloon.games.great_western_trail.kansas_city import breeding_value
from saloon.games.great_western_trail.objectives import items_of
from saloon.games.great_western_trail.parts import (
    ARROW_POINTS,
    BREEDING_OF,
    CATTLE,
    CERTIFICATE_TRACK,
    CITY_COUNT,
    CITY_MANY,
    CITY_VALUE,
    COWBOY,
    CRAFTSMAN,
    DISC_COUNT,
    DISC_KINDS,
    DISC_POINTS,
    ENGINEER,
    EXITS,
    ITEM_COUNT,
    KANSAS,
    MASTERS,
    OBJECTIVE_KINDS,
    OBJECTIVE_POINTS,
    PENALTY,
    ROWS,
    SITE_COUNT,
    START,
    STARTING,
    STEP_POINTS,
    TASKS,
    TOKEN_POINTS,
)
from saloon.games.great_western_trail.player import Player
from saloon.games.great_western_trail.scoring import (
    building_points,
    cattle_points,
    city_points,
    hazard_points,
    master_points,
    station_points,
    worker_points,
)

WON: Final = 1000.0
RIVAL: Final = 0.25  # how much of the best other seat's standing counts against a seat

MONEY: Final = 0.2  # points that a coin is worth at the end
MONEY_EARLY: Final = 0.25  # … and more while it can be spent, up to a purse
PURSE: Final = 16.0
LOOP: Final = 5.0  # what a whole way to Kansas City costs: it brings the end nearer, so stops on the way are worth more
READY: Final = 0.2  # how much of a delivery's worth counts at the start of the trail; all of it at its end
BREEDING: Final = 0.2  # a point of breeding value in the hand
CITY_WORTH: Final = vec[float]([-4.0, -1.0, -2.0, 1.0, 2.0, 4.0, 6.0, 7.0, 8.0, 9.5])  # of delivering there
CERTIFICATE: Final = 1.2
ENGINE: Final = 0.6  # a space of the track, as far as the last city
ENGINE_FAR: Final = 0.4  # beyond it
LAST_CROSS: Final = 36
COWBOY_WORTH: Final = 7.0
CRAFTSMAN_WORTH: Final = 5.0
ENGINEER_WORTH: Final = 5.0
BUILDING_WORTH: Final = 1.5  # of an own building beyond its points: somewhere to stop
GOOD_CATTLE: Final = 2.5  # per point of breeding value above two
POOR_CATTLE: Final = 0.6  # a Jersey in the deck
HALF_ARROW: Final = 0.35  # of the points between two cities that are half done
DISC_WORTH: Final = vec[float]([0.6, 0.5, 0.7, 0.7, 0.7, 3.0, 3.0, 4.5, 1.0, 1.5])  # a cleared space, by disc kind
TASK_SHARE: Final = 0.5  # of an objective's points for the part of it that is done
OBJECTIVE_HELD: Final = 0.6  # an objective card in the deck


def standing(board: Board, seat: i64) -> float:
    """The seat's worth, less a part of the best other seat's."""
    steps = distances(board)
    best = -WON
    for other in range(board.seats):
        if other != seat:
            theirs = worth(board, other, steps)
            if theirs > best:
                best = theirs
    return worth(board, seat, steps) - RIVAL * best


def time_left(board: Board) -> float:
    """How much of the game is left, by the rows of the job market that are still to be filled."""
    return float(ROWS - board.token) / float(ROWS)


def worth(board: Board, seat: i64, steps: vec[i64]) -> float:
    player = board.players[seat]
    left = time_left(board)
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
    total = float(safe) + objectives_worth(player, left)
    money = float(player.money)
    total += MONEY * money + MONEY_EARLY * left * (money if money < PURSE else PURSE)
    return total + left * later(player, steps)


def later(player: Player, steps: vec[i64]) -> float:
    """What brings points later, as if the whole game were still to come."""
    total = trail_worth(player, steps) + CERTIFICATE * float(CERTIFICATE_TRACK[player.marker] + 2 * player.permanent())
    near = player.engine if player.engine < LAST_CROSS else LAST_CROSS
    total += ENGINE * float(near) / 2.0 + ENGINE_FAR * float(player.engine - near) / 2.0
    total += COWBOY_WORTH * steps_down(player.workers[COWBOY]) + CRAFTSMAN_WORTH * steps_down(player.workers[CRAFTSMAN])
    total += ENGINEER_WORTH * steps_down(player.workers[ENGINEER])
    for kind in range(i64(CATTLE)):
        count = player.stack[kind] + player.discard[kind]
        if BREEDING_OF[kind] > 2:
            total += GOOD_CATTLE * float((BREEDING_OF[kind] - 2) * count)
        elif BREEDING_OF[kind] == 1:
            total -= POOR_CATTLE * float(count)
    for card in player.hand:
        if card < CATTLE and BREEDING_OF[card] != 2:
            total += GOOD_CATTLE * float(BREEDING_OF[card] - 2) if BREEDING_OF[card] > 2 else -POOR_CATTLE
    for disc in range(i64(DISC_KINDS)):
        total += DISC_WORTH[disc] * float(DISC_COUNT[disc] - player.discs[disc])
    for number in player.buildings:
        if number == 1:
            total += BUILDING_WORTH
    for city in range(i64(CITY_COUNT) - 1):
        if (player.cities[city] > 0) != (player.cities[city + 1] > 0):
            total += HALF_ARROW * float(ARROW_POINTS[city])
    return total


def steps_down(workers: i64) -> float:
    """Every further worker of a kind is worth a little less: 1, 0.9, 0.8 …"""
    more = float(workers - 1)
    return more - 0.05 * more * (more - 1.0)


def trail_worth(player: Player, steps: vec[i64]) -> float:
    """What the hand would bring, the more the nearer Kansas City is, less the time spent on the way."""
    loops = 0.0
    for city in range(i64(CITY_COUNT)):
        loops += float(player.cities[city])
    come = READY
    if player.site >= 0:
        come = 1.0 - float(steps[player.site]) / float(steps[START])
    value = breeding_value(player)
    delivery = BREEDING * float(value) + city_worth(player, value + CERTIFICATE_TRACK[player.marker])
    return (READY + (1.0 - READY) * come) * delivery - LOOP * (loops + come)


def city_worth(player: Player, value: i64) -> float:
    """The best city that a breeding value reaches now."""
    best = CITY_WORTH[0]
    for city in range(1, i64(CITY_COUNT)):
        if CITY_VALUE[city] <= value and (CITY_MANY[city] or player.cities[city] == 0) and CITY_WORTH[city] > best:
            best = CITY_WORTH[city]
    return best


def distances(board: Board) -> vec[i64]:
    """Steps from every site to Kansas City by the shortest way. Exits always lead to sites with higher numbers."""
    steps = vec[i64]([0 for _ in range(i64(SITE_COUNT))])
    for site in range(i64(KANSAS) - 1, -1, -1):
        best: i64 = 99
        for ahead in EXITS[site]:
            more = steps[ahead] + (1 if ahead == KANSAS or board.trail[ahead] != EMPTY else 0)
            if more < best:
                best = more
        steps[site] = best
    return steps


def objectives_worth(player: Player, left: float) -> float:
    """Each card by itself: its points if its tasks are done, else less its penalty the nearer the end is."""
    items = items_of(player)
    total = 0.0
    for objective in range(i64(OBJECTIVE_KINDS)):
        cards = player.area[objective]
        if objective < STARTING and player.owned(CATTLE + objective) > 0:
            total += OBJECTIVE_HELD
        if cards == 0:
            continue
        wanted: i64 = 0
        done: i64 = 0
        for item in range(i64(ITEM_COUNT)):
            need = TASKS[objective][item]
            wanted += need
            done += need if items[item] >= need else items[item]
        if done == wanted:
            total += float(cards * OBJECTIVE_POINTS[objective])
        else:
            part = TASK_SHARE * float(done) / float(wanted) * left
            total += float(cards) * (
                part * float(OBJECTIVE_POINTS[objective]) - (1.0 - part) * float(PENALTY[objective])
            )
    return total
