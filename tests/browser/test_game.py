"""A whole game of a person against a bot, from the room to the rematch."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.album import Album
from tests.browser.people import People, say
from tests.browser.player import Player, play_button
from tests.browser.tables import choose, go_on
from tests.server.serving import Server

MIDDLE = 42  # moves between the first turn and the last ones


def rank_points(ranks: list[str], name: str) -> int:
    (row,) = [row for row in ranks if name in row]
    return int(re.findall(r"(\d+) point", row)[0])


def test_a_game_against_the_greedy_bot_to_the_end_and_once_more(
    people: People, server: Server, album: Album, tmp_path: Path
) -> None:
    page = people.arrive(settings=None)
    page.get_by_role("button", name=say("settings"), exact=True).click()
    page.get_by_role("radio", name=say("settings-pace-instant")).check()
    page.keyboard.press("Escape")
    play_button(page).click()

    # The first turn and the last ones by mouse; in between the same person plays without it
    me = Player(page)
    assert me.wait_for_turn()
    expect(page).to_have_title(re.compile(re.escape(say("table-your-turn"))))
    assert len(me.own_cards()) == 7
    done = [me.play_one(), me.play_one()]
    assert me.wait_for_turn()
    first = page.url
    cookie = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "saloon")
    page.goto("about:blank")
    go_on(server, cookie, first.rpartition("/")[2], MIDDLE, lambda face: choose(face, "over"))
    page.goto(first)
    while me.wait_for_turn():
        done.append(me.play_one())
    assert {"play", "step"} <= set(done)

    check_the_end(me)
    album.keep(page, "game-end", whole=True)
    file = save_and_prove(page, tmp_path)

    # Once more
    page.get_by_role("button", name=say("end-rematch")).click()
    page.wait_for_url(lambda url: "/table/" in url and url != first)
    assert me.wait_for_turn()
    assert len(me.own_cards()) == 7
    expect(me.end).to_be_hidden()
    second = page.url
    page.go_back()
    expect(me.end).to_be_visible()
    assert page.get_by_role("link", name=say("end-next")).get_attribute("href") == second.removeprefix(people.address)

    # Both are in the room, and which one waits for me
    page.get_by_role("link", name="Saloon").click()
    mine = page.locator("section[aria-labelledby=my-tables] li")
    expect(mine).to_have_count(2)
    expect(mine.filter(has_text=say("table-your-turn"))).to_have_count(1)
    expect(mine.filter(has_text=say("my-tables-winner", name=say("bot-search-2")))).to_have_count(1)
    expect(page.get_by_text(say("my-tables-waiting", count=1))).to_be_visible()

    # What was saved can be brought back, and looked at again
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay/*")
    expect(me.status).to_contain_text(re.compile(r"0"))
    expect(page.locator(".map > ul li").first).to_contain_text("20")
    page.reload()
    expect(me.status).to_contain_text(re.compile(r"0"))


def check_the_end(me: Player) -> None:
    """Who won, what each point was for, and how it came to be."""
    page = me.page
    expect(me.status).to_contain_text(say("table-over"))
    expect(me.end).to_be_in_viewport()
    ranks = [re.sub(r"\s+", " ", row).strip() for row in page.locator(".ranks li").all_text_contents()]
    points = {name: rank_points(ranks, name) for name in (say("seat-you"), say("bot-search-2"))}
    assert ranks[0].endswith(say("points", points=max(points.values())))
    expect(page.get_by_role("img", name=re.compile(say("plot-now")))).to_have_attribute(
        "aria-label", re.compile(", ".join(f"{name}: {n}" for name, n in points.items()))
    )
    assert (
        len(
            set(page.locator("figure svg path.line").evaluate_all("lines => lines.map(line => line.getAttribute('d'))"))
        )
        == 2
    )
    sums = page.locator(".scores table").first
    expect(sums.locator("tfoot tr").first.locator("td.points")).to_have_text([str(n) for n in points.values()])
    for seat in range(2):  # the items add up
        items = sums.locator(f"tbody tr td.points:nth-of-type({seat + 1})").all_inner_texts()
        assert sum(int(item.replace("−", "-")) for item in items) == list(points.values())[seat]
    scorings = page.locator(".scores table:has(.region)")
    assert scorings.count() == sums.locator("tbody tr").count() - 2
    assert re.fullmatch(
        r".*/rules/go_west/GW-2[234]", scorings.last.locator(".why a").first.get_attribute("href") or ""
    )
    page.locator("summary", has_text=say("fair")).first.click()
    expect(page.get_by_text(say("fair-matches")).first).to_be_visible()


def save_and_prove(page: Page, folder: Path) -> Path:
    """What was saved can be proved."""
    with page.expect_download() as saving:
        page.get_by_role("link", name=say("end-download")).click()
    file = folder / saving.value.suggested_filename
    saving.value.save_as(file)
    verified = subprocess.run(
        [Path(sys.executable).with_name("saloon"), "--lang", "en", "verify", file],
        capture_output=True,
        text=True,
        check=False,
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr
    return file
