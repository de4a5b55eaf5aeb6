"""What Ray costs on one machine: games per second on a cluster of its own against plain processes.

    python -m benchmarks.cluster [--games N] [--workers N]

Both have as many workers and play the same games; each is measured once they stand ready, in turns, and the median of
the ratios counts. Exit code 1 below 0.9.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from typing import Any

from saloon.arena.simulate import Series, play_chunk
from saloon.arena.workers import Workers, open_workers
from saloon.core import registry

ROUNDS = 5
LEAST = 0.9
READY = 4  # results for each worker after which all of them have started
CHUNK_GAMES = 2000  # about as long as simulate's own chunks, with compiled engines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--chunk", type=int, default=CHUNK_GAMES)
    wanted = parser.parse_args()
    series = Series("go_west", ["random", "random"], registry.info("go_west").complete({}), 1)
    jobs = [(series, first, wanted.chunk) for first in range(0, wanted.games, wanted.chunk)]
    with open_workers(None, wanted.workers) as processes, open_workers("ray", wanted.workers) as cluster:
        pairs = [(rate(processes, jobs, wanted.chunk), rate(cluster, jobs, wanted.chunk)) for _ in range(ROUNDS)]
    ratio = statistics.median(on_ray / plain for plain, on_ray in pairs)
    figures: dict[str, Any] = {"workers": wanted.workers, "processes": [], "ray": [], "ratios": []}
    for plain, on_ray in pairs:
        figures["processes"].append(round(plain))
        figures["ray"].append(round(on_ray))
        figures["ratios"].append(round(on_ray / plain, 3))
    figures["ratio"] = round(ratio, 3)
    print(json.dumps(figures))
    return 0 if ratio >= LEAST else 1


def rate(workers: Workers, jobs: list[Any], chunk: int) -> float:
    """Games per second once all work: what it takes to start is not counted, and plain processes start for each run."""
    running = workers.run(play_chunk, jobs)
    for _ in range(READY * workers.count):
        next(running)
    began = time.perf_counter()
    done = sum(1 for _ in running)
    return done * chunk / (time.perf_counter() - began)


if __name__ == "__main__":
    sys.exit(main())
