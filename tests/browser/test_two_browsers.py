"""Two people, each with a browser of their own, and a third who watches."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.people import People, say
from tests.browser.player import Player


def listen(page: Page) -> list[dict[str, Any]]:
    """Every message that the server sends to this page from now on."""
    heard: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    return heard


def hands_told(heard: list[dict[str, Any]]) -> set[int]:
    """The seats whose hands were in the messages."""
    views = [face["view"] for message in heard if message["type"] == "update" for face in message["faces"].values()]
    return {seat for view in views for seat, player in enumerate(view["players"]) if "hand" in player}


def seat_at_turn(who: Player) -> int:
    """As this page shows it."""
    seat: int = (
        who.page.get_by_label(say("players"))
        .locator("li")
        .evaluate_all("seats => seats.findIndex((seat) => seat.ariaCurrent === 'true')")
    )
    return seat


def test_two_people_by_invitation(people: People) -> None:
    # Ann sets the table, and sees the invitation
    hers = people.arrive("/?game=go_west")
    form = hers.locator("form")
    form.get_by_label(say("set-name")).fill("Ann")
    form.get_by_role("combobox", name=say("seat-number", number=2)).select_option(label=say("set-invited"))
    form.locator("summary").click()
    form.get_by_role("combobox", name=say("option-first_seat")).select_option(label=say("option-first_seat-0"))
    form.get_by_role("button", name=say("set-open")).click()
    expect(hers.get_by_text(say("lobby-waiting", count=1))).to_be_visible()
    invitation = hers.get_by_label(say("lobby-invite", number=2)).input_value()
    assert invitation.startswith(people.address)

    # Ben takes the seat, and the game begins for both
    his = people.arrive("/")
    heard_by_ben = listen(his)
    his.goto(invitation)
    expect(his.get_by_text(say("join-host", host="Ann"))).to_be_visible()
    expect(his.get_by_role("list", name=say("join-seats"))).to_contain_text(say("join-your-seat"))
    his.get_by_role("button", name=say("join-sit")).click()
    expect(his.get_by_label(say("settings-name"))).to_be_focused()  # nobody sits down without a name
    his.get_by_label(say("settings-name")).fill("Ben")
    his.get_by_role("button", name=say("join-sit")).click()
    ann, ben = Player(hers), Player(his)
    assert ann.wait_for_turn()
    expect(ben.status).to_contain_text(say("table-turn-of", name="Ann"))
    expect(hers.get_by_label(say("players"))).to_contain_text("Ben")
    expect(ben.cards).to_have_count(7)

    # Cleo only watches
    cleo = Player(people.arrive(hers.url.removeprefix(people.address)))
    expect(cleo.status).to_contain_text(say("table-turn-of", name="Ann"))
    expect(cleo.hand).to_have_count(0)
    expect(cleo.moves).to_have_count(0)
    expect(cleo.page.get_by_text(say("watch-note"))).to_be_visible()

    talk(ann, ben)

    # They play; each sees what the other does, but not what the other holds
    before, start = ann.own_cards(), ann.ply
    while seat_at_turn(ann) == 0:
        ann.play_one()
        ben.wait_for_ply(ann.ply)
    expect(ann.status).to_contain_text(say("table-turn-of", name="Ben"))
    assert ben.wait_for_turn()
    ann.wait_for_ply(ben.ply)
    cleo.wait_for_ply(ben.ply)
    assert ann.regions() == ben.regions() == cleo.regions()
    after = ann.own_cards()
    assert len(after) == 7
    secret = set(after) - set(ben.own_cards())
    assert not any(f"card:{card}" in ben.page.locator(".hand").inner_html() for card in secret)
    drawn = ann.log.filter(has_text="You draw").last.inner_text()
    card = re.findall("“(.*)”", drawn)[0]
    expect(ben.log.filter(has_text="Ann draws").last).to_have_text(re.compile("Ann draws a card"))
    assert card not in ben.log.last.inner_text()

    take_back(ann, ben, start, after)
    assert ann.own_cards() == before
    assert hands_told(heard_by_ben) == {1}


def talk(ann: Player, ben: Player) -> None:
    """A line that Ann says arrives; who does not look at the chat gets a sign of it."""
    hers, his = ann.page, ben.page
    ann.tab("chat")
    hers.get_by_role("textbox", name=say("chat-line")).fill("Howdy, Ben <b>!</b>")
    hers.get_by_role("button", name=say("chat-send")).click()
    expect(his.get_by_role("tab", name=re.compile(say("tab-news")))).to_be_visible()
    ben.tab("chat")
    line = his.get_by_role("tabpanel").get_by_role("listitem").last
    expect(line).to_contain_text("Ann")
    expect(line).to_contain_text("Howdy, Ben <b>!</b>")
    expect(his.get_by_role("tab", name=re.compile(say("tab-news")))).to_have_count(0)
    ann.tab("log")
    ben.tab("log")


def take_back(ann: Player, ben: Player, start: int, after: list[str]) -> None:
    """Ann would like to take her turn back: Ben says no, then he agrees, move by move to its beginning."""
    hers, his = ann.page, ben.page
    ask = ann.button("undo-ask")
    asked = his.get_by_role("alert").filter(has_text=say("undo-asked", name="Ann"))
    ask.click()
    expect(hers.get_by_text(say("undo-waiting"))).to_be_visible()
    expect(asked).to_be_visible()
    ben.button("undo-refuse").click()
    expect(asked).to_have_count(0)
    expect(hers.get_by_text(say("undo-waiting"))).to_have_count(0)
    assert ann.own_cards() == after
    ask.click()
    ben.button("undo-agree").click()
    assert ann.wait_for_turn()
    expect(ben.status).to_contain_text(say("table-turn-of", name="Ann"))
    while (ply := ann.ply) > start:  # the rest of her turn told her nothing new, so she need not ask
        ann.button("undo").click()
        ann.page.wait_for_function("ply => Number(document.querySelector('.replay input').max) < ply", arg=ply)
        assert ann.wait_for_turn()
    ben.wait_for_ply(start)
    assert ann.regions() == ben.regions()
