"""Lessons: a position with one idea, and the moves that show it.

A game's lessons are data/lessons.toml, in the order to take them. The keys of a [[lesson]]:

    name = "majorities"           # of its sentences: lesson-majorities (its title), lesson-majorities-1 for the first
                                  # step …, lesson-majorities-end
    rules = ["GW-23"]             # what it is about
    seat = 0                      # who learns; 0 unless it says otherwise
    given = { … }                 # a position, as in a scene

    [[lesson.step]]
    asks = { do = "play", … }     # the move that its sentence asks for, as far as it matters
    times = 2                     # how often, if more than once
    after = [{ draw = "any" }]    # draws and the others' moves until the learner decides again, as in a scene

    [lesson.goal]                 # what is true at its end, with the keys of a scene's `then`: what its sentences say

Whoever takes a lesson may play any move. One that the step did not ask for is noticed, and can be taken back.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from saloon.core import registry
from saloon.core.game import Attempt
from saloon.core.refusal import BadInput
from saloon.scenes.compare import meets
from saloon.scenes.read import FIELDS, check_expectations
from saloon.scenes.run import Stage

FILE = "lessons.toml"
END = "end"  # of the last sentence's name
LESSON_KEYS = ("name", "rules", "seat", "given", "step", "goal")
STEP_KEYS = ("asks", "times", "after")


@dataclass(frozen=True)
class Step:
    number: int  # of its sentence, from 1
    asks: Mapping[str, Any]
    after: Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class Lesson:
    game: str
    name: str
    rules: tuple[str, ...]  # what it is about
    seat: int
    given: Mapping[str, Any]
    steps: tuple[Step, ...]  # one for each move
    goal: Mapping[str, Any]

    @property
    def sentences(self) -> list[str]:
        """The messages it speaks with: its title, its steps, its end."""
        numbers = dict.fromkeys(step.number for step in self.steps)
        return [f"lesson-{self.name}", *(f"lesson-{self.name}-{part}" for part in (*numbers, END))]


class Pupil:
    """Somebody who takes a lesson, and how far they have come."""

    def __init__(self, lesson: Lesson) -> None:
        game = registry.load(lesson.game)
        self.lesson = lesson
        self.stage = Stage(game, game.from_position(lesson.given), lesson.seat)
        self.done = 0  # steps
        self.otherwise = False  # the last move was not what its step asks for

    @property
    def step(self) -> Step | None:
        """The one that is asked for now; None: all are done."""
        return self.lesson.steps[self.done] if self.done < len(self.lesson.steps) else None

    @property
    def sentence(self) -> str:
        return f"lesson-{self.lesson.name}-{self.step.number if self.step else END}"

    def asked(self) -> list[Attempt]:
        """The moves that do what is asked for now."""
        if self.step is None or self.otherwise:
            return []
        asks, stage = self.step.asks, self.stage
        return [move for move in stage.game.possible(stage.state) if meets(asks, move.action)]

    def play(self, action: Mapping[str, Any]) -> None:
        """Raises Refused where it is no move. After a move that was not asked for, or the last, none can follow."""
        step = self.step
        if step is None or self.otherwise:
            raise BadInput("actions", "not-in-range", got=self.done + 1, low=0, high=self.done)
        stage = self.stage
        move = stage.game.move(stage.state, action)
        self.otherwise = not meets(step.asks, stage.game.action(stage.state, move))
        stage.told = []
        stage.play(move)
        if self.otherwise:
            return
        for entry in step.after:
            wrong = stage.enter(entry, f"{self.lesson.name}.{step.number}")
            if wrong is not None:
                raise BadInput(wrong.path, "not-one-of", got=str(wrong.expected), choices=str(wrong.got))
        self.done += 1


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """By name, in the order to take them; none: the game ships without."""
    path = registry.data_file(game, FILE) if game in registry.infos() else None
    return read(path.read_text(encoding="utf-8"), game) if path else {}


def read(text: str, game: str) -> dict[str, Lesson]:
    """Raises BadScene, with the key."""
    rows = FIELDS.list(FIELDS.table(tomllib.loads(text), ("lesson",), FILE).get("lesson", []), FILE)
    found = (_read_lesson(FIELDS.table(row, LESSON_KEYS, f"{FILE}.{i}"), game, i) for i, row in enumerate(rows))
    return {lesson.name: lesson for lesson in found}


def _read_lesson(row: Mapping[str, Any], game: str, place: int) -> Lesson:
    name = FIELDS.name(row.get("name"), f"{FILE}.{place}.name")
    info = registry.info(game)
    for rule in FIELDS.list(row.get("rules", []), f"{name}.rules"):
        FIELDS.one_of(rule, info.rules, f"{name}.rules")
    seat = FIELDS.number(row.get("seat", 0), 0, max(info.seats) - 1, f"{name}.seat")
    given = FIELDS.table(row.get("given", {}), None, f"{name}.given")
    rows = FIELDS.list(row.get("step", []), f"{name}.step")
    steps = [step for number, each in enumerate(rows, 1) for step in _read_steps(each, number, f"{name}.{number}")]
    goal = FIELDS.table(row.get("goal", {}), None, f"{name}.goal")
    check_expectations(goal, f"{name}.goal")
    return Lesson(game, name, tuple(row.get("rules", [])), seat, given, tuple(steps), goal)


def _read_steps(row: Any, number: int, where: str) -> list[Step]:
    """Of a step that is made several times, what comes after it comes after the last."""
    FIELDS.table(row, STEP_KEYS, where)
    asks = FIELDS.table(row.get("asks", {}), None, f"{where}.asks")
    after = FIELDS.list(row.get("after", []), f"{where}.after")
    times = FIELDS.number(row.get("times", 1), 1, 9, f"{where}.times")
    return [*(Step(number, asks, ()) for _ in range(times - 1)), Step(number, asks, after)]
