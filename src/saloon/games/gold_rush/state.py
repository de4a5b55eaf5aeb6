"""The state of Gold Rush: what is asked now, and what an answer leads to."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.question import POSSIBLE, Chance, Question, list_draws, play_draw, play_move
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from saloon.games.gold_rush.bag import DRAW_TILE, FIRST_SEAT, start_with
from saloon.games.gold_rush.board import ACT, DEAL, DONE, FIRST, MINE, PLACE, TILE, Board, Rulings
from saloon.games.gold_rush.cowboys import SEND_COWBOY
from saloon.games.gold_rush.map import new_map
from saloon.games.gold_rush.mining import DEAL_TOKEN, MINE_GOLD, MINE_TOKEN
from saloon.games.gold_rush.numbering import ACTIONS, action_number
from saloon.games.gold_rush.observation import observe
from saloon.games.gold_rush.outlook import estimate
from saloon.games.gold_rush.parts import Box
from saloon.games.gold_rush.passing import DO_NOTHING
from saloon.games.gold_rush.placement import PLACE_TILE
from saloon.games.gold_rush.tent import PITCH_TENT

# By phase
QUESTIONS: Final[list[list[Question[Board]]]] = [
    [], [], [PLACE_TILE], [DO_NOTHING, MINE_GOLD, SEND_COWBOY, PITCH_TENT], [], [], [],
]  # fmt: skip


@final
@mypyc_attr(acyclic=True, native_class=True, free_list_len=1)
class GoldRush(Board):
    """A table of Gold Rush. The most frequent questions and draws bypass asked() and chance()."""

    def copy(self) -> GoldRush:
        copy = GoldRush(self.seats, self.box, self.rulings, self.map.copy())
        copy.lay_as(self)
        return copy

    def asked(self) -> list[Question[Board]]:
        return QUESTIONS[self.phase]

    def chance(self) -> Chance[Board]:
        if self.phase == TILE:
            return DRAW_TILE
        if self.phase == FIRST:
            return FIRST_SEAT
        return MINE_TOKEN if self.phase == MINE else DEAL_TOKEN

    def moves(self) -> vec[i64]:
        if self.turn == CHANCE:
            return list_draws(self.chance(), self)
        if self.turn == OVER:
            return vec[i64]()
        if self.phase == PLACE:
            return PLACE_TILE.add_moves(self, vec[i64](capacity=128))
        moves = append(vec[i64](capacity=64), DO_NOTHING.first)
        if MINE_GOLD.why_not(self, 0) == POSSIBLE:
            moves = append(moves, MINE_GOLD.first)
        return PITCH_TENT.add_moves(self, SEND_COWBOY.add_moves(self, moves))

    def play(self, move: i64) -> None:
        if self.telling:
            self.events = self.events[:0]
        if self.turn == CHANCE:
            play_draw(self.chance(), self, move)
        elif self.phase == PLACE and self.places_tile(move):
            PLACE_TILE.do(self, move)
        elif self.phase == ACT and self.pitches_tent(move - PITCH_TENT.first):
            PITCH_TENT.do(self, move - PITCH_TENT.first)
        else:
            play_move(self.asked(), self, move)

    def places_tile(self, answer: i64) -> bool:
        return answer >= 0 and PLACE_TILE.offers(self, answer) and PLACE_TILE.why_not(self, answer) == POSSIBLE

    def pitches_tent(self, answer: i64) -> bool:
        return answer >= 0 and PITCH_TENT.offers(self, answer) and PITCH_TENT.why_not(self, answer) == POSSIBLE

    # Chance

    def weight(self, draw: i64) -> i64:
        return self.chance().weights(self)[draw]

    def draw(self, rng: Rng) -> i64:
        if self.phase == TILE:
            return DRAW_TILE.draw(self, rng)
        return self.chance().draw(self, rng)

    def guess(self, seat: i64, rng: Rng) -> GoldRush:
        """GR-102, GR-103: the tiles to come are a multiset already; the tokens of the others are drawn anew."""
        guess = self.copy()
        if self.phase == DONE:  # GR-95: all have been turned up
            return guess
        size: i64 = 0
        for other in range(self.seats):
            if other != seat:
                tokens = guess.players[other].tokens
                for kind in range(len(tokens)):
                    guess.pool[kind] += tokens[kind]
        for count in guess.pool:
            size += count
        for other in range(self.seats):
            if other != seat:
                tokens = guess.players[other].tokens
                held = guess.players[other].held()
                for kind in range(len(tokens)):
                    tokens[kind] = 0
                for token in range(held):  # noqa: B007  (`_` would be an object)
                    kind = rng.pick_weighted(guess.pool, size)
                    guess.pool[kind] -= 1
                    size -= 1
                    tokens[kind] += 1
        return guess

    def acting(self) -> i64:
        return self.actor

    # What a seat knows

    def seen_by(self, seat: i64) -> bool:
        """GR-51: only the seat that gets a token sees it; everybody sees a tile."""
        if self.phase == MINE:
            return seat == self.actor
        return self.phase != DEAL or seat == self.receiver

    def observe(self, seat: i64) -> vec[float]:
        return observe(self, seat)

    # Actions by number

    def action_count(self) -> i64:
        return ACTIONS

    def action_number(self, move: i64) -> i64:
        return action_number(self, move)

    # Who is ahead

    def points(self, seat: i64) -> i64:
        return self.players[seat].score

    def standing(self, seat: i64) -> float:
        return estimate(self, seat)

    def outlook(self, seat: i64) -> float:
        best = -1000.0
        for other in range(self.seats):
            if other != seat:
                theirs = estimate(self, other)
                if theirs > best:
                    best = theirs
        return estimate(self, seat) - best


def start_state(seats: i64, box: Box, rulings: Rulings, first_seat: i64) -> GoldRush:
    """A table set up. first_seat -1 leaves it to chance."""
    state = GoldRush(seats, box, rulings, new_map(box))
    state.set_up()
    if first_seat >= 0:
        start_with(state, first_seat)
    return state
