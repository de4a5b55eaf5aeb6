"""What the first load costs, and that the watch over the browsers does not sleep."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from playwright.sync_api import Response, expect

from tests.browser.people import People
from tests.browser.player import play_button
from tests.browser.tables import set_table
from tests.server.serving import Server

MOST = 200 * 1024  # bytes of JavaScript, compressed
SHORT = 300  # bytes that compressing would not make fewer


def load(people: People, path: str, ready: str, cookie: str | None = None) -> int:
    """Somebody's very first load of this address, until this can be used: the bytes of all JavaScript."""
    page = people.arrive(None, cookie=cookie)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.insert(0, answer))
    page.goto(path)
    expect(page.locator(ready).first).to_be_enabled()
    scripts = [answer for answer in answers if answer.request.resource_type == "script" or answer.url.endswith(".js")]
    sizes = [answer.request.sizes()["responseBodySize"] for answer in scripts]
    for answer, size in zip(scripts, sizes, strict=True):
        assert answer.headers.get("content-encoding") == "gzip" or size < SHORT, answer.url
    return sum(sizes)


def test_the_room_is_light(people: People, announce: Callable[[str], None]) -> None:
    total = load(people, "/", ".game .primary")
    announce(f"room: {total / 1024:.1f} KiB of JavaScript, compressed")
    assert 0 < total < MOST


def test_the_table_is_light(people: People, server: Server, announce: Callable[[str], None]) -> None:
    table = set_table(server, "action")
    total = load(people, table.path, "button.move", table.cookie)
    announce(f"table: {total / 1024:.1f} KiB of JavaScript, compressed")
    assert 0 < total < MOST


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
