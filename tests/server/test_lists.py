"""Owners' lists over HTTP: checked as a table would, with the same errors as in the terminal."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import saloon
from saloon.cli.options import parse_options
from saloon.core import registry
from saloon.core.refusal import BadOptions
from tests.server.serving import Person, Server

GAMES = Path(saloon.__file__).parent / "games"
LISTS = {
    ("go_west", "deck"): "deck.toml",
    ("gold_rush", "tiles"): "tiles.toml",
    ("great_western_trail", "automa_deck"): "automa.toml",
}


def ours(game: str, option: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / "data" / LISTS[game, option]).read_text(encoding="utf-8"))


def tile(**changed: Any) -> dict[str, Any]:
    tiles = ours("gold_rush", "tiles")
    del tiles["totals"]
    row: dict[str, Any] = next(row for row in tiles["tile"] if row["id"] == "MF1")
    row.update(changed)
    return tiles


@pytest.mark.parametrize(("game", "option"), LISTS)
def test_our_own_lists_are_sound(server: Server, game: str, option: str) -> None:
    checked = Person(server).post("/api/lists/check", {"game": game, "option": option, "list": ours(game, option)})
    assert checked == {"bad_input": None, "warnings": []}


def test_a_warning_is_no_error(server: Server) -> None:
    """GR-4"""
    tiles = tile(mountains=[{"edges": "NESW", "nuggets": 4}])
    checked = Person(server).post("/api/lists/check", {"game": "gold_rush", "option": "tiles", "list": tiles})
    assert checked["bad_input"] is None
    assert [warning["reason"] for warning in checked["warnings"]] == ["many-nuggets"]


CROSSING = {
    "edges": "RRRR", "mountains": [], "rails": [{"ends": ["N", "S"]}, {"ends": ["E", "W"]}],
    "prairies": [{"halves": "wn nw"}, {"halves": "ne en"}, {"halves": "es se"}, {"halves": "sw ws"}],
}  # fmt: skip


@pytest.mark.parametrize(
    ("game", "option", "bad", "where"),
    [
        ("go_west", "deck", {"no_region": {"cards": [{"wagons": 1, "count": 55}]}}, "deck"),
        ("go_west", "deck", {"west": {"cards": [{}, {"cost": 7}]}}, "deck.west.cards[1].cost"),
        ("gold_rush", "tiles", tile(**CROSSING), "tiles.tile[32]"),
        ("great_western_trail", "automa_deck", {"movement_card": 7 * [0], "card": []}, "automa_deck.card"),
    ],
)
def test_errors_are_those_of_the_terminal(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, option: str, bad: Any, where: str
) -> None:
    """They name the field and the row."""
    checked = Person(server).post("/api/lists/check", {"game": game, "option": option, "list": bad})
    title = registry.load(game)
    monkeypatch.setattr("saloon.cli.options.read_toml", lambda file: bad)
    with pytest.raises(BadOptions) as caught:
        title.open(2, parse_options(title.info, [f"{option}=@list.toml"], None))
    assert checked == {"bad_input": caught.value.as_json(), "warnings": []}
    assert checked["bad_input"]["where"] == where


def test_only_lists_are_checked(server: Server) -> None:
    person = Person(server)
    problem = person.post("/api/lists/check", {"game": "go_west", "option": "end_check", "list": {}}, 400)
    assert problem["bad_input"] == {
        "where": "option", "reason": "not-one-of", "params": {"got": "end_check", "choices": "deck"},
    }  # fmt: skip
    assert person.post("/api/lists/check", {"game": "chess", "option": "x", "list": {}}, 400)["error"] == "bad-input"


def test_everybody_sees_the_name_of_an_own_list(server: Server) -> None:
    deck = {**ours("go_west", "deck"), "name": "Ann's box"}
    table = Person(server).make_table("person:Ann", "person:Bob", options={"deck": deck})
    assert Person(server).table(table["id"])["options"]["deck"]["name"] == "Ann's box"


def test_nothing_that_is_told_of_a_table_repeats_an_own_list(server: Server) -> None:
    """It is asked for once, by its hash."""
    ann = Person(server)
    tiles = {**ours("gold_rush", "tiles"), "name": "Ann's box"}
    id = ann.make_table("person", "bot:random", options={"tiles": tiles}, game="gold_rush")["id"]
    stream = ann.stream(id, changes=1)
    stream.catch_up(1)
    face = stream.faces["0"]
    named = face["view"]["options"]["tiles"]
    assert named == {"list": stream.table["options"]["tiles"]["list"], "name": "Ann's box"}
    while not face["moves"]:
        stream.hear()
    stream.move(0, face["moves"][0]["action"])
    view = ann.get(f"/api/tables/{id}/at/1")["view"]
    assert view["options"]["tiles"] == named
    conflict = ann.move(id, 0, 0, {"do": "pass"}, 409)
    assert conflict["faces"]["0"]["view"]["options"]["tiles"] == named
    assert not [text for text in stream.raw if "mining_token" in text]
    assert ann.get(f"/api/lists/{named['list']}") == tiles
