"""On a phone, by touch: everything fits, and everything that is lit is large enough for a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import People, say
from tests.browser.player import LIT, Player, play_button
from tests.browser.speaking import Texts
from tests.browser.tables import Goal, SetTable, set_table
from tests.server.serving import Server

FINGER = 44  # pixels
SMALL = """
([selectors, finger]) => [...document.querySelectorAll(selectors)]
  .filter((element) => !element.closest('[inert]') && !element.matches('g:not([role=button])'))  // not to be touched
  .map((element) => [element, element.getBoundingClientRect()])
  .filter(([element, box]) => box.width > 0 && (box.width < finger - 0.5 || box.height < finger - 0.5))
  .map(([element, box]) =>
    `${element.className} ${element.ariaLabel ?? element.textContent}: ${box.width} × ${box.height}`)
"""
LARGE = (
    *LIT.values(),
    ".choice .do",
    ".move",
    ".actions .action",
    ".spot",
    "#status button",
    ".replay button",
    ".button",
    "select",
    "[role=tab]",
)


def check_fits(page: Page) -> None:
    wide, room = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= room == 360, f"{page.url} is {wide} pixels wide"


def check_sizes(page: Page) -> None:
    assert not page.evaluate(SMALL, [", ".join(LARGE), FINGER])


def test_turns_by_touch(people: People) -> None:
    page = people.arrive(phone=True)
    expect(play_button(page)).to_be_in_viewport(ratio=1)
    check_fits(page)
    check_sizes(page)
    me = Player(page, phone=True)
    me.touch(play_button(page))
    seen = set[str]()
    for _ in range(4):
        assert me.wait_for_turn()
        check_fits(page)
        check_sizes(page)
        seen.add(me.play_one())
    assert {"play", "step"} <= seen
    assert me.wait_for_turn()

    # What a touched card opens is in sight and large enough
    while me.lit("spot", "pay"):
        me.play_one()
        assert me.wait_for_turn()
    me.touch(me.page.locator(".hand button.card").last)
    choices = me.page.locator(".hand .choice .do")
    expect(choices.first).to_be_visible()
    for choice in choices.all():
        expect(choice).to_be_in_viewport(ratio=0.9)
    check_sizes(page)
    check_fits(page)


@pytest.mark.parametrize("goal", ["place", "pay"])
def test_choices_in_mid_turn_by_touch(people: People, server: Server, goal: Goal) -> None:
    table = set_table(server, goal)
    me = Player(people.arrive(table.path, cookie=table.cookie, phone=True), phone=True)
    assert me.wait_for_turn()
    assert me.lit("pay" if goal == "pay" else "spot")
    check_fits(me.page)
    check_sizes(me.page)
    assert me.play_one() == goal


@pytest.mark.parametrize("path", ["/?game=go_west", "/rules/go_west/GW-14", "/rules/gold_rush", "/lessons/gold_rush"])
def test_pages_fit(people: People, path: str) -> None:
    page = people.arrive(path, phone=True)
    name = say("game") if "go_west" in path else Texts.of("en", "gold_rush")("game")
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    if "game=" in path:
        for kind in ("here", "invited", "bot"):
            page.locator("form select").nth(1).select_option(kind)
            check_fits(page)
        page.locator("form summary").tap()
    check_fits(page)


def test_the_end_fits(people: People, finished: SetTable) -> None:
    me = Player(people.arrive(finished.path, cookie=finished.cookie, phone=True), phone=True)
    assert not me.wait_for_turn()
    expect(me.page.locator(".scores table").first).to_be_visible()
    check_fits(me.page)
    check_sizes(me.page)
