"""Learning at the table: what things mean, tips of the first game, the guided first turn, and playing alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

from tests.browser.album import Album, complaints
from tests.browser.people import People, say
from tests.browser.player import Player
from tests.browser.speaking import Texts
from tests.browser.tables import set_table
from tests.server.serving import Server


def words(page: Page) -> Locator:
    """What something means, as far as it is shown."""
    return page.get_by_role("tooltip")


@contextmanager
def finger_on(page: Page, element: Locator) -> Iterator[None]:
    """A finger that stays on something."""
    element.scroll_into_view_if_needed()
    box = element.bounding_box()
    assert box is not None
    session = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    yield
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


# What things mean

A_WHILE = 2000  # milliseconds: longer than anything has to rest or stay, to say what it means


def test_meaning_under_the_mouse(people: People, server: Server) -> None:
    table = set_table(server, "action")
    page = people.arrive(table.path, cookie=table.cookie, still=True)
    assert Player(page).wait_for_turn()
    supply = page.locator("[data-spot='supply:0']")
    supply.hover()
    expect(words(page)).to_have_count(0)  # not before a mouse rests there
    page.clock.run_for(A_WHILE)
    expect(words(page)).to_contain_text(say("meaning-supply"))
    expect(words(page).get_by_role("link")).to_contain_text(say("rule-GW-12.title"))
    assert supply.get_attribute("aria-describedby") == words(page).get_attribute("id")
    words(page).get_by_role("link").hover()
    page.clock.run_for(A_WHILE)  # the way to the words does not close them
    expect(words(page)).to_contain_text(say("meaning-supply"))
    page.keyboard.press("Escape")
    expect(words(page)).to_have_count(0)
    assert supply.get_attribute("aria-describedby") is None

    # Of things within each other the inner one speaks, in a drawing too; and moving away is enough
    page.locator(".hand button.card svg .ribbon").first.hover()
    page.clock.run_for(A_WHILE)
    expect(words(page)).to_contain_text(say("meaning-card"))
    page.locator(".hand button.card svg > g[transform='translate(82.5 18)']").first.hover()
    page.clock.run_for(A_WHILE)
    expect(words(page)).to_contain_text(say("meaning-card-cost"))
    page.mouse.move(2, 2)
    page.clock.run_for(A_WHILE)
    expect(words(page)).to_have_count(0)


def test_meaning_does_not_stand_in_the_way(people: People, server: Server) -> None:
    table = set_table(server, "action")
    me = Player(people.arrive(table.path, cookie=table.cookie, still=True))
    assert me.wait_for_turn()
    card = me.page.locator(".hand li.open button.card").first
    card.hover()
    me.page.clock.run_for(A_WHILE)
    expect(words(me.page)).to_be_visible()
    card.click()
    me.page.clock.run_for(A_WHILE)
    expect(card).to_have_attribute("aria-expanded", "true")
    expect(words(me.page)).to_have_count(0)


def test_meaning_with_the_focus(people: People, server: Server) -> None:
    table = set_table(server, "action")
    page = people.arrive(table.path, cookie=table.cookie)
    panel = page.locator("[data-spot='seat:0']")
    expect(panel).to_be_visible()
    assert panel.locator("[data-meaning][tabindex='0']").count() == 1
    page.keyboard.press("Tab")
    panel.locator("[data-meaning][tabindex='0']").focus()
    expect(words(page)).to_contain_text(say("meaning-token"))
    page.keyboard.press("ArrowRight")
    expect(words(page)).to_contain_text(say("meaning-vp"))
    expect(panel.locator(".points")).to_be_focused()
    page.keyboard.press("Escape")
    expect(words(page)).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(words(page)).to_contain_text(say("meaning-token"))
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_text(say("meaning-token"))).to_have_count(0)


def test_meaning_under_a_finger_that_stays(people: People, server: Server, album: Album) -> None:
    table = set_table(server, "action")
    me = Player(people.arrive(table.path, cookie=table.cookie, phone=True), phone=True)
    card = me.page.locator(".hand li.open button.card").first
    with finger_on(me.page, card):
        expect(words(me.page)).to_be_visible()
        album.keep(me.page, "meaning-phone")
    expect(words(me.page)).to_be_in_viewport(ratio=1)
    expect(card).to_have_attribute("aria-expanded", "false")
    me.touch(me.status)  # anywhere else
    expect(words(me.page)).to_have_count(0)
    card.tap()
    expect(card).to_have_attribute("aria-expanded", "true")


def test_meanings_are_accessible(people: People, server: Server) -> None:
    table = set_table(server, "action")
    page = people.arrive(table.path, cookie=table.cookie)
    page.locator("[data-spot='box:0']").hover()
    expect(words(page)).to_be_visible()
    assert complaints(page) == []


# Tips of the first games

FIRST_TIME = {"pace": "instant"}


def note(page: Page) -> Locator:
    """What the guide or a tip says."""
    return page.locator("section.note, details.brief")


def answer(page: Page, message: str) -> None:
    if page.locator("details.brief:not([open])").count():
        note(page).locator("summary").click()
    note(page).get_by_role("button", name=say(message), exact=True).click()


def test_tips_are_shown_once_and_can_be_switched_off(people: People, server: Server, album: Album) -> None:
    table = set_table(server, "action")
    page = people.arrive(table.path, cookie=table.cookie, settings=FIRST_TIME)
    expect(note(page)).to_contain_text(say("tip-card"))
    expect(page.locator(".spotlight")).to_be_visible()
    assert complaints(page, ".brief") == []
    album.keep(page, "tip-desktop")
    answer(page, "teach-understood")
    expect(page.get_by_text(say("tip-card"))).to_have_count(0)

    # Not again, not even by another page of the same device
    page.reload()
    assert Player(page).wait_for_turn()
    expect(page.get_by_text(say("tip-card"))).to_have_count(0)

    # All of them again, and none at all
    page.get_by_role("button", name=say("settings")).click()
    page.get_by_role("button", name=say("settings-tips-again")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("page-close")).click()
    expect(note(page)).to_contain_text(say("tip-card"))
    answer(page, "teach-no-tips")
    expect(note(page)).to_have_count(0)
    page.reload()
    assert Player(page).wait_for_turn()
    expect(note(page)).to_have_count(0)


def test_a_tip_goes_when_it_is_no_longer_of_use(people: People, server: Server) -> None:
    table = set_table(server, "step")
    page = people.arrive(table.path, cookie=table.cookie, settings=FIRST_TIME, phone=True)
    expect(note(page)).to_contain_text(say("tip-step"))
    me = Player(page, phone=True)
    assert me.wait_for_turn()
    while me.lit("spot", "pay"):
        me.play_one()
        assert me.wait_for_turn()
    expect(page.get_by_text(say("tip-step"))).to_have_count(0)


# The guided first turn


def learn(page: Page, game: str) -> None:
    """From the room to a table that teaches the game."""
    page.locator("li.game", has=page.get_by_role("heading", name=game, exact=True)).get_by_role(
        "button", name=say("room-learn")
    ).click()
    expect(note(page)).to_be_visible()


def read_to_the_end(page: Page, *sentences: str, perhaps: str | None = None) -> None:
    """These are what the guide still has to say; then one goes on alone. perhaps: first, if the bot lets it be true."""
    if perhaps is not None:
        expect(note(page)).to_contain_text(re.compile(f"{re.escape(perhaps)}|{re.escape(sentences[0])}"))
        if perhaps in note(page).inner_text():
            answer(page, "teach-next")
    for sentence in sentences[:-1]:
        expect(note(page)).to_contain_text(sentence)
        answer(page, "teach-next")
    expect(note(page)).to_contain_text(sentences[-1])
    answer(page, "teach-go-on")


def test_first_turn_of_go_west(people: People, album: Album) -> None:
    page = people.arrive()
    learn(page, "Go West!")
    me = Player(page)
    expect(note(page)).to_contain_text(say("guide-welcome"))
    answer(page, "teach-next")
    expect(note(page)).to_contain_text(say("guide-hand"))
    answer(page, "teach-next")
    expect(note(page)).to_contain_text(say("guide-play"))
    expect(page.locator(".spotlight")).to_be_visible()
    album.keep(page, "guide-go-west")
    assert complaints(page, ".note") == []
    page.locator("[data-spot='card:east:2 w2 c5']").click()
    page.locator(".hand .choice .do:not(.sell)").click()
    expect(note(page)).to_contain_text(say("guide-step"))
    page.locator("[data-place='wagons:new_england']").click()
    expect(note(page)).to_contain_text(say("guide-step-again"))
    page.reload()  # the guide knows where it was
    expect(note(page)).to_contain_text(say("guide-step-again"))
    page.locator("[data-place='wagons:new_england']").click()
    expect(page.get_by_text(say("guide-step-again"))).to_have_count(0)
    read_to_the_end(page, *(say(f"guide-{each}") for each in ("score", "sell", "end")), perhaps=say("guide-east"))
    expect(note(page)).to_have_count(0)
    assert me.wait_for_turn()
    me.play_one()  # and the game goes on

    # Nothing is claimed of chance: the table says that it is prepared
    me.tab("table")
    expect(page.get_by_role("tabpanel")).to_contain_text(say("teach-prepared"))
    page.get_by_text(say("fair"), exact=True).click()
    expect(page.get_by_role("tabpanel")).to_contain_text(say("fair-prepared"))
    expect(page.get_by_role("tabpanel")).to_contain_text(say("fair-matches"))


def test_the_guide_goes_on_from_whatever_is_played(people: People) -> None:
    page = people.arrive()
    learn(page, "Go West!")
    answer(page, "teach-next")
    answer(page, "teach-next")
    expect(note(page)).to_contain_text(say("guide-play"))
    page.locator("[data-spot='card:midwest:1 w0 c0']").click()
    page.locator(".hand .choice .sell").click()
    expect(note(page)).to_contain_text(say("teach-otherwise"))
    expect(note(page)).to_contain_text(say("guide-score"))
    answer(page, "teach-alone")
    expect(note(page)).to_have_count(0)


def test_the_guide_follows_what_is_taken_back(people: People) -> None:
    page = people.arrive()
    learn(page, "Go West!")
    answer(page, "teach-next")
    answer(page, "teach-next")
    page.locator("[data-spot='card:east:2 w2 c5']").click()
    page.locator(".hand .choice .do:not(.sell)").click()
    expect(note(page)).to_contain_text(say("guide-step"))
    page.get_by_role("button", name=say("undo"), exact=True).click()
    expect(note(page)).to_contain_text(say("guide-play"))


def test_first_turn_of_gold_rush_by_touch(people: People, album: Album) -> None:
    texts = Texts.of("en", "gold_rush")
    page = people.arrive(phone=True)
    learn(page, texts("game"))
    expect(note(page)).to_contain_text(texts("guide-welcome"))
    answer(page, "teach-next")
    expect(note(page)).to_contain_text(texts("guide-tile"))
    album.keep(page, "guide-gold-rush-phone")
    answer(page, "teach-next")
    expect(note(page)).to_contain_text(texts("guide-place"))
    page.locator(".site[data-place='0,1']").tap()
    page.get_by_role("button", name=texts("board-place-here", x=0, y=1)).first.tap()
    expect(note(page)).to_contain_text(texts("guide-miner"))
    page.locator(".tray [data-post='segment:0,1,S']").tap()
    expect(note(page)).to_contain_text(texts("guide-scored"))
    assert complaints(page, ".note") == []
    read_to_the_end(page, *(texts(f"guide-{each}") for each in ("scored", "jobs", "tent", "end")))
    expect(note(page)).to_have_count(0)


def test_first_turn_of_great_western_trail(people: People, album: Album) -> None:
    texts = Texts.of("en", "great_western_trail")
    page = people.arrive()
    learn(page, texts("game"))
    expect(note(page)).to_contain_text(texts("guide-welcome"))
    answer(page, "teach-next")
    expect(note(page)).to_contain_text(texts("guide-hand"))
    answer(page, "teach-next")
    steps = {
        "site:N-A": texts("guide-place"),
        "deed:discard-guernsey-gain-2": texts("guide-discard", money=2),
        "deed:hire-0": texts("guide-hire", money=8),
        "job:1:craftsman": texts("guide-craftsman", cost=6),
    }
    for number, (element, text) in enumerate(steps.items(), start=1):
        expect(note(page)).to_contain_text(text)
        expect(page.locator(".spotlight")).to_be_visible()
        album.keep(page, f"gwt-guide-{number}")
        page.locator(f"[data-element='{element}']").first.click()
    expect(note(page)).to_contain_text(texts("guide-move"))
    assert complaints(page, ".note") == []
    read_to_the_end(page, *(texts(f"guide-{each}") for each in ("move", "auxiliary", "kansas-city", "end")))
    expect(note(page)).to_have_count(0)
    assert Player(page).wait_for_turn()


# Playing alone


def test_alone_against_the_automa_in_two_clicks(people: People, album: Album) -> None:
    texts = Texts.of("en", "great_western_trail")
    page = people.arrive()
    game = page.locator("li.game", has=page.get_by_role("heading", name=texts("game"), exact=True))
    game.get_by_role("button", name=say("room-solo")).click()
    choice = page.get_by_role("dialog", name=say("solo-title"))
    expect(choice.get_by_role("radio", checked=True)).to_have_accessible_name(re.compile(texts("option-automa-medium")))
    for level in ("easy", "medium", "hard", "surprise"):
        expect(choice).to_contain_text(texts(f"option-automa-{level}.about"))
    assert complaints(page, "dialog") == []
    album.keep(page, "solo-choice")
    choice.get_by_role("button", name=say("solo-start")).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_text(texts("seat-automa", level="medium")).first).to_be_visible()


def test_games_without_an_automa_are_not_offered_alone(people: People) -> None:
    page = people.arrive()
    game = page.locator("li.game", has=page.get_by_role("heading", name=say("game"), exact=True))
    expect(game.get_by_role("button", name=say("room-learn"))).to_be_visible()
    expect(game.get_by_role("button", name=say("room-solo"))).to_have_count(0)
