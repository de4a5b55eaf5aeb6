"""Taking back, saving and reopening: nothing is lost, and nothing damaged is accepted."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from saloon.companion.companion import Inquiry
from saloon.companion.session import Session, read
from saloon.core.game import Json
from saloon.core.refusal import BadInput, BadTranscript

SET_UP: Json = {
    **dict.fromkeys(("TP-3", "TP-2", "TP-1"), "blue_teepee"),
    "FLOOD1": "flood-4-green",
    "FLOOD2": "flood-2-green",
    "DROUGHT1": "drought-2-green",
    "ROCK1": "rockfall-3-black",
    "job_1_cowboy": 1,
    "job_1_engineer": 1,
    "job_2_craftsman": 1,
}


def some_answer(inquiry: Inquiry, rng: random.Random) -> Json:
    """Like a person whose table hardly changes: what is proposed, or the first choice; now and then a turn in town."""
    if inquiry.ask == "setup":
        return SET_UP
    answer: Json = {}
    for one in inquiry.fields:
        if one.name == "did":
            did = rng.choice([[], [], ["engine"], ["kansas"], ["built", "cattle"]])
            answer[one.name] = [report for report in did if report in one.choices]
        elif one.name == "token":
            answer[one.name] = one.choices[-1]
        elif one.many:
            answer[one.name] = []
        elif one.label in ("tile", "foresight"):
            if one in inquiry.asked(answer):  # there are enough workers for any game
                workers = [choice for choice in one.choices if choice in ("cowboy", "craftsman", "engineer")]
                answer[one.name] = "none" if one.name == "tile_3" else rng.choice(workers or ["none"])
        elif one in inquiry.asked(answer) and not one.optional:
            answer[one.name] = one.choices[0] if one.usual is None else one.usual
    return answer


def whole_game(seed: int) -> tuple[Session, list[tuple[str, Any]]]:
    """A game drawn by the companion, and how it looked before each answer."""
    rng = random.Random(seed)
    session = Session.new("automa", "hard", {}, seed=bytes([seed]) * 32)
    looks: list[tuple[str, Any]] = []
    while (inquiry := session.inquiry()) is not None:
        looks.append((session.write(), inquiry.as_json()))
        session.answer(some_answer(inquiry, rng))
        assert len(looks) < 1000
    return session, looks


def test_every_answer_can_be_taken_back_to_the_first() -> None:
    session, looks = whole_game(1)
    assert session.companion.score() is not None
    assert len(session.companion.turns()) > 5
    for written, inquiry in reversed(looks):
        session.undo()
        now = session.inquiry()
        assert now is not None
        assert (session.write(), now.as_json()) == (written, inquiry)
    with pytest.raises(BadInput, match="nothing-to-take-back"):
        session.undo()


def test_taking_back_is_no_way_to_another_card() -> None:
    session, _ = whole_game(2)
    answers = [entry.data for entry in session.entries if not entry.is_draw][-5:]
    written = session.write()
    for _ in answers:
        session.undo()
    assert session.write() != written
    for answer in answers:
        session.answer(answer)
    assert session.write() == written


@pytest.mark.parametrize("seed", range(3, 7))
def test_a_saved_game_is_reopened_as_it_was(seed: int) -> None:
    session, looks = whole_game(seed)
    for written, inquiry in looks[:: len(looks) // 7]:
        reopened = read(written)
        assert reopened.write() == written
        now = reopened.inquiry()
        assert now is not None
        assert now.as_json() == inquiry
    reopened = read(session.write())
    assert reopened.companion.turns() == session.companion.turns()
    assert reopened.companion.score() == session.companion.score()


def lines() -> list[str]:
    return whole_game(8)[0].write().splitlines()


def changed(line: str, **values: Any) -> str:
    return json.dumps(json.loads(line) | values)


@pytest.mark.parametrize(
    ("number", "text", "reason"),
    [
        (1, "", "empty-file"),
        (1, '{"saloon":1}', "not-a-companion"),
        (1, "[1]", "not-an-object"),
        (1, {"saloon_companion": 2}, "other-format"),
        (1, {"rules": 99}, "unknown-rules-version"),
        (1, {"rules": True}, "wrong-type"),
        (1, {"name": "nobody"}, "not-one-of"),
        (1, {"seed": "00"}, "wrong-type"),
        (1, {"options": {"level": "hard", "luck": 1}}, "unknown-option"),
        (1, {"extra": 1}, "unknown-field"),
        (2, '{"entry":0,"answer":{"first"', "not-json"),
        (2, {"answer": {"first": "player"}}, "missing-field"),
        (2, {"answer": []}, "wrong-type"),
        (2, {"entry": 7}, "wrong-ply"),
        (2, {"entry": 0, "what": 1}, "neither-answer-nor-draw"),
        (4, '{"entry":2,"draw":{"draw":"automa_card","card":99}}', None),
    ],
)
def test_damaged_and_foreign_files_are_refused_with_their_line(number: int, text: Any, reason: str | None) -> None:
    written = lines()
    written[number - 1] = text if isinstance(text, str) else changed(written[number - 1], **text)
    with pytest.raises(BadTranscript) as refused:
        read("" if text == "" else "\n".join(written))
    assert refused.value.line == number
    if reason:
        assert refused.value.reason == reason


def test_a_header_without_a_field_is_refused() -> None:
    header = json.loads(lines()[0])
    del header["seed"]
    with pytest.raises(BadTranscript, match="missing-field"):
        read(json.dumps(header))
