"""The state of Go West!: what is asked now, and what an answer leads to."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.question import POSSIBLE, Chance, Question, list_draws, list_moves, play_draw, play_move
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from saloon.games.go_west.board import ACTION, DEAL, DRAW, OTHER, STEP, Board
from saloon.games.go_west.hand import USE_CARD
from saloon.games.go_west.layout import CARD, HELD, SUPPLY, VP, row_of
from saloon.games.go_west.marker import ANNOUNCE, STOP
from saloon.games.go_west.numbering import ACTIONS, action_number
from saloon.games.go_west.observation import observe, observe_into
from saloon.games.go_west.outlook import WON, estimate, lead
from saloon.games.go_west.parts import CALIFORNIA, TOKENS, Deck
from saloon.games.go_west.payment import HOW_TO_PAY
from saloon.games.go_west.pile import DEAL_CARD, DRAW_CARD, FIRST_SEAT, next_dealt, start_with
from saloon.games.go_west.player import take
from saloon.games.go_west.scoring_cards import SCORE
from saloon.games.go_west.tracks import PLACE_OTHER
from saloon.games.go_west.wagons import STEP_WAGON

# By phase
QUESTIONS: Final[list[list[Question[Board]]]] = [
    [], [], [USE_CARD, SCORE, ANNOUNCE, STOP], [HOW_TO_PAY], [PLACE_OTHER], [STEP_WAGON], [], [],
]  # fmt: skip


@final
@mypyc_attr(acyclic=True, native_class=True, free_list_len=1)
class GoWest(Board):
    """A table of Go West!. The most frequent questions and draws bypass asked() and chance()."""

    def copy(self) -> GoWest:
        copy = GoWest(self.seats, self.deck, self.turn_end, self.place_all)
        copy.lay_as(self)
        return copy

    def asked(self) -> list[Question[Board]]:
        return QUESTIONS[self.phase]

    def chance(self) -> Chance[Board]:
        if self.phase == DRAW:
            return DRAW_CARD
        return DEAL_CARD if self.phase == DEAL else FIRST_SEAT

    def moves(self) -> vec[i64]:
        if self.turn == CHANCE:
            return list_draws(self.chance(), self)
        if self.phase == STEP:
            return STEP_WAGON.add_moves(self, vec[i64](capacity=8))
        if self.phase == ACTION:
            moves = USE_CARD.add_moves(self, vec[i64](capacity=20))
            if SCORE.why_not(self, 0) == POSSIBLE:
                moves = append(moves, SCORE.first)
            if ANNOUNCE.why_not(self, 0) == POSSIBLE:
                moves = append(moves, ANNOUNCE.first)
            if STOP.why_not(self, 0) == POSSIBLE:
                moves = append(moves, STOP.first)
            return moves
        if self.phase == OTHER:
            return PLACE_OTHER.add_moves(self, vec[i64](capacity=4))
        return list_moves(self.asked(), self)

    def play(self, move: i64) -> None:
        if self.telling:
            self.events = self.events[:0]
        if self.phase == DRAW and 0 <= move < len(self.pile) and self.pile[move] > 0:
            DRAW_CARD.do(self, move)
        elif self.turn == CHANCE:
            play_draw(self.chance(), self, move)
        elif self.phase == STEP and 0 <= move < CALIFORNIA and STEP_WAGON.why_not(self, move) == POSSIBLE:
            STEP_WAGON.do(self, move)
        elif self.phase == ACTION and self.plays_card(move):
            USE_CARD.do(self, move)
        else:
            play_move(self.asked(), self, move)

    def plays_card(self, move: i64) -> bool:
        return 0 <= move < SCORE.first and USE_CARD.offers(self, move) and USE_CARD.why_not(self, move) == POSSIBLE

    # Chance

    def weight(self, draw: i64) -> i64:
        return self.chance().weights(self)[draw]

    def draw(self, rng: Rng) -> i64:
        if self.phase == DRAW:
            return DRAW_CARD.draw(self, rng)
        return self.chance().draw(self, rng)

    def guess(self, seat: i64, rng: Rng) -> GoWest:
        guess = self.copy()
        pieces, pile = guess.pieces, guess.pile
        for other in range(self.seats):
            if other != seat:
                first = row_of(other) + CARD
                for i in range(first, first + pieces[row_of(other) + HELD]):
                    pile[pieces[i]] += 1
                    guess.pile_size += 1
        for other in range(self.seats):
            if other != seat:
                row = row_of(other)
                held = pieces[row + HELD]
                pieces[row + HELD] = 0
                while pieces[row + HELD] < held:
                    kind = rng.pick_weighted(pile, guess.pile_size)
                    pile[kind] -= 1
                    guess.pile_size -= 1
                    take(pieces, row, kind)
        return guess

    def acting(self) -> i64:
        return self.actor

    # What a seat knows

    def seen_by(self, seat: i64) -> bool:
        """Only the drawing seat sees a card; everybody sees who starts."""
        if self.phase == DRAW:
            return seat == self.actor
        return self.phase != DEAL or seat == next_dealt(self)

    def observe(self, seat: i64) -> vec[float]:
        return observe(self, seat)

    def observe_into(self, seat: i64, numbers: vec[float], at: i64) -> None:
        observe_into(self, seat, numbers, at)

    # Actions by number

    def action_count(self) -> i64:
        return ACTIONS

    def action_number(self, move: i64) -> i64:
        return action_number(self, move)

    def number_moves(self, moves: vec[i64], numbers: vec[i64], at: i64, first: i64) -> None:
        """What is asked together is numbered alike."""
        shift = first + action_number(self, 0)
        for i in range(len(moves)):
            numbers[at + i] = shift + moves[i]

    # Who is ahead

    def points(self, seat: i64) -> i64:
        return self.pieces[row_of(seat) + VP]

    def share(self, seat: i64) -> float:
        """GW-29: most VP, then most tokens in supply, then shared."""
        own, tied = self.rank(seat), 0
        for other in range(self.seats):
            rank = self.rank(other)
            if rank > own:
                return 0.0
            if rank == own:
                tied += 1
        return 1.0 / tied

    def rank(self, seat: i64) -> i64:
        """Tokens only break ties: nobody has more than TOKENS."""
        row = row_of(seat)
        return self.pieces[row + VP] * (TOKENS + 1) + self.pieces[row + SUPPLY]

    def standing(self, seat: i64) -> float:
        return float(self.points(seat)) if self.turn == OVER else estimate(self, seat)

    def outlook(self, seat: i64) -> float:
        if self.turn == OVER:
            return WON if self.share(seat) > 0.0 else -WON
        return lead(self, seat)


def start_state(seats: i64, deck: Deck, first_seat: i64, turn_end: bool, place_all: bool) -> GoWest:
    """A table set up (GW-1 … GW-5), before the opening hands are dealt. first_seat -1 leaves it to chance."""
    state = GoWest(seats, deck, turn_end, place_all)
    state.set_up()
    if first_seat >= 0:
        start_with(state, first_seat)
    return state
