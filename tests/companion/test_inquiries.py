"""Every action of the Automa asks for what it needs, and for nothing else; an answer that cannot be true is refused.

These games began before the player told after every turn what it changed (test_reports.py): all is asked by need.
"""

from __future__ import annotations

from typing import Any

import pytest

from saloon.companion.companion import BadAnswer
from saloon.companion.session import Session
from saloon.core.game import Json
from saloon.core.refusal import BadOptions
from saloon.games.great_western_trail.companion.automa import AutomaCompanion

NOTHING: Json = {"did": []}


def own_deck(level: str = "surprise", first: str = "automa", **options: Any) -> Session:
    began = {"level": level, "setup": "beginner", **options}
    session = Session.reopen("automa", AutomaCompanion.game.rules_version, began, bytes(32), [])
    session.answer({"first": first, "deck": "own"})
    return session


def asked(session: Session) -> Json:
    inquiry = session.inquiry()
    assert inquiry is not None
    return inquiry.as_json()


def fields(inquiry: Json) -> list[str]:
    return [one["field"] for one in inquiry["fields"]]


def usual(inquiry: Json) -> Json:
    return {one["field"]: one["usual"] for one in inquiry["fields"]}


def after_cards(first: int, second: int) -> Session:
    """The Automa starts: it draws one card and the other lies open."""
    session = own_deck()
    session.answer({"card": first})
    session.answer({"card": second})
    return session


TEEPEES = ["TP1", "TP2", "TP4", "TP6", "TP8", "TP10", "TP-1", "TP-2", "TP-3"]
HAZARDS = [f"{kind}{number}" for kind in ("FLOOD", "DROUGHT", "ROCK") for number in range(1, 5)]


@pytest.mark.parametrize(
    ("card", "ask", "names"),
    [
        (1, "building", ["building"]),  # AU-12
        (3, "jobs", ["row_1"]),  # AU-14: above the token, which starts in row 2
        (6, "teepees", TEEPEES),  # AU-15
        (8, "hazards", HAZARDS),  # AU-18
        (9, "objective", ["points"]),  # AU-19
        (10, "market", None),  # AU-13
    ],
)
def test_an_action_asks_what_it_needs(card: int, ask: str, names: list[str] | None) -> None:
    inquiry = asked(after_cards(card, 12))
    assert inquiry["ask"] == ask
    if names is not None:
        assert fields(inquiry) == names
    else:
        assert len(fields(inquiry)) == 9  # every kind of the market


@pytest.mark.parametrize("card", [2, 4, 14])
def test_au_16_what_is_known_from_the_set_up_is_not_asked(card: int) -> None:
    """A card without an action, and the engine while both are at the start: the turn is told at once."""
    session = after_cards(card, 12)
    assert len(session.companion.turns()) == 1
    assert asked(session)["ask"] == "turn"


def test_au_16_the_players_engine_is_asked_once_it_has_moved() -> None:
    session = after_cards(2, 4)
    session.answer({"did": ["engine"]})
    session.answer({"card": 7})
    inquiry = asked(session)
    assert inquiry["ask"] == "engine"
    assert 0 in inquiry["fields"][0]["choices"]
    session.answer({"engine": 6})
    assert {"tell": "engine", "to": 3} in session.companion.turns()[-1].told  # behind: every step, no station
    session.answer(NOTHING)
    session.answer({"card": 1})  # card 7 again moves the engine; the player's is where it was: not asked again
    assert len(session.companion.turns()) == 3
    session.undo()
    session.undo()
    session.answer({"did": ["engine"]})
    session.answer({"card": 1})
    [field] = asked(session)["fields"]
    assert field["usual"] == 6
    assert 3 not in field["choices"]  # GWT 9.1: the Automa's engine is there


