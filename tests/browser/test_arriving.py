"""Whoever arrives by a link is told where they are; whoever waits for somebody who left is offered a bot."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import People, say
from tests.server.serving import Person, Server

RECORDED = Path(__file__).parents[1] / "transcripts" / "go_west" / "two-greedy.jsonl"


def test_links_that_lead_nowhere_and_seats_that_nobody_holds(people: People, server: Server) -> None:
    ann, ben = Person(server), Person(server)
    table = ann.make_table("person:Ann", "invited", options={"first_seat": 1})
    ben.join(table, 1, "Ben")
    late = people.arrive(table["seats"][1]["invite"])
    expect(late.get_by_role("alert")).to_contain_text(say("join-used"))
    expect(late.get_by_role("button", name=say("join-sit"))).to_have_count(0)
    people.accept("404")
    late.goto("/join/nothing")
    expect(late.get_by_role("alert")).to_contain_text(say("join-unknown"))
    late.goto("/nothing")
    expect(late.get_by_role("heading", name=say("page-lost"))).to_be_visible()

    # Ben goes when it is his turn; Ann lets a bot play on
    ben.post(f"/api/tables/{table['id']}/leave", {"seat": 1})
    page = people.arrive(f"/table/{table['id']}", cookie=ann.cookie)
    waits = page.get_by_text(say("left-waits", name="Ben"))
    expect(waits).to_be_visible()
    page.get_by_role("alert").get_by_role("button", name=say("seat-replace")).click()
    expect(waits).to_have_count(0)

    # A table of one's own list is put away, and comes back when it is looked for
    over = ann.post("/api/tables/import", {"transcript": RECORDED.read_text(encoding="utf-8")}, 201)
    page.goto("/")
    mine = page.get_by_role("region", name=say("my-tables"))
    row = mine.locator(f'li:has(a[href="/table/{over["id"]}"])')
    expect(row).to_have_count(1)
    row.get_by_role("button").click()
    expect(row).to_have_count(0)
    mine.get_by_text(say("find-title")).click()
    mine.get_by_label(say("find-what")).fill("GREEDY")
    row.get_by_role("button", name=say("my-tables-bring-back")).click()
    expect(row).to_have_count(2)  # in the list again, and found
