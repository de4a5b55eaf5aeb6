"""The state of Gold Rush: what is asked now, and what an answer leads to."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.question import Chance, Question, list_draws, play_draw, play_move
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from saloon.games.gold_rush.bag import DRAW_TILE, FIRST_SEAT, start_with
from saloon.games.gold_rush.board import DONE, FIRST, MINE, PLACE, TILE, Board, Rulings, new_map
from saloon.games.gold_rush.cowboys import SEND_COWBOY
from saloon.games.gold_rush.mining import DEAL_TOKEN, MINE_GOLD, MINE_TOKEN
from saloon.games.gold_rush.outlook import estimate
from saloon.games.gold_rush.parts import Box
from saloon.games.gold_rush.passing import DO_NOTHING
from saloon.games.gold_rush.placement import PLACE_TILE
from saloon.games.gold_rush.tent import PITCH_TENT

# By phase
QUESTIONS: Final[list[list[Question[Board]]]] = [
    [], [], [PLACE_TILE], [DO_NOTHING, MINE_GOLD, SEND_COWBOY, PITCH_TENT], [], [], [],
]  # fmt: skip


@mypyc_attr(acyclic=True, native_class=True, free_list_len=1)
class GoldRush(Board):
    """A table of Gold Rush."""

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
        """Without the detour over asked(), because nothing is called more often."""
        if self.turn == CHANCE:
            return list_draws(self.chance(), self)
        if self.turn == OVER:
            return vec[i64]()
        if self.phase == PLACE:
            return PLACE_TILE.add_moves(self, vec[i64](capacity=128))
        moves = DO_NOTHING.add_moves(self, vec[i64](capacity=64))
        moves = MINE_GOLD.add_moves(self, moves)
        return PITCH_TENT.add_moves(self, SEND_COWBOY.add_moves(self, moves))

    def play(self, move: i64) -> None:
        if self.telling:
            self.events = self.events[:0]
        if self.turn == CHANCE:
            play_draw(self.chance(), self, move)
        else:
            play_move(self.asked(), self, move)

    # Chance

    def weight(self, draw: i64) -> i64:
        return self.chance().weights(self)[draw]

    def draw(self, rng: Rng) -> i64:
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
                for _ in range(held):
                    kind = rng.pick_weighted(guess.pool, size)
                    guess.pool[kind] -= 1
                    size -= 1
                    tokens[kind] += 1
        return guess

    # Who is ahead

    def points(self, seat: i64) -> i64:
        return self.players[seat].score

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
