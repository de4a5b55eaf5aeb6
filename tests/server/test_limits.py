"""Nobody can use up the server: what comes in is limited in size, number, rate and time."""

from __future__ import annotations

import json
import socket
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.datastructures import Headers

from saloon.core.refusal import BadInput
from saloon.server.addresses import Proxies, key_of, read_network
from saloon.server.limits import Both, Visitors
from saloon.server.problems import Problem
from saloon.server.settings import Rate, Settings
from tests.server.serving import PATIENCE, Person, Server, opened, serving

SCARCE = 0.001  # a second: within a test nothing fills again


def dial(server: Server) -> socket.socket:
    """A connection of our own, to be used badly."""
    stack = ExitStack()
    opened.append(stack)
    return stack.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))


def hear_all(connection: socket.socket) -> bytes:
    """Until the server closes it."""
    heard = b""
    try:
        while part := connection.recv(65536):
            heard += part
    except ConnectionResetError:
        pass
    return heard


def send_until_closed(connection: socket.socket, part: bytes, most: int) -> int:
    """How many bytes the server takes before it closes the connection, up to so many."""
    sent = 0
    try:
        while sent < most:
            connection.sendall(part)
            sent += len(part)
    except OSError:
        pass
    return sent


# Transport


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"GET /" + b"x" * 10_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", b"414"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 40_000 + b"\r\n\r\n", b"431"),
        (b"GET / HTTP/1.1\r\n" + b"".join(b"X%d: y\r\n" % n for n in range(5000)) + b"\r\n", b"431"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 200_000, b"431"),  # no end
    ],
)
def test_long_heads_are_refused(server: Server, head: bytes, status: bytes) -> None:
    connection = dial(server)
    connection.sendall(head)
    answer = hear_all(connection)
    assert answer.startswith(b"HTTP/1.1 " + status), answer[:200]
    assert answer.endswith(b'{"error":"too-large"}')


def test_a_head_without_end_is_not_taken(server: Server) -> None:
    """200 MiB of headers were taken once. What the kernel holds on the way is not ours."""
    connection = dial(server)
    connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
    assert send_until_closed(connection, b"x" * 65536, 200 * 2**20) < 20 * 2**20


IN_CHUNKS = (
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (b"2\r\n{}\r\n0\r\n", b"a:b\r\n" * 10_000),  # headers that follow the body
        (b"2\r\n{}\r\n0\r\nX: ", b"x" * 65536),
        (b"2;", b"x" * 65536),  # what may be said of a chunk
        (b"", b"1\r\n \r\n" * 10_000),  # chunks of nothing much
        (b"0\r\n\r\n", b"\r\n" * 30_000),  # before the next request
    ],
)
def test_what_frames_a_body_has_an_end_too(server: Server, begin: bytes, more: bytes) -> None:
    """46 MiB of headers after a body were kept in a gigabyte once, and nobody was answered for a second."""
    connection = dial(server)
    connection.sendall(IN_CHUNKS + begin)
    assert send_until_closed(connection, more, 200 * 2**20) < 20 * 2**20


def test_a_body_in_chunks_is_read_and_what_follows_it_is_not(server: Server) -> None:
    wish = json.dumps({"game": "go_west", "seats": [{"kind": "person"}] * 2, "options": {}}).encode()
    chunks = b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in (wish[:10], wish[10:]))
    connection = dial(server)
    connection.sendall(
        IN_CHUNKS.replace(b"Host", b"Connection: close\r\nHost") + chunks + b"0\r\nOrigin: http://x\r\n\r\n"
    )
    assert hear_all(connection).startswith(b"HTTP/1.1 201")


def test_a_whole_body_in_the_same_packet_as_its_head_is_no_long_head(server: Server) -> None:
    body = json.dumps({"game": "go_west", "seats": [], "options": {"x": "y" * 60_000}}).encode()
    connection = dial(server)
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n"
    connection.sendall(head + b"Content-Length: %d\r\n\r\n" % len(body) + body)
    assert hear_all(connection).startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET /api/games HTTP/1.1\r\nHost:",
    ],
)
def test_who_keeps_the_server_waiting_is_sent_away(tmp_path: Path, half: bytes) -> None:
    with serving(tmp_path, head_seconds=0.05, body_seconds=0.05) as server:
        connection = dial(server)
        connection.sendall(half)
        answer = hear_all(connection)
    assert b"HTTP/1.1 408" in answer
    assert answer.endswith(b'{"error":"too-slow"}')


