"""The player tells once what lies on the board, then after every turn what it changed; the rest follows."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.companion.companion import BadAnswer, Inquiry
from saloon.companion.session import Session
from saloon.core.game import Json
from tests.companion.test_session import SET_UP


def begun() -> Session:
    session = Session.new("automa", "surprise", {"setup": "beginner"}, seed=bytes(32))
    session.answer({"first": "player", "deck": "own"})
    return session


def set_up() -> Session:
    """The player goes first."""
    session = begun()
    session.answer(SET_UP)
    return session


def asked(session: Session) -> Inquiry:
    inquiry = session.inquiry()
    assert inquiry is not None
    return inquiry


def facts(session: Session) -> Json:
    companion: Any = session.companion
    known: Json = companion.facts.known
    return known


def own(session: Session) -> Json:
    companion: Any = session.companion
    things: Json = companion.facts.own
    return things


def details(session: Session, report: str) -> dict[str, tuple[Any, ...]]:
    return {one.name: one.choices for one in asked(session).fields if one.when == report}


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        ({"TP-1": "empty"}, "FLOOD1", "other-tiles-at-start"),
        ({"TP1": "green_teepee"}, "FLOOD1", "other-tiles-at-start"),
        ({"job_1_cowboy": 0}, "job_1_cowboy", "other-workers-at-start"),
        ({"job_2_cowboy": 1}, "job_2_cowboy", "other-workers-at-start"),
        ({"FLOOD1": "rockfall-3-black"}, "FLOOD1", "not-one-of"),
        ({"A1": "1a"}, "A1", "unknown-key"),
        (
            {"FLOOD2": "flood-4-green", "DROUGHT1": "empty", "FLOOD3": "flood-4-green"},
            "FLOOD1",
            "wrong-number-of-tiles",
        ),
    ],
)
def test_gwt_1_2_the_set_up_is_checked(change: Json, where: str, reason: str) -> None:
    session = begun()
    with pytest.raises(BadAnswer) as refused:
        session.answer(SET_UP | change)
    assert (refused.value.where, refused.value.reason) == (where, reason)
    assert asked(session).ask == "setup"


def test_only_what_can_have_happened_is_offered() -> None:
    session = set_up()
    reports = asked(session).fields[0].choices
    assert "cattle" not in reports  # the market is asked when it matters, as it is then
    assert details(session, "hazard") == {
        "FLOOD1": ("flood-4-green", "empty"),
        "FLOOD2": ("flood-2-green", "empty"),
        "DROUGHT1": ("drought-2-green", "empty"),
        "ROCK1": ("rockfall-3-black", "empty"),
    }
    assert details(session, "hired") == {"job_1_cowboy": (0, 1), "job_1_engineer": (0, 1), "job_2_craftsman": (0, 1)}
    session.answer({"did": ["hazard"], "FLOOD1": "empty", "FLOOD2": "empty", "DROUGHT1": "empty", "ROCK1": "empty"})
    session.answer({"card": 2})
    session.answer({"card": 12})
    assert "hazard" not in asked(session).fields[0].choices


def test_what_a_turn_changed_is_known_at_once() -> None:
    session = set_up()
    session.answer(
        {"did": ["built", "teepee", "hired", "engine", "master"]}
        | {"A2": "3a", "TP-3": "empty", "job_1_cowboy": 0, "engine": 5, "master_2": "gone"}
    )
    known = facts(session)
    assert [known[fact] for fact in ("A2", "TP-3", "job 1 cowboy", "engine", "master 2")] == [
        "3a",
        "empty",
        0,
        5,
        "gone",
    ]
    assert [known[fact] for fact in ("A1", "TP-2", "job 1 engineer", "master 1")] == [
        "empty",
        "blue_teepee",
        1,
        "there",
    ]


@pytest.mark.parametrize(
    ("answer", "where", "reason"),
    [
        ({"did": ["hazard"], "A1": "1a"}, "A1", "unknown-key"),
        ({"did": [], "FLOOD1": "empty"}, "FLOOD1", "unknown-key"),
        ({"did": ["kansas"], "tile_1": "none", "tile_2": "none"}, "tile_3", "missing-field"),
        ({"did": ["built"], "A1": "1a", "A2": "1a"}, "A2", "building-twice"),
        ({"did": ["built"], "A1": 7}, "A1", "not-one-of"),
    ],
)
def test_a_report_is_checked(answer: Json, where: str, reason: str) -> None:
    session = set_up()
    before = session.write()
    with pytest.raises(BadAnswer) as refused:
        session.answer(answer)
    assert (refused.value.where, refused.value.reason) == (where, reason)
    assert session.write() == before


def test_gwt_8_3_the_tiles_of_a_visit_go_where_they_belong() -> None:
    """Nobody is asked where they went, nor for the token: it moves with the row that the worker fills (GWT 7.2)."""
    session = set_up()
    session.answer({"did": ["kansas"], "tile_1": "flood-4-green", "tile_2": "cowboy", "tile_3": "green_teepee"})
    known = facts(session)
    assert [known[fact] for fact in ("FLOOD3", "job 2 cowboy", "TP1")] == ["flood-4-green", 1, "green_teepee"]
    assert own(session)["token"] == 3
    assert known["cattleman"] == "beside"
    assert asked(session).ask == "card"


def test_what_may_lie_under_a_new_tile_is_asked_when_it_matters() -> None:
    """A tile that was taken in the turn of the visit: only the player knows which came first."""
    session = set_up()
    tiles = {"tile_1": "flood-4-green", "tile_2": "cowboy", "tile_3": "none"}
    session.answer({"did": ["hazard", "kansas"], "FLOOD1": "empty", **tiles})
    assert asked(session).ask == "token"
    session.answer({"token": 3})
    assert not {"FLOOD1", "FLOOD3"} & set(facts(session))
    assert facts(session)["FLOOD2"] == "flood-2-green"


def test_gwt_12_1_a_visit_that_ends_the_game_takes_no_more_workers() -> None:
    session = set_up()
    companion: Any = session.companion
    companion.facts.own["token"] = 12
    companion.facts.learn({f"job {row} {worker}": 0 for row in range(1, 13) for worker in ("cowboy", "engineer")})
    companion.facts.learn({f"job {row} craftsman": int(row == 12) for row in range(1, 13)})
    visit = {"did": ["kansas"], "tile_1": "none", "tile_2": "cowboy"}
    with pytest.raises(BadAnswer, match="no-workers-any-more"):
        session.answer(visit | {"tile_3": "cowboy"})
    session.answer(visit | {"tile_3": "none"})
    assert own(session)["token"] == "left"
    session.answer({"card": 2})
    session.answer({"card": 12})
    assert session.companion.score() is not None


def test_au_12_the_cattleman_is_not_asked_where_every_place_leads_to_one_site() -> None:
    """It never goes back: once past the last fork there is only one place left for it."""
    session = set_up()
    session.answer({"did": []})
    session.answer({"card": 1})  # builds
    session.answer({"card": 5})  # builds next time
    session.answer({"building": "5a"})
    assert (asked(session).ask, len(asked(session).fields[0].choices)) == ("cattleman", 7)
    session.answer({"cattleman": "N-G"})
    session.answer({"did": []})
    session.answer({"card": 2})
    session.answer({"building": "1a"})
    assert asked(session).ask == "turn"


def test_au_21_what_objectives_are_worth_is_asked_in_the_end() -> None:
    session = set_up()
    session.answer({"did": []})
    session.answer({"card": 9})
    session.answer({"card": 12})
    assert {"tell": "objective", "place": 3} in session.companion.turns()[-1].told
    companion: Any = session.companion
    companion.facts.move_token("left")
    session.answer({"did": []})
    session.answer({"card": 2})
    assert (asked(session).ask, asked(session).about) == ("objectives", {"taken": 1})
    assert session.companion.score() is None
    with pytest.raises(BadAnswer, match="too-many-objectives"):
        session.answer({"worth_3": 1, "worth_5": 1})
    session.answer({"worth_4": 1})
    items = session.companion.score()
    assert items is not None
    assert [item["points"] for item in items if "objective" in item["item"]] == [3 + 4]  # with the one from the start
