"""A game of another package on the page: by its own board, or where it brings none by the plain one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Gather
from tests.browser.people import say
from tests.browser.tables import page_server
from tests.docs import example
from tests.server.serving import Person, Server, serving

Serve = Callable[..., Server]
SEED = 5  # the first dig finds a nugget


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """A server beside which the example is installed, as if its package did not name these groups."""
    with ExitStack() as open_until_the_end:

        def serve(*without: str) -> Server:
            packages = example.install(tmp_path / "packages")
            (file,) = packages.glob("saloon_claim-*.dist-info/entry_points.txt")
            groups = file.read_text(encoding="utf-8").split("[")
            left = [group for group in groups if not group.startswith(without)] if without else groups
            file.write_text("[".join(left), encoding="utf-8")
            room = page_server(tmp_path)
            running = serving(room.folder, seed=SEED, packages=packages, **room.changes)
            return open_until_the_end.enter_context(running)

        yield serve


def sit_down(page: Page) -> None:
    """From the room to a table against the usual bot."""
    offer = page.locator("li.game", has=page.get_by_role("heading", name="Claim", exact=True))
    offer.locator("button.primary").click()


def column(board: Locator, number: int) -> Locator:
    return board.locator(f"tr td:nth-child({number})")


def test_a_game_on_its_own_board_by_touch_alone(gather: Gather, serve: Serve) -> None:
    people = gather(serve())
    page = people.arrive(language="it")
    sit_down(page)
    board = page.locator(".claim")
    expect(column(board, 2)).to_have_text(["0", "0"])
    expect(column(board, 3)).to_have_text(["3", "?"])  # what a claim is worth only its owner knows
    expect(board.locator(".claim-flood")).to_have_css("border-radius", "999px")  # its own styles count
    board.get_by_role("button", name="Scava", exact=True).click()
    expect(column(board, 2)).to_have_text(["2", "0"])
    board.get_by_role("button", name="Smetti di scavare").click()
    expect(page.locator("#end-title")).to_be_visible()
    expect(page.locator("tfoot .number").first).to_have_text("5")  # gold and claim
    expect(board.get_by_role("button")).to_have_count(0)
    page = people.arrive("/rules/claim/CL-2", language="de")
    expect(page.locator("#CL-2")).to_contain_text("eine Flut nimmt dir alles Gold")


def test_a_game_without_a_board_is_played_by_the_list_of_moves(gather: Gather, serve: Serve) -> None:
    page = gather(serve("saloon.pages")).arrive()
    sit_down(page)
    expect(page.get_by_text(say("table-no-board"))).to_be_visible()
    expect(page.get_by_role("row", name="gold 0 · 0")).to_be_visible()
    page.locator("section[aria-labelledby=moves-title] button.move", has_text="Stop digging").click()
    expect(page.locator("#end-title")).to_be_visible()


def test_a_game_without_words_is_not_offered_and_its_table_says_why(gather: Gather, serve: Serve) -> None:
    server = serve("saloon.words")
    people = gather(server)
    page = people.arrive()
    expect(page.get_by_role("heading", name="Go West!")).to_be_visible()
    expect(page.get_by_role("heading", name="Claim", exact=True)).to_have_count(0)
    page.goto(f"/table/{Person(server).make_table('person:Ann', game='claim')['id']}")
    expect(page.get_by_role("heading", name=say("table-no-words"))).to_be_visible()
