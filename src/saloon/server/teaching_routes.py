"""Requests about lessons and rules."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from saloon.core import registry
from saloon.scenes.lessons import lessons_of
from saloon.scenes.shown import shown_rules
from saloon.server import learning_schemas as forms
from saloon.server.learning_routes import GameName
from saloon.server.problems import Problem
from saloon.server.routes import ALWAYS, PROBLEM, Calling, as_json

router = APIRouter()

LessonName = Annotated[str, Path(max_length=100)]
RuleId = Annotated[str, Path(max_length=100)]


@router.post(
    "/api/lessons/{game}/{name}",
    response_model=forms.Lesson,
    responses={**ALWAYS, 404: PROBLEM, 422: {**PROBLEM, "description": "refused: the rule that forbids it"}},
)
async def take_lesson(caller: Calling, game: GameName, name: LessonName, taken: forms.TakingLesson) -> Response:
    """Where the lesson stands after these moves. It is not kept: to take one back, send the others."""
    if game not in registry.infos() or name not in await caller.room.read(lessons_of, game):
        raise Problem("not-found")
    return as_json(await caller.replayed("lesson", game=game, name=name, actions=taken.actions))


@router.get("/api/rules/{game}/{rule}/scene", response_model=forms.ShownRule, responses={**ALWAYS, 404: PROBLEM})
async def show_rule(caller: Calling, game: GameName, rule: RuleId) -> Response:
    """What a rule means, on a board: a position, and what happens in it step by step."""
    if game not in registry.infos() or rule not in await caller.room.read(shown_rules, game):
        raise Problem("not-found")
    return as_json(await caller.room.replays.scene(caller, game, rule))
