"""One ply deep: tries every move on guesses, finishes the turn as well as it can, and takes the best outlook."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.bots.bot import Bot, Sight
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, State

TURN_LIMIT: Final = 60  # plies; a turn that long is judged where it stands


@mypyc_attr(acyclic=True, native_class=True)
class GreedyBot(Bot):
    def __init__(self, guesses: i64 = 1) -> None:
        self.guesses = guesses

    def choose(self, sight: Sight, rng: Rng) -> i64:
        moves = sight.moves()
        if len(moves) == 1:
            return moves[0]
        worth = vec[float]([0.0 for _ in moves])
        for _ in range(self.guesses):
            guess = sight.guess(rng)
            luck = rng.word()  # the same for every move, so that none looks better just by what was drawn after it
            for i in range(len(moves)):
                state = guess.copy()
                state.play(moves[i])
                finish_turn(state, sight.seat, Rng(luck))
                worth[i] += state.outlook(sight.seat)
        best: i64 = 0
        for i in range(len(moves)):
            if worth[i] > worth[best]:
                best = i
        return moves[best]


def finish_turn(state: State, seat: i64, rng: Rng) -> None:
    """Plays on while the seat decides, each time the move that looks best at once; draws are made fairly."""
    for _ in range(TURN_LIMIT):
        if state.turn == CHANCE:
            acting = state.acting()
            if acting >= 0 and acting != seat:
                return  # somebody else's turn, which begins with a draw
            state.play(state.draw(rng))
        elif state.turn == seat:
            state.play(best_at_once(state, seat))
        else:
            return


def best_at_once(state: State, seat: i64) -> i64:
    moves = state.moves()
    best = moves[0]
    if len(moves) == 1:
        return best
    highest = 0.0
    for i in range(len(moves)):
        after = state.copy()
        after.play(moves[i])
        worth = after.outlook(seat)
        if i == 0 or worth > highest:
            highest = worth
            best = moves[i]
    return best
