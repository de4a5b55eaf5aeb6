"""Requests about hints, analyses, and trying on."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from saloon.server import learning, schemas
from saloon.server import learning_schemas as forms
from saloon.server.codec import dumps
from saloon.server.own_results import as_csv, own_results
from saloon.server.routes import ALWAYS, OF_A_TABLE, PROBLEM, Calling, TableId, as_json
from saloon.server.tables import LiveTable

router = APIRouter()


@router.get("/api/puzzles", response_model=list[forms.Puzzles], responses=ALWAYS)
async def puzzle_lists() -> Response:
    """The games that have puzzles."""
    return as_json(dumps(learning.puzzle_lists()))


GameName = Annotated[str, Path(max_length=100)]
PuzzleNumber = Annotated[int, Path(ge=0, le=1_000_000)]


@router.get("/api/puzzles/{game}/{number}", response_model=forms.Puzzle, responses={**ALWAYS, 404: PROBLEM})
async def puzzle(game: GameName, number: PuzzleNumber) -> Response:
    """A position, as the seat in turn sees it, and its moves; one of them is clearly best."""
    return as_json(learning.puzzle(game, number))


@router.post(
    "/api/puzzles/{game}/{number}",
    response_model=forms.PuzzleAnswer,
    responses={**ALWAYS, 404: PROBLEM, 422: {**PROBLEM, "description": "refused: the rule that forbids it"}},
)
async def answer_puzzle(caller: Calling, game: GameName, number: PuzzleNumber, wanted: forms.Attempting) -> Response:
    """Whether it is solved by this move."""
    told = await learning.answer_puzzle(caller.room, game, number, wanted.action, caller)
    return as_json(dumps(told))


@router.get("/api/statistics", response_model=list[forms.OwnResult], responses=ALWAYS)
async def statistics(caller: Calling) -> Response:
    """How the client's finished games came out, the oldest first; of its newest hundred tables."""
    return as_json(dumps(await own_results(caller.room, caller)))


@router.get(
    "/api/statistics.csv",
    response_class=Response,
    responses={**ALWAYS, 200: {"content": {"text/csv": {"schema": {"type": "string"}}}}},
)
async def statistics_as_csv(caller: Calling) -> Response:
    """The same for a spreadsheet."""
    found = await own_results(caller.room, caller)
    headers = {"content-disposition": 'attachment; filename="saloon.csv"'}
    return Response(as_csv(found), 200, headers, "text/csv")


@router.post("/api/tables/{id}/hint", response_model=forms.Hint, responses=OF_A_TABLE)
async def hint(caller: Calling, id: TableId, wanted: forms.Hinting, request: Request) -> Response:
    """What a strong player would do in the seat's place, from what the seat may know."""

    async def leaving() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    async def do(table: LiveTable) -> Response:
        told = await learning.hint(
            caller.room, table, caller, wanted.seat, wanted.ply, wanted.epoch, wanted.depth, leaving
        )
        return as_json(dumps(told))

    return await caller.at(id, do)


@router.post("/api/tables/{id}/analysis", response_model=forms.Analysis, responses=OF_A_TABLE)
async def analysis(caller: Calling, id: TableId, wanted: forms.Analysing) -> Response:
    """What each decision of a table that is over gave away, and what each draw gave, from this ply on."""

    async def do(table: LiveTable) -> Response:
        return as_json(dumps(await learning.analyse(caller.room, table, caller, wanted.first)))

    return await caller.at(id, do)


@router.get("/api/tables/{id}/question/{ply}", response_model=forms.Asked, responses=OF_A_TABLE)
async def question(caller: Calling, id: TableId, ply: Annotated[int, Path(ge=0)]) -> Response:
    """What somebody had to decide at this ply of a table that is over, as they saw it."""

    async def do(table: LiveTable) -> Response:
        return as_json(await learning.question(caller.room, table, caller, ply))

    return await caller.at(id, do)


@router.post("/api/tables/{id}/question/{ply}", response_model=forms.Tried, responses=OF_A_TABLE)
async def attempt(caller: Calling, id: TableId, ply: Annotated[int, Path(ge=0)], wanted: forms.Attempting) -> Response:
    """How good this move would have been there, and what the best one brings."""

    async def do(table: LiveTable) -> Response:
        return as_json(dumps(await learning.attempt(caller.room, table, caller, ply, wanted.action)))

    return await caller.at(id, do)


@router.post("/api/tables/{id}/try", response_model=schemas.Table, status_code=201, responses=OF_A_TABLE)
async def try_from(caller: Calling, id: TableId, wanted: forms.Trying) -> Response:
    """A new table that stands where this one stood before the ply, against bots."""
    caller.count_new_table()

    async def do(table: LiveTable) -> Response:
        new = await learning.try_from(
            caller.room, table, caller.client, wanted.ply, wanted.seat, wanted.name, caller.address
        )
        return caller.shown(new, 201)

    return await caller.at(id, do)
