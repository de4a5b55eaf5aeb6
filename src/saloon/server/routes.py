"""The requests of docs/api.md."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response

import saloon
from saloon import bots
from saloon.companion import companions
from saloon.core import registry
from saloon.core.refusal import BadInput, Refused
from saloon.scenes.lessons import lessons_of
from saloon.scenes.shown import shown_rules
from saloon.server import game_schemas, playing, schemas, seating
from saloon.server.codec import dumps
from saloon.server.error_pages import problem_headers, problem_response
from saloon.server.faces import problem_bytes, table_bytes
from saloon.server.limits import Both
from saloon.server.pages import page_of
from saloon.server.problems import Conflict, Problem, as_problem
from saloon.server.replays import played_of
from saloon.server.room import Room
from saloon.server.seating import Place
from saloon.server.tables import LiveTable
from saloon.words import languages_of

HEALTH_SECONDS = 4.0

PROBLEM = {"model": schemas.Problem}
Responses = dict[int | str, dict[str, Any]]
ALWAYS: Responses = {
    400: {**PROBLEM, "description": "bad-input: where it is wrong and how"},
    403: {**PROBLEM, "description": "forbidden: another origin, or a seat that is not yours"},
    408: {**PROBLEM, "description": "too-slow: the request did not come whole in time"},
    413: {**PROBLEM, "description": "too-large"},
    429: {**PROBLEM, "description": "too-many: try again later; quota: too many running tables with bots"},
    503: {**PROBLEM, "description": "busy: the database cannot be used now; unjudged: the search took too long"},
}
OF_A_TABLE: Responses = {
    **ALWAYS,
    404: {**PROBLEM, "description": "not-found"},
    409: {**PROBLEM, "description": "conflict: the table is not where you think; it is shown as it is now"},
    410: {**PROBLEM, "description": "outdated: played by rules that are newer than this program"},
    422: {**PROBLEM, "description": "refused: the rule that forbids it"},
}


@dataclass(frozen=True)
class Sender:
    """Who sends a request."""

    client: str
    address: str
    new_tables: Both

    def count_new_table(self) -> None:
        self.new_tables.spend(self.client, self.address)


@dataclass(frozen=True)
class Caller(Sender):
    """Who sends a request, and the room."""

    room: Room

    async def at(self, id: str, do: Callable[[LiveTable], Awaitable[Response]]) -> Response:
        """Does something at a table; a problem is answered with what the client may know of it."""
        table = None
        try:
            table = await self.room.table(id)
            return await do(table)
        except (Problem, Refused, BadInput) as error:
            problem = as_problem(error)
            body = problem_bytes(problem, table, self.client, self.room.keys)
            return Response(body, problem.status, problem_headers(problem), "application/json")

    async def change(self, id: str, change: Callable[[LiveTable], Awaitable[None]]) -> Response:
        """Changes a table and answers with it."""

        async def do(table: LiveTable) -> Response:
            await change(table)
            return self.shown(table)

        return await self.at(id, do)

    async def replayed(self, job: str, /, **wanted: Any) -> bytes:
        return await self.room.replays.ask(self, job, **wanted)

    def shown(self, table: LiveTable, status: int = 200) -> Response:
        return as_json(table_bytes(table, self.client, self.room.keys), status)


def as_json(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json")


async def caller_of(request: Request) -> Caller:
    state = request.app.state
    return Caller(request.state.client, request.state.address, state.new_tables, state.room)


Calling = Annotated[Caller, Depends(caller_of)]
TableId = Annotated[str, Path(max_length=100)]
Viewer = Annotated[int | None, Query(ge=0, le=99, description="the seat whose eyes to look through; none: a spectator")]

router = APIRouter()


@router.get("/healthz", response_model=schemas.Health, responses={503: PROBLEM})
async def health(caller: Calling) -> Response:
    """Whether the server can do its work: it can write to its database."""
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await caller.room.check_health()
    except Exception:
        return problem_response(Problem("busy"))
    return as_json(dumps({"status": "ok", "version": saloon.__version__, "engines": saloon.engines()}))


@router.get("/api/games", response_model=list[game_schemas.Game], responses=ALWAYS)
async def list_games(caller: Calling) -> Response:
    return as_json(await caller.room.read(games_bytes))


@cache
def games_bytes() -> bytes:
    """The first time it reads lessons and scenes."""
    games = [
        {
            "name": info.name,
            "seats": {"min": info.seats.start, "max": info.seats.stop - 1},
            "options": [
                {"name": option.name, "default": option.default, "choices": option.choices} for option in info.options
            ],
            "automa": info.automa and {**asdict(info.automa), "levels": info.levels()},
            "rules": info.rules,
            "rules_version": info.rules_version,
            "chapters": info.chapters,
            "bots": bots.level_names(),
            "words": languages_of(info.name),
            "page": page_of(info.name),
            "companions": [
                {
                    "name": name,
                    "level_option": companion.level_option,
                    "levels": companion.levels,
                    "usual": companion.usual_level,
                    "options": companion.option_names,
                }
                for name, companion in companions().items()
                if companion.game.name == info.name
            ],
            "lessons": list(lessons_of(info.name)),
            "shown_rules": list(shown_rules(info.name)),
        }
        for info in registry.infos().values()
    ]
    return dumps(games)


@router.post("/api/lists/check", response_model=schemas.Checked, responses=ALWAYS)
async def check_list(caller: Calling, wanted: schemas.Checking) -> Response:
    """Whether a table of the game would take this list of an owner's box, and if not, what is wrong with it."""
    info = registry.info(wanted.game)
    lists = [option.name for option in info.options if not option.choices]
    if wanted.option not in lists:
        raise BadInput("option", "not-one-of", got=wanted.option, choices=", ".join(lists))
    return as_json(await caller.replayed("own_list", game=wanted.game, option=wanted.option, list=wanted.list))


