"""How fast this machine plays: every figure is a ratio of two rates from the same run, so that machines compare.

`python -m saloon.arena.bench WORK GAME` measures one rate in a process of its own, compiled or (SALOON_PLAIN=1) plain.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from librt.vecs import vec

import saloon
from saloon.arena.simulate import simulate
from saloon.bots import Bot, make
from saloon.bots.match import play_games
from saloon.core import registry
from saloon.core.game import Game
from saloon.core.playout import copies, playouts
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, State

SPAN = 1.0  # minimum processor seconds per measurement
ROUNDS = 3  # of each pair; compiled and plain take turns, so that a busy moment hits both
MATCH_GAMES = 400
STARTS = 7


def measure(report: Callable[[str], None] = lambda step: None) -> dict[str, Any]:
    """Everything, for every installed game; report is told what comes next."""
    games = {}
    for name in registry.infos():
        report(f"{name} playouts")
        playout_rates = compare("playouts", name)
        report(f"{name} copies")
        copy_rates = compare("copies", name)
        report(f"{name} views")
        view_rates = compare("views", name)
        report(f"{name} greedy games")
        greedy_rates = compare("greedy", name)
        report(f"{name} simulate")
        simulate_rates = share_of_playouts(name)
        report(f"{name} greedy")
        match = simulate(name, ["greedy", "random"], MATCH_GAMES, seed=1).as_json()
        games[name] = {
            "playouts": playout_rates,
            "copies": copy_rates,
            "views": view_rates,
            "greedy_games": greedy_rates,
            "simulate": simulate_rates,
            "greedy": strength(match),
        }
    report("start")
    return {"engines": saloon.engines(), "games": games, "start": {"help_seconds": help_seconds()}}


def strength(match: dict[str, Any]) -> dict[str, float]:
    """How greedy fared against random: how often it won, and the mean points of both."""
    greedy, random = match["seats"]
    return {
        "games": match["games"],
        "win_rate": greedy["win_rate"],
        "points": greedy["points"]["mean"],
        "random_points": random["points"]["mean"],
    }


def compare(work: str, game: str) -> dict[str, float]:
    """Rates per second of the same work compiled and plain. Without a compiled build both are plain."""
    compiled, plain = [], []
    for _ in range(ROUNDS):
        compiled.append(rate_of(work, game, plain=False))
        plain.append(rate_of(work, game, plain=True))
    fast, slow = statistics.median(compiled), statistics.median(plain)
    return {"compiled": fast, "plain": slow, "ratio": fast / slow}


def share_of_playouts(game: str) -> dict[str, float]:
    """How much of the speed of bare playouts is left when bots play. The two are measured in turn, and the median of
    their ratios counts: on a machine whose speed varies, rates taken far apart cannot be compared."""
    rates, shares = [], []
    for _ in range(ROUNDS):
        bare = rate_of("playouts", game, plain=False)
        rates.append(rate_of("simulate", game, plain=False))
        shares.append(rates[-1] / bare)
    return {"per_core": statistics.median(rates), "of_playouts": statistics.median(shares)}


def rate_of(work: str, game: str, plain: bool) -> float:
    run = subprocess.run(
        [sys.executable, "-m", "saloon.arena.bench", work, game],
        env=os.environ | {"SALOON_PLAIN": "1" if plain else ""},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(run.stdout)


def help_seconds() -> float:
    """How long `saloon --help` takes, the median of some starts."""
    command = [sys.executable, "-m", "saloon.cli.app", "--help"]
    spans = []
    for _ in range(STARTS):
        began = time.perf_counter()
        subprocess.run(command, capture_output=True, check=True)
        spans.append(time.perf_counter() - began)
    return statistics.median(spans)


def timed(do: Callable[[int], object]) -> float:
    """How many times a second do(times) does its work.

    In processor time: whatever else runs on the machine takes its share of the clock, not of this.
    """
    count = 1
    while True:
        began = time.process_time()
        do(count)
        span = time.process_time() - began
        if span >= SPAN:
            return count / span
        count = max(2 * count, int(1.2 * count * SPAN / max(span, 1e-4)))


def middle_of_a_game(start: State) -> State:
    """The state halfway through a random game: what a search copies."""
    plies = playouts(start, 1, seed=1)
    state, rng = start.copy(), Rng(1, 0)
    for _ in range(plies // 2):
        if state.turn != OVER:
            state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
    return state


def play_with_views(game: Game[Any], start: State, decisions: int) -> None:
    """Random games as a server or a learner plays them: before every decision its actions and a view."""
    state, rng = start.copy(), Rng(1, 0)
    while decisions:
        if state.turn == OVER:
            state = start.copy()
        elif state.turn == CHANCE:
            state.play(state.draw(rng))
        else:
            game.actions(state)
            game.view(state, int(state.turn))
            state.play(rng.pick(state.moves()))
            decisions -= 1


def rate(work: str, game: str) -> float:
    info = registry.info(game)
    start: State = info.load().open(info.seats.start)
    if work == "playouts":
        return timed(lambda count: playouts(start, count, 1))
    if work == "copies":
        middle = middle_of_a_game(start)
        return timed(lambda count: copies(middle, count))
    if work == "views":
        return timed(lambda count: play_with_views(info.load(), start, count))
    if work == "greedy":
        players = vec[Bot]([make("greedy") for _ in range(info.seats.start)])
        return timed(lambda count: play_games(start, players, 1, 0, count))
    if work == "simulate":
        return timed(lambda count: simulate(game, ["random"] * info.seats.start, count, seed=1, workers=1))
    raise ValueError(work)


if __name__ == "__main__":
    print(rate(sys.argv[1], sys.argv[2]))
