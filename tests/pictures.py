"""`make pictures`: a table of each game as the README shows it, always the same ones: docs/pictures/*.webp."""

from __future__ import annotations

import base64
import sys
import tempfile
from itertools import islice
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS, find_chromium
from tests.browser.people import DESKTOP, People
from tests.browser.tables import decisions_of_seat_0, imported, page_server
from tests.conftest import NO_CHROMIUM
from tests.server.serving import Server, serving

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
LARGEST = 60_000  # bytes
QUALITIES = (80, 60, 40, 30, 25, 20, 15, 10)
DECISIONS = {"go_west": 34, "gold_rush": 40, "great_western_trail": 84}  # of Ann, before the picture is taken
OTHERS = ("search:2", "search:3")
PLAYER = "search:3"  # plays for Ann


def begun(name: str, decisions: int) -> str:
    """The transcript of a game until Ann has to decide for the so many-th time."""
    moments = decisions_of_seat_0(name, ("Ann", *OTHERS), (PLAYER, *OTHERS))
    return next(islice(moments, decisions, None)).transcript.write()


def take(server: Server, browser: Browser, name: str) -> bytes:
    table = imported(server, begun(name, DECISIONS[name]))
    people = People(browser, server.address)
    page = people.arrive(table.path, cookie=table.cookie)
    page.locator("#status.mine").wait_for()
    page.evaluate("document.fonts.ready")
    devices = page.context.new_cdp_session(page)
    for quality in QUALITIES:
        told = devices.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        picture = base64.b64decode(told["data"])
        if len(picture) <= LARGEST:
            break
    people.leave()
    return picture


def main() -> None:
    chromium = find_chromium()
    if chromium is None:
        sys.exit(f"error: {NO_CHROMIUM}")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        settings = page_server(Path(folder))
        with serving(settings.folder, seed=settings.seed, **settings.changes) as server:
            for name in DECISIONS:
                picture = take(server, browser, name)
                (FOLDER / f"{name}.webp").write_bytes(picture)
                size = f"{DESKTOP['width']} × {DESKTOP['height']}"
                print(f"docs/pictures/{name}.webp: {size}, {len(picture):,} bytes")
        browser.close()


if __name__ == "__main__":
    main()
