"""What an open decision promises, so the way to a good action looks as good as the action itself.

The decisions' own guards say what is allowed; what it is worth is an opinion.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.question import POSSIBLE
from saloon.games.great_western_trail import agenda, effects, opinions, parts
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.buildings import craftsmen_needed, why_not_afford
from saloon.games.great_western_trail.cattle import why_not_new_cattle, why_not_pay_line
from saloon.games.great_western_trail.effects import Effect
from saloon.games.great_western_trail.kansas_city import transport_cost, why_not_deliver
from saloon.games.great_western_trail.labour import why_not_hire
from saloon.games.great_western_trail.opinions import spending
from saloon.games.great_western_trail.parts import BUILDING_POINTS, CITY_VALUE, TYPES
from saloon.games.great_western_trail.player import Player
from saloon.games.great_western_trail.stations import why_not_upgrade
from saloon.games.great_western_trail.supply import HAZARD, TEEPEE, cost_of, why_not_take


class Prospect:
    """Roughly what the best answer would add; here: next to nothing."""

    def of_entry(self, board: Board, player: Player, left: float, value: i64, extra: i64) -> float:
        """Of an entry of the agenda."""
        return 0.0

    def of_effect(self, board: Board, player: Player, left: float, effect: Effect) -> float:
        """Of an effect that the player may use later."""
        return opinions.AUXILIARY


class Fixed(Prospect):
    """As much as ever."""

    def __init__(self, worth: float) -> None:
        self.worth = worth

    def of_entry(self, board: Board, player: Player, left: float, value: i64, extra: i64) -> float:
        return self.worth

    def of_effect(self, board: Board, player: Player, left: float, effect: Effect) -> float:
        return self.worth


class Hire(Prospect):
    def of_entry(self, board: Board, player: Player, left: float, value: i64, extra: i64) -> float:
        surcharge = value - agenda.NO_SURCHARGE
        best = 0.0
        for worker in range(i64(TYPES)):
            cheapest: i64 = -1
            for row in range(board.token):
                job = TYPES * row + worker
                cost = parts.ROW_COST[row]
                cheaper = board.jobs[job] > 0 and (cheapest < 0 or cost < cheapest)
                if cheaper and why_not_hire(board, player, surcharge, job) == POSSIBLE:
                    cheapest = cost
            if cheapest >= 0:
                count = player.workers[worker]
                table = opinions.WORKERS_WORTH[worker]
                gain = left * (table[count] - table[count - 1]) + float(parts.WORKER_POINTS[count])
                gain -= spending(player, cheapest + surcharge, left)
                if gain > best:
                    best = gain
        return best

    def of_effect(self, board: Board, player: Player, left: float, effect: Effect) -> float:
        return opinions.CASH * self.of_entry(board, player, left, effect.value + agenda.NO_SURCHARGE, 0)


class Build(Prospect):
    def of_entry(self, board: Board, player: Player, left: float, rate: i64, extra: i64) -> float:
        best = 0.0
        for number in range(i64(parts.BUILDINGS)):
            if player.buildings[number] != parts.IN_SUPPLY:
                continue
            side = board.sides[number]
            if why_not_afford(player, rate, side, -1) == POSSIBLE:
                gain = float(BUILDING_POINTS[side]) + left * (opinions.BUILDING_WORTH + opinions.SITE_WORTH)
                gain -= spending(player, rate * craftsmen_needed(side, -1), left)
                if gain > best:
                    best = gain
            for other in range(i64(parts.BUILDINGS)):
                old = board.sides[other]
                if player.buildings[other] == parts.BUILT and why_not_afford(player, rate, side, old) == POSSIBLE:
                    gain = float(BUILDING_POINTS[side] - BUILDING_POINTS[old])
                    gain -= spending(player, rate * craftsmen_needed(side, old), left)
                    if gain > best:
                        best = gain
        return best

    def of_effect(self, board: Board, player: Player, left: float, effect: Effect) -> float:
        return opinions.CASH * self.of_entry(board, player, left, effect.value, 0)


class Buy(Prospect):
    """The best line of the price table, with the cards that lie there."""

    def of_entry(self, board: Board, player: Player, left: float, cowboys: i64, extra: i64) -> float:
        best = 0.0
        if why_not_new_cattle(board, cowboys) == POSSIBLE:
            best = opinions.NEW_CARDS * left
        for number in range(len(parts.PRICES)):
            line = parts.PRICES[number]
            if why_not_pay_line(player, cowboys, line) != POSSIBLE:
                continue
            first = 0.0
            second = 0.0
            for kind in range(i64(parts.CATTLE) - 1, parts.STARTER - 1, -1):
                if board.market[kind] > 0 and parts.BREEDING_OF[kind] == line.breeding:
                    gain = opinions.card_worth(kind, left)
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

    def of_effect(self, board: Board, player: Player, left: float, effect: Effect) -> float:
        return opinions.CASH * self.of_entry(board, player, left, player.workers[parts.COWBOY], 0)


class Take(Prospect):
    def of_entry(self, board: Board, player: Player, left: float, wanted: i64, hazard_cost: i64) -> float:
        best = 0.0
        for site in parts.TILE_SITES:
            if board.trail[site] != parts.EMPTY and why_not_take(player, wanted, hazard_cost, site) == POSSIBLE:
                tile = board.trail[site] - parts.SUPPLY_TILE
                gain = opinions.TEEPEE * left
                if tile >= parts.HAZARDS:
                    gain = float(parts.HAZARD_POINTS[tile - parts.HAZARDS]) + opinions.HAZARD_WORTH
                gain -= spending(player, cost_of(site, hazard_cost), left)
                if gain > best:
                    best = gain
        return best

    def of_effect(self, board: Board, player: Player, left: float, effect: Effect) -> float:
        if effect.follows == effects.HAZARD:
            return opinions.CASH * self.of_entry(board, player, left, HAZARD, effect.value)
        return self.of_entry(board, player, left, TEEPEE, 0)


class Drive(Prospect):
    """As far as the engine goes, or to a station on the way."""

    def of_entry(self, board: Board, player: Player, left: float, spaces: i64, extra: i64) -> float:
        per = opinions.ENGINE if player.engine < opinions.LAST_CROSS else opinions.ENGINE_FAR
        best = left * per * float(spaces)
        for station in range(i64(parts.STATIONS)):
            at = parts.STATION_AT[station]
            if player.engine < at <= player.engine + 2 * spaces - 1:
                gain = left * per * float(at - player.engine) / 2.0 + upgrade_worth(board, player, left, station)
                if gain > best:
                    best = gain
        return best

    def of_effect(self, board: Board, player: Player, left: float, effect: Effect) -> float:
        spaces = effect.value if effect.value > 0 else player.workers[parts.ENGINEER]
        return self.of_entry(board, player, left, spaces, 0)


class Upgrade(Prospect):
    def of_entry(self, board: Board, player: Player, left: float, value: i64, extra: i64) -> float:
        return upgrade_worth(board, player, left, value)


def upgrade_worth(board: Board, player: Player, left: float, station: i64) -> float:
    if why_not_upgrade(player, station) != POSSIBLE:
        return 0.0
    gain = float(parts.STATION_POINTS[station]) + left * opinions.disc_worth(player, parts.STATION_CORNERS[station])
    if station < len(board.masters) and board.masters[station] >= 0 and opinions.hired(player):
        gain += opinions.MASTER
    gain -= spending(player, parts.STATION_COST[station], left)
    return gain if gain > 0.0 else 0.0


class Appoint(Prospect):
    def of_entry(self, board: Board, player: Player, left: float, value: i64, extra: i64) -> float:
        return opinions.MASTER if opinions.hired(player) else 0.0


class Auxiliary(Prospect):
    """Its money at least."""

    def of_entry(self, board: Board, player: Player, left: float, value: i64, extra: i64) -> float:
        return opinions.AUXILIARY - spending(player, -player.auxiliary_level(0), left)

    def of_effect(self, board: Board, player: Player, left: float, effect: Effect) -> float:
        coin = opinions.MONEY + opinions.MONEY_EARLY * left
        return opinions.AUXILIARY + coin * float(player.auxiliary_level(0))


class Deliver(Prospect):
    def of_entry(self, board: Board, player: Player, left: float, value: i64, extra: i64) -> float:
        best = -9.0
        for city in range(i64(parts.CITY_COUNT)):
            if why_not_deliver(player, value, city) == POSSIBLE:
                gain = disc_in_city(player, left, city)
                if extra == 0:
                    gain -= spending(player, transport_cost(player.engine, CITY_VALUE[city]), left)
                if gain > best:
                    best = gain
        return best


def disc_in_city(player: Player, left: float, city: i64) -> float:
    gain = left * opinions.city_later(player, city) + float(parts.CITY_POINTS[city])
    return gain + opinions.closed_arrows(player, city)


class CityDisc(Prospect):
    def of_entry(self, board: Board, player: Player, left: float, value: i64, extra: i64) -> float:
        return disc_in_city(player, left, value)


class Transport(Prospect):
    def of_entry(self, board: Board, player: Player, left: float, value: i64, extra: i64) -> float:
        return -spending(player, value, left)


class Certify(Prospect):
    def of_entry(self, board: Board, player: Player, left: float, value: i64, extra: i64) -> float:
        return opinions.CERTIFICATE * left * float(value)


LITTLE: Final = Prospect()
CARD: Final = Fixed(opinions.CARD_GAINED)
MOVE: Final = Fixed(opinions.MOVE_ON)
HIRE: Final = Hire()
BUILD: Final = Build()
BUY: Final = Buy()
TAKE: Final = Take()
DRIVE: Final = Drive()
AUXILIARY: Final = Auxiliary()


def _by_kind() -> vec[Prospect]:
    table: list[Prospect] = [LITTLE for _ in range(agenda.KINDS)]
    for kind, prospect in (
        (agenda.TOP_CARD, CARD), (agenda.ADVANCE, MOVE), (agenda.AUXILIARY, AUXILIARY), (agenda.ENGINE, DRIVE),
        (agenda.UPGRADE, Upgrade()), (agenda.APPOINT, Appoint()), (agenda.HIRE, HIRE), (agenda.BUILD, BUILD),
        (agenda.TAKE, TAKE), (agenda.BUY, BUY), (agenda.OBJECTIVE, CARD), (agenda.DELIVER, Deliver()),
        (agenda.DISC, CityDisc()), (agenda.TRANSPORT, Transport()), (agenda.CERTIFY, Certify()),
    ):  # fmt: skip
        table[kind] = prospect
    return vec[Prospect](table)


BY_KIND: Final = _by_kind()
# By what follows
BY_FOLLOW: Final = vec[Prospect]([
    Fixed(0.0), DRIVE, HIRE, BUILD, TAKE, TAKE, CARD, BUY, AUXILIARY, LITTLE, MOVE, LITTLE, LITTLE, LITTLE, LITTLE,
    LITTLE,
])  # fmt: skip


def open_prospect(board: Board, player: Player, left: float, entry: i64) -> float:
    """Roughly what the best answer to an entry of the agenda would add."""
    value, extra = entry // agenda.VALUE_STEP & agenda.VALUE_MASK, entry // agenda.EXTRA_STEP
    return BY_KIND[entry & agenda.KIND_MASK].of_entry(board, player, left, value, extra)


def effect_prospect(board: Board, player: Player, left: float, number: i64) -> float:
    """What an effect would bring if it were there now."""
    effect = parts.EFFECTS[number]
    coin = opinions.MONEY + opinions.MONEY_EARLY * left
    total = 0.0
    if effect.gain > 0:
        total += coin * float(effect.gain * (1 if effect.per == effects.ONCE else 2))
    if effect.certificates > 0:
        total += opinions.CERTIFICATE * left * float(effect.certificates if effect.certificates < 3 else 3)
    total += BY_FOLLOW[effect.follows].of_effect(board, player, left, effect)
    if effect.price == effects.PAY:
        total -= coin * float(effect.size)
    elif effect.price != effects.FREE:
        total *= opinions.HOLDING
    return total if total > 0.0 else 0.0
