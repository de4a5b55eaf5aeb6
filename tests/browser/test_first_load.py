"""What the first load costs, and that the watch over the browsers does not sleep."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from playwright.sync_api import Response, Route, expect

from tests.browser.people import People
from tests.browser.player import play_button
from tests.browser.tables import set_table
from tests.server.serving import Server

MOST = 200 * 1024  # bytes of JavaScript, compressed
MOST_FILES = 16  # of JavaScript: each is asked for by itself
SHORT = 300  # bytes that compressing would not make fewer


def load(people: People, path: str, ready: str, cookie: str | None = None) -> tuple[int, int]:
    """Somebody's very first load of this address, until this can be used: bytes and files of JavaScript."""
    page = people.arrive(None, cookie=cookie)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.insert(0, answer))
    page.goto(path)
    expect(page.locator(ready).first).to_be_enabled()
    scripts = [answer for answer in answers if answer.request.resource_type == "script" or answer.url.endswith(".js")]
    sizes = [answer.request.sizes()["responseBodySize"] for answer in scripts]
    for answer, size in zip(scripts, sizes, strict=True):
        assert answer.headers.get("content-encoding") == "gzip" or size < SHORT, answer.url
    return sum(sizes), len(sizes)


def test_the_room_is_light(people: People, announce: Callable[[str], None]) -> None:
    total, files = load(people, "/", ".game .primary")
    announce(f"room: {total / 1024:.1f} KiB of JavaScript, compressed, in {files} files")
    assert 0 < total < MOST
    assert files <= MOST_FILES


def test_the_table_is_light(people: People, server: Server, announce: Callable[[str], None]) -> None:
    table = set_table(server, "action")
    total, files = load(people, table.path, "button.move", table.cookie)
    announce(f"table: {total / 1024:.1f} KiB of JavaScript, compressed, in {files} files")
    assert 0 < total < MOST
    assert files <= MOST_FILES


def test_what_a_table_needs_is_asked_for_at_once(people: People, server: Server) -> None:
    """Its page, its board and what the game says do not wait for the page's own words, nor for each other."""
    table = set_table(server, "action")
    page = people.arrive(None, cookie=table.cookie)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/room-*.js", hold)
    with (
        page.expect_request("**/assets/Table-*.js"),
        page.expect_request("**/assets/board-*.js"),
        page.expect_request("**/assets/go_west-*.js"),
    ):
        page.goto(table.path, wait_until="commit")
    for route in held:
        route.continue_()
    expect(page.locator("button.move").first).to_be_enabled()


def test_the_watch_notices_trouble(people: People) -> None:
    """Everything that must fail a test does."""
    page = people.arrive()
    expect(play_button(page)).to_be_visible()
    assert not people.troubles

    def told(sign: str) -> AbstractContextManager[Any]:
        return page.context.expect_console_message(lambda message: sign in message.text)

    def thrown(_: str) -> AbstractContextManager[Any]:
        return page.context.expect_event("weberror")

    def answered(_: str) -> AbstractContextManager[Any]:
        return page.expect_response("**/api/tables/none")

    image = "Object.assign(document.createElement('img'), { src: 'http://example.invalid/x.png' })"
    script = "Object.assign(document.createElement('script'), { textContent: '1' })"
    for sign, event, trouble in (
        ("oh", told, "console.error('oh')"),
        ("ouch", thrown, "setTimeout(() => { throw new Error('ouch') })"),
        ("status 404", answered, "void fetch('/api/tables/none')"),
        ("localhost:9", told, "void fetch('http://localhost:9/x').catch(() => {})"),
        ("example.invalid", told, f"document.body.append({image})"),
        ("content policy: script-src", told, f"document.body.append({script})"),
    ):
        with event(sign):
            page.evaluate(trouble)
        assert any(sign in noted for noted in people.troubles), f"no {sign} among {people.troubles}"
    people.troubles.clear()
