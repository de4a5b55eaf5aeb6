"""A tour of every page and panel: a picture of each by day and by night, and nothing that axe-core finds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.album import COLOURS, Album, complaints, cut_texts
from tests.browser.people import People, say
from tests.browser.player import LIT, Player, let_pass_until, offer
from tests.browser.tables import SetTable, set_table
from tests.server.serving import Person, Server

Stop = tuple[str, Page, str | None]  # its name, where, and which part of the page is new; None: all of it
WATCHING = {"pace": "normal", "tips": False}
DARK = ("room", "table", "end")  # on a phone by night as well
LONG = ("setting-a-table", "table", "about-the-table", "not-possible", "end")  # on a phone one has to scroll


@pytest.fixture
def tables(server: Server, finished: SetTable) -> dict[str, SetTable]:
    return {
        "playing": set_table(server, "action", turns=18),
        "four": set_table(server, "scored", "bot:random", "bot:greedy", "bot:random", turns=12),
        "place": set_table(server, "place"),
        "step": set_table(server, "refused"),
        "pay": set_table(server, "pay"),
        "over": finished,
    }


class Tour:
    """What there is to see on one device. Yields the name of what is seen now, and where."""

    def __init__(self, people: People, server: Server, tables: dict[str, SetTable], phone: bool) -> None:
        self.people = people
        self.server = server
        self.tables = tables
        self.phone = phone
        self.page: Page | None = None

    def open(self, path: str, cookie: str | None = None) -> Page:
        """The same browser as before, which need not load everything again, for somebody else."""
        if self.page is None:
            self.page = self.people.arrive(None, phone=self.phone, settings={"pace": "instant", "name": "Ann"})
        self.page.context.clear_cookies()
        if cookie is not None:
            self.page.context.add_cookies([{"name": "saloon", "value": cookie, "url": self.people.address}])
        self.page.goto(path)
        return self.page

    def sit(self, name: str) -> Player:
        table = self.tables[name]
        me = Player(self.open(table.path, table.cookie), self.phone)
        assert me.wait_for_turn() == (name != "over")
        return me

    def stops(self) -> Iterator[Stop]:
        yield from self.room()
        yield from self.invitations()
        yield from self.table()
        yield from self.choices()
        yield from self.rest()

    def room(self) -> Iterator[Stop]:
        page = self.open("/", self.tables["four"].cookie)
        expect(page.locator("section[aria-labelledby=my-tables] li")).to_have_count(1)
        yield "room", page, None
        offer(page).get_by_role("link", name=say("room-set-table")).click()
        page.locator("form summary").click()
        page.get_by_role("button", name=say("set-add")).click()
        page.locator("form ol select").nth(1).select_option("invited")
        yield "setting-a-table", page, None
        page.get_by_role("button", name=say("settings"), exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield "settings", page, "dialog"
        page.keyboard.press("Escape")
        offer(page).get_by_role("link", name=say("page-rules")).click()
        expect(page.locator("#GW-29")).to_be_visible()
        yield "rules", page, None
        page.locator("#GW-24 h3 a").click()
        expect(page.locator("#GW-24")).to_be_focused()
        yield "one-rule", page, "article"

    def invitations(self) -> Iterator[Stop]:
        person = Person(self.server)
        table = person.make_table("person:Ann", "invited", "bot:greedy")
        page = self.open(f"/table/{table['id']}", person.cookie)
        expect(page.get_by_text(say("lobby-waiting", count=1))).to_be_visible()
        yield "lobby", page, None
        page = self.open(table["seats"][1]["invite"])
        expect(page.get_by_role("heading", name=say("join-title"))).to_be_visible()
        yield "joining", page, None
        page = self.open(f"/table/{person.make_table('person:Ann', 'person:Ben')['id']}", person.cookie)
        expect(page.locator(".curtain")).to_be_visible()
        yield "curtain", page, None

    def table(self) -> Iterator[Stop]:
        me = self.sit("playing")
        page = me.page
        yield "table", page, None
        me.touch(page.locator(".hand button.card").nth(2))
        expect(page.locator(".choice")).to_be_visible()
        yield "card", page, ".hand"
        me.touch(page.locator("button[data-spot=discard]"))
        expect(page.locator(".look")).to_be_visible()
        yield "discards", page, ".look"
        page.keyboard.press("Escape")
        me.tab("chat")
        page.get_by_role("textbox", name=say("chat-line")).fill(" ".join(["Howdy!"] * 60))  # enough to scroll
        me.touch(page.get_by_role("button", name=say("chat-send")))
        expect(page.get_by_role("tabpanel").get_by_text("Howdy!").first).to_be_visible()
        yield "chat", page, "[role=tabpanel]"
        me.tab("table")
        me.touch(page.get_by_role("tabpanel").locator("summary").first)
        expect(page.get_by_role("tabpanel").locator("details[open]")).to_have_count(1)
        yield "about-the-table", page, "[role=tabpanel]"
        me.touch(me.button("leave"))
        expect(page.get_by_role("dialog", name=say("leave"))).to_be_visible()
        yield "leaving", page, "dialog"
        page.keyboard.press("Escape")
        me.tab("log")
        me.touch(me.log.nth(12))
        expect(me.button("replay-now")).to_be_visible()
        yield "looking-back", page, ".table"

    def choices(self) -> Iterator[Stop]:
        yield "four-seats", self.sit("four").page, ".table"
        yield "placing", self.sit("place").page, ".gw"
        yield "paying", self.sit("pay").page, ".gw"
        me = self.sit("step")
        yield "stepping", me.page, ".gw"
        me.page.locator(".spot.shut").first.click(force=True)
        expect(me.why).to_be_visible()
        yield "refusal", me.page, ".why"
        me.touch(me.page.locator("section[aria-labelledby=moves-title] summary"))
        expect(me.page.locator(".refused li").first).to_be_visible()
        yield "not-possible", me.page, ".moves"

    def rest(self) -> Iterator[Stop]:
        yield "end", self.sit("over").page, None
        self.people.accept("404.*/table/none|/api/tables/none")
        page = self.open("/table/none")
        expect(page.get_by_text(say("table-not-found"))).to_be_visible()
        yield "no-such-table", page, None


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_tour(people: People, server: Server, tables: dict[str, SetTable], album: Album, phone: bool) -> None:
    device = "phone" if phone else "desktop"
    found: list[str] = []
    for name, page, part in Tour(people, server, tables, phone).stops():
        album.keep(page, f"{name}-{device}-light")
        if phone and name in LONG:
            album.keep(page, f"{name}-{device}-light-whole", whole=True)
        if not phone or part is None:
            found += [f"{name}, light: {complaint}" for complaint in complaints(page, part)]
        if not phone or name in DARK:
            page.emulate_media(color_scheme="dark")
            album.keep(page, f"{name}-{device}-dark")
            if not phone:
                found += [f"{name}, dark: {complaint}" for complaint in complaints(page, part, COLOURS)]
            page.emulate_media(color_scheme="light")
        wide, room = page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        if wide > room:
            found.append(f"{name}: {wide} pixels wide, but there are only {room}")
        found += [f"{name}: cut off: {text}" for text in cut_texts(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_scoring_is_shown(people: People, server: Server, album: Album, phone: bool) -> None:
    """Region by region, each for a while; then the table is as it was, with the points."""
    table = set_table(server, "score", turns=8)
    page = people.arrive(table.path, phone=phone, cookie=table.cookie, settings=WATCHING, still=True)
    me = Player(page, phone)
    assert me.wait_for_turn()
    score = next(lit for lit in me.lit("action") if "Score" in lit.label)
    me.choose(score)
    caption = page.locator(".world > .caption")
    for region in ("east", "great_plains", "midwest", "west"):
        let_pass_until(
            page, f"document.querySelector('.world > .caption')?.textContent.includes({say(f'name-{region}')!r})"
        )
        expect(caption).to_contain_text(say(f"name-{region}"))
        expect(page.locator(", ".join(LIT.values()))).to_have_count(0)  # nothing can be touched beneath it
        if region == "great_plains":
            caption.scroll_into_view_if_needed()
            album.keep(page, f"scoring-{'phone' if phone else 'desktop'}-light")
    let_pass_until(page, "!document.querySelector('.world > .caption')")
