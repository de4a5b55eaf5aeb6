"""Connections: how many there may be, how large a request's head, how long anybody may keep the server waiting.

What is parsed here is not ours: uvicorn's protocols do that, and these classes watch over them. No timer runs and
nothing is counted for each message of a stream, so that moves cost nothing more.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from saloon.server.addresses import Proxies, key_of
from saloon.server.codec import dumps
from saloon.server.limits import Limit
from saloon.server.settings import Settings
from saloon.server.turnstile import Turnstile

MOUTHFUL = 1024  # bytes of a stream that are read as they come; whoever plays sends less at a time
BITE = 256  # of what is longer, at once: small frames cost far more than their bytes
AFTER_CLOSING = 16 * 1024  # bytes that are read from somebody who was told that it is over
MOST_PIPELINED = 16  # requests of a connection that were sent before earlier ones were answered
MOST_FRAGMENTS = 1000  # of one message; its bytes are counted elsewhere, but fragments may be empty
POLICY = 1008  # the code a socket is closed with that breaks the rules of the house
TOO_MANY = dumps({"error": "too-many"})
TOO_LARGE = dumps({"error": "too-large"})
TOO_SLOW = dumps({"error": "too-slow"})


class Doors:
    """Counts the connections that are open, in all and by address."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.connections
        self._most_of_one = settings.connections_per_address
        self._proxies = Proxies(settings.trusted_proxies)
        self._by_address: dict[str, int] = {}
        self.open = 0
        self.refused = 0

    def enter(self, peer: str) -> Place | None:
        """A place for the connection, or None if all are taken. Everybody behind a proxy has the proxy's address."""
        address = "" if self._proxies.trusts(peer) else key_of(peer)
        if self.open >= self._most or (address and self._by_address.get(address, 0) >= self._most_of_one):
            self.refused += 1
            return None
        self.open += 1
        self._by_address[address] = self._by_address.get(address, 0) + 1
        return Place(self, address)

    def leave(self, address: str) -> None:
        self.open -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


class Place:
    """What a connection holds while it is open."""

    def __init__(self, doors: Doors, address: str) -> None:
        self._doors: Doors | None = doors
        self._address = address

    def leave(self) -> None:
        if self._doors is not None:
            self._doors.leave(self._address)
            self._doors = None


