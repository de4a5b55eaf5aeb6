"""Every question, choice and instruction can be said in every language, and the catalogue holds nothing else."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from saloon.cli.companion import Companionship
from saloon.companion.automa import Automa
from saloon.companion.automa_facts import DEEDS
from saloon.companion.automa_telling import DO
from saloon.companion.guide import BadAnswer, Question
from saloon.companion.sitting import Sitting
from saloon.games.great_western_trail.game import GAME
from saloon.words import LANGUAGES, Words
from tests.companion import recorded
from tests.companion.test_recorded import sit
from tests.companion.test_sitting import some_answer
from tests.words import catalogues

ROOT = Path(__file__).parents[2]


def speak(words: Words, sitting: Sitting, question: Question) -> set[str]:
    terminal = Companionship(words)
    said = {words.say(f"ask-{question.ask}", **question.about)}
    for one in question.fields:
        said.add(words.say(f"field-{one.label}", **one.about))
        said.update(terminal.choice(value) for value in one.choices)
    for turn in sitting.guide.turns()[-1:]:
        said.update(terminal.tell(row) for row in turn.told)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_said(language: str) -> None:
    words = Words(language, GAME, also="companion")
    said: set[str] = set()
    for name in recorded.GAMES:
        game = recorded.read(name)
        sitting = sit(game)
        for half in game.halves:
            turns, draws = len(sitting.guide.turns()), iter(half.draws)
            while len(sitting.guide.turns()) == turns:
                question = sitting.question()
                assert question is not None
                said |= speak(words, sitting, question)
                sitting.answer(recorded.answer(question.as_json(), half, draws))
    rng = random.Random(language)
    sitting = Sitting.new("automa", "surprise", {}, seed=bytes(32))
    while (question := sitting.question()) is not None:
        said |= speak(words, sitting, question)
        sitting.answer(some_answer(question, rng))
    assert len(said) > 150
    assert not [text for text in said if "{" in text or "name-" in text or re.search(r"\b(N-[A-G]|TP\d)\b", text)]


def asked() -> set[str]:
    """Every kind of question, by the words that the source writes them with."""
    source = "".join((ROOT / "src/saloon/companion" / name).read_text() for name in ("automa.py", "automa_turn.py"))
    kinds = set(re.findall(r'(?:Question|Need|_sites)\(\s*"(\w+)"', source))
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
    assert {f"choice-{deed}" for deed in DEEDS} <= messages
    assert {f"standing-{name}" for name in STANDING} == {name for name in messages if name.startswith("standing-")}
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


STANDING = ("site", "engine", "bonus", "workers", "deck", "buildings", "stations", "cities")


def test_the_standing_is_what_words_name() -> None:
    sitting = sit(recorded.read("solo-medium"))
    assert isinstance(sitting.guide, Automa)
    assert tuple(sitting.guide.standing()) == STANDING


def test_a_refused_answer_is_one_sentence() -> None:
    words = Words("en", GAME, also="companion")
    error = BadAnswer("A2", "building-twice", building="3a", site="A2", other="A1")
    assert Companionship(words).refused(error) == "Building 3a cannot stand on site A2 as well: it stands on site A1."
