"""A person at a table of Great Western Trail, who sees what is lit and touches it; and tables brought to a point."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import Player
from tests.browser.speaking import Texts
from tests.browser.tables import SetTable, play_to
from tests.server.serving import Server

GAME = "great_western_trail"
SOLO = {"automa": "easy", "automa_starting_objective": False, "first_seat": 0}
WORKERS = ("cowboy", "craftsman", "engineer")

say = Texts.of("en", GAME)

# What lies lit and visible on the board, in the order of the page: its element, and what it says.
READ_LIT = """
() => [...document.querySelectorAll('.gwt [data-element].open, .gwt [data-element].lit')]
  .filter((spot) => spot.getClientRects().length)
  .map((spot) => [spot.dataset.element, spot.getAttribute('aria-label') ?? spot.textContent])
"""


class Drover(Player):
    def __init__(self, page: Page, phone: bool = False) -> None:
        super().__init__(page, phone)
        self.table = page.locator(".gwt")
        self.kansas = page.locator(".kansas")
        self.choice = page.locator(".gwt .choice button")
        self.asks = page.locator(".gwt .asks button")

    def button(self, message: str, **params: object) -> Locator:
        return self.page.get_by_role("button", name=say(message, **params), exact=True)

    def lit_elements(self) -> dict[str, str]:
        """By element, what it says."""
        return dict(self.page.evaluate(READ_LIT))

    def spot(self, element: str) -> Locator:
        return self.table.locator(f"[data-element='{element}']").locator("visible=true").first

    def segment(self, name: str) -> None:
        """On a phone: another part of the table."""
        self.touch(self.page.locator(".segments button", has_text=say(f"board-segment-{name}")))

    def done(self, choose: Callable[[], None]) -> None:
        """Chooses, and waits until the server has played it."""
        ply = self.ply
        choose()
        self.wait_until_played(ply)

    def ask_why(self, element: str) -> None:
        """Touches what cannot be done; it explains itself."""
        spot = self.spot(element)
        spot.scroll_into_view_if_needed()
        if self.phone:
            spot.tap(force=True)
        else:
            spot.click(force=True)
        expect(self.why).to_be_visible()

    def press(self, element: str) -> None:
        """Touches what is lit; where it offers several moves, takes the first of them."""

        ply = self.ply
        self.touch(self.spot(element))
        if self.offered(".gwt .choice button", ply):
            self.touch(self.choice.first)
        self.wait_until_played(ply)


# Towards the end of the game: on to Kansas City, and workers into the job market
SOON = ("certificates:", "city:", "disc:", "job:", "display:", "worker:", "card:", "space:", "station:", "market:")


def play_soon(me: Drover) -> str:
    """One decision by what is lit on the board, such that the game ends soon; returns what was touched."""
    assert me.wait_for_turn()
    lit = me.lit_elements()
    workers = [say(f"name-{worker}") for worker in WORKERS]
    if foresights := [element for element in lit if element.startswith("foresight:")]:
        chosen = next((each for each in foresights if any(worker in lit[each] for worker in workers)), foresights[0])
    elif "auxiliary:1:1" in lit:
        chosen = "auxiliary:1:1"
    elif "site:KC" in lit:
        chosen = "site:KC"
    elif sites := [element for element in lit if element.startswith("site:")]:
        chosen = sites[-1]
    else:
        chosen = next((each for start in SOON for each in reversed(lit) if each.startswith(start)), "")
    if not chosen:
        me.done(lambda: me.touch(me.asks.last))
        return "asked"
    me.press(chosen)
    return chosen.split(":")[0]


# Tables in the middle of a game, played without a browser because that is quicker


def set_trail_table(server: Server, reached: Callable[[Any], bool]) -> SetTable:
    """A table alone against the Automa, where the person has to decide now and its face is such."""
    return trail_table(server, lambda face, _: reached(face))


def trail_table(server: Server, arrived: Callable[[Any, int], bool]) -> SetTable:
    return play_to(server, GAME, ("person:Ann", "bot:random"), arrived, soon, SOLO)


def soon(face: Any) -> Any:
    """What brings certificates, then Kansas City, and in the end the end."""
    return max((move["action"] for move in face["moves"]), key=promise)


def promise(action: Any) -> float:
    match action:
        case {"do": "use", "deed": deed}:
            return 9 if "certificate" in deed and "discard" not in deed else 1
        case {"do": "auxiliary", "action": 1, "double": False}:
            return 5
        case {"do": "move", "path": path}:
            return 2 + (5 if path[-1] == "KC" else 0.1 * len(path))
        case {"do": "foresight", "tile": tile}:
            return 3 if tile in WORKERS else 2
        case {"do": "deliver", "city": city}:
            return 0 if city == "kansas_city" else 1
        case {"do": "done"}:
            return 4
        case {"do": "decline"}:
            return 0.5
    return 0.4 if action["do"] == "play" else 1


def in_kansas_city(face: Any) -> bool:
    """At the first of its steps, with certificates to spend and a city besides Kansas City within reach."""
    task = face["view"]["task"]
    return bool(
        task
        and task["task"] == "foresight"
        and task["column"] == 1
        and face["view"]["players"][0]["certificates"]
        and len(face["view"]["players"][0]["hand"]) == 4
    )


def number_in(text: str) -> int:
    found = re.search(r"\d+", text)
    assert found, text
    return int(found[0])


def wait_for_lit(me: Drover, beginning: str) -> None:
    expect(me.table.locator(f".open[data-element^='{beginning}']").locator("visible=true").first).to_be_visible()
