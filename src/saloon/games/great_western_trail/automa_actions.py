"""The special actions of the Automa (AU-12 … AU-19): each takes one thing by its rule, and says what led to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypedDict

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from saloon.games.great_western_trail import agenda, events, parts
from saloon.games.great_western_trail import automa_deck as actions
from saloon.games.great_western_trail.automa_deck import AutomaCard
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.buildings import place_building
from saloon.games.great_western_trail.cattle import take_card
from saloon.games.great_western_trail.decision import Draw, any_of
from saloon.games.great_western_trail.objectives import gain_objective
from saloon.games.great_western_trail.parts import TYPES, add, put, sum_of
from saloon.games.great_western_trail.railroad import occupied, spaces_ahead
from saloon.games.great_western_trail.stations import appoint
from saloon.games.great_western_trail.supply import take_tile
from saloon.games.great_western_trail.trail import fee

BuildingDraw = TypedDict("BuildingDraw", {"draw": Literal["automa_building"], "building": str})

# Why an action was left out
NOTHING_THERE: Final = 0
NO_BUILDING: Final = 1
NO_SITE: Final = 2
NO_ACTION: Final = 3  # of a card
NO_TILE: Final = 4  # of a foresight


def human(board: Board) -> i64:
    return 1 - board.automa.seat


def act(board: Board, action: i64) -> None:
    """AU-12 … AU-19: as the open card says."""
    DOES[action](board, board.automa.open_card())


def finds(board: Board, action: i64, option: i64, found: i64) -> bool:
    """Tells what the option on the open card led to; -1: nothing."""
    if found < 0:
        skip(board, action, NOTHING_THERE)
    elif board.telling:
        board.tell(events.AUTOMA_CHOSE, board.actor, action, option, found)
    return found >= 0


def skip(board: Board, action: i64, why: i64) -> None:
    if board.telling:
        board.tell(events.AUTOMA_SKIPPED, board.actor, action, why)


# Building (AU-12)


def plan_building(board: Board, open_card: AutomaCard) -> None:
    """The tile at the bottom of the pile is drawn if there is one and a site for one."""
    if not any_of(board.automa.pile):
        skip(board, actions.BUILD, NO_BUILDING)
    elif not any_free_site(board):
        skip(board, actions.BUILD, NO_SITE)
    else:
        board.push(agenda.AUTOMA_BUILDING)


def any_free_site(board: Board) -> bool:
    for fork in parts.BRANCHES:
        for branch in fork:
            if free_site_of(board, branch) >= 0:
                return True
    return False


class FromPile(Draw):
    """The tile that is drawn, and placed."""

    def weights(self, board: Board) -> vec[i64]:
        return board.automa.pile

    def do(self, board: Board, number: i64) -> None:
        board.pop()
        board.automa.pile = put(board.automa.pile, number, 0)
        place_building(board, number, building_site(board))

    def action(self, board: Board, number: i64) -> BuildingDraw:
        return {"draw": "automa_building", "building": parts.SIDES[board.sides[number]]}


AUTOMA_BUILDING: Final = FromPile(agenda.AUTOMA_BUILDING, "automa_building", BuildingDraw)


def next_fork(site: i64) -> i64:
    """The next fork strictly ahead; sites are numbered in the direction of the trail."""
    for fork in range(len(parts.FORKS)):
        if parts.FORKS[fork] > site:
            return fork
    return 0


def building_site(board: Board) -> i64:
    """On the branch that the criteria leave at the last fork examined; after a full circle, the first of those tied."""
    order = board.automa.open_card().build
    forks = forks_examined(board)
    fork = forks[len(forks) - 1]
    if len(best_branches(board, parts.BRANCHES[fork], order)) != 1:
        for fork in forks:
            if len(best_branches(board, parts.BRANCHES[fork], order)) > 0:
                break
    return report_branch(board, fork, best_branches(board, parts.BRANCHES[fork], order)[0])


def forks_examined(board: Board) -> vec[i64]:
    """From the fork ahead of the human to the first where the criteria leave a single branch."""
    ahead = next_fork(board.players[human(board)].site)
    order = board.automa.open_card().build
    examined = vec[i64]()
    for i in range(len(parts.FORKS)):
        fork = (ahead + i) % len(parts.FORKS)
        examined = append(examined, fork)
        if len(best_branches(board, parts.BRANCHES[fork], order)) == 1:
            break
    return examined


def report_branch(board: Board, fork: i64, branch: i64) -> i64:
    site = free_site_of(board, parts.BRANCHES[fork][branch])
    if board.telling:
        board.tell(events.AUTOMA_BRANCH, board.actor, parts.FORKS[fork], branch, site)
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
            rating = rating_of(board, branches[i], criterion)
            if rating > best:
                best = rating
        kept = vec[i64]()
        for i in left:
            if rating_of(board, branches[i], criterion) == best:
                kept = append(kept, i)
        left = kept
    return left


def rating_of(board: Board, branch: vec[i64], criterion: i64) -> i64:
    if criterion == actions.BY_WOODS:
        return 1 if parts.WOODS[free_site_of(board, branch)] else 0
    rating: i64 = 0
    for site in branch:
        if criterion == actions.BY_HUMAN_BUILDINGS:
            rating += 1 if board.owner(site) == human(board) else 0
        elif criterion == actions.BY_LENGTH:
            rating -= 1 if board.trail[site] != parts.EMPTY else 0
        else:
            rating -= fee(board, site, human(board))
    return rating


def free_site_of(board: Board, branch: vec[i64]) -> i64:
    """The first free site, a wooded one if there is one; else -1."""
    first: i64 = -1
    for site in branch:
        if parts.SITE_KIND[site] == parts.BUILDING_SITE and board.trail[site] == parts.EMPTY:
            if parts.WOODS[site]:
                return site
            if first < 0:
                first = site
    return first


# Taking things (AU-13 … AU-15, AU-18, AU-19)


def take_cattle(board: Board, open_card: AutomaCard) -> None:
    """AU-13: the card with this number from the least valuable on, or the most valuable."""
    number, size = open_card.cattle, sum_of(board.market)
    left = number if number < size else size
    kind: i64 = -1
    while left > 0:
        kind += 1
        left -= board.market[kind]
    if finds(board, actions.CATTLE, number, kind):
        take_card(board, kind)


def take_worker(board: Board, open_card: AutomaCard) -> None:
    """AU-14: the cheapest of the kind, the topmost of these."""
    worker = open_card.worker
    best: i64 = -1
    for row in range(board.token):
        if board.jobs[TYPES * row + worker] > 0 and (best < 0 or parts.ROW_COST[row] < parts.ROW_COST[best]):
            best = row
    if not finds(board, actions.HIRE, worker, best):
        return
    board.jobs = add(board.jobs, TYPES * best + worker, -1)
    board.automa.workers = append(board.automa.workers, worker)
    if board.telling:
        board.tell(events.HIRED, board.actor, best, worker)


def take_teepee(board: Board, open_card: AutomaCard) -> None:
    """AU-15: the most rewarding of the colour."""
    colour = open_card.teepee
    best: i64 = -1
    for site in parts.TEEPEE_SITES:  # from the least to the most rewarding
        if board.trail[site] == parts.SUPPLY_TILE + parts.GREEN_TEEPEE + colour:
            best = site
    if finds(board, actions.TRADE, colour, best):
        take_tile(board, best)


def take_hazard(board: Board, open_card: AutomaCard) -> None:
    """AU-18: the most points; among equals this kind first, then round the trail; then the lowest space."""
    kind = open_card.hazard
    best: i64 = -1
    most: i64 = 0
    for i in range(len(parts.HAZARD_SITES)):
        for site in parts.HAZARD_SITES[(kind + i) % len(parts.HAZARD_SITES)]:
            if board.trail[site] != parts.EMPTY:
                points = parts.HAZARD_POINTS[board.trail[site] - parts.SUPPLY_TILE - parts.HAZARDS]
                if points > most:
                    most = points
                    best = site
    if finds(board, actions.HAZARD, kind, best):
        take_tile(board, best)


def take_objective(board: Board, open_card: AutomaCard) -> None:
    """AU-19: the one at this place of the display."""
    number = open_card.objective
    objective = board.display[number - 1]
    if not finds(board, actions.OBJECTIVE, number, objective):
        return
    gain_objective(board, number - 1, 0)
    player = board.player()
    player.discard[parts.CATTLE + objective] -= 1
    player.discard_size -= 1
    player.area = add(player.area, objective, 1)


# Engine (AU-16, AU-17)


def drive(board: Board, open_card: AutomaCard) -> None:
    """Behind the human it uses all its spaces on the main line; ahead, or level, it stops at the first free station."""
    player = board.player()
    spaces = open_card.engine + (board.automa.bonus() if open_card.engine_bonus else 0)
    target = -1
    if player.engine >= board.players[human(board)].engine:
        target = first_station(board, spaces)
    if target < 0:
        target = main_line(board, spaces)
    finds(board, actions.ENGINE, spaces, target)
    if board.telling:
        board.tell(events.ENGINE_MOVED, board.actor, player.engine, target)
    player.engine = target
    if parts.STATION_ON[target] >= 0:
        use_station(board, parts.STATION_ON[target])
    if target == parts.TERMINUS:
        back = parts.TERMINUS - 2
        while occupied(board, back):
            back -= 2
        if board.telling:
            board.tell(events.ENGINE_MOVED, board.actor, parts.TERMINUS, back)
        player.engine = back


def main_line(board: Board, spaces: i64) -> i64:
    """The space this many numbered spaces ahead, not counting other engines; the terminus ends the movement."""
    space = board.player().engine
    left = spaces
    while left > 0 and space < parts.TERMINUS:
        space += 2 - space % 2
        if not occupied(board, space):
            left -= 1
    return space


def first_station(board: Board, spaces: i64) -> i64:
    """The nearest station in reach without an engine and without an Automa disc, or -1."""
    player = board.player()
    for station in range(i64(parts.STATIONS)):
        at = parts.STATION_AT[station]
        if at > player.engine and player.stations[station] == 0 and not occupied(board, at):
            return at if spaces_ahead(board, at) <= spaces else -1
    return -1


def use_station(board: Board, station: i64) -> None:
    """AU-17: a disc from the reserve, and for its newest worker the station master."""
    automa, player = board.automa, board.player()
    if player.stations[station] > 0 or automa.reserve == 0:
        return
    automa.reserve -= 1
    player.stations = put(player.stations, station, 1)
    if board.telling:
        board.tell(events.UPGRADED, board.actor, station, parts.NO_DISC)
    if station < len(board.masters) and board.masters[station] >= 0 and len(automa.workers) > 0:
        automa.workers, worker = pop(automa.workers)
        appoint(board, station, worker)


def do_nothing(board: Board, open_card: AutomaCard) -> None:
    skip(board, actions.NONE, NO_ACTION)


# By action
DOES: Final[list[Callable[[Board, AutomaCard], None]]] = [
    do_nothing, plan_building, take_cattle, take_worker, drive, take_teepee, take_hazard, take_objective,
]  # fmt: skip
