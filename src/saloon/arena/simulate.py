"""Many games between bots, measured. The same seed gives the same games, whoever plays them."""

from __future__ import annotations

import math
import time
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from librt.vecs import vec

from saloon import bots
from saloon.arena.journal import Journal, read_journal
from saloon.arena.recorded import transcribe
from saloon.arena.workers import Workers, open_workers
from saloon.bots import Bot
from saloon.bots.match import play_games
from saloon.core import registry
from saloon.core.game import AUTOMA, Info
from saloon.core.refusal import BadInput, BadOptions

Z_95 = 1.959964
CHUNK_SECONDS = 0.5  # how much work a worker takes at a time: little enough for smooth progress and a quick stop
BEFORE_SEATS = 2  # of the numbers of a game, as play_games() gives them: plies and length
RUN = "saloon_run"  # the first field of a file that a run goes on from
RUN_FORMAT = 1

Progress = Callable[[int, int], None]  # called with how many games are done, and how many workers there are


@dataclass(frozen=True)
class Report:
    """What came out of a series of games: of each its number, plies and decisions; per seat points and shares."""

    game: str
    bots: list[str]
    options: dict[str, Any]
    seed: int
    wanted: int  # how many games; there are fewer if it was stopped
    numbers: list[int]
    plies: list[int]
    lengths: list[int]  # in decisions: draws do not count
    points: list[list[int]]  # [seat][game]
    shares: list[list[float]]  # [seat][game]
    seconds: float
    played: int  # in these seconds; the others were there already

    @property
    def games(self) -> int:
        return len(self.plies)

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "games": self.games,
            "wanted": self.wanted,
            "seed": self.seed,
            "seats": [self._seat(seat) for seat in range(len(self.bots))],
            "plies": spread(self.plies),
            "length": spread(self.lengths),
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.played / self.seconds, 1) if self.seconds else None,
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
            "points": spread(self.points[seat]),
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate (Wilson's, which stays within 0 and 1)."""
    rate, square = wins / games, Z_95**2
    centre = rate + square / (2 * games)
    margin = Z_95 * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    scale = 1 + square / games
    return max(0.0, (centre - margin) / scale), min(1.0, (centre + margin) / scale)


def spread(values: Sequence[float]) -> dict[str, float]:
    """The mean and some quantiles."""
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
    progress: Progress = lambda done, workers: None,
    on: str | None = None,
    resume: str | None = None,
    transcripts: Path | None = None,
) -> Report:
    """Plays the games on all cores, or on a Ray cluster. Control-C ends it; the report then covers what was done.

    resume: the file that keeps what is done; what it has is not played again. transcripts: a folder for every game.
    """
    if games < 1:
        raise BadOptions("games", "not-in-range", got=games, low=1, high="∞")
    chosen = registry.info(game).with_automa(seats, options or {})
    series = Series(game, _named(registry.info(game), seats, chosen), chosen, seed, transcripts is not None)
    series.open()  # refuses bad input before any process starts
    played = Played(series, games, read_run(resume, series) if resume else None, transcripts)
    before = played.done
    began = time.perf_counter()
    try:
        with open_workers(on, workers) as opened:
            began = time.perf_counter()
            _run(played, opened, progress)
    except KeyboardInterrupt:
        pass
    return played.report(time.perf_counter() - began, before)


@dataclass(frozen=True)
class Series:
    """Games that differ only by their number; small enough to send to a worker."""

    game: str
    bots: list[str]
    options: dict[str, Any]
    seed: int
    recorded: bool = False  # whether transcripts are wanted

    @property
    def width(self) -> int:
        """How many numbers there are of a game."""
        return BEFORE_SEATS + 2 * len(self.bots)

    def open(self) -> tuple[Any, vec[Bot]]:
        # Where the rules play, nobody is ever asked; somebody has to sit there all the same
        names = ["random" if name.partition(":")[0] == AUTOMA else name for name in self.bots]
        for name in names:
            bots.check(name)
        start = registry.load(self.game).open(len(self.bots), self.options)
        return start, vec[Bot]([bots.make(name, self.game, start, timed=False) for name in names])

    def play(self, first: int, count: int) -> Chunk:
        start, players = self.open()
        rows = list(play_games(start, players, self.seed, first, count))
        if not self.recorded:
            return Chunk(first, rows, [])
        game = registry.load(self.game)
        names = [AUTOMA if name.partition(":")[0] == AUTOMA else name for name in self.bots]
        texts = [
            transcribe(game, start, self.options, names, list(players), self.seed, number).write()
            for number in range(first, first + count)
        ]
        return Chunk(first, rows, texts)

    def header(self) -> dict[str, Any]:
        """Games of another header are other games."""
        return {
            RUN: RUN_FORMAT, "game": self.game, "rules": registry.info(self.game).rules_version,
            "seats": self.bots, "options": self.options, "seed": self.seed,
        }  # fmt: skip


