"""How strong a bot is: one bot against others of another kind, with equal luck for both sides.

    python benchmarks/bots.py go_west --bot search:6 --think 0.2 --others greedy --seats 2 --games 100
    python benchmarks/bots.py go_west --bot search:6 --think 1 --others search:6 --others-think 0.2 --games 20
    python benchmarks/bots.py go_west --ladder --games 200 --resume FILE

With --ladder every level plays the one below it. Every game is played once for each seat that the bot can have, with
the same draws, so that neither luck nor seats favour anybody. With --think, time is that of the processor, so that a
busy machine does not change the result. Prints a line of JSON for each pair: the share of the victory with its 95 %
interval, and the points of both sides. With --resume every luck is kept in a file as soon as it was played, and the
same command goes on from there.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import time
from typing import Any

from librt.vecs import vec

import saloon
from saloon import bots
from saloon.arena.journal import Journal, read_journal
from saloon.bots import Bot
from saloon.bots.levels import judge_for
from saloon.bots.looking import LookingBot
from saloon.bots.match import play_games
from saloon.bots.search import Budget, SearchBot
from saloon.core import registry
from saloon.core.state import State

STRENGTH = "saloon_strength"  # of a file that keeps what was played; its value is the version of the format


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(registry.infos()))
    parser.add_argument("--bot", default="search:6", help="a bot, or `look`: what was learnt, without search")
    parser.add_argument("--think", type=float, help="seconds of the processor that a searching bot has a decision")
    parser.add_argument("--others", default="greedy")
    parser.add_argument("--others-think", type=float, help="the same for the others, if they search")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=20_000_003)
    parser.add_argument("--automa", metavar="LEVEL", help="against the seat that the rules play")
    parser.add_argument("--ladder", action="store_true", help="each level against the one below, instead of --bot")
    parser.add_argument("--resume", metavar="FILE", help="keeps what was played, and goes on from there")
    wanted = parser.parse_args()
    levels = bots.level_names()
    pairs = list(zip(levels[1:], levels, strict=False)) if wanted.ladder else [(wanted.bot, wanted.others)]
    settings = {name: value for name, value in vars(wanted).items() if value not in (None, False) and name != "resume"}
    journal = None
    if wanted.resume:
        same = {name: value for name, value in settings.items() if name != "games"}
        journal = read_journal(wanted.resume, {STRENGTH: 1, **same}, STRENGTH, ("bot", "luck", "rows"))
    for bot, others in pairs:
        measured = measure(wanted, bot, others, journal)
        print(json.dumps({**settings, "ladder": wanted.ladder, "bot": bot, "others": others, **measured}))


def measure(wanted: argparse.Namespace, name: str, other_name: str, journal: Journal | None) -> dict[str, Any]:
    """What a bot comes to against others, in every seat alike."""
    info = registry.info(wanted.game)
    options = {info.automa.option: wanted.automa} if wanted.automa and info.automa else {}
    start = info.load().open(wanted.seats, options)
    seats = [0] if options else list(range(wanted.seats))
    lucks = max(1, wanted.games // len(seats))
    played = {row["luck"]: row for row in journal.rows if row["bot"] == name} if journal else {}
    for luck in range(lucks):
        if luck not in played:
            played[luck] = play_luck(wanted, start, seats, luck, name, other_name)
            if journal:
                journal.add(played[luck])
        print(f"\r{luck + 1}/{lucks}", end="", file=sys.stderr)
    print(file=sys.stderr)
    return summary([played[luck] for luck in range(lucks)], seats)


def play_luck(
    wanted: argparse.Namespace, start: State, seats: list[int], luck: int, name: str, other_name: str
) -> dict[str, Any]:
    """One game for each seat that the bot can have: of each, the points and share of every seat."""
    began = time.process_time()
    rows = []
    for seat in seats:
        players = [
            make(name, wanted.game, start, wanted.think)
            if other == seat
            else make(other_name, wanted.game, start, wanted.others_think)
            for other in range(wanted.seats)
        ]
        rows.append(list(play_games(start, vec[Bot](players), wanted.seed, luck, 1))[2:])
    return {"bot": name, "luck": luck, "rows": rows, "processor_seconds": round(time.process_time() - began, 2)}


def summary(played: list[dict[str, Any]], seats: list[int]) -> dict[str, Any]:
    shares: list[float] = []  # of each luck, the mean over the seats
    points: list[float] = []
    others: list[float] = []
    for luck in played:
        games = list(zip(seats, luck["rows"], strict=True))
        shares.append(statistics.mean(row[1 + 2 * seat] for seat, row in games))
        points += [row[2 * seat] for seat, row in games]
        others += [row[2 * other] for seat, row in games for other in range(len(row) // 2) if other != seat]
    mean = statistics.mean(shares)
    error = statistics.stdev(shares) / math.sqrt(len(shares)) if len(shares) > 1 else 0.5
    return {
        "games": len(points),
        "share": round(mean, 4),
        "low": round(max(0.0, mean - 1.96 * error), 4),
        "high": round(min(1.0, mean + 1.96 * error), 4),
        "points": round(statistics.mean(points), 2),
        "other_points": round(statistics.mean(others), 2),
        "processor_seconds": round(sum(luck["processor_seconds"] for luck in played), 1),
        "engines": saloon.engines(),
    }


def make(name: str, game: str, start: State, think: float | None) -> Bot:
    if name == "look":
        return LookingBot(judge_for(game, start))
    bot = bots.make(name, game, start)
    if think and isinstance(bot, SearchBot):
        return SearchBot(bot.judge, Budget(10**9, think, processor=True))
    return bot


if __name__ == "__main__":
    main()
