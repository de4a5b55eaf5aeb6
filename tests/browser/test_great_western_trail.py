"""Great Western Trail in the page: the map by mouse, keyboard and touch, at a table of three."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.album import COLOURS, Album, complaints, cut_texts
from tests.browser.people import People
from tests.browser.player import Player, let_pass_until
from tests.browser.speaking import Texts
from tests.browser.tables import SetTable, play_to
from tests.server.serving import Server

say = Texts.of("en", "great_western_trail")
GAME = "great_western_trail"
OTHERS = ("bot:greedy", "bot:random")
FINGER = 40  # pixels

Face = Mapping[str, Any]


def set_table(server: Server, find: Callable[[Face], str | None], moves: int = 0) -> tuple[SetTable, str]:
    """A table of three where seat 0 finds this before it, after so many of its moves or more; and what it finds."""
    rng = random.Random(1)
    found: list[str | None] = []

    def arrived(face: Face, played: int) -> bool:
        found.append(find(face) if face["moves"] else None)
        return played >= moves and found[-1] is not None

    def chosen(face: Face) -> Any:
        actions = [move["action"] for move in face["moves"]]
        return rng.choice([action for action in actions if action["do"] not in ("done", "decline")] or actions)

    table = play_to(server, GAME, ("person:Ann", *OTHERS), arrived, chosen)
    assert found[-1] is not None
    return table, found[-1]


def anything(face: Face) -> str | None:
    return str(face["view"]["task"]["task"])


def several_ways(face: Face) -> str | None:
    """A place to which more than one way leads."""
    ends = [move["action"]["path"][-1] for move in face["moves"] if move["action"]["do"] == "move"]
    return next((f"site:{end}" for end in ends if ends.count(end) > 1), None)


def building_for_several_sites(face: Face) -> str | None:
    buildings = [move["action"]["building"] for move in face["moves"] if move["action"]["do"] == "build"]
    return next((f"building:{name}" for name in buildings if buildings.count(name) > 1), None)


def engine_held_back(face: Face) -> str | None:
    """A space where the engine may not go, although it may move."""
    if not any(move["action"]["do"] == "engine" for move in face["moves"]):
        return None
    touched = [element for attempt in face["refused"] for element in attempt["elements"]]
    return next((element for element in touched if element.startswith("space:")), None)


def cattle_to_buy(face: Face) -> str | None:
    """A place that leads to the market."""
    uses = [move["action"] for move in face["moves"] if move["action"]["do"] == "use"]
    return next((str(use["deed"]) for use in uses if use["deed"] == "cattle"), None)


class Drover(Player):
    """A person at a table of Great Western Trail."""

    def __init__(self, page: Page, phone: bool = False) -> None:
        super().__init__(page, phone)
        self.map = page.get_by_role("region", name=say("board-map"), exact=True)
        self.glowing = self.map.locator(".spot.open")
        self.menu = page.get_by_role("menu", name=say("board-choose"))
        self.asks = page.locator(".asks")
        self.way = self.map.locator(".leg")

    def spot(self, element: str) -> Locator:
        return self.page.locator(f'.gwt [data-element="{element}"]')

    def segment(self, name: str) -> Locator:
        return self.page.locator(".segments").get_by_role("button", name=re.compile(f"^{say(f'board-segment-{name}')}"))

    def done(self, choose: Callable[[], None]) -> None:
        """Chooses, and waits until the server has played it."""
        ply = self.ply
        choose()
        self.wait_until_played(ply)

    def play(self, spot: Locator) -> None:
        """Touches what is lit; of several ways or actions there the first."""
        ply = self.ply
        self.touch(spot)
        if self.offered(".gwt [role=menuitem]", ply):
            self.touch(self.menu.get_by_role("menuitem").first)
        self.wait_until_played(ply)

    def act(self, rng: random.Random) -> str:
        """Something that is lit on the map, or else in the list of moves; returns what it belongs to."""
        assert self.wait_for_turn()
        deeds = self.map.locator(".spot.open[data-element^='deed:']")  # they lie on their site
        spots = deeds if deeds.count() else self.glowing
        if number := spots.count():
            spot = spots.nth(rng.randrange(number))
            element = spot.get_attribute("data-element") or ""
            self.play(spot)
            return element.partition(":")[0]
        number = self.moves.count()
        self.done(lambda: self.touch(self.moves.nth(rng.randrange(number))))
        return "list"


def in_sight(page: Page, selector: str) -> bool:
    """Whether all of it is seen without scrolling."""
    whole: bool = page.evaluate(
        """(selector) => {
          const { left, right, top, bottom } = document.querySelector(selector).getBoundingClientRect()
          return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
        }""",
        selector,
    )
    return whole


def test_rounds_at_a_table_of_three(people: People, server: Server, album: Album) -> None:
    table, _ = set_table(server, anything)
    page = people.arrive(table.path, cookie=table.cookie)
    me = Drover(page)
    rng = random.Random(5)
    assert me.wait_for_turn()

    # GWT 2.6: the cattleman starts on one of seven neutral buildings, and they are what is lit
    expect(me.glowing).to_have_count(7)
    for region in (".map", ".mine", ".hand", ".market"):
        assert in_sight(page, f".gwt {region}"), region
    album.keep(page, "great-western-trail-start")
    seen = {me.act(rng) for _ in range(6)}
    assert {"site", "deed"} <= seen, seen


def test_the_middle_of_a_game_of_three(people: People, server: Server, album: Album) -> None:
    """Nothing that axe-core finds, by day and by night; nothing is cut off."""
    table, _ = set_table(server, anything, moves=30)
    page = people.arrive(table.path, cookie=table.cookie)
    me = Drover(page)
    assert me.wait_for_turn()
    assert not complaints(page)
    album.keep(page, "great-western-trail-table")
    page.emulate_media(color_scheme="dark")
    assert not complaints(page, ".gwt", COLOURS)
    album.keep(page, "great-western-trail-table-dark")
    page.emulate_media(color_scheme="light")
    rng = random.Random(5)
    for _ in range(4):
        me.act(rng)
    assert me.wait_for_turn()
    assert not cut_texts(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_several_ways_are_offered_with_their_tolls(people: People, server: Server, album: Album) -> None:
    """GWT 2.4, 2.7: the same place by two ways, each with what it pays to whom; the way is drawn before it is gone."""
    table, place = set_table(server, several_ways)
    page = people.arrive(table.path, cookie=table.cookie)
    me = Drover(page)
    assert me.wait_for_turn()
    expect(me.way).to_have_count(0)
    me.spot(place).hover()
    expect(me.way.first).to_be_visible()
    ply = me.ply
    me.touch(me.spot(place))
    ways = me.menu.get_by_role("menuitem")
    expect(ways.first).to_be_focused()
    texts = ways.all_text_contents()
    assert len(texts) > 1
    assert len(set(texts)) == len(texts), texts
    assert all(say("board-toll-none") in text or "$" in text for text in texts), texts
    album.keep(page, "great-western-trail-ways")
    page.keyboard.press("Escape")
    expect(me.menu).to_be_hidden()
    assert me.ply == ply
    me.touch(me.spot(place))
    page.keyboard.press("ArrowDown")
    expect(ways.nth(1)).to_be_focused()
    me.done(lambda: page.keyboard.press("Enter"))


def test_a_building_first_then_its_site(people: People, server: Server, album: Album) -> None:
    """GWT 5.3: the building that is touched is held; then the sites for it alone are lit."""
    table, building = set_table(server, building_for_several_sites)
    page = people.arrive(table.path, cookie=table.cookie)
    me = Drover(page)
    assert me.wait_for_turn()
    held = me.spot(building)
    held.scroll_into_view_if_needed()
    me.touch(held)
    expect(held).to_have_attribute("aria-pressed", "true")
    expect(me.asks).to_contain_text(say("board-held", building=building.removeprefix("building:")))
    album.keep(page, "great-western-trail-building")
    me.touch(me.asks.get_by_role("button", name=say("board-let-go")))
    expect(held).not_to_have_attribute("aria-pressed", "true")
    me.touch(held)
    site = me.glowing.first
    expect(site).to_have_attribute("data-element", re.compile("^site:"))
    me.done(lambda: me.touch(site))


def test_a_place_that_is_refused_says_why(people: People, server: Server) -> None:
    """GWT 9.3: a space out of the engine’s reach."""
    table, space = set_table(server, engine_held_back)
    page = people.arrive(table.path, cookie=table.cookie)
    me = Drover(page)
    assert me.wait_for_turn()
    ply = me.ply
    expect(me.spot(space)).to_have_attribute("aria-disabled", "true")
    me.spot(space).click(force=True)  # Playwright would wait until it is enabled
    expect(me.why).to_be_visible()
    assert me.ply == ply


def test_everything_says_what_it_means(people: People, server: Server) -> None:
    table, _ = set_table(server, anything)
    page = people.arrive(table.path, cookie=table.cookie)
    me = Drover(page)
    assert me.wait_for_turn()
    words = page.get_by_role("tooltip")
    for element, message in {
        "city:topeka": "meaning-city-white",
        "station:6": "meaning-station",
        "space:12": "meaning-space",
        "site:A1": "meaning-site",
        "site:N-A": "meaning-neutral",
    }.items():
        me.spot(element).hover()
        expect(words).to_contain_text(say(f"{message}.title"))


def test_the_first_turn_by_keyboard(people: People, server: Server) -> None:
    """From the map the arrows lead from place to place, and Enter plays."""
    table, _ = set_table(server, anything)
    page = people.arrive(table.path, cookie=table.cookie)
    me = Drover(page)
    assert me.wait_for_turn()
    me.glowing.first.focus()
    first = page.evaluate("document.activeElement.dataset.element")
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.element.split(':')[0]") in ("site", "space", "station", "city")
    me.spot(first).focus()
    me.done(lambda: page.keyboard.press("Enter"))
    assert me.wait_for_turn()
    expect(me.moves.first).to_be_visible()


def test_on_a_phone_by_touch(people: People, server: Server, album: Album) -> None:
    """One segment at a time; that with something to do is open, and what the table waits for is always at hand."""
    table, _ = set_table(server, anything)
    page = people.arrive(table.path, cookie=table.cookie, phone=True)
    me = Drover(page, phone=True)
    assert me.wait_for_turn()
    expect(me.segment("map")).to_have_attribute("aria-pressed", "true")
    expect(me.segment("map").get_by_role("img", name=say("board-lit"))).to_be_visible()
    expect(me.segment("mine").get_by_role("img", name=say("board-lit"))).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    album.keep(page, "great-western-trail-phone")

    # Nearer and farther, by the buttons of the map
    zoom = "Number(getComputedStyle(document.querySelector('.gwt .world')).getPropertyValue('--zoom'))"
    before = page.evaluate(zoom)
    me.touch(page.get_by_role("button", name=say("board-nearer")))
    page.wait_for_function(f"before => {zoom} > before", arg=before)
    me.touch(page.get_by_role("button", name=say("board-whole-map")))
    page.wait_for_function(f"before => {zoom} < before", arg=before)
    me.touch(page.get_by_role("button", name=say("board-nearer")))

    # The first turn by touch: the map, then what the building offers
    rng = random.Random(3)
    asked = me.asks.get_by_role("button")
    for _ in range(4):
        assert me.wait_for_turn()
        small = page.evaluate(
            """(finger) => [...document.querySelectorAll('.segments button, .asks button, .choice button')]
              .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < finger - 0.5)
              .map((button) => button.textContent)""",
            FINGER,
        )
        assert small == []
        if asked.count():
            me.done(lambda: me.touch(asked.nth(rng.randrange(asked.count()))))
        else:
            me.done(lambda: me.touch(me.moves.first))
    assert not complaints(page)
    for segment in ("mine", "market", "map"):
        me.touch(me.segment(segment))
        expect(me.segment(segment)).to_have_attribute("aria-pressed", "true")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        expect(me.asks).to_be_visible()


def test_on_a_phone_every_decision_opens_its_segment(people: People, server: Server) -> None:
    """Also in the middle of a turn: who buys cattle sees the cattle, and a tip covers none of the segments."""
    table, deed = set_table(server, cattle_to_buy)
    buy = re.compile(f"{say('deed-verb', verb_id=deed)}$")
    page = people.arrive(table.path, cookie=table.cookie, phone=True, settings={"pace": "instant", "tips": True})
    me = Drover(page, phone=True)
    assert me.wait_for_turn()
    expect(me.segment("map")).to_have_attribute("aria-pressed", "true")
    me.done(lambda: me.touch(me.asks.get_by_role("button", name=buy)))
    assert me.wait_for_turn()
    expect(me.segment("market")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".gwt .market .spot.open").first).to_be_in_viewport()
    expect(page.locator(".tip details")).to_be_visible()
    me.touch(me.segment("map"))  # taps only what nothing covers
    expect(me.segment("map")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_happens_is_seen(people: People, server: Server, phone: bool) -> None:
    """The cattleman goes from place to place, for those who want to watch."""
    table, _ = set_table(server, anything)
    page = people.arrive(table.path, cookie=table.cookie, phone=phone, settings={"pace": "normal"}, still=True)
    me = Drover(page, phone=phone)
    assert me.wait_for_turn()
    men = "[...document.querySelectorAll('.gwt .man')].map((man) => man.style.transform)"
    before = page.evaluate(men)
    assert len(before) == 3
    me.done(lambda: me.moves.first.dispatch_event("click"))
    let_pass_until(page, f"{men}[0] !== {before[0]!r}")
