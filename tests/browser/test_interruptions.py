"""A page that is loaded again and a server that dies, both in the middle of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Gather
from tests.browser.people import People, say
from tests.browser.player import Player, play_button
from tests.browser.tables import page_server
from tests.server.serving import Server

GONE = "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket connection|socket:"


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own."""
    server = page_server(tmp_path).start()
    yield server
    if server.process is not None and server.process.is_alive():
        server.kill()


def sit_down(people: People) -> Player:
    page = people.arrive()
    play_button(page).click()
    me = Player(page)
    me.play_until_steps()
    return me


def test_the_page_is_loaded_again_in_mid_turn(people: People) -> None:
    me = sit_down(people)
    seen = me.regions(), me.own_cards(), me.lit(), me.ply, me.log.all_inner_texts()
    me.page.reload()
    assert me.wait_for_turn()
    assert (me.regions(), me.own_cards(), me.lit(), me.ply, me.log.all_inner_texts()) == seen
    me.play_one()
    assert me.ply > seen[3]
    assert me.regions() != seen[0]


def test_the_server_dies_in_mid_turn_and_comes_back(mortal: Server, gather: Gather) -> None:
    people = gather(mortal)
    people.accept(GONE)
    me = sit_down(people)
    seen = me.regions(), me.own_cards(), me.lit(), me.ply
    lost = me.page.get_by_text(say("table-broken"))
    expect(lost).to_have_count(0)

    mortal.kill()
    expect(lost).to_be_visible()
    assert me.regions() == seen[0], "what was on the table is still seen"
    me.moves.first.click()  # in vain, but it is said why
    expect(me.page.get_by_text(say("trouble-offline"))).to_be_visible()

    mortal.start()
    expect(lost).to_have_count(0)
    assert me.wait_for_turn()
    assert (me.regions(), me.own_cards(), me.lit(), me.ply) == seen
    for _ in range(2):
        me.play_one()
        assert me.wait_for_turn()
    assert me.ply >= seen[3] + 2


def test_the_room_without_a_server(mortal: Server, gather: Gather) -> None:
    people = gather(mortal)
    page = people.arrive()
    play = play_button(page)
    expect(play).to_be_visible()
    people.accept(GONE)
    mortal.kill()
    play.click()
    expect(page.get_by_role("alert")).to_contain_text(say("trouble-offline"))
    mortal.start()
    play.click()
    assert Player(page).wait_for_turn()
