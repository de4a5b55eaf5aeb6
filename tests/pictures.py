"""`make pictures`: a table of each game as the README shows it, always the same ones: docs/pictures/*.webp."""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from saloon import bots
from saloon.core import registry
from saloon.core.fairness import rng_at
from saloon.core.table import Table
from tests.browser.conftest import ARGUMENTS, find_chromium
from tests.browser.people import DESKTOP, People
from tests.browser.tables import page_server
from tests.conftest import NO_CHROMIUM
from tests.server.serving import Person, Server, serving, told_seed

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
LARGEST = 60_000  # bytes
QUALITIES = (80, 60, 40, 30, 25, 20, 15, 10)
DECISIONS = {"go_west": 34, "gold_rush": 40, "great_western_trail": 90}  # of Ann, before the picture is taken
OTHERS = ("search:2", "search:3")
PLAYER = "search:3"  # plays for Ann


def begun(name: str, decisions: int) -> str:
    """The transcript of a game until Ann has to decide for the so many-th time."""
    game = registry.load(name)
    seats = ("Ann", *OTHERS)
    table = Table(game, seats, {"first_seat": 0}, told_seed(1))
    players = [bots.make(PLAYER if seat == "Ann" else seat, name, table.state, timed=False) for seat in seats]
    while True:
        turn = int(table.state.turn)
        decisions -= turn == 0
        if decisions < 0 and turn == 0:
            return table.transcript.write()
        move = players[turn].choose(bots.Sight(table.state, turn), rng_at(told_seed(2), table.ply))
        table.play(turn, game.action(table.state, int(move)))


def take(server: Server, browser: Browser, name: str) -> bytes:
    ann = Person(server)
    table = ann.post("/api/tables/import", {"transcript": begun(name, DECISIONS[name])}, 201)
    people = People(browser, server.address)
    page = people.arrive(f"/table/{table['id']}", cookie=ann.cookie)
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
