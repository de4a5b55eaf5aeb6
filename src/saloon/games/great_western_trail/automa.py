"""What the Automa does on its turn (AU-7 … AU-19), in steps that a reader could follow by hand."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.core.question import POSSIBLE
from saloon.games.great_western_trail import agenda, events, parts
from saloon.games.great_western_trail import automa_deck as actions
from saloon.games.great_western_trail.automa_actions import NO_TILE, act, human, skip
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.decision import Draw, Step, any_of
from saloon.games.great_western_trail.kansas_city import LEAVE, choose_foresight, why_not_choose
from saloon.games.great_western_trail.parts import put
from saloon.games.great_western_trail.trail import hand_of

AutomaDraw = TypedDict("AutomaDraw", {"draw": Literal["automa_card"], "card": int})

# Why a branch was taken
SHORTEST: Final = 0
NO_TOLL: Final = 1
FEWER_TOLLS: Final = 2
BOARD_ORDER: Final = 3


class TakeTurn(Step):
    """AU-7: the top card is drawn and the next one lies open; AU-8: there is always a next one."""

    def do(self, board: Board, value: i64) -> None:
        automa = board.automa
        automa.drawn = automa.top
        automa.top = actions.NO_CARD
        if board.telling:
            board.tell(events.AUTOMA_DREW, board.actor, automa.card().number)
        board.push(agenda.AUTOMA_GO)
        board.push(agenda.AUTOMA_CARD)
        if any_of(automa.left):
            return
        automa.left = parts.ones(len(automa.deck.cards))
        automa.left = put(automa.left, automa.drawn, 0)
        if board.telling:
            board.tell(events.RESHUFFLED, board.actor, len(automa.deck.cards) - 1)


class TurnUp(Draw):
    """AU-7: the card that lies open on its deck from now on."""

    def weights(self, board: Board) -> vec[i64]:
        return board.automa.left

    def do(self, board: Board, card: i64) -> None:
        board.pop()
        automa = board.automa
        automa.left = put(automa.left, card, 0)
        automa.top = card
        if board.telling:
            board.tell(events.AUTOMA_OPTIONS, automa.seat, automa.open_card().number)

    def action(self, board: Board, card: i64) -> AutomaDraw:
        return {"draw": "automa_card", "card": int(board.automa.deck.cards[card].number)}


class Go(Step):
    """AU-9, AU-11: the movement, then Kansas City or the action of the card."""

    def do(self, board: Board, value: i64) -> None:
        card = board.automa.card()
        bonus = board.automa.bonus() if card.move_bonus else 0
        if board.telling:
            board.tell(events.AUTOMA_MOVES, board.actor, card.move, bonus, card.move + bonus)
        for _ in range(card.move + bonus):
            step(board)
            if board.player().site == parts.KANSAS:
                board.push(agenda.AUTOMA_DELIVERS)
                for column in range(i64(parts.COLUMNS) - 1, -1, -1):
                    board.push(agenda.AUTOMA_KANSAS, column)
                return
        act(board, card.action)


# Movement (AU-9, AU-10)


def step(board: Board) -> None:
    """One step: along the branch chosen, over empty sites, to the next location."""
    player = board.player()
    start = player.site
    site = start
    while True:
        if len(parts.EXITS[site]) > 1:
            site = follow_branch(board, site)
        else:
            site = parts.EXITS[site][0]
        if site == parts.KANSAS or board.trail[site] != parts.EMPTY:
            break
    if board.telling:
        board.tell(events.MOVED, board.actor, start, site)
    player.site = site
    pay_toll(board, site)


def follow_branch(board: Board, site: i64) -> i64:
    """Chooses a branch at the fork; its first location, or its last site if all of it is empty."""
    branches = branches_at(site)
    chosen = choose_way(board, site, branches)
    for place in branches[chosen]:
        if board.trail[place] != parts.EMPTY:
            return place
    return branches[chosen][len(branches[chosen]) - 1]


def branches_at(site: i64) -> vec[vec[i64]]:
    for fork in range(len(parts.FORKS)):
        if parts.FORKS[fork] == site:
            return parts.BRANCHES[fork]
    rests = vec[vec[i64]]()  # the junction CT: what is left of the branches of N-C that begin with it
    for branches in parts.BRANCHES:
        for branch in branches:
            if branch[0] == site:
                rests = append(rests, branch[1:])
    return rests


def choose_way(board: Board, fork: i64, branches: vec[vec[i64]]) -> i64:
    """AU-9: the shortest; then without a toll to the human; then with fewer; then the first."""
    best: i64 = 0
    for i in range(1, len(branches)):
        longer = length(board, branches[i]) - length(board, branches[best])
        if longer < 0 or (longer == 0 and tolls(board, branches[i]) < tolls(board, branches[best])):
            best = i
    if board.telling:
        board.tell(events.AUTOMA_PATH, board.actor, fork, best, why_this_way(board, branches, best))
    return best


def why_this_way(board: Board, branches: vec[vec[i64]], best: i64) -> i64:
    why: i64 = SHORTEST
    for i in range(len(branches)):
        if i != best and length(board, branches[i]) == length(board, branches[best]):
            if tolls(board, branches[i]) == tolls(board, branches[best]):
                return BOARD_ORDER
            why = NO_TOLL if tolls(board, branches[best]) == 0 else FEWER_TOLLS
    return why


def length(board: Board, branch: vec[i64]) -> i64:
    steps: i64 = 0
    for site in branch:
        if board.trail[site] != parts.EMPTY:
            steps += 1
    return steps


def hands(board: Board, site: i64) -> i64:
    """Hand symbols of the human's building there."""
    if board.owner(site) != human(board):
        return 0
    hand = hand_of(board, board.trail[site])
    return hand % 2 + hand // 2