@router.post("/api/tables", response_model=schemas.Table, status_code=201, responses=ALWAYS)
async def make_table(caller: Calling, wanted: schemas.NewTable) -> Response:
    """Opens a table; it runs at once when nobody is awaited."""
    caller.count_new_table()
    places = [Place(seat.kind, seat.name, seat.bot, seat.level) for seat in wanted.seats]
    table = await seating.make_table(
        caller.room, caller.client, wanted.game, wanted.options, places, wanted.prepared, caller.address, wanted.hints
    )
    return caller.shown(table, 201)


@router.post("/api/tables/import", response_model=schemas.Table, status_code=201, responses=ALWAYS)
async def import_transcript(caller: Calling, wanted: schemas.Importing) -> Response:
    """Makes a table that is over from a transcript."""
    caller.count_new_table()
    table = await seating.import_transcript(caller.room, caller.client, wanted.transcript, caller.address)
    return caller.shown(table, 201)


@router.get("/api/lists/{hash}", response_model=schemas.Object, responses={**ALWAYS, 404: PROBLEM})
async def own_list(caller: Calling, hash: Annotated[str, Path(max_length=100)]) -> Response:
    """An own list of components, which the options of a table name by its hash."""
    found = await caller.room.read(caller.room.store.own_list, hash)
    if found is None:
        raise Problem("not-found")
    return as_json(found.encode())


@router.post("/api/join", response_model=schemas.Table, responses=OF_A_TABLE)
async def join(caller: Calling, wanted: schemas.Joining) -> Response:
    """Takes the seat of an invite link."""
    id = await seating.invited_table(caller.room, wanted.token)
    return await caller.change(
        id, lambda table: seating.join(caller.room, table, caller.client, wanted.token, wanted.name)
    )


@router.get("/api/tables/{id}", response_model=schemas.Table, responses=OF_A_TABLE)
async def show_table(caller: Calling, id: TableId) -> Response:
    async def do(table: LiveTable) -> Response:
        return caller.shown(table)

    return await caller.at(id, do)


@router.post("/api/tables/{id}/moves", response_model=schemas.Played, responses=OF_A_TABLE)
async def move(caller: Calling, id: TableId, wanted: schemas.Moving) -> Response:
    """Plays an action at the ply that it answers; done means committed."""

    async def do(table: LiveTable) -> Response:
        ply = await playing.move(
            caller.room, table, caller.client, wanted.seat, wanted.ply, wanted.action, wanted.epoch
        )
        return as_json(dumps({"ply": ply}))

    return await caller.at(id, do)


@router.post("/api/tables/{id}/undo", response_model=schemas.Table, responses=OF_A_TABLE)
async def undo(caller: Calling, id: TableId, wanted: schemas.Undoing) -> Response:
    """Takes back the seat's move at this ply and all that followed, at once or after the others have agreed."""
    return await caller.change(
        id, lambda table: playing.undo(caller.room, table, caller.client, wanted.seat, wanted.ply)
    )


@router.post("/api/tables/{id}/undo/answer", response_model=schemas.Table, responses=OF_A_TABLE)
async def answer_undo(caller: Calling, id: TableId, wanted: schemas.UndoAnswer) -> Response:
    """Agrees or not to a request to take back. What it is about is named, so that nobody agrees to another one."""
    return await caller.change(
        id,
        lambda table: playing.answer_undo(
            caller.room, table, caller.client, wanted.seat, wanted.agree, wanted.ply, wanted.epoch
        ),
    )


