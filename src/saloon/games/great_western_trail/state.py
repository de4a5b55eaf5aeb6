"""The state of Great Western Trail: what the top of the agenda waits for, and what happens then."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.refusal import refuse_move
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, Event
from saloon.games.great_western_trail import agenda
from saloon.games.great_western_trail.automa import AUTOMA_CARD, AUTOMA_DELIVERS, AUTOMA_GO, AUTOMA_KANSAS, AUTOMA_TURN
from saloon.games.great_western_trail.automa_actions import AUTOMA_BUILDING
from saloon.games.great_western_trail.automa_deck import Automa
from saloon.games.great_western_trail.auxiliary import AUXILIARY, CERTIFY
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.buildings import PLACE_BUILDING
from saloon.games.great_western_trail.cattle import BUY_CARDS, MARKET_CARD
from saloon.games.great_western_trail.decision import ANY, DECLINE, Decision, Draw, Step, filled
from saloon.games.great_western_trail.hand import (
    DISCARD,
    DISCARD_CATTLE,
    DISCARD_OBJECTIVE,
    DISCARD_PAIR,
    DRAW_CARDS,
    DRAW_UP,
    OWN_CARD,
    REMOVE,
)
from saloon.games.great_western_trail.kansas_city import (
    CITY_DISC,
    DELIVER,
    FORESEE,
    FORESIGHT,
    INCOME,
    LEAVE,
    TRANSPORT,
)
from saloon.games.great_western_trail.labour import HIRE_WORKER
from saloon.games.great_western_trail.numbering import ACTIONS, first_number
from saloon.games.great_western_trail.objectives import DISPLAY_CARD, GAIN_OBJECTIVE, TOP_CARD
from saloon.games.great_western_trail.observation import observe
from saloon.games.great_western_trail.outlook import WON, seat_worth
from saloon.games.great_western_trail.parts import sum_of
from saloon.games.great_western_trail.player import Player
from saloon.games.great_western_trail.railroad import DRIVE, EXTRAORDINARY, RETREAT, RETURN
from saloon.games.great_western_trail.rewards import OFFER, PERFORM, REWARD
from saloon.games.great_western_trail.scoring import categories
from saloon.games.great_western_trail.setup_draws import (
    BUILDING_SIDE,
    FIRST_SEAT,
    FIRST_WORKER,
    NEUTRAL_TILE,
    REVEAL,
    STARTING_CARD,
    STATION_MASTER,
    TILE_BACK,
)
from saloon.games.great_western_trail.stations import APPOINT, BEHIND, UPGRADE
from saloon.games.great_western_trail.supply import TAKE_TILE
from saloon.games.great_western_trail.trail import ADVANCE, MOVE_ON, RIDE
from saloon.games.great_western_trail.turn import BEGIN, END_TURN
from saloon.games.great_western_trail.visit import VISIT

GUESSES: Final = 100  # how often to redeal an unknown hand until it fits what its owner is about to do

# By kind
DRAWS: Final = vec[Draw]([
    FIRST_SEAT, BUILDING_SIDE, NEUTRAL_TILE, STATION_MASTER, STARTING_CARD, REVEAL, FIRST_WORKER, FORESEE, MARKET_CARD,
    DISPLAY_CARD, OWN_CARD, TOP_CARD, AUTOMA_CARD, AUTOMA_BUILDING,
])  # fmt: skip
# By kind, from agenda.MOVE on
DECISIONS: Final = vec[Decision]([
    MOVE_ON, VISIT, ADVANCE, RIDE, AUXILIARY, DRIVE, RETREAT, RETURN, UPGRADE, APPOINT, HIRE_WORKER, PLACE_BUILDING,
    TAKE_TILE, BUY_CARDS, GAIN_OBJECTIVE, DISCARD_CATTLE, DISCARD_PAIR, DISCARD_OBJECTIVE, DISCARD, REMOVE, DRAW_CARDS,
    OFFER, FORESIGHT, INCOME, DELIVER, CITY_DISC, BEHIND, EXTRAORDINARY,
])  # fmt: skip
# By kind, from agenda.REWARD on
STEPS: Final = vec[Step]([
    REWARD, PERFORM, TRANSPORT, LEAVE, DRAW_UP, END_TURN, TILE_BACK, BEGIN, CERTIFY, AUTOMA_TURN, AUTOMA_GO,
    AUTOMA_KANSAS, AUTOMA_DELIVERS,
])  # fmt: skip
NOTHING: Final = vec[Decision]()

for _decision in DECISIONS:
    for _question in _decision.asked:
        _question.block = first_number(next(iter(_question.verbs)))


@final
@mypyc_attr(acyclic=True, native_class=True, free_list_len=1)
class GreatWesternTrail(Board):
    """A table of Great Western Trail. `listed`: the moves of the decision on top, if `looked`."""

    def __init__(self, seats: i64, beginner: bool, automa: Automa) -> None:
        super().__init__(seats, beginner, automa)
        self.looked = False
        self.listed = vec[i64]()

    def copy(self) -> GreatWesternTrail:
        copy = GreatWesternTrail(self.seats, self.beginner, self.automa.copy())
        copy.lay_as(self)
        copy.looked = self.looked
        copy.listed = self.listed
        return copy

    # What is asked

    def decision(self) -> Decision:
        return DECISIONS[self.waiting() - agenda.MOVE]

    def asked(self) -> vec[Decision]:
        """What the seat in turn may answer."""
        if self.turn < 0:
            return NOTHING
        return DECISIONS[self.waiting() - agenda.MOVE].asked

    def answered(self, move: i64) -> Decision:
        """The question that one of the moves() answers."""
        for question in self.asked():
            if question.first <= move < question.first + question.size:
                return question
        raise refuse_move("table", move)

    def chance(self) -> Draw:
        return DRAWS[self.waiting()]

    def moves(self) -> vec[i64]:
        if self.turn == CHANCE:
            return filled(self.chance().weights(self))
        if not self.looked:
            self.look(self.asked())
        return self.listed

    def look(self, asked: vec[Decision]) -> None:
        moves = vec[i64](capacity=16)
        for question in asked:
            moves = question.add_moves(self, moves)
        self.listed = moves
        self.looked = True

    # Chance

    def weight(self, draw: i64) -> i64:
        return self.chance().weights(self)[draw]

    def draw(self, rng: Rng) -> i64:
        return self.chance().draw(self, rng)

    def guess(self, seat: i64, rng: Rng) -> GreatWesternTrail:
        """GWT 1.9: the hand and draw stack of another seat are only known together."""
        guess = self.copy()
        guess.looked = False
        for other in range(self.seats):
            if other != seat:
                redeal(guess.players[other], rng)
        if self.turn != seat and agenda.DISCARD_CATTLE <= self.waiting() <= agenda.DISCARD_OBJECTIVE:
            for _ in range(GUESSES):  # what its owner is about to discard is in that hand
                if len(guess.moves()) > 0:
                    return guess
                guess.looked = False
                redeal(guess.players[self.actor], rng)
            guess.players[self.actor] = self.players[self.actor].copy()
        return guess

    # What happens

    def play(self, move: i64) -> None:
        if self.turn == CHANCE:
            chance = DRAWS[self.waiting()]
            weights = chance.weights(self)
            if not 0 <= move < len(weights) or weights[move] == 0:
                raise refuse_move("table", move)
            if self.telling:
                self.events = vec[Event]()
            chance.do(self, move)
        else:
            self.check(move)
            if self.telling:
                self.events = vec[Event]()
            self.answer(move)
        self.settle()

    def check(self, move: i64) -> None:
        for offered in self.moves():
            if offered == move:
                return
        raise refuse_move(self.decision().rule if self.turn >= 0 else "table", move)

    def answer(self, move: i64) -> None:
        self.looked = False
        question = self.answered(move)
        question.do(self, move - question.first)

    def settle(self) -> None:
        """Does what needs no decision until somebody must decide or draw."""
        while True:
            kind = self.waiting()
            if kind < agenda.MOVE:
                if DRAWS[kind].ready(self):
                    self.turn = CHANCE
                    return
                self.pop()
            elif kind < agenda.REWARD:
                self.turn = self.actor
                if not self.passes(DECISIONS[kind - agenda.MOVE]):
                    return
            else:
                value = self.pop()
                STEPS[kind - agenda.REWARD].do(self, value)
                if self.turn == OVER:
                    return

    def passes(self, decision: Decision) -> bool:
        """Whether there was nothing to decide: no answer at all, or only one to something that must be done."""
        if decision.certain:
            return False
        if decision.needs_nobody(self):
            return True
        self.look(decision.asked)
        moves = self.listed
        count = len(moves)
        if count == 0 or (count == 1 and moves[0] == DECLINE):
            self.looked = False
            self.pop()
            return True
        if count > 1 or (decision.forced != ANY and decision.forced != moves[0]):
            return False
        self.answer(moves[0])
        return True

    def acting(self) -> i64:
        return self.actor

    # What a seat knows

    def seen_by(self, seat: i64) -> bool:
        """GWT 1.9: only the owner sees a card that goes into a hand unseen; all else lies open."""
        kind = self.waiting()
        if kind == agenda.CARD:
            return seat == self.extra()
        return kind != agenda.TOP_CARD or self.value() != 1 or seat == self.actor

    def observe(self, seat: i64) -> vec[float]:
        return observe(self, seat)

    # Actions by number

    def action_count(self) -> i64:
        return ACTIONS

    def action_number(self, move: i64) -> i64:
        question = self.answered(move)
        return question.block + question.number(self, move - question.first)

    # Points

    def points(self, seat: i64) -> i64:
        return sum_of(categories(self, seat))

    def standing(self, seat: i64) -> float:
        if self.turn == OVER or seat == self.automa.seat:
            return float(self.points(seat))
        return seat_worth(self, seat)

    def outlook(self, seat: i64) -> float:
        if self.turn == OVER:
            return WON * self.share(seat) + float(self.points(seat))
        return seat_worth(self, seat)


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
