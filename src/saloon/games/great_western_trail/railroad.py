"""The railroad: engines, stations and station masters. A space is twice its number, so that turnouts are odd."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.codes import (
    APPOINT,
    APPOINTED,
    DISC_MOVED,
    ENGINE_MOVED,
    FROM_STATION,
    RETURN,
    REWARD,
    TAKE,
    UPGRADE,
    UPGRADED,
)
from saloon.games.great_western_trail.deeds import HAZARD_OR_TRADE
from saloon.games.great_western_trail.parts import (
    CITY_CORNERS,
    CITY_GAIN,
    CROSSES_BEFORE,
    DEEDS,
    DISC_CORNERS,
    DISC_KINDS,
    DISC_MONEY,
    MASTER_DEED,
    STATION_AT,
    STATION_CORNERS,
    STATION_COST,
    STATION_ON,
    STATIONS,
    TERMINUS,
    WHITE,
)


def occupied(board: Board, space: i64) -> bool:
    """GWT 9.1: another engine stands there; the start takes any number."""
    if space == 0:
        return False
    for seat in range(board.seats):  # noqa: SIM110  (a loop is what mypyc makes fast)
        if seat != board.actor and board.players[seat].engine == space:
            return True
    return False


def is_turnout(space: i64) -> bool:
    return space % 2 == 1 and STATION_ON[space] >= 0


def forward(board: Board, spaces: i64, out: vec[i64]) -> vec[i64]:
    """GWT 9.3: every space within reach; those with another engine do not exist."""
    space = board.player().engine
    left = spaces
    while space < TERMINUS:
        if space % 2 == 0 and is_turnout(space + 1) and left > 0 and not occupied(board, space + 1):
            out = append(out, space + 1)
        space += 2 - space % 2
        if not occupied(board, space):
            left -= 1
            if left < 0:
                return out
            out = append(out, space)
    return out


def backward(board: Board, spaces: i64, out: vec[i64]) -> vec[i64]:
    """GWT 9.4: every space exactly so many back."""
    return _back(board, board.player().engine, spaces, out)


def _back(board: Board, space: i64, left: i64, out: vec[i64]) -> vec[i64]:
    if space == 0:
        return out
    if space % 2 == 0 and is_turnout(space - 1):
        out = _step_back(board, space - 1, left, out)
    return _step_back(board, space - 2 + space % 2, left, out)


def _step_back(board: Board, space: i64, left: i64, out: vec[i64]) -> vec[i64]:
    if occupied(board, space):
        return _back(board, space, left, out)
    if left > 1:
        return _back(board, space, left - 1, out)
    for known in out:
        if known == space:
            return out
    return append(out, space)


def behind(board: Board, out: vec[i64]) -> vec[i64]:
    """GWT 5.5, 9.6: every free space behind the engine, the start included."""
    for space in range(board.player().engine):
        if (space % 2 == 0 or is_turnout(space)) and not occupied(board, space):
            out = append(out, space)
    return out


def spaces_between(board: Board, low: i64, high: i64) -> i64:
    """GWT 5.5: spaces moved back, without turnouts and without other engines; the start counts."""
    count: i64 = 0
    for space in range(low + low % 2, high, 2):
        if not occupied(board, space):
            count += 1
    return count


def arrive(board: Board, space: i64) -> None:
    """The actor's engine stops on a space."""
    player = board.player()
    if board.telling:
        board.tell(ENGINE_MOVED, board.actor, player.engine, space)
    player.engine = space
    if space == TERMINUS:
        board.push(RETURN)  # GWT 9.6: after the station
    station = STATION_ON[space]
    if station >= 0 and player.stations[station] == 0:
        board.push(UPGRADE, station)  # GWT 9.5


def list_discs(board: Board, corners: i64, money: i64, out: vec[i64]) -> vec[i64]:
    """GWT 8.7: the discs that may go to a target with these corners if so much money is at hand for clearing.

    From a station only if none of the player board can be placed.
    """
    player = board.player()
    any_kind = corners != WHITE or not player.has_white_disc()
    before = len(out)
    for kind in range(i64(DISC_KINDS)):
        if player.discs[kind] > 0 and (any_kind or DISC_CORNERS[kind] == WHITE) and money + DISC_MONEY[kind] >= 0:
            out = append(out, kind)
    if len(out) == before:
        for station in range(i64(STATIONS)):
            if player.stations[station] > 0:
                out = append(out, FROM_STATION + station)
    return out


def take_disc(board: Board, disc: i64) -> None:
    """Clears the space that the disc comes from."""
    player = board.player()
    if disc >= FROM_STATION:
        player.stations[disc - FROM_STATION] = 0
        if board.telling:
            board.tell(DISC_MOVED, board.actor, disc - FROM_STATION)
        return
    player.discs[disc] -= 1  # GWT 1.5: unlocked for good
    board.gain(DISC_MONEY[disc])
    board.pay(-DISC_MONEY[disc])


def list_upgrade(board: Board, station: i64, out: vec[i64]) -> vec[i64]:
    """GWT 9.5: the discs with which the station may be upgraded."""
    player = board.player()
    if player.stations[station] > 0 or player.money < STATION_COST[station]:
        return out
    return list_discs(board, STATION_CORNERS[station], player.money - STATION_COST[station], out)


def upgrade(board: Board, station: i64, disc: i64) -> None:
    board.pay(STATION_COST[station])
    take_disc(board, disc)
    board.player().stations[station] = 1
    if board.telling:
        board.tell(UPGRADED, board.actor, station, disc)
    if station < len(board.masters) and board.masters[station] >= 0:
        board.push(APPOINT, station)


def list_appointments(board: Board, out: vec[i64]) -> vec[i64]:
    """GWT 9.5: a hired worker of any one row; never a printed one."""
    workers = board.player().workers
    for worker in range(len(workers)):
        if workers[worker] > 1:
            out = append(out, worker)
    return out


def appoint(board: Board, station: i64, worker: i64) -> None:
    player = board.player()
    master = board.masters[station]
    player.workers[worker] -= 1
    board.appointed[station] = worker
    board.masters[station] = -1
    player.masters[master] = 1
    if board.telling:
        board.tell(APPOINTED, board.actor, station, worker, master)
    deed = MASTER_DEED[master]  # GWT 9.7: the others are permanent certificates, which count by themselves
    if deed >= 0:
        if DEEDS[deed].verb == HAZARD_OR_TRADE:
            board.push(TAKE, 3 + 4, 0)
        else:
            board.push(REWARD, deed)


def list_behind(board: Board, out: vec[i64]) -> vec[i64]:
    """GWT 5.7: stations at lower positions than the engine that the player can upgrade."""
    engine = board.player().engine
    for station in range(i64(STATIONS)):
        if STATION_AT[station] < engine and len(list_upgrade(board, station, vec[i64]())) > 0:
            out = append(out, station)
    return out


def transport_cost(engine: i64, value: i64) -> i64:
    """GWT 8.8: crosses between the engine and a city of this value."""
    cost = CROSSES_BEFORE[2 * value] - CROSSES_BEFORE[engine]
    return cost if cost > 0 else 0


def list_city_discs(board: Board, city: i64, transport: i64, out: vec[i64]) -> vec[i64]:
    """GWT 8.5, 8.7: what is paid for clearing must leave the transport cost; Kansas City's money comes first (F)."""
    money = board.player().money + CITY_GAIN[city] - transport
    return list_discs(board, CITY_CORNERS[city], money, out)
