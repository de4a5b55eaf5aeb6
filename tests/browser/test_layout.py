"""Room on the screen: what each page promises about sizes, measured on few pages that go from table to table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import test_gold_rush as gold_rush
from tests.browser.drover import trail_table
from tests.browser.people import PHONE, People, say
from tests.browser.player import Player
from tests.browser.tables import Face, SetTable, late_table, set_table
from tests.server.serving import Person, Server

MAPS = ".gw .world, .gr .map, .gwt .window"
# How much of the screen the map has at least
SCREENS = {(360, 740): 0.55, (740, 360): 0.3, (640, 400): 0.3}
MOST_SHIFT = 0.1
SEATS = {"go_west": 4, "gold_rush": 5, "great_western_trail": 4}
LEFT = {"go_west": 3, "gold_rush": 4, "great_western_trail": 8}  # of Ann's decisions: some turns of all seats

# Which part of the screen shows the map: what lies over it does not count.
SHARE = """
(maps) => {
  let [seen, all] = [0, 0]
  for (let x = 5; x < innerWidth; x += 10)
    for (let y = 5; y < innerHeight; y += 10, all++)
      if (document.elementFromPoint(x, y)?.closest(maps)) seen++
  return seen / all
}
"""
# What moved without anybody having touched the page, and when one's own moves were under way
NOTE_SHIFTS = """
window.shifts = []
window.moves = []
addEventListener('keydown', ({ timeStamp }) => window.moves.push([timeStamp, Infinity]))
new PerformanceObserver((list) => {
  for (const { value, startTime, hadRecentInput, sources } of list.getEntries()) {
    const what = sources.map(({ node }) => [node?.parentElement?.className, node?.className ?? node?.nodeName])
    if (!hadRecentInput) window.shifts.push({ value, startTime, what })
  }
}).observe({ type: 'layout-shift', buffered: true })
"""
# The last move has been answered, and that is painted
ANSWERED = """
() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  window.moves.at(-1)[1] = performance.now()
  done()
})))
"""
# What comes in answer to a move of one's own is asked for, however long it takes. Of the rest: the shifts of the moment
# at which most of the screen moved. As browsers count them, a moment is over after a second in which nothing moves, at
# the latest after five.
WORST_MOMENT = """
() => {
  const moments = []
  const asked = ({ startTime }) => window.moves.some(([from, to]) => from <= startTime && startTime <= to)
  for (const shift of window.shifts.filter((shift) => !asked(shift))) {
    const last = moments.at(-1)
    const same = last && shift.startTime - last.at(-1).startTime < 1000 && shift.startTime - last[0].startTime < 5000
    if (same) last.push(shift)
    else moments.push([shift])
  }
  const sum = (moment) => moment.reduce((total, { value }) => total + value, 0)
  return moments.map((moment) => ({ sum: sum(moment), moment })).sort((a, b) => b.sum - a.sum)[0] ?? { sum: 0 }
}
"""


FOLLOW = """
(path) => {
  const link = Object.assign(document.createElement('a'), { href: path })
  document.body.append(link)
  link.click()
  link.remove()
}
"""


def go(people: People, page: Page, table: SetTable) -> None:
    """To another table as somebody else, without loading the page anew.

    The page has a cookie at every moment: to a request without one the server would answer with another.
    """
    page.context.add_cookies([{"name": "saloon", "value": table.cookie, "url": people.address}])
    page.evaluate(FOLLOW, table.path)


def phone_tables(server: Server) -> dict[str, SetTable]:
    four = ("bot:random", "bot:greedy", "bot:random")
    return {
        "go west, action": set_table(server, "scored", *four, turns=12),
        "go west, step": set_table(server, "step"),
        "go west, pay": set_table(server, "pay"),
        "gold rush, place": gold_rush.set_table(server, "place", 4, *four, "bot:greedy"),
        "gold rush, act": gold_rush.set_table(server, "act", 4, *four, "bot:greedy"),
        "great western trail, move": trail_table(server, lambda face, moves: moves > 8 and asked(face, "move")),
        "great western trail, use": trail_table(server, lambda face, moves: moves > 8 and asked(face, "use")),
    }


def shared_table(server: Server, game: str) -> SetTable:
    """Everybody sits at one device, and the first of them has had a turn."""
    person = Person(server)
    names = ("Ann", "Ben", "Cat", "Dan", "Eve")[: SEATS[game]]
    table = person.make_table(*(f"person:{name}" for name in names), options={"first_seat": 0}, game=game)
    stream = person.stream(table["id"])
    stream.hear_until("update")
    while stream.table["turn"] == 0:
        answer = stream.move(0, stream.faces["0"]["moves"][0]["action"])
        assert answer["type"] == "done", answer
        stream.catch_up(answer["ply"] + 1)
    stream.close()
    return SetTable(table["id"], person.cookie)


def asked(face: Face, do: str) -> bool:
    return any(move["action"]["do"] == do for move in face["moves"])


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", SEATS)
def test_nothing_jumps(people: People, server: Server, game: str, phone: bool) -> None:
    """From the moment the page is opened at a table, while all seats play, until the result stands there."""
    table = late_table(server, game, SEATS[game], LEFT[game])
    settings = {
        "pace": "fast",
        "tips": phone,
    }  # for those who play for the first time; on a phone they lie over the board
    page = people.arrive(table.path, phone=phone, settings=settings, script=NOTE_SHIFTS, cookie=table.cookie)
    me = Player(page, phone)
    while me.wait_for_turn():
        ply = me.ply
        page.keyboard.press("1")
        me.wait_until_played(ply)
        page.evaluate(ANSWERED)
    expect(me.end).to_be_in_viewport()
    worst = page.evaluate(WORST_MOMENT)
    assert worst["sum"] <= MOST_SHIFT, worst


def test_the_map_has_the_room_on_a_phone(people: People, server: Server) -> None:
    """Upright, with the first tip shown; on its side; and magnified to 200 %."""
    tables = phone_tables(server)
    first = next(iter(tables.values()))
    page = people.arrive(phone=True, settings={"pace": "fast"}, cookie=first.cookie)
    me = Player(page, phone=True)
    found = []
    for name, table in tables.items():
        go(people, page, table)
        page.wait_for_url(f"**{table.path}")
        assert me.wait_for_turn()
        for (width, height), least in SCREENS.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            wide = page.evaluate("document.documentElement.scrollWidth")
            share = page.evaluate(SHARE, MAPS)
            if wide > width or share < least:
                found.append(f"{name}, {width} × {height}: {wide} pixels wide, {share:.0%} of it map")
        page.set_viewport_size(PHONE)
    assert not found, "\n".join(found)

    # Those who only watch have it, too
    page.context.add_cookies([{"name": "saloon", "value": Person(server).cookie, "url": people.address}])
    page.goto(tables["gold rush, place"].path)
    expect(page.get_by_text(say("watch-note"))).to_be_visible()
    me.wait_for_ply(me.ply)
    assert page.evaluate(SHARE, MAPS) >= SCREENS[360, 740]


def test_a_phone_that_all_share(people: People, server: Server) -> None:
    """Behind the curtain nothing of the table; after it what happened in a line for each of the others, and the map."""
    tables = {game: shared_table(server, game) for game in SEATS}
    page = people.arrive(phone=True, cookie=next(iter(tables.values())).cookie)
    me = Player(page, phone=True)
    for game, table in tables.items():
        go(people, page, table)
        page.wait_for_url(f"**{table.path}")
        expect(me.curtain).to_contain_text("Ben")
        expect(page.locator(MAPS)).to_have_count(0)
        me.touch(me.curtain.get_by_role("button"))
        assert me.wait_for_turn()
        lines = page.locator(".since li")
        expect(lines).to_have_count(SEATS[game] - 1)
        expect(lines.filter(has_text="Ann")).not_to_contain_text("…")
        expect(lines.filter(has_text="Cat")).to_contain_text("…")
        share = page.evaluate(SHARE, MAPS)
        assert share >= SCREENS[360, 740], f"{game}: {share:.0%}"
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"], game
