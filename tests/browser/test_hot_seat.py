"""Two people on one device: the one whose turn it is not sees nothing, not even in the page's source."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from saloon.core.registry import load
from saloon.words import Words
from tests.browser.people import People, say
from tests.browser.player import REST, Player, let_pass_until

# Notes, at every change of the page, the hand and what is announced, and while the curtain is up the whole source.
SPY = """
(() => {
  const notes = (window.notes = [])
  let last = ''
  const look = () => {
    const curtain = document.querySelector('.curtain') !== null
    const hand = [...document.querySelectorAll('.hand [data-spot^="card:"]')].map((card) => card.dataset.spot.slice(5))
    const announced = [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent).join(' ')
    const note = { curtain, hand, announced, source: curtain ? document.documentElement.outerHTML : '' }
    const text = JSON.stringify(note)
    if (text !== last) notes.push(note)
    last = text
  }
  const everything = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(look).observe(document, everything)
})()
"""
NAMES = ("Ann", "Ben")


def words_of(card: str) -> str:
    return Words("en", load("go_west")).named(card)


class Truth:
    """What the server says to this device, which holds both seats."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = page.url.replace("/table/", "/api/tables/")

    def get(self, path: str) -> Any:
        return self.page.request.get(f"{self.table}{path}").json()

    def view(self, seat: int) -> Any:
        return self.get(f"/at/{self.get('')['ply']}?seat={seat}")["view"]

    def hand(self, seat: int) -> list[str]:
        hand: list[str] = self.view(seat)["players"][seat]["hand"]
        return hand

    def wagons_gone(self, seat: int) -> int:
        """Of each region, how many fewer there are than after the seat's last move, or before the first one of all."""
        history = self.get(f"/history?seat={seat}")
        own = [step["ply"] + 1 for step in history if step["seat"] == seat]
        first = next(step["ply"] for step in history if step["seat"] is not None)
        before = self.get(f"/at/{own[-1] if own else first}?seat={seat}")["view"]["wagons"]
        after = self.view(seat)["wagons"]
        return sum(max(0, wagons - after[region]) for region, wagons in before.items())

    def secrets(self, seat: int, viewer: int) -> list[str]:
        """The cards of the seat of which the viewer has never seen any copy."""
        view = self.view(viewer)
        del view["unseen"]
        known = json.dumps([view, self.get(f"/history?seat={viewer}")])
        return [card for card in self.hand(seat) if f'"{card}"' not in known]


def check_notes(page: Page, seat: int | None, hands: list[str]) -> None:
    """Of what was noted since the last time: nothing behind the curtain, before it only the hands of this seat."""
    notes: list[dict[str, Any]] = page.evaluate("window.notes.splice(0)")
    assert notes
    told = {words_of(card) for card in hands}
    for note in notes:
        if note["curtain"]:
            assert not note["hand"], "a hand behind the curtain"
            assert "card:" not in note["source"], "a card in the source behind the curtain"
            mentioned = re.findall(r"[^>]*cost \d[^<]*|[^>]*, free[^<]*", note["source"])
            assert not mentioned, f"behind the curtain: {mentioned}"
        else:
            assert set(note["hand"]) <= set(hands), f"{note['hand']} before the eyes of {seat}, who has held {hands}"
            drawn = set(re.findall("You draw “(.*?)”", note["announced"]))
            assert drawn <= told, f"announced to seat {seat}: {drawn - told}"


@pytest.mark.parametrize(("pace", "turns"), [("instant", 4), ("fast", 2)])
def test_the_curtain_hides_hands(people: People, pace: str, turns: int) -> None:
    page = people.arrive("/?game=go_west", script=SPY, settings={"pace": pace}, still=True)
    form = page.locator("form")
    form.get_by_label(say("set-name")).fill("Ann")
    form.get_by_role("combobox", name=say("seat-number", number=2)).select_option(label=say("set-here"))
    form.get_by_label(say("set-name")).nth(1).fill("Ben")
    form.get_by_role("button", name=say("set-open")).click()
    me = Player(page)
    expect(me.curtain).to_be_visible()
    truth = Truth(page)
    check_notes(page, None, [])

    looked: list[str] = []
    gone: list[int] = []  # wagons
    for turn in range(turns):
        invited = me.curtain.get_by_role("button").inner_text()
        seat = [say("curtain-open", name=name) for name in NAMES].index(invited)
        looked.append(NAMES[seat])
        if turn == 2:  # who loads the page again comes back to the curtain
            page.reload()
            expect(me.curtain).to_contain_text(NAMES[seat])
        page.keyboard.press("Enter")  # the button has the focus
        assert me.wait_for_turn()
        assert sorted(me.own_cards()) == sorted(truth.hand(seat))
        if turn:  # what was done behind the curtain is told, and the board shows what stood elsewhere
            expect(page.get_by_text(say("since-title"))).to_be_visible()
            gone.append(truth.wagons_gone(seat))
            expect(page.locator(".map .trace")).to_have_count(gone[-1])
        source = page.content()
        for card in truth.secrets(1 - seat, viewer=seat):
            assert f"card:{card}" not in source
            assert words_of(card) not in source, f"{NAMES[seat]} can read of a card that {NAMES[1 - seat]} holds"
        held = truth.hand(seat)
        while me.wait_for_rest() == "turn":
            me.play_one()
            let_pass_until(
                page, f"({REST})()"
            )  # no longer: an answer that takes ten seconds counts as a lost connection
        check_notes(page, seat, held + truth.hand(seat))
    assert any(gone), "the test is about wagons that moved"
    assert all(one != other for one, other in pairwise(looked)), looked
