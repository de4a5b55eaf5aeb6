"""Stations: the discs that upgrade them, and their masters. And discs in general: where they may come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.core.question import POSSIBLE, reason
from saloon.core.refusal import Refusal
from saloon.games.great_western_trail import agenda, events, parts
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.decision import ALWAYS, Decision, Funds, filled, funds
from saloon.games.great_western_trail.effects import HAZARD_OR_TRADE, Effect
from saloon.games.great_western_trail.labour import OfWorker
from saloon.games.great_western_trail.parts import DISC_MONEY, FROM_STATION, STATION_COST, WORKERS, add, put
from saloon.games.great_western_trail.player import Player
from saloon.games.great_western_trail.supply import TAKE_TILE

UpgradeAction = TypedDict("UpgradeAction", {"do": Literal["upgrade"], "disc": str})
DiscFigures = TypedDict(  # cost of station or transport; clearing: what the disc's space brings, or takes if negative
    "DiscFigures", {"cost": int, "gain": int, "clearing": int, "vp": int}
)
AppointAction = TypedDict("AppointAction", {"do": Literal["appoint"], "worker": str})
AppointFigures = TypedDict("AppointFigures", {"station": int, "master": str})
StationAction = TypedDict("StationAction", {"do": Literal["station"], "station": int})
StationFigures = TypedDict("StationFigures", {"cost": int, "vp": int})
OfDisc = TypedDict("OfDisc", {"disc": str})
OfStation = TypedDict("OfStation", {"station": int})

WHITE_FIRST: Final[i64] = reason("GWT-8.7", "white-first", OfDisc)
CLEARING_TOO_DEAR: Final[i64] = reason("GWT-1.5", "cannot-pay", Funds)
STATION_TOO_DEAR: Final[i64] = reason("GWT-9.5", "cannot-pay", Funds)
DISC_THERE: Final[i64] = reason("GWT-9.5", "disc-there-already", OfStation)
NO_HIRED_WORKER: Final[i64] = reason("GWT-9.5", "no-hired-worker", OfWorker)
NOT_BEHIND: Final[i64] = reason("GWT-5.7", "not-behind", OfStation)
NO_STATION_BEHIND: Final[i64] = reason("GWT-5.7", "no-station-behind")

# Discs (GWT 8.7)


def white_only(player: Player, corners: i64) -> bool:
    """Whether a target with these corners takes no other discs, because there are still white ones."""
    return corners == parts.WHITE and player.has_white_disc()


def why_not_disc(player: Player, corners: i64, money: i64, disc: i64) -> i64:
    """Why a disc of the player board may not go to a target with these corners, with this much money for clearing."""
    if parts.DISC_CORNERS[disc] != parts.WHITE and white_only(player, corners):
        return WHITE_FIRST
    if money + DISC_MONEY[disc] < 0:
        return CLEARING_TOO_DEAR
    return POSSIBLE


class PlaceDisc(Decision):
    """Which disc goes to a target. The answer is a kind of disc, or FROM_STATION + a station."""

    def corners(self, board: Board) -> i64:
        """Of the target."""
        raise NotImplementedError

    def purse(self, board: Board) -> i64:
        """The money left for clearing once all else is paid."""
        raise NotImplementedError

    def candidates(self, board: Board) -> vec[i64]:
        return discs_for(board.player(), self.corners(board), self.purse(board))

    def why_not(self, board: Board, disc: i64) -> i64:
        if disc >= FROM_STATION:
            return POSSIBLE
        return why_not_disc(board.player(), self.corners(board), self.purse(board), disc)

    def number(self, board: Board, disc: i64) -> i64:
        return disc if disc < FROM_STATION else disc - FROM_STATION + parts.DISC_KINDS

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        if action["disc"] in parts.DISCS:
            return Refusal("GWT-1.5", "space-cleared", {"disc": action["disc"]})
        return Refusal("GWT-8.7", "no-such-disc", {"disc": str(action["disc"])})


def discs_for(player: Player, corners: i64, money: i64) -> vec[i64]:
    """Those of the player board; only if none of them can be placed, those on stations too."""
    discs = filled(player.discs)
    for disc in discs:
        if why_not_disc(player, corners, money, disc) == POSSIBLE:
            return discs
    for station in filled(player.stations):
        discs = append(discs, FROM_STATION + station)
    return discs


def clearing(disc: i64) -> i64:
    """The money of the space that the disc comes from."""
    return DISC_MONEY[disc] if disc < FROM_STATION else 0


def take_disc(board: Board, disc: i64) -> None:
    """Clears the space that the disc comes from."""
    player = board.player()
    if disc >= FROM_STATION:
        player.stations = put(player.stations, disc - FROM_STATION, 0)
        if board.telling:
            board.tell(events.DISC_MOVED, board.actor, disc - FROM_STATION)
        return
    player.discs = add(player.discs, disc, -1)  # GWT 1.5: unlocked for good
    board.gain(DISC_MONEY[disc])
    board.pay(-DISC_MONEY[disc])


# Upgrading (GWT 9.5)


def why_not_upgrade(player: Player, station: i64) -> i64:
    if player.stations[station] > 0:
        return DISC_THERE
    if player.money < STATION_COST[station]:
        return STATION_TOO_DEAR
    return POSSIBLE


class Upgrade(PlaceDisc):
    """With which disc to upgrade the station that the engine reached."""

    def corners(self, board: Board) -> i64:
        return parts.STATION_CORNERS[board.value()]

    def purse(self, board: Board) -> i64:
        return board.player().money - STATION_COST[board.value()]

    def why_not(self, board: Board, disc: i64) -> i64:
        why = why_not_upgrade(board.player(), board.value())
        return why if why != POSSIBLE else super().why_not(board, disc)

    def do(self, board: Board, disc: i64) -> None:
        station = board.pop()
        board.pay(STATION_COST[station])
        take_disc(board, disc)
        player = board.player()
        player.stations = put(player.stations, station, 1)
        if board.telling:
            board.tell(events.UPGRADED, board.actor, station, disc)
        if station < len(board.masters) and board.masters[station] >= 0:
            board.push(agenda.APPOINT, station)

    def action(self, board: Board, disc: i64) -> UpgradeAction:
        return {"do": "upgrade", "disc": parts.disc_name(disc)}

    def figures(self, board: Board, disc: i64) -> DiscFigures:
        station = board.value()
        points = int(parts.STATION_POINTS[station])
        return {"cost": int(STATION_COST[station]), "gain": 0, "clearing": int(clearing(disc)), "vp": points}

    def params(self, board: Board, disc: i64, why: i64) -> OfDisc | OfStation | Funds:
        if why == WHITE_FIRST:
            return {"disc": parts.DISCS[disc]}
        if why == DISC_THERE:
            return {"station": int(board.value()) + 1}
        cost = STATION_COST[board.value()]
        return funds(board, cost - clearing(disc) if why == CLEARING_TOO_DEAR else cost)


class Behind(Decision):
    """GWT 5.7: which station at a lower position than the engine to upgrade. The answer is the station."""

    def why_not_ask(self, board: Board, effect: Effect) -> i64:
        for station in range(i64(parts.STATIONS)):
            if self.why_not(board, station) == POSSIBLE:
                return POSSIBLE
        return NO_STATION_BEHIND

    def candidates(self, board: Board) -> vec[i64]:
        return parts.ALL_STATIONS

    def why_not(self, board: Board, station: i64) -> i64:
        player = board.player()
        if parts.STATION_AT[station] >= player.engine:
            return NOT_BEHIND
        why = why_not_upgrade(player, station)
        if why != POSSIBLE:
            return why
        purse = player.money - STATION_COST[station]
        for disc in discs_for(player, parts.STATION_CORNERS[station], purse):
            if disc >= FROM_STATION or why_not_disc(player, parts.STATION_CORNERS[station], purse, disc) == POSSIBLE:
                return POSSIBLE
        return CLEARING_TOO_DEAR

    def do(self, board: Board, station: i64) -> None:
        board.pop()
        board.push(agenda.UPGRADE, station)

    def action(self, board: Board, station: i64) -> StationAction:
        return {"do": "station", "station": int(station) + 1}

    def figures(self, board: Board, station: i64) -> StationFigures:
        return {"cost": int(STATION_COST[station]), "vp": int(parts.STATION_POINTS[station])}

    def params(self, board: Board, station: i64, why: i64) -> OfStation | Funds:
        if why == NOT_BEHIND or why == DISC_THERE:
            return {"station": int(station) + 1}
        cost = STATION_COST[station]
        if why == CLEARING_TOO_DEAR:
            cost += min([int(-DISC_MONEY[disc]) for disc in filled(board.player().discs)], default=0)
        return funds(board, cost)


UPGRADE: Final = Upgrade(
    agenda.UPGRADE, "upgrade", "GWT-9.5", (UpgradeAction, DiscFigures), "disc:{disc}", told="station", plus=1,
    declinable=ALWAYS,
)  # fmt: skip
BEHIND: Final = Behind(
    agenda.BEHIND, "behind", "GWT-5.7", (StationAction, StationFigures), "station:{station}",
    ("GWT-9.2", "no-such-station", "station"),
)  # fmt: skip


# Station masters (GWT 9.7)


class Appoint(Decision):
    """GWT 9.5: which hired worker becomes station master; never a printed one. The answer is the type of worker."""

    def candidates(self, board: Board) -> vec[i64]:
        return filled(board.player().workers)

    def why_not(self, board: Board, worker: i64) -> i64:
        return NO_HIRED_WORKER if board.player().workers[worker] <= 1 else POSSIBLE

    def do(self, board: Board, worker: i64) -> None:
        station = board.pop()
        player = board.player()
        player.workers = add(player.workers, worker, -1)
        master = appoint(board, station, worker)
        number = parts.MASTER_EFFECT[master]  # the others are permanent certificates, which count by themselves
        if number >= 0:
            effect = parts.EFFECTS[number]
            if effect.follows == HAZARD_OR_TRADE:
                TAKE_TILE.ask(board, effect, 1)
            else:
                board.push(agenda.REWARD, number)

    def action(self, board: Board, worker: i64) -> AppointAction:
        return {"do": "appoint", "worker": WORKERS[worker]}

    def figures(self, board: Board, worker: i64) -> AppointFigures:
        station = int(board.value())
        return {"station": station + 1, "master": parts.MASTER_NAMES[board.masters[station]]}

    def params(self, board: Board, worker: i64, why: i64) -> OfWorker:
        return {"worker": WORKERS[worker]}


APPOINT: Final = Appoint(
    agenda.APPOINT, "appoint", "GWT-9.5", (AppointAction, AppointFigures), "worker:{worker}",
    ("GWT-9.5", "no-hired-worker", "worker"), told="station", plus=1, declinable=ALWAYS,
)  # fmt: skip


def appoint(board: Board, station: i64, worker: i64) -> i64:
    """The actor's worker stays at the station; returns the station master that it gets."""
    master = board.masters[station]
    board.appointed = put(board.appointed, station, worker)
    board.masters = put(board.masters, station, -1)
    player = board.player()
    player.masters = put(player.masters, master, 1)
    if board.telling:
        board.tell(events.APPOINTED, board.actor, station, worker, master)
    return master
