"""Lessons, and rules shown on a board, in the process that replays. Nothing is kept: a lesson stands where the moves
lead that the client played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from saloon.core import registry
from saloon.core.game import Json
from saloon.scenes import shown
from saloon.scenes.lessons import Pupil, lessons_of
from saloon.server.tables import attempt_json, refused_json


def take_lesson(game: str, name: str, actions: Sequence[Json]) -> Json:
    """Where the lesson stands after these moves, and what its sentence asks for."""
    lesson = lessons_of(game)[name]
    pupil = Pupil(lesson)
    for action in actions:
        pupil.play(action)
    stage, asked = pupil.stage, [move.action for move in pupil.asked()]
    moves = stage.game.possible(stage.state) if asked else []
    return {
        "seat": lesson.seat,
        "seats": int(stage.state.seats),
        "automa": stage.game.info.played_seat(lesson.given.get("options", {})),
        "rules": lesson.rules,
        "view": stage.game.view(stage.state, lesson.seat),
        "moves": [attempt_json(move) for move in moves],
        "refused": refused_json(stage.game, stage.state) if asked else [],
        "events": stage.told,
        "sentence": pupil.sentence,
        "asked": [place for place, move in enumerate(moves) if move.action in asked],
        "done": pupil.done,
        "steps": len(lesson.steps),
        "otherwise": pupil.otherwise,
    }


def show_rule(game: str, rule: str) -> Json:
    """One of the rule's scenes, step by step."""
    scene = shown.shown_rules(game)[rule]
    eyes, frames = shown.frames(scene)
    return {
        "seat": eyes,
        "seats": len(frames[0].view["players"]),
        "automa": registry.info(game).played_seat(shown.options_of(scene)),
        "frames": [asdict(frame) for frame in frames],
    }
