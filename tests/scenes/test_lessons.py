"""Every lesson can be taken to its end by doing what it says, and notices when somebody does something else."""

from __future__ import annotations

import pytest

from saloon.core import registry
from saloon.core.refusal import BadInput, Refused
from saloon.scenes.lessons import Lesson, Pupil, lessons_of, read
from saloon.scenes.read import BadScene

LESSONS = [lesson for game in registry.infos() for lesson in lessons_of(game).values()]
IDS = [f"{lesson.game}-{lesson.name}" for lesson in LESSONS]
EXAMPLE = """
[[lesson]]
name = "scoring"
given.wagons.east = 1
given.tracks.east = [0]
step = [{ asks = { do = "announce" } }, { asks = { do = "score" } }]
goal.gain = [1, 0]
"""


def test_the_games_of_the_box_have_lessons() -> None:
    counts = {game: len(lessons_of(game)) for game in registry.infos()}
    assert counts == {"go_west": 3, "gold_rush": 3, "great_western_trail": 5}


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
@pytest.mark.parametrize("choice", [0, -1], ids=["first", "last"])
def test_doing_what_it_says_leads_to_the_end_of_a_lesson(lesson: Lesson, choice: int) -> None:
    """Whichever of the moves one takes, where several do what it says."""
    pupil = Pupil(lesson)
    for step in lesson.steps:
        assert pupil.step == step
        assert pupil.stage.turn() == lesson.seat
        pupil.play(pupil.asked()[choice].action)
        assert not pupil.otherwise
    assert pupil.step is None
    assert pupil.stage.turn() != "chance", "nothing is left half drawn"
    assert list(pupil.stage.compare(lesson.goal, "goal")) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_each_lesson_notices_every_other_move(lesson: Lesson) -> None:
    noticed = 0
    for done in range(len(lesson.steps)):
        pupil = following(lesson, done)
        asked = [move.action for move in pupil.asked()]
        others = [action for action in pupil.stage.game.actions(pupil.stage.state) if action not in asked]
        for action in others[:3]:
            stray = following(lesson, done)
            stray.play(action)
            assert stray.otherwise
            assert stray.step == lesson.steps[done], "it still asks for the same"
            assert stray.asked() == []
            noticed += 1
    assert noticed, "a lesson in which nothing else can be done teaches nothing"


def following(lesson: Lesson, steps: int) -> Pupil:
    pupil = Pupil(lesson)
    for _ in range(steps):
        pupil.play(pupil.asked()[0].action)
    return pupil


def test_what_is_no_move_is_refused_and_nothing_follows_a_stray_move() -> None:
    lesson = read(EXAMPLE, "go_west")["scoring"]
    pupil = Pupil(lesson)
    with pytest.raises(Refused):
        pupil.play({"do": "step", "from": "east"})
    pupil.play({"do": "score"})
    assert pupil.otherwise
    with pytest.raises(BadInput) as stopped:
        pupil.play({"do": "score"})
    assert (stopped.value.where, stopped.value.params["high"]) == ("actions", 0)


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('name = "scoring"', "", "lessons.toml.0.name"),
        ("given.wagons", "taken.wagons", "lessons.toml.0.taken"),
        ("asks = { do = ", "ask = { do = ", "scoring.1.ask"),
        ("goal.gain", "goal.gian", "scoring.goal.gian"),
        ("goal.gain = [1, 0]", "", "scoring.goal"),
        ("step = [", 'rules = ["GW-99"]\nstep = [', "scoring.rules"),
        ('{ do = "score" } }', '{ do = "score" }, times = 0 }', "scoring.2.times"),
    ],
)
def test_a_bad_lesson_is_refused_by_its_key(old: str, new: str, where: str) -> None:
    with pytest.raises(BadScene) as refused:
        read(EXAMPLE.replace(old, new), "go_west")
    assert refused.value.where == where