@dataclass(frozen=True)
class Chunk:
    """Games that were played in a row: their numbers, as play_games() gives them."""

    first: int
    rows: list[float]
    transcripts: list[str]


def play_chunk(job: tuple[Series, int, int]) -> Chunk:
    series, first, count = job
    return series.play(first, count)


def read_run(file: str, series: Series) -> Journal:
    """What a run has done so far. Refuses files of other games, and impossible lines."""
    journal = read_journal(file, series.header(), RUN, ("first", "rows"))
    taken: set[int] = set()
    for number, row in enumerate(journal.rows, start=2):
        first, rows = row["first"], row["rows"]
        if not isinstance(first, int) or isinstance(first, bool) or first < 0 or first in taken:
            raise BadInput(f"{file}:{number}, first", "wrong-type")
        if not isinstance(rows, list) or not rows or len(rows) % series.width or not all(map(_is_number, rows)):
            raise BadInput(f"{file}:{number}, rows", "wrong-type")
        taken.update(range(first, first + len(rows) // series.width))
    return journal


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


class Played:
    """What is done of a series, and what is left."""

    def __init__(self, series: Series, games: int, journal: Journal | None, transcripts: Path | None) -> None:
        self.series = series
        self.games = games
        self.done = 0
        self._journal = journal
        self._transcripts = transcripts
        self._chunks: dict[int, array[float]] = {}  # by the number of the first game of each
        for row in journal.rows if journal else ():
            self._keep(row["first"], row["rows"])

    def add(self, chunk: Chunk) -> None:
        for number, text in enumerate(chunk.transcripts, start=chunk.first):
            assert self._transcripts is not None
            self._transcripts.joinpath(f"{number:06}.jsonl").write_text(text, encoding="utf-8")
        if self._journal:
            self._journal.add({"first": chunk.first, "rows": chunk.rows})
        self._keep(chunk.first, chunk.rows)

    def _keep(self, first: int, rows: list[float]) -> None:
        count = min(len(rows) // self.series.width, self.games - first)
        if count > 0:
            self._chunks[first] = array("d", rows[: count * self.series.width])
            self.done += count

    def left(self, most: int) -> Iterator[tuple[int, int]]:
        """Chunks of what is left now, none longer than most: the first game and how many."""
        at = 0
        for first in (*sorted(self._chunks), self.games):
            while at < first:
                count = min(most, first - at)
                yield at, count
                at += count
            if first in self._chunks:
                at += len(self._chunks[first]) // self.series.width

    def report(self, seconds: float, before: int) -> Report:
        width, seats = self.series.width, range(len(self.series.bots))
        numbers: list[int] = []
        rows: array[float] = array("d")
        for first in sorted(self._chunks):
            numbers += range(first, first + len(self._chunks[first]) // width)
            rows += self._chunks[first]
        return Report(
            self.series.game, self.series.bots, self.series.options, self.series.seed, self.games, numbers,
            plies=[int(number) for number in rows[::width]],
            lengths=[int(number) for number in rows[1::width]],
            points=[[int(number) for number in rows[BEFORE_SEATS + 2 * seat :: width]] for seat in seats],
            shares=[list(rows[BEFORE_SEATS + 1 + 2 * seat :: width]) for seat in seats],
            seconds=seconds,
            played=self.done - before,
        )  # fmt: skip


def _named(info: Info, seats: Sequence[str], options: Mapping[str, Any]) -> list[str]:
    """The bots, and where the rules play, their level: `automa:hard`."""
    named, level = list(seats), info.automa_level(options)
    if info.automa and level and len(named) == info.automa.seats:
        named[info.automa.seat] = f"{AUTOMA}:{level}"
    return named


def _run(played: Played, workers: Workers, progress: Progress) -> None:
    progress(played.done, workers.count)
    pace = 0.0
    for _ in range(2):  # times a game; again, now that everything is loaded
        following = next(played.left(1), None)
        if following is not None:
            began = time.perf_counter()
            played.add(played.series.play(*following))
            pace = time.perf_counter() - began
    progress(played.done, workers.count)
    share = -(-(played.games - played.done) // workers.count)
    size = max(1, min(int(CHUNK_SECONDS / max(pace, 1e-6)), share))
    jobs = [(played.series, first, count) for first, count in played.left(size)]
    for chunk in results(workers if len(jobs) > 1 else None, play_chunk, jobs):
        played.add(chunk)
        progress(played.done, workers.count)


def results(workers: Workers | None, do: Callable[[Any], Any], jobs: Iterable[Any]) -> Iterator[Any]:
    """What comes of the jobs, as they end; without workers here, one after the other."""
    if workers is None:
        yield from map(do, jobs)
        return
    with closing(workers.run(do, jobs)) as running:  # type: ignore[type-var]
        for _, result in running:
            yield result
