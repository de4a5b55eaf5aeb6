"""No search: plays every move on a guess and the rest of the turn as greedy would, and takes what is judged best.

Greedy's way to end a turn can spoil a good beginning. So the most promising moves are followed: the next decisions of
the turn are looked at in the same way.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.bots.bot import Bot, Sight
from saloon.bots.greedy import TURN_LIMIT, best_at_once, finish_turn
from saloon.bots.judge import Judge
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, State

AHEAD: Final = 6  # decisions of a turn that are looked at, each with all its moves
FOLLOWED: Final = 6  # moves of a decision that are followed to the next one
OVERLOOKED: Final = -1000.0  # less than any move is worth


@mypyc_attr(acyclic=True, native_class=True)
class LookingBot(Bot):
    """Overlooks each move with some likelihood, and misjudges every position by up to `blur` of a share: people do."""

    def __init__(self, judge: Judge, overlooks: float = 0.0, blur: float = 0.0, ahead: i64 = AHEAD) -> None:
        self.judge = judge
        self.overlooks = overlooks
        self.blur = blur
        self.ahead = ahead

    def choose(self, sight: Sight, rng: Rng) -> i64:
        moves = sight.moves()
        if len(moves) == 1:
            return moves[0]
        seat = sight.seat
        guess = sight.guess(rng)
        luck = rng.word()  # the same for every move, so that none looks better just by what was drawn after it
        worths = vec[float](capacity=len(moves))
        kept = rng.below(len(moves))  # one move is always seen
        for i in range(len(moves)):
            if self.overlooks > 0.0 and chance(rng) < self.overlooks and i != kept:
                worths = append(worths, OVERLOOKED)
                continue
            worth = first_look(self.judge, guess, moves[i], seat, luck)
            if self.blur > 0.0:
                worth += self.blur * (chance(rng) - chance(rng))
            worths = append(worths, worth)
        return moves[highest(follow(self.judge, guess, moves, worths, self.ahead, seat, luck))]


def first_look(judge: Judge, state: State, move: i64, seat: i64, luck: i64) -> float:
    """What a move is worth if the rest of the turn is greedy's."""
    after = state.copy()
    after.play(move)
    return worth_of_turn(judge, after, seat, luck)


def worth_of_turn(judge: Judge, state: State, seat: i64, luck: i64) -> float:
    finish_turn(state, seat, Rng(luck))
    return judge.appeal(judge.worths(state, seat), state.seats, seat)


def play_through(
    judge: Judge, state: State, seat: i64, luck: i64, rng: Rng, path: vec[i64], quick: bool = False
) -> vec[i64]:
    """Plays the rest of the seat's turn, each time what looks best, or, if quick, as greedy does; returns the path with
    the seat and each move."""
    for _ in range(TURN_LIMIT):
        if state.turn == CHANCE:
            acting = state.acting()
            if acting >= 0 and acting != seat:
                break  # somebody else's turn, which begins with a draw
            state.play(state.draw(rng))
        elif state.turn == seat:
            move = best_at_once(state, seat) if quick else best_look(judge, state, seat, luck)
            path = append(append(path, seat), move)
            state.play(move)
        else:
            break
    return path


def best_look(judge: Judge, state: State, seat: i64, luck: i64) -> i64:
    """The move that looks best. For a position whose secrets are guessed already."""
    moves = state.moves()
    if len(moves) == 1:
        return moves[0]
    worths = vec[float](capacity=len(moves))
    for move in moves:
        worths = append(worths, first_look(judge, state, move, seat, luck))
    return moves[highest(worths)]


def follow(
    judge: Judge, state: State, moves: vec[i64], worths: vec[float], ahead: i64, seat: i64, luck: i64
) -> vec[float]:
    """What the moves are worth, where the best of them were followed through so many decisions, this one included."""
    worths = worths[:]
    if ahead <= 1:
        return worths
    left = worths[:]
    for _ in range(i64(FOLLOWED)):
        best = highest(left)
        if left[best] == OVERLOOKED:
            break
        left[best] = OVERLOOKED
        worths[best] += gain(judge, state, moves[best], ahead - 1, seat, luck)
    return worths


def gain(judge: Judge, state: State, move: i64, ahead: i64, seat: i64, luck: i64) -> float:
    """How much more a move is worth if the next decisions of the turn are the best ones, not greedy's."""
    after = state.copy()
    after.play(move)
    draws = Rng(luck)
    while after.turn == CHANCE and after.acting() == seat:
        after.play(after.draw(draws))
    if after.turn != seat:
        return 0.0
    usual = worth_of_turn(judge, after.copy(), seat, luck)
    moves = after.moves()
    worths = vec[float](capacity=len(moves))
    for following in moves:
        worths = append(worths, first_look(judge, after, following, seat, luck))
    worths = follow(judge, after, moves, worths, ahead, seat, luck)
    most = worths[highest(worths)]
    return most - usual if most > usual else 0.0


def highest(worths: vec[float]) -> i64:
    best: i64 = 0
    for i in range(len(worths)):
        if worths[i] > worths[best]:
            best = i
    return best


def chance(rng: Rng) -> float:
    """Between 0 and 1."""
    return float(rng.word()) / 4294967296.0
