"""The app: everything put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema
from starlette.exceptions import HTTPException
from starlette.routing import Route, WebSocketRoute

import saloon
from saloon.core import registry
from saloon.core.refusal import BadInput, Refused
from saloon.server import companion_routes, learning_routes, own_tables_routes, schemas, teaching_routes
from saloon.server.bans import Bans
from saloon.server.codec import dumps
from saloon.server.companions import Companions
from saloon.server.database import Database
from saloon.server.error_pages import problem_response, wants_page
from saloon.server.garbage import Garbage
from saloon.server.gate import Gate
from saloon.server.limits import Both
from saloon.server.logs import log
from saloon.server.metrics import Metrics
from saloon.server.news import News
from saloon.server.pages import Page, package_routes
from saloon.server.playing import Bots
from saloon.server.problems import Problem, as_problem, invalid
from saloon.server.room import Room
from saloon.server.routes import as_json, router
from saloon.server.seats import Keys
from saloon.server.settings import Settings
from saloon.server.store import Store
from saloon.server.stream import Streams
from saloon.server.thinking import Processes, Thinkers
from saloon.server.turnstile import Turnstile
from saloon.server.wire import add_wires

STREAM_MESSAGES = (
    schemas.MoveMessage,
    schemas.UndoMessage,
    schemas.ChatMessage,
    schemas.PingMessage,
    schemas.RefusedMessage,
    schemas.UpdateMessage,
    schemas.ChangeMessage,
    schemas.PresenceMessage,
    schemas.ChatLinesMessage,
    schemas.DoneMessage,
    schemas.RefusedAnswer,
    schemas.FailedMessage,
)
ROUTERS = (
    router,
    companion_routes.router,
    learning_routes.router,
    own_tables_routes.router,
    teaching_routes.router,
)
SCHEMA_PATH = "#/components/schemas/{model}"


def make_app(settings: Settings) -> FastAPI:
    """Also opens the database, so that bad settings are found before anything is served. May raise BadInput."""
    database = Database(settings.database)
    database.open()
    keys = Keys(settings.secret or database.secret())
    bans = Bans()
    metrics = Metrics()
    turnstile = Turnstile()
    garbage = Garbage()
    for info in registry.infos().values():
        info.load()  # now, not at the first request

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database)
        thinkers = Thinkers(settings.thinkers, settings.bot_seconds, settings.thinker_command)
        checkers = Processes(1, settings.checker_command)
        room = Room(settings, store, keys, thinkers, checkers, bans, metrics, turnstile)
        bots = Bots(room)
        room.when_changed.append(bots.look)
        room.when_changed.append(lambda table: garbage.set_aside())
        news = News(room, database) if database.is_postgres else None
        store.open()
        if news:
            room.when_visited.append(news.announce)
            news.open()
        app.state.room = room
        closing = metrics.serve(settings.metrics_port) if settings.metrics_port is not None else None
        metrics.gauge("saloon_tables", "Tables in memory", lambda: float(len(room.known_tables())))
        metrics.gauge("saloon_streams", "Streams that are open", lambda: float(app.state.streams.count))
        metrics.gauge("saloon_bots_waiting", "Bots that wait for a thinking process", lambda: float(thinkers.waiting))
        app.state.streams = Streams(room)
        app.state.new_tables = Both(settings.new_tables, settings.address_new_tables, settings.now)
        app.state.companions = Companions(room)
        background = [asyncio.create_task(room.wake_bots()), asyncio.create_task(room.keep_tidy())]
        background.append(asyncio.create_task(room.heed_orders()))
        log("started", version=saloon.__version__, engines=saloon.engines(), database=database.kind)
        yield
        for task in background:
            task.cancel()
        await bots.close()
        await thinkers.close()
        await checkers.close()
        if news:
            await news.close()
        await store.close()
        await room.close()
        database.close()
        if closing:
            closing()
        log("stopped")

    app = FastAPI(lifespan=lifespan, openapi_url=None, docs_url=None, redoc_url=None)
    app.state.settings = settings
    app.state.metrics = metrics
    app.state.garbage = garbage
    app.state.turnstile = turnstile
    app.router.routes.append(WebSocketRoute("/api/tables/{id}/stream", _stream))  # first: all come back at once
    for each in ROUTERS:
        app.include_router(each)
    app.state.page = Page(settings.static)
    app.router.routes.extend([*app.state.page.routes(), *package_routes()])
    app.router.routes.append(Route("/api/openapi.json", _schema))
    app.add_middleware(
        Gate, settings=settings, keys=keys, bans=bans, metrics=metrics, garbage=garbage, turnstile=turnstile
    )
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    for kind in (Problem, Refused, BadInput):
        app.add_exception_handler(kind, _problem)
    return app


async def _stream(socket: WebSocket) -> None:
    await socket.app.state.streams.serve(socket, socket.path_params["id"])


async def _schema(request: Request) -> Response:
    return as_json(await request.app.state.room.read(schema_bytes))


async def _problem(request: Request, error: Any) -> Response:
    return problem_response(as_problem(error), request.scope)


async def _invalid(request: Request, error: Any) -> Response:
    return problem_response(invalid(error.errors()))


async def _http_error(request: Request, error: Any) -> Response:
    """What the framework itself refuses: an unknown path, a method that is not allowed."""
    if error.status_code == 404:
        page: Page = request.app.state.page
        told = await page.lost(request) if wants_page(request.scope) else None
        return told or problem_response(Problem("not-found"), request.scope)
    problem = as_problem(BadInput("method" if error.status_code == 405 else "body", "wrong-type"))
    response = problem_response(problem)
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


@cache
def schema_bytes() -> bytes:
    return dumps(api_schema())


@cache
def api_schema() -> dict[str, Any]:
    """The OpenAPI schema. It has no word for streams, but the types of their messages belong to it."""
    routes = [route for each in ROUTERS for route in each.routes]
    schema = get_openapi(title="Saloon", version=saloon.__version__, routes=routes)
    _, messages = models_json_schema([(model, "serialization") for model in STREAM_MESSAGES], ref_template=SCHEMA_PATH)
    components = schema["components"]["schemas"]
    components |= messages["$defs"]
    # The framework adds its own answer to input that does not fit; ours is a problem with status 400
    for name in ("HTTPValidationError", "ValidationError"):
        components.pop(name, None)
    add_wires(schema, map(registry.load, registry.infos()))
    for operation in (operation for path in schema["paths"].values() for operation in path.values()):
        if "HTTPValidationError" in str(operation["responses"].get("422")):
            del operation["responses"]["422"]
    return schema
