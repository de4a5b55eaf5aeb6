"""Points of Great Western Trail: every category of the final scoring."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.great_western_trail import parts
from saloon.games.great_western_trail.assignment import DROPPED, FULFILLED, best_assignment, items_of
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.player import Player

Need = TypedDict("Need", {"task": str, "needed": int, "left": int})  # left: what fulfilled objectives do not use
Item = TypedDict(  # lacks: what an objective that was not met needed
    "Item", {
        "item": str, "points": int, "city": NotRequired[str], "discs": NotRequired[int], "from": NotRequired[str],
        "to": NotRequired[str], "card": NotRequired[str], "met": NotRequired[bool], "master": NotRequired[str],
        "count": NotRequired[int], "lacks": NotRequired[list[Need]],
    },
)  # fmt: skip
CATEGORIES: Final = (
    "money", "buildings", "cities", "stations", "hazards", "cattle", "objectives", "masters", "workers", "steps",
    "token",
)  # fmt: skip
MONEY: Final = 0
IN_BUILDINGS: Final = 1
IN_CITIES: Final = 2
IN_STATIONS: Final = 3
IN_HAZARDS: Final = 4
IN_CATTLE: Final = 5
IN_OBJECTIVES: Final = 6
IN_MASTERS: Final = 7
IN_WORKERS: Final = 8
STEPS: Final = 9
TOKEN: Final = 10


def building_points(board: Board, player: Player) -> i64:
    points: i64 = 0
    for number in range(i64(parts.BUILDINGS)):
        if player.buildings[number] == parts.BUILT:
            points += parts.BUILDING_POINTS[board.sides[number]]
    return points


def city_points(player: Player) -> i64:
    """GWT 8.6: own discs, and arrows with own discs on both ends."""
    points: i64 = 0
    for city in range(i64(parts.CITY_COUNT)):
        if player.cities[city] > 0:
            points += parts.CITY_POINTS[city] * player.cities[city]
            if city + 1 < parts.CITY_COUNT and player.cities[city + 1] > 0:
                points += parts.ARROW_POINTS[city]
    return points


def points_of(counts: vec[i64], points: vec[i64]) -> i64:
    """What this many of each kind are worth."""
    total: i64 = 0
    for kind in range(len(points)):
        total += counts[kind] * points[kind]
    return total


def station_points(player: Player) -> i64:
    return points_of(player.stations, parts.STATION_POINTS)


def hazard_points(player: Player) -> i64:
    points: i64 = 0
    for tile in range(i64(parts.HAZARDS), parts.TILE_KINDS):
        points += player.tiles[tile] * parts.HAZARD_POINTS[tile - parts.HAZARDS]
    return points


def cattle_points(player: Player) -> i64:
    points: i64 = 0
    for kind in range(i64(parts.CATTLE)):
        points += (player.stack[kind] + player.discard[kind]) * parts.CATTLE_POINTS[kind]
    for kind in player.hand:
        if kind < parts.CATTLE:
            points += parts.CATTLE_POINTS[kind]
    return points


def worker_points(player: Player) -> i64:
    points: i64 = 0
    for count in player.workers:
        for space in range(count):
            points += parts.WORKER_POINTS[space]
    return points


def master_item(player: Player, master: i64, area: i64) -> i64:
    """GWT 9.7: how many there are of what the station master counts; area: objective cards in the area at the end."""
    if master == parts.SM1:
        return parts.sum_of(player.workers)
    if master == parts.SM2:
        return area
    if master == parts.SM3:
        return player.hazards()
    if master == parts.SM4:
        return player.teepee_pairs()
    return parts.CERTIFICATE_TRACK[player.marker] + player.permanent()


def master_points(player: Player, master: i64, area: i64) -> i64:
    if player.masters[master] == 0:
        return 0
    return master_item(player, master, area) // parts.MASTER_EACH[master] * parts.MASTER_POINTS[master]


def step_points(player: Player) -> i64:
    if player.discs[parts.STEP_POINTS] > 0:
        return 0
    return parts.DISC_POINTS[parts.STEP_POINTS]


def token_points(board: Board, seat: i64) -> i64:
    if board.token_owner != seat:
        return 0
    return parts.TOKEN_POINTS


def categories(board: Board, seat: i64) -> vec[i64]:
    """GWT 12.2: the points of a seat in every category, in the order of CATEGORIES."""
    player = board.players[seat]
    points = vec[i64]([0 for _ in CATEGORIES])
    points[IN_BUILDINGS] = building_points(board, player)
    points[IN_CITIES] = city_points(player)
    points[IN_STATIONS] = station_points(player)
    points[IN_HAZARDS] = hazard_points(player)
    points[IN_CATTLE] = cattle_points(player)
    points[TOKEN] = token_points(board, seat)
    if seat == board.automa.seat:  # AU-21: nothing for money, workers, teepees and station masters
        points[IN_OBJECTIVES] = points_of(player.area, parts.OBJECTIVE_POINTS)  # all count as fulfilled
        return points
    points[MONEY] = player.money // parts.MONEY_PER_POINT
    assignment = best_assignment(player)
    points[IN_OBJECTIVES] = assignment.points
    for master in range(i64(parts.MASTERS)):
        points[IN_MASTERS] += master_points(player, master, assignment.area)
    points[IN_WORKERS] = worker_points(player)
    points[STEPS] = step_points(player)
    return points


def itemise(board: Board, seat: int) -> list[Item]:
    """Where the points of a seat come from: the categories; cities, objectives and station masters one by one."""
    player = board.players[seat]
    points = categories(board, seat)
    items: list[Item] = []
    for number, name in enumerate(CATEGORIES):
        if number == IN_CITIES:
            items += _city_items(player)
        elif seat == board.automa.seat:
            if number in (IN_BUILDINGS, IN_STATIONS, IN_HAZARDS, IN_CATTLE, IN_OBJECTIVES, TOKEN):
                items.append({"item": name, "points": int(points[number])})
        elif number == IN_OBJECTIVES:
            items += _objective_items(player)
        elif number == IN_MASTERS:
            items += _master_items(player)
        else:
            items.append({"item": name, "points": int(points[number])})
    return items


def _city_items(player: Player) -> list[Item]:
    items: list[Item] = []
    for city, name in enumerate(parts.CITIES):
        discs = int(player.cities[city])
        if discs == 0:
            continue
        items.append({"item": "city", "city": name, "discs": discs, "points": int(parts.CITY_POINTS[city]) * discs})
        if city + 1 < parts.CITY_COUNT and player.cities[city + 1] > 0 and parts.ARROW_POINTS[city] != 0:
            points = int(parts.ARROW_POINTS[city])
            items.append({"item": "arrow", "from": name, "to": parts.CITIES[city + 1], "points": points})
    return items


def _objective_items(player: Player) -> list[Item]:
    assignment = best_assignment(player)
    left = items_of(player)
    for card, fate in zip(assignment.cards, assignment.fates, strict=True):
        if fate == FULFILLED:  # GWT 10.6: each thing counts for one card
            for number, needed in enumerate(parts.TASKS[card]):
                left[number] -= needed
    items: list[Item] = []
    for card, fate in zip(assignment.cards, assignment.fates, strict=True):
        if fate != DROPPED:
            met = fate == FULFILLED
            points = int(parts.OBJECTIVE_POINTS[card] if met else -parts.PENALTY[card])
            item: Item = {"item": "objective", "card": parts.OBJECTIVES[card], "met": met, "points": points}
            if not met:
                tasks = zip(parts.ITEMS, parts.TASKS[card], left, strict=True)
                item["lacks"] = [
                    {"task": task, "needed": int(needed), "left": int(have)}
                    for task, needed, have in tasks
                    if needed > have
                ]
            items.append(item)
    return items


def _master_items(player: Player) -> list[Item]:
    area = best_assignment(player).area
    return [
        {
            "item": "master",
            "master": parts.MASTER_NAMES[master],
            "count": int(master_item(player, master, area)),
            "points": int(master_points(player, master, area)),
        }
        for master in range(parts.MASTERS)
        if player.masters[master] > 0
    ]
