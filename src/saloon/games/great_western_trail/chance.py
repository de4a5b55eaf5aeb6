"""What chance decides in Great Western Trail: who starts, how the table is set up, and what comes from its stacks."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.rng import Rng
from saloon.games.great_western_trail import agenda, events, parts
from saloon.games.great_western_trail.automa import turn_up
from saloon.games.great_western_trail.automa_actions import place_from_pile
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.decision import Draw, Step
from saloon.games.great_western_trail.labour import add_worker
from saloon.games.great_western_trail.objectives import keep_objective
from saloon.games.great_western_trail.parts import OBJECTIVES, PLACES, STARTING, TILES, add, ones, put, zeros
from saloon.games.great_western_trail.player import Player
from saloon.games.great_western_trail.supply import add_to_supply, free_site, place_tile

FirstDraw = TypedDict("FirstDraw", {"draw": Literal["first"], "seat": int})
SideDraw = TypedDict("SideDraw", {"draw": Literal["side"], "building": int, "side": str})
NeutralDraw = TypedDict("NeutralDraw", {"draw": Literal["neutral"], "site": str, "tile": str})
MasterDraw = TypedDict("MasterDraw", {"draw": Literal["master"], "station": int, "master": str})
StartingDraw = TypedDict("StartingDraw", {"draw": Literal["starting"], "seat": int, "card": str})
TileDraw = TypedDict("TileDraw", {"draw": Literal["reveal", "worker"], "tile": str})
ForesightDraw = TypedDict("ForesightDraw", {"draw": Literal["foresight"], "column": int, "place": int, "tile": str})
CardDraw = TypedDict("CardDraw", {"draw": Literal["market", "top"], "card": str})
DisplayDraw = TypedDict("DisplayDraw", {"draw": Literal["display"], "place": int, "card": str})
OwnDraw = TypedDict("OwnDraw", {"draw": Literal["card"], "seat": int, "card": str})
AutomaDraw = TypedDict("AutomaDraw", {"draw": Literal["automa_card"], "card": int})
BuildingDraw = TypedDict("BuildingDraw", {"draw": Literal["automa_building"], "building": str})
AnyDraw = (
    FirstDraw | SideDraw | NeutralDraw | MasterDraw | StartingDraw | TileDraw
    | ForesightDraw | CardDraw | DisplayDraw | OwnDraw | AutomaDraw | BuildingDraw
)  # fmt: skip

# Set-up (GWT 1.2, 1.3)


def told(board: Board, kind: i64, value: i64, draw: i64) -> None:
    if board.telling:
        board.tell(events.SET_UP, -1, kind, value, draw)


class FirstSeat(Draw):
    def weights(self, board: Board) -> vec[i64]:
        return ones(board.seats)

    def do(self, board: Board, seat: i64) -> None:
        board.pop()
        seat_first(board, seat)
        told(board, agenda.FIRST, 0, seat)

    def action(self, board: Board, seat: i64) -> FirstDraw:
        return {"draw": "first", "seat": int(seat)}


def seat_first(board: Board, first: i64) -> None:
    """GWT 1.4: money by the order of play."""
    board.first = first
    board.actor = first
    for order in range(board.seats):
        board.players[(first + order) % board.seats].money = board.seating.money[order]
    if board.automa.seat >= 0:
        board.players[board.automa.seat].money = 0  # AU-1


class BuildingSide(Draw):
    """GWT 1.3: 0 for side a, 1 for side b."""

    def weights(self, board: Board) -> vec[i64]:
        return ones(2)

    def do(self, board: Board, side: i64) -> None:
        number = board.pop()
        board.sides = put(board.sides, number, number + parts.BUILDINGS * side)
        told(board, agenda.SIDE, number, side)

    def action(self, board: Board, side: i64) -> SideDraw:
        return {"draw": "side", "building": int(board.value()) + 1, "side": "ab"[side]}


class NeutralTile(Draw):
    def weights(self, board: Board) -> vec[i64]:
        return left_of(parts.NEUTRAL_COUNT, vec[i64]([board.trail[site] for site in parts.NEUTRAL_SITES]))

    def do(self, board: Board, tile: i64) -> None:
        site = board.pop()
        board.trail = put(board.trail, site, tile)
        told(board, agenda.NEUTRAL, site, tile)

    def action(self, board: Board, tile: i64) -> NeutralDraw:
        return {"draw": "neutral", "site": parts.SITES[board.value()], "tile": parts.NEUTRALS[tile]}


class StationMaster(Draw):
    def weights(self, board: Board) -> vec[i64]:
        return left_of(parts.MASTERS, board.masters)

    def do(self, board: Board, master: i64) -> None:
        station = board.pop()
        board.masters = put(board.masters, station, master)
        told(board, agenda.MASTER, station, master)

    def action(self, board: Board, master: i64) -> MasterDraw:
        return {"draw": "master", "station": int(board.value()) + 1, "master": parts.MASTER_NAMES[master]}


class StartingCard(Draw):
    def weights(self, board: Board) -> vec[i64]:
        left = ones(i64(parts.OBJECTIVE_KINDS) - STARTING)
        for player in board.players:
            for card in range(len(left)):
                if player.area[STARTING + card] > 0:
                    left[card] = 0
        return left

    def do(self, board: Board, card: i64) -> None:
        seat = board.pop()
        player = board.players[seat]
        player.area = put(player.area, STARTING + card, 1)
        told(board, agenda.STARTING_CARD, seat, card)

    def action(self, board: Board, card: i64) -> StartingDraw:
        return {"draw": "starting", "seat": int(board.value()), "card": OBJECTIVES[STARTING + card]}


class Reveal(Draw):
    """GWT 1.2: a hazard whose section is full goes back once all seven lie on the board (ruling 23)."""

    def weights(self, board: Board) -> vec[i64]:
        return board.supply[0]

    def do(self, board: Board, tile: i64) -> None:
        add_to_supply(board, 0, tile, -1)
        if free_site(board, tile) < 0 and tile >= parts.HAZARDS:
            if board.telling:
                board.tell(events.TILE_RETURNED, -1, tile)
            tiles = board.pop()
            board.push(agenda.TILE_BACK, tile)
            board.push(agenda.REVEAL, tiles)
            return
        board.count_down()
        place_tile(board, tile)

    def action(self, board: Board, tile: i64) -> TileDraw:
        return {"draw": "reveal", "tile": TILES[tile]}


class TileBack(Step):
    def do(self, board: Board, tile: i64) -> None:
        add_to_supply(board, 0, tile, 1)


class FirstWorker(Draw):
    def weights(self, board: Board) -> vec[i64]:
        return board.supply[1]

    def do(self, board: Board, worker: i64) -> None:
        board.count_down()
        add_to_supply(board, 1, worker, -1)
        add_worker(board, worker)

    def action(self, board: Board, worker: i64) -> TileDraw:
        return {"draw": "worker", "tile": TILES[worker]}


def left_of(count: i64, taken: vec[i64]) -> vec[i64]:
    left = ones(count)
    for number in taken:
        if number >= 0:
            left[number] = 0
    return left


# In play


class Foresee(Draw):
    """GWT 8.2: the tile that comes into a foresight."""

    def weights(self, board: Board) -> vec[i64]:
        return board.supply[board.value() // PLACES]

    def do(self, board: Board, tile: i64) -> None:
        space = board.pop()
        add_to_supply(board, space // PLACES, tile, -1)
        board.foresight = put(board.foresight, space, tile)
        if board.telling:
            board.tell(events.FORESEEN, -1, space, tile)

    def action(self, board: Board, tile: i64) -> ForesightDraw:
        column, place = int(board.value()) // PLACES + 1, int(board.value()) % PLACES + 1
        return {"draw": "foresight", "column": column, "place": place, "tile": TILES[tile]}


class MarketCard(Draw):
    """GWT 6.4"""

    def weights(self, board: Board) -> vec[i64]:
        return board.market_stack

    def do(self, board: Board, card: i64) -> None:
        board.count_down()
        board.market_stack = add(board.market_stack, card, -1)
        board.market = add(board.market, card, 1)
        if board.telling:
            board.tell(events.MARKET_CARD, -1, card)

    def action(self, board: Board, card: i64) -> CardDraw:
        return {"draw": "market", "card": parts.CARDS[card]}


class DisplayCard(Draw):
    """GWT 10.3"""

    def weights(self, board: Board) -> vec[i64]:
        return board.objective_stack

    def do(self, board: Board, card: i64) -> None:
        place = board.pop()
        board.objective_stack = add(board.objective_stack, card, -1)
        board.display = put(board.display, place, card)
        if board.telling:
            board.tell(events.DISPLAYED, -1, card, place)

    def action(self, board: Board, card: i64) -> DisplayDraw:
        return {"draw": "display", "place": int(board.value()) + 1, "card": OBJECTIVES[card]}


class OwnCard(Draw):
    """GWT 3.8: a card of the seat's own stack."""

    def weights(self, board: Board) -> vec[i64]:
        return board.players[board.extra()].stack

    def draw(self, board: Board, rng: Rng) -> i64:
        player = board.players[board.extra()]
        return rng.pick_weighted(player.stack, player.stack_size)

    def ready(self, board: Board) -> bool:
        player = board.players[board.extra()]
        if player.stack_size == 0:
            if player.discard_size == 0:
                return False
            reshuffle(board, player)
        return True

    def do(self, board: Board, card: i64) -> None:
        seat = board.extra()
        board.count_down()
        player = board.players[seat]
        player.stack[card] -= 1
        player.stack_size -= 1
        player.take(card)
        if board.telling:
            board.tell(events.DREW, seat, card)

    def action(self, board: Board, card: i64) -> OwnDraw:
        return {"draw": "card", "seat": int(board.extra()), "card": parts.CARDS[card]}


