"""The special actions of the Automa (AU-12 … AU-19): each takes one thing by its rule, and tells what led to it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from saloon.games.great_western_trail import automa_deck as actions
from saloon.games.great_western_trail import codes
from saloon.games.great_western_trail.automa_deck import AutomaCard
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.buildings import place_building
from saloon.games.great_western_trail.cattle import market_size, take_card
from saloon.games.great_western_trail.labour import TYPES
from saloon.games.great_western_trail.objectives import gain_objective
from saloon.games.great_western_trail.parts import (
    BRANCHES,
    CATTLE,
    FORKS,
    GREEN_TEEPEE,
    HAZARD_POINTS,
    HAZARD_SITES,
    HAZARDS,
    ROW_COST,
    SITE_KIND,
    STATION_AT,
    STATION_ON,
    STATIONS,
    TEEPEE_SITES,
    TERMINUS,
    WOODS,
)
from saloon.games.great_western_trail.railroad import occupied
from saloon.games.great_western_trail.trail import fee

# Why an action was left out
NOTHING_THERE: Final = 0
NO_BUILDING: Final = 1
NO_SITE: Final = 2
NO_ACTION: Final = 3  # of a card
NO_TILE: Final = 4  # of a foresight


def human(board: Board) -> i64:
    return 1 - board.automa.seat


def act(board: Board, action: i64) -> None:
    options = board.automa.options()
    if action == actions.BUILD:
        plan_building(board)
    elif action == actions.CATTLE:
        take_cattle(board, options.cattle)
    elif action == actions.HIRE:
        take_worker(board, options.worker)
    elif action == actions.ENGINE:
        drive(board, options)
    elif action == actions.TRADE:
        take_teepee(board, options.teepee)
    elif action == actions.HAZARD:
        take_hazard(board, options.hazard)
    elif action == actions.OBJECTIVE:
        take_objective(board, options.objective)
    else:
        skip(board, action, NO_ACTION)


def chose(board: Board, action: i64, option: i64, result: i64) -> None:
    if board.telling:
        board.tell(codes.AUTOMA_CHOSE, board.actor, action, option, result)


def skip(board: Board, action: i64, why: i64) -> None:
    if board.telling:
        board.tell(codes.AUTOMA_SKIPPED, board.actor, action, why)


# Building (AU-12)


def plan_building(board: Board) -> None:
    """The tile at the bottom of the pile is drawn if there is one and a site for one."""
    left: i64 = 0
    for tile in board.automa.pile:
        left += tile
    if left == 0:
        skip(board, actions.BUILD, NO_BUILDING)
    elif not any_free_site(board):
        skip(board, actions.BUILD, NO_SITE)
    else:
        board.push(codes.AUTOMA_BUILDING)


def any_free_site(board: Board) -> bool:
    for fork in BRANCHES:
        for branch in fork:
            if free_site_of(board, branch) >= 0:
                return True
    return False


def place_from_pile(board: Board, number: i64) -> None:
    board.automa.pile[number] = 0
    site = building_site(board)
    place_building(board, number, site)
    board.player().buildings[number] = 1


def next_fork(site: i64) -> i64:
    """The next fork strictly ahead; sites are numbered in the direction of the trail."""
    for fork in range(len(FORKS)):
        if FORKS[fork] > site:
            return fork
    return 0


def building_site(board: Board) -> i64:
    """On the branch that the criteria leave at the last fork examined; after a full round the first tied one."""
    order = board.automa.options().build
    forks = forks_examined(board)
    fork = forks[len(forks) - 1]
    if len(best_branches(board, BRANCHES[fork], order)) != 1:
        for fork in forks:
            if len(best_branches(board, BRANCHES[fork], order)) > 0:
                break
    return report_branch(board, fork, best_branches(board, BRANCHES[fork], order)[0])


def forks_examined(board: Board) -> vec[i64]:
    """From the fork ahead of the human on, up to the first where the criteria leave a single branch."""
    ahead = next_fork(board.players[human(board)].site)
    order = board.automa.options().build
    examined = vec[i64]()
    for i in range(len(FORKS)):
        fork = (ahead + i) % len(FORKS)
        examined = append(examined, fork)
        if len(best_branches(board, BRANCHES[fork], order)) == 1:
            break
    return examined


def report_branch(board: Board, fork: i64, branch: i64) -> i64:
    site = free_site_of(board, BRANCHES[fork][branch])
    if board.telling:
        board.tell(codes.AUTOMA_BRANCH, board.actor, FORKS[fork], branch, site)
    return site


def best_branches(board: Board, branches: vec[vec[i64]], order: vec[i64]) -> vec[i64]:
    """The branches with a free site that are best by the criteria, one after the other."""
    left = vec[i64]()
    for i in range(len(branches)):
        if free_site_of(board, branches[i]) >= 0:
            left = append(left, i)
    for criterion in order:
        best: i64 = -9999
        for i in left:
            merit = merit_of(board, branches[i], criterion)
            if merit > best:
                best = merit
        kept = vec[i64]()
        for i in left:
            if merit_of(board, branches[i], criterion) == best:
                kept = append(kept, i)
        left = kept
    return left


def merit_of(board: Board, branch: vec[i64], criterion: i64) -> i64:
    if criterion == 0:
        return 1 if WOODS[free_site_of(board, branch)] else 0
    merit: i64 = 0
    for site in branch:
        if criterion == 1:
            merit += 1 if board.owner(site) == human(board) else 0
        elif criterion == 2:
            merit -= 1 if board.trail[site] != codes.EMPTY else 0
        else:
            merit -= fee(board, site, human(board))
    return merit


def free_site_of(board: Board, branch: vec[i64]) -> i64:
    """The first free site, a wooded one if there is one; else -1."""
    first: i64 = -1
    for site in branch:
        if SITE_KIND[site] == 2 and board.trail[site] == codes.EMPTY:
            if WOODS[site]:
                return site
            if first < 0:
                first = site
    return first


# Taking things (AU-13 … AU-15, AU-18, AU-19)


def take_cattle(board: Board, number: i64) -> None:
    """AU-13: the card with this number from the least valuable on, or the most valuable."""
    size = market_size(board)
    if size == 0:
        skip(board, actions.CATTLE, NOTHING_THERE)
        return
    left = number if number < size else size
    for kind in range(i64(CATTLE)):
        left -= board.market[kind]
        if left <= 0:
            chose(board, actions.CATTLE, number, kind)
            take_card(board, kind)
            return


def take_worker(board: Board, worker: i64) -> None:
    """AU-14: the cheapest of the kind, the topmost of these."""
    best: i64 = -1
    for row in range(board.token):
        if board.jobs[TYPES * row + worker] > 0 and (best < 0 or ROW_COST[row] < ROW_COST[best]):
            best = row
    if best < 0:
        skip(board, actions.HIRE, NOTHING_THERE)
        return
    chose(board, actions.HIRE, worker, best)
    board.jobs[TYPES * best + worker] -= 1
    board.automa.workers = append(board.automa.workers, worker)
    if board.telling:
        board.tell(codes.HIRED, board.actor, best, worker)


def take_teepee(board: Board, colour: i64) -> None:
    """AU-15: the most rewarding of the colour."""
    best: i64 = -1
    for site in TEEPEE_SITES:  # from the least to the most rewarding
        if board.trail[site] == codes.SUPPLY_TILE + GREEN_TEEPEE + colour:
            best = site
    if best < 0:
        skip(board, actions.TRADE, NOTHING_THERE)
        return
    chose(board, actions.TRADE, colour, best)
    take_from_trail(board, best)


def take_hazard(board: Board, kind: i64) -> None:
    """AU-18: the most points; among equals this kind first, then round the trail; then the lowest space."""
    best: i64 = -1
    most: i64 = 0
    for i in range(len(HAZARD_SITES)):
        for site in HAZARD_SITES[(kind + i) % len(HAZARD_SITES)]:
            if board.trail[site] != codes.EMPTY:
                points = HAZARD_POINTS[board.trail[site] - codes.SUPPLY_TILE - HAZARDS]
                if points > most:
                    most = points
                    best = site
    if best < 0:
        skip(board, actions.HAZARD, NOTHING_THERE)
        return
    chose(board, actions.HAZARD, kind, best)
    take_from_trail(board, best)


def take_from_trail(board: Board, site: i64) -> None:
    tile = board.trail[site] - codes.SUPPLY_TILE
    board.trail[site] = codes.EMPTY
    board.player().tiles[tile] += 1
    if board.telling:
        board.tell(codes.TOOK, board.actor, tile, site)


def take_objective(board: Board, number: i64) -> None:
    """AU-19: the one at this place of the display."""
    objective = board.display[number - 1]
    if objective < 0:
        skip(board, actions.OBJECTIVE, NOTHING_THERE)
        return
    chose(board, actions.OBJECTIVE, number, objective)
    gain_objective(board, number - 1, 0)
    player = board.player()
    player.discard[CATTLE + objective] -= 1
    player.discard_size -= 1
    player.area[objective] += 1


# Engine (AU-16, AU-17)


def drive(board: Board, options: AutomaCard) -> None:
    """Behind the human it uses all its spaces on the main line; ahead, or level, it stops at the first free station."""
    player = board.player()
    spaces = options.engine + (board.automa.bonus() if options.engine_bonus else 0)
    target = -1
    if player.engine >= board.players[human(board)].engine:
        target = first_station(board, spaces)
    if target < 0:
        target = main_line(board, spaces)
    chose(board, actions.ENGINE, spaces, target)
    if board.telling:
        board.tell(codes.ENGINE_MOVED, board.actor, player.engine, target)
    player.engine = target
    if STATION_ON[target] >= 0:
        use_station(board, STATION_ON[target])
    if target == TERMINUS:
        back = TERMINUS - 2
        while occupied(board, back):
            back -= 2
        if board.telling:
            board.tell(codes.ENGINE_MOVED, board.actor, TERMINUS, back)
        player.engine = back


def main_line(board: Board, spaces: i64) -> i64:
    """The space so many numbered spaces on, other engines not counted; the terminus ends the movement."""
    space = board.player().engine
    left = spaces
    while left > 0 and space < TERMINUS:
        space += 2 - space % 2
        if not occupied(board, space):
            left -= 1
    return space


def first_station(board: Board, spaces: i64) -> i64:
    """The nearest station in reach without an engine and without an Automa disc, or -1."""
    player = board.player()
    for station in range(i64(STATIONS)):
        at = STATION_AT[station]
        if at > player.engine and player.stations[station] == 0 and not occupied(board, at):
            cost: i64 = 1 if at % 2 == 1 else 0
            space = player.engine + 2 - player.engine % 2
            while space <= at:
                if not occupied(board, space):
                    cost += 1
                space += 2
            return at if cost <= spaces else -1
    return -1


def use_station(board: Board, station: i64) -> None:
    """AU-17: a disc from the reserve, and for its newest worker the station master."""
    automa, player = board.automa, board.player()
    if player.stations[station] > 0 or automa.reserve == 0:
        return
    automa.reserve -= 1
    player.stations[station] = 1
    if board.telling:
        board.tell(codes.UPGRADED, board.actor, station, codes.NO_DISC)
    if station < len(board.masters) and board.masters[station] >= 0 and len(automa.workers) > 0:
        automa.workers, worker = pop(automa.workers)
        master = board.masters[station]
        board.masters[station] = -1
        board.appointed[station] = worker
        player.masters[master] = 1
        if board.telling:
            board.tell(codes.APPOINTED, board.actor, station, worker, master)
