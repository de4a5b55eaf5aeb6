"""My box on a phone beside the open box: lists are entered, checked, kept, saved, loaded, and played with."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Download, Locator, Page, expect

import saloon
from saloon.core import registry
from saloon.words import Words
from tests.browser.album import Album, complaints, cut_texts
from tests.browser.people import People, say
from tests.browser.test_keyboard import Typist
from tests.browser.test_phone import check_fits, check_sizes

DATA = Path(saloon.__file__).parent / "games"


class Box:
    """A page with the box of a game."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.words = Words("en", registry.load(game), also="box")
        page.goto(f"/box/{game}")

    def say(self, message: str, **params: object) -> str:
        return self.words.say(message, **params)

    def press(self, message: str, **params: object) -> None:
        self.page.get_by_role("button", name=self.say(message, **params), exact=True).tap()

    @property
    def state(self) -> Locator:
        return self.page.locator(".state")

    def name_it(self, name: str) -> None:
        self.page.get_by_label(self.say("box-name")).fill(name)

    def is_right(self) -> None:
        expect(self.state).to_contain_text(self.say("box-right"))

    def saved(self) -> Download:
        with self.page.expect_download() as saving:
            self.press("box-export")
        return saving.value

    def looks_well(self, album: Album, name: str) -> None:
        check_fits(self.page)
        check_sizes(self.page)
        assert cut_texts(self.page) == []
        for theme in ("light", "dark"):
            self.page.emulate_media(color_scheme=theme)
            assert complaints(self.page) == []
            album.keep(self.page, f"box-{name}-{theme}")


def set_with(page: Page, game: str, option: str, name: str) -> None:
    """A table is set with the list, and the others at it are told so."""
    page.goto(f"/?game={game}")
    page.locator("details", has_text=say("set-options")).locator("summary").tap()
    page.locator("form .option", has_text=Words("en", registry.load(game)).say(f"option-{option}")).locator(
        "select"
    ).select_option(label=say("set-own-list", name=name))
    page.get_by_role("combobox", name=say("seat-number", number=2)).select_option(label=say("set-invited"))
    page.get_by_label(say("set-name")).first.fill("Ann")  # others see it
    page.get_by_role("button", name=say("set-open"), exact=True).tap()
    expect(page.locator(".lobby")).to_contain_text(say("set-own-list", name=name))


def test_cards_of_go_west(people: People, album: Album, tmp_path: Path) -> None:
    """From an empty list to a table; the server's complaint leads to its row."""
    box = Box(people.arrive(None, phone=True), "go_west")
    box.press("box-new")
    box.name_it("Attic")
    expect(box.state).to_contain_text("0 / 56")
    box.press("box-add-card", where=box.say("box-per_region"))
    row = box.page.locator("li", has=box.page.get_by_label(box.say("box-places")))
    row.get_by_label(box.say("box-count"), exact=True).fill("12")
    row.get_by_label(box.say("box-count"), exact=True).blur()
    expect(box.state).to_contain_text(box.say("box-missing", count=8))
    box.press("box-add-card", where=box.say("box-no_region"))
    last = box.page.locator("section").last
    last.get_by_label(box.say("box-count"), exact=True).fill("8")
    last.get_by_label(box.say("box-count"), exact=True).blur()
    box.is_right()

    last.get_by_label(box.say("box-cost"), exact=True).fill("7")
    last.get_by_label(box.say("box-cost"), exact=True).blur()
    expect(box.state).to_contain_text("deck.no_region.cards[0].cost: This must be 0 to 6, but it is 7.")
    box.press("box-show")
    expect(last.locator("summary")).to_be_focused()
    last.get_by_label(box.say("box-less", what=box.say("box-cost")), exact=True).tap()
    box.is_right()
    box.looks_well(album, "go-west")

    file = tmp_path / "attic.toml"
    box.saved().save_as(file)
    assert tomllib.loads(file.read_text(encoding="utf-8")) == {
        "name": "Attic",
        "per_region": {"cards": [{"places": "one", "wagons": 0, "cost": 0, "count": 12}]},
        "no_region": {"cards": [{"wagons": 1, "cost": 6, "count": 8}]},
    }
    box.page.reload()
    expect(box.page.get_by_label(box.say("box-name"))).to_have_value("Attic")
    set_with(box.page, "go_west", "deck", "Attic")


