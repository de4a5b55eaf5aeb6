"""Learning at the table: what things mean, hints of the first game, the guided first turn, and playing alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

from tests.browser.album import Album, complaints
from tests.browser.people import People, say
from tests.browser.sitting import Sitting
from tests.browser.tables import set_table
from tests.server.serving import Server


def words(page: Page) -> Locator:
    """What something means, as far as it is shown."""
    return page.get_by_role("tooltip")


@contextmanager
def finger_on(page: Page, element: Locator) -> Iterator[None]:
    """A finger that stays on something."""
    element.scroll_into_view_if_needed()
    box = element.bounding_box()
    assert box is not None
    session = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    yield
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


# What things mean


def test_meaning_under_the_mouse(people: People, server: Server) -> None:
    table = set_table(server, "action")
    page = people.arrive(table.path, cookie=table.cookie)
    supply = page.locator("[data-spot='supply:0']")
    supply.hover()
    expect(words(page)).to_contain_text(say("meaning-supply"))
    expect(words(page).get_by_role("link")).to_contain_text(say("rule-GW-12.title"))
    assert supply.get_attribute("aria-describedby") == words(page).get_attribute("id")
    words(page).get_by_role("link").hover()  # the way to the words does not close them
    expect(words(page)).to_contain_text(say("meaning-supply"))
    page.keyboard.press("Escape")
    expect(words(page)).to_have_count(0)
    assert supply.get_attribute("aria-describedby") is None

    # Of things within each other the inner one speaks, in a drawing too; and moving away is enough
    page.locator(".hand button.card svg .ribbon").first.hover()
    expect(words(page)).to_contain_text(say("meaning-card"))
    page.locator(".hand button.card svg > g[transform='translate(82.5 18)']").first.hover()
    expect(words(page)).to_contain_text(say("meaning-card-cost"))
    page.mouse.move(2, 2)
    expect(words(page)).to_have_count(0)


def test_meaning_does_not_stand_in_the_way(people: People, server: Server) -> None:
    table = set_table(server, "action")
    me = Sitting(people.arrive(table.path, cookie=table.cookie))
    card = me.page.locator(".hand li.open button.card").first
    card.hover()
    expect(words(me.page)).to_be_visible()
    card.click()
    expect(card).to_have_attribute("aria-expanded", "true")
    expect(words(me.page)).to_have_count(0)


def test_meaning_with_the_focus(people: People, server: Server) -> None:
    table = set_table(server, "action")
    page = people.arrive(table.path, cookie=table.cookie)
    panel = page.locator("[data-spot='seat:0']")
    expect(panel).to_be_visible()
    assert panel.locator("[data-meaning][tabindex='0']").count() == 1
    page.keyboard.press("Tab")
    panel.locator("[data-meaning][tabindex='0']").focus()
    expect(words(page)).to_contain_text(say("meaning-token"))
    page.keyboard.press("ArrowRight")
    expect(words(page)).to_contain_text(say("meaning-vp"))
    expect(panel.locator(".vp")).to_be_focused()
    page.keyboard.press("Escape")
    expect(words(page)).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(words(page)).to_contain_text(say("meaning-token"))
    page.keyboard.press("Shift+Tab")
    expect(words(page)).not_to_contain_text(say("meaning-token"))


def test_meaning_under_a_finger_that_stays(people: People, server: Server, album: Album) -> None:
    table = set_table(server, "action")
    me = Sitting(people.arrive(table.path, cookie=table.cookie, phone=True), phone=True)
    card = me.page.locator(".hand li.open button.card").first
    with finger_on(me.page, card):
        expect(words(me.page)).to_be_visible()
        album.keep(me.page, "meaning-phone")
    expect(words(me.page)).to_be_in_viewport(ratio=1)
    expect(card).to_have_attribute("aria-expanded", "false")
    me.touch(me.status)  # anywhere else
    expect(words(me.page)).to_have_count(0)
    card.tap()
    expect(card).to_have_attribute("aria-expanded", "true")


def test_meanings_are_accessible(people: People, server: Server) -> None:
    table = set_table(server, "action")
    page = people.arrive(table.path, cookie=table.cookie)
    page.locator("[data-spot='box:0']").hover()
    expect(words(page)).to_be_visible()
    assert complaints(page) == []
