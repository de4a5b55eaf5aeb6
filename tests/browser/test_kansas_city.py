"""Great Western Trail: a visit to Kansas City by touch on a phone, from the foresights to the disc."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.album import COLOURS, Album, complaints, cut_texts
from tests.browser.drover import Drover, in_kansas_city, number_in, say, set_trail_table, wait_for_lit
from tests.browser.people import People
from tests.server.serving import Server

FINGER = 40  # pixels
SMALL = """
(finger) => [...document.querySelectorAll('.kansas .open, .segments button')]
  .map((element) => [element, element.getBoundingClientRect()])
  .filter(([element, box]) => box.width > 0 && (box.width < finger - 0.5 || box.height < finger - 0.5))
  .map(([element, box]) => `${element.dataset.element ?? element.textContent}: ${box.width} × ${box.height}`)
"""


def check(me: Drover, album: Album, name: str, part: str = ".kansas") -> None:
    """It fits, everything lit is large enough for a finger, and axe-core has nothing to say, by day and by night."""
    assert me.wait_for_turn()
    page = me.page
    wide, room = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= room == 360, f"{name}: {wide} pixels wide"
    assert page.evaluate(SMALL, FINGER) == [], name
    assert cut_texts(page) == [], name
    album.keep(page, f"kansas-city-{name}-phone-light")
    assert complaints(page, part) == [], name
    page.emulate_media(color_scheme="dark")
    assert complaints(page, ".kansas", COLOURS) == [], name
    page.emulate_media(color_scheme="light")


def test_a_delivery_by_touch(people: People, server: Server, album: Album) -> None:
    table = set_trail_table(server, in_kansas_city)
    page = people.arrive(table.path, cookie=table.cookie, phone=True)
    me = Drover(page, phone=True)
    assert me.wait_for_turn()

    # The foresights, one after the other; each says where its tile goes
    for column in (1, 2, 3):
        stage = me.kansas.locator("[aria-current=step]")
        expect(stage).to_contain_text(f"{say('board-stage-foresight')} {column}/3")
        wait_for_lit(me, f"foresight:{column}:")
        if column == 1:
            check(me, album, "foresight", ".gwt")
        me.press(f"foresight:{column}:1")

    # The income: what each number of certificates brings; one more certificate is one more dollar
    wait_for_lit(me, "certificates:0")
    check(me, album, "income")
    rows = me.kansas.locator(".income b")
    gains = [number_in(text) for text in rows.all_inner_texts()]
    assert gains == list(range(gains[0], gains[0] + len(gains)))
    most = len(gains) - 1
    assert most >= 1
    me.press(f"certificates:{most}")

    # The delivery: what is out of reach says why, with the rule
    expect(me.kansas).to_contain_text(say("board-value", value=gains[most]))
    check(me, album, "delivery")
    me.ask_why("city:san_francisco")
    expect(me.why).to_contain_text(say("refusal-value-too-low", value=gains[most], city=say("name-san_francisco")))
    page.keyboard.press("Escape")
    expect(me.why).to_be_hidden()
    cities = [element for element in me.lit_elements() if element.startswith("city:")]
    assert "city:kansas_city" in cities
    city = cities[-1]
    me.press(city)

    # The disc: what each one unlocks
    wait_for_lit(me, "disc:")
    check(me, album, "disc")
    me.ask_why("disc:hand")  # dark corners, and white ones are left
    expect(me.why).to_contain_text(say("refusal-white-first", disc=say("disc-hand", money=5)))
    page.keyboard.press("Escape")
    me.press(next(element for element in me.lit_elements() if element.startswith("disc:")))

    # It is done, and the log tells of it
    expect(me.kansas).to_be_hidden()
    delivered = say("event-delivered", you="yes", city=say(f"name-{city.removeprefix('city:')}"))
    expect(me.log.filter(has_text=delivered).last).to_be_attached()
    assert me.wait_for_turn()
    me.segment("mine")
    check_mine(page, album)


def check_mine(page: Page, album: Album) -> None:
    expect(page.locator("section.mine")).to_be_visible()
    album.keep(page, "mine-phone-light", whole=True)
    assert complaints(page, "section.mine") == []
