"""Room on a desktop: what is needed is in sight at 1280 × 800, and can be read. Measured on one page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.drover import Drover, say
from tests.browser.people import DESKTOP, People
from tests.browser.player import Player
from tests.browser.tables import SetTable, bots_tables
from tests.browser.test_layout import go
from tests.server.serving import Server

NAMES = ("Ann-Katharina", "greedy", "greedy", "greedy")
SMALLEST = 11  # pixels
LARGER = ViewportSize(width=1920, height=1080)
# What the table waits for, and the part of the markets that is shown then; "": one's own, or the map
WAITED_FOR = {
    "visit": "",
    "hire": "board-jobs",
    "buy": "board-market",
    "build": "board-buildings",
    "deliver": "board-kansas-city",
}

# Panels that have to be scrolled within.
SCROLLING = """
() => [...document.querySelectorAll('.gwt :is(.mine, .hand, .market, .asks)')]
  .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
  .map((part) => `${part.className}: ${part.scrollHeight} in ${part.clientHeight} pixels`)
"""
# Texts of the board that are written too small, with their size.
SMALL = """
(smallest) => {
  const found = new Set()
  const walk = document.createTreeWalker(document.querySelector('.gwt'), NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const { data, parentElement: parent } = walk.currentNode
    if (!data.trim() || parent.closest('.unseen, title, [popover]') || !parent.getClientRects().length) continue
    const matrix = parent.closest('svg') && parent.getScreenCTM()
    const size = parseFloat(getComputedStyle(parent).fontSize) * (matrix ? Math.hypot(matrix.c, matrix.d) : 1)
    if (size < smallest) found.add(`${data.trim()}: ${size.toFixed(1)} pixels`)
  }
  return [...found]
}
"""
# What is written beyond the edge of its card, of the map, or of its chip; discs, too, stay on their cards.
CLIPPED = """
() => {
  const beyond = (text, frame) => {
    const [inner, outer] = [text.getBoundingClientRect(), frame.getBoundingClientRect()]
    const aside = inner.left < outer.left - 1 || inner.right > outer.right + 1
    return aside || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1
  }
  const cards = [...document.querySelectorAll('.gwt [data-element^="city:"]')]
    .flatMap((card) => [...card.querySelectorAll('text, [style*="--owner"] path')]
      .filter((each) => beyond(each, card.querySelector('.city'))))
  const map = document.querySelector('.gwt .window')
  const written = [...map.querySelectorAll('text')].filter((text) => beyond(text, map))
  const cut = (name) => name.scrollHeight > name.clientHeight + 1
  const names = [...document.querySelectorAll('.players strong')].filter(cut)
  return [...cards, ...written, ...names].map((each) => each.textContent || each.outerHTML)
}
"""

# Where the parts of the column begin
TOPS = "[...document.querySelectorAll('.panel > *')].map((part) => Math.round(part.getBoundingClientRect().top))"


def measured(page: Page) -> list[str]:
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    return [*page.evaluate(SCROLLING), *page.evaluate(SMALL, SMALLEST), *page.evaluate(CLIPPED)]


def task_of(view: Any) -> str:
    return str(view["task"]["task"])


def test_everything_of_great_western_trail_is_in_sight(people: People, server: Server) -> None:
    """At a table of four with long names: no panel scrolls, nothing is too small, nothing is cut off; and what the
    table waits for has come forward."""
    tables = bots_tables(server, "great_western_trail", NAMES, task_of, dict.fromkeys(WAITED_FOR, 60))
    page = people.arrive(cookie=tables["visit"].cookie)
    me = Drover(page)
    found = []
    for task, label in WAITED_FOR.items():
        sit_down(people, page, me, tables[task])
        found += [f"{task}: {complaint}" for complaint in measured(page)]
        if label:
            expect(page.locator(".gwt .market .parts [aria-pressed=true]")).to_have_text(say(label))
        expect(page.locator(".players .purse")).to_have_count(len(NAMES))
    page.set_viewport_size(LARGER)
    found += [f"large: {complaint}" for complaint in page.evaluate(SCROLLING)]
    page.set_viewport_size(DESKTOP)
    assert not found, "\n".join(found)

    # What is touched in vain says why; a small place shows itself large
    sit_down(people, page, me, tables["build"])
    me.ask_why("city:topeka")
    expect(me.why).to_contain_text(say("refusal-nothing-to-do"))
    page.keyboard.press("Escape")
    page.locator(".gwt [data-element='site:N-A']").hover()
    large = page.get_by_role("tooltip").locator("svg.large .building")
    expect(large).to_be_visible()

    # Of the moves those are listed that go with the building that is chosen
    page.mouse.move(1, 1)
    moves = me.moves.count()
    me.touch(page.locator(".gwt .market .spot.open").first)
    expect(me.button("moves-all")).to_be_visible()
    assert 0 < me.moves.count() < moves
    me.touch(me.button("moves-all"))
    expect(me.moves).to_have_count(moves)


def test_a_newcomer_has_the_moves_in_sight(people: People, server: Server) -> None:
    """At the first turn with the first tip, which is one line that opens."""
    table = bots_tables(server, "great_western_trail", ("Ann", "greedy"), task_of, {"move": 1})["move"]
    page = people.arrive(table.path, cookie=table.cookie, settings={"pace": "instant"})
    me = Drover(page)
    assert me.wait_for_turn()
    tip = page.locator("details.brief")
    expect(tip).to_be_visible()
    for move in me.moves.all()[:3]:
        expect(move).to_be_in_viewport(ratio=1)
    expect(me.log.last).to_be_in_viewport()
    tip.locator("summary").click()
    expect(tip.get_by_role("button", name=say("teach-understood"))).to_be_visible()


def test_what_happened_stays_in_sight_all_my_turn(people: People, server: Server) -> None:
    """At a table of five, with a line for each of the others; what is below it stays where it is, and is in sight."""
    names = ("Ann", "greedy", "greedy", "greedy", "greedy")
    tables = bots_tables(server, "gold_rush", names, lambda view: str(view["phase"]), {"place": 6})
    page = people.arrive(tables["place"].path, cookie=tables["place"].cookie)
    me = Player(page)
    seen = []
    for phase in ("place", "act"):
        assert me.wait_for_turn()
        lines = page.locator(".since li")
        expect(lines).to_have_count(len(names) - 1)
        expect(lines.filter(has_text="…")).to_have_count(0)
        expect(me.moves.first).to_be_in_viewport(ratio=1)
        expect(me.log.last).to_be_in_viewport(ratio=0.9)
        seen.append((lines.all_inner_texts(), page.evaluate(TOPS)))
        if phase == "place":
            ply = me.ply
            page.keyboard.press("1")
            me.wait_until_played(ply)
    assert seen[0] == seen[1]
    again = page.locator(".since .button").bounding_box()
    first = page.locator(".since li").first.bounding_box()
    assert again
    assert first
    assert again["y"] + again["height"] <= first["y"] + 1, "the button lies over what is told"


def sit_down(people: People, page: Page, me: Player, table: SetTable) -> None:
    go(people, page, table)
    page.wait_for_url(f"**{table.path}")
    assert me.wait_for_turn()


def test_the_map_of_gold_rush_has_the_width(people: People, server: Server) -> None:
    """The tile of the turn lies over it, and what stands around it is folded away until it is asked for."""
    kind = "place"
    tables = bots_tables(server, "gold_rush", ("Ann", "greedy", "greedy"), lambda view: str(view["phase"]), {kind: 10})
    page = people.arrive(tables[kind].path, cookie=tables[kind].cookie)
    me = Player(page)
    assert me.wait_for_turn()
    share = "document.querySelector('.gr .window').clientWidth / document.querySelector('.gr').clientWidth"
    assert page.evaluate(share) > 0.98
    seats = page.locator(".gr .seats")
    expect(seats).to_be_hidden()
    expect(page.locator(".players .purse")).to_have_count(3)
    # No place for the tile lies beneath it
    under = page.evaluate(
        """() => {
          const dock = document.querySelector('.gr .dock').getBoundingClientRect()
          const beneath = (site) => site.getBoundingClientRect().right > dock.left
          return [...document.querySelectorAll('.gr .site.open')].filter(beneath).length
        }"""
    )
    assert under == 0
    me.touch(page.locator(".gr .around > summary"))
    expect(seats).to_be_visible()
