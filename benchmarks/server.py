"""How fast the server is, for every title, at tables in the middle of a game: what a move costs when all play as fast
as they can, how long it takes to reach the opponent at an ordinary pace, whether many tables cost more than few, how
long it takes to open a long table and to start with everybody coming back at once, and how quickly it answers while
bots think.

    python -m benchmarks.server [--quick] [--games go_west …] [--whole] [--json]

The server is a process of its own with SQLite on disk. Where other programs run too, only its processor time means
something; the rest wants a quiet machine. The exit code says whether the targets were reached.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import uvloop

from benchmarks.clients import PATIENCE, BusyTable, Client, Load, Socket, cpu_seconds, spread
from saloon.core import registry
from saloon.core.fairness import SEED_BYTES, commitment
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from saloon.core.table import Table
from saloon.server.database import Database
from saloon.server.records import Change, Record, Write
from saloon.server.seats import Keys, Seat
from saloon.server.settings import Rate, Settings
from saloon.server.store import Store
from saloon.server.tables import LiveTable

SECRET = b"of the benchmark, where nothing is secret"
MOST_CPU_MS = {"go_west": 0.6, "gold_rush": 0.9, "great_western_trail": 0.8}  # a move
RATE = 200.0  # moves a second
PACED_AT_MOST = 10.0  # milliseconds, 99 of 100, from sending a move to the opponent's seeing it, at that rate
MANY_AT_MOST = 1.1  # times the processor time of few tables
MANY_RUNS = 3  # a run of few tables is short
OPEN_AT_MOST = 3.0  # milliseconds of the processor, a table of LONG plies
LONG = 500
START_AT_MOST = 8.0  # seconds, from the start of the process until all have come back
BOTS_AT_MOST = 20.0  # milliseconds, 99 of 100, until a ping is answered, while bots think
STOP_AT_MOST = 5.0  # seconds from being told to stop, with all those clients, to the end
BOT_TABLES = 8
NAMES = "ABCDE"
PINGS = 500


@dataclass(frozen=True)
class Amount:
    tables: int
    warm_up: int  # moves
    moves: int
    seconds: float  # at an ordinary pace
    few: int  # tables …
    many: int  # … that shall not cost more


WHOLE = Amount(tables=200, warm_up=1000, moves=6000, seconds=10, few=100, many=1000)
QUICK = Amount(tables=40, warm_up=200, moves=1000, seconds=3, few=10, many=100)


# The server


def serve(folder: str) -> None:
    """The server's process; prints its address."""
    from saloon.cli.serve import listen, page_address, run
    from saloon.server.app import make_app

    unlimited = Rate(1e6, 1_000_000)
    rates = ("requests", "new_tables", "messages")
    settings = Settings(
        database_in(folder),
        SECRET,
        **{name: unlimited for rate in rates for name in (rate, f"address_{rate}")},
        newcomers=unlimited,
        address_new_streams=unlimited,
        streams=10_000,
        address_streams=10_000,
        connections=20_000,
        connections_per_address=20_000,
        bot_only_tables=True,
    )
    listener = listen("127.0.0.1", 0)
    print(page_address(listener), flush=True)
    run(make_app(settings), listener)


def database_in(folder: str) -> str:
    return f"sqlite:///{folder}/tables.db"


class Server:
    def __init__(self, process: subprocess.Popen[str], address: str, start_seconds: float) -> None:
        self.process = process
        self.address = address
        self.start_seconds = start_seconds

    def stop(self) -> float:
        """How many seconds it takes."""
        began = time.perf_counter()
        self.process.terminate()
        self.process.wait()
        return time.perf_counter() - began


@contextmanager
def serving(folder: str) -> Iterator[Server]:
    began = time.perf_counter()
    command = [sys.executable, "-m", "benchmarks.server", "--serve", folder]
    with (
        Path(folder, "log").open("a") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, encoding="utf-8") as process,
    ):
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            httpx.get(f"{address}healthz", timeout=PATIENCE).raise_for_status()
            yield Server(process, address, time.perf_counter() - began)
        finally:
            process.kill()


# Tables in the middle of a game, written as the server would


def half_a_game(game: str) -> int:
    """How many plies a random game has, halved."""
    return play_randomly(game, 0, 10**6).ply // 2


def play_randomly(game: str, number: int, plies: int, seats: int = 2) -> Table:
    table = Table(registry.load(game), list(NAMES[:seats]), seed=number.to_bytes(SEED_BYTES, "big"))
    rng = Rng(number)
    while table.state.turn != OVER and table.ply < plies:
        action = table.game.action(table.state, rng.pick(table.state.moves()))
        table.play(int(table.state.turn), action)
    return table


