"""What somebody meets who comes by a link: previews, pages that say what is wrong, and whom a link reaches."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from saloon.server.addresses import is_this_machine, network_address
from tests.server.serving import Person, serving
from tests.server.test_security import page, stranger

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def previewed(answer: httpx.Response) -> dict[str, str]:
    found = re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', answer.text)
    return {name: unescape(text) for name, text in found}


def test_a_link_tells_a_messenger_the_game_and_who_plays(tmp_path: Path) -> None:
    with serving(tmp_path, static=page(tmp_path / "page")) as server:
        ann, client = Person(server), stranger(server)
        table: Any = ann.make_table('person:Ann "<b>&', "invited", "bot:search:2")
        invite = table["seats"][1]["invite"]
        shown = client.get(invite, headers=BROWSER)
        assert previewed(shown) == {
            "title": "Go West! at the Saloon", "description": 'Ann "<b>& invites you: one seat of 3 is free.',
            "site_name": "Saloon", "type": "website",
        }  # fmt: skip
        assert "<b>" not in shown.text
        token = invite.removeprefix("/join/")
        assert token not in shown.text
        german = client.get(invite, headers=BROWSER | {"accept-language": "xx, de-CH;q=0.9"})
        assert previewed(german)["description"].endswith("lädt dich ein: Ein Platz von 3 ist frei.")
        watched = client.get(f"/table/{table['id']}", headers=BROWSER)
        assert previewed(watched)["description"] == 'Ann "<b>&, Ranch hand'
        assert token not in watched.text
        assert table["commitment"] not in watched.text
        Person(server).join(table, 1, "Ben")
        assert previewed(client.get(invite))["description"].endswith("the table of 3 is full by now.")
        for path in ("/table/nothing", "/join/nothing", "/table/", "/join/a/b"):
            answer = client.get(path, headers=BROWSER)
            assert (answer.status_code, previewed(answer)) == (200, {}), "the page itself says what is wrong"


def test_a_browser_is_told_in_words_what_a_program_gets_as_json(tmp_path: Path) -> None:
    with serving(tmp_path, static=page(tmp_path / "page")) as server:
        client = stranger(server)
        lost = client.get("/nothing", headers=BROWSER)
        assert (lost.status_code, lost.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert lost.text == client.get("/").text, "the page knows best how to say it"
        assert client.get("/nothing").json() == {"error": "not-found"}
        assert client.get("/api/nothing", headers=BROWSER).json() == {"error": "not-found"}
        by_name = {"host": "elsewhere"}
    other = tmp_path / "other"
    other.mkdir()
    with serving(other, allowed_hosts=frozenset({"127.0.0.1"})) as server:
        told = stranger(server).get("/", headers=BROWSER | by_name | {"accept-language": "it"})
        assert (told.status_code, told.headers["content-type"]) == (400, "text/html; charset=utf-8")
        assert re.search(r'<html lang="it">.*<h1>[^<]+</h1>.*<a href="/">', told.text, re.DOTALL)
        assert "style=" not in told.text, "the policy forbids it"
        assert stranger(server).get("/", headers=by_name).json()["error"] == "bad-input"


@pytest.mark.parametrize(("host", "closed"), [("127.0.0.1", True), ("0.0.0.0", False)])
def test_whoever_hosts_learns_whom_a_link_reaches(tmp_path: Path, host: str, closed: bool) -> None:
    with serving(tmp_path, host=host) as server:
        told = Person(server).get("/api/hosting")
        assert told == {"open": not closed, "network": network_address()}
        passed_on = Person(server).get("/api/hosting", headers={"x-forwarded-for": "203.0.113.5"})
        assert passed_on == {"open": True, "network": None}, "nobody else learns the address"


def test_addresses_of_this_machine_are_known() -> None:
    assert all(map(is_this_machine, ("127.0.0.1", "127.9.9.9", "::1", "localhost", "::ffff:127.0.0.1")))
    assert not any(map(is_this_machine, ("0.0.0.0", "192.168.1.2", "", "nonsense")))
