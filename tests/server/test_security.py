"""Cookies, origins, limits, headers, logs: what keeps strangers out and secrets in."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import InvalidStatus

from saloon.server.addresses import read_network
from saloon.server.limits import MOST_KNOWN, Limit
from saloon.server.problems import Problem
from saloon.server.seats import Keys
from saloon.server.settings import Rate
from tests.server.serving import PATIENCE, Person, Server, opened, serving

EVIL = {"Origin": "http://evil.example"}


def stranger(server: Server, cookie: str | None = None) -> httpx.Client:
    client = httpx.Client(base_url=server.address, timeout=PATIENCE, cookies={"saloon": cookie} if cookie else None)
    opened.append(client)
    return client


def test_the_first_answer_sets_a_signed_cookie_that_scripts_cannot_read(server: Server) -> None:
    answer = stranger(server).get("/api/tables")
    cookie = answer.headers["set-cookie"]
    attributes = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= attributes
    assert "secure" not in attributes, "over plain HTTP a browser would not send it back"
    again = stranger(server, answer.cookies["saloon"]).get("/api/tables")
    assert "set-cookie" not in again.headers


def test_over_https_the_cookie_is_secure(server: Server, tmp_path: Path) -> None:
    """As a proxy says it that was named, which speaks HTTPS with the browser. Nobody else is believed."""
    said = {"X-Forwarded-Proto": "https"}
    assert "; Secure" not in stranger(server).get("/api/tables", headers=said).headers["set-cookie"]
    with serving(tmp_path, trusted_proxies=(read_network("127.0.0.1"),)) as behind_a_proxy:
        answer = stranger(behind_a_proxy).get("/api/tables", headers=said)
        assert "; Secure" in answer.headers["set-cookie"]


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    ann = Person(server)
    table = ann.make_table("person", "person")
    client, _, signature = ann.cookie.partition(".")
    forged = [
        client,
        f"{client}.",
        f"{client}.{'A' * len(signature)}",
        f"{client}.{signature[:-1]}",
        f"{client[:-1]}.{signature}",
        Keys(b"another secret").cookie(client),
    ]
    for cookie in forged:
        answer = stranger(server, cookie).get(f"/api/tables/{table['id']}")
        assert not any(seat["yours"] for seat in answer.json()["seats"])
        assert "set-cookie" in answer.headers
    own = stranger(server, ann.cookie).get(f"/api/tables/{table['id']}")
    assert all(seat["yours"] for seat in own.json()["seats"])


def test_a_cookie_that_somebody_added_does_not_hide_the_one_we_signed(server: Server) -> None:
    """Pages of the same domain can set one of the same name; whoever had both became a stranger at the own table."""
    ann = Person(server)
    id = ann.make_table("person", "person")["id"]
    for cookies in (
        f"saloon=x.y; saloon={ann.cookie}",
        f"saloon={ann.cookie}; a=b; saloon=x.y",
        f"saloon={ann.cookie}",
    ):
        answer = httpx.get(f"{server.address}/api/tables/{id}", headers={"cookie": cookies})
        assert answer.json()["seats"][0]["yours"], cookies
        assert "set-cookie" not in answer.headers


def test_invites_cannot_be_guessed_and_are_stored_as_fingerprints_only(server: Server) -> None:
    ann = Person(server)
    table = ann.make_table("person", "invited", "invited")
    tokens = [seat["invite"].removeprefix("/join/") for seat in table["seats"][1:]]
    assert len(set(tokens)) == 2
    assert all(len(token) == 32 for token in tokens)
    engine = sa.create_engine(server.database)
    with engine.connect() as connection:
        stored = connection.exec_driver_sql("SELECT * FROM seats").all()
    engine.dispose()
    assert not any(token in str(row) for row in stored for token in tokens)


def test_another_origin_changes_nothing(server: Server) -> None:
    ann = Person(server)
    table = ann.make_table("person", "person")
    for headers in (EVIL, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}):
        problem = ann.post(f"/api/tables/{table['id']}/leave", {"seat": 0}, 403, headers=headers)
        assert problem == {"error": "forbidden"}
    assert ann.table(table["id"])["seats"][0]["left"] is False
    own = {"Origin": server.address, "Sec-Fetch-Site": "same-origin"}
    assert ann.post(f"/api/tables/{table['id']}/leave", {"seat": 0}, headers=own)["seats"][0]["left"] is True


def test_another_origin_opens_no_stream(server: Server) -> None:
    ann = Person(server)
    table = ann.make_table("person", "person")
    with pytest.raises(InvalidStatus) as refused:
        ann.stream(table["id"], headers=EVIL)
    assert refused.value.response.status_code == 403
    stream = ann.stream(table["id"], headers={"Origin": server.address})
    assert stream.hear()["type"] == "update"


def test_forms_of_other_pages_are_no_requests(server: Server) -> None:
    """What a page of another origin can send without asking: a form. Its types are not JSON."""
    ann = Person(server)
    body = json.dumps({"game": "go_west", "seats": [{"kind": "person"}, {"kind": "person"}]})
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        answer = ann.http.post("/api/tables", content=body, headers={"content-type": kind})
        assert answer.status_code == 400, answer.text
    assert ann.get("/api/tables") == []


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/healthz", "/table/x"])
def test_every_answer_has_the_security_headers(server: Server, path: str) -> None:
    headers = stranger(server).get(path).headers
    policy = {part.split()[0]: part.split()[1:] for part in headers["content-security-policy"].split(";")}
    assert policy["default-src"] == ["'self'"]
    assert policy["frame-ancestors"] == ["'none'"]
    assert not any("unsafe" in value or "*" in value for values in policy.values() for value in values)
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


def test_large_bodies_are_refused_before_they_are_read(server: Server) -> None:
    ann = Person(server)
    big = json.dumps({"game": "x" * 70_000, "seats": []})
    headers = {"content-type": "application/json"}
    assert ann.http.post("/api/tables", content=big, headers=headers).json() == {"error": "too-large"}
    answer = ann.http.post("/api/tables", content=iter([big.encode()]), headers=headers)  # without a length
    assert (answer.status_code, answer.json()) == (413, {"error": "too-large"})
    transcript = json.dumps({"transcript": "x\n" * 50_000})  # more than other bodies may have
    assert ann.http.post("/api/tables/import", content=transcript, headers=headers).status_code == 400
    transcript = json.dumps({"transcript": "x" * 2_100_000})
    assert ann.http.post("/api/tables/import", content=transcript, headers=headers).status_code == 413


def test_limits_fill_again_with_time() -> None:
    now = 0.0
    limit = Limit(Rate(per_second=2, at_once=3), now=lambda: now)

    def spend(times: int, who: str = "ann") -> int:
        done = 0
        with suppress(Problem):
            for _ in range(times):
                limit.spend(who)
                done += 1
        return done

    assert spend(10) == 3
    assert spend(10, "ben") == 3, "everybody has their own"
    now += 1.0
    assert spend(10) == 2
    now += 100.0
    assert spend(10) == 3
    for number in range(3 * MOST_KNOWN):
        limit.spend(f"client {number}")
    assert len(limit._buckets) <= MOST_KNOWN


def test_clients_that_run_wild_are_stopped(tmp_path: Path) -> None:
    few, more = Rate(0.001, 20), Rate(0.001, 40)
    limits: dict[str, Any] = {"requests": more, "new_tables": Rate(0.001, 3), "messages": few, "streams": 2}
    with serving(tmp_path, **limits, newcomers=Rate(0.001, 20), address_requests=Rate(0.001, 20)) as server:
        ann, ben = Person(server), Person(server)
        table = ann.make_table("person", "person")
        for _ in range(2):
            ann.make_table("person", "person")
        wanted = {"game": "go_west", "seats": [{"kind": "person"}, {"kind": "person"}]}
        assert ann.post("/api/tables", wanted, 429) == {"error": "too-many"}
        assert ben.post("/api/tables", wanted, 201)["status"] == "running"

        stream = ann.stream(table["id"])
        answers = [stream.ask(type="ping")["type"] for _ in range(25)]
        assert answers == ["done"] * 20 + ["failed"] * 5
        ann.stream(table["id"]).hear()
        third = ann.stream(table["id"])
        assert third.hear()["problem"] == {"error": "too-many"}

        statuses = [ann.http.get("/api/games").status_code for _ in range(50)]
        assert statuses.count(200) < 40
        assert statuses.count(429) > 10
        refused = ann.http.get("/api/games")
        assert refused.headers["retry-after"]
        assert ann.http.get("/healthz").status_code == 200
        # Dropping the cookie does not help: then the address counts
        nobody = stranger(server)
        for _ in range(50):
            nobody.cookies.clear()
            answer = nobody.get("/api/games")
        assert answer.status_code == 429


def test_logs_are_json_lines_without_secrets(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, ben = Person(server), Person(server)
        table = ann.make_table("person:Ann", "invited")
        token = table["seats"][1]["invite"].removeprefix("/join/")
        ben.http.get(f"/join/{token}")
        ben.join(table, 1, "Ben")
        stream = ann.stream(table["id"])
        stream.hear()
        answer = ann.http.get("/api/tables")
        stream.ask(type="chat", text="psst, a secret")
        stream.close()
        server.stop()
        text = server.log.read_text()
        lines = server.log_lines()
    assert [line["event"] for line in lines if line["event"] in ("started", "stopped")] == ["started", "stopped"]
    assert all({"time", "level", "event"} <= set(line) for line in lines)
    request = next(line for line in lines if line.get("request") == answer.headers["x-request-id"])
    assert (request["method"], request["route"], request["status"]) == ("GET", "/api/tables", 200)
    for secret in (token, ann.cookie, ann.cookie.split(".")[0], ben.cookie.split(".")[1], "psst"):
        assert secret not in text


def test_a_fault_is_logged_and_told_without_a_trace(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Person(server)
        engine = sa.create_engine(server.database)
        with engine.begin() as connection:
            connection.exec_driver_sql("DROP TABLE seats")
        engine.dispose()
        wanted = {"game": "go_west", "seats": [{"kind": "person"}, {"kind": "person", "name": "Top Secret"}]}
        assert ann.post("/api/tables", wanted, 500) == {"error": "internal"}
        failed = [line for line in server.log_lines() if line["event"] == "failed"]
        assert len(failed) == 1
        assert "no such table" in failed[0]["trace"]
        assert "Top Secret" not in failed[0]["trace"]
        assert ann.get("/healthz", 200)["status"] == "ok"


def test_a_fault_over_the_stream_is_told_and_nothing_is_half_done(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Person(server)
        table = ann.make_table("person", "person", options={"first_seat": 0})
        stream = ann.stream(table["id"])
        stream.hear_until("presence")
        engine = sa.create_engine(server.database)
        with engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE plies RENAME TO elsewhere")
        failed = stream.move(0, {"do": "announce"})
        assert failed["problem"] == {"error": "internal"}
        with engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO plies")
        engine.dispose()
        assert ann.table(table["id"])["ply"] == 14
        assert stream.move(0, {"do": "announce"})["type"] == "done"
        assert [line["level"] for line in server.log_lines() if line["event"] == "failed"] == ["error"]


def page(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Saloon</title>" + " " * 2000)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "index-1234.js").write_text("console.log(1)\n" * 100)
    return folder


def test_the_page_is_served_compressed_and_cached(tmp_path: Path) -> None:
    with serving(tmp_path, static=page(tmp_path / "page")) as server:
        client = stranger(server)
        bodies = {client.get(path).text for path in ("/", "/table/abc", "/join/abc", "/rules/go_west/GW-1")}
        assert len(bodies) == 1
        assert bodies.pop().startswith("<!doctype html>")
        index = client.get("/")
        assert index.headers["cache-control"] == "no-cache"
        assert index.headers["content-type"] == "text/html; charset=utf-8"
        assert index.headers["content-encoding"] == "gzip"
        assert client.get("/", headers={"if-none-match": index.headers["etag"]}).status_code == 304
        plain = client.get("/", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == index.text
        script = client.get("/assets/index-1234.js")
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in script.headers["cache-control"]
        assert client.get("/favicon.svg").headers["content-type"] == "image/svg+xml"
        for path in ("/assets/../../../etc/passwd", "/assets/%2e%2e/%2e%2e/tables.db", "/../tables.db", "/assets/x.js"):
            assert client.get(path).status_code == 404


def test_without_a_page_there_is_a_notice(server: Server) -> None:
    answer = stranger(server).get("/table/x")
    assert answer.status_code == 503
    assert answer.headers["content-type"].startswith("text/plain")
    assert "make install" in answer.text


def test_the_secret_lasts_and_can_be_given(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Person(server)
        table = ann.make_table("person", "invited")
        server.stop()
        server.start()
        assert ann.table(table["id"]) | {"changed": ""} == table | {"changed": ""}
        server.stop()
        server.changes["secret"] = b"given by whoever runs it"
        server.start()
        shown: Any = ann.table(table["id"])
        assert not shown["seats"][0]["yours"], "cookies of another secret are nobody's"
        ben = Person(server)
        assert ben.join(table, 1)["seats"][1]["yours"], "a link that was sent holds all the same"
