"""Many tables between bots, measured. The same seed gives the same games, whatever the number of workers."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from librt.vecs import vec

from saloon import bots
from saloon.bots import Bot
from saloon.bots.match import play_games
from saloon.core import registry
from saloon.core.game import AUTOMA, Info
from saloon.core.refusal import BadOptions

Z_95 = 1.959964
CHUNK_SECONDS = 0.5  # how much work a worker takes at a time, so that progress moves and stopping is quick


@dataclass(frozen=True)
class Report:
    """What came out of a series of games: per game its plies, and per seat its points and share of the victory."""

    game: str
    bots: list[str]
    seed: int
    plies: list[int]
    points: list[list[int]]  # [seat][game]
    shares: list[list[float]]  # [seat][game]
    seconds: float

    @property
    def games(self) -> int:
        return len(self.plies)

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "games": self.games,
            "seed": self.seed,
            "seats": [self._seat(seat) for seat in range(len(self.bots))],
            "plies": _spread(self.plies),
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 1) if self.seconds else None,
        }

    def _seat(self, seat: int) -> dict[str, Any]:
        wins = sum(self.shares[seat])
        low, high = wilson(wins, self.games)
        return {
            "bot": self.bots[seat],
            "wins": round(wins, 3),
            "win_rate": wins / self.games,
            "low": low,
            "high": high,
            "points": _spread(self.points[seat]),
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate (Wilson's, which stays within 0 and 1)."""
    rate, square = wins / games, Z_95**2
    centre = rate + square / (2 * games)
    margin = Z_95 * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    scale = 1 + square / games
    return max(0.0, (centre - margin) / scale), min(1.0, (centre + margin) / scale)


def _spread(values: Sequence[int]) -> dict[str, float]:
    ordered = sorted(values)
    last = len(ordered) - 1
    quantiles = {f"p{percent}": ordered[min(last, len(ordered) * percent // 100)] for percent in (5, 25, 50, 75, 95)}
    return {"mean": round(sum(ordered) / len(ordered), 3), **quantiles}


def simulate(
    game: str,
    seats: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Report:
    """Plays the games on all cores; progress is told how many are done."""
    if games < 1:
        raise BadOptions("games", "not-in-range", got=games, low=1, high="∞")
    chosen = registry.info(game).with_automa(seats, options or {})
    series = Series(game, _named(registry.info(game), seats, chosen), chosen, seed)
    series.open()  # refuses bad input before any process starts
    began = time.perf_counter()
    rows = _run(series, games, workers or len(os.sched_getaffinity(0)), progress)
    return _report(series, rows, time.perf_counter() - began)


@dataclass(frozen=True)
class Series:
    """Games that differ only by their number; small enough to send to a worker."""

    game: str
    bots: list[str]
    options: dict[str, Any]
    seed: int

    def open(self) -> tuple[Any, vec[Bot]]:
        # Where the rules play, nobody is ever asked; somebody has to sit there all the same
        names = ["random" if name.partition(":")[0] == AUTOMA else name for name in self.bots]
        for name in names:
            bots.check(name)
        start = registry.load(self.game).open(len(self.bots), self.options)
        return start, vec[Bot]([bots.make(name, self.game, start) for name in names])

    def play(self, first: int, count: int) -> list[float]:
        start, players = self.open()
        return list(play_games(start, players, self.seed, first, count))


def _named(info: Info, seats: Sequence[str], options: Mapping[str, Any]) -> list[str]:
    """The bots, and where the rules play, their level: `automa:hard`."""
    named, level = list(seats), info.automa_level(options)
    if info.automa and level and len(named) == info.automa.seats:
        named[info.automa.seat] = f"{AUTOMA}:{level}"
    return named


def _run(series: Series, games: int, workers: int, progress: Callable[[int], None]) -> list[float]:
    chunks: dict[int, list[float]] = {}
    began = time.perf_counter()
    chunks[0] = series.play(0, 1)  # tells how long a game takes
    pace = time.perf_counter() - began
    began = time.perf_counter()
    if games > 1:
        chunks[1] = series.play(1, 1)  # once more, now that everything is loaded
        pace = time.perf_counter() - began
    done = len(chunks)
    progress(done)
    size = max(1, min(int(CHUNK_SECONDS / max(pace, 1e-6)), -(-(games - done) // workers)))
    if workers == 1 or games - done <= size:
        for first in range(done, games, size):
            chunks[first] = series.play(first, min(size, games - first))
            progress(first + min(size, games - first))
    else:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            waiting: dict[Future[list[float]], int] = {
                pool.submit(series.play, first, min(size, games - first)): first for first in range(done, games, size)
            }
            while waiting:
                finished, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    first = waiting.pop(future)
                    chunks[first] = future.result()
                    done += min(size, games - first)
                progress(done)
    return [number for first in sorted(chunks) for number in chunks[first]]


def _report(series: Series, rows: list[float], seconds: float) -> Report:
    seats = len(series.bots)
    width = 1 + 2 * seats
    plies = [int(number) for number in rows[::width]]
    points = [[int(number) for number in rows[1 + 2 * seat :: width]] for seat in range(seats)]
    shares = [rows[2 + 2 * seat :: width] for seat in range(seats)]
    return Report(series.game, series.bots, series.seed, plies, points, shares, seconds)
