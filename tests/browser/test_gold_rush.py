"""Gold Rush in the page: the last turns of a game by mouse, turns by keyboard and touch, no secret told."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import FloatRect, Locator, Page, WebSocket, expect

from saloon.core.changes import apply
from tests.browser.album import Album, complaints, cut_texts
from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.speaking import Texts
from tests.browser.tables import SetTable, play_to
from tests.server.serving import Server

say = Texts.of("en", "gold_rush")
NEARLY = 54  # moves of the 72 that a person makes in a game of two


def watch_messages(page: Page) -> list[str]:
    """Everything that the server will tell this page."""
    heard: list[str] = []

    def connected(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(frame if isinstance(frame, str) else frame.decode()))

    page.on("websocket", connected)
    return heard


class Prospector(Player):
    """A person at a table of Gold Rush."""

    def __init__(self, page: Page, phone: bool = False) -> None:
        super().__init__(page, phone)
        self.map = page.get_by_role("region", name=say("board-map"))
        self.sites = page.locator(".site.open")
        self.posts = page.locator(".tray .post.open")
        self.tents = page.locator(".window .post.tent.open")
        self.go = page.locator(".controls .go")
        self.mine = page.locator(".tray .choice.open", has_text=say("board-mine"))
        self.nothing = page.locator(".tray .choice.open", has_text=say("board-nothing"))
        self.card = page.locator(".over-map .card")

    def sit_down(self) -> None:
        """From the room straight to a table with the usual bot."""
        offer = self.page.locator("li.game", has=self.page.get_by_role("heading", name=say("game"), exact=True))
        self.touch(offer.locator("button.primary").first)

    def done(self, choose: Callable[[], None]) -> None:
        """Chooses, and waits until the server has played it."""
        ply = self.ply
        choose()
        self.wait_until_played(ply)

    def place(self) -> None:
        """Puts the tile where it touches most others, so that features are completed, and goes on."""
        site = self.sites.nth(self.snuggest())
        self.touch(site)
        self.done(lambda: self.touch(self.go))

    def snuggest(self) -> int:
        """Of the lit places the one with most tiles around it."""
        best: int = self.page.evaluate(
            """() => {
              const at = (element) => [Number(element.dataset.x), Number(element.dataset.y)]
              const tiles = [...document.querySelectorAll('.ground > g')]
              const laid = new Set(tiles.map((tile) => tile.getAttribute('transform')))
              const around = ([x, y]) => [[0, -1], [1, 0], [0, 1], [-1, 0]]
                .filter(([dx, dy]) => laid.has(`translate(${x - 50 + 100 * dx} ${y - 50 + 100 * dy})`)).length
              const all = [...document.querySelectorAll('.site.open')].map((site) => around(at(site)))
              return all.indexOf(Math.max(...all))
            }"""
        )
        return best

    def act(self, turn: int) -> str:
        """Something for step 2, now this, now that."""
        if turn % 3 == 0 and self.mine.is_visible():
            self.done(lambda: self.touch(self.mine))
            return "mine"
        if turn % 3 == 1 and not self.mine.is_visible() and self.tents.count():
            self.done(lambda: self.touch(self.tents.last))
            return "tent"
        if self.posts.count():
            self.done(lambda: self.touch(self.posts.first))
            return "cowboy"
        if self.mine.is_visible():
            self.done(lambda: self.touch(self.mine))
            return "mine"
        self.done(lambda: self.touch(self.nothing))
        return "nothing"

    def place_or_act(self, turn: int) -> str:
        assert self.wait_for_turn()
        if self.sites.count():
            self.place()
            return "place"
        return self.act(turn)


def told_secrets(messages: list[str], seat: int) -> list[str]:
    """Values of tokens that are another's, in what was told before the end (GR-51, GR-98)."""
    found = []
    known: dict[str, Any] = {}  # faces by their keys, as far as they were told
    for text in messages:
        message = json.loads(text)
        for key, face in (message.get("faces") or {}).items():
            if "changes" in face:
                apply(known[key], face["changes"])
            else:
                known[key] = face
            view = known[key]["view"]
            if view["phase"] != "over":
                found += [text for n, player in enumerate(view["players"]) if n != seat and "values" in player]
            events = [event for step in face["steps"] for event in step["events"]]
            found += [
                text for event in events if event["event"] == "token" and event["seat"] != seat and "value" in event
            ]
    return found


