"""A real server in a process of its own with a real database file, and people who use it over real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import multiprocessing
import os
import random
import signal
import socket
import sys
import threading
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.client import HTTPConnection, HTTPException
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Literal, TypeVar

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from saloon.core.changes import apply
from saloon.core.fairness import SEED_BYTES
from saloon.server.settings import Rate, Settings

T = TypeVar("T")
GAME = "go_west"
NO_LIMIT = Rate(1e6, 1_000_000)
PATIENCE = 60.0  # seconds; a test that waits longer for anything has failed

PORTS = 50  # for each process; below those that systems give away
_first_port = 10_000 + os.getpid() % 400 * PORTS
_ports = itertools.cycle(range(_first_port, _first_port + PORTS))

opened: list[httpx.Client | ExitStack] = []  # what the test that runs has to close
started: list[Server] = []  # those that the test that runs may have used: see tests/artefacts.py

# A fork server has loaded everything once: each new server process is there within milliseconds
_processes = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload(["saloon.server.app", "saloon.cli.serve", "tests.server.serving"])


def _serve(
    listener: socket.socket, log: str, settings: Settings, more_bots: bool, packages: Path | None, end: End | None
) -> None:
    if packages is not None:
        sys.path.insert(0, str(packages))
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(packages), os.environ.get("PYTHONPATH"))))
    from saloon.cli.serve import run
    from saloon.server.app import make_app
    from saloon.server.logs import set_up_logs

    if more_bots:
        from tests.server import odd_thinker

        odd_thinker.register()
    if end is not None:
        end.prepare()
    with Path(log).open("a", buffering=1, encoding="utf-8") as sys.stderr:
        set_up_logs()
        run(make_app(settings), listener)


def run_as_server(work: Coroutine[Any, Any, T]) -> T:
    """In this process, on the kind of event loop that servers have."""
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        return runner.run(work)


def told_seed(number: int) -> bytes:
    """A seed as secret as any to the server: the one that all tables of a test's server are dealt from."""
    return number.to_bytes(SEED_BYTES, "big")


@dataclass
class SeedsInTurn:
    """Instead of one seed for all tables: 1 for the first table that is made, 2 for the next …"""

    number: int = 0

    def __call__(self) -> bytes:
        self.number += 1
        return told_seed(self.number)


@dataclass(frozen=True)
class End:
    """Where in its work a server kills itself: in this write of plies, counted from 1 since its start.

    `write`: the write is begun and its plies are not there yet; `commit`: all is written and not committed;
    `committed`: it is, and nobody has been told.
    """

    moment: Literal["write", "commit", "committed"]
    number: int

    def prepare(self) -> None:
        """In the server's process, before it opens its database."""
        import sqlalchemy as sa

        from saloon.server.store import Store

        writes = 0
        begun = False  # whether plies of this transaction came already
        commit = Store._commit

        def reach(moment: str) -> None:
            if (moment, writes) == (self.moment, self.number) and threading.current_thread().name == "writer":
                os.kill(os.getpid(), signal.SIGKILL)

        def trace(statement: str) -> None:
            """What SQLite is about to do."""
            nonlocal writes, begun
            if statement.startswith("BEGIN"):
                begun = False
            elif statement.startswith("INSERT INTO plies") and not begun:
                writes, begun = writes + 1, True
                reach("write")
            elif statement == "COMMIT":
                reach("commit")

        def commit_and_end(store: Store, wanted: Any) -> Exception | None:
            error = commit(store, wanted)
            reach("committed")
            return error

        sa.event.listen(sa.pool.Pool, "connect", lambda connection, _: connection.set_trace_callback(trace))
        setattr(Store, "_commit", commit_and_end)  # noqa: B010  (its type may not be changed, says mypy)


def listening(port: int) -> socket.socket:
    """At this port; 0: at the next one that the system gives to nobody, and that only this process tries, so that a
    server that was killed finds it free again."""
    for each in [port] if port else itertools.islice(_ports, PORTS):
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(("127.0.0.1", each))
            listener.listen(1024)
        except OSError:
            listener.close()
        else:
            return listener
    raise OSError(f"somebody else listens at {port or 'all ports of this process'}")


def free_port() -> int:
    """For what must open its port itself; the next call gives another."""
    with listening(0) as listener:
        port: int = listener.getsockname()[1]
        return port


