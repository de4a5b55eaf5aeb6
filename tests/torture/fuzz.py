"""Requests and messages that nobody would send: each is answered, none with 5xx, and the server goes on."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from saloon.server.app import api_schema
from tests.server.serving import Person, Server, Stream, opened, serving

EVERY = 500  # after so many it is looked whether the server still plays
ODD_TEXTS = ("", "\0", "../..", "ü", "\ud800", "%00", "[", "x" * 5000, "null", "-1", "1e999", "99999999999999999999")
ODD_HEADERS = (("origin", "http://["), ("host", "["), ("cookie", "saloon=\xff"), ("content-type", "text/plain"),
               ("content-length", "x"), ("x-forwarded-for", "::1%"), ("cookie", "saloon=" + "." * 3000),
               ("accept-encoding", "\t"), ("sec-fetch-site", "cross-site"), ("if-none-match", "*"))  # fmt: skip


def run(folder: Path, requests: int, seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    (folder / "fuzz").mkdir()
    found: dict[str, Any] = {}
    with serving(folder / "fuzz", import_seconds=5.0) as server:
        try:
            found["requests"] = _requests(server, requests // 2, rng)
            found["messages"] = _messages(server, requests - requests // 2, rng)
        except (AssertionError, httpx.TimeoutException, TimeoutError) as error:
            found["broken"] = f"{type(error).__name__}: {error}"
        failed = [line for line in server.log_lines() if line["event"] == "failed"]
        if failed:
            found["broken"] = f"{len(failed)} faults, the first: {failed[0].get('trace', '')[-400:]}"
    while opened:
        opened.pop().close()
    return found


def anything(rng: random.Random, depth: int = 3) -> Any:
    kind = rng.randrange(8 if depth else 6)
    if kind == 0:
        return rng.choice(ODD_TEXTS)
    if kind == 1:
        return rng.choice((-1, 0, 1, 2, 14, 2**31, 2**63, 2**64, -(2**70), 0.5, 1e308))
    if kind == 2:
        return rng.choice((None, True, False))
    if kind == 3:
        return rng.choice(("go_west", "gold_rush", "great_western_trail", "person", "bot", "random", "announce"))
    if kind in (4, 5):
        return rng.randrange(20)
    if kind == 6:
        return [anything(rng, depth - 1) for _ in range(rng.randrange(4))]
    names = ("seat", "ply", "action", "do", "type", "id", "text", "game", "seats", "options", "kind", "epoch", "agree")
    return {rng.choice((*names, *ODD_TEXTS)): anything(rng, depth - 1) for _ in range(rng.randrange(5))}


def _requests(server: Server, number: int, rng: random.Random) -> dict[str, int]:
    ann = Person(server)
    ids = [ann.make_table("person", "person", options={"first_seat": 0})["id"]]
    routes = [(path, method.upper()) for path, ways in api_schema()["paths"].items() for method in ways]
    forms = api_schema()["components"]["schemas"]
    known = [sorted(form.get("properties", {})) for form in forms.values()]
    statuses: Counter[str] = Counter()
    for n in range(number):
        path, method = rng.choice(routes)
        for name in ("id", "ply", "hash"):
            value = rng.choice((ids[0], ids[0], "3", *ODD_TEXTS))
            path = path.replace(f"{{{name}}}", quote(value.encode(errors="replace"), safe="%"))
        fields = rng.choice(known)
        body = {name: anything(rng) for name in fields} if rng.random() < 0.7 else anything(rng)
        text = json.dumps(body) if rng.random() < 0.9 else json.dumps(body)[: rng.randrange(40)]
        headers = [("content-type", "application/json"), ("cookie", f"saloon={ann.cookie}")]
        headers += rng.sample(ODD_HEADERS, 1) if rng.random() < 0.1 else []
        query = f"?seat={quote(rng.choice(ODD_TEXTS[1:6]).encode(errors='replace'))}" if rng.random() < 0.1 else ""
        try:
            url = httpx.URL(server.address).copy_with(raw_path=(path + query).encode(errors="replace"))
            raw = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers]
            answer = ann.http.request(method, url, content=text.encode(errors="replace"), headers=raw)
        except (httpx.InvalidURL, httpx.LocalProtocolError):
            statuses["cannot be sent"] += 1
            continue
        except httpx.RemoteProtocolError:
            statuses["closed"] += 1
            continue
        assert answer.status_code < 500, f"{answer.status_code} to {method} {path} {text[:300]}"
        statuses[str(answer.status_code)] += 1
        if n % EVERY == 0:
            _still_plays(server)
    return dict(statuses)


def _messages(server: Server, number: int, rng: random.Random) -> dict[str, int]:
    ann = Person(server)
    id = ann.make_table("person", "person", options={"first_seat": 0})["id"]
    stream = _stream(ann, id, rng)
    answers: Counter[str] = Counter()
    for n in range(number):
        message = {"type": rng.choice(("move", "undo", "chat", "ping", "refused", "x")), "id": n}
        message |= {name: anything(rng) for name in rng.sample(("seat", "ply", "action", "epoch", "text"), 3)}
        text = json.dumps(message if rng.random() < 0.8 else anything(rng))
        try:
            stream.socket.send(text.encode() if rng.random() < 0.02 else text)
            answer = stream.hear()
            while answer["type"] not in ("done", "failed", "refused"):
                answer = stream.hear()
            error = answer.get("problem", {}).get("error", "done")
            assert error != "internal", text
            answers[error] += 1
        except ConnectionClosed:
            answers["closed"] += 1
            stream = _stream(ann, id, rng)
        stream.raw.clear()
        if n % EVERY == 0:
            _still_plays(server)
    return dict(answers)


def _stream(person: Person, id: str, rng: random.Random) -> Stream:
    while True:
        try:
            return person.stream(id, rng.choice((0, 1, 10**8)), rng.choice((0, 3, 10**8)))
        except InvalidHandshake:
            continue


def _still_plays(server: Server) -> None:
    person = Person(server)
    stream = person.stream(person.make_table("person", "person", options={"first_seat": 0})["id"])
    stream.hear_until("update")
    assert stream.move(0, {"do": "announce"})["type"] == "done"
    stream.close()
    person.http.close()