def test_what_cannot_have_changed_is_not_asked_again() -> None:
    """AU-18: after the hazards were told, only what the player took or brought is asked again."""
    session = after_cards(8, 12)
    answer = dict.fromkeys(HAZARDS, "empty") | {"FLOOD1": "flood-4-green", "ROCK1": "rockfall-3-black"}
    session.answer(answer)
    assert {"tell": "take", "tile": "flood-4-green", "site": "FLOOD1"} in session.companion.turns()[-1].told
    companion: Any = session.companion
    companion.facts.forget_after(["built", "hired", "teepee"])
    assert companion.facts.missing(HAZARDS) == []
    companion.facts.forget_after(["hazard"])
    assert companion.facts.missing(HAZARDS) == ["ROCK1"]
    companion.facts.forget_after(["kansas"])
    assert companion.facts.missing(HAZARDS) == HAZARDS


def test_au_12_cattleman_and_branches() -> None:
    session = after_cards(1, 2)
    assert asked(session)["ask"] == "building"
    session.answer({"building": "5a"})
    inquiry = asked(session)  # where the cattleman is, is known before its first turn
    assert (inquiry["ask"], inquiry["about"]) == ("branches", {"fork": "N-A"})
    assert fields(inquiry) == ["FLOOD1", "FLOOD2", "FLOOD3", "FLOOD4"]
    session.answer(usual(inquiry))
    assert {"tell": "build", "building": "5a", "site": "FR2"} in session.companion.turns()[-1].told  # woods first
    session.answer(NOTHING)
    session.answer({"card": 5})  # the Automa plays card 2, which has no action; next time it builds
    session.answer(NOTHING)
    session.answer({"card": 3})
    session.answer({"building": "1a"})
    assert asked(session)["ask"] == "cattleman"  # the player has had a turn


def test_au_11_kansas_city_asks_the_tiles_of_the_scheme() -> None:
    """Card 14 moves 3, card 7 moves 2 and its scheme is all upper tiles."""
    session = after_cards(14, 2)
    for card in (12, 7, 4):
        session.answer(NOTHING)
        session.answer({"card": card})
    inquiry = asked(session)
    assert inquiry["ask"] == "foresight"
    assert [one["about"] for one in inquiry["fields"]] == [{"column": n, "place": 1} for n in (1, 2, 3)]
    session.answer({"foresight_1_1": "flood-2-green", "foresight_2_1": "cowboy", "foresight_3_1": "blue_teepee"})
    assert fields(asked(session)) == ["FLOOD1"]  # the lowest space may be free
    session.answer({"FLOOD1": "flood-4-green"})
    assert fields(asked(session)) == ["FLOOD1", "FLOOD2"][1:]
    session.answer({"FLOOD2": "empty"})
    assert asked(session)["ask"] == "row"
    session.answer({"worker": "engineer"})
    assert fields(asked(session)) == ["TP-3"]
    session.answer({"TP-3": "empty"})
    told = [row for row in session.companion.turns()[-1].told if row["tell"] not in ("why", "path")]
    assert told[1:] == [
        {"tell": "tile", "column": 1, "place": 1, "tile": "flood-2-green"},
        {"tell": "place", "site": "FLOOD2"},
        {"tell": "tile", "column": 2, "place": 1, "tile": "cowboy"},
        {"tell": "job", "row": 2},
        {"tell": "token", "row": 3},
        {"tell": "tile", "column": 3, "place": 1, "tile": "blue_teepee"},
        {"tell": "place", "site": "TP-3"},
        {"tell": "deliver", "city": "colorado_springs"},
        {"tell": "back"},
        {"tell": "refill", "what": "foresights"},
    ]


def test_the_players_kansas_city_asks_for_the_token() -> None:
    """GWT 12.1: the end can come from the player's visit; the companion must know at once."""
    session = after_cards(2, 12)
    session.answer({"did": ["kansas"]})
    inquiry = asked(session)
    assert (inquiry["ask"], inquiry["fields"][0]["choices"]) == ("token", [2, 3])
    companion: Any = session.companion
    companion.facts.own["token"] = 12
    assert asked(session)["fields"][0]["choices"] == [12, "left"]
    session.answer({"token": "left"})
    session.answer({"card": 1})
    assert session.inquiry() is None  # its last turn was this one
    assert session.companion.score() is not None


# Answers that cannot be true


