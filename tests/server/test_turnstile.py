"""However many watch or come at once, whoever plays waits for one of them at most."""

from __future__ import annotations

import asyncio
import socket
import threading
from typing import Any

import pytest
import uvicorn

from saloon.server import turnstile as turnstiles
from saloon.server.settings import Settings
from saloon.server.transport import Doors, protocols
from saloon.server.turnstile import Turnstile
from tests.server.serving import run_as_server
from tests.server.test_garbage import HANDSHAKE
from tests.torture.load import _frame


async def rounds(number: int) -> None:
    """So many rounds of the event loop."""
    for _ in range(number):
        await asyncio.sleep(0)


def test_one_is_let_through_in_each_round_and_others_are_served_in_between() -> None:
    order: list[str] = []

    async def watch(turnstile: Turnstile, number: int) -> None:
        await turnstile.wait()
        order.append(f"watcher {number}")

    async def play() -> None:
        for _ in range(3):
            await asyncio.sleep(0)
            order.append("player")

    async def run() -> None:
        turnstile = Turnstile()
        crowd = [asyncio.create_task(watch(turnstile, number)) for number in range(50)]
        await asyncio.gather(*crowd, asyncio.create_task(play()))

    asyncio.run(run())
    watchers = [who for who in order if who != "player"]
    assert watchers == [f"watcher {number}" for number in range(50)], "in the order in which they came"
    assert order.index("player") <= 1
    assert order[:7].count("player") == 3, order[:7]


def test_nobody_is_let_through_while_a_move_is_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turnstiles, "PATIENCE_SECONDS", 3600.0)
    through: list[int] = []

    async def watch(turnstile: Turnstile, number: int) -> None:
        await turnstile.wait()
        through.append(number)

    async def run() -> None:
        turnstile = Turnstile()
        with turnstile.moving():
            crowd = [asyncio.create_task(watch(turnstile, number)) for number in range(5)]
            with turnstile.moving():
                await rounds(100)
            await rounds(100)  # the other move is not over yet
            assert through == []
        await asyncio.wait_for(asyncio.gather(*crowd), 60)

    asyncio.run(run())
    assert through == [0, 1, 2, 3, 4]


def test_a_move_that_never_ends_does_not_shut_out_those_who_come() -> None:
    async def run() -> None:
        turnstile = Turnstile()
        with turnstile.moving():
            await asyncio.wait_for(asyncio.gather(*(turnstile.wait() for _ in range(3))), 60)

    asyncio.run(run())


def test_a_move_that_fails_is_over() -> None:
    async def run() -> None:
        turnstile = Turnstile()
        with pytest.raises(ValueError, match="refused"), turnstile.moving():
            raise ValueError("refused")
        await asyncio.wait_for(turnstile.wait(), 60)
        assert not turnstile._moves

    asyncio.run(run())


def test_long_work_in_a_thread_waits_while_a_move_is_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    turnstile = Turnstile()
    waited: list[int] = []  # moves under way

    class Calm(threading.Event):
        def wait(self, timeout: float | None = None) -> bool:
            waited.append(turnstile._moves)
            return super().wait(0 if turnstile._moves else timeout)

    monkeypatch.setattr(turnstile, "_calm_for_threads", Calm())
    turnstile.give_way()
    assert waited == []
    with turnstile.moving(), turnstile.moving():
        turnstile.give_way()
        assert not turnstile._calm_for_threads.is_set()
    assert waited == [2]
    turnstile.give_way()
    assert waited == [2]
    assert turnstile._calm_for_threads.is_set(), "whoever waits goes on"


def test_whoever_goes_while_waiting_keeps_nobody_from_coming_in() -> None:
    async def run() -> None:
        turnstile = Turnstile()
        first, gone, last = (asyncio.create_task(turnstile.wait()) for _ in range(3))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait_for(asyncio.gather(first, last), 10)
        assert gone.cancelled()

    asyncio.run(run())


def test_connections_are_read_from_one_after_the_other_and_none_while_a_move_is_under_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(turnstiles, "PATIENCE_SECONDS", 3600.0)
    turnstile, settings = Turnstile(), Settings("")
    doors = Doors(settings)
    http, stream = protocols(settings, doors, turnstile)
    let_in: list[int] = []  # moves under way when a request was read
    timed: list[bool] = []  # of those who wait: whether they are sent away if it takes long

    async def app(scope: Any, receive: Any, send: Any) -> None:
        let_in.append(turnstile._moves)
        await send({"type": "http.response.start", "status": 204})
        await send({"type": "http.response.body"})

    async def ask(port: int) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        answer = await reader.readuntil(b"\r\n\r\n")
        writer.close()
        return answer

    async def run() -> list[bytes]:
        server = uvicorn.Server(uvicorn.Config(app, http=http, ws=stream, log_config=None, lifespan="off"))
        with socket.create_server(("127.0.0.1", 0)) as listener:
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            with turnstile.moving():
                asking = [asyncio.create_task(ask(listener.getsockname()[1])) for _ in range(5)]
                while doors.open < 5:
                    await asyncio.sleep(0)
                await rounds(100)
                coming: set[Any] = {*server.server_state.connections}
                timed.extend(bool(each._waiting._timer) for each in coming)
            answers = await asyncio.wait_for(asyncio.gather(*asking), 60)
            server.should_exit = True
            await serving
            return answers

    answers = run_as_server(run())
    assert all(answer.startswith(b"HTTP/1.1 204") for answer in answers)
    assert let_in == [0] * 5
    assert timed == [False] * 5, "nobody is too slow who waits for us"


def test_whoever_sends_much_is_read_in_turn_and_not_while_a_move_is_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """160 who talked at once were read from in one round of the event loop: 50 ms of the processor's time."""
    monkeypatch.setattr(turnstiles, "PATIENCE_SECONDS", 3600.0)
    turnstile, settings = Turnstile(), Settings("")
    http, stream = protocols(settings, Doors(settings), turnstile)
    heard: list[int] = []  # moves under way when a message was read
    streams: list[Any] = []
    messages = 40  # more than is read as it comes

    class Stream(stream):  # type: ignore[valid-type, misc]
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            streams.append(self)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            heard.append(turnstile._moves)

    async def come(port: int) -> asyncio.StreamWriter:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HANDSHAKE)
        await reader.readuntil(b"\r\n\r\n")
        return writer

    async def run() -> None:
        server = uvicorn.Server(uvicorn.Config(app, http=http, ws=Stream, log_config=None, lifespan="off"))
        with socket.create_server(("127.0.0.1", 0)) as listener:
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            there = [await come(listener.getsockname()[1]) for _ in range(5)]
            with turnstile.moving():
                for writer in there:
                    writer.write(_frame(1, b"x" * 60) * messages)
                async with asyncio.timeout(60):
                    while not heard and not all(each._held for each in streams):
                        await asyncio.sleep(0)
                await rounds(100)
            async with asyncio.timeout(60):
                while len(heard) < 5 * messages:
                    await asyncio.sleep(0)
            for writer in there:
                writer.close()
            server.should_exit = True
            await serving

    run_as_server(run())
    assert heard == [0] * 5 * messages
