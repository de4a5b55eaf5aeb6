"""Kansas City: foresight, income and delivery."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.core.question import POSSIBLE, Json, reason
from saloon.core.refusal import Refusal
from saloon.games.great_western_trail import agenda, events, parts
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.decision import ANY, Decision, Draw, Funds, Step, funds
from saloon.games.great_western_trail.objectives import PLAY_OBJECTIVE
from saloon.games.great_western_trail.parts import CITIES, PLACES, TILES, add, put
from saloon.games.great_western_trail.player import Player
from saloon.games.great_western_trail.stations import (
    CLEARING_TOO_DEAR,
    WHITE_FIRST,
    DiscFigures,
    OfDisc,
    PlaceDisc,
    clearing,
    take_disc,
    white_only,
)
from saloon.games.great_western_trail.supply import add_to_supply, place_tile

ForesightAction = TypedDict("ForesightAction", {"do": Literal["foresight"], "column": int, "place": int, "tile": str})
ForesightDraw = TypedDict("ForesightDraw", {"draw": Literal["foresight"], "column": int, "place": int, "tile": str})
IncomeAction = TypedDict("IncomeAction", {"do": Literal["income"], "certificates": int})
IncomeFigures = TypedDict(  # value: of breeding, which is the income, too; cities: that it reaches
    "IncomeFigures", {"value": int, "certificates_left": int, "cities": list[str]}
)
DiscAction = TypedDict("DiscAction", {"do": Literal["disc"], "disc": str})
DeliverAction = TypedDict("DeliverAction", {"do": Literal["deliver"], "city": str})
Arrow = TypedDict("Arrow", {"city": str, "objective": bool, "vp": int})  # to or from a city with an own disc
DeliverFigures = TypedDict(
    "DeliverFigures",
    {
        "value": int,
        "own": int,  # discs there
        "white_only": bool,  # it takes none from a dark space
        "transport": int,
        "gain": int,
        "net": int,  # what the city gives less transport
        "vp": int,  # with those of the arrows
        "neighbours": list[Arrow],
    },
)
TooFar = TypedDict("TooFar", {"city": str, "value": int})
OfCity = TypedDict("OfCity", {"city": str})

NO_WORKERS_ANY_MORE: Final[i64] = reason("GWT-12.1", "no-workers-any-more")
VALUE_TOO_LOW: Final[i64] = reason("GWT-8.5", "value-too-low", TooFar)
DISC_THERE: Final[i64] = reason("GWT-8.5", "disc-there-already", OfCity)
TRANSPORT_SHORT: Final[i64] = reason("GWT-8.7", "cannot-pay", Funds)


def enter(board: Board) -> None:
    """GWT 8.3: the five sub-phases, and what follows them."""
    board.push(agenda.LEAVE)
    board.push(agenda.INCOME)
    for column in range(i64(parts.COLUMNS) - 1, -1, -1):
        board.push(agenda.FORESIGHT, column)


# Foresight (GWT 8.3)


def why_not_choose(board: Board, tile: i64) -> i64:
    """GWT 12.1: no workers once the end is triggered."""
    return NO_WORKERS_ANY_MORE if tile < parts.GREEN_TEEPEE and board.ending() else POSSIBLE


class Foresight(Decision):
    """Which tile of a column comes onto the board. The answer is its place."""

    def candidates(self, board: Board) -> vec[i64]:
        places = vec[i64](capacity=PLACES)
        for place in range(i64(PLACES)):
            if board.foresight[PLACES * board.value() + place] >= 0:
                places = append(places, place)
        return places

    def why_not(self, board: Board, place: i64) -> i64:
        return why_not_choose(board, board.foresight[PLACES * board.value() + place])

    def do(self, board: Board, place: i64) -> None:
        choose_foresight(board, board.pop(), place)

    def number(self, board: Board, place: i64) -> i64:
        return PLACES * board.value() + place

    def action(self, board: Board, place: i64) -> ForesightAction:
        column = int(board.value())
        tile = TILES[board.foresight[PLACES * column + place]]
        return {"do": "foresight", "column": column + 1, "place": int(place) + 1, "tile": tile}


FORESIGHT: Final = Foresight(
    agenda.FORESIGHT, "foresight", "GWT-8.3", (ForesightAction,), "foresight:{column}:{place}",
    ("GWT-8.2", "no-such-tile", "tile"), told="column", plus=1, beside=(PLAY_OBJECTIVE,),
)  # fmt: skip


def choose_foresight(board: Board, column: i64, place: i64) -> None:
    tile = board.foresight[PLACES * column + place]
    board.foresight = put(board.foresight, PLACES * column + place, -1)
    if board.telling:
        board.tell(events.CHOSE_TILE, board.actor, column, place, tile)
    place_tile(board, tile)


class Leave(Step):
    """GWT 8.3: back to the start of the trail; the foresights are refilled."""

    def do(self, board: Board, value: i64) -> None:
        if board.telling:
            board.tell(events.MOVED, board.actor, parts.KANSAS, parts.START)
        board.player().site = parts.START
        for space in range(i64(parts.FORESIGHTS) - 1, -1, -1):
            if board.foresight[space] < 0:
                board.push(agenda.FORESEE, space)


LEAVE: Final = Leave(agenda.LEAVE, "leave")


class Foresee(Draw):
    """GWT 8.2: the tile that comes into a foresight."""

    def weights(self, board: Board) -> vec[i64]:
        return board.supply[board.value() // PLACES]

    def do(self, board: Board, tile: i64) -> None:
        space = board.pop()
        add_to_supply(board, space // PLACES, tile, -1)
        board.foresight = put(board.foresight, space, tile)
        if board.telling:
            board.tell(events.FORESEEN, -1, space // PLACES, space % PLACES, tile)

    def action(self, board: Board, tile: i64) -> ForesightDraw:
        column, place = int(board.value()) // PLACES + 1, int(board.value()) % PLACES + 1
        return {"draw": "foresight", "column": column, "place": place, "tile": TILES[tile]}


FORESEE: Final = Foresee(agenda.FORESEE, "foresee", ForesightDraw)


# Income (GWT 8.4)


def breeding_value(player: Player) -> i64:
    """Every different breed in the hand once, and the permanent certificates."""
    value = player.permanent()
    last: i64 = -1
    for kind in player.hand:  # which is sorted, so that cards of one breed lie side by side
        if kind >= parts.CATTLE:
            break
        breed = parts.BREED_OF[kind]
        if breed != last:
            value += parts.BREEDING[breed]
        last = breed
    return value


class Income(Decision):
    """How many certificates to spend. The answer is their number."""

    def candidates(self, board: Board) -> vec[i64]:
        return parts.numbers(0, board.player().certificates())

    def do(self, board: Board, spent: i64) -> None:
        board.pop()
        player = board.player()
        value = breeding_value(player) + spent
        player.marker = marker_after(player, spent)
        if board.telling:
            board.tell(events.INCOME_TAKEN, board.actor, value, spent)
        board.gain(value)
        while len(player.hand) > 0:
            board.discard(player.hand[len(player.hand) - 1])
        board.push(agenda.DELIVER, value)

    def action(self, board: Board, spent: i64) -> IncomeAction:
        return {"do": "income", "certificates": int(spent)}

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        most = int(board.player().certificates())
        return Refusal("GWT-8.4", "not-in-range", {"got": str(action["certificates"]), "low": 0, "high": most})

    def figures(self, board: Board, spent: i64) -> IncomeFigures:
        player = board.player()
        value = breeding_value(player) + spent
        return {
            "value": int(value),
            "certificates_left": int(parts.CERTIFICATE_TRACK[marker_after(player, spent)]),
            "cities": [
                CITIES[city] for city in range(parts.CITY_COUNT) if why_not_deliver(player, value, city) == POSSIBLE
            ],
        }


INCOME: Final = Income(
    agenda.INCOME, "income", "GWT-8.4", (IncomeAction, IncomeFigures), "certificates:{certificates}", forced=ANY,
    beside=(PLAY_OBJECTIVE,),
)  # fmt: skip


def marker_after(player: Player, spent: i64) -> i64:
    """Where the marker is after spending this many certificates: spending one at 6 leaves 4."""
    marker = player.marker
    while parts.CERTIFICATE_TRACK[marker] > parts.CERTIFICATE_TRACK[player.marker] - spent:
        marker -= 1
    return marker


# Delivery (GWT 8.5 … 8.8)


def why_not_deliver(player: Player, value: i64, city: i64) -> i64:
    """GWT 8.5: cities of at most this value that take a disc of the player."""
    if parts.CITY_VALUE[city] > value:
        return VALUE_TOO_LOW
    if player.cities[city] > 0 and not parts.CITY_MANY[city]:
        return DISC_THERE
    return POSSIBLE


def transport_cost(engine: i64, value: i64) -> i64:
    """GWT 8.8: of all crosses between the engine and a city of this value."""
    cost = parts.CROSS_COST[2 * value] - parts.CROSS_COST[engine]
    if cost < 0:
        return 0
    return cost


def has_arrow(city: i64) -> bool:
    """GWT 8.6: whether one leads from there to the next city."""
    return 0 <= city < parts.CITY_COUNT and (parts.ARROW_CARD[city] or parts.ARROW_POINTS[city] != 0)


class Deliver(Decision):
    """To which city to deliver. The answer is the city."""

    def candidates(self, board: Board) -> vec[i64]:
        return parts.ALL_CITIES

    def why_not(self, board: Board, city: i64) -> i64:
        return why_not_deliver(board.player(), board.value(), city)

    def do(self, board: Board, city: i64) -> None:
        transport = self.transport(board, city)
        extraordinary = board.extra() > 0
        board.pop()
        if not extraordinary:
            board.push(agenda.TRANSPORT, transport)  # GWT 8.5: last
        board.push(agenda.DISC, city, transport)

    def transport(self, board: Board, city: i64) -> i64:
        return transport_cost(board.player().engine, parts.CITY_VALUE[city]) if board.extra() == 0 else 0

    def action(self, board: Board, city: i64) -> DeliverAction:
        return {"do": "deliver", "city": CITIES[city]}

    def figures(self, board: Board, city: i64) -> DeliverFigures:
        player = board.player()
        transport, gain = int(self.transport(board, city)), int(parts.CITY_GAIN[city])
        neighbours: list[Arrow] = [
            {
                "city": CITIES[near],
                "objective": parts.ARROW_CARD[min(near, int(city))],
                "vp": int(parts.ARROW_POINTS[min(near, int(city))]),
            }
            for near in (int(city) - 1, int(city) + 1)
            if player.cities[city] == 0 and has_arrow(min(near, int(city))) and player.cities[near] > 0
        ]
        return {
            "value": int(parts.CITY_VALUE[city]),
            "own": int(player.cities[city]),
            "white_only": white_only(player, parts.CITY_CORNERS[city]),
            "transport": transport,
            "gain": gain,
            "net": gain - transport,
            "vp": int(parts.CITY_POINTS[city]) + sum(arrow["vp"] for arrow in neighbours),
            "neighbours": neighbours,
        }

    def params(self, board: Board, city: i64, why: i64) -> TooFar | OfCity:
        if why == VALUE_TOO_LOW:
            return {"city": CITIES[city], "value": int(board.value())}
        return {"city": CITIES[city]}


DELIVER: Final = Deliver(
    agenda.DELIVER, "deliver", "GWT-8.5", (DeliverAction, DeliverFigures), "city:{city}",
    ("GWT-8.6", "no-such-city", "city"), told="value", beside=(PLAY_OBJECTIVE,), certain=True,
)  # fmt: skip


class CityDisc(PlaceDisc):
    """Which disc goes to the city. Clearing must leave the transport cost; Kansas City's money comes first (F)."""

    def corners(self, board: Board) -> i64:
        return parts.CITY_CORNERS[board.value()]

    def purse(self, board: Board) -> i64:
        return board.player().money + parts.CITY_GAIN[board.value()] - board.extra()

    def why_not(self, board: Board, disc: i64) -> i64:
        why = super().why_not(board, disc)
        if why == CLEARING_TOO_DEAR:
            return TRANSPORT_SHORT
        return why

    def do(self, board: Board, disc: i64) -> None:
        """GWT 8.5, 8.6: the disc, what it clears, and what the city gives; its money first (ruling 22)."""
        city = board.pop()
        player = board.player()
        player.cities = add(player.cities, city, 1)
        if board.telling:
            board.tell(events.DELIVERED, board.actor, city, disc)
        board.gain(parts.CITY_GAIN[city])
        take_disc(board, disc)
        if player.cities[city] > 1:
            return
        if parts.ARROW_CARD[city] and player.cities[city + 1] > 0:
            board.push(agenda.OBJECTIVE)
        if city > 0 and parts.ARROW_CARD[city - 1] and player.cities[city - 1] > 0:
            board.push(agenda.OBJECTIVE)

    def action(self, board: Board, disc: i64) -> DiscAction:
        return {"do": "disc", "disc": parts.disc_name(disc)}

    def figures(self, board: Board, disc: i64) -> DiscFigures:
        city = board.value()
        gain, points = int(parts.CITY_GAIN[city]), int(parts.CITY_POINTS[city])
        return {"cost": int(board.extra()), "gain": gain, "clearing": int(clearing(disc)), "vp": points}

    def params(self, board: Board, disc: i64, why: i64) -> OfDisc | Funds:
        if why == WHITE_FIRST:
            return {"disc": parts.DISCS[disc]}
        return funds(board, board.extra() - parts.CITY_GAIN[board.value()] - clearing(disc))

    def task(self, value: i64, extra: i64) -> Json:
        return {"city": CITIES[value], "transport": int(extra)}


CITY_DISC: Final = CityDisc(
    agenda.DISC, "disc", "GWT-8.7", (DiscAction, DiscFigures), "disc:{disc}", forced=ANY, beside=(PLAY_OBJECTIVE,)
)


class Transport(Step):
    def do(self, board: Board, value: i64) -> None:
        board.pay(value)


TRANSPORT: Final = Transport(agenda.TRANSPORT, "transport")
