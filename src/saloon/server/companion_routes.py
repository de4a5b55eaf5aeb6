"""The requests of docs/api.md about companions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response
from pydantic import Field

from saloon.server import schemas
from saloon.server.codec import dumps
from saloon.server.companions import Companions
from saloon.server.routes import ALWAYS, PROBLEM, Responses, Sender, as_json

OF_A_COMPANION: Responses = {
    **ALWAYS,
    404: {**PROBLEM, "description": "not-found: there is none, or it is not yours"},
    409: {**PROBLEM, "description": "conflict: the step was answered before; the companion is shown as it is now"},
    410: {**PROBLEM, "description": "outdated: played by rules that are newer than this program"},
}


@dataclass(frozen=True)
class Owner(Sender):
    """Who sends a request about a companion."""

    companions: Companions


async def owner_of(request: Request) -> Owner:
    state = request.app.state
    return Owner(request.state.client, request.state.address, state.new_tables, state.companions)


Asking = Annotated[Owner, Depends(owner_of)]
CompanionId = Annotated[str, Path(max_length=100)]

router = APIRouter()


class NewCompanion(schemas.Form):
    companion: schemas.Name
    level: schemas.Name
    options: schemas.Object = Field(default_factory=dict)


class ImportingCompanion(schemas.Form):
    session: str


class Answering(schemas.Form):
    step: schemas.Ply
    answer: schemas.Object


class TakingBack(schemas.Form):
    step: schemas.Ply


@router.post("/api/companions", response_model=schemas.Companion, status_code=201, responses=ALWAYS)
async def make_companion(owner: Asking, wanted: NewCompanion) -> Response:
    owner.count_new_table()
    made = await owner.companions.make(owner.client, wanted.companion, wanted.level, wanted.options)
    return as_json(dumps(made), 201)


@router.post("/api/companions/import", response_model=schemas.Companion, status_code=201, responses=ALWAYS)
async def import_companion(owner: Asking, wanted: ImportingCompanion) -> Response:
    """Goes on with a game that was saved, here or by `saloon companion`."""
    owner.count_new_table()
    return as_json(dumps(await owner.companions.bring(owner.client, wanted.session)), 201)


@router.get(
    "/api/companions/{id}/session",
    response_class=Response,
    responses={**OF_A_COMPANION, 200: {"content": {"application/jsonl": {"schema": {"type": "string"}}}}},
)
async def save_companion(owner: Asking, id: CompanionId) -> Response:
    """The game as a file with which `saloon companion` goes on, or another device."""
    saved = await owner.companions.save(owner.client, id)
    headers = {"content-disposition": 'attachment; filename="companion.jsonl"'}
    return Response(saved, 200, headers, "application/jsonl")


@router.get("/api/companions", response_model=list[schemas.CompanionSummary], responses=ALWAYS)
async def list_companions(owner: Asking) -> Response:
    """The client's companions, newest change first; the newest hundred."""
    return as_json(dumps(await owner.companions.of(owner.client)))


@router.get("/api/companions/{id}", response_model=schemas.Companion, responses=OF_A_COMPANION)
async def show_companion(owner: Asking, id: CompanionId) -> Response:
    return as_json(dumps(await owner.companions.show(owner.client, id)))


@router.post("/api/companions/{id}/answers", response_model=schemas.Companion, responses=OF_A_COMPANION)
async def answer(owner: Asking, id: CompanionId, wanted: Answering) -> Response:
    """Answers the question of a step, once; done means committed."""
    return as_json(dumps(await owner.companions.answer(owner.client, id, wanted.step, wanted.answer)))


@router.post("/api/companions/{id}/undo", response_model=schemas.Companion, responses=OF_A_COMPANION)
async def undo(owner: Asking, id: CompanionId, wanted: TakingBack) -> Response:
    """Takes the last answer back."""
    return as_json(dumps(await owner.companions.undo(owner.client, id, wanted.step)))
