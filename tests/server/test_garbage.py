"""Nobody waits while Python looks for garbage: it never looks at many objects, and there is none to be found."""

from __future__ import annotations

import asyncio
import gc
import socket
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from saloon.server import garbage as garbages
from saloon.server.app import make_app
from saloon.server.garbage import Garbage
from saloon.server.problems import Problem
from saloon.server.settings import Settings
from saloon.server.transport import Doors, protocols
from saloon.server.turnstile import Turnstile
from tests.server.serving import run_as_server
from tests.torture.load import _frame

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Ring:
    """Refers to itself, as garbage may."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def garbage() -> Iterator[Garbage]:
    """As a server has it; afterwards this process looks for garbage as before."""
    thresholds, callbacks = gc.get_threshold(), list(gc.callbacks)
    made = Garbage()
    made.keep_looks_short()
    yield made
    gc.callbacks[:] = callbacks
    gc.set_threshold(*thresholds)
    gc.unfreeze()
    gc.enable()


def waiting() -> int:
    """How many objects the next look may have to look at."""
    return sum(len(gc.get_objects(generation)) for generation in range(3))


def test_what_moves_leave_is_set_aside_and_not_looked_at_again(garbage: Garbage) -> None:
    kept = []
    for _ in range(20):
        kept.append([[number] for number in range(5000)])
        garbage.set_aside()
        assert waiting() < 1000


def test_what_outlived_two_looks_is_set_aside(garbage: Garbage) -> None:
    kept = [[number] for number in range(10 * garbages.NEW_OBJECTS)]
    assert len(kept) > waiting()


def test_what_was_set_aside_goes_when_nothing_refers_to_it(garbage: Garbage) -> None:
    old = Ring()
    del old.itself
    gone = weakref.ref(old)
    garbage.set_aside()
    del old
    assert gone() is None


def test_garbage_of_a_request_is_found_with_the_next_move(garbage: Garbage) -> None:
    gone = weakref.ref(Ring())
    garbage.note_request()
    garbage.set_aside()
    assert gone() is None


def test_garbage_that_was_set_aside_is_found_after_many_requests(
    garbage: Garbage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbages, "MOST_REQUESTS", 3)
    ring = Ring()
    gone = weakref.ref(ring)
    garbage.set_aside()
    del ring
    for _ in range(2):
        garbage.note_request()
        garbage.set_aside()
    assert gone() is not None
    garbage.note_request()
    garbage.set_aside()
    assert gone() is None


def test_refusals_leave_no_garbage(tmp_path: Path) -> None:
    """Else whoever is refused often enough has everything looked at."""
    app = make_app(Settings(f"sqlite:///{tmp_path / 'room.db'}"))

    async def refused() -> int:
        transport = httpx.ASGITransport(app)
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url="http://x") as ann:
            for _ in range(5):
                assert (await ann.get("/api/tables/unknown-table-id")).status_code == 404
            assert (await ann.get("/api/games")).status_code == 200  # the last refusal is done with
            return sum(isinstance(each, Problem) for each in gc.get_objects())

    gc.collect()
    gc.disable()
    try:
        assert asyncio.run(refused()) == 0
    finally:
        gc.enable()


# Connections. The app is not ours here: what is looked at is what uvicorn and we keep for each of them.


def leave(client: socket.socket) -> None:
    client.close()


def say_goodbye(client: socket.socket) -> None:
    client.sendall(_frame(8, b"\x03\xe8"))
    while client.recv(4096):
        pass
    client.close()


def talk_nonsense(client: socket.socket) -> None:
    client.sendall(b"\xff" * 50)
    while client.recv(4096):
        pass
    client.close()


@pytest.mark.parametrize("end", [leave, say_goodbye, talk_nonsense])
def test_a_stream_that_ended_leaves_nothing_to_be_looked_for(end: Callable[[socket.socket], None]) -> None:
    assert run_as_server(kept_after(end)) == []


async def kept_after(end: Callable[[socket.socket], None]) -> list[Any]:
    """What is left of a stream's connection while nobody looks for garbage."""
    settings = Settings("")
    http, stream = protocols(settings, Doors(settings), Turnstile())
    made: list[weakref.ref[Any]] = []
    over = asyncio.Event()

    class Http(http):  # type: ignore[valid-type, misc]
        def handle_websocket_upgrade(self) -> None:
            super().handle_websocket_upgrade()
            made.extend((weakref.ref(self), weakref.ref(self.transport.get_protocol().conn)))

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        over.set()

    config = uvicorn.Config(app, http=Http, ws=stream, log_config=None, lifespan="off", ws_per_message_deflate=False)
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        gc.collect()
        gc.disable()
        try:
            await asyncio.to_thread(_visit, listener.getsockname()[1], end)
            await over.wait()
            while server.server_state.connections or server.server_state.tasks:
                await asyncio.sleep(0)
            await asyncio.sleep(0)  # for the transport, which forgets its protocol in the next round
            assert made
            return [kept() for kept in made if kept() is not None]
        finally:
            gc.enable()
            server.should_exit = True
            await serving


def _visit(port: int, end: Callable[[socket.socket], None]) -> None:
    client = socket.create_connection(("127.0.0.1", port), 60)
    client.sendall(HANDSHAKE)
    assert client.recv(4096).startswith(b"HTTP/1.1 101")
    end(client)