def test_tiles_of_gold_rush(people: People, album: Album) -> None:
    """Ours, with one tile made anew: its rails cross and are put right; many nuggets are warned of."""
    box = Box(people.arrive(None, phone=True), "gold_rush")
    box.press("box-from-ours")
    box.is_right()
    box.page.locator("details", has_text=box.words.named("P1")).locator("summary").tap()
    row = box.page.locator("li", has=box.page.locator("details[open]"))
    for side in "NESW":
        row.get_by_label(box.say(f"box-side-{side}"), exact=True).select_option(label=box.say("box-land-R"))
    rails = row.locator("fieldset", has=box.page.get_by_label(box.say("box-to"), exact=True))
    expect(rails).to_have_count(4)
    box.is_right()
    rails.nth(0).get_by_label(box.say("box-to"), exact=True).select_option(label=box.say("box-end-S"))
    rails.nth(1).get_by_label(box.say("box-to"), exact=True).select_option(label=box.say("box-end-W"))
    expect(box.state).to_contain_text("tiles.tile[1]:")
    expect(row).to_contain_text(box.say("box-here"))
    box.press("box-rails-anew")
    box.is_right()
    row.get_by_label(box.say("box-side-N"), exact=True).select_option(label=box.say("box-land-M"))
    nuggets = row.get_by_label(box.say("box-nuggets", number=1), exact=True)
    nuggets.fill("4")
    nuggets.blur()
    expect(box.state).to_contain_text("tiles.tile[1].mountains[0].nuggets: 4 nuggets on one mountain")
    box.is_right()
    box.looks_well(album, "gold-rush")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_cards_of_the_automa(people: People, album: Album, tmp_path: Path, language: str) -> None:
    """A file of the terminal is loaded; a number that two cards have is refused by its row, a bad file as a whole."""
    page = people.arrive(None, phone=True, language=language)
    box = Box(page, "great_western_trail")
    box.words = Words(language, registry.load("great_western_trail"), also="box")
    load = page.get_by_label(box.say("box-import"))
    bad = tmp_path / "bad.toml"
    bad.write_text("card = 3\nmovement_card = [0, 0, 0, 0, 0, 0, 0]\n", encoding="utf-8")
    load.set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("automa_deck.card")
    load.set_input_files(DATA / "great_western_trail/data/automa.toml")
    box.is_right()
    page.locator("details", has_text=box.say("box-automa-card", number=3)).locator("summary").tap()
    row = page.locator("li", has=page.locator("details[open]"))
    number = row.get_by_label(box.say("box-number"), exact=True)
    number.fill("4")
    number.blur()
    expect(box.state).to_contain_text("automa_deck.card[3].id")
    number.fill("3")
    number.blur()
    box.is_right()
    box.looks_well(album, f"automa-{language}")


def test_a_list_by_keyboard_alone(people: People, album: Album) -> None:
    """Made, named, put wrong, put right and deleted; after each the focus is where one goes on."""
    box = Box(people.arrive(None), "go_west")
    page, me = box.page, Typist(box.page)

    def button(message: str, **params: object) -> Locator:
        return page.get_by_role("button", name=box.say(message, **params), exact=True)

    expect(button("box-from-ours")).to_be_visible()
    me.press_at(button("box-from-ours"))
    box.is_right()
    me.go_to(page.get_by_label(box.say("box-name")))
    me.press("Control+A")
    page.keyboard.type("Attic")
    last = page.locator("section").last
    me.press_at(last.locator("summary").first)
    cost = last.locator("details[open]").get_by_label(box.say("box-cost"), exact=True)
    me.go_to(cost)
    me.press("Control+A")
    page.keyboard.type("7")
    me.press("Tab")
    expect(box.state).to_contain_text("cards[0].cost: This must be 0 to 6, but it is 7.")
    me.press_at(button("box-show"))
    expect(last.locator("summary").first).to_be_focused()
    me.press_at(last.get_by_label(box.say("box-less", what=box.say("box-cost")), exact=True).first)
    box.is_right()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert complaints(page) == []
        album.keep(page, f"box-go-west-desktop-{theme}")
    me.press_at(button("box-delete"))
    me.press_at(page.get_by_role("dialog").get_by_role("button", name=box.say("box-delete"), exact=True))
    expect(page.get_by_label(box.say("box-name"))).to_have_count(0)
    expect(page.locator("h1")).to_be_focused()