@pytest.mark.parametrize(
    ("answer", "where", "reason"),
    [
        ({}, "FLOOD1", "missing-field"),
        (dict.fromkeys(HAZARDS, "empty") | {"A1": "empty"}, "A1", "unknown-key"),
        (dict.fromkeys(HAZARDS, "empty") | {"ROCK2": "flood-4-green"}, "ROCK2", "not-one-of"),
        (dict.fromkeys(HAZARDS, "empty") | {"ROCK2": 3}, "ROCK2", "not-one-of"),
        (dict.fromkeys(HAZARDS[:4], "flood-4-green") | dict.fromkeys(HAZARDS[4:], "empty"), "FLOOD1", None),
    ],
)
def test_answers_are_checked(answer: Json, where: str, reason: str | None) -> None:
    session = after_cards(8, 12)
    before = session.write()
    with pytest.raises(BadAnswer) as refused:
        session.answer(answer)
    assert refused.value.where == where
    assert refused.value.reason == (reason or "wrong-number-of-tiles")  # GWT 8.1: there are two of them
    assert session.write() == before
    assert asked(session)["ask"] == "hazards"


def test_a_row_of_the_job_market_has_two_places() -> None:
    session = after_cards(3, 12)  # option: engineer
    assert asked(session)["about"] == {"worker": "engineer"}
    session.answer({"row_1": 2})
    session.answer(NOTHING)
    session.answer({"card": 11})
    session.answer(NOTHING)
    session.answer({"card": 2})  # card 11: hire, option of card 2: craftsman
    assert asked(session)["about"] == {"worker": "craftsman"}
    with pytest.raises(BadAnswer) as refused:
        session.answer({"row_1": 2})
    assert (refused.value.reason, refused.value.params["row"]) == ("row-too-full", 1)
    session.answer({"row_1": 1})


def test_a_building_stands_once() -> None:
    session = after_cards(2, 5)  # next: card 5 moves and builds
    session.answer({"did": ["built"]})
    session.answer({"card": 12})
    inquiry = asked(session)
    assert inquiry["ask"] == "branches"
    sites = fields(inquiry)
    assert len(sites) > 1
    assert "3a" in inquiry["fields"][0]["choices"]
    with pytest.raises(BadAnswer) as refused:
        session.answer(dict.fromkeys(sites, "empty") | {sites[0]: "3a", sites[1]: "3a"})
    assert (refused.value.where, refused.value.reason) == (sites[1], "building-twice")


@pytest.mark.parametrize(
    ("level", "options", "where"),
    [
        ("none", {}, "level"),
        ("nightmare", {}, "level"),
        ("hard", {"automa": "easy"}, "automa"),
        ("hard", {"setup": "upside-down"}, "setup"),
        ("hard", {"automa_deck": {"card": []}}, "automa_deck.movement_card"),
    ],
)
def test_options_are_checked(level: str, options: Json, where: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Session.new("automa", level, options)
    assert refused.value.where == where


def test_au_4_an_owners_own_list_is_played() -> None:
    rows = [
        {
            "id": number, "move": "1", "action": "none", "kansas": "uuu", "cattle": 1, "objective": 1, "engine": "3",
            "worker": "cowboy", "teepee": "green", "hazard": "flood",
        }
        for number in range(1, 15)
    ]  # fmt: skip
    deck = {"movement_card": [0, 0, 1, 1, 1, 2, 2], "card": rows}
    session = own_deck("hard", automa_deck=deck)
    session.answer({"card": 1})
    session.answer({"card": 8})  # would be a hazard in the reconstructed deck
    assert asked(session)["ask"] == "turn"


@pytest.mark.parametrize(
    ("level", "gone"), [("easy", {7, 8, 9, 10}), ("medium", {1, 2, 9, 10}), ("hard", {1, 2, 3, 4}), ("surprise", set())]
)
def test_au_3_the_pile_of_each_level(level: str, gone: set[int]) -> None:
    session = own_deck(level)
    session.answer({"card": 1})
    session.answer({"card": 2})
    assert asked(session)["fields"][0]["choices"] == [f"{n}a" for n in range(1, 11) if n not in gone]
