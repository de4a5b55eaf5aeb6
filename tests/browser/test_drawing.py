"""What a move draws anew. How long that takes, benchmarks.page measures; here is counted what makes it long."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.drover import GAME, Drover
from tests.browser.people import People
from tests.browser.tables import SetTable, bots_tables
from tests.server.serving import Server

NAMES = ("Ann", "greedy", "greedy", "greedy")
# Notes every change on the board: what was lit, went out and is lit again
WATCH = """
() => {
  const lit = (classes) => classes.split(' ').includes('open')
  const noted = new Map() // element: whether it was lit, each time that it changed
  const note = (changes) => {
    for (const { target, oldValue } of changes) {
      if (target.matches('[data-element]')) noted.set(target, [...(noted.get(target) ?? []), lit(oldValue)])
    }
  }
  const observer = new MutationObserver(note)
  const what = { subtree: true, attributeFilter: ['class'], attributeOldValue: true }
  observer.observe(document.querySelector('.board'), what)
  window.changes = () => {
    note(observer.takeRecords())
    const inVain = [...noted].filter(([element, [first, ...rest]]) =>
      first && rest.includes(false) && element.isConnected && lit(element.getAttribute('class')))
    return { changed: noted.size, inVain: inVain.map(([element]) => element.dataset.element) }
  }
}
"""
# Shapes of a map that are seen through as a whole: each is a layer that has to be drawn by itself
SEEN_THROUGH = """
() => [...document.querySelectorAll('.board .world svg :is(path, rect, circle)')]
  .filter((shape) => getComputedStyle(shape).opacity !== '1')
  .map((shape) => shape.getAttribute('class'))
"""

OWN_LAYER = "() => getComputedStyle(document.querySelector('.gr .ground')).backfaceVisibility === 'hidden'"
NOTE_CHANGES = """
() => {
  const found = []
  const observer = new MutationObserver((changes) => found.push(...changes))
  window.changes = () => [...found, ...observer.takeRecords()].map(({ target }) => target.outerHTML.slice(0, 200))
  observer.observe(document.querySelector('.gr .ground'), { subtree: true, childList: true, attributes: true })
}
"""


def sit_down(people: People, table: SetTable) -> Page:
    page = people.arrive(table.path, cookie=table.cookie)
    assert Drover(page).wait_for_turn()
    return page


def test_a_move_draws_nothing_in_vain(people: People, server: Server) -> None:
    """Late in a game of four: what can be done before and after a move stays lit."""
    table = bots_tables(server, GAME, NAMES, lambda view: str(view["task"]["task"]), {"visit": 65})["visit"]
    page = sit_down(people, table)
    me = Drover(page)
    page.evaluate(WATCH)
    me.done(me.moves.first.click)
    assert me.wait_for_turn()
    changes = page.evaluate("changes()")
    assert changes["changed"] > 0
    assert not changes["inVain"]
    assert not page.evaluate(SEEN_THROUGH)


def test_the_map_of_gold_rush_stays_while_a_tile_is_tried(people: People, server: Server) -> None:
    """It is a layer of its own, and nothing in it changes while one looks where the tile might lie."""
    table = bots_tables(server, "gold_rush", NAMES, lambda view: str(view["phase"]), {"place": 15})["place"]
    page = sit_down(people, table)
    assert not page.evaluate(SEEN_THROUGH)
    assert page.evaluate(OWN_LAYER)
    page.evaluate(NOTE_CHANGES)
    page.locator(".gr .site.open").first.click()
    expect(page.locator(".gr .above .ghost.firm")).to_be_visible()
    assert page.evaluate("changes()") == []