def test_the_room_leads_to_a_table(people: People) -> None:
    me = Prospector(people.arrive())
    me.sit_down()
    assert me.place_or_act(0) == "place"
    assert me.wait_for_turn()


def test_the_last_turns_against_a_bot(people: People, server: Server, album: Album) -> None:
    table = set_table(server, "place", NEARLY)
    page = people.arrive(None, cookie=table.cookie)
    heard = watch_messages(page)  # the first of them tells the whole game so far
    page.goto(table.path)
    me = Prospector(page)
    assert me.wait_for_turn()
    check_features(me)
    assert not complaints(page)
    album.keep(page, "gold-rush-table")
    kinds: list[str] = []
    while me.wait_for_turn():
        kinds.append(me.place_or_act(len(kinds) // 2))
    assert {"place", "cowboy", "tent", "mine"} <= set(kinds), kinds

    # The end: the points of each seat, and what each was for
    expect(me.status).to_contain_text(say("table-over"))
    ranks = [re.sub(r"\s+", " ", row).strip() for row in page.locator(".ranks li").all_text_contents()]
    assert len(ranks) == 2
    expect(page.locator(".plot option")).to_have_text([say("plot-all"), say("score-map"), say("chapter-tokens")])
    assert not complaints(page)
    assert not cut_texts(page)
    album.keep(page, "gold-rush-end", whole=True)

    # What the other one mined was never told
    assert any('"token"' in text for text in heard)
    assert told_secrets(heard, 0) == []


def check_features(me: Prospector) -> None:
    """A feature lights up where the mouse is, with whose it is and what it is worth."""
    last = box_of(me.page.locator(".ground .last"))
    me.page.mouse.move(last["x"] + last["width"] * 0.5, last["y"] + last["height"] * 0.5)
    expect(me.card).to_be_visible()
    expect(me.card.locator(".worth")).to_have_text(re.compile(r"\d+"))
    around = box_of(me.map)
    me.page.mouse.move(around["x"] - 4, around["y"])
    expect(me.card).to_be_hidden()


def box_of(element: Locator) -> FloatRect:
    box = element.bounding_box()
    assert box, element
    return box


# Tables in the middle of a game, played without a browser because that is quicker

Goal = Literal["place", "act"]


def set_table(server: Server, goal: Goal, moves: int, *others: str) -> SetTable:
    """A table where seat 0, after so many of its moves or one more, has to do this."""

    def arrived(face: Any, played: int) -> bool:
        return played >= moves and bool(face["view"]["phase"] == goal)

    return play_to(server, "gold_rush", ("person:Ann", *(others or ("bot:greedy",))), arrived, likely)


def likely(face: Any) -> Any:
    """The tile where it touches most others; then a tent, its gold, or a cowboy, while there are any."""
    view, actions = face["view"], [move["action"] for move in face["moves"]]
    laid = {(tile["x"], tile["y"]) for tile in view["map"]}

    def snug(action: Any) -> int:
        x, y = action["x"], action["y"]
        return sum((x + dx, y + dy) in laid for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)))

    if view["phase"] == "place":
        return max(actions, key=snug)
    mine = view["players"][0]
    order = ["tent"] if mine["tent"] is None else ["mine", "cowboy"] if len(mine["cowboys"]) > 2 else ["cowboy", "mine"]
    return next((action for kind in order for action in actions if action["do"] == kind), {"do": "none"})


@pytest.fixture(scope="module")
def midgame(server: Server) -> SetTable:
    return set_table(server, "place", 24)


