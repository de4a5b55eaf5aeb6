"""The example of docs/add-a-game.md, installed: a package of somebody else is played by people in terminal and page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from saloon.words import LANGUAGES
from tests.cli.test_live import Terminal
from tests.docs import example
from tests.server.serving import Person, Server, opened, serving


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return example.install(tmp_path_factory.mktemp("packages"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, packages: Path) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), packages=packages) as server:
        yield server


@pytest.fixture(autouse=True)
def _close() -> Iterator[None]:
    yield
    while opened:
        opened.pop().close()


def claim(packages: Path, folder: Path, *more: str) -> Terminal:
    return Terminal(folder, *more, packages=packages)


def test_a_game_in_the_terminal_on_its_own_board(packages: Path, tmp_path: Path) -> None:
    terminal = claim(packages, tmp_path, "play", "claim", "--seats", "me,greedy", "--seed", "3")
    first = "\n".join(terminal.screen())
    assert "1-gold nuggets: 2" in first
    assert "▶ ● You" in first
    assert "1 Dig" in first
    assert "2 Stop digging" in first
    assert "You: a nugget worth 3" in "\n".join(terminal.type("1"))
    assert "Save this game?" in "\n".join(terminal.type("2"))  # the bot plays, and it is over
    terminal.child.sendline("n")
    out, code = terminal.end()
    assert code == 0, out


def without(catalogue: Path, beginning: str) -> None:
    """Takes the messages away whose names begin so."""
    lines = catalogue.read_text(encoding="utf-8").splitlines(keepends=True)
    catalogue.write_text("".join(line for line in lines if not line.startswith(beginning)), encoding="utf-8")


def test_incomplete_words_are_one_line_and_leave_the_other_games(tmp_path: Path) -> None:
    packages = example.install(tmp_path / "packages")
    words = packages / "saloon_claim" / "words" / "en" / "claim.ftl"
    kept = [
        line
        for line in words.read_text(encoding="utf-8").splitlines(keepends=True)
        if not line.startswith("game-about")
    ]
    words.write_text("".join(kept), encoding="utf-8")
    out, code = claim(packages, tmp_path, "games").end()
    assert code == 0, out
    assert "go_west" in out
    assert "lack a message: game-about" in " ".join(out.split())
    without(words, "action-")
    out, code = claim(packages, tmp_path, "play", "claim", "--seats", "me,greedy", "--seed", "3").end()
    assert code == 2, out
    assert "saloon: claim: The texts of this game (language “en”) lack a message: action-dig" in " ".join(out.split())
    assert "Traceback" not in out


def test_its_rules_are_explained_in_every_language(packages: Path, tmp_path: Path) -> None:
    for language in LANGUAGES:
        out, code = claim(packages, tmp_path, "--lang", language, "rules", "claim").end()
        assert code == 0, out
        assert "CL-3" in out


def test_the_server_offers_it_with_its_page_and_words(server: Server) -> None:
    ann = Person(server)
    [game] = [game for game in ann.get("/api/games") if game["name"] == "claim"]
    assert game["words"] == list(LANGUAGES)
    assert game["page"] == {"board": "/games/claim/board.js", "style": "/games/claim/board.css", "info": None}
    for address, kind in ((game["page"]["board"], "text/javascript"), (game["page"]["style"], "text/css")):
        answer = ann.http.get(address)
        assert (answer.status_code, answer.headers["content-type"]) == (200, f"{kind}; charset=utf-8")
        assert "default-src 'self'" in answer.headers["content-security-policy"]
    for language in LANGUAGES:
        assert "game = Claim" in ann.http.get(f"/games/claim/words/{language}.ftl").text


@pytest.mark.parametrize(
    "path",
    [
        "/games/claim/__init__.py",
        "/games/claim/../claim.py",
        "/games/claim/%2e%2e/claim.py",
        "/games/claim/words/xx.ftl",
        "/games/claim/words/..%2fen.ftl",
        "/games/nothing/words/en.ftl",
        "/games/nothing/board.js",
    ],
)
def test_nothing_else_of_the_package_is_served(server: Server, path: str) -> None:
    assert Person(server).http.get(path).status_code == 404


def test_a_table_of_it_on_the_server_against_a_bot(server: Server) -> None:
    ann = Person(server)
    stream = ann.stream(ann.make_table("person:Ann", "bot:greedy", game="claim")["id"])
    stream.hear_until("update")
    assert [move["action"] for move in stream.faces["0"]["moves"]] == [{"do": "dig"}, {"do": "stop"}]
    assert stream.move(0, {"do": "stop"})["type"] == "done"
    while stream.table["status"] != "over":
        stream.hear()
    assert [score["seat"] for score in stream.faces["0"]["scores"]] == [0, 1]