def reshuffle(board: Board, player: Player) -> None:
    """GWT 3.8: only when a card is needed."""
    if board.telling:
        board.tell(events.RESHUFFLED, board.actor, player.discard_size)
    player.stack = player.discard
    player.stack_size = player.discard_size
    player.discard = zeros(parts.KINDS)
    player.discard_size = 0


class TopCard(Draw):
    """GWT 10.3: of the objective stack."""

    def weights(self, board: Board) -> vec[i64]:
        return board.objective_stack

    def do(self, board: Board, card: i64) -> None:
        board.objective_stack = add(board.objective_stack, card, -1)
        keep_objective(board, card, board.pop(), events.TOP_OF_STACK)

    def action(self, board: Board, card: i64) -> CardDraw:
        return {"draw": "top", "card": OBJECTIVES[card]}


class AutomaCard(Draw):
    """AU-7: the card that lies open on its deck from now on."""

    def weights(self, board: Board) -> vec[i64]:
        return board.automa.left

    def do(self, board: Board, card: i64) -> None:
        board.pop()
        turn_up(board, card)

    def action(self, board: Board, card: i64) -> AutomaDraw:
        return {"draw": "automa_card", "card": int(board.automa.deck.cards[card].number)}


class AutomaBuilding(Draw):
    """AU-12"""

    def weights(self, board: Board) -> vec[i64]:
        return board.automa.pile

    def do(self, board: Board, number: i64) -> None:
        board.pop()
        place_from_pile(board, number)

    def action(self, board: Board, number: i64) -> BuildingDraw:
        return {"draw": "automa_building", "building": parts.SIDES[board.sides[number]]}


# By kind
DRAWS: Final = vec[Draw]([
    FirstSeat(agenda.FIRST, "first"), BuildingSide(agenda.SIDE, "side"), NeutralTile(agenda.NEUTRAL, "neutral"),
    StationMaster(agenda.MASTER, "master"), StartingCard(agenda.STARTING_CARD, "starting"),
    Reveal(agenda.REVEAL, "reveal"), FirstWorker(agenda.WORKER, "worker"), Foresee(agenda.FORESEE, "foresee"),
    MarketCard(agenda.MARKET, "market"), DisplayCard(agenda.DISPLAY_CARD, "display"), OwnCard(agenda.CARD, "card"),
    TopCard(agenda.TOP_CARD, "top"), AutomaCard(agenda.AUTOMA_CARD, "automa_card"),
    AutomaBuilding(agenda.AUTOMA_BUILDING, "automa_building"),
])  # fmt: skip
TILE_BACK: Final = TileBack(agenda.TILE_BACK, "tile_back")