def sit_at(people: People, table: SetTable, **arrival: Any) -> Prospector:
    me = Prospector(people.arrive(table.path, cookie=table.cookie, **arrival), phone=arrival.get("phone", False))
    assert me.wait_for_turn()
    return me


# By keyboard


def press_at(element: Locator, key: str) -> None:
    element.focus()
    element.press(key)


def test_turns_by_keyboard(people: People, server: Server) -> None:
    me = sit_at(people, set_table(server, "place", 6))
    keys = me.page.keyboard

    # The map: arrows move it, + and - zoom, 0 shows all of it
    me.map.focus()
    start = box_of(me.page.locator(".ground .last"))
    keys.press("ArrowRight")
    me.page.wait_for_function(
        "x => document.querySelector('.ground .last').getBoundingClientRect().x < x - 50", arg=start["x"]
    )
    keys.press("+")
    me.page.wait_for_function(
        "w => document.querySelector('.ground .last').getBoundingClientRect().width > w * 1.1", arg=start["width"]
    )
    keys.press("0")
    expect(me.sites.first).to_be_in_viewport()

    # A place: arrows lead from one to the next, Enter puts the tile there, R turns it, Escape takes it back
    me.sites.first.focus()
    here = me.page.evaluate("document.activeElement.dataset.x + ' ' + document.activeElement.dataset.y")
    for key in ("ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp"):
        keys.press(key)
    assert me.page.evaluate("document.activeElement.matches('.site')"), here
    turning = me.page.locator(".site.open")
    chosen = next(site for site in turning.all() if turns_at(me, site))
    before = chosen.get_attribute("aria-label")
    keys.press("r")
    expect(chosen).not_to_have_attribute("aria-label", before or "")
    keys.press("Escape")
    expect(me.go).to_be_hidden()
    press_at(chosen, "Enter")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    me.done(lambda: press_at(me.go, "Enter"))

    # By keyboard, one goes on where the next choice is
    expect(me.nothing).to_be_visible()
    expect(me.page.locator(".tray .post:focus, .tray .choice:focus").first).to_be_visible()
    me.done(lambda: press_at(me.posts.first, "Enter"))
    assert me.wait_for_turn()

    # A feature of the list lights up when it has the focus, and is told
    me.page.locator(".around > summary").press("Enter")
    me.page.locator(".features summary").first.press("Enter")
    entry = me.page.locator(".features li button").first
    entry.focus()
    expect(me.card).to_be_visible()
    assert me.page.locator(".ground [class*=lit-]").count()
    assert re.search(r"\d", entry.get_attribute("aria-label") or "")


def test_the_map_is_read_tile_by_tile(people: People, server: Server) -> None:
    """B leads to the newest, arrows to what lies beside it; each tells all of itself, places what they join."""
    me = sit_at(people, set_table(server, "place", 6))
    keys = me.page.keyboard
    keys.press("b")
    tile = me.page.locator("[role=gridcell]:focus")
    newest = tile.get_attribute("aria-label") or ""
    assert all(say(f"name-{side}") in newest for side in "NESW"), newest
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        keys.press(key)
        if tile.count() and tile.get_attribute("aria-label") != newest:
            break
    else:
        raise AssertionError("arrows do not lead to another tile")
    joined = re.compile("|".join(f"{say(f'name-{side}')}: " for side in "NESW"))
    expect(me.sites.first).to_have_attribute("aria-label", joined)


def turns_at(me: Prospector, site: Locator) -> bool:
    """Whether the tile can lie there in more ways than one; then it lies there."""
    press_at(site, "Enter")
    expect(site).to_have_attribute("aria-pressed", "true")
    return me.page.locator(".controls .round").count() == 2


# By touch


PACE = 0.05  # seconds between two points of a stroke