def test_connections_are_counted_by_address_and_in_all(tmp_path: Path) -> None:
    with serving(tmp_path, connections=6, connections_per_address=4) as server:
        held = [dial(server) for _ in range(4)]
        for connection in held:  # each is in when it is answered
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert connection.recv(1000).startswith(b"HTTP/1.1 200")
        refused = hear_all(dial(server))
        assert refused.startswith(b"HTTP/1.1 503")
        assert b"retry-after" in refused
        held[0].close()
        # The server hears of it when it next looks: a request before that is refused and made again
        while not (answer := ask_health(server)).startswith(b"HTTP/1.1 200"):
            assert answer.startswith(b"HTTP/1.1 503")


def ask_health(server: Server) -> bytes:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return hear_all(connection)


def open_socket(server: Server, person: Person, id: str) -> socket.socket:
    connection = dial(server)
    connection.sendall(
        f"GET /api/tables/{id}/stream HTTP/1.1\r\nHost: x\r\nCookie: saloon={person.cookie}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert connection.recv(12) == b"HTTP/1.1 101"
    return connection


def frame(kind: int, payload: bytes) -> bytes:
    return bytes([0x80 | kind, 0x80 | len(payload)]) + bytes(4) + payload


def test_a_client_that_sends_pings_and_does_not_read_is_sent_away(tmp_path: Path) -> None:
    """214 MiB of pings were kept in memory once."""
    with serving(tmp_path, deaf_seconds=0.2, pings=Rate(1e9, 10**9)) as server:
        ann = Person(server)
        connection = open_socket(server, ann, ann.make_table("person", "person")["id"])
        before = resident(server)
        assert send_until_closed(connection, frame(9, b"x" * 125) * 500, 100 * 2**20) < 100 * 2**20
        assert resident(server) - before < 16 * 2**20
        assert ann.get("/healthz")["status"] == "ok"


def resident(server: Server) -> int:
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/statm").read_text().split()
    return int(fields[1]) * 4096


def test_too_many_pings_or_fragments_end_the_stream(tmp_path: Path) -> None:
    with serving(tmp_path, pings=Rate(SCARCE, 10)) as server:
        ann = Person(server)
        id = ann.make_table("person", "person")["id"]
        connection = open_socket(server, ann, id)
        connection.sendall(frame(9, b"x") * 20)
        assert b"too many pings" in hear_all(connection)
        connection = open_socket(server, ann, id)
        connection.sendall(b"\x01\x80" + bytes(4) + (b"\x00\x80" + bytes(4)) * 1100)  # empty fragments
        assert b"too many fragments" in hear_all(connection)


def test_many_messages_in_one_packet_are_all_answered_in_order(server: Server) -> None:
    """They are read in small bites, so that nobody else waits for them."""
    ann = Person(server)
    stream = ann.stream(ann.make_table("person", "person")["id"])
    stream.hear_until("update")
    number = 2000
    packet = b"".join(frame(1, b'{"type":"ping","id":%d}' % n) for n in range(number))
    assert len(packet) > 50_000
    stream.socket.socket.sendall(packet)
    answers = [stream.hear_until("done")["id"] for _ in range(number)]
    assert answers == list(range(number))
    stream.answers.clear()
    long = "x" * 40_000  # and one that is longer than a bite
    assert stream.ask(type="chat", text=long)["problem"]["bad_input"]["where"] == "text"
    assert stream.ask(type="ping")["type"] == "done"


def test_requests_that_do_not_wait_for_answers_are_few(server: Server) -> None:
    """All of a packet were taken once, thousands of them."""
    connection = dial(server)
    connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 1000)
    answer = hear_all(connection)
    assert answer.count(b"HTTP/1.1 ") < 20
    assert answer.endswith(b'{"error":"too-many"}')
    few = dial(server)
    few.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 9)
    few.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert hear_all(few).count(b"HTTP/1.1 200") == 10


# Rates


class Clock:
    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def admitted(visitors: Visitors, client: str, address: str, times: int, is_new: bool = False) -> int:
    done = 0
    for _ in range(times):
        try:
            visitors.admit(client, address, is_new)
        except Problem:
            continue
        done += 1
    return done


