"""What a decision that is still open promises: so that the way to a good action looks as good as the action itself."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.games.great_western_trail import codes, deeds
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.merits import (
    AUXILIARY,
    BUILDING_WORTH,
    CARD_GAINED,
    CASH,
    CERTIFICATE,
    COWBOYS,
    CRAFTSMEN_MERIT,
    ENGINE,
    ENGINE_FAR,
    ENGINEERS,
    HAZARD_WORTH,
    HOLDING,
    LAST_CROSS,
    MASTER,
    MONEY,
    MONEY_EARLY,
    MOVE_ON,
    NEW_CARDS,
    SITE_WORTH,
    TEEPEE,
    card_worth,
    city_later,
    closed_arrows,
    disc_worth,
    hired,
    spending,
)
from saloon.games.great_western_trail.parts import (
    BREEDING_OF,
    BUILDING_POINTS,
    BUILDINGS,
    CATTLE,
    CITY_COUNT,
    CITY_MANY,
    CITY_POINTS,
    CITY_VALUE,
    COWBOY,
    CRAFTSMAN,
    CRAFTSMEN,
    DEEDS,
    ENGINEER,
    HAZARD_POINTS,
    HAZARD_SITES,
    HAZARDS,
    MOST_WORKERS,
    PRICES,
    ROW_COST,
    STARTER,
    STATION_AT,
    STATION_CORNERS,
    STATION_COST,
    STATION_POINTS,
    STATIONS,
    TEEPEE_SITES,
    TEEPEE_VALUE,
    WORKER_POINTS,
)
from saloon.games.great_western_trail.player import Player
from saloon.games.great_western_trail.railroad import transport_cost


def promise(board: Board, player: Player, left: float, task: i64) -> float:
    """What the best answer to a task of the agenda would add, roughly."""
    kind, a, b = task & codes.KIND_MASK, task // codes.A_STEP & codes.A_MASK, task // codes.B_STEP
    gain = 0.0
    if kind == codes.HIRE:
        gain = hire_promise(board, player, left, a - codes.HIRE_ZERO)
    elif kind == codes.BUILD:
        gain = build_promise(board, player, left, a)
    elif kind == codes.BUY:
        gain = buy_promise(board, player, left, a)
    elif kind == codes.TAKE:
        gain = take_promise(board, player, left, a % 4, b)
    elif kind == codes.ENGINE:
        gain = engine_promise(board, player, left, a)
    elif kind == codes.UPGRADE:
        gain = upgrade_promise(board, player, left, a)
    elif kind == codes.APPOINT:
        gain = MASTER if hired(player) else 0.0
    elif kind == codes.OBJECTIVE or kind == codes.TOP_CARD:
        gain = CARD_GAINED
    elif kind == codes.AUXILIARY:
        return AUXILIARY - spending(player, -player.auxiliary_level(0), left)
    elif kind == codes.ADVANCE:
        gain = MOVE_ON
    elif kind == codes.DISC:
        return left * city_later(player, a) + float(CITY_POINTS[a]) + closed_arrows(player, a)
    elif kind == codes.DELIVER:
        return deliver_promise(board, player, left, a, b)
    elif kind == codes.TRANSPORT:
        return -spending(player, a, left)
    elif kind == codes.CERTIFY:
        return CERTIFICATE * left * float(a)
    return gain if gain > 0.0 else 0.0


def deliver_promise(board: Board, player: Player, left: float, value: i64, extraordinary: i64) -> float:
    best = -9.0
    for city in range(i64(CITY_COUNT)):
        if CITY_VALUE[city] <= value and (CITY_MANY[city] or player.cities[city] == 0):
            gain = left * city_later(player, city) + float(CITY_POINTS[city]) + closed_arrows(player, city)
            if extraordinary == 0:
                gain -= spending(player, transport_cost(player.engine, CITY_VALUE[city]), left)
            if gain > best:
                best = gain
    return best


def hire_promise(board: Board, player: Player, left: float, dearer: i64) -> float:
    best = 0.0
    for worker in range(i64(3)):
        count = player.workers[worker]
        if count >= MOST_WORKERS:
            continue
        table = COWBOYS if worker == COWBOY else CRAFTSMEN_MERIT if worker == CRAFTSMAN else ENGINEERS
        gain = left * (table[count] - table[count - 1]) + float(WORKER_POINTS[count])
        cheapest: i64 = 99
        for row in range(board.token):
            if board.jobs[3 * row + worker] > 0 and ROW_COST[row] < cheapest:
                cheapest = ROW_COST[row]
        cheapest += dearer
        if cheapest <= player.money:
            gain -= spending(player, cheapest, left)
            if gain > best:
                best = gain
    return best


def build_promise(board: Board, player: Player, left: float, rate: i64) -> float:
    best = 0.0
    most = player.workers[CRAFTSMAN]
    if rate * most > player.money:
        most = player.money // rate
    for number in range(i64(BUILDINGS)):
        if player.buildings[number] != 0:
            continue
        face = board.faces[number]
        if CRAFTSMEN[face] <= most:
            gain = float(BUILDING_POINTS[face]) + left * (BUILDING_WORTH + SITE_WORTH)
            gain -= spending(player, rate * CRAFTSMEN[face], left)
            if gain > best:
                best = gain
        for old in range(i64(BUILDINGS)):
            more = CRAFTSMEN[face] - CRAFTSMEN[board.faces[old]]
            if player.buildings[old] == 1 and 0 < more <= most:
                gain = float(BUILDING_POINTS[face] - BUILDING_POINTS[board.faces[old]])
                gain -= spending(player, rate * more, left)
                if gain > best:
                    best = gain
    return best


def buy_promise(board: Board, player: Player, left: float, cowboys: i64) -> float:
    """The best line of the price table, with the cards that lie there."""
    best = 0.0
    if cowboys > 0:
        for count in board.market_stack:
            if count > 0:
                best = NEW_CARDS * left
    for number in range(len(PRICES)):
        line = PRICES[number]
        if line.cowboys > cowboys or line.price > player.money:
            continue
        first = 0.0
        second = 0.0
        for kind in range(i64(CATTLE) - 1, STARTER - 1, -1):
            if board.market[kind] > 0 and BREEDING_OF[kind] == line.breeding:
                gain = card_worth(kind, left)
                if first == 0.0:
                    first = gain
                    if board.market[kind] > 1:
                        second = gain
                        break
                elif second == 0.0:
                    second = gain
                    break
        if first == 0.0 or (line.cards == 2 and second == 0.0):
            continue
        gain = first + (second if line.cards == 2 else 0.0) - spending(player, line.price, left)
        if gain > best:
            best = gain
    return best


def take_promise(board: Board, player: Player, left: float, what: i64, cost: i64) -> float:
    best = 0.0
    if what & 1 and player.money >= cost:
        for sites in HAZARD_SITES:
            for site in sites:
                if board.trail[site] != codes.EMPTY:
                    gain = float(HAZARD_POINTS[board.trail[site] - codes.SUPPLY_TILE - HAZARDS]) + HAZARD_WORTH
                    gain -= spending(player, cost, left)
                    if gain > best:
                        best = gain
    if what & 2:
        for site in TEEPEE_SITES:
            if board.trail[site] != codes.EMPTY and player.money + TEEPEE_VALUE[site] >= 0:
                gain = TEEPEE * left - spending(player, -TEEPEE_VALUE[site], left)
                if gain > best:
                    best = gain
    return best


def engine_promise(board: Board, player: Player, left: float, spaces: i64) -> float:
    """As far as it goes, or to a station on the way."""
    per = ENGINE if player.engine < LAST_CROSS else ENGINE_FAR
    best = left * per * float(spaces)
    for station in range(i64(STATIONS)):
        at = STATION_AT[station]
        if player.engine < at <= player.engine + 2 * spaces - 1:
            gain = left * per * float(at - player.engine) / 2.0 + upgrade_promise(board, player, left, station)
            if gain > best:
                best = gain
    return best


def upgrade_promise(board: Board, player: Player, left: float, station: i64) -> float:
    if player.stations[station] > 0 or STATION_COST[station] > player.money:
        return 0.0
    gain = float(STATION_POINTS[station]) + left * disc_worth(player, STATION_CORNERS[station])
    if station < len(board.masters) and board.masters[station] >= 0 and hired(player):
        gain += MASTER
    gain -= spending(player, STATION_COST[station], left)
    return gain if gain > 0.0 else 0.0


def prospect(board: Board, player: Player, left: float, number: i64) -> float:
    """What a deed would bring if it were there now."""
    deed = DEEDS[number]
    verb = deed.verb
    coin = MONEY + MONEY_EARLY * left
    total = 0.0
    if deed.gain > 0:
        total += coin * float(deed.gain * (1 if deed.per == deeds.ONCE else 2))
    if deed.certificates > 0:
        total += CERTIFICATE * left * float(deed.certificates if deed.certificates < 3 else 3)
    if verb == deeds.ENGINE:
        total += engine_promise(board, player, left, deed.value if deed.value > 0 else player.workers[ENGINEER])
    elif verb == deeds.HIRE:
        total += CASH * hire_promise(board, player, left, deed.value)
    elif verb == deeds.BUILD:
        total += CASH * build_promise(board, player, left, deed.value)
    elif verb == deeds.HAZARD:
        total += CASH * take_promise(board, player, left, 1, deed.value)
    elif verb == deeds.TRADE:
        total += take_promise(board, player, left, 2, 0)
    elif verb == deeds.OBJECTIVE:
        total += CARD_GAINED
    elif verb == deeds.CATTLE:
        total += CASH * buy_promise(board, player, left, player.workers[COWBOY])
    elif verb == deeds.AUXILIARY:
        total += AUXILIARY + coin * float(player.auxiliary_level(0))
    elif verb == deeds.MOVE:
        total += MOVE_ON
    elif verb != deeds.NOTHING:
        total += AUXILIARY
    if deed.need == deeds.PAY:
        total -= coin * float(deed.need_value)
    elif deed.need != deeds.FREE:
        total *= HOLDING
    return total if total > 0.0 else 0.0