def stroke(page: Page, paths: list[list[tuple[float, float]]]) -> None:
    """Fingers along these paths, from the middle of the map. They say themselves when they moved: a stroke that a quick
    machine sends within a few milliseconds is a fling, and the browser takes the next tap as its end."""
    fingers = page.context.new_cdp_session(page)
    box = box_of(page.get_by_role("region", name=say("board-map")))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    steps = len(paths[0])
    begun = page.evaluate("Date.now() / 1000") - steps * PACE

    def touch(kind: str, step: int, lifted: bool = False) -> None:
        points = [{"x": x + path[step][0], "y": y + path[step][1], "id": id} for id, path in enumerate(paths)]
        event = {"type": kind, "touchPoints": [] if lifted else points, "timestamp": begun + step * PACE}
        fingers.send("Input.dispatchTouchEvent", event)

    touch("touchStart", 0)
    for step in range(1, steps):
        touch("touchMove", step)
    touch("touchEnd", steps - 1, lifted=True)


def pinch(page: Page, by: int) -> None:
    """Two fingers in the middle of the map, drawn apart by so many pixels."""
    apart = [30 + by / 2 * step / 5 for step in range(6)]
    stroke(page, [[(-each, 0) for each in apart], [(each, 0) for each in apart]])


def twist(page: Page, degrees: int) -> None:
    """Two fingers in the middle of the map, turned about each other, clockwise."""
    angles = [math.radians(degrees * step / 5) for step in range(6)]
    around = [(50 * math.cos(angle), 50 * math.sin(angle)) for angle in angles]
    stroke(page, [around, [(-x, -y) for x, y in around]])


def drag(page: Page, dx: int) -> None:
    stroke(page, [[(dx * step / 5, 0) for step in range(6)]])


def test_turns_by_touch_on_a_phone(people: People, midgame: SetTable, album: Album) -> None:
    me = sit_at(people, midgame, phone=True)
    wide, room = me.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= room == 360
    expect(me.map).to_be_in_viewport()
    expect(me.page.locator(".tray > .tile")).to_be_in_viewport(ratio=0.9)
    album.keep(me.page, "gold-rush-phone")

    width = "document.querySelector('.ground .last').getBoundingClientRect().width"
    before = me.page.evaluate(width)
    pinch(me.page, 90)
    me.page.wait_for_function(f"before => {width} > before * 1.5", arg=before)
    left = "document.querySelector('.ground .last').getBoundingClientRect().left"
    at = me.page.evaluate(left)
    drag(me.page, 60)
    me.page.wait_for_function(f"at => Math.abs({left} - at - 60) < 8", arg=at)
    ply = me.ply
    me.touch(me.page.get_by_role("button", name=say("board-whole-map")))
    me.page.wait_for_function(f"before => {width} < before * 1.1", arg=before)
    tile = "document.querySelector('.tray .face').innerHTML"
    lay = me.page.evaluate(tile)
    twist(me.page, 60)
    me.page.wait_for_function(f"lay => {tile} !== lay", arg=lay)
    twist(me.page, -60)
    me.page.wait_for_function(f"lay => {tile} === lay", arg=lay)
    assert me.ply == ply, "pinching, panning and turning play nothing"
    me.touch(me.page.get_by_role("button", name=say("board-whole-map")))

    me.place()
    assert me.wait_for_turn()
    expect(me.nothing).to_be_in_viewport()
    expect(me.page.locator(".ground .last")).to_be_in_viewport()
    album.keep(me.page, "gold-rush-phone-cowboy")
    me.act(2)


# By night, and with five


def test_by_night_and_with_five(people: People, server: Server, album: Album) -> None:
    others = ("bot:random", "bot:greedy", "bot:random", "bot:random")
    table = set_table(server, "act", 12, *others)
    for phone in (False, True):
        me = sit_at(people, table, phone=phone, theme="dark")
        expect(me.page.locator(".seats > *")).to_have_count(5)
        assert not complaints(me.page)
        album.keep(me.page, f"gold-rush-five-night{'-phone' * phone}", whole=phone)
