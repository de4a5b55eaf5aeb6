"""How fast the environments for researchers are, beside those of others: the table `speeds` of docs/research.md."""

from __future__ import annotations

from saloon.arena.bench import timed
from saloon.core import registry
from saloon.core.playout import playouts
from saloon.core.state import State


def table() -> str:
    rows = [f"| {name} | {games_per_second(name):,.0f} |" for name in registry.infos()]
    return "\n".join(["| game | random games/s |", "| --- | ---: |", *rows])


def games_per_second(game: str) -> float:
    info = registry.info(game)
    start: State = info.load().open(info.seats.start)
    return timed(lambda count: playouts(start, count, 1))
