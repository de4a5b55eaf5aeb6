"""The OpenAPI schema is complete and true: what it says is what happens, for any input that it allows or forbids."""

from __future__ import annotations

import json
import random
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from pydantic import TypeAdapter
from schemathesis import GenerationMode, checks

from saloon.server import game_schemas, schemas
from saloon.server.app import api_schema
from saloon.server.own_tables_routes import OwnTable
from tests.server.serving import GAME, Person, Server, play_on

EXAMPLES = 12  # of each kind, for each request
TABLE_PATHS = (
    "",
    "/moves",
    "/undo",
    "/undo/answer",
    "/watchers-chat",
    "/leave",
    "/replace",
    "/rematch",
    "/history",
    "/at/{ply}",
    "/transcript",
    "/scores",
    "/progress",
    "/hint",
    "/analysis",
    "/try",
    "/question/{ply}",
    "/away",
)
PATHS = {
    "/healthz", "/api/games", "/api/lists/check", "/api/lists/{hash}", "/api/tables", "/api/tables/import", "/api/join",
    "/api/join/{token}", "/api/puzzles", "/api/statistics", "/api/statistics.csv", "/api/puzzles/{game}/{number}",
    "/api/companions/import", "/api/lessons/{game}/{name}", "/api/rules/{game}/{rule}/scene",
    *(f"/api/tables/{{id}}{rest}" for rest in TABLE_PATHS),
    "/api/hosting", "/api/companions",
    *(f"/api/companions/{{id}}{rest}" for rest in ("", "/answers", "/undo", "/session")),
}  # fmt: skip

read_server_message: TypeAdapter[Any] = TypeAdapter(schemas.ServerMessage)


API = schemathesis.openapi.from_dict(api_schema())
OPERATIONS: list[Any] = [found.ok() for found in cast(Any, API.get_all_operations())]
# What fits the schema may still be refused: there is no such table, it is not that seat's turn …
NOT_PROMISED = [checks.CHECKS.get_one("positive_data_acceptance")]


@pytest.fixture(scope="module")
def tables(server: Server) -> tuple[str, list[str]]:
    """A cookie, and tables of that client which wait, run and are over: so that requests meet more than nothing. What
    they meet hangs on those before, and on how far a bot is; that they are answered as the schema says does not."""
    ann = Person(server)
    over = ann.make_table("person", "person")
    stream = ann.stream(over["id"])
    play_on({0: stream, 1: stream}, 10_000, random.Random(1))
    running = [ann.make_table("person", "person", "bot:random") for _ in range(3)]
    waiting = ann.make_table("person", "invited")
    companions = [ann.post("/api/companions", {"companion": "automa", "level": "hard"}, 201) for _ in range(2)]
    return ann.cookie, [table["id"] for table in (over, *running, waiting, *companions)]


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_request_is_answered_as_the_schema_says(
    server: Server, tables: tuple[str, list[str]], operation: Any, mode: GenerationMode
) -> None:
    cookie, ids = tables
    headers = {"Cookie": f"saloon={cookie}"}
    statuses = set()

    @settings(
        max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=operation.as_strategy(generation_mode=mode), table=st.sampled_from([None, *ids]))
    def run(case: Any, table: str | None) -> None:
        if table is not None and "id" in (case.path_parameters or {}) and mode is GenerationMode.POSITIVE:
            case.path_parameters["id"] = table
        response = case.call(base_url=server.address, headers=headers)
        statuses.add(response.status_code)
        case.validate_response(response, headers=headers, excluded_checks=NOT_PROMISED)

    try:
        run()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE, "nothing can be wrong with a request that says nothing"
    else:
        assert statuses


def test_everything_is_in_the_schema(server: Server) -> None:
    written = Person(server).get("/api/openapi.json")
    assert set(written["paths"]) == PATHS
    for path, methods in written["paths"].items():
        for operation in methods.values():
            assert "HTTPValidationError" not in json.dumps(operation)
            assert path == "/healthz" or {"400", "403", "413", "429"} <= set(operation["responses"])
    components = written["components"]["schemas"]
    assert {"Table", "Face", "Seat", "Step", "Problem", "UpdateMessage", "MoveMessage", "FailedMessage"} <= set(
        components
    )
    references = set(_references(written))
    assert references <= {f"#/components/schemas/{name}" for name in components}
    assert components["Problem"]["properties"]["error"]["enum"][:3] == ["refused", "bad-input", "not-found"]


def _references(value: Any) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return own + [found for item in value.values() for found in _references(item)]
    return [found for item in value for found in _references(item)] if isinstance(value, list) else []


def test_what_is_sent_in_a_whole_game_fits_the_schema(server: Server) -> None:
    """Every message of a stream, and the answers that random requests seldom meet. Unknown fields would be noticed."""
    ann, ben = Person(server), Person(server)
    table = ann.make_table("person:Ann", "invited")
    streams = {0: ann.stream(table["id"])}
    streams[0].hear_until("update")
    ben.join(table, 1, "Ben")
    streams[1] = ben.stream(table["id"])
    watching = Person(server).stream(table["id"])
    rng = random.Random(2)
    play_on(streams, 30, rng)
    for seat, stream in streams.items():
        stream.ask(type="chat", text="hello")
        stream.ask(type="move", seat=seat, ply=1, action={})
        stream.ask(type="move", seat=seat, ply=stream.table["ply"], action={})
        stream.ask(type="undo", seat=seat, ply=stream.faces[str(seat)]["undo"])
        stream.ask(type="nothing")
    play_on(streams, 10_000, rng)
    watching.catch_up(streams[0].table["ply"], streams[0].table["epoch"])
    kinds = set()
    for stream in (*streams.values(), watching):
        for text in stream.raw:
            message = read_server_message.validate_json(text)
            kinds.add(message.type)
            # Nothing is left out or turned into something else
            assert json.loads(message.model_dump_json(exclude_unset=True)) == json.loads(text)
    assert kinds == {"update", "presence", "chat", "done", "failed"}
    id = table["id"]
    for kind, path in (
        (list[game_schemas.Game], "/api/games"),
        (list[OwnTable], "/api/tables"),
        (schemas.Table, f"/api/tables/{id}"),
        (list[schemas.Step], f"/api/tables/{id}/history?seat=1"),
        (schemas.View, f"/api/tables/{id}/at/20"),
        (list[schemas.PointsByKind], f"/api/tables/{id}/progress"),
        (schemas.Health, "/healthz"),
    ):
        TypeAdapter[Any](kind).validate_python(ann.get(path))
    assert GAME in ann.http.get(f"/api/tables/{id}/transcript").text
