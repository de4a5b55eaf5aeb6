"""Every page and panel on both devices by day and by night: a picture of each, and nothing that axe-core finds serious."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.album import Album, complaints
from tests.browser.people import People, Theme, say
from tests.browser.sitting import Sitting
from tests.browser.tables import Goal, SetTable, set_table
from tests.server.serving import Person, Server

THEMES: tuple[Theme, ...] = ("light", "dark")


class Visit:
    """One device on which scenes are set."""

    def __init__(self, people: People, server: Server, tables: dict[str, SetTable], phone: bool) -> None:
        self.people = people
        self.server = server
        self.tables = tables
        self.phone = phone

    def open(self, path: str, cookie: str | None = None, pace: str = "instant") -> Page:
        return self.people.arrive(path, phone=self.phone, cookie=cookie, settings={"pace": pace, "name": "Ann"})

    def sit(self, goal: Goal, *others: str, turns: int = 0) -> Sitting:
        """At a table where this is to be chosen; the same one on both devices."""
        key = f"{goal} {others} {turns}"
        if key not in self.tables:
            self.tables[key] = set_table(self.server, goal, *others, turns=turns)
        table = self.tables[key]
        me = Sitting(self.open(table.path, table.cookie), self.phone)
        assert me.wait_for_turn() == (goal != "over")
        return me


def room(visit: Visit) -> Page:
    page = visit.open("/", visit.sit("scored", "bot:random", "bot:greedy", "bot:random").page.context.cookies()[0].get("value"))
    expect(page.locator("section[aria-labelledby=my-tables] li")).to_have_count(1)
    return page


def setting_a_table(visit: Visit) -> Page:
    page = visit.open("/?game=go_west")
    page.locator("form summary").click()
    page.get_by_role("button", name=say("set-add")).click()
    page.locator("form ol select").nth(1).select_option("invited")
    return page


def settings(visit: Visit) -> Page:
    page = visit.open("/")
    page.get_by_role("button", name=say("settings"), exact=True).click()
    return page


def lobby(visit: Visit) -> Page:
    person = Person(visit.server)
    table = person.make_table("person:Ann", "invited", "bot:greedy")
    page = visit.open(f"/table/{table['id']}", person.cookie)
    expect(page.get_by_text(say("lobby-waiting", count=1))).to_be_visible()
    return page


def joining(visit: Visit) -> Page:
    return visit.open(Person(visit.server).make_table("person:Ann", "invited")["seats"][1]["invite"])


def action(visit: Visit) -> Page:
    return visit.sit("action", turns=20).page


def opened_card(visit: Visit) -> Page:
    me = visit.sit("action", turns=20)
    me.touch(me.page.locator(".hand button.card").nth(1))
    expect(me.page.locator(".choice")).to_be_visible()
    return me.page


def four_seats(visit: Visit) -> Page:
    return visit.sit("scored", "bot:random", "bot:greedy", "bot:random").page


def placing(visit: Visit) -> Page:
    return visit.sit("place").page


def stepping(visit: Visit) -> Page:
    return visit.sit("step").page


def paying(visit: Visit) -> Page:
    return visit.sit("pay").page


def refusal(visit: Visit) -> Page:
    me = visit.sit("refused")
    me.page.locator(".spot.shut").first.click(force=True)
    expect(me.why).to_be_visible()
    return me.page


def discards(visit: Visit) -> Page:
    me = visit.sit("action", turns=20)
    me.touch(me.page.locator("button[data-spot=discard]"))
    expect(me.page.locator(".look")).to_be_visible()
    return me.page


def scoring(visit: Visit) -> Page:
    """While it is shown; stays so, because nobody waits for it."""
    table = set_table(visit.server, "scored", turns=30)
    page = visit.open(table.path, table.cookie, pace="slow")
    me = Sitting(page, visit.phone)
    me.wait_for_turn()
    page.clock.install()
    me.touch(page.locator(".action.open").first)
    page.locator(".payment button, .caption").first.wait_for()
    if page.locator(".payment").is_visible():
        me.touch(page.locator(".payment button").first)
    for _ in range(200):
        if page.locator(".caption").is_visible():
            break
        page.clock.run_for(100)
    expect(page.locator(".caption")).to_be_visible()
    return page


def chat(visit: Visit) -> Page:
    me = visit.sit("action", turns=20)
    me.tab("chat")
    me.page.get_by_role("textbox", name=say("chat-line")).fill("Howdy!")
    me.touch(me.page.get_by_role("button", name=say("chat-send")))
    expect(me.page.get_by_role("tabpanel").get_by_text("Howdy!").first).to_be_visible()
    return me.page


def about_the_table(visit: Visit) -> Page:
    me = visit.sit("action", turns=20)
    me.tab("table")
    me.page.get_by_role("tabpanel").locator("summary").first.click()
    return me.page


def leaving(visit: Visit) -> Page:
    me = visit.sit("action", turns=20)
    me.tab("table")
    me.touch(me.button("leave"))
    expect(me.page.get_by_role("dialog")).to_be_visible()
    return me.page


def what_is_not_possible(visit: Visit) -> Page:
    me = visit.sit("refused")
    me.touch(me.page.locator("section[aria-labelledby=moves-title] summary"))
    return me.page


def looking_back(visit: Visit) -> Page:
    me = visit.sit("action", turns=20)
    me.touch(me.log.nth(20))
    expect(me.button("replay-now")).to_be_visible()
    return me.page


def curtain(visit: Visit) -> Page:
    person = Person(visit.server)
    table = person.make_table("person:Ann", "person:Ben")
    page = visit.open(f"/table/{table['id']}", person.cookie)
    expect(page.locator(".curtain")).to_be_visible()
    return page


def end(visit: Visit) -> Page:
    return visit.sit("over").page


def rules(visit: Visit) -> Page:
    page = visit.open("/rules/go_west")
    expect(page.locator("#GW-29")).to_be_visible()
    return page


def one_rule(visit: Visit) -> Page:
    page = visit.open("/rules/go_west/GW-24")
    expect(page.locator("#GW-24")).to_be_focused()
    return page


def no_such_table(visit: Visit) -> Page:
    visit.people.accept("404")
    page = visit.open("/table/none")
    expect(page.get_by_text(say("table-not-found"))).to_be_visible()
    return page


SCENES: dict[str, Callable[[Visit], Page]] = {
    scene.__name__.replace("_", "-"): scene
    for scene in (
        room, setting_a_table, settings, lobby, joining, action, opened_card, four_seats, placing, stepping, paying, refusal,
        discards, scoring, chat, about_the_table, leaving, what_is_not_possible, looking_back, curtain, end, rules, one_rule,
        no_such_table,
    )
}  # fmt: skip


@pytest.fixture(scope="module")
def tables() -> dict[str, SetTable]:
    return {}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", SCENES)
def test_scene(people: People, server: Server, tables: dict[str, SetTable], album: Album, name: str, phone: bool) -> None:
    page = SCENES[name](Visit(people, server, tables, phone))
    found: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        device = "phone" if phone else "desktop"
        album.keep(page, f"{name}-{device}-{theme}")
        if phone and theme == "light":
            album.keep(page, f"{name}-{device}-{theme}-whole", whole=True)
        found += [f"{theme}: {complaint}" for complaint in complaints(page)]
    assert not found, "\n".join(found)
    wide, available = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= available
