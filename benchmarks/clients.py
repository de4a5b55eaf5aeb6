"""Two clients at each of many tables, who play random moves and measure how long they take. No more than that, so that
the clients' core is not the limit."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import orjson

from saloon.core.changes import apply

TEXT, PING, PONG = 0x81, 0x89, 0x8A
WARM_UP = 3.0  # seconds
PATIENCE = 120.0  # seconds, for anything


class Socket(asyncio.Protocol):
    """A WebSocket that hears texts and answers pings."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.data = bytearray()
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def shake_hands(self, host: str, path: str, headers: str) -> None:
        self.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{headers}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open:
            head, end, rest = self.data.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open, self.data = True, rest
        while self.take_frame():
            pass

    def take_frame(self) -> bool:
        """Whether a whole one was there."""
        data = self.data
        if len(data) < 2:
            return False
        size, start = data[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            if len(data) < start:
                return False
            size = int.from_bytes(data[2:start], "big")
        if len(data) < start + size:
            return False
        kind, payload = data[0], bytes(data[start : start + size])
        del data[: start + size]
        if kind == TEXT:
            self.hear(payload)
        elif kind == PING:
            self.send(payload, PONG)
        return True

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
        self.transport.write(bytes([kind]) + size + bytes(4) + payload)  # masked with zeros


@dataclass
class Client:
    """One person at one table."""

    seat: int
    headers: str  # with its cookie
    table: dict[str, Any] = field(default_factory=dict)
    faces: dict[str, Any] = field(default_factory=dict)
    moves: list[dict[str, Any]] = field(default_factory=list)  # when it is this client's turn
    socket: Socket | None = None
    heard: int = 0  # bytes of updates
    updates: int = 0

    @property
    def ply(self) -> int:
        """Up to where it knows the table; 0: not yet."""
        return int(self.table.get("ply", 0))


@dataclass
class BusyTable:
    """A table of two clients. At most one move is under way."""

    id: str
    clients: Sequence[Client]
    sent: float = 0.0  # when the move under way was sent, or 0
    mover: int = 0
    answered: int = 0  # the ply of the move under way
    over: bool = False

    def ready(self) -> Client | None:
        if self.sent or self.over:
            return None
        return next((client for client in self.clients if client.moves), None)


class Load:
    """All busy_tables together. Every choice comes from the seed."""

    def __init__(self, address: str, process: int, seed: int, whole: bool = False) -> None:
        self.address = address
        self.process = process
        self.whole = whole  # whether they ask for whole views instead of changes
        self.random = random.Random(seed)
        self.busy_tables: list[BusyTable] = []
        self.acknowledged = 0
        self.failed = 0
        self.latencies: list[float] = []  # seconds
        self.sizes: list[int] = []  # of updates, in bytes
        self.on_ready: Callable[[BusyTable], None] = lambda busy_table: None

    async def connect(self, busy_table: BusyTable, client: Client) -> None:
        """Resumes from what the client knows."""
        url = urlsplit(self.address)
        assert url.hostname is not None
        assert url.port is not None
        hear = partial(self.hear, busy_table, client)
        loop = asyncio.get_running_loop()
        _, client.socket = await loop.create_connection(partial(Socket, hear), url.hostname, url.port)
        known = f"epoch={client.table.get('epoch', 0)}&ply={client.ply}"
        path = f"/api/tables/{busy_table.id}/stream?{known}{'' if self.whole else '&changes=1'}"
        client.socket.shake_hands(url.netloc, path, client.headers)

    async def connect_all(self) -> float:
        """Everybody at once; how many seconds until all know their table."""
        clients = [(busy_table, client) for busy_table in self.busy_tables for client in busy_table.clients]
        known = sum(client.updates for _, client in clients)
        began = time.perf_counter()
        await asyncio.gather(*(self.connect(busy_table, client) for busy_table, client in clients))
        async with asyncio.timeout(PATIENCE):
            while sum(client.updates for _, client in clients) < known + len(clients):
                await asyncio.sleep(0.01)
        return time.perf_counter() - began

    def disconnect_all(self) -> None:
        for busy_table in self.busy_tables:
            busy_table.sent = 0.0
            for client in busy_table.clients:
                if client.socket is not None:
                    client.socket.transport.abort()

    def hear(self, busy_table: BusyTable, client: Client, text: bytes) -> None:
        now = time.perf_counter()
        if text.startswith((b'{"type":"update"', b'{"type":"change"')):
            self.sizes.append(len(text))
            self.update(busy_table, client, orjson.loads(text), now)
        elif text.startswith(b'{"type":"done"'):
            self.acknowledged += 1
        elif text.startswith(b'{"type":"failed"'):
            self.failed += 1

    def update(self, busy_table: BusyTable, client: Client, message: dict[str, Any], now: float) -> None:
        client.updates += 1
        if message["type"] == "update":
            client.table, client.faces = message["table"], message["faces"]
        else:
            apply(client.table, message["table"])
            for key, face in message["faces"].items():
                apply(client.faces[key], face["changes"])
        if client.table["status"] == "over":
            busy_table.over = True
        face = client.faces.get(str(client.seat))
        client.moves = face["moves"] if face else []
        if busy_table.sent and client.ply > busy_table.answered and client.seat != busy_table.mover:
            self.latencies.append(now - busy_table.sent)
            busy_table.sent = 0.0
        if busy_table.ready() is not None and all(other.ply == client.ply for other in busy_table.clients):
            self.on_ready(busy_table)

    def send(self, busy_table: BusyTable) -> None:
        client = busy_table.ready()
        if client is None or client.socket is None:
            return
        action = self.random.choice(client.moves)["action"]
        client.moves = []
        busy_table.sent, busy_table.mover, busy_table.answered = time.perf_counter(), client.seat, client.ply
        message = {"type": "move", "id": client.ply, "seat": client.seat, "ply": client.ply, "action": action}
        client.socket.send(orjson.dumps(message))

    async def saturate(self, warm_up: int, moves: int) -> dict[str, float]:
        """Everybody moves as soon as they can, until so many moves were made."""
        with attentive():
            return await self._saturate(warm_up, moves)

    async def _saturate(self, warm_up: int, moves: int) -> dict[str, float]:
        self.on_ready = self.send
        start = self.acknowledged
        for busy_table in self.busy_tables:
            self.send(busy_table)
        await self.until(start + warm_up)
        began, before, busy = time.perf_counter(), self.acknowledged, cpu_seconds(self.process)
        self.latencies.clear()
        self.sizes.clear()
        await self.until(before + moves)
        made = self.acknowledged - before
        rate = made / (time.perf_counter() - began)
        cost = (cpu_seconds(self.process) - busy) / made * 1000
        bytes_per_update = sorted(self.sizes)[len(self.sizes) // 2]
        figures = {"moves_per_second": round(rate, 1), "cpu_ms_per_move": round(cost, 3), **spread(self.latencies)}
        await self.settle()
        return {**figures, "median_bytes": bytes_per_update}

    async def until(self, acknowledged: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.acknowledged < acknowledged:
                assert not all(busy_table.over for busy_table in self.busy_tables), "all games are over"
                await asyncio.sleep(0.005)

    async def settle(self) -> None:
        """No move is under way any more."""
        self.on_ready = lambda busy_table: None
        async with asyncio.timeout(PATIENCE):
            while any(busy_table.sent for busy_table in self.busy_tables if not busy_table.over):
                await asyncio.sleep(0.005)

    async def pace(self, rate: float, seconds: float) -> dict[str, float]:
        """So many moves a second, at tables in turn."""
        with attentive():
            return await self._pace(rate, seconds)

    async def _pace(self, rate: float, seconds: float) -> dict[str, float]:
        self.on_ready = lambda busy_table: None
        order = list(self.busy_tables)
        self.random.shuffle(order)
        began = time.perf_counter()
        sent = 0
        measuring = False
        while (now := time.perf_counter()) < began + WARM_UP + seconds:
            if not measuring and now > began + WARM_UP:
                self.latencies.clear()
                measuring, began_measuring, sent_before = True, now, sent
            while sent < (now - began) * rate:
                busy_table = next((busy_table for busy_table in order if busy_table.ready() is not None), None)
                if busy_table is None:
                    break
                order.remove(busy_table)
                order.append(busy_table)
                self.send(busy_table)
                sent += 1
            await asyncio.sleep(0.001)
        made = (sent - sent_before) / (time.perf_counter() - began_measuring)
        return {"moves_per_second": round(made, 1), **spread(self.latencies or [seconds])}


@contextmanager
def attentive() -> Iterator[None]:
    """The clients' own garbage has to wait: looking for it in all that they know takes a tenth of a second, in which
    they hear nothing and blame the server."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def cpu_seconds(process: int) -> float:
    """What a process used of its core: tells more than the clock where other programs run too."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def spread(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    return {
        f"p{share}_ms": round(ordered[min(len(ordered) - 1, len(ordered) * share // 100)] * 1000, 1)
        for share in (50, 95, 99)
    }