class Patience:
    """One timer of a connection."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, loop: asyncio.AbstractEventLoop, seconds: float, end: Any) -> None:
        if self._timer is None:
            self._timer = loop.call_later(seconds, end)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def protocols(
    settings: Settings, doors: Doors, turnstile: Turnstile
) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """What uvicorn makes for each connection, and for each that becomes a stream."""

    class Http(HttpToolsProtocol):
        _place: Place | None = None
        _in_head = True
        _head_bytes = 0
        _packet_bytes = 0  # what is just being read
        _framing_bytes = 0  # after a head: what is neither body nor the head itself
        _refused = False
        _coming: asyncio.Task[None] | None = None
        _is_in = False  # whether anything was read from it yet
        _held = b""  # came before that

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._waiting = Patience()  # for a head that does not come
            self._writing = Patience()  # for somebody who does not read
            self._place = doors.enter(self.client[0] if self.client else "")
            if self._place is None:
                self._refuse(503, TOO_MANY, "retry-after: 5\r\n")
            else:
                self._waiting.begin(self.loop, settings.head_seconds, self._too_slow)

        def connection_lost(self, exc: Exception | None) -> None:
            self._waiting.stop()
            self._writing.stop()
            if self._coming is not None:
                self._coming.cancel()
            if self._place is not None:
                self._place.leave()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self._refused:
                return
            if not self._is_in:
                self._held += data
                if self._coming is None:
                    self._waiting.stop()  # from here on it waits for us
                    self.transport.pause_reading()
                    self._coming = self.loop.create_task(self._come_in())
                return
            self._packet_bytes = len(data)
            super().data_received(data)
            if self._in_head:
                self._head_bytes += len(data)  # all of it, though what came before the head may be among it
            else:
                self._framing_bytes += len(data)
            if max(self._head_bytes, self._framing_bytes) > settings.head_bytes and not self._refused:
                self._refuse(431, TOO_LARGE)

        async def _come_in(self) -> None:
            """One after the other: to hear all who come at once would keep those waiting who are here."""
            await turnstile.wait()
            self._is_in = True
            held, self._held = self._held, b""
            if not self.transport.is_closing():
                self._waiting.begin(self.loop, settings.head_seconds, self._too_slow)
                self.transport.resume_reading()
                self.data_received(held)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._in_head = True
            self._head_bytes = 0
            self._waiting.begin(self.loop, settings.head_seconds, self._too_slow)

        def on_header(self, name: bytes, value: bytes) -> None:
            if self._in_head:  # what follows a body in chunks is read by nobody, and would be kept
                super().on_header(name, value)

        def on_body(self, body: bytes) -> None:
            self._framing_bytes -= len(body)
            super().on_body(body)

        def on_headers_complete(self) -> None:
            self._waiting.stop()
            self._in_head = False
            self._head_bytes = 0
            self._framing_bytes = -self._packet_bytes  # with what came together with the head
            if len(self.url) > settings.url_bytes:
                self._refuse(414, TOO_LARGE)
            elif sum(len(name) + len(value) + 4 for name, value in self.headers) > settings.head_bytes:
                self._refuse(431, TOO_LARGE)
            elif len(self.pipeline) >= MOST_PIPELINED:
                self._refuse(429, TOO_MANY)
            if self._refused:
                raise ValueError  # so that the parser goes no further
            super().on_headers_complete()

        def send_400_response(self, msg: str) -> None:
            if not self._refused:
                self._refused = True
                super().send_400_response(msg)

        def pause_writing(self) -> None:
            super().pause_writing()
            self._writing.begin(self.loop, settings.deaf_seconds, self.transport.abort)

        def resume_writing(self) -> None:
            self._writing.stop()
            super().resume_writing()

        def handle_websocket_upgrade(self) -> None:
            super().handle_websocket_upgrade()
            stream = self.transport.get_protocol()
            if isinstance(stream, Stream):
                stream.place, self._place = self._place, None
                self.parser = None  # type: ignore[assignment]  # refers to us: both would stay as garbage

        def _too_slow(self) -> None:
            self._refuse(408, TOO_SLOW)

        def _refuse(self, status: int, body: bytes, more: str = "") -> None:
            self._refused = True
            self._waiting.stop()
            head = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n{more}"
            head += f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
            self.transport.write(head.encode() + body)
            self.transport.close()

    class Stream(WebSocketsSansIOProtocol):
        place: Place | None = None
        _reading: asyncio.Task[None] | None = None
        _after_closing = 0

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            self._writing = Patience()
            self._pings = Limit(settings.pings, settings.now)
            self._held = bytearray()  # came already, and is not read yet

        def connection_lost(self, exc: Exception | None) -> None:
            self._writing.stop()
            if self._reading is not None:
                self._reading.cancel()
            if self.place is not None:
                self.place.leave()
            super().connection_lost(exc)
            self.conn.parser.close()  # refers to what refers to it, as above, and so does its error
            self.conn.parser_exc = None

        def data_received(self, data: bytes) -> None:
            """What is long in small bites, so that others get their turn: thousands of messages may come at once."""
            if self.close_sent:
                self._after_closing += len(data)
                if self._after_closing > AFTER_CLOSING:
                    self.transport.abort()
                    return
            if self._held or len(data) > MOUTHFUL:
                self._held += data
                self.transport.pause_reading()
                self._read_on()
            else:
                super().data_received(data)

        def _read_on(self) -> None:
            if self._reading is None and not self.transport.is_closing():
                self._reading = self.loop.create_task(self._read_bites())

        async def _read_bites(self) -> None:
            """Until something is there to be digested first. All who send much take turns, after those who play."""
            try:
                while self._held and self.queue.empty() and self.writable.is_set():
                    await turnstile.wait()
                    if self.close_sent and len(self._held) > AFTER_CLOSING:
                        self.transport.abort()
                    if self.transport.is_closing():
                        return
                    bite = bytes(self._held[:BITE])
                    del self._held[:BITE]
                    super().data_received(bite)
                if not self._held and not self.read_paused and not self.transport.is_closing():
                    self.transport.resume_reading()
            finally:
                self._reading = None

        def pause_writing(self) -> None:
            """The client does not read, so nothing more is read from it: every ping would want an answer."""
            super().pause_writing()
            self.transport.pause_reading()
            self._writing.begin(self.loop, settings.deaf_seconds, self.transport.abort)

        def resume_writing(self) -> None:
            super().resume_writing()
            self._writing.stop()
            if self._held:
                self._read_on()
            elif not self.read_paused and not self.transport.is_closing():
                self.transport.resume_reading()

        async def receive(self) -> Any:
            message = await super().receive()
            if not self.transport.is_closing():
                if self._held or not self.writable.is_set():
                    self.transport.pause_reading()  # not before what is there was read, and what was sent
                if self._held:
                    self._read_on()
            return message

        def handle_ping(self) -> None:
            if self._pings.take(""):
                super().handle_ping()
            else:
                self._end("too many pings")

        def handle_cont(self, event: Frame) -> None:
            super().handle_cont(event)
            if len(self.frames) > MOST_FRAGMENTS:
                self._end("too many fragments")

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()
            self.transport.abort()  # what it did not read would be kept for it

        def _end(self, reason: str) -> None:
            if self.close_sent or self.transport.is_closing():
                return
            self.conn.fail(POLICY, reason)
            self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY, "reason": reason})
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()

    return Http, Stream
