"""Many tables and sockets, and an attacker who does what the limits are for: how long do honest moves take meanwhile?

Honest players come through a proxy that is named, each from an address of his own; the attacker is 127.0.0.2.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import socket
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx

from benchmarks.clients import PATIENCE, BusyTable, Client, Load, spread
from saloon.server.addresses import read_network
from saloon.server.settings import Settings
from tests.server.serving import Server, opened, serving

ATTACKER = "127.0.0.2"
CONNECTING = 20  # tables that are set up at the same time
MOST_TIMES_QUIET = 3.0
RECONNECT_SECONDS = 8.0
MOVES_PER_TABLE = 0.2  # a second, while attacks are measured
LIMITS = (
    "requests", "health_requests", "new_tables", "messages", "imports", "newcomers", "streams", "new_streams",
    "bot_tables", "watchers_lines", "table_lines", "replays", "thoughts",
)  # fmt: skip


Attack = Callable[[int, str], None]  # of a port and a table there; goes on until it is killed


def usual_limits() -> dict[str, Any]:
    """The limits as they come, which other tests switch off."""
    usual = Settings("")
    names = [name for limit in LIMITS for name in (limit, f"address_{limit}") if hasattr(usual, name)]
    others = {"bot_only_tables": False, "bot_seconds": 5.0, "excess_seconds": usual.excess_seconds}
    return {name: getattr(usual, name) for name in names} | others


def run(folder: Path, tables: int, rounds: int, seconds: float, seed: int, attacks: Sequence[str]) -> dict[str, Any]:
    """Each attack in so many rounds, each after as long a time of quiet; all of them, or those that are named."""
    (folder / "load").mkdir()
    chosen = [attack for attack in ATTACKS if attack.__name__ in attacks or not attacks]
    changes = usual_limits() | {"trusted_proxies": (read_network("127.0.0.1"),), "connections": 20_000}
    with serving(folder / "load", **changes) as server:
        found: dict[str, Any] = asyncio.run(_measure(server, tables, rounds, seconds, seed, chosen))
    while opened:
        opened.pop().close()
    ratios = {name: one["times_quiet"] for name, one in found["attacks"].items()}
    found["targets"] = {"times_quiet": MOST_TIMES_QUIET, "reconnect_seconds": RECONNECT_SECONDS}
    missed = [name for name, ratio in ratios.items() if ratio > MOST_TIMES_QUIET]
    if found["reconnect_seconds"] > RECONNECT_SECONDS:
        missed.append("reconnect_seconds")
    if found["failed"]:
        missed.append("failed")
    if missed:
        found["missed"] = missed
    return found


class Honest(Load):
    """Players who come through the proxy."""

    numbers = count()

    async def set_up(self, tables: int) -> None:
        gate = asyncio.Semaphore(CONNECTING)
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as http:

            async def one() -> None:
                async with gate:
                    self.busy_tables.append(await self.open_table(http))

            await asyncio.gather(*(one() for _ in range(tables)))
        await self.everybody_knows()

    async def open_table(self, http: httpx.AsyncClient) -> BusyTable:
        """Both players of a table have addresses of their own."""
        number = next(self.numbers)
        addresses = [f"10.{seat}.{number // 250}.{number % 250 + 1}" for seat in (1, 2)]
        wanted = {"game": "go_west", "seats": [{"kind": "person"}, {"kind": "invited"}]}
        http.cookies.clear()
        made = await http.post("/api/tables", json=wanted, headers={"x-forwarded-for": addresses[0]})
        table, first = made.json(), made.cookies["saloon"]
        http.cookies.clear()
        token = table["seats"][1]["invite"].split("/")[-1]
        joined = await http.post("/api/join", json={"token": token}, headers={"x-forwarded-for": addresses[1]})
        http.cookies.clear()
        cookies = (first, joined.cookies["saloon"])
        headers = [f"Cookie: saloon={cookies[seat]}\r\nX-Forwarded-For: {addresses[seat]}" for seat in (0, 1)]
        busy_table = BusyTable(table["id"], [Client(seat, headers[seat]) for seat in (0, 1)])
        for client in busy_table.clients:
            await self.connect(busy_table, client)
        return busy_table

    async def refill(self) -> None:
        """New tables for those whose game is over."""
        await self.settle()  # until the last attack is over
        going = [busy_table for busy_table in self.busy_tables if not busy_table.over]
        missing, self.busy_tables = len(self.busy_tables) - len(going), going
        await self.set_up(missing)

    async def everybody_knows(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while not all(client.ply for busy_table in self.busy_tables for client in busy_table.clients):
                await asyncio.sleep(0.01)


async def _measure(
    server: Server, tables: int, rounds: int, seconds: float, seed: int, attacks: Sequence[Attack]
) -> dict[str, Any]:
    assert server.process is not None
    assert server.process.pid is not None
    honest = Honest(server.address, server.process.pid, seed)
    before = _resident(server)
    await honest.set_up(tables)
    found: dict[str, Any] = {
        "tables": tables,
        "sockets": 2 * tables,
        "kib_per_table": round((_resident(server) - before) / 1024 / tables, 1),
        "attacks": {attack.__name__: await _rounds(server, honest, attack, rounds, seconds) for attack in attacks},
    }
    found["failed"] = honest.failed
    found["reconnect_seconds"] = await _restart(server, honest)
    return found


async def _rounds(server: Server, honest: Honest, attack: Attack, rounds: int, seconds: float) -> dict[str, Any]:
    """The spread of all moves in quiet rounds and of all in rounds with an attacker, which alternate: a machine's other
    work comes and goes. Times quiet: of their p99, and the same of each round."""
    rate = len(honest.busy_tables) * MOVES_PER_TABLE
    quiet: list[float] = []
    attacked: list[float] = []
    ratios: list[float] = []
    for _ in range(rounds):
        await honest.refill()
        calm = await honest.pace(rate, seconds)
        quiet += honest.latencies
        victim = next(busy_table.id for busy_table in honest.busy_tables if not busy_table.over)
        attacker = multiprocessing.Process(target=_attack, args=(attack, server.port, victim), daemon=True)
        attacker.start()
        paced = await honest.pace(rate, seconds)
        attacker.kill()
        attacker.join()
        attacked += honest.latencies
        ratios.append(round(paced["p99_ms"] / calm["p99_ms"], 2))
    told = {"quiet": spread(quiet), "attacked": spread(attacked)}
    times = round(told["attacked"]["p99_ms"] / told["quiet"]["p99_ms"], 2)
    return {**told, "moves": len(attacked), "rounds": ratios, "times_quiet": times}


async def _restart(server: Server, honest: Honest) -> float:
    """Killed and started again: until everybody who was connected knows the table again, all of them at once."""
    await asyncio.to_thread(server.kill)
    honest.disconnect_all()
    began = time.perf_counter()
    await asyncio.to_thread(server.start)
    await honest.connect_all()
    return round(time.perf_counter() - began, 2)


def _attack(attack: Attack, port: int, table: str) -> None:
    """As from another machine: it has only what nobody else wants of the processors, and makes way at once."""
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    attack(port, table)


def _resident(server: Server) -> int:
    assert server.process is not None
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * 4096


# Attackers


def dial(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 10, (ATTACKER, 0))


def for_ever(do: Callable[[], object]) -> None:
    while True:
        with suppress(OSError, httpx.HTTPError, KeyError, ValueError):
            do()


def _visitor(port: int) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=ATTACKER)
    return httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=10)


def _socket(port: int, table: str, cookie: str = "") -> socket.socket:
    made = dial(port)
    made.sendall(
        f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: saloon={cookie}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    return made


def _frame(kind: int, payload: bytes) -> bytes:
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes([0x80 | kind]) + size + bytes(4) + payload


def long_heads(port: int, table: str) -> None:
    """3: headers without end."""

    def do() -> None:
        with dial(port) as connection:
            connection.sendall(b"GET / HTTP/1.1\r\nX: ")
            while True:
                connection.sendall(b"x" * 65536)

    for_ever(do)


def silent(port: int, table: str) -> None:
    """3: as many connections as it gets, half a request on each."""
    held: list[socket.socket] = []

    def do() -> None:
        made = dial(port)
        made.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9")
        held.append(made)
        if len(held) > 500:
            held.pop(0).close()

    for_ever(do)


def deaf_pings(port: int, table: str) -> None:
    """3: pings that nobody reads the answers to."""

    def do() -> None:
        with _socket(port, table) as made:
            while True:
                made.sendall(_frame(9, b"x" * 125) * 100)

    for_ever(do)


def many_cookies(port: int, table: str) -> None:
    """4: a new identity for every few requests."""

    def do() -> None:
        with _visitor(port) as visitor:
            for _ in range(12):
                visitor.get(f"/api/tables/{table}/history")

    for_ever(do)


def above_the_rate(port: int, table: str) -> None:
    """4: a stream that never stops talking."""

    def do() -> None:
        with _socket(port, table) as made:
            made.setblocking(True)
            for number in range(100_000):
                made.sendall(_frame(1, b'{"type":"ping","id":%d}' % number))

    for_ever(do)


def bot_tables(port: int, table: str) -> None:
    """5: as many tables with bots as it gets."""
    wish = {"game": "great_western_trail", "seats": [{"kind": "person"}] + [{"kind": "bot", "bot": "greedy"}] * 3}

    def do() -> None:
        with _visitor(port) as visitor:
            for _ in range(20):
                visitor.post("/api/tables", json=wish).raise_for_status()

    for_ever(do)


def imports(port: int, table: str) -> None:
    """5: long transcripts."""
    header = {"saloon": 1, "game": "gold_rush", "rules": 1, "seats": ["a", "b"], "commitment": "0" * 64}
    tiles = [{"id": f"t{n}", "edges": "PPPP"} for n in range(1500)]
    text = json.dumps({**header, "options": {"tiles": {"tile": tiles}}}) + '\n{"ply": 0, "draw": {}}' * 9000

    def do() -> None:
        with _visitor(port) as visitor:
            for _ in range(20):
                visitor.post("/api/tables/import", json={"transcript": text}).raise_for_status()

    for_ever(do)


def replays(port: int, table: str) -> None:
    """5: whatever has to be replayed, as often as it gets an answer, by 16 at the same time."""
    asked = [("get", f"/api/rules/gold_rush/GR-{number}/scene") for number in (21, 22, 24)]
    asked += [("post", "/api/lessons/go_west/double-move"), ("get", f"/api/tables/{table}/history")]
    asked += [("get", f"/api/tables/{table}/at/5"), ("get", "/games/made-up/words/en.ftl")]

    def do() -> None:
        with _visitor(port) as visitor:
            for method, path in asked * 40:
                visitor.request(method, path, json={"actions": []} if method == "post" else None)

    for _ in range(15):
        threading.Thread(target=for_ever, args=(do,), daemon=True).start()
    for_ever(do)


def own_tables(port: int, table: str) -> None:
    """5: four with fifty tables each, who list them and count their results again and again."""
    wish = {"game": "great_western_trail", "seats": [{"kind": "person"}] * 4}

    def do() -> None:
        with _visitor(port) as visitor:
            for _ in range(50):
                visitor.post("/api/tables", json=wish).raise_for_status()
            while True:
                visitor.get("/api/tables")
                visitor.get("/api/statistics")

    for _ in range(3):
        threading.Thread(target=for_ever, args=(do,), daemon=True).start()
    for_ever(do)


def watchers(port: int, table: str) -> None:
    """6: 160 who watch and talk."""
    talking: list[socket.socket] = []

    def do() -> None:
        while len(talking) < 160:
            talking.append(_socket(port, table))
        for made in list(talking):
            try:
                made.sendall(_frame(1, b'{"type":"chat","id":1,"text":"hurrah"}'))
            except OSError:
                talking.remove(made)

    for_ever(do)


ATTACKS = (
    long_heads, silent, deaf_pings, many_cookies, above_the_rate, bot_tables, imports, replays, own_tables, watchers,
)  # fmt: skip
