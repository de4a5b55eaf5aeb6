"""The stream: one WebSocket per client and table. Nothing is missed and nothing comes twice.

A stream remembers how far its client knows the table. Whenever something changed, it sends what is new since then:
however slow the connection and however much happens meanwhile, what is sent next continues what was sent before.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from sqlalchemy.exc import SQLAlchemyError

from saloon.core.refusal import BadInput, Refused
from saloon.server import playing, schemas
from saloon.server.codec import dumps, loads
from saloon.server.database import is_busy
from saloon.server.faces import change_bytes, chat_bytes, problem_bytes, update_bytes
from saloon.server.limits import AtOnce, Both, Limit
from saloon.server.logs import log
from saloon.server.problems import Conflict, Problem, as_problem, invalid
from saloon.server.room import Room
from saloon.server.seating import clean
from saloon.server.tables import LiveTable

LONGEST_LINE = 500
INTERNAL = 1011
CLOSE_CODES = {"not-found": 4404, "outdated": 4410, "too-many": 4429, "bad-input": 4400, "closed": 4411, "banned": 4403}

_read_message: TypeAdapter[Any] = TypeAdapter(schemas.ClientMessage)


class Streams:
    """Opens streams, and counts them."""

    def __init__(self, room: Room) -> None:
        self._room = room
        settings = room.settings
        self._limit = Both(settings.messages, settings.address_messages, settings.now)
        self._opened = Limit(settings.address_new_streams, settings.now)
        self._open = AtOnce(settings.streams, settings.address_streams)

    async def serve(self, socket: WebSocket, id: str) -> None:
        client: str = socket.state.client
        address: str = socket.state.address
        await socket.accept()
        try:
            self._opened.spend(address)
            with self._open.one(client, address):
                known = [_number(socket, name) for name in ("epoch", "ply", "chat", "changes")]
                table = await self._room.table(id)
                await Stream(self._room, table, client, address, socket, self._limit, *known).run()
        except Problem as problem:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await socket.send_text(_failed(None, dumps(problem.as_json())))
                await socket.close(CLOSE_CODES.get(problem.error, INTERNAL))

    @property
    def count(self) -> int:
        return self._open.count


class Stream:
    def __init__(
        self,
        room: Room,
        table: LiveTable,
        client: str,
        address: str,
        socket: WebSocket,
        limit: Both,
        epoch: int,
        ply: int,
        chat: int,
        changes: int,
    ) -> None:
        self.client = client
        self.address = address
        self._excess = Limit(room.settings.excess, room.settings.now)  # for messages above the rate
        self._room = room
        self._table = table
        self._socket = socket
        self._limit = limit
        self._news = asyncio.Event()
        self._sending = asyncio.Lock()
        # How far the client knows the table
        self._epoch = epoch
        self._ply = ply
        self._line = chat
        self._chatting = False
        self._changes = changes == 1  # whether it wants the difference where that is enough
        self._revision = -1
        self._viewers: list[int | None] | None = None
        self._online: list[int] | None = None

    def wake(self) -> None:
        self._news.set()

    def end(self, problem: Problem) -> None:
        self._ending = asyncio.create_task(self._end(problem))

    async def _end(self, problem: Problem) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.send_text(_failed(None, dumps(problem.as_json())))
            await self._socket.close(CLOSE_CODES.get(problem.error, INTERNAL))

    async def run(self) -> None:
        self._room.enter(self._table, self)  # at once: a table without listeners may be forgotten
        sending = asyncio.create_task(self._send_news())
        try:
            await self._room.lines(self._table)
            self.wake()
            while True:
                text = await self._socket.receive_text()
                await self._give_way()
                await self._answer(text)
        except (WebSocketDisconnect, KeyError):
            pass  # gone; KeyError: the client sent bytes, which are no message of ours
        finally:
            sending.cancel()
            self._room.exit(self._table, self)

    async def _give_way(self) -> None:
        """Who plays comes first: those who only watch are served one after the other, when no move is under way."""
        if self._table.viewers_of(self.client) == [None]:
            await self._room.turnstile.wait()

    # Server to client

    async def _send_news(self) -> None:
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                await self._give_way()
                async with self._sending:
                    await self._send_what_is_new()
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone; RuntimeError: we have closed it ourselves
        except Exception as error:
            log("failed", logging.ERROR, error, table=self._table.record.id)
            await self._socket.close(INTERNAL)

    async def _send_what_is_new(self) -> None:
        if self._revision != self._table.record.revision:
            await self._room.replays.learn(self._table, self.address, self._wanted_steps)
            await self._socket.send_text(self._update())
        online = self._table.online()
        if online != self._online:
            self._online = online
            await self._socket.send_text(dumps({"type": "presence", "online": online}).decode())
        if self._table.chat is None:
            return
        known, last = self._line, self._table.last_line
        if last > known or not self._chatting:  # the first time also if nobody said a word: what comes later is news
            self._chatting = True
            self._line = max(known, last)
            await self._socket.send_text(chat_bytes(self._table, known).decode())

    def _since(self, viewers: list[int | None]) -> int:
        """The first ply that is new to the client."""
        if self._viewers not in (None, viewers):
            return 0  # it took or left a seat: it now sees with other eyes
        return self._table.common_ply(self._epoch, self._ply)

    def _wanted_steps(self) -> list[tuple[int | None, int]]:
        viewers = self._table.viewers_of(self.client)
        since = self._since(viewers)
        return [(viewer, since) for viewer in viewers] if self._table.play else []

    def _update(self) -> str:
        """Everything that is new to the client, which from now on knows it."""
        record = self._table.record
        viewers = self._table.viewers_of(self.client)
        since = self._since(viewers)
        same = self._viewers == viewers
        known = self._revision
        self._epoch, self._ply, self._revision, self._viewers = record.epoch, record.ply, record.revision, viewers
        table, client, keys = self._table, self.client, self._room.keys
        told = change_bytes(table, client, since, keys, known) if self._changes and same else None
        return (told or update_bytes(table, client, since, keys, not self._changes)).decode()

    # Client to server

    async def _answer(self, text: str) -> None:
        """Raises Problem if the client goes on above its rate: then it is no longer answered."""
        id = None
        try:
            self._limit.spend(self.client, self.address)
        except Problem as problem:
            self._room.metrics.refuse(problem.error)
            if not self._excess.take(""):
                raise
            await self._reply(_failed(_id_of(text), dumps(problem.as_json())))
            await self._rest()
            return
        try:
            try:
                message = _read_message.validate_json(text)
                id = message.id
            except ValidationError as error:
                id = _id_of(text)
                raise invalid(error.errors()) from None
            await self._reply(await self._do(message))
        except (Problem, Refused, BadInput) as error:
            if not await self._refuse(id, as_problem(error)):
                raise
        except (SQLAlchemyError, OSError) as error:
            log("failed", logging.ERROR, error, table=self._table.record.id)
            await self._fail(id, Problem("busy" if is_busy(error) else "internal"))

    async def _refuse(self, id: int | str | None, problem: Problem) -> bool:
        """Whether the client may go on. (No frame that the problem passed through may keep it: see garbage.py.)"""
        is_excess = problem.error == "too-many"
        if is_excess and not self._excess.take(""):
            return False
        await self._fail(id, problem)
        if is_excess:
            await self._rest()
        return True

    async def _rest(self) -> None:
        """Nothing is read for a while; and not from all at once whose while is over."""
        await asyncio.sleep(self._room.settings.excess_seconds)
        await self._give_way()

    async def _fail(self, id: int | str | None, problem: Problem) -> None:
        self._room.metrics.refuse(problem.error)
        told = problem_bytes(problem, self._table, self.client, self._room.keys)
        await self._reply(_failed(id, told))

    async def _reply(self, answer: str) -> None:
        """Sent after everything new: a client that hears of its move has already seen what came of it."""
        async with self._sending:
            await self._send_what_is_new()
            await self._socket.send_text(answer)

    async def _do(self, message: Any) -> str:
        """The answer."""
        room, table, client = self._room, self._table, self.client
        ply: int | None = None
        match message:
            case schemas.MoveMessage():
                ply = await playing.move(room, table, client, message.seat, message.ply, message.action, message.epoch)
            case schemas.UndoMessage():
                await playing.undo(room, table, client, message.seat, message.ply)
                ply = message.ply
            case schemas.ChatMessage():
                await self._say(message.text, message.seat)
            case schemas.RefusedMessage():
                playing.check_seat(table, client, message.seat)
                if (table.record.epoch, table.started().ply) != (message.epoch, message.ply):
                    raise Conflict
                told = b'{"type":"refused","id":%b,"refused":%b}' % (dumps(message.id), table.refused(message.seat))
                return told.decode()
        return dumps({"type": "done", "id": message.id, "ply": ply}).decode()

    async def _say(self, text: str, seat: int | None) -> None:
        """Spectators may speak too, without a name."""
        line = clean(text, LONGEST_LINE)
        if self._room.bans.muted(self.client):
            raise Problem("forbidden")
        if not line:
            raise BadInput("text", "missing-field")
        if seat is not None:
            playing.check_seat(self._table, self.client, seat)
        else:
            seat = next(iter(self._table.seats_of(self.client)), None)
        if seat is None:
            if not self._table.record.watchers_chat:
                raise Problem("forbidden")
            self._room.watchers_lines.spend(self.client, self._table.record.id)
        name = "" if seat is None else self._table.record.seats[seat].name
        await self._room.say(self._table, seat, name, line)


def _number(socket: WebSocket, name: str) -> int:
    text = socket.query_params.get(name, "0")
    if not text.isdecimal() or not text.isascii() or len(text) > 9:
        raise as_problem(BadInput(name, "wrong-type"))
    return int(text)


def _failed(id: int | str | None, problem: bytes) -> str:
    return (b'{"type":"failed","id":%b,"problem":%b}' % (dumps(id), problem)).decode()


def _id_of(text: str) -> int | str | None:
    """The id of a malformed message, so that the client knows which one it was."""
    with contextlib.suppress(ValueError, RecursionError):
        message = loads(text)
        id = message.get("id") if isinstance(message, dict) else None
        if isinstance(id, (int, str)) and not isinstance(id, bool) and len(str(id)) <= 100:
            return id
    return None
