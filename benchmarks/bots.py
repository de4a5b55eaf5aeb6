"""How strong a bot is: one bot against others of another kind, with equal luck for both sides.

    python benchmarks/bots.py go_west --bot search:6 --think 0.2 --others greedy --seats 2 --games 100

Every game is played once for each seat that the bot can have, with the same draws, so that neither luck nor seats
favour anybody; time is that of the processor, so that a busy machine does not change the result. Prints JSON: the share
of the victory with its 95 % interval, points, and simulations a second where the bot searches.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import time

from librt.vecs import vec

import saloon
from saloon import bots
from saloon.bots import Bot
from saloon.bots.levels import judge_for
from saloon.bots.looking import LookingBot
from saloon.bots.match import play_games
from saloon.bots.search import Budget, SearchBot
from saloon.core import registry


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(registry.infos()))
    parser.add_argument("--bot", default="search:6", help="a bot, or `look`: what was learnt, without search")
    parser.add_argument("--think", type=float, help="seconds of the processor that a searching bot has a decision")
    parser.add_argument("--others", default="greedy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=20_000_003)
    parser.add_argument("--automa", metavar="LEVEL", help="against the seat that the rules play")
    wanted = parser.parse_args()
    info = registry.info(wanted.game)
    options = {info.automa.option: wanted.automa} if wanted.automa and info.automa else {}
    start = info.load().open(wanted.seats, options)

    def make(name: str) -> Bot:
        if name == "look":
            return LookingBot(judge_for(wanted.game, start))
        bot = bots.make(name, wanted.game, start)
        if wanted.think and isinstance(bot, SearchBot):
            return SearchBot(bot.judge, Budget(10**9, wanted.think, processor=True))
        return bot

    seats = [0] if options else list(range(wanted.seats))
    lucks = max(1, wanted.games // len(seats))
    shares: list[float] = []  # of each luck, the mean over the seats
    points: list[float] = []
    others: list[float] = []
    began = time.process_time()
    for luck in range(lucks):
        of_luck = []
        for seat in seats:
            players = [make(wanted.bot if other == seat else wanted.others) for other in range(wanted.seats)]
            row = list(play_games(start, vec[Bot](players), wanted.seed, luck, 1))
            of_luck.append(row[2 + 2 * seat])
            points.append(row[1 + 2 * seat])
            others += [row[1 + 2 * other] for other in range(wanted.seats) if other != seat]
        shares.append(statistics.mean(of_luck))
        print(f"\r{luck + 1}/{lucks}", end="", file=sys.stderr)
    mean = statistics.mean(shares)
    error = statistics.stdev(shares) / math.sqrt(lucks) if lucks > 1 else 0.5
    print(file=sys.stderr)
    print(
        json.dumps(
            {
                **{name: value for name, value in vars(wanted).items() if value is not None},
                "games": lucks * len(seats),
                "share": round(mean, 4),
                "low": round(max(0.0, mean - 1.96 * error), 4),
                "high": round(min(1.0, mean + 1.96 * error), 4),
                "points": round(statistics.mean(points), 2),
                "other_points": round(statistics.mean(others), 2),
                "processor_seconds": round(time.process_time() - began, 1),
                "engines": saloon.engines(),
            }
        )
    )


if __name__ == "__main__":
    main()