@router.post("/api/tables/{id}/watchers-chat", response_model=schemas.Table, responses=OF_A_TABLE)
async def watchers_chat(caller: Calling, id: TableId, wanted: schemas.WatchersChat) -> Response:
    """Whether spectators may speak; the players decide it."""
    return await caller.change(
        id, lambda table: seating.watchers_chat(caller.room, table, caller.client, wanted.allowed)
    )


@router.post("/api/tables/{id}/leave", response_model=schemas.Table, responses=OF_A_TABLE)
async def leave(caller: Calling, id: TableId, wanted: schemas.Leaving) -> Response:
    return await caller.change(id, lambda table: seating.leave(caller.room, table, caller.client, wanted.seat))


@router.post("/api/tables/{id}/replace", response_model=schemas.Table, responses=OF_A_TABLE)
async def replace(caller: Calling, id: TableId, wanted: schemas.Replacing) -> Response:
    """Lets a bot take over a seat that was left."""
    return await caller.change(
        id,
        lambda table: seating.replace_by_bot(
            caller.room, table, caller.client, wanted.seat, wanted.bot, caller.address
        ),
    )


@router.post(
    "/api/tables/{id}/rematch",
    response_model=schemas.Table,
    status_code=201,
    responses={
        **OF_A_TABLE,
        200: {"model": schemas.Table, "description": "the rematch that somebody asked for before"},
    },
)
async def rematch(caller: Calling, id: TableId) -> Response:
    """The same game, options and people once more."""
    caller.count_new_table()

    async def do(table: LiveTable) -> Response:
        new, made = await seating.rematch(caller.room, table, caller.client, caller.address)
        return caller.shown(new, 201 if made else 200)

    return await caller.at(id, do)


@router.get("/api/tables/{id}/history", response_model=list[schemas.Step], responses=OF_A_TABLE)
async def history(caller: Calling, id: TableId, seat: Viewer = None) -> Response:
    """All steps, as the seat or a spectator may know them."""

    async def do(table: LiveTable) -> Response:
        check_viewer(table, caller.client, seat)
        return as_json(await caller.room.replays.history(caller, table, seat) if table.play else b"[]")

    return await caller.at(id, do)


@router.get("/api/tables/{id}/scores", response_model=list[schemas.OwnScore], responses=OF_A_TABLE)
async def scores(caller: Calling, id: TableId, seat: Viewer = None) -> Response:
    """What each point was for so far, as far as the seat or a spectator may know it."""

    async def do(table: LiveTable) -> Response:
        check_viewer(table, caller.client, seat)
        return as_json(table.scores(seat) if table.play else b"[]")

    return await caller.at(id, do)


@router.get("/api/tables/{id}/progress", response_model=list[schemas.PointsByKind], responses=OF_A_TABLE)
async def points_over_time(caller: Calling, id: TableId) -> Response:
    """Of a table that is over: what would have counted at many of its moments, had it ended there."""

    async def do(table: LiveTable) -> Response:
        if table.record.status != "over":
            raise Conflict  # it would tell secrets
        return as_json(await caller.replayed("points_over_time", table=played_of(table)))

    return await caller.at(id, do)


@router.get("/api/tables/{id}/at/{ply}", response_model=schemas.View, responses=OF_A_TABLE)
async def view_at(caller: Calling, id: TableId, ply: Annotated[int, Path(ge=0)], seat: Viewer = None) -> Response:
    """The view after so many plies."""

    async def do(table: LiveTable) -> Response:
        check_viewer(table, caller.client, seat)
        last = table.started().ply
        if ply > last:
            raise BadInput("ply", "not-in-range", got=ply, low=0, high=last)
        return as_json(await caller.replayed("view", table=played_of(table, ply), viewer=seat, lists=table.lists))

    return await caller.at(id, do)


def check_viewer(table: LiveTable, client: str, seat: int | None) -> None:
    """Once the table is over, everybody may see what any seat saw: the transcript tells everything by then."""
    if seat is None:
        return
    last = len(table.record.seats) - 1
    if seat > last:
        raise BadInput("seat", "not-in-range", got=seat, low=0, high=last)
    if table.record.status != "over":
        playing.check_seat(table, client, seat)


@router.get(
    "/api/tables/{id}/transcript",
    response_class=Response,
    responses={**OF_A_TABLE, 200: {"content": {"application/jsonl": {"schema": {"type": "string"}}}}},
)
async def transcript(caller: Calling, id: TableId) -> Response:
    """The whole game with its seed, for `saloon verify` and `saloon replay`; only when it is over."""

    async def do(table: LiveTable) -> Response:
        name = f"{table.record.game}-{table.record.commitment[:8]}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(await caller.room.replays.export(caller, table), 200, headers, "application/jsonl")

    return await caller.at(id, do)
