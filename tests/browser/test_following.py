"""What is said of the game goes along with what the board shows, and never ahead of it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.people import People, say
from tests.browser.player import Player, let_pass_until
from tests.browser.tables import set_table
from tests.server.serving import Server

MINE = say("table-your-turn")
THEIRS = say("table-turn-of", name=say("bot-greedy"))
MY_MOVES = "document.querySelector('button.move') && document.querySelector('.board').ariaBusy === 'false'"
LOOK = """
() => ({
  status: document.querySelector('#status strong').textContent.trim(),
  moves: document.querySelectorAll('button.move').length,
  lines: document.querySelectorAll('[role=tabpanel] ol button').length,
  busy: document.querySelector('.board').ariaBusy === 'true',
})
"""


def let_bot_play(me: Player) -> None:
    """I play to the end of my turn; the server knows the bot's whole turn before anything of it is shown."""
    page = me.page
    address = page.url.replace("/table/", "/api/tables/")
    passed_on = False
    while not passed_on:
        let_pass_until(page, MY_MOVES)
        ply = me.ply
        me.touch(me.moves.first)
        me.wait_until_played(ply)
        history = page.request.get(f"{address}/history?seat=0").json()
        passed_on = page.request.get(address).json()["turn"] != 0 or any(step["seat"] == 1 for step in history[ply:])
    page.wait_for_function("async address => (await (await fetch(address)).json()).turn === 0", arg=address)


def samples_until_rest(page: Page) -> list[dict[str, Any]]:
    seen = [page.evaluate(LOOK)]
    while seen[-1]["busy"]:
        assert len(seen) < 1000
        page.clock.run_for(100)
        seen.append(page.evaluate(LOOK))
    return seen


def test_nothing_is_asked_of_me_while_the_others_turn_is_shown(people: People, server: Server) -> None:
    table = set_table(server, "action", turns=8)
    page = people.arrive(table.path, cookie=table.cookie, settings={"pace": "slow", "tips": False}, still=True)
    me = Player(page)
    let_bot_play(me)

    seen = samples_until_rest(page)
    assert any(sample["status"] == THEIRS for sample in seen)
    theirs = [n for n, sample in enumerate(seen) if sample["status"] == THEIRS]
    assert all(sample["moves"] == 0 for sample in seen[: theirs[-1] + 1]), "moves while the other's turn was shown"
    assert (seen[-1]["status"], seen[-1]["moves"] > 0) == (MINE, True)
    assert len({seen[n]["lines"] for n in theirs}) > 1, "the log grows with what is shown"

    # Whatever I do shows the rest at once, and nothing else
    let_bot_play(me)
    let_pass_until(page, f"document.querySelector('#status').textContent.includes({THEIRS!r})")
    page.keyboard.press("1")
    expect(me.status).to_contain_text(MINE)
    expect(me.moves).not_to_have_count(0)
    expect(page.locator(".board")).to_have_attribute("aria-busy", "false")

    # What every point was for so far, by a click on the points
    points = page.locator("button.points")
    points.first.click()
    sums = page.get_by_role("dialog").locator("tfoot tr").first.locator("td.points")
    expect(sums).to_have_text(points.locator("b").all_inner_texts())
