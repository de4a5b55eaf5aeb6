"""A game of another package on the page: by its own board, or where it brings none by the plain one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.people import People, say
from tests.browser.tables import page_server
from tests.docs import example
from tests.server.serving import Person, Server, opened, serving


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return example.install(tmp_path_factory.mktemp("packages"))


@contextmanager
def visiting(browser: Browser, packages: Path, folder: Path) -> Iterator[tuple[People, Server]]:
    room = page_server(folder)
    with serving(room.folder, packages=packages, **room.changes) as server:
        people = People(browser, server.address)
        yield people, server
        people.leave()
        while opened:
            opened.pop().close()
        assert not people.troubles, "\n".join(people.troubles)


@pytest.fixture
def people(browser: Browser, packages: Path, tmp_path: Path) -> Iterator[People]:
    with visiting(browser, packages, tmp_path) as (people, _):
        yield people


def sit_down(page: Page) -> None:
    """From the room to a table against the usual bot."""
    offer = page.locator("li.game", has=page.get_by_role("heading", name="Claim", exact=True))
    offer.locator("button.primary").click()


def column(board: Locator, number: int) -> Locator:
    return board.locator(f"tr td:nth-child({number})")


def test_a_game_on_its_own_board_by_touch_alone(people: People) -> None:
    page = people.arrive(language="it")
    sit_down(page)
    board = page.locator(".claim")
    expect(column(board, 2)).to_have_text(["0", "0"])
    expect(column(board, 3)).to_have_text(["3", "?"])  # whose claim it is, only its owner knows
    expect(board.locator(".claim-flood")).to_have_css("border-radius", "999px")  # its own styles count
    board.get_by_role("button", name="Scava", exact=True).click()
    expect(column(board, 2)).to_have_text(["2", "0"])
    board.get_by_role("button", name="Smetti di scavare").click()
    expect(page.locator("#end-title")).to_be_visible()
    expect(page.locator(".scores table").first.locator("tfoot tr").first.locator("td.points").first).to_have_text("5")
    expect(board.get_by_role("button")).to_have_count(0)


def test_its_rules_have_their_page(people: People) -> None:
    page = people.arrive("/rules/claim/CL-2", language="de")
    expect(page.locator("#CL-2")).to_contain_text("eine Flut nimmt dir alles Gold")


def test_a_game_without_a_board_is_played_by_the_list_of_moves(browser: Browser, tmp_path: Path) -> None:
    packages = example.install(tmp_path / "packages")
    bring_no(packages, "saloon.pages")
    with visiting(browser, packages, tmp_path) as (people, _):
        page = people.arrive()
        sit_down(page)
        expect(page.get_by_text(say("table-no-board"))).to_be_visible()
        expect(page.get_by_role("row", name="gold 0 · 0")).to_be_visible()
        moves = page.locator("section[aria-labelledby=moves-title] button.move")
        moves.filter(has_text="Stop digging").click()
        expect(page.locator("#end-title")).to_be_visible()


def test_a_game_without_words_is_not_offered_and_says_why(browser: Browser, tmp_path: Path) -> None:
    packages = example.install(tmp_path / "packages")
    bring_no(packages, "saloon.words")
    with visiting(browser, packages, tmp_path) as (people, server):
        page = people.arrive()
        expect(page.get_by_role("heading", name="Go West!")).to_be_visible()
        expect(page.get_by_role("heading", name="Claim")).to_have_count(0)
        ann = Person(server)
        page = people.arrive(f"/table/{ann.make_table('person:Ann', game='claim')['id']}")
        expect(page.get_by_role("heading", name=say("table-no-words"))).to_be_visible()


def bring_no(packages: Path, group: str) -> None:
    """As if the package did not name this."""
    (file,) = packages.glob("saloon_claim-*.dist-info/entry_points.txt")
    sections = file.read_text(encoding="utf-8").split("[")
    file.write_text("[".join(section for section in sections if not section.startswith(group)), encoding="utf-8")
