"""The state of Great Western Trail: what the top of the agenda waits for, and what happens then."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.refusal import refuse_move
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, Event
from saloon.games.great_western_trail import codes
from saloon.games.great_western_trail.automa import deliver as automa_delivers
from saloon.games.great_western_trail.automa import go, take_turn, visit_column
from saloon.games.great_western_trail.automa_deck import Automa
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.buildings import (
    able,
    build,
    copy_site,
    deed_at,
    do_auxiliary,
    draw_and_discard,
    field_bit,
    perform,
    reward,
    use,
)
from saloon.games.great_western_trail.cattle import buy
from saloon.games.great_western_trail.chance import pile, resolve_draw
from saloon.games.great_western_trail.deeds import FREE
from saloon.games.great_western_trail.kansas_city import (
    choose_foresight,
    deliver,
    deliver_extraordinary,
    draw_up,
    enter,
    leave,
    place_city_disc,
    take_income,
)
from saloon.games.great_western_trail.labour import hire, take_tile
from saloon.games.great_western_trail.objectives import gain_objective
from saloon.games.great_western_trail.options import list_options
from saloon.games.great_western_trail.outlook import WON, standing
from saloon.games.great_western_trail.parts import (
    AT_ONCE,
    CATTLE,
    DEEDS,
    KANSAS,
    TERMINUS_MONEY,
    Seating,
)
from saloon.games.great_western_trail.player import Player
from saloon.games.great_western_trail.railroad import (
    appoint,
    arrive,
    upgrade,
)
from saloon.games.great_western_trail.scoring import categories, total
from saloon.games.great_western_trail.trail import follow

ALL_FIELDS: Final = 0xFFFFF
GUESSES: Final = 100  # deals of an unknown hand before giving up on one that fits what its owner is about to do

RULES: Final = (
    "GWT-1.3", "GWT-1.3", "GWT-1.2", "GWT-1.2", "GWT-1.3", "GWT-1.2", "GWT-1.2", "GWT-8.2", "GWT-6.4", "GWT-10.3",
    "GWT-3.8", "GWT-10.3", "AU-7", "AU-12", "", "", "GWT-2.4", "GWT-3.3", "GWT-3.6", "GWT-10.5", "GWT-1.7", "GWT-9.3",
    "GWT-9.4", "GWT-9.6", "GWT-9.5", "GWT-9.5", "GWT-7.3", "GWT-5.3", "GWT-2.9", "GWT-6.3", "GWT-10.3", "GWT-3.3",
    "GWT-3.3", "GWT-3.3", "GWT-11", "GWT-1.7", "GWT-11", "GWT-1.6", "GWT-8.3", "GWT-8.4", "GWT-8.5", "GWT-8.7",
    "GWT-5.7", "GWT-5.5",
)  # fmt: skip


@mypyc_attr(acyclic=True, native_class=True, free_list_len=1)
class GreatWesternTrail(Board):
    """A table of Great Western Trail. `options` are the moves of the decision on top, once `listed`."""

    def __init__(
        self, seats: i64, turn: i64, seating: Seating, beginner: bool, faces: vec[i64], players: vec[Player],
        trail: vec[i64], supply: vec[vec[i64]], foresight: vec[i64], jobs: vec[i64], token: i64, market: vec[i64],
        market_stack: vec[i64], objective_stack: vec[i64], display: vec[i64], masters: vec[i64], appointed: vec[i64],
        first: i64, actor: i64, agenda: vec[i64], visited: i64, copied: i64, copied_tile: i64, used: i64, acted: bool,
        turns_left: i64, token_owner: i64, automa: Automa,
    ) -> None:  # fmt: skip
        super().__init__(
            seats, turn, seating, beginner, faces, players, trail, supply, foresight, jobs, token, market,
            market_stack, objective_stack, display, masters, appointed, first, actor, agenda, visited, copied,
            copied_tile, used, acted, turns_left, token_owner, automa,
        )  # fmt: skip
        self.listed = False
        self.options = vec[i64]()

    def copy(self) -> GreatWesternTrail:
        copy = GreatWesternTrail(
            self.seats, self.turn, self.seating, self.beginner, self.faces[:],
            vec[Player]([player.copy() for player in self.players]), self.trail[:],
            vec[vec[i64]]([stack[:] for stack in self.supply]), self.foresight[:], self.jobs[:], self.token,
            self.market[:], self.market_stack[:], self.objective_stack[:], self.display[:], self.masters[:],
            self.appointed[:], self.first, self.actor, self.agenda[:], self.visited, self.copied, self.copied_tile,
            self.used, self.acted, self.turns_left, self.token_owner, self.automa.copy(),
        )  # fmt: skip
        copy.listed = self.listed
        copy.options = self.options
        return copy

    # What is allowed

    def waiting(self) -> i64:
        """The kind of the task on top of the agenda; -1 when the game is over."""
        return self.agenda[len(self.agenda) - 1] & codes.KIND_MASK if len(self.agenda) > 0 else -1

    def moves(self) -> vec[i64]:
        if self.turn == CHANCE:
            counts = pile(self)
            return vec[i64]([draw for draw in range(i64(len(counts))) if counts[draw] > 0])
        if not self.listed:
            self.options = list_options(self)
            self.listed = True
        return self.options

    def accepts(self, move: i64) -> bool:
        if self.turn == OVER:
            return False
        if self.turn == CHANCE:
            counts = pile(self)
            return 0 <= move < len(counts) and counts[move] > 0
        for offered in self.moves():  # noqa: SIM110  (a loop is what mypyc makes fast)
            if offered == move:
                return True
        return False

    # Chance

    def weight(self, draw: i64) -> i64:
        return pile(self)[draw]

    def draw(self, rng: Rng) -> i64:
        counts = pile(self)
        size: i64 = 0
        for count in counts:
            size += count
        return rng.pick_weighted(counts, size)

    def guess(self, seat: i64, rng: Rng) -> GreatWesternTrail:
        """GWT 1.9: of the other seats, hand and draw stack are known together only."""
        guess = self.copy()
        guess.options = vec[i64]()
        guess.listed = False
        for other in range(self.seats):
            if other != seat:
                redeal(guess.players[other], rng)
        kind = self.waiting()
        if self.turn != seat and codes.DISCARD_CATTLE <= kind <= codes.DISCARD_OBJECTIVE:
            for _ in range(GUESSES):  # what its owner is about to discard is in that hand
                if len(list_options(guess)) > 0:
                    return guess
                redeal(guess.players[self.actor], rng)
            guess.players[self.actor] = self.players[self.actor].copy()
        return guess

    # What happens

    def play(self, move: i64) -> None:
        if not self.accepts(move):
            raise refuse_move(RULES[self.waiting()] if self.turn != OVER else "GWT-12.1", move)
        if self.telling:
            self.events = vec[Event]()
        if self.turn == CHANCE:
            resolve_draw(self, move)
        else:
            self.decide(move)
        self.settle()

    def decide(self, move: i64) -> None:
        """Does what the move means for the task on top."""
        self.listed = False
        top = self.pop()
        kind, a, b = top & codes.KIND_MASK, top // codes.A_STEP & codes.A_MASK, top // codes.B_STEP
        if move == codes.DECLINE and kind != codes.BUY:
            if self.telling:
                self.tell(codes.DECLINED, self.actor, kind)
        elif kind == codes.MOVE:
            self.decide_move(move)
        elif kind == codes.VISIT:
            self.decide_visit(move)
        elif kind == codes.ADVANCE:
            self.pop()  # GWT 3.6: the visit here is over
            follow(self, move, True)
            self.arrive_at_site()
        elif kind == codes.RIDE:
            follow(self, move, False)
            if self.waiting() == codes.VISIT:
                self.pop()  # GWT 10.5: in phase B it is over
        elif kind == codes.AUXILIARY:
            do_auxiliary(self, move % codes.DOUBLE, 1 + move // codes.DOUBLE)
        elif kind == codes.ENGINE or kind == codes.RETREAT:
            arrive(self, move)
        elif kind == codes.RETURN:
            self.gain(TERMINUS_MONEY)  # GWT 9.6
            arrive(self, move)
        elif kind == codes.UPGRADE:
            upgrade(self, a, move)
        elif kind == codes.APPOINT:
            appoint(self, a, move)
        elif kind == codes.HIRE:
            hire(self, a - codes.HIRE_ZERO, move)
        elif kind == codes.BUILD:
            build(self, a, move)
        elif kind == codes.TAKE:
            take_tile(self, b, move)
        elif kind == codes.BUY:
            buy(self, a, move)
        elif kind == codes.OBJECTIVE:
            gain_objective(self, move, a)
        elif kind == codes.DISCARD:
            if a > 1:
                self.push(codes.DISCARD, a - 1)
            self.discard(move)
        elif kind == codes.REMOVE:
            if a > 1:
                self.push(codes.REMOVE, a - 1)
            self.players[self.actor].lose(move)
            if self.telling:
                self.tell(codes.REMOVED, self.actor, move)
        elif kind == codes.DISCARD_CATTLE or kind == codes.DISCARD_OBJECTIVE:
            self.discard(move)
        elif kind == codes.DISCARD_PAIR:
            self.discard(move // codes.KIND_STEP)
            self.discard(move % codes.KIND_STEP)
        elif kind == codes.DRAW:
            draw_and_discard(self, move)
        elif kind == codes.OFFER:
            use(self, a)
        elif kind == codes.FORESIGHT:
            choose_foresight(self, a, move)
        elif kind == codes.INCOME:
            take_income(self, move)
        elif kind == codes.DELIVER:
            deliver(self, move, b > 0)
        elif kind == codes.DISC:
            place_city_disc(self, a, move)
        elif kind == codes.BEHIND:
            self.push(codes.UPGRADE, move)
        else:
            deliver_extraordinary(self, move)

    def decide_move(self, move: i64) -> None:
        if codes.PLAY_OBJECTIVE <= move < codes.DONE:
            self.push(codes.MOVE)
            self.play_objective(move - codes.PLAY_OBJECTIVE)
        elif move < codes.PATH:  # GWT 2.6: the first placement
            site = move - codes.PLACE_ON
            if self.telling:
                self.tell(codes.MOVED, self.actor, -1, site)
            self.players[self.actor].site = site
            self.arrive_at_site()
        else:
            follow(self, move, True)
            self.arrive_at_site()

    def arrive_at_site(self) -> None:
        """GWT 3.1: phase B."""
        site = self.players[self.actor].site
        if site == KANSAS:
            enter(self)
            return
        self.visited = self.trail[site]
        self.copied = -1
        self.copied_tile = -1
        self.used = 0
        self.acted = False
        self.push(codes.VISIT)

    def decide_visit(self, move: i64) -> None:
        if move == codes.DONE:
            return
        self.push(codes.VISIT)
        if move >= codes.PLAY_OBJECTIVE:
            self.play_objective(move - codes.PLAY_OBJECTIVE)
        elif move >= codes.AUXILIARY_SINGLE:
            self.acted = True
            self.used = ALL_FIELDS  # GWT 3.3: instead of all local actions
            do_auxiliary(self, move - codes.AUXILIARY_SINGLE, 1)
        elif move >= codes.COPY_SITE:
            copy_site(self, move - codes.COPY_SITE)
        else:
            self.acted = True
            self.used |= field_bit(move)
            use(self, deed_at(self, move))

    def play_objective(self, objective: i64) -> None:
        """GWT 10.4: into the area; then its immediate action, or not."""
        player = self.players[self.actor]
        player.lose(CATTLE + objective)
        player.area[objective] += 1
        if self.telling:
            self.tell(codes.PLAYED, self.actor, objective)
        self.push(codes.OFFER, AT_ONCE[objective])

    # By itself

    def settle(self) -> None:
        """Does what needs no decision until somebody must decide or draw."""
        while True:
            top = self.agenda[len(self.agenda) - 1]
            kind = top & codes.KIND_MASK
            if kind <= codes.LAST_CHANCE:
                if self.can_draw(kind, top):
                    self.turn = CHANCE
                    return
                self.pop()
            elif kind <= codes.LAST_DECISION:
                self.turn = self.actor
                if not self.passes(kind, top // codes.A_STEP & codes.A_MASK):
                    return
            else:
                self.pop()
                self.do_task(kind, top // codes.A_STEP & codes.A_MASK)
                if self.turn == OVER:
                    return

    def can_draw(self, kind: i64, top: i64) -> bool:
        """Whether there is something to draw; if not, it is left out."""
        if kind == codes.CARD:
            player = self.players[top // codes.B_STEP]
            if player.stack_size == 0:
                if player.discard_size == 0:
                    return False  # GWT 3.8
                self.reshuffle(player)
            return True
        if kind == codes.FORESEE or kind == codes.DISPLAY_CARD or kind == codes.MARKET:  # GWT 8.2, 10.3, 6.4
            return any(count > 0 for count in pile(self))
        return True

    def passes(self, kind: i64, a: i64) -> bool:
        """Whether a decision was none: nothing to choose from, or just one way to do what must be done."""
        if kind == codes.OFFER and DEEDS[a].need == FREE:
            self.pop()
            if able(self, DEEDS[a]):
                perform_offer(self, a)
            return True
        if kind == codes.MOVE or kind == codes.ADVANCE or kind == codes.DELIVER:
            return False
        options = self.moves()
        count = len(options)
        if count == 0 or (count == 1 and options[0] == codes.DECLINE):
            self.listed = False
            self.pop()
            return True
        if count > 1:
            return False
        if options[0] == codes.DONE or kind == codes.INCOME or kind == codes.RETREAT or kind == codes.DISC:
            self.decide(options[0])
            return True
        return False

    def do_task(self, kind: i64, a: i64) -> None:
        if kind == codes.REWARD:
            reward(self, a)
        elif kind == codes.PERFORM:
            perform(self, a, 0)
        elif kind == codes.CERTIFY:
            self.certify(a)
        elif kind == codes.TRANSPORT:
            self.pay(a)
        elif kind == codes.LEAVE:
            leave(self)
        elif kind == codes.DRAW_UP:
            draw_up(self)
        elif kind == codes.TILE_BACK:
            self.supply[0][a] += 1
        elif kind == codes.BEGIN:
            self.start_turn(self.first)
        elif kind == codes.AUTOMA_TURN:
            take_turn(self)
        elif kind == codes.AUTOMA_GO:
            go(self)
        elif kind == codes.AUTOMA_KANSAS:
            visit_column(self, a)
        elif kind == codes.AUTOMA_DELIVERS:
            automa_delivers(self)
        else:
            self.end_turn()

    def start_turn(self, seat: i64) -> None:
        self.actor = seat
        self.push(codes.END_TURN)
        if seat == self.automa.seat:
            self.push(codes.AUTOMA_TURN)
        else:
            self.push(codes.DRAW_UP)
            self.push(codes.MOVE)
        if self.telling:
            self.tell(codes.STARTED, seat)

    def end_turn(self) -> None:
        """GWT 12.1"""
        if self.turns_left > 0:
            self.turns_left -= 1
            if self.turns_left == 0:
                self.turn = OVER
                if self.telling:
                    self.tell(codes.ENDED, self.actor)
                return
        self.start_turn((self.actor + 1) % self.seats)

    def acting(self) -> i64:
        return self.actor

    # Points

    def points(self, seat: i64) -> i64:
        return total(categories(self, seat))

    def outlook(self, seat: i64) -> float:
        if self.turn == OVER:
            return WON * self.share(seat) + float(self.points(seat))
        return standing(self, seat)


def perform_offer(state: GreatWesternTrail, deed: i64) -> None:
    """A free deed that came with a worker or a card: what can be declined is asked for, money is simply taken."""
    if DEEDS[deed].gain > 0:
        state.gain(DEEDS[deed].gain)
    else:
        perform(state, deed, 1)


def redeal(player: Player, rng: Rng) -> None:
    """Deals the hand again from hand and draw stack together."""
    size = len(player.hand)
    for card in player.hand:
        player.stack[card] += 1
    left = player.stack_size + size
    player.hand = vec[i64](capacity=8)
    for _ in range(size):
        card = rng.pick_weighted(player.stack, left)
        player.stack[card] -= 1
        left -= 1
        player.take(card)
    player.stack_size = left
