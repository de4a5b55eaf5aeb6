"""The slider and the log show the table as it was; from everywhere it is one step back to now."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import People, say
from tests.browser.player import Player
from tests.browser.tables import SetTable, set_table
from tests.server.serving import Server


def test_the_slider(people: People, server: Server) -> None:
    table = set_table(server, "step", turns=12)
    me = Player(people.arrive(table.path, cookie=table.cookie))
    page = me.page
    assert me.wait_for_turn()
    now, hand, last = me.regions(), me.own_cards(), me.ply
    beginning = f"{say('name-new_england')}: {say('count-wagons', wagons=20)}"
    assert now[0] != beginning

    page.get_by_role("button", name=say("replay-first")).click()
    expect(me.status).to_contain_text(say("replay-past", ply=0, last=last))
    expect(page.locator(".map > ul li").first).to_have_text(beginning)
    expect(me.moves).to_have_count(0)  # nothing can be done in the past
    assert not me.lit()
    me.button("replay-now").click()
    assert me.wait_for_turn()
    assert (me.regions(), me.own_cards()) == (now, hand)

    # Step by step with the arrow keys, and further with the buttons
    slider = page.get_by_role("slider", name=say("replay-slider"))
    slider.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(me.status).to_contain_text(say("replay-past", ply=last - 2, last=last))
    page.get_by_role("button", name=say("replay-forward")).click()
    expect(me.status).to_contain_text(say("replay-past", ply=last - 1, last=last))
    page.keyboard.press("Enter")  # the button still has the focus; this is the last step
    assert me.wait_for_turn()
    assert me.regions() == now
    slider.fill(str(last // 2))
    expect(me.status).to_contain_text(say("replay-past", ply=last // 2, last=last))

    # The game goes on meanwhile only when I am back
    me.button("replay-now").click()
    me.play_one()
    assert me.ply > last


def test_the_log(people: People, server: Server) -> None:
    table = set_table(server, "step", turns=12)
    me = Player(people.arrive(table.path, cookie=table.cookie))
    page = me.page
    assert me.wait_for_turn()
    now, last = me.regions(), me.ply

    line = me.log.filter(has_text="move a wagon").first
    line.click()
    expect(me.status).to_contain_text(re.compile(f"of {last}"))
    expect(line).to_have_attribute("aria-current", "step")
    expect(page.locator(".board")).to_have_attribute("aria-busy", "false")
    shown = me.regions()
    assert shown[0] != now[0]
    assert sum(int(re.findall(r"(\d+) wagon", region)[0]) for region in shown) == 20
    me.button("replay-now").click()
    assert me.wait_for_turn()
    assert me.regions() == now

    # Filters
    everything = me.log.all_inner_texts()
    seats, kinds = page.get_by_role("tabpanel").get_by_role("combobox").all()
    seats.select_option(label=say("bot-greedy"))
    expect(me.log.filter(has_text=re.compile("^You "))).to_have_count(0)
    of_bot = me.log.all_inner_texts()
    assert of_bot
    assert all(say("bot-greedy") in text for text in of_bot)
    kinds.select_option(label=say("log-wagons"))
    expect(me.log.filter(has_text="draws")).to_have_count(0)
    assert all("wagon from" in text for text in me.log.all_inner_texts())
    seats.select_option(label=say("log-all-seats"))
    kinds.select_option(label=say("log-all-kinds"))
    expect(me.log).to_have_count(len(everything))
    assert me.log.all_inner_texts() == everything

    # A line of the filtered log leads to the same moment
    kinds.select_option(label=say("log-cards"))
    me.log.last.click()
    expect(me.button("replay-now")).to_be_visible()


def test_a_finished_game_through_other_eyes(people: People, finished: SetTable) -> None:
    me = Player(people.arrive(finished.path, cookie=finished.cookie))
    assert not me.wait_for_turn()
    me.button("end-replay").click()
    expect(me.status).to_contain_text(say("replay-past", ply=0, last=me.ply))
    slider = me.page.get_by_role("slider", name=say("replay-slider"))
    slider.fill("14")  # when all cards are dealt
    me.wait_for_past(14)
    mine = me.own_cards()
    assert len(mine) == 7
    eyes = me.page.get_by_label(say("replay-eyes"))
    eyes.select_option(label=say("bot-greedy"))
    me.wait_for_past(14)
    assert len(me.own_cards()) == 7
    assert me.own_cards() != mine
    eyes.select_option(label=say("replay-eyes-watch"))
    expect(me.hand).to_have_count(0)
    me.button("replay-end").click()
    expect(me.end).to_be_visible()