def test_many_cookies_behind_one_address_share_its_rate_and_a_newcomer_gets_in() -> None:
    """400 free cookies gave 4,800 of 4,800 requests once."""
    clock = Clock()
    settings = Settings("", now=clock)
    visitors = Visitors(settings)
    done = sum(admitted(visitors, f"cookie {n}", "192.0.2.1", 12) for n in range(400))
    assert done == settings.address_requests.at_once
    assert admitted(visitors, "cookie 1", "192.0.2.1", 1) == 0
    assert admitted(visitors, "newcomer", "192.0.2.1", 1, is_new=True) == 1
    assert admitted(visitors, "newcomer", "192.0.2.1", 30) == 30, "the page and the first table"
    assert admitted(visitors, "cookie 1", "192.0.2.2", 1) == 1, "another address"
    # Collecting cookies is of no use
    fresh = sum(admitted(visitors, f"fresh {n}", "192.0.2.1", 1, is_new=True) for n in range(1000))
    assert fresh < settings.newcomers.at_once
    clock.time += 10
    assert admitted(visitors, "cookie 1", "192.0.2.1", 1000) == settings.requests.at_once


def test_a_limit_for_clients_and_addresses() -> None:
    limit = Both(Rate(SCARCE, 3), Rate(SCARCE, 5), Clock())

    def spent(client: str, times: int) -> int:
        done = 0
        for _ in range(times):
            try:
                limit.spend(client, "192.0.2.1")
            except Problem:
                continue
            done += 1
        return done

    assert [spent("a", 10), spent("b", 10), spent("c", 10)] == [3, 2, 0]


def test_addresses() -> None:
    assert key_of("192.0.2.7") == "192.0.2.7"
    assert key_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert key_of("2001:db8:1:2:3::4") == key_of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert key_of("2001:db8:1:3::1") != key_of("2001:db8:1:2::1")
    assert key_of("nonsense") == "unknown"
    with pytest.raises(BadInput):
        read_network("nonsense")


