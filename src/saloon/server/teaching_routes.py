"""Requests about lessons and rules. They replay positions, so they run in threads, not in the event loop."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from saloon.server import learning_schemas as forms
from saloon.server import teaching
from saloon.server.codec import dumps
from saloon.server.learning_routes import GameName
from saloon.server.routes import ALWAYS, PROBLEM, as_json

router = APIRouter()

LessonName = Annotated[str, Path(max_length=100)]
RuleId = Annotated[str, Path(max_length=100)]


@router.post(
    "/api/lessons/{game}/{name}",
    response_model=forms.Lesson,
    responses={**ALWAYS, 404: PROBLEM, 422: {**PROBLEM, "description": "refused: the rule that forbids it"}},
)
def take_lesson(game: GameName, name: LessonName, taken: forms.TakingLesson) -> Response:
    """Where the lesson stands after these moves. It is not kept: to take one back, send the others."""
    return as_json(dumps(teaching.take_lesson(game, name, taken.actions)))


@router.get("/api/rules/{game}/{rule}/scene", response_model=forms.ShownRule, responses={**ALWAYS, 404: PROBLEM})
def show_rule(game: GameName, rule: RuleId) -> Response:
    """What a rule means, on a board: a position, and what happens in it step by step."""
    return as_json(dumps(teaching.show_rule(game, rule)))