def written(game: str, number: int, plies: int, seats: int) -> Change:
    play = play_randomly(game, number, plies, seats)
    turn, now, seed = int(play.state.turn), time.time(), number.to_bytes(SEED_BYTES, "big")
    assert turn != CHANCE
    record = Record(
        id=f"{game}-{number}",
        game=game,
        rules=play.transcript.rules,
        options=play.transcript.options,
        maker=client_name(number, 0),
        seed=seed,
        commitment=commitment(seed),
        seats=tuple(Seat(seat, "person", NAMES[seat], client=client_name(number, seat)) for seat in range(seats)),
        created=now,
        changed=now,
        status="over" if turn == OVER else "running",
        ply=play.ply,
        turn=None if turn == OVER else turn,
        visited=now,
    )
    return Change(record, entries=play.transcript.entries)


def client_name(number: int, seat: int) -> str:
    return f"client-{number}-{seat}"


async def fill(folder: str, game: str, tables: int, plies: int, seats: int = 2) -> list[str]:
    database = Database(database_in(folder))
    database.open()
    store = Store(database)
    store.open()
    changes = [written(game, number, plies, seats) for number in range(tables)]
    await store.write(Write(opened=changes))
    await store.close()
    database.close()
    return [change.record.id for change in changes]


def sit_down(load: Load, ids: list[str]) -> None:
    keys = Keys(SECRET)
    for number, id in enumerate(ids):
        cookies = [f"Cookie: saloon={keys.cookie(client_name(number, seat))}" for seat in (0, 1)]
        load.busy_tables.append(BusyTable(id, [Client(seat, cookie) for seat, cookie in enumerate(cookies)]))


# What is measured


async def open_milliseconds(game: str) -> dict[str, float]:
    """The processor's time to read a table of so many plies and replay it, the median of some; Gold Rush has fewer."""
    with scratch() as folder:
        ids = await fill(folder, game, 12, LONG, max(registry.info(game).seats))
        store = Store(Database(database_in(folder)))
        spans, plies = [], []
        for id in ids:
            began = time.process_time()
            stored = store.load(id)
            assert stored is not None
            LiveTable(stored)
            spans.append(time.process_time() - began)
            plies.append(stored.record.ply)
    return {"milliseconds": round(statistics.median(spans[2:]) * 1000, 2), "plies": statistics.median(plies)}


async def measure_game(game: str, amount: Amount, whole: bool) -> dict[str, Any]:
    plies = half_a_game(game)
    with scratch() as folder:
        ids = await fill(folder, game, amount.tables, plies)
        with serving(folder) as server:
            load = Load(server.address, server.process.pid, seed=1, whole=whole)
            sit_down(load, ids)
            await load.connect_all()
            found: dict[str, Any] = {"saturated": await load.saturate(amount.warm_up, amount.moves)}
            found["paced"] = await load.pace(RATE, amount.seconds)
            found["failed"] = load.failed
            found["stop_seconds"] = round(await asyncio.to_thread(server.stop), 2)
    found["open"] = await open_milliseconds(game)
    return found


async def measure_many(game: str, amount: Amount, whole: bool) -> dict[str, Any]:
    """Many tables against few, each the median of some runs, and how long it takes to start with all of them."""
    runs = [await measure_many_once(game, amount, whole) for _ in range(MANY_RUNS)]
    few, many = (statistics.median(run[name]["cpu_ms_per_move"] for run in runs) for name in ("few", "many"))
    return {
        "few": {"tables": amount.few, "cpu_ms_per_move": few},
        "many": {"tables": amount.many, "cpu_ms_per_move": many},
        "ratio": round(many / few, 2),
        "start_seconds": statistics.median(run["start_seconds"] for run in runs),
        "start_cpu_seconds": statistics.median(run["start_cpu_seconds"] for run in runs),
        "runs": runs,
    }


async def measure_many_once(game: str, amount: Amount, whole: bool) -> dict[str, Any]:
    found: dict[str, Any] = {}
    plies = half_a_game(game)
    with scratch() as folder:
        ids = await fill(folder, game, amount.many, plies)
        for name, tables in (("few", amount.few), ("many", amount.many)):
            with serving(folder) as server:
                load = Load(server.address, server.process.pid, seed=1, whole=whole)
                sit_down(load, ids[:tables])
                await load.connect_all()
                moves = min(amount.moves, 20 * tables)
                found[name] = await load.saturate(2 * tables, moves) | {"tables": tables}
                load.disconnect_all()
        with serving(folder) as server:
            load.address = server.address
            seconds = await load.connect_all()
            found["start_seconds"] = round(server.start_seconds + seconds, 2)
            found["start_cpu_seconds"] = round(cpu_seconds(server.process.pid), 2)
    return found


