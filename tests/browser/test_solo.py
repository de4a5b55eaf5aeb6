"""Great Western Trail alone against the Automa: the last rounds of a game, its narrator, all panels in pictures."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.browser.album import COLOURS, Album, complaints, cut_texts
from tests.browser.drover import Drover, play_soon, say, set_trail_table, trail_table
from tests.browser.people import People
from tests.browser.player import REST
from tests.server.serving import Server

NEARLY = 82  # moves of the 92 that a person makes in the game that `soon` plays


def test_the_last_rounds_to_the_end_screen(people: People, server: Server, album: Album) -> None:
    """Everything is chosen on the board: what is lit is touched, until the points are counted."""
    table = trail_table(server, lambda _, moves: moves == NEARLY)
    page = people.arrive(table.path, cookie=table.cookie)
    me = Drover(page)
    done = Counter[str]()
    while me.wait_for_turn():
        done[play_soon(me)] += 1
    assert {"site", "auxiliary", "foresight", "city", "disc"} <= set(done), done

    # The end: both scores by category, and each adds up
    expect(me.status).to_contain_text(say("table-over"))
    sums = page.locator(".scores table.sums")
    expect(sums).to_be_visible()
    for seat in range(2):
        items = sums.locator(f"tbody td.points:nth-of-type({seat + 1})").all_inner_texts()
        total = sums.locator("tfoot td.points").nth(seat).inner_text()
        assert sum(number(item) for item in items) == number(total)
    ranks = page.locator(".ranks li").all_inner_texts()
    assert len(ranks) == 2
    objectives = page.locator(".scores li", has=page.locator(".card"))
    expect(objectives.first).to_be_visible()  # the starting objective, fulfilled or not, and why
    assert complaints(page, ".scores") == []
    album.keep(page, "solo-end-desktop-light", whole=True)
    page.emulate_media(color_scheme="dark")
    assert complaints(page, ".scores", COLOURS) == []


def number(text: str) -> int:
    return 0 if text.strip() == "–" else int(text.replace("−", "-"))


def after_a_turn_of_the_automa(face: dict[str, object]) -> bool:
    view = face["view"]
    assert isinstance(view, dict)
    return bool(view["automa"]["drawn"] and view["task"]["task"] == "move" and view["players"][0]["site"] != "beside")


def test_the_narrator_steps_forward_and_back(people: People, server: Server, album: Album) -> None:
    """The last turn of the Automa: card drawn, options, movement, and the rule that decided."""
    table = set_trail_table(server, after_a_turn_of_the_automa)
    page = people.arrive(table.path, cookie=table.cookie, still=True)
    me = Drover(page)
    assert me.wait_for_turn()
    page.locator("section.mine .seats button").nth(1).click()
    story = page.locator(".story")
    place = story.locator("h3 small")
    last = int(place.inner_text().split("/")[1])
    assert last >= 4
    expect(place).to_have_text(f"{last} / {last}")
    for n in range(last - 1, 0, -1):
        me.button("story-back").click()
        expect(place).to_have_text(f"{n} / {last}")
        assert story.locator(".because").inner_text().strip()
    drawn = story.locator(".card.action .number").inner_text().split()[-1]
    expect(story.locator(".beat")).to_contain_text(drawn)  # it begins with the card
    expect(me.button("story-back")).to_be_disabled()
    page.get_by_label(say("story-speed")).select_option("fast")
    me.button("story-play").click()
    for n in range(2, last + 1):  # by itself, one step after the other
        page.clock.run_for(900)
        expect(place).to_have_text(f"{n} / {last}")
    expect(me.button("story-forward")).to_be_disabled()
    assert "fast" in page.evaluate("localStorage.getItem('saloon')")
    page.clock.resume()
    assert complaints(page, "section.mine") == []
    album.keep(page, "narrator-desktop-light")


def test_a_turn_of_the_automa_is_told_and_can_be_skipped(people: People, server: Server) -> None:
    """At the usual pace the story opens by itself after my turn, and is put away when it is skipped."""
    table = set_trail_table(server, after_a_turn_of_the_automa)
    page = people.arrive(table.path, cookie=table.cookie, settings={"pace": "fast", "narration": "step"})
    me = Drover(page)
    assert me.wait_for_turn()
    story = page.locator(".story h3 small")
    while not told_or_my_turn(page):
        play_soon(me)
    expect(story).to_have_text(re.compile(r"^1 / "))  # it waits for me
    me.button("story-forward").click()
    expect(story).to_have_text(re.compile(r"^2 / "))
    me.button("story-skip").click()
    expect(story).to_be_hidden()
    expect(page.locator("section.mine .seats button").first).to_have_attribute("aria-pressed", "true")


def told_or_my_turn(page: Page) -> bool:
    """Waits for what comes next; whether it is the story."""
    sign = f"(document.querySelector('.story h3 small') && 'story') || ({REST})()"
    return bool(page.wait_for_function(f"() => {sign}").json_value() == "story")


PANELS = {
    "player-board": "section.mine",
    "hand": "section.hand",
    "job-market": ".jobs",
    "cattle-market": ".cattle",
    "market": "section.market",
}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_panel_in_pictures(people: People, server: Server, album: Album, phone: bool) -> None:
    table = set_trail_table(server, after_a_turn_of_the_automa)
    page = people.arrive(table.path, cookie=table.cookie, phone=phone)
    me = Drover(page, phone)
    assert me.wait_for_turn()
    device = "phone" if phone else "desktop"
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        for name, selector in PANELS.items() if theme == "light" else ():
            if phone:
                me.segment("mine" if name in ("player-board", "hand") else "market")
            elif name == "cattle-market":
                page.locator(".parts button", has_text=say("board-market")).click()
            keep_part(page, album, selector, f"panel-{name}-{device}-{theme}")
        if phone:
            me.segment("automa")
            keep_part(page, album, "section.automa", f"panel-automa-{device}-{theme}")
        else:
            page.locator("section.mine .seats button").nth(1).click()
            keep_part(page, album, "section.mine", f"panel-automa-{device}-{theme}")
            page.locator("section.mine .seats button").nth(0).click()
        rules = None if theme == "light" else COLOURS
        assert complaints(page, ".gwt", rules) == []
        assert [text for text in cut_texts(page) if text != say("board-map-help")] == []  # that one is not seen
    if phone:
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 360


def keep_part(page: Page, album: Album, selector: str, name: str) -> None:
    part = page.locator(selector).first
    expect(part).to_be_visible()
    album.keep_part(part, name)
