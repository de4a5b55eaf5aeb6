"""Every inquiry, choice and instruction can be said in every language, and the catalogue holds nothing else."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from saloon.cli.companion import Conversation
from saloon.companion.companion import BadAnswer, Inquiry
from saloon.companion.session import Session
from saloon.games.great_western_trail.companion.automa import AutomaCompanion
from saloon.games.great_western_trail.companion.facts import REPORTABLE
from saloon.games.great_western_trail.companion.telling import DO
from saloon.games.great_western_trail.game import GAME
from saloon.words import LANGUAGES, Words
from tests.companion import recorded
from tests.companion.test_recorded import sit
from tests.companion.test_session import some_answer
from tests.words import catalogues

ROOT = Path(__file__).parents[2]


def speak(words: Words, session: Session, inquiry: Inquiry) -> set[str]:
    terminal = Conversation(words)
    said = {words.say(f"ask-{inquiry.ask}", **inquiry.about)}
    for one in inquiry.fields:
        said.add(words.say(f"field-{one.label}", **one.about))
        said.update(terminal.choice(value) for value in one.choices)
    for turn in session.companion.turns()[-1:]:
        said.update(terminal.tell(row) for row in turn.told)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_said(language: str) -> None:
    words = Words(language, GAME, also="companion")
    said: set[str] = set()
    for name in recorded.GAMES:
        game = recorded.read(name)
        session = sit(game)
        for half in game.halves:
            turns, draws = len(session.companion.turns()), iter(half.draws)
            while len(session.companion.turns()) == turns:
                inquiry = session.inquiry()
                assert inquiry is not None
                said |= speak(words, session, inquiry)
                session.answer(recorded.answer(game, inquiry.as_json(), half, draws))
    rng = random.Random(language)
    session = Session.new("automa", "surprise", {}, seed=bytes(32))
    while (inquiry := session.inquiry()) is not None:
        said |= speak(words, session, inquiry)
        session.answer(some_answer(inquiry, rng))
    assert len(said) > 150
    assert not [text for text in said if "{" in text or "name-" in text or re.search(r"\b(N-[A-G]|TP\d)\b", text)]


def asked() -> set[str]:
    """Every kind of inquiry, by the words that the source writes them with."""
    folder = ROOT / "src/saloon/games/great_western_trail/companion"
    source = "".join((folder / name).read_text() for name in ("automa.py", "reports.py", "turn.py"))
    kinds = set(re.findall(r'(?:Inquiry|Need|\b_sites)\(\s*"(\w+)"', source))
    assert len(kinds) > 10
    return kinds | {"card", "building", "hazards", "teepees"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_and_nothing_unused(language: str) -> None:
    messages = set(catalogues.read(language, "companion").messages)
    assert {f"ask-{kind}" for kind in asked()} == {name for name in messages if name.startswith("ask-")}
    told = {do for do, _ in DO.values()} | {
        "move",
        "toll",
        "engine",
        "objective",
        "shuffle",
        "refill",
        "back",
        "path",
        "place",
        "job",
    }
    assert {f"tell-{do}" for do in told} == {name for name in messages if name.startswith("tell-")}
    assert {f"choice-{report}" for report in REPORTABLE} <= messages
    assert {f"overview-{name}" for name in OVERVIEW} == {name for name in messages if name.startswith("overview-")}
    source = "\n".join(
        file.read_text(encoding="utf-8")
        for folder in (ROOT / "src/saloon", ROOT / "web/src")
        for kind in ("*.py", "*.ts", "*.svelte")
        for file in folder.rglob(kind)
    )
    for name in messages:
        family, _, rest = name.partition("-")
        word = name if family == "companion" else rest
        assert re.search(rf"""["'`]{re.escape(word)}["'`.]""", source), name


OVERVIEW = ("site", "engine", "bonus", "workers", "deck", "buildings", "stations", "cities")


def test_the_overview_is_what_words_name() -> None:
    session = sit(recorded.read("solo-medium"))
    assert isinstance(session.companion, AutomaCompanion)
    assert tuple(session.companion.overview()) == OVERVIEW


def test_a_refused_answer_is_one_sentence() -> None:
    words = Words("en", GAME, also="companion")
    error = BadAnswer("A2", "building-twice", building="3a", site="A2", other="A1")
    assert Conversation(words).refused(error) == "Building 3a cannot stand on site A2 as well: it stands on site A1."
