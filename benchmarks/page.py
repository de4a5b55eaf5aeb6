"""How fast the page is, late in a game with all seats taken: how long a move keeps its main thread busy, how long it
takes from a click to the paint that shows it, how many frames a second there are while the map is dragged, and how soon
a table that is opened straight away can be played at.

    python -m benchmarks.page [--games gold_rush …] [--turns 20] [--pace normal] [--profile FILE]

Real Chromium, the real server, seeded games of greedy bots. It wants a quiet machine and judges nothing else: the exit
code says whether the targets were reached. With --profile, what the main thread did is written to FILE, for the
performance panel of Chromium.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.browser.conftest import ARGUMENTS, find_chromium
from tests.browser.people import BRISK, DESKTOP, REMEMBER
from tests.browser.tables import decisions_of_seat_0, imported, page_server
from tests.conftest import NO_CHROMIUM
from tests.server.serving import Server, serving

SEATS = {"go_west": 4, "gold_rush": 5, "great_western_trail": 4}
LATE = 0.85  # of the decisions of the game are made
MOST_BUSY_MS = {"great_western_trail": 60.0}  # of the main thread, a move
MOST_TO_PAINT_MS = {"gold_rush": 100.0}  # 95 of 100
LEAST_FRAMES = {"gold_rush": 50.0}  # a second
MOST_TO_PLAY_MS = 1000.0
PACES = ("instant", "fast", "normal", "slow")
DRAG_SECONDS = 2.0

# Every click, from the moment it was made to the paint after it, as the browser itself measures it
WATCH_CLICKS = """
window.clicks = []
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.name === 'click') window.clicks.push(entry.duration)
}).observe({ type: 'event', durationThreshold: 16 })
"""
# Until a later ply is shown and the table waits for Ann again, or the game is over; looking costs little
TURN_AFTER = """
(ply) => new Promise((resolve) => {
  const rest = () => {
    if (document.querySelector('.board')?.ariaBusy !== 'false') return
    if (document.querySelector('#end-title')) return resolve(false)
    if (!document.querySelector('button.move')) return
    if (Number(document.querySelector('.replay input').max) > ply) resolve(true)
  }
  const watch = (selector, what) => new MutationObserver(rest).observe(document.querySelector(selector), what)
  if (document.querySelector('.board')) {
    watch('.board', { attributeFilter: ['aria-busy'] })
    watch('.panel', { childList: true, subtree: true })
    watch('.stage', { childList: true })
  } else watch('body', { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  rest()
})
"""
PAINTED = "() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))"
SITES_IN_SIGHT = """
() => [...document.querySelectorAll('.gr .site.open')].flatMap((site) => {
  const { left, top, width, height } = site.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return document.elementFromPoint(x, y) === site ? [[x, y]] : []
})
"""
FRAMES = """
(seconds) => new Promise((resolve) => {
  const times = []
  const frame = (now) => {
    times.push(now)
    if (now - times[0] < seconds * 1000) requestAnimationFrame(frame)
    else resolve(times.slice(1).map((time, n) => time - times[n]))
  }
  requestAnimationFrame(frame)
})
"""


@dataclass
class Measured:
    alone: list[float] = field(
        default_factory=list
    )  # milliseconds of the main thread, each move that Ann goes on after
    busy: float = 0.0  # milliseconds of the main thread in all
    moves: int = 0  # of all seats, meanwhile
    clicks: list[float] = field(default_factory=list)  # milliseconds until they were painted
    frames: list[float] = field(default_factory=list)  # milliseconds each, while the map was dragged
    to_play: float = 0.0  # milliseconds from the address to the first move


def late(name: str) -> str:
    """The transcript of a game of bots that is nearly over, where Ann has to decide."""
    others = ["greedy"] * (SEATS[name] - 1)
    moments = [table.transcript.write() for table in decisions_of_seat_0(name, ["Ann", *others], ["greedy", *others])]
    return moments[int(LATE * len(moments))]


class Watched:
    """A page whose main thread is watched."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.devices: CDPSession = page.context.new_cdp_session(page)
        self.devices.send("Performance.enable", {"timeDomain": "threadTicks"})  # not the time that other programs take
        self.updates = 0
        page.on("websocket", lambda socket: socket.on("framereceived", self._heard))

    def _heard(self, frame: str | bytes) -> None:
        self.updates += json.loads(frame)["type"] in ("change", "update")

    @property
    def busy(self) -> float:
        """Milliseconds that the main thread has worked."""
        metrics = self.devices.send("Performance.getMetrics")["metrics"]
        return float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration") * 1000)

    @property
    def ply(self) -> int:
        return int(self.page.locator(".replay input").get_attribute("max") or 0)

    @contextmanager
    def profiled(self, file: str) -> Iterator[None]:
        self.devices.send("Profiler.enable")
        self.devices.send("Profiler.start")
        yield
        Path(file).write_text(json.dumps(self.devices.send("Profiler.stop")["profile"]))


def play(watched: Watched, turns: int, measured: Measured) -> None:
    """Ann takes the first move of her list, again and again. Each update of the table is a move of somebody."""
    for _ in range(turns):
        look_around(watched.page)
        place, ply = middle_of(watched.page, "button.move"), watched.ply
        before, updates = watched.busy, watched.updates
        watched.page.mouse.click(*place)
        goes_on = watched.page.evaluate(TURN_AFTER, ply)
        watched.page.evaluate(PAINTED)
        busy, moves = watched.busy - before, watched.updates - updates
        measured.busy += busy
        measured.moves += moves
        if moves == 1:
            measured.alone.append(busy)
        if not goes_on:
            return


def middle_of(page: Page, selector: str) -> tuple[float, float]:
    """Where to click: Playwright's own click looks at the page for longer than some moves take."""
    first = page.locator(selector).first
    first.scroll_into_view_if_needed()
    box = first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def look_around(page: Page) -> None:
    """Clicks that change nothing but what Ann sees: where a tile might lie."""
    for x, y in page.evaluate(SITES_IN_SIGHT)[:4]:
        page.mouse.click(x, y)
        page.evaluate(PAINTED)
    page.keyboard.press("Escape")


def drag(page: Page) -> list[float]:
    """The map is dragged to and fro; milliseconds of each frame meanwhile."""
    x, y = middle_of(page, ".board .window")
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(f"void (window.framesSeen = ({FRAMES})({DRAG_SECONDS}))")
    end = time.perf_counter() + DRAG_SECONDS
    step = 0
    while time.perf_counter() < end:
        step += 1
        way = 150 - abs(step % 60 - 30) * 10
        page.mouse.move(x + way, y + way / 3)
    page.mouse.up()
    found: list[float] = page.evaluate("window.framesSeen")
    return found


def measure(browser: Browser, server: Server, name: str, wish: argparse.Namespace) -> Measured:
    table = imported(server, late(name))
    measured = Measured()
    context = browser.new_context(base_url=server.address, viewport=DESKTOP, locale="en-GB")
    context.add_init_script(REMEMBER % json.dumps({**BRISK, "pace": wish.pace}))
    context.add_init_script(WATCH_CLICKS)
    context.add_cookies([{"name": "saloon", "value": table.cookie, "url": server.address}])
    watched = Watched(context.new_page())
    watched.page.goto(table.path)
    watched.page.evaluate(TURN_AFTER, -1)
    measured.to_play = watched.page.evaluate("performance.now()")
    with watched.profiled(wish.profile) if wish.profile else nullcontext():
        play(watched, wish.turns, measured)
    if watched.page.locator(".board .window").count():
        measured.frames = drag(watched.page)
    measured.clicks = watched.page.evaluate("window.clicks")
    context.close()
    return measured


def high(values: list[float]) -> float:
    """What 95 of 100 do not exceed."""
    return sorted(values)[min(len(values) - 1, int(0.95 * len(values)))]


def report(name: str, measured: Measured) -> list[str]:
    """Prints what was measured; returns what is too slow."""
    busy = statistics.median(measured.alone or [measured.busy / measured.moves])
    to_paint = high(measured.clicks)
    print(f"{name}: {busy:.0f} ms of the main thread a move of one's own ({len(measured.alone)} of them)", end="")
    print(f", {measured.busy / measured.moves:.0f} ms with the bots' ({measured.moves} moves)", end="")
    print(f", click to paint {to_paint:.0f} ms (95 of 100; {len(measured.clicks)} clicks)", end="")
    slow = []
    if measured.frames:
        frames = 1000 / statistics.mean(measured.frames)
        print(f", {frames:.0f} frames a second while the map is dragged", end="")
        if frames < LEAST_FRAMES.get(name, 0):
            slow.append(f"{name}: frames")
    print(f", to be played at after {measured.to_play:.0f} ms", flush=True)
    if busy > MOST_BUSY_MS.get(name, float("inf")):
        slow.append(f"{name}: main thread")
    if to_paint > MOST_TO_PAINT_MS.get(name, float("inf")):
        slow.append(f"{name}: click to paint")
    if measured.to_play > MOST_TO_PLAY_MS:
        slow.append(f"{name}: opening")
    return slow


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=SEATS, default=list(SEATS))
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--pace", choices=PACES, default="instant", help="how fast moves are shown")
    parser.add_argument("--profile")
    arguments = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit(f"error: {NO_CHROMIUM}")
    slow: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        settings = page_server(Path(folder))
        with serving(settings.folder, seed=settings.seed, **settings.changes) as server:
            for name in arguments.games:
                slow += report(name, measure(browser, server, name, arguments))
        browser.close()
    if slow:
        sys.exit(f"too slow: {', '.join(slow)}")


if __name__ == "__main__":
    main()