@dataclass(eq=False)
class Server:
    folder: Path
    changes: dict[str, Any] = field(default_factory=dict)  # of the settings
    more_bots: bool = False  # those of odd_thinker.py
    seed: int = 1  # decides every draw and every bot's choice, at each table alike
    packages: Path | None = None  # a folder of more that are installed
    port: int = 0
    process: BaseProcess | None = None

    @property
    def database(self) -> str:
        return str(self.changes.get("database", f"sqlite:///{self.folder / 'tables.db'}"))

    @property
    def settings(self) -> Settings:
        rates = ("requests", "new_tables", "messages", "imports")
        unlimited: dict[str, Any] = {name: NO_LIMIT for rate in rates for name in (rate, f"address_{rate}")}
        unlimited |= {"newcomers": NO_LIMIT, "streams": 10_000, "address_streams": 10_000}
        unlimited |= {"address_new_streams": NO_LIMIT, "excess_seconds": 0.0, "health_requests": NO_LIMIT}
        unlimited |= {"bot_only_tables": True, "bot_tables": 10_000, "address_bot_tables": 10_000}
        unlimited |= {"watchers_lines": NO_LIMIT, "table_lines": NO_LIMIT}
        # A bot whose time is up plays something else
        patient: dict[str, Any] = {"bot_seconds": PATIENCE, "import_seconds": PATIENCE}
        patient |= {"hint_simulations": (10, 20), "analysis_simulations": 10, "analysis_seconds": 0.2}
        nothing = {"static": self.folder / "no page"}
        told = {"new_seed": partial(told_seed, self.seed)}
        return Settings(**{**unlimited, **patient, **nothing, **told, **self.changes, "database": self.database})

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.is_alive()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def log_lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]

    def start(self, end: End | None = None) -> Server:
        """Starts it, or again at the same address; returns when it answers."""
        if self not in started:
            started.append(self)
        with listening(self.port) as listener:
            self.port = listener.getsockname()[1]
            arguments = (listener, str(self.log), self.settings, self.more_bots, self.packages, end)
            self.process = _processes.Process(target=_serve, args=arguments)
            assert self.process is not None
            self.process.start()
        # The listener is open already: requests wait until the server answers, or fail when it has ended
        assert self.answers(), f"the server does not answer:\n{self.log.read_text()}"
        return self

    def answers(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        assert self.process is not None
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.join()

    def wait_for_the_end(self) -> None:
        """Of one that kills itself: see End."""
        assert self.process is not None
        self.process.join(PATIENCE)
        assert self.process.exitcode == -signal.SIGKILL

    def stop(self) -> int:
        """As an operator would; returns the exit code."""
        assert self.process is not None
        self.process.terminate()
        self.process.join(PATIENCE)
        code = self.process.exitcode
        assert code is not None, "the server does not stop"
        return code


@contextmanager
def serving(
    folder: Path, more_bots: bool = False, seed: int = 1, packages: Path | None = None, **changes: Any
) -> Iterator[Server]:
    server = Server(folder, changes, more_bots, seed, packages).start()
    try:
        yield server
    finally:
        if server.runs:
            server.kill()


class Person:
    """A client: a cookie, requests and streams."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE, verify=False)  # no time for certificates
        opened.append(self.http)
        self.get("/api/games")
        self.cookie = self.http.cookies["saloon"]

    def get(self, path: str, status: int = 200, **options: Any) -> Any:
        return self._json(self.http.get(path, **options), status)

    def post(self, path: str, body: Any = None, status: int = 200, **options: Any) -> Any:
        content = json.dumps({} if body is None else body)  # escapes what is not ASCII: httpx refuses half surrogates
        headers = {"content-type": "application/json", **options.pop("headers", {})}
        return self._json(self.http.post(path, content=content, headers=headers, **options), status)

    def _json(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, (
            f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
        )
        return answer.json()

    # What people do

    def make_table(
        self, *seats: str, options: dict[str, Any] | None = None, game: str = GAME, prepared: int | None = None
    ) -> Any:
        """Seats are written `person`, `person:Ann`, `invited`, `bot:greedy`. Prepared: a published seed."""
        wanted = []
        for seat in seats:
            kind, _, name = seat.partition(":")
            wanted.append({"kind": kind, "bot": name} if kind == "bot" else {"kind": kind, "name": name})
        wish = {"game": game, "options": options or {}, "seats": wanted, "prepared": prepared}
        return self.post("/api/tables", wish, 201)

    def join(self, table: Any, seat: int, name: str = "") -> Any:
        return self.post("/api/join", {"token": table["seats"][seat]["invite"].removeprefix("/join/"), "name": name})

    def table(self, id: str) -> Any:
        return self.get(f"/api/tables/{id}")

    def move(self, id: str, seat: int, ply: int, action: Any, status: int = 200) -> Any:
        return self.post(f"/api/tables/{id}/moves", {"seat": seat, "ply": ply, "action": action}, status)

    def stream(self, id: str, epoch: int = 0, ply: int = 0, chat: int = 0, changes: int = 0, **options: Any) -> Stream:
        return Stream(self, id, epoch, ply, chat, changes, **options)


class Stream:
    """A stream and what its client knows through it, put together as docs/api.md says."""

    def __init__(
        self,
        person: Person,
        id: str,
        epoch: int = 0,
        ply: int = 0,
        chat: int = 0,
        changes: int = 0,
        **options: Any,
    ) -> None:
        address = f"{person.server.address.replace('http', 'ws')}/api/tables/{id}/stream"
        headers = {"Cookie": f"saloon={person.cookie}", **options.pop("headers", {})}
        address = f"{address}?epoch={epoch}&ply={ply}&chat={chat}&changes={changes}"
        self._open = ExitStack()
        # No pings: on a busy machine an answer may take longer than they allow
        plain: dict[str, Any] = {"max_size": None, "compression": None, "ping_interval": None}
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, additional_headers=headers, open_timeout=PATIENCE, **plain, **options)
        )
        opened.append(self._open)
        self.person = person
        self.id = id
        self.table: Any = None
        self.faces: dict[str, Any] = {}
        self.online: list[int] = []
        self.lines: list[Any] = []
        self.answers: dict[Any, Any] = {}
        self.raw: list[str] = []  # all that came
        self._ids = 0

    def hear(self) -> Any:
        """The next message."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        match message["type"]:
            case "update":
                self.table, self.faces = message["table"], message["faces"]
            case "change":
                apply(self.table, message["table"])
                for key, face in message["faces"].items():
                    apply(self.faces[key], face["changes"])
                    self.faces[key]["steps"] = face["steps"]
            case "presence":
                self.online = message["online"]
            case "chat":
                self.lines += message["lines"]
            case _:
                self.answers[message["id"]] = message
        return message

    def hear_until(self, what: str, **fields: Any) -> Any:
        """The next message of this type with these fields."""
        while True:
            message = self.hear()
            if message["type"] == what and all(message.get(name) == value for name, value in fields.items()):
                return message

    def ask(self, **message: Any) -> Any:
        """Sends a message; returns the answer to it."""
        return self.answer_to(self.send(**message))

    def send(self, **message: Any) -> Any:
        """Returns the id of the message."""
        self._ids += 1
        id = message.setdefault("id", self._ids)
        self.socket.send(json.dumps(message))
        return id

    def answer_to(self, id: Any) -> Any:
        while id not in self.answers:
            self.hear()
        return self.answers.pop(id)

    def move(self, seat: int, action: Any) -> Any:
        return self.ask(type="move", seat=seat, ply=self.table["ply"], action=action)

    @property
    def moment(self) -> tuple[int, int]:
        """The last that is known."""
        return (self.table["epoch"], self.table["ply"]) if self.table else (-1, -1)

    def catch_up(self, ply: int, epoch: int = 0) -> None:
        """Hears until the table is known up to this moment."""
        while self.moment < (epoch, ply):
            self.hear()

    def hear_the_end(self) -> int | None:
        """Hears all that still comes; returns the code that the server closes the stream with."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    def close(self) -> None:
        self._open.close()


def play_on(streams: dict[int, Stream], moves: int, rng: random.Random) -> int:
    """Lets the seats of these streams play so many random moves; returns how many they played before the end."""
    for played in range(moves):
        for stream in streams.values():
            stream.catch_up(0)
        epoch, ply = max(stream.moment for stream in streams.values())
        for stream in streams.values():
            stream.catch_up(ply, epoch)
        table = next(iter(streams.values())).table
        if table["status"] == "over":
            return played
        seat = table["turn"]
        action = rng.choice(streams[seat].faces[str(seat)]["moves"])["action"]
        answer = streams[seat].move(seat, action)
        assert answer["type"] == "done", answer
        while streams[seat].table["ply"] <= answer["ply"]:
            streams[seat].hear()
    return moves
