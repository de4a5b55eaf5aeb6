"""No search: plays every move on a guess and the rest of the turn as greedy would, and takes what is judged best."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from saloon.bots.bot import Bot, Sight
from saloon.bots.greedy import finish_turn
from saloon.bots.judge import Judge, appeal
from saloon.core.rng import Rng


@mypyc_attr(acyclic=True, native_class=True)
class LookingBot(Bot):
    """Overlooks each move with some likelihood, and misjudges every position by up to `blur` of a share: people do."""

    def __init__(self, judge: Judge, overlooks: float = 0.0, blur: float = 0.0) -> None:
        self.judge = judge
        self.overlooks = overlooks
        self.blur = blur

    def choose(self, sight: Sight, rng: Rng) -> i64:
        moves = sight.moves()
        if len(moves) == 1:
            return moves[0]
        guess = sight.guess(rng)
        luck = rng.word()  # the same for every move, so that none looks better just by what was drawn after it
        best: i64 = -1
        highest = 0.0
        kept = rng.below(len(moves))  # one move is always seen
        for i in range(len(moves)):
            if self.overlooks > 0.0 and chance(rng) < self.overlooks and i != kept:
                continue
            state = guess.copy()
            state.play(moves[i])
            finish_turn(state, sight.seat, Rng(luck))
            worth = appeal(self.judge.worths(state, sight.seat), state.seats, sight.seat)
            if self.blur > 0.0:
                worth += self.blur * (chance(rng) - chance(rng))
            if best < 0 or worth > highest:
                best = i
                highest = worth
        return moves[best]


def chance(rng: Rng) -> float:
    """Between 0 and 1."""
    return float(rng.word()) / 4294967296.0
