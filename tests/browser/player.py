"""A person at a table of Go West!, who sees what is lit and touches it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import say

Kind = Literal["card", "action", "spot", "pay"]
Rest = Literal["turn", "over", "curtain"]
LIT: dict[Kind, str] = {
    "card": ".hand li.open button.card",
    "action": ".actions .action.open",
    "spot": ".map .spot.open",
    "pay": ".payment button",
}
READ_LIT = """
(kinds) => Object.entries(kinds).flatMap(([kind, selector]) =>
  [...document.querySelectorAll(selector)].map((element, index) =>
    [kind, index, element.ariaLabel ?? (element.querySelector('.unseen') ?? element.lastElementChild).textContent,
     element.matches('.dear')]))
"""
# What a table waits for, as soon as its board has come to rest
REST = """
() => {
  if (document.querySelector('.curtain')) return 'curtain'
  if (document.querySelector('.board')?.ariaBusy !== 'false') return null
  if (document.querySelector('#end-title')) return 'over'
  return document.querySelector('button.move') ? 'turn' : null
}
"""
EASTWARD = (
    "east",
    "new_england",
    "great_plains",
    "midwest",
    "west",
)  # where steps are taken first, to end the game soon


@dataclass(frozen=True)
class LitElement:
    """Something that is lit on the board."""

    kind: Kind
    index: int  # among its kind
    label: str
    dear: bool  # a card that can only be sold

    def number(self, pattern: str) -> int:
        found = re.search(pattern, self.label)
        return int(found[1]) if found else 0

    @property
    def wagons(self) -> int:
        return self.number(r"(\d+) wagon")

    @property
    def cost(self) -> int:
        return self.number(r"cost (\d+)")


def offer(page: Page) -> Locator:
    """The game in the room."""
    return page.locator("li.game", has=page.get_by_role("heading", name=say("game"), exact=True))


def play_button(page: Page) -> Locator:
    """In the room: straight to a table with the usual bot."""
    return offer(page).locator("button.primary").first


class Player:
    """A person who has a page open that shows a table."""

    def __init__(self, page: Page, phone: bool = False) -> None:
        self.page = page
        self.phone = phone
        self.moves = page.locator("section[aria-labelledby=moves-title] button.move")
        self.end = page.locator("#end-title")
        self.curtain = page.locator(".curtain")
        self.status = page.locator("#status")
        self.hand = page.locator(".hand")
        self.cards = page.locator(".hand .card[data-spot]")
        self.log = page.get_by_role("tabpanel").locator("ol button")
        self.why = page.locator(".why")

    def touch(self, element: Locator) -> None:
        if self.phone:
            element.tap()
        else:
            element.click()

    def button(self, message: str, **params: object) -> Locator:
        return self.page.get_by_role("button", name=say(message, **params), exact=True)

    def tab(self, name: str) -> None:
        self.touch(self.page.get_by_role("tab", name=re.compile(say(f"tab-{name}"))))

    def wait_for_rest(self) -> Rest:
        """Until nothing moves and the table waits for somebody here; or the game is over."""
        found: Rest = self.page.wait_for_function(REST).json_value()
        return found

    def wait_for_turn(self) -> bool:
        """Until there is something to choose; False: the game is over."""
        return self.wait_for_rest() == "turn"

    def wait_for_ply(self, ply: int) -> None:
        """Until the board shows this moment, at rest: for those who only look on."""
        self.page.wait_for_function(
            "ply => document.querySelector('.board')?.ariaBusy === 'false' && "
            "Number(document.querySelector('.replay input').max) === ply",
            arg=ply,
        )

    def wait_for_past(self, ply: int) -> None:
        """Until the board shows what was at this moment, at rest."""
        expect(self.status).to_contain_text(say("replay-past", ply=ply, last=self.ply))
        expect(self.page.locator(".board")).to_have_attribute("aria-busy", "false")

    def wait_until_played(self, ply: int) -> None:
        """Until the board shows a later moment than this, or the curtain hides it."""
        self.page.wait_for_function("ply => !(Number(document.querySelector('.replay input')?.max) <= ply)", arg=ply)

    def offered(self, choices: str, ply: int) -> bool:
        """What came of a touch at this ply: whether it offers several ways to go on; otherwise it was played."""
        found: bool = self.page.wait_for_function(
            """([choices, ply]) => {
              if (document.querySelector(choices)) return [true]
              return Number(document.querySelector('.replay input').max) > ply ? [false] : null
            }""",
            arg=[choices, ply],
        ).json_value()[0]
        return found

    @property
    def ply(self) -> int:
        return int(self.page.locator(".replay input").get_attribute("max") or 0)

    def own_cards(self) -> list[str]:
        """The hand, as the page shows it: ["east:1 w1 c1", …]."""
        spots: list[str] = self.cards.evaluate_all("cards => cards.map(card => card.dataset.spot)")
        return [spot.removeprefix("card:") for spot in spots]

    def regions(self) -> list[str]:
        """What the map holds, in the words for those who do not see it."""
        return self.page.locator(".map > ul li").all_text_contents()

    # What is lit, and touching it

    def lit(self, *kinds: Kind) -> list[LitElement]:
        found = [LitElement(*row) for row in self.page.evaluate(READ_LIT, LIT)]
        return [lit for lit in found if lit.kind in kinds] if kinds else found

    def element(self, lit: LitElement) -> Locator:
        return self.page.locator(LIT[lit.kind]).nth(lit.index)

    def choose(self, lit: LitElement, sell: bool = False) -> None:
        """Touches it; of a card what it opens, too. Returns when the server has played the move."""
        ply = self.ply
        self.touch(self.element(lit))
        if lit.kind == "card":
            self.touch(self.page.locator(".hand .choice .sell" if sell else ".hand .choice .do:not(.sell)"))
        self.wait_until_played(ply)

    def play_one(self) -> str:
        """One move towards the end of the game, where wagons go soon; returns what it was."""
        assert self.wait_for_turn(), "the game is over"
        if pay := self.lit("pay"):
            self.choose(pay[0])
            return "pay"
        if spots := self.lit("spot"):
            self.choose(best_spot(spots))
            return "step" if "wagon" in spots[0].label else "place"
        cards = self.lit("card")
        if drivers := [card for card in cards if card.wagons and not card.dear]:
            self.choose(max(drivers, key=lambda card: (card.wagons, -card.cost)))
            return "play"
        if (actions := self.lit("action")) and "core" in actions[0].label:
            self.choose(actions[0])
            return "score"
        self.choose(max(cards, key=lambda card: card.cost), sell=True)
        return "sell"

    def play_until_steps(self) -> None:
        """Until a wagon has to be moved, in the middle of a turn."""
        assert self.wait_for_turn()
        while not any("wagon" in spot.label for spot in self.lit("spot")):
            self.play_one()
            assert self.wait_for_turn()


def let_pass_until(page: Page, sign: str) -> None:
    """Lets time pass on a page where it stands still, as far as it takes."""
    passed = 0
    while not page.evaluate(f"!!({sign})"):
        assert passed < 60_000, f"in a minute it did not come to {sign}"
        page.clock.run_for(100)
        passed += 100


def best_spot(spots: list[LitElement]) -> LitElement:
    names = [say(f"name-{region}") for region in EASTWARD]
    return min(spots, key=lambda spot: next((n for n, name in enumerate(names) if name in spot.label), len(names)))
