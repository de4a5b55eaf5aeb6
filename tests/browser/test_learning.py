"""Learning on the page: a hint, an analysis with its lesson and a table to try, and a puzzle."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.album import complaints
from tests.browser.people import People, say
from tests.browser.player import Player
from tests.browser.tables import SetTable, set_table
from tests.server.serving import Server


def test_a_hint_is_told_shown_on_the_board_and_noted_in_the_log(people: People, server: Server) -> None:
    table = set_table(server, "step", turns=2)
    me = Player(people.arrive(table.path, cookie=table.cookie))
    page = me.page
    assert me.wait_for_turn()
    page.get_by_role("button", name=say("hint-ask")).click()
    hint = page.get_by_role("region", name=say("hint-ask"))
    expect(hint.get_by_role("button", name=say("hint-close"))).to_be_visible()  # it has thought to the end
    expect(hint.get_by_role("listitem").first).to_contain_text("of the victory, about")
    expect(me.log.filter(has_text=say("log-hint", name="Ann"))).to_have_count(1)
    assert complaints(page, ".hint") == []
    ply = me.ply
    hint.get_by_role("listitem").get_by_role("button").first.click()
    me.wait_until_played(ply)
    expect(hint.get_by_role("listitem")).to_have_count(0)


def test_a_game_is_analysed_learnt_from_and_tried_again(people: People, finished: SetTable) -> None:
    page = people.arrive(finished.path, cookie=finished.cookie)
    page.get_by_role("region", name=re.compile("wins|won|You")).first.wait_for()
    page.get_by_role("link", name=say("analyse-link")).first.click()
    lesson = page.get_by_role("button", name=say("mistakes-own"))
    expect(lesson).to_be_visible(timeout=60_000)  # an error of mine is found; the analysis goes on
    expect(page.get_by_role("table", name=re.compile("fair share"))).to_contain_text("Ann")
    plot = page.get_by_role("slider", name=say("analyse-plot"))
    plot.focus()
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")  # the first error
    ply = int(plot.get_attribute("aria-valuenow") or 0)
    assert ply > 0
    expect(page).to_have_url(re.compile(rf"\\?ply={ply}$"))
    expect(page.get_by_text(say("analyse-best-move"))).to_be_visible()
    expect(page.locator(".board .pointed").first).to_be_visible()
    expect(page.locator(".board .compared").first).to_be_visible()  # beside the best move: the one that was played
    expect(page.get_by_text(say("analyse-marks"))).to_be_visible()
    assert complaints(page) == []

    page.get_by_role("button", name=say("analyse-try")).click()
    page.get_by_role("link", name=say("analyse-back")).click()
    expect(plot).to_have_attribute("aria-valuenow", str(ply))

    lesson.click()
    page.locator(".side .move").first.wait_for()
    verdict = page.locator(".verdict")
    for move in page.locator(".side .move").all():  # until one is found that is good enough, if not the best
        if verdict.get_by_text(say("solve-right")).count():
            break
        move.click()
        expect(verdict.locator("b").first).to_have_text(re.compile(f"{say('solve-right')}|{say('solve-wrong')}"))
    expect(verdict.get_by_text(say("solve-right"))).to_be_visible()
    expect(page.get_by_role("button", name=say("mistakes-next"))).to_be_in_viewport()
    assert complaints(page, ".study") == []
    page.get_by_role("button", name=say("mistakes-close")).click()
    expect(plot).to_be_visible()


def test_a_puzzle_is_solved(people: People) -> None:
    page = people.arrive("/puzzles")
    expect(page.get_by_role("heading", name=say("puzzles-daily"))).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("link", name=say("puzzles-one", number=1, grade=1).partition(",")[0]).first.click()
    buttons = page.locator(".side .move")
    buttons.first.wait_for()
    seat, hand = (page.locator(part).bounding_box() for part in ("[data-spot='seat:0']", ".dock"))
    assert seat
    assert hand
    assert seat["y"] + seat["height"] <= hand["y"], "what the seat has is in sight beside its hand"
    buttons.first.click()  # the solution of the first puzzle that ships is another one
    expect(page.locator(".verdict b").first).to_have_text(say("solve-wrong"))
    page.get_by_role("button", name=say("solve-show")).click()
    best = page.locator(".verdict p").last.inner_text().partition(": ")[2].rpartition(" – ")[0]
    buttons.filter(has_text=best).first.click()
    expect(page.locator(".verdict b").first).to_have_text(say("solve-right"))
    assert "go_west" in page.evaluate("() => localStorage.getItem('saloon.puzzles')")


def test_own_statistics(people: People, finished: SetTable) -> None:
    page = people.arrive("/statistics", cookie=finished.cookie)
    table = page.get_by_role("table")
    expect(table.get_by_role("columnheader", name=say("statistics-over-time"))).to_be_visible()
    for row in ("statistics-all-points", "analyse-accuracy", "analyse-luck"):
        expect(table.get_by_role("rowheader", name=say(row), exact=True)).to_be_visible()
    assert complaints(page) == []
    with page.expect_download() as saved:
        page.get_by_role("link", name="CSV").click()
    assert finished.id in saved.value.path().read_text()
    page.get_by_text(say("statistics-each")).click()
    page.get_by_role("link", name=say("analyse-link")).click()
    expect(page).to_have_url(re.compile(f"/analysis/{finished.id}"))
