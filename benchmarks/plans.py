"""What a bot does with its games: how often each kind of move, and what its points are for.

    python benchmarks/plans.py great_western_trail --think 0.2 --count build hire.worker deliver.city --games 10

It plays against others of another kind, in every seat alike. Prints a line of JSON: of each move to be counted, and of
each kind of points, the numbers of all games in order. `hire` counts all moves that do so, `hire.worker` those of each
worker by themselves.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from benchmarks.bots import make
from saloon.bots import Bot
from saloon.bots.bot import Sight
from saloon.core import registry
from saloon.core.game import Action, Game
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from saloon.server.progress import by_kind


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(registry.infos()))
    parser.add_argument("--bot", default="search:6", help="a bot, or `look`: what was learnt, without search")
    parser.add_argument("--think", type=float, help="seconds of the processor that a searching bot has a decision")
    parser.add_argument("--others", default="greedy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=20_000_003)
    parser.add_argument("--count", nargs="+", default=[], metavar="DO[.WHAT]")
    wanted = parser.parse_args()
    game = registry.load(wanted.game)
    start = game.open(wanted.seats)
    counts: defaultdict[str, list[int]] = defaultdict(lambda: [0] * wanted.games)
    points: defaultdict[str, list[int]] = defaultdict(lambda: [0] * wanted.games)
    for number in range(wanted.games):
        own = number % wanted.seats
        players = [
            make(wanted.bot if seat == own else wanted.others, wanted.game, start, wanted.think)
            for seat in range(wanted.seats)
        ]
        done, items = play(game, players, own, wanted.seed, number)
        for kind, times in Counter(name for action in done for name in names_of(action, wanted.count)).items():
            counts[kind][number] = times
        for kind, value in items.items():
            points[kind][number] = value
    print(json.dumps({**vars(wanted), "counts": dict(sorted(counts.items())), "points": dict(sorted(points.items()))}))


def play(
    game: Game[Any], players: Sequence[Bot], own: int, seed: int, number: int
) -> tuple[list[Action], dict[str, int]]:
    """One game: what the seat did, and what its points were for."""
    state = game.open(len(players))
    draws = Rng(seed, number, 0)
    rngs = [Rng(seed, number, 1 + seat) for seat in range(len(players))]
    done: list[Action] = []
    while state.turn != OVER:
        seat = int(state.turn)
        if seat == CHANCE:
            state.play(state.draw(draws))
            continue
        move = players[seat].choose(Sight(state, seat), rngs[seat])
        if seat == own:
            done.append(game.action(state, int(move)))
        state.play(move)
    score = next(score for score in game.scores(state) if score["seat"] == own)
    return done, {"all": score["points"], **by_kind(score["items"])}


def names_of(action: Action, wanted: Sequence[str]) -> list[str]:
    """Under which of the wanted names the action is counted."""
    found = []
    for name in wanted:
        do, _, what = name.partition(".")
        if action.get("do") == do and (not what or what in action):
            found.append(f"{do}.{action[what]}" if what else do)
    return found


if __name__ == "__main__":
    main()
