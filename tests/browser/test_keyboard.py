"""The same without touching anything: by keyboard only."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import People, say
from tests.browser.player import LIT, LitElement, Player, play_button
from tests.browser.tables import Goal, set_table
from tests.server.serving import Server

WAYS = ("digit", "list", "board")
STOPS = 120  # more presses of Tab than there are places to stop at
WAY = """
(element) => {
  const here = document.activeElement ?? document.body
  if (element === here) return null
  return here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
}
"""


class Typist(Player):
    """Plays in three ways: by the digits, in the list of moves, and on the board."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.ways: set[str] = set()

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def go_to(self, element: Locator) -> None:
        """Tab or Shift+Tab, whichever way it lies, until it has the focus."""
        for _ in range(STOPS):
            way: str | None = element.evaluate(WAY)
            if way is None:
                return
            self.press(way)
        raise AssertionError(f"Tab does not lead to {element}")

    def press_at(self, element: Locator, key: str = "Enter") -> None:
        self.go_to(element)
        self.press(key)

    def choose_by(self, way: str, lit: LitElement, sell: bool = False) -> None:
        ply = self.ply
        label = f"{say('action-sell' if sell else 'action-play', card=lit.label)}" if lit.kind == "card" else lit.label
        entry = self.moves.filter(has_text=label).first
        digit = entry.get_attribute("aria-keyshortcuts")
        if way == "digit" and digit:
            self.press(digit)
        elif way == "board":
            self.press_at(self.page.locator(LIT[lit.kind]).nth(lit.index))
            if lit.kind == "card":
                self.press_at(self.page.locator(".hand .choice .sell" if sell else ".hand .choice .do:not(.sell)"))
        else:
            way = "list"
            self.press_at(entry)
        self.ways.add(f"{way} {lit.kind}")
        self.wait_until_played(ply)
        if way != "digit" and self.wait_for_turn():
            lost = "!document.activeElement || document.activeElement === document.body"
            self.page.wait_for_function(f"!({lost})")  # by keyboard, one goes on where one was

    def play(self, way: str) -> str:
        """One move; returns of which kind."""
        assert self.wait_for_turn()
        lit, sell = self.think()
        self.choose_by(way, lit, sell)
        return lit.kind if lit.kind != "spot" else "step" if "wagon" in lit.label else "place"

    def think(self) -> tuple[LitElement, bool]:
        """What next, and is it to be sold?"""
        if choices := self.lit("pay", "spot"):
            return choices[-1], False
        cards = self.lit("card")
        if payable := [card for card in cards if not card.dear]:
            return max(payable, key=lambda card: (card.cost, card.wagons)), False
        return max(cards, key=lambda card: card.cost), True


def test_turns_by_keyboard_from_the_room_on(people: People) -> None:
    page = people.arrive(settings=None)
    me = Typist(page)

    # The first stop leads past the header; the settings keep the focus and give it back
    play = play_button(page)
    expect(play).to_be_visible()
    me.press("Tab")
    skip = page.get_by_role("link", name=say("page-skip-link"))
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    gear = page.get_by_role("button", name=say("settings"), exact=True)
    me.press_at(gear)
    me.go_to(page.locator("input[type=radio][value=normal]"))
    me.press("ArrowLeft")
    me.press("ArrowLeft")
    expect(page.locator("input[type=radio][value=instant]")).to_be_checked()
    me.press("Escape")
    expect(gear).to_be_focused()
    me.press_at(play)

    kinds = Counter[str]()
    while kinds["card"] < len(WAYS):  # each card in another way, and so what it asks for
        kinds[me.play(WAYS[kinds["card"]])] += 1
    assert kinds["step"], kinds
    assert {"digit card", "list card", "board card"} <= me.ways, me.ways

    # Digits in a text are digits
    assert me.wait_for_turn()
    ply = me.ply
    me.press_at(page.get_by_role("tab", name=say("tab-log")))
    me.press("ArrowRight")
    me.go_to(page.get_by_role("textbox", name=say("chat-line")))
    page.keyboard.type("1 2 3")
    me.press("Enter")
    expect(page.get_by_text("1 2 3")).to_be_visible()
    assert me.ply == ply


@pytest.mark.parametrize("goal", ["pay", "step", "place"])
def test_choices_in_mid_turn_by_keyboard(people: People, server: Server, goal: Goal) -> None:
    table = set_table(server, goal)
    me = Typist(people.arrive(table.path, cookie=table.cookie))
    assert me.play("board") == goal
    assert me.ways == {"board pay" if goal == "pay" else "board spot"}
