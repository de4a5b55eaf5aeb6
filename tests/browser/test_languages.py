"""The room and the table in each language: no message is missing, and the language is remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from saloon.words import LANGUAGES
from tests.browser.people import People
from tests.browser.player import Player, offer, play_button
from tests.browser.speaking import Texts, message_ids

# Every text that can be read or heard
ALL_TEXTS = """
() => {
  const found = [document.title]
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) found.push(walk.currentNode.data)
  const names = ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt']
  for (const element of document.querySelectorAll('*'))
    for (const name of names) found.push(element.getAttribute(name) ?? '')
  return found.map((text) => text.trim()).filter(Boolean)
}
"""


def raw_ids(page: Page) -> set[str]:
    """Ids that stand where a message should: a missing message says its id."""
    ids = message_ids()
    starts = {id.split("-")[0] for id in ids if "-" in id}
    texts: list[str] = page.evaluate(ALL_TEXTS)
    whole = {text for text in texts if text in ids}
    words = {word for text in texts for word in re.findall(r"(?<![\w-])[a-z]+(?:-[\w]+)+", text)}
    unfilled = {text for text in texts if "{$" in text or "{ $" in text or "undefined" in text or "NaN" in text}
    return whole | unfilled | {word for word in words if word.split("-")[0] in starts}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in(people: People, language: str) -> None:
    say = Texts.of(language)
    page = people.arrive(language=language, settings=None)  # as the browser wants it

    def check() -> None:
        assert not raw_ids(page), page.url
        assert page.evaluate("document.documentElement.lang") == language

    expect(page.get_by_role("heading", name=say("room-title"))).to_be_visible()
    expect(page.get_by_text(say("game-about"))).to_be_visible()
    expect(page).to_have_title(say("page-title"))
    offer(page).get_by_role("link", name=say("room-set-table")).click()
    page.locator("form summary").click()
    expect(page.get_by_text(say("option-end_check.about"))).to_be_visible()
    for kind in ("here", "invited", "bot"):
        page.locator("form select").nth(1).select_option(kind)
        check()
    page.get_by_role("button", name=say("settings"), exact=True).click()
    expect(page.get_by_text(say("settings-keys.about"))).to_be_visible()
    check()
    page.get_by_role("radio", name=say("settings-pace-instant")).check()
    page.keyboard.press("Escape")

    play_button(page).click()
    me = Player(page)
    wagon = say("count-wagons", wagons=3).split()[-1]
    for _ in range(2):
        assert me.wait_for_turn()
        check()
        if spots := me.lit("spot", "pay"):
            me.choose(spots[0])
        else:
            cards = me.lit("card")
            me.choose(next((card for card in cards if wagon in card.label and not card.dear), cards[0]))
    assert me.wait_for_turn()
    expect(me.status).to_contain_text(say("table-your-turn"))
    for name in ("chat", "table", "log"):
        page.get_by_role("tab", name=say(f"tab-{name}")).click()
        check()
    page.locator("section[aria-labelledby=moves-title] details summary").click()
    check()
    page.get_by_role("button", name=say("replay-back")).click()
    expect(page.get_by_role("button", name=say("replay-now"))).to_be_visible()
    check()

    page.goto("/rules/go_west")
    expect(page.get_by_text(say("rule-GW-29"))).to_be_visible()
    check()


def test_the_language_is_remembered(people: People) -> None:
    page = people.arrive(language="en", settings=None)
    for language in (*LANGUAGES[1:], *LANGUAGES[:1]):
        say = Texts.of(language)
        page.locator("header select").select_option(language)
        expect(page.get_by_role("heading", name=say("room-title"))).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == language
        page.reload()
        expect(page.get_by_role("heading", name=say("room-title"))).to_be_visible()
        expect(page.get_by_text(say("game-about"))).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == language


def test_the_language_changes_at_the_table(people: People) -> None:
    page = people.arrive()
    play_button(page).click()
    me = Player(page)
    me.wait_for_turn()
    for language in ("de", "fr"):
        page.locator("header select").select_option(language)
        expect(me.status).to_contain_text(Texts.of(language)("table-your-turn"))
        expect(me.page.locator(".map > ul li").first).to_contain_text(Texts.of(language)("name-new_england"))
        assert not raw_ids(page)