async def ping_while_bots_think() -> dict[str, float]:
    """How long the server takes to answer while bots of eight tables keep the machine busy."""
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    with scratch() as folder, serving(folder) as server:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            url = httpx.URL(server.address)
            tables = []
            for _ in range(BOT_TABLES):
                seats = [{"kind": "bot", "bot": "greedy"}] * 2
                made = await http.post("/api/tables", json={"game": "great_western_trail", "seats": seats})
                tables.append(f"/api/tables/{made.json()['id']}")
            loop = asyncio.get_running_loop()
            _, socket = await loop.create_connection(partial(Socket, heard.put_nowait), url.host, url.port)
            seats = [{"kind": "person"}] * 2
            own = (await http.post("/api/tables", json={"game": "go_west", "seats": seats})).json()["id"]
            cookie = f"Cookie: saloon={http.cookies['saloon']}"
            socket.shake_hands(f"{url.host}:{url.port}", f"/api/tables/{own}/stream", cookie)
            while not (await heard.get()).startswith(b'{"type":"chat"'):  # the last of what comes unasked
                pass
            times = []
            for number in range(PINGS):
                began = time.perf_counter()
                socket.send(b'{"type":"ping","id":%d}' % number)
                await heard.get()
                times.append(time.perf_counter() - began)
                await asyncio.sleep(0.002)
            statuses = [(await http.get(table)).json()["status"] for table in tables]
        socket.transport.abort()
    return {**spread(times), "bots_at_work": statuses.count("running")}


def scratch() -> tempfile.TemporaryDirectory[str]:
    """On the disk that the operator would use: SALOON_BENCH_DIR."""
    return tempfile.TemporaryDirectory(prefix="saloon-bench-", dir=os.environ.get("SALOON_BENCH_DIR"))


# Targets


def missed(figures: dict[str, Any]) -> list[str]:
    """What is over its target, in words."""
    bounds: list[tuple[str, float, float]] = []
    for game, found in figures["games"].items():
        bounds.append((f"{game}: CPU ms a move", found["saturated"]["cpu_ms_per_move"], MOST_CPU_MS[game]))
        bounds.append((f"{game}: p99 ms at {RATE:.0f} moves/s", found["paced"]["p99_ms"], PACED_AT_MOST))
        bounds.append((f"{game}: ms to open a long table", found["open"]["milliseconds"], OPEN_AT_MOST))
        bounds.append((f"{game}: s to stop", found["stop_seconds"], STOP_AT_MOST))
        bounds.append((f"{game}: failed moves", found["failed"], 0))
    if "many" in figures:
        bounds.append(("many tables: CPU a move, times few", figures["many"]["ratio"], MANY_AT_MOST))
        bounds.append(("many tables: s to start with all", figures["many"]["start_seconds"], START_AT_MOST))
        bounds.append(("p99 ms of a ping while bots think", figures["thinking"]["p99_ms"], BOTS_AT_MOST))
    return [f"{what} {value:g} > {most:g}" for what, value, most in bounds if value > most]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a minute: fewer tables and moves")
    parser.add_argument("--games", nargs="+", choices=list(registry.infos()), default=list(registry.infos()))
    parser.add_argument("--whole", action="store_true", help="clients that get whole views instead of changes")
    parser.add_argument("--only-moves", action="store_true", help="neither many tables nor bots")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.serve:
        serve(wanted.serve)
        return 0
    import saloon

    amount = QUICK if wanted.quick else WHOLE
    figures: dict[str, Any] = {"engines": saloon.engines(), "amount": vars(amount)}
    figures["games"] = {game: uvloop.run(measure_game(game, amount, wanted.whole)) for game in wanted.games}
    if not wanted.only_moves:
        figures["many"] = uvloop.run(measure_many(wanted.games[0], amount, wanted.whole))
        figures["thinking"] = uvloop.run(ping_while_bots_think())
    figures["missed"] = missed(figures)
    print(json.dumps(figures, indent=2))
    return 1 if figures["missed"] else 0


if __name__ == "__main__":
    sys.exit(main())
