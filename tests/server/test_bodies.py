"""What a request carries is bounded before it is read, and whoever goes on above a rate is answered slowly."""

from __future__ import annotations

import asyncio
import json
import select
import socket
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from saloon.server.addresses import read_network
from saloon.server.app import make_app
from saloon.server.bodies import is_one_text
from saloon.server.schemas import NewTable
from saloon.server.settings import Rate, Settings
from tests.server.serving import PATIENCE, Person, Server, serving
from tests.server.test_limits import SCARCE, dial, hear_all

IMPORT = b"POST /api/tables/import HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


def large_import(server: Server, person: Person, half: bool = False) -> socket.socket:
    """As it is sent, or but for its last byte."""
    body = json.dumps({"transcript": "x\n" * 50_000}).encode()
    connection = dial(server)
    connection.sendall(IMPORT + f"Cookie: saloon={person.cookie}\r\nConnection: close\r\n".encode())
    connection.sendall(b"Content-Length: %d\r\n\r\n" % len(body) + (body[:-1] if half else body))
    return connection


def test_large_bodies_are_few_at_a_time_and_come_at_a_rate(tmp_path: Path) -> None:
    """Six hundred were held in memory once, two megabytes each, until they were whole."""
    scarce: dict[str, Any] = {"imports": Rate(SCARCE, 4), "imports_at_once": 2}
    with serving(tmp_path, **scarce) as server:
        ann, ben = Person(server), Person(server)
        half = [large_import(server, ann, half=True) for _ in range(3)]
        for connection in half:
            connection.settimeout(0)  # one of them is answered: which, the server decides
        answered, _, _ = select.select(half, [], [], PATIENCE)
        assert len(answered) == 1
        answered[0].settimeout(PATIENCE)
        assert hear_all(answered[0]).endswith(b'{"error":"too-many"}')
        for connection in half:
            if connection is not answered[0]:
                connection.settimeout(PATIENCE)
                connection.sendall(b"}")
                assert hear_all(connection).startswith(b"HTTP/1.1 400")
        assert hear_all(large_import(server, ann)).startswith(b"HTTP/1.1 400")
        assert hear_all(large_import(server, ann)).startswith(b"HTTP/1.1 429")
        assert hear_all(large_import(server, ben)).startswith(b"HTTP/1.1 400")


def test_a_large_body_is_one_text() -> None:
    """To read two megabytes of anything else took half a second, in which nobody was answered."""
    text = 'a "quoted" \\ \\" line\n\u2028'
    assert is_one_text(json.dumps({"transcript": text}).encode())
    assert is_one_text(b' {\n "transcript" : "" } ')
    for odd in (
        {"transcript": text, "more": 1},
        {"more": 1, "transcript": text},
        {"transcript": [text]},
        {"transcript\\": text, "b\\": text},
        [text],
        text,
    ):
        assert not is_one_text(json.dumps(odd).encode()), odd
    assert not is_one_text(b'{"transcript":"\\\\","more":"x"}')
    assert not is_one_text(b'{"transcript":"')


def test_a_form_with_thousands_of_fields_is_refused_at_once(server: Server) -> None:
    """Each of them was an error of its own."""
    many = {f"a{n}": 1 for n in range(5000)}
    ann = Person(server)
    assert ann.post("/api/tables", many, 400)["bad_input"]["where"] == "body"
    nested = {"game": "go_west", "seats": [many]}
    assert ann.post("/api/tables", nested, 400)["bad_input"]["reason"] == "wrong-type"
    stream = ann.stream(ann.make_table("person", "person")["id"])
    assert stream.ask(type="ping", **many)["problem"]["bad_input"]["reason"] == "wrong-type"
    assert len(pydantic_errors(many)) == 1


def pydantic_errors(form: dict[str, int]) -> Any:
    try:
        NewTable.model_validate(form)
    except ValidationError as error:
        return error.errors()


WAIT = 4711.0  # seconds


def waits(folder: Path, monkeypatch: pytest.MonkeyPatch, path: str, **changes: Any) -> int:
    """How many of three requests wait for their answers; one of them is within the rate."""
    waited: list[float] = []
    really_sleep = asyncio.sleep

    async def sleep(seconds: float) -> None:
        if seconds == WAIT:
            waited.append(seconds)
        else:
            await really_sleep(seconds)

    async def receive() -> Any:
        return {"type": "http.request"}

    async def send(message: Any) -> None:
        pass

    async def run() -> None:
        app = make_app(Settings(f"sqlite:///{folder}/tables.db", excess_seconds=WAIT, **changes))
        scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "scheme": "http"}
        headers = [(b"host", b"x")]
        async with app.router.lifespan_context(app):
            monkeypatch.setattr(asyncio, "sleep", sleep)
            for _ in range(3):
                await app({**scope, "headers": headers, "client": ("192.0.2.1", 1), "app": app}, receive, send)
            monkeypatch.undo()

    asyncio.run(run())
    return len(waited)


NONE_LEFT = {"newcomers": Rate(SCARCE, 1), "address_requests": Rate(SCARCE, 0), "health_requests": Rate(SCARCE, 1)}


@pytest.mark.parametrize("path", ["/api/games", "/healthz"])
def test_whoever_goes_on_above_the_rate_waits_for_each_refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """One connection was refused 2,700 times a second once, and health had no rate: half of the server's time each."""
    assert waits(tmp_path, monkeypatch, path, **NONE_LEFT) == 2


def test_the_connections_of_a_proxy_do_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    proxies = {"trusted_proxies": (read_network("192.0.2.1"),)}
    assert waits(tmp_path, monkeypatch, "/api/games", **NONE_LEFT, **proxies) == 0
