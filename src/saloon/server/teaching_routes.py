"""Requests about lessons."""

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


@router.post(
    "/api/lessons/{game}/{name}",
    response_model=forms.Lesson,
    responses={**ALWAYS, 404: PROBLEM, 422: {**PROBLEM, "description": "refused: the rule that forbids it"}},
)
async def take_lesson(game: GameName, name: LessonName, taken: forms.TakingLesson) -> Response:
    """Where the lesson stands after these moves. It is not kept: to take one back, send the others."""
    return as_json(dumps(teaching.take_lesson(game, name, taken.actions)))
