"""Servers and databases that crash under load: nothing that was acknowledged is lost, doubled or reordered."""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.serving import Server, opened, serving
from tests.server.test_crash import crash_often
from tests.server.test_postgres import a_cluster

AT_ONCE = 20  # crashes with the same players, who then close their streams
PLAYERS = 8


def run(folder: Path, kills: int, seed: int) -> dict[str, Any]:
    """A third of them each: SQLite, one of two processes on PostgreSQL, PostgreSQL itself."""
    each = max(1, kills // 3)
    found: dict[str, Any] = {}
    try:
        found["sqlite"] = _sqlite(_fresh(folder, "sqlite"), kills - 2 * each, seed)
        found["one_of_two"] = _postgres(_fresh(folder, "one_of_two"), each, seed, database=False)
        found["database"] = _postgres(_fresh(folder, "database"), each, seed, database=True)
    except AssertionError:
        found["broken"] = traceback.format_exc()
    return found


def _fresh(folder: Path, name: str) -> Path:
    made = folder / name
    made.mkdir()
    return made


def _sqlite(folder: Path, kills: int, seed: int) -> dict[str, int]:
    with serving(folder) as server:
        return _often([server], kills, seed, lambda rng: _restart(server))


def _postgres(folder: Path, kills: int, seed: int, database: bool) -> dict[str, int]:
    with (
        a_cluster() as cluster,
        serving(_fresh(folder, "a"), database=cluster.url) as one,
        serving(_fresh(folder, "b"), database=cluster.url) as two,
    ):

        def crash(rng: random.Random) -> None:
            if database:
                cluster.stop()
                cluster.start()
            else:
                _restart(rng.choice((one, two)))

        return _often([one, two], kills, seed, crash)


def _restart(server: Server) -> None:
    server.kill()
    server.start()


def _often(servers: list[Server], kills: int, seed: int, crash: Callable[[random.Random], None]) -> dict[str, int]:
    total = {"kills": 0, "moves": 0, "undos": 0, "lines": 0}
    while total["kills"] < kills:
        number = min(AT_ONCE, kills - total["kills"])
        moves, undos, lines = crash_often(servers, number, PLAYERS, seed + total["kills"], crash)
        while opened:
            opened.pop().close()
        for name, more in (("kills", number), ("moves", moves), ("undos", undos), ("lines", lines)):
            total[name] += more
    return total
