"""How fast the environments for researchers are, beside those of others: the table `speeds` of docs/research.md.

    python -m benchmarks.environments

prints what many tables in one call are worth against Gymnasium's own SyncVectorEnv. All choose any possible action,
each as likely; only the environments are timed, and only the time of the processor.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import gymnasium
import numpy as np
import pyspiel

from saloon.adapters.gymnasium import TablesEnv, environment_id
from saloon.adapters.openspiel import PREFIX
from saloon.adapters.pettingzoo import raw_env
from saloon.core import registry
from saloon.core.playout import playout
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, State

SAMPLE = 20  # games of the engine itself
SPAN = 1.0  # seconds of the processor that a measurement lasts, at least
TABLES = 256
ROUNDS = 15  # of many tables and SyncVectorEnv in turn, so that a busy moment hits both


@dataclass
class Speed:
    games: float = 0
    decisions: float = 0
    seconds: float = field(default=0, repr=False)

    def row(self, what: str) -> str:
        games = self.games / self.seconds
        shown = f"{games:,.0f}" if games >= 10 else f"{games:.2g}" if games else "–"
        return f"| {what} | {shown} | {self.decisions / self.seconds:,.0f} |"


def measure(step: Callable[[Speed], None]) -> Speed:
    """step plays on and adds what it did, with the seconds that it took."""
    speed = Speed()
    step(Speed())  # loads what is loaded late
    while speed.seconds < SPAN:
        step(speed)
    return speed


class Clock:
    """Adds the time of the processor that passes inside it."""

    def __init__(self, speed: Speed) -> None:
        self.speed = speed

    def __enter__(self) -> None:
        self.began = time.process_time()

    def __exit__(self, *_: object) -> None:
        self.speed.seconds += time.process_time() - self.began


# Ours


def engine(name: str) -> Speed:
    start: State = registry.load(name).open(2)
    rng = Rng(1)
    decisions, plies = 0, 0
    for _ in range(SAMPLE):
        game = start.copy()
        while game.turn != OVER:
            decisions += game.turn != CHANCE
            plies += 1
            game.play(game.draw(rng) if game.turn == CHANCE else rng.pick(game.moves()))

    def step(speed: Speed) -> None:
        played = 0
        with Clock(speed):
            for _ in range(SAMPLE):
                played += int(playout(start.copy(), rng))
        speed.games += SAMPLE
        speed.decisions += played * decisions / plies  # the same share of the plies, nearly

    return measure(step)


def aec(table: Any) -> Speed:
    rng = np.random.default_rng(1)

    def step(speed: Speed) -> None:
        with Clock(speed):
            table.reset(seed=int(rng.integers(2**31)))
        while not any(table.terminations.values()):
            with Clock(speed):
                seen, _, _, _, _ = table.last()
            action = rng.choice(np.flatnonzero(seen["action_mask"]))
            with Clock(speed):
                table.step(int(action))
            speed.decisions += 1
        speed.games += 1

    return measure(step)


def spiel(name: str) -> Speed:
    game, rng = pyspiel.load_game(name), np.random.default_rng(1)

    def step(speed: Speed) -> None:
        with Clock(speed):
            state = game.new_initial_state()
        while not state.is_terminal():
            with Clock(speed):
                chance, actions = state.is_chance_node(), state.legal_actions()
            action = rng.choice(actions)
            with Clock(speed):
                state.apply_action(int(action))
            speed.decisions += not chance
        speed.games += 1

    return measure(step)


def vector(env: Any) -> Callable[[Speed], None]:
    """Steps all tables once."""
    rng = np.random.default_rng(1)
    seen = [env.reset(seed=1)[0]]

    def step(speed: Speed) -> None:
        actions = (seen[0]["action_mask"] * rng.random(seen[0]["action_mask"].shape, np.float32)).argmax(axis=1)
        with Clock(speed):
            seen[0], _, ended, _, _ = env.step(actions)
        speed.decisions += env.num_envs
        speed.games += int(ended.sum())

    return step


def catan() -> Speed:
    from catanatron import Color, Game, RandomPlayer

    def step(speed: Speed) -> None:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        with Clock(speed):
            game.play()
        speed.games += 1
        speed.decisions += len(game.state.actions)

    return measure(step)


def against_sync() -> tuple[Speed, Speed, float]:
    """Go West! at many tables: one call, SyncVectorEnv, and the median of how many times as fast that is."""
    at_once = vector(TablesEnv(TABLES, "go_west", ["random"]))
    one_by_one = vector(
        gymnasium.make_vec(environment_id("go_west"), TABLES, vectorization_mode="sync", opponents=["random"])
    )
    at_once(Speed())
    one_by_one(Speed())  # whose first step is checked by Gymnasium
    ratios, fast, slow = [], Speed(), Speed()
    for _ in range(ROUNDS):
        ours, theirs = Speed(), Speed()
        one_by_one(theirs)
        for _ in range(20):
            at_once(ours)
        ratios.append(ours.decisions / ours.seconds / (theirs.decisions / theirs.seconds))
        for total, part in ((fast, ours), (slow, theirs)):
            total.games += part.games
            total.decisions += part.decisions
            total.seconds += part.seconds
    return fast, slow, statistics.median(ratios)


def table() -> str:
    from pettingzoo.classic import connect_four_v3, tictactoe_v3  # which needs pygame

    names = list(registry.infos())
    fast, slow, ratio = against_sync()
    rows = [
        "| one core, two seats, random actions | games/s | decisions/s |",
        "| --- | ---: | ---: |",
        *(engine(name).row(f"Saloon, {name}: the engine itself") for name in names),
        fast.row(f"Saloon, go_west: Gymnasium, {TABLES} tables in one call (against `random`; decisions of one seat)"),
        slow.row(f"… the same in Gymnasium's SyncVectorEnv ({ratio:.1f} times slower)"),
        *(
            measure(vector(TablesEnv(TABLES, name, ["random"]))).row(f"Saloon, {name}: {TABLES} tables in one call")
            for name in names
            if name != "go_west"
        ),
        *(aec(raw_env(name)).row(f"Saloon, {name}: PettingZoo") for name in names),
        *(spiel(PREFIX + name).row(f"Saloon, {name}: OpenSpiel (a game in Python)") for name in names),
        *(spiel(name).row(f"OpenSpiel's own {name} (in C++)") for name in ("backgammon", "gin_rummy", "hearts")),
        aec(connect_four_v3.raw_env()).row("PettingZoo's own connect_four_v3"),
        aec(tictactoe_v3.raw_env()).row("PettingZoo's own tictactoe_v3"),
        catan().row("catanatron (Catan)"),
    ]
    return "\n".join(rows)


if __name__ == "__main__":
    at_once, one_by_one, times = against_sync()
    print(at_once.row(f"{TABLES} tables in one call"), one_by_one.row("SyncVectorEnv"), f"{times:.1f} times", sep="\n")
