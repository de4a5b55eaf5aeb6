"""What a move draws anew. How long that takes, benchmarks.page measures; here is counted what makes it long."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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


def test_the_map_of_gold_rush_is_drawn_once(people: People, server: Server) -> None:
    """It is one layer, and nothing of it is drawn anew while one looks where the tile might lie."""
    table = bots_tables(server, "gold_rush", NAMES, lambda view: str(view["phase"]), {"place": 15})["place"]
    page = sit_down(people, table)
    assert not page.evaluate(SEEN_THROUGH)

    count = counted_paints(page)
    page.locator(".gr .site.open").first.click()
    expect(page.locator(".gr .ghost.firm")).to_be_visible()
    page.wait_for_function("() => document.getAnimations().every((each) => each.playState === 'finished')")
    paints = count()
    assert paints["side"] > 1, "the tile of the turn was turned: it is painted again"
    assert paints["ground"] == 1


def counted_paints(page: Page) -> Callable[[], dict[str, int]]:
    """Of each layer, by the first class of the element that it is made for, how often it has been painted."""
    devices = page.context.new_cdp_session(page)
    told: dict[int, int] = {}

    def hear(change: Any) -> None:
        told.update({layer.get("backendNodeId", 0): layer["paintCount"] for layer in change.get("layers", [])})

    devices.on("LayerTree.layerTreeDidChange", hear)
    devices.send("DOM.enable")
    devices.send("LayerTree.enable")

    def count() -> dict[str, int]:
        found: dict[str, int] = {}
        for node, paints in list(told.items()):  # more may be heard meanwhile
            named = (
                devices.send("DOM.describeNode", {"backendNodeId": node})["node"].get("attributes", []) if node else []
            )
            if "class" in named:
                found[named[named.index("class") + 1].split()[0]] = paints
        return found

    return count