def tolls(board: Board, branch: vec[i64]) -> i64:
    total: i64 = 0
    for site in branch:
        total += hands(board, site)
    return total


def pay_toll(board: Board, site: i64) -> None:
    """AU-10: from the bank."""
    money = parts.AUTOMA_TOLL * hands(board, site)
    if money > 0:
        board.players[human(board)].money += money
        if board.telling:
            board.tell(events.PAID_FEE, board.actor, money, human(board), site)


# Kansas City (AU-11)


class VisitColumn(Step):
    """The tile of the card's scheme; if it may not be chosen, the other one."""

    def do(self, board: Board, column: i64) -> None:
        wanted = board.automa.card().kansas[column]
        for place in (wanted, parts.PLACES - 1 - wanted):
            tile = board.foresight[parts.PLACES * column + place]
            if tile >= 0 and why_not_choose(board, tile) == POSSIBLE:
                choose_foresight(board, column, place)
                return
        skip(board, actions.NONE, NO_TILE)


class Deliver(Step):
    """The next disc of the movement card to the next city to the right."""

    def do(self, board: Board, value: i64) -> None:
        automa = board.automa
        if automa.discs > 0:
            city = parts.COLORADO_SPRINGS + actions.CARD_DISCS - automa.discs
            if city < parts.CITY_COUNT:
                automa.discs -= 1
                board.player().cities = put(board.player().cities, city, 1)
                if board.telling:
                    board.tell(events.DELIVERED, board.actor, city, parts.NO_DISC)
        LEAVE.do(board, 0)


AUTOMA_CARD: Final = TurnUp(agenda.AUTOMA_CARD, "automa_card", AutomaDraw)
AUTOMA_TURN: Final = TakeTurn(agenda.AUTOMA_TURN, "automa_turn")
AUTOMA_GO: Final = Go(agenda.AUTOMA_GO, "automa_go")
AUTOMA_KANSAS: Final = VisitColumn(agenda.AUTOMA_KANSAS, "automa_kansas")
AUTOMA_DELIVERS: Final = Deliver(agenda.AUTOMA_DELIVERS, "automa_delivers")
