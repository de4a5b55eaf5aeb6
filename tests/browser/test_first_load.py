"""What the first load costs, and that the watch over the browsers does not sleep."""

from __future__ import annotations

from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import measured
from tests.browser.people import People, say
from tests.browser.tables import set_table
from tests.server.serving import Server

MOST = 200 * 1024  # bytes of JavaScript, compressed
# When the first button of the room, or the first move at the table, can be used
STOPWATCH = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('.game .primary, button.move')) return
  observer.disconnect()
  requestAnimationFrame(() => setTimeout(() => (window.interactive = performance.now())))
}).observe(document, { subtree: true, childList: true })
"""


def load(people: People, path: str, cookie: str | None = None) -> tuple[Page, dict[str, int]]:
    """Somebody's very first load of this address; and the bytes of each JavaScript file."""
    page = people.arrive(None, cookie=cookie, script=STOPWATCH)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(path)
    page.wait_for_function("window.interactive")
    page.wait_for_load_state("networkidle")
    scripts = [answer for answer in answers if answer.request.resource_type == "script" or answer.url.endswith(".js")]
    assert all(answer.headers.get("content-encoding") == "gzip" for answer in scripts)
    return page, {answer.url: answer.request.sizes()["responseBodySize"] for answer in scripts}


def test_the_room_is_light(people: People) -> None:
    page, sizes = load(people, "/")
    total = sum(sizes.values())
    ready = page.evaluate("window.interactive")
    measured.append(f"room: {len(sizes)} scripts, {total / 1024:.1f} KiB compressed, interactive after {ready:.0f} ms")
    assert 0 < total < MOST


def test_the_table_is_light(people: People, server: Server) -> None:
    table = set_table(server, "action")
    page, sizes = load(people, table.path, table.cookie)
    total = sum(sizes.values())
    ready = page.evaluate("window.interactive")
    measured.append(f"table: {len(sizes)} scripts, {total / 1024:.1f} KiB compressed, interactive after {ready:.0f} ms")
    assert 0 < total < MOST


def test_the_watch_notices_trouble(people: People) -> None:
    """Everything that must fail a test does."""
    page = people.arrive()
    expect(page.get_by_role("button", name=say("room-play-bot", bot=say("bot-greedy")))).to_be_visible()
    assert not people.troubles
    page.evaluate("console.error('oh')")
    page.evaluate("setTimeout(() => { throw new Error('ouch') })")
    page.evaluate("fetch('/api/tables/none')")
    page.evaluate("void fetch('http://localhost:9/x').catch(() => {})")
    page.evaluate("document.body.append(Object.assign(document.createElement('img'), { src: 'http://example.invalid/x.png' }))")
    page.evaluate("document.body.append(Object.assign(document.createElement('script'), { textContent: '1' }))")
    for sign in ("oh", "ouch", "status 404", "localhost:9", "example.invalid", "content policy: script-src"):
        people.wait_for_trouble(page, sign)
    people.troubles.clear()

