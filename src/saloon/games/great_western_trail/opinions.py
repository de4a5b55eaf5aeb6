"""How much single things are worth in Great Western Trail, in points, as the bots see it: opinions, not rules.

Anything that brings points later is valued as if the whole game were still ahead; callers multiply by the time left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.great_western_trail import parts
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.labour import row_size
from saloon.games.great_western_trail.player import Player

MONEY: Final = 0.2  # points that a coin is worth at the end
MONEY_EARLY: Final = 0.25  # … and more while it can be spent, up to PURSE
PURSE: Final = 16.0
LOOP: Final = 7.0  # what every delivery costs: it brings the end nearer
AHEAD: Final = 0.55  # how much the stops ahead count
TURN: Final = 1.1  # what a stop must bring to be worth a turn
CASH: Final = 0.8  # of what money could do at a stop ahead: it can be spent once only
HOLDING: Final = 0.6  # how likely the cards that an effect asks for will be in the hand
READY: Final = 0.12  # how much of a delivery's worth counts at the start of the trail; all of it at its end
CERTIFICATE: Final = 1.2
PERMANENT: Final = 6.0
ENGINE: Final = 0.85  # a space of the track, as far as the last city
ENGINE_FAR: Final = 0.95  # beyond it
LAST_CROSS: Final = 36
WORKERS_WORTH: Final = vec[vec[float]]([
    vec[float]([0.0, 8.0, 15.0, 21.0, 26.0, 29.0]),  # by type: of so many workers, from the printed one on
    vec[float]([0.0, 6.0, 11.5, 16.0, 20.0, 22.0]),
    vec[float]([0.0, 7.0, 13.0, 19.0, 24.0, 27.0]),
])  # fmt: skip
BUILDING_WORTH: Final = 3.0  # of an own building beyond its points: somewhere to stop
SITE_WORTH: Final = 0.5  # of a site that is not behind hazards or teepees
GOOD_CATTLE: Final = 2.5  # per point of breeding value above two
POOR_CATTLE: Final = 0.6  # a Jersey in the deck
HALF_ARROW: Final = 0.45  # of the points between two cities that are half done
CITY_LATER: Final = vec[float]([-2.0, -4.0, -3.0, -1.0, 0.5, 2.0, 3.0, 3.0, 3.0, 3.0])  # for having come this far
DISC_WORTH: Final = vec[float]([0.6, 0.5, 0.7, 0.7, 0.7, 1.0, 0.5, 8.0, 1.0, 1.5])  # a cleared space, by disc kind
TASK_SHARE: Final = 0.7  # of an objective's points for the part of it that is done
CARD_SHARE: Final = 0.8  # … of a card that need not be played
CLUTTER: Final = 0.4  # what an objective card in the deck costs
TEEPEE: Final = 1.0
HAZARD_WORTH: Final = 0.5
BREEDING_MONEY: Final = 0.45  # a coin of a delivery
CARD_GAINED: Final = 1.4  # an objective card that a city gives
TASK_HOPE: Final = 0.22  # for what is still to be done of an objective
MASTER: Final = 3.0  # a station master that can be taken
NEW_CARDS: Final = 0.4  # two more cards in the market
AUXILIARY: Final = 0.3  # of an auxiliary action beyond its money
MOVE_ON: Final = 0.5  # another stop in the same turn


def time_left(board: Board) -> float:
    """How much of the game is left, by the workers that are still to come into the job market."""
    columns = board.seating.columns
    if board.token >= parts.ROWS:
        return 0.0
    missing = columns * (parts.ROWS - board.token) - row_size(board, board.token)
    return float(missing) / float(columns * (parts.ROWS - 2) + 1)


def money_worth(money: i64, left: float) -> float:
    some = float(money)
    return MONEY * some + MONEY_EARLY * left * (some if some < PURSE else PURSE)


def spending(player: Player, cost: i64, left: float) -> float:
    """What paying so much costs; a gain if it is negative."""
    return money_worth(player.money, left) - money_worth(player.money - cost, left)


def breeding_worth(kind: i64) -> float:
    """What a cattle card does for deliveries, beyond its points."""
    value = parts.BREEDING_OF[kind]
    if value > 2:
        return GOOD_CATTLE * float(value - 2)
    return -POOR_CATTLE if kind == parts.JERSEY else 0.0


def card_worth(kind: i64, left: float) -> float:
    return float(parts.CATTLE_POINTS[kind]) + left * breeding_worth(kind)


def site_worth(site: i64) -> float:
    """A site on a way without hazards and teepees is passed by everyone, its owner first of all."""
    return SITE_WORTH if parts.RISK[site] < 0 else 0.0


def arrow_worth(city: i64, closed: bool) -> float:
    """Of the arrow from this city to the next when a disc comes to one of them."""
    if not closed:
        return HALF_ARROW * float(parts.ARROW_POINTS[city])
    return (1.0 - HALF_ARROW) * float(parts.ARROW_POINTS[city]) + (CARD_GAINED if parts.ARROW_CARD[city] else 0.0)


def closed_arrows(player: Player, city: i64) -> float:
    """Points of the arrows that a disc there closes."""
    points: i64 = 0
    if player.cities[city] == 0:
        if city > 0 and player.cities[city - 1] > 0:
            points += parts.ARROW_POINTS[city - 1]
        if city + 1 < parts.CITY_COUNT and player.cities[city + 1] > 0:
            points += parts.ARROW_POINTS[city]
    return float(points)


def city_worth(player: Player, city: i64) -> float:
    """Of one more disc there: its points, its arrows, its card, its money and what the disc's space unlocks."""
    total = float(parts.CITY_POINTS[city]) + CITY_LATER[city] + BREEDING_MONEY * float(parts.CITY_GAIN[city])
    if player.cities[city] == 0:
        if city > 0:
            total += arrow_worth(city - 1, player.cities[city - 1] > 0)
        if city + 1 < parts.CITY_COUNT:
            total += arrow_worth(city, player.cities[city + 1] > 0)
    return total + disc_worth(player, parts.CITY_CORNERS[city])


def city_later(player: Player, city: i64) -> float:
    """Of a disc there, without the points it brings at once."""
    return city_worth(player, city) - float(parts.CITY_POINTS[city]) - closed_arrows(player, city)


def disc_worth(player: Player, corners: i64) -> float:
    """The best space that a disc for such corners may clear."""
    best = 0.0
    any_kind = corners != parts.WHITE or not player.has_white_disc()
    for kind in range(i64(parts.DISC_KINDS)):
        if player.discs[kind] > 0 and (any_kind or parts.DISC_CORNERS[kind] == parts.WHITE):
            gain = DISC_WORTH[kind] + float(parts.DISC_POINTS[kind]) + BREEDING_MONEY * float(parts.DISC_MONEY[kind])
            if gain > best:
                best = gain
    return best


def hired(player: Player) -> bool:
    return player.workers[parts.COWBOY] + player.workers[parts.CRAFTSMAN] + player.workers[parts.ENGINEER] > 3