@pytest.mark.parametrize(
    ("peer", "passed", "address"),
    [
        ("203.0.113.5", "198.51.100.1", "203.0.113.5"),  # not named: not believed
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"),  # the first is a claim, and not believed
        ("10.0.0.1", "198.51.100.1, 10.0.0.2", "198.51.100.1"),  # two proxies of ours
        ("10.0.0.1", "198.51.100.1, nonsense", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
    ],
)
def test_forwarded_addresses_are_believed_of_named_proxies_only(peer: str, passed: str, address: str) -> None:
    proxies = Proxies([read_network("10.0.0.0/8")])
    headers = Headers({"x-forwarded-for": passed} if passed else {})
    assert proxies.address_of({"client": (peer, 1)}, headers) == address


def test_behind_a_named_proxy_everybody_has_their_own_rate(tmp_path: Path) -> None:
    scarce: dict[str, Any] = {"address_requests": Rate(SCARCE, 5), "newcomers": Rate(SCARCE, 1), "welcome_requests": 0}

    def statuses(server: Server, address: str) -> list[int]:
        headers = {"x-forwarded-for": address}
        return [httpx.get(f"{server.address}/api/games", headers=headers).status_code for _ in range(8)]

    with serving(tmp_path, trusted_proxies=(read_network("127.0.0.0/8"),), **scarce) as server:
        assert statuses(server, "198.51.100.1") == statuses(server, "198.51.100.2") == [200] * 6 + [429] * 2
    (tmp_path / "none").mkdir()
    with serving(tmp_path / "none", **scarce) as server:
        assert sorted({*statuses(server, "198.51.100.1")}) == [200, 429]
        assert statuses(server, "198.51.100.2") == [429] * 8, "nobody speaks for another address unless he is named"
        assert [line["event"] for line in server.log_lines() if line["level"] == "warning"] == [
            "proxy not trusted: see --trusted-proxy"
        ]


def test_streams_of_an_address_are_opened_again_and_again_only_at_a_rate(tmp_path: Path) -> None:
    """Opening one costs more than a message: whoever is closed and comes back at once met no limit before."""
    with serving(tmp_path, address_new_streams=Rate(SCARCE, 3)) as server:
        id = Person(server).make_table("person", "person")["id"]
        for _ in range(3):
            stream = Person(server).stream(id)
            stream.hear_until("update")
            stream.close()
        assert Person(server).stream(id).hear_the_end() == 4429


def test_a_stream_that_goes_on_above_its_rate_is_closed_with_a_reason(tmp_path: Path) -> None:
    """It was answered 33,000 times a second once."""
    with serving(tmp_path, messages=Rate(SCARCE, 10), excess=Rate(SCARCE, 5)) as server:
        ann = Person(server)
        stream = ann.stream(ann.make_table("person", "person")["id"])
        stream.hear_until("update")
        for _ in range(30):
            stream.send(type="ping")
        assert stream.hear_the_end() == 4429
        kinds = [json.loads(text)["type"] for text in stream.raw]
        assert kinds.count("done") == 10
        assert kinds.count("failed") == 6, "five answers, and the reason"


def test_what_is_sent_within_the_rate_makes_no_amends_for_what_is_above_it(tmp_path: Path) -> None:
    """Whoever never stops is read from so slowly that some of it is within the rate: it was never closed once."""
    with serving(tmp_path, watchers_lines=Rate(SCARCE, 1), excess=Rate(SCARCE, 5)) as server:
        ann = Person(server)
        stream = Person(server).stream(ann.make_table("person", "person")["id"])
        stream.hear_until("update")
        assert stream.ask(type="chat", text="Howdy")["type"] == "done"
        for _ in range(5):
            assert stream.ask(type="chat", text="Howdy")["problem"]["error"] == "too-many"
            assert stream.ask(type="ping")["type"] == "done"
        stream.send(type="chat", text="Howdy")
        assert stream.hear_the_end() == 4429


def test_a_stream_above_its_rate_is_read_more_slowly_and_still_told_the_news(tmp_path: Path) -> None:
    """So what others say reaches it before the answers to all its noise."""
    with serving(tmp_path, messages=Rate(SCARCE, 10), excess_seconds=PATIENCE) as server:
        noisy, other = Person(server), Person(server)
        id = noisy.make_table("person", "person")["id"]
        noise, quiet = noisy.stream(id), other.stream(id)
        quiet.hear_until("update")
        for _ in range(15):
            noise.send(type="ping")
        noise.hear_until("failed")
        assert quiet.ask(type="chat", text="Howdy")["type"] == "done"
        while not noise.lines:
            noise.hear()
        kinds = [json.loads(text)["type"] for text in noise.raw]
        assert (kinds.count("done"), kinds.count("failed")) == (10, 1)


# Odd requests


@pytest.mark.parametrize("path", ["/api/tables/%00", "/%00", "/api/tables/x?seat=%00", "/api/companions/%00"])
def test_a_zero_byte_is_bad_input(server: Server, path: str) -> None:
    answer = httpx.get(server.address + path)
    assert answer.status_code == 400
    assert answer.json()["error"] == "bad-input"


def test_an_origin_that_is_none_is_bad_input(server: Server) -> None:
    answer = httpx.post(f"{server.address}/api/tables", json={}, headers={"Origin": "http://["})
    assert (answer.status_code, answer.json()["bad_input"]["where"]) == (400, "origin")


def test_only_allowed_hosts_are_answered(tmp_path: Path) -> None:
    with serving(tmp_path, allowed_hosts=frozenset({"saloon.example"})) as server:

        def status(host: str) -> int:
            return httpx.get(f"{server.address}/api/games", headers={"Host": host}).status_code

        assert [status("saloon.example"), status("Saloon.Example:8443")] == [200, 200]
        assert [status("evil.example"), status("["), status("saloon.example.evil")] == [400, 400, 400]
        assert httpx.get(f"{server.address}/healthz").status_code == 200


# Honest people


def test_a_person_at_eight_tables_in_three_tabs_meets_no_limit(tmp_path: Path) -> None:
    """With the limits as they come, behind an address that others have used up."""
    limits = Settings("")
    usual: dict[str, Any] = {
        name: getattr(limits, name)
        for name in (
            *("requests", "address_requests", "newcomers", "new_tables", "address_new_tables", "messages"),
            *("address_messages", "streams", "address_streams", "address_new_streams", "excess_seconds"),
        )
    }
    with serving(tmp_path, **usual, trusted_proxies=(read_network("127.0.0.1"),)) as server:
        ann = Person(server)
        tables = [ann.make_table("person", "person") for _ in range(8)]
        tabs = [[ann.stream(table["id"]) for table in tables] for _ in range(3)]
        for stream in (stream for tab in tabs for stream in tab):
            stream.hear_until("update")
        for turn in range(4):
            for number, stream in enumerate(tabs[turn % 3]):
                seat = stream.table["turn"]
                ply = ann.table(tables[number]["id"])["ply"]
                stream.catch_up(ply)
                seat = stream.table["turn"]
                assert stream.move(seat, stream.faces[str(seat)]["moves"][0]["action"])["type"] == "done"
                assert stream.ask(type="chat", text="a word")["type"] == "done"
            ann.get("/api/tables")
        assert not [line for line in server.log_lines() if line.get("status") == 429]
