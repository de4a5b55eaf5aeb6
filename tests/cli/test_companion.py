"""`saloon companion automa`, typed line by line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from saloon.cli.companion import steps_of
from saloon.companion.companion import Field, Inquiry
from saloon.companion.session import Session, read
from saloon.core.game import Json
from saloon.games.great_western_trail.companion import reports
from saloon.games.great_western_trail.companion.facts import Facts
from tests.cli.conftest import Saloon
from tests.companion import recorded
from tests.companion.test_session import SET_UP


def typing(inquiry: Inquiry, answer: Json) -> list[str]:
    """The lines of somebody who answers this."""

    def number(one: Field, value: Any) -> str:
        return str(one.choices.index(value) + 1)

    lines: list[str] = []
    for step in steps_of(inquiry.asked(answer)):
        if len(step) == 1:
            [one] = step
            given: Any = answer.get(one.name, one.usual)
            lines.append(" ".join(number(one, value) for value in (given if one.many else [given])))
            continue
        changed = [one for one in step if one.name in answer]
        lines.append(" ".join(str(step.index(one) + 1) for one in changed))
        lines += [number(one, answer[one.name]) for one in changed if len(one.choices) > 2]
    return lines


AS_SET_UP = "\n".join(typing(reports.ask_set_up(Facts.of_new_table([], True)), SET_UP)) + "\n"
ME_FIRST = "1\n1\n\n" + AS_SET_UP  # I go first, the companion draws, all buildings show side a
OWN_DECK = "1\n2\n\n" + AS_SET_UP  # I go first and draw the Automa's cards
CARDS_2_AND_12 = "2\n11\n"  # without an action


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """A game that nothing has been answered in, whose cards are drawn with a seed that we know."""
    file = tmp_path / "solo.jsonl"
    file.write_text(Session.new("automa", "medium", {}, seed=bytes(32)).write(), encoding="utf-8")
    return file


def test_a_game_is_saved_after_every_answer_and_goes_on(saloon: Saloon, tmp_path: Path) -> None:
    begun = saloon(
        "companion", "automa", "--file", "solo.jsonl", "--level", "hard", typed=OWN_DECK + "2 4\n\n1\n" + CARDS_2_AND_12
    )
    assert (begun.code, begun.err) == (0, "")
    assert "Turn 1" in begun.out
    assert "Move the Automa’s cattleman" in begun.out
    saved = (tmp_path / "solo.jsonl").read_text(encoding="utf-8")
    assert json.loads(saved.splitlines()[0])["options"]["level"] == "hard"
    told = {"did": ["hazard", "hired"], "job_1_cowboy": 0}  # of the hazards none
    assert json.loads(saved.splitlines()[3])["answer"] == told
    assert len(read(saved).companion.turns()) == 1

    again = saloon("companion", "automa", "--file", "solo.jsonl", "--level", "easy", typed="q\n")
    assert again.code == 0
    assert "Going on with solo.jsonl." in again.out
    assert "Turn 1" in again.out  # the last instruction is shown again
    assert "is played at level “Hard”" in again.out
    assert (tmp_path / "solo.jsonl").read_text(encoding="utf-8") == saved


def test_u_takes_back_a_field_an_answer_a_turn(saloon: Saloon, begun: Path) -> None:
    typed = "1\nu\n2\n1\n\n" + "u\nq\n"  # in the form: not I but the Automa; then the whole answer back
    done = saloon("companion", "automa", "--file", "solo.jsonl", typed=typed)
    assert done.code == 0
    assert len(begun.read_text(encoding="utf-8").splitlines()) == 1  # what followed from the answer is gone, too
    back = saloon("companion", "automa", "--file", "other.jsonl", typed="u\nq\n")
    assert "There is no answer to take back." in back.out
    assert back.code == 0


def test_an_answer_that_cannot_be_true_is_asked_again_and_what_was_right_is_kept(saloon: Saloon, begun: Path) -> None:
    six = {name: value for name, value in SET_UP.items() if name != "TP-3"}
    wrong = "\n".join(typing(reports.ask_set_up(Facts.of_new_table([], True)), six)) + "\n"
    done = saloon("companion", "automa", "--file", "solo.jsonl", typed="1\n1\n\n" + wrong + "17\n3\n\nq\n")
    assert "Seven tiles lie on the trail at the start, not 6." in done.out
    assert json.loads(begun.read_text(encoding="utf-8").splitlines()[-1])["answer"] == SET_UP


@pytest.mark.usefixtures("begun")
def test_bad_answers_are_named_and_asked_again(saloon: Saloon) -> None:
    done = saloon("companion", "automa", "--file", "solo.jsonl", typed="7\nnonsense\n\n0\n1 1\n1\n\nq\n")
    assert done.code == 0
    assert "“7” is none of the numbers 1 to 3." in done.out
    assert "“nonsense” is none of the numbers 1 to 3." in done.out
    assert "“0” is none of the numbers 1 to 2." in done.out
    assert "“1 1” is none of the numbers 1 to 2." in done.out


def test_a_whole_recorded_game_is_told(saloon: Saloon, tmp_path: Path) -> None:
    """Typed as a person would, from the real deck: the last lines are the engine's points."""
    from tests.companion.test_recorded import OPTIONS

    game = recorded.read("solo-hard-objective")
    options = {name: game.options[name] for name in OPTIONS}
    session = Session.new("automa", "hard", options, seed=bytes(32))
    keys = []
    halves = iter(game.halves)
    half, draws, turns = next(halves), iter(game.halves[0].draws), 0
    while (inquiry := session.inquiry()) is not None:
        if turns < len(session.companion.turns()) < len(game.halves):
            turns += 1
            half = next(halves)
            draws = iter(half.draws)
        answer = recorded.answer(game, inquiry.as_json(), half, draws)
        keys += typing(inquiry, answer)
        session.answer(answer)
    arguments = ("companion", "automa", "--file", "solo.jsonl", "--level", "hard")
    with_objective = ("--option", "automa_starting_objective=true")
    done = saloon(*arguments, *with_objective, typed="\n".join(keys) + "\n")
    assert (done.code, done.err) == (0, "")
    assert f"= {sum(item['points'] for item in game.items)}" in done.out
    assert f"Turn {len(game.halves)}" in done.out
    assert read((tmp_path / "solo.jsonl").read_text(encoding="utf-8")).companion.score() == game.items


