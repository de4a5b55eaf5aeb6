"""What a longer thought is worth, decision by decision: far fewer games than a match needs.

    python benchmarks/thinking.py go_west --seats 2 --positions 100

Bots that do not search play; at some decisions the search thinks for each of several times of the processor. What it
chose is tried on the same guesses that no thought saw. Prints a line of JSON: for each time the share of the victory
that its choice gains over the move that looks best at once, and for each longer time what that adds, with the half
width of the 95 % interval.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
from itertools import pairwise

from saloon.bots.bot import Sight
from saloon.bots.judge import Judge
from saloon.bots.levels import judge_for
from saloon.bots.looking import LookingBot
from saloon.bots.search import Budget, Thought, think
from saloon.core import registry
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, State

SECONDS = (0.05, 0.2, 1.0)
EVERY = 41  # decisions with a choice from one that is tried to the next: those of one game are alike


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(registry.infos()))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--guesses", type=int, default=40, help="that every choice is tried on")
    parser.add_argument("--seed", type=int, default=20_000_003)
    wanted = parser.parse_args()
    start = registry.load(wanted.game).open(wanted.seats)
    judge = judge_for(wanted.game, start)
    gains: list[list[float]] = []  # by position and time
    game = 0
    while len(gains) < wanted.positions:
        gains += play(start, judge, wanted.guesses, Rng(wanted.seed, game), wanted.positions - len(gains))
        game += 1
    by_time = list(zip(*gains, strict=True))
    added = [[b - a for a, b in zip(short, long, strict=True)] for short, long in pairwise(by_time)]
    print(json.dumps({
        **vars(wanted),
        "gain": {str(seconds): interval(gain) for seconds, gain in zip(SECONDS, by_time, strict=True)},
        "added": {str(seconds): interval(more) for seconds, more in zip(SECONDS[1:], added, strict=True)},
    }))  # fmt: skip


def play(start: State, judge: Judge, guesses: int, rng: Rng, most: int) -> list[list[float]]:
    """One game, and what each time gained at so many of its decisions, at most."""
    state = start.copy()
    sights = [Sight(state, seat) for seat in range(state.seats)]
    looking = LookingBot(judge)
    gains: list[list[float]] = []
    choices = 0
    while state.turn != OVER and len(gains) < most:
        if state.turn == CHANCE:
            state.play(state.draw(rng))
            continue
        sight = sights[state.turn]
        if len(sight.moves()) > 1:
            choices += 1
            if choices % EVERY == 0:
                gains.append(gains_of(sight, judge, guesses, rng.word()))
        state.play(looking.choose(sight, rng))
    return gains


def gains_of(sight: Sight, judge: Judge, guesses: int, luck: int) -> list[float]:
    fresh = Thought(sight, judge, Rng(luck, 0))
    at_once = worth(fresh, fresh.best(), guesses)
    thoughts = [think(sight, judge, Budget(10**9, seconds, processor=True), Rng(luck, 1)) for seconds in SECONDS]
    return [worth(fresh, thought.best(), guesses) - at_once for thought in thoughts]


def worth(fresh: Thought, move: int, guesses: int) -> float:
    fresh.try_out(move, guesses)
    return statistics.mean(list(fresh.appeals[fresh.place(move)])[:guesses])


def interval(values: list[float] | tuple[float, ...]) -> list[float]:
    error = statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.5
    return [round(statistics.mean(values), 5), round(1.96 * error, 5)]


if __name__ == "__main__":
    main()
