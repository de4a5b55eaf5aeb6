"""What cannot be done says why, and leads to the rule."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import People, say
from tests.browser.player import Player
from tests.browser.tables import bots_tables, set_table
from tests.server.serving import Server


def read_rule(me: Player, rule: str) -> Page:
    """Follows the link of the refusal; the rules open at this rule."""
    link = me.why.get_by_role("link", name=say("why-rule", rule=rule, title=say(f"rule-{rule}.title")))
    with me.page.context.expect_page() as opening:
        me.touch(link)
    rules = opening.value
    here = rules.locator(f"#{rule}")
    expect(here).to_be_in_viewport()
    expect(here).to_be_focused()
    expect(here).to_contain_text(say(f"rule-{rule}.title"))
    expect(rules.locator(".rule.chosen")).to_have_count(1)
    return rules


def touch_shut(me: Player, element: Locator) -> None:
    expect(element).to_have_attribute("aria-disabled", "true")
    ply = me.ply
    element.click(force=True)  # Playwright takes what is aria-disabled for dead; people may touch it
    expect(me.why).to_be_visible()
    assert me.ply == ply


def test_a_region_without_wagons(people: People, server: Server) -> None:
    table = set_table(server, "refused")
    me = Player(people.arrive(table.path, cookie=table.cookie))
    assert me.wait_for_turn()
    touch_shut(me, me.page.locator(".spot.shut").first)
    expect(me.why).to_contain_text(re.compile("There is no wagon|stays there"))
    expect(me.why).to_contain_text(say("rule-GW-14"))
    rules = read_rule(me, "GW-14")

    # From there on to other rules
    rules.locator("#GW-16 h3 a").click()
    expect(rules).to_have_url(re.compile("/rules/go_west/GW-16$"))
    expect(rules.locator("#GW-16")).to_be_focused()
    rules.close()

    me.why.get_by_role("button", name=say("page-close")).click()
    expect(me.why).to_have_count(0)
    touch_shut(me, me.page.locator(".spot.shut").first)
    me.page.keyboard.press("Escape")
    expect(me.why).to_have_count(0)
    touch_shut(me, me.page.locator(".spot.shut").first)
    me.play_one()
    expect(me.why).to_have_count(0)


def test_the_region_that_already_got_its_token(people: People, server: Server) -> None:
    table = set_table(server, "place")
    me = Player(people.arrive(table.path, cookie=table.cookie))
    assert me.wait_for_turn()
    touch_shut(me, me.page.locator(".spot.round.shut"))
    expect(me.why).to_contain_text("the second must go to another region")
    read_rule(me, "GW-13")


def test_a_marker_that_is_spent(people: People, server: Server) -> None:
    table = set_table(server, "action")
    me = Player(people.arrive(table.path, cookie=table.cookie))
    assert me.wait_for_turn()
    me.choose(me.lit("action")[-1])
    assert me.wait_for_turn()
    me.choose(next(lit for lit in me.lit("action") if "Score" in lit.label))
    assert me.wait_for_turn()
    me.choose(next(lit for lit in me.lit("action") if lit.label == say("action-stop")))
    assert me.wait_for_turn()
    marker = me.page.locator(".action", has_text=say("action-announce"))
    touch_shut(me, marker)
    expect(me.why).to_contain_text(say("refusal-marker-spent"))
    read_rule(me, "GW-10")


def test_the_list_of_what_is_not_possible(people: People, server: Server) -> None:
    table = set_table(server, "refused")
    me = Player(people.arrive(table.path, cookie=table.cookie))
    assert me.wait_for_turn()
    moves = me.page.locator("section[aria-labelledby=moves-title]")
    moves.locator("summary").click()
    refused = moves.locator(".refused li")
    expect(refused.first).to_be_visible()
    count = refused.count()
    assert count > 0
    expect(moves.locator("summary")).to_have_text(say("moves-refused", count=count))
    for row in refused.all():
        expect(row.get_by_role("link")).to_have_attribute("href", re.compile(r"^/rules/go_west/GW-\d+$"))


def test_what_nothing_can_be_done_with_says_so(people: People, server: Server) -> None:
    """With the rule that it is about. Great Western Trail's things do in test_desktop.py."""
    table = set_table(server, "action")
    me = Player(people.arrive(table.path, cookie=table.cookie))
    assert me.wait_for_turn()
    me.page.locator(".map div.spot").first.click()
    expect(me.why).to_contain_text(say("refusal-nothing-to-do"))
    expect(me.why.get_by_role("link")).to_be_visible()

    # The land does, too; while a wagon has to move it says what its place says
    me.page.keyboard.press("Escape")
    me.page.locator(".map g.name").first.click()
    expect(me.why).to_contain_text(say("refusal-nothing-to-do"))
    stepping = set_table(server, "refused")
    driver = Player(people.arrive(stepping.path, cookie=stepping.cookie))
    assert driver.wait_for_turn()
    shut = driver.page.locator(".spot.shut[data-place^='wagons:']").first.get_attribute("data-place") or ""
    driver.page.locator(f".map g.name[data-spot='region:{shut.removeprefix('wagons:')}']").click()
    expect(driver.why).to_contain_text(say("rule-GW-14"))

    # Of the moves those are listed that go with the card that is chosen
    me.page.keyboard.press("Escape")
    moves = me.moves.count()
    me.page.locator(".hand li.open button.card").first.click()
    expect(me.button("moves-all")).to_be_visible()
    assert 0 < me.moves.count() < moves

    prospectors = bots_tables(server, "gold_rush", ("Ann", "greedy"), lambda view: str(view["phase"]), {"place": 2})
    table = prospectors["place"]
    me = Player(people.arrive(table.path, cookie=table.cookie))
    assert me.wait_for_turn()
    me.page.locator(".tray .face").click()
    expect(me.why).to_contain_text(say("refusal-nothing-to-do"))
    expect(me.why.get_by_role("link")).to_be_visible()
