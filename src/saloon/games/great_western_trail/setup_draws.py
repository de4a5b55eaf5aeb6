"""What chance decides before the first turn of Great Western Trail (GWT 1.2, 1.3): who starts, and what lies where."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.great_western_trail import agenda, events, parts
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.decision import Draw, Step
from saloon.games.great_western_trail.labour import add_worker
from saloon.games.great_western_trail.parts import OBJECTIVES, STARTING, TILES, ones, put
from saloon.games.great_western_trail.supply import add_to_supply, free_site, place_tile

FirstDraw = TypedDict("FirstDraw", {"draw": Literal["first"], "seat": int})
SideDraw = TypedDict("SideDraw", {"draw": Literal["side"], "building": int, "side": str})
NeutralDraw = TypedDict("NeutralDraw", {"draw": Literal["neutral"], "site": str, "tile": str})
MasterDraw = TypedDict("MasterDraw", {"draw": Literal["master"], "station": int, "master": str})
StartingDraw = TypedDict("StartingDraw", {"draw": Literal["starting"], "seat": int, "card": str})
TileDraw = TypedDict("TileDraw", {"draw": Literal["reveal", "worker"], "tile": str})


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


FIRST_SEAT: Final = FirstSeat(agenda.FIRST, "first", FirstDraw)
BUILDING_SIDE: Final = BuildingSide(agenda.SIDE, "side", SideDraw)
NEUTRAL_TILE: Final = NeutralTile(agenda.NEUTRAL, "neutral", NeutralDraw)
STATION_MASTER: Final = StationMaster(agenda.MASTER, "master", MasterDraw)
STARTING_CARD: Final = StartingCard(agenda.STARTING_CARD, "starting", StartingDraw)
REVEAL: Final = Reveal(agenda.REVEAL, "reveal", TileDraw)
FIRST_WORKER: Final = FirstWorker(agenda.WORKER, "worker", TileDraw)
TILE_BACK: Final = TileBack(agenda.TILE_BACK, "tile_back")