@pytest.mark.parametrize("language", ["it", "fr", "de"])
@pytest.mark.usefixtures("begun")
def test_other_languages(saloon: Saloon, language: str) -> None:
    done = saloon("companion", "automa", "--file", "solo.jsonl", "--lang", language, typed=ME_FIRST + "\nq\n")
    assert (done.code, done.err) == (0, "")
    assert "Automa’s" not in done.out


def test_without_a_file_one_in_the_data_folder_is_proposed(
    saloon: Saloon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    done = saloon("companion", "automa", typed="\n" + OWN_DECK + "q\n")
    assert done.code == 0
    file = tmp_path / "data" / "saloon" / "companion-automa-1.jsonl"
    assert str(file)[:60] in done.out
    assert read(file.read_text(encoding="utf-8")).answers == 2
    again = saloon("companion", "automa", typed="\nq\n")
    assert "Going on with" in again.out  # it is not over


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "line 1: The file is empty."),
        ('{"saloon":1}', "line 1: This is not a companion’s game"),
        ("nonsense", "line 1: This line is not JSON"),
        ('{"saloon_companion":9}', "line 1: The file has format 9"),
    ],
)
def test_damaged_and_foreign_files(saloon: Saloon, tmp_path: Path, text: str, named: str) -> None:
    (tmp_path / "bad.jsonl").write_text(text, encoding="utf-8")
    done = saloon("companion", "automa", "--file", "bad.jsonl")
    assert done.code == 2
    assert done.err.startswith("saloon: bad.jsonl: ")
    assert named in done.err
    assert (tmp_path / "bad.jsonl").read_text(encoding="utf-8") == text


def test_a_file_that_was_cut_off(saloon: Saloon, tmp_path: Path) -> None:
    saloon("companion", "automa", "--file", "solo.jsonl", typed=OWN_DECK + "\n" + CARDS_2_AND_12)
    file = tmp_path / "solo.jsonl"
    file.write_text(file.read_text(encoding="utf-8")[:-9], encoding="utf-8")
    done = saloon("companion", "automa", "--file", "solo.jsonl")
    assert done.code == 2
    assert "line 6: " in done.err


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("companion",), "NAME is missing"),
        (("companion", "nobody"), "companion: “nobody” is not one of: automa."),
        (("companion", "automa", "--file", "x", "--level", "nightmare"), "level: “nightmare” is not one of"),
        (("companion", "automa", "--file", "x", "--option", "first_seat=0"), "first_seat: There is no such option"),
        (("companion", "automa", "--file", "x", "--option", "automa_deck=@none.toml"), "none.toml"),
        (("companion", "automa", "--file", "."), "This is a folder"),
    ],
)
def test_bad_arguments(saloon: Saloon, arguments: tuple[str, ...], named: str) -> None:
    done = saloon(*arguments)
    assert (done.code, done.out) == (2, "")
    assert named in done.err
    assert "Traceback" not in done.err
