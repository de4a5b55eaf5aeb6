"""Requests of somebody who comes in: invitations, whom a link reaches, and the client's own tables."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import Field, StrictBool

from saloon.server import own_tables, schemas, seating
from saloon.server.addresses import is_this_machine, network_address
from saloon.server.codec import dumps
from saloon.server.faces import table_bytes
from saloon.server.problems import Problem
from saloon.server.records import Write
from saloon.server.routes import ALWAYS, OF_A_TABLE, Calling, TableId, as_json
from saloon.server.tables import LiveTable

router = APIRouter()


class OwnTable(schemas.Table):
    away: bool = Field(description="whether the client put it away")


class PuttingAway(schemas.Form):
    away: StrictBool


class Invitation(schemas.Form):
    table: schemas.Table
    seat: schemas.SeatNumber = Field(description="that the invite is for")
    host: str = Field(description="the name of whoever made the table, if they sit there and have one")


@router.get("/api/join/{token}", response_model=Invitation, responses=OF_A_TABLE)
async def invitation(caller: Calling, token: Annotated[str, Path(max_length=200)]) -> Response:
    """What an invite is for, to know it before joining."""
    table = await caller.room.table(await seating.invited_table(caller.room, token))
    told = {"seat": seating.invited_seat(table, token), "host": seating.host_of(table.record)}
    return as_json(b'{"table":%b,%b' % (table_bytes(table, caller.client, caller.room.keys), dumps(told)[1:]))


class Hosting(schemas.Form):
    network: str | None = Field(description="this machine's address in the local network; told on this machine only")
    open: bool = Field(description="whether others get in there, or only whoever sits at this machine")


@router.get("/api/hosting", response_model=Hosting, responses=ALWAYS)
async def hosting(request: Request) -> Response:
    """Whom a link to this server reaches."""
    host = request.app.state.settings.host
    here = is_this_machine(request.client.host if request.client else "") and "x-forwarded-for" not in request.headers
    network = network_address() if here and host is not None else None
    return as_json(dumps({"network": network, "open": not (here and host is not None and is_this_machine(host))}))


@router.get("/api/tables", response_model=list[OwnTable], responses=ALWAYS)
async def list_tables(
    caller: Calling,
    over: Annotated[bool, Query(description="only those that are over")] = False,
    away: Annotated[bool, Query(description="also those that were put away")] = False,
    name: Annotated[str, Query(max_length=100, description="of somebody who sits there, or a part of it")] = "",
    game: Annotated[list[str] | None, Query(max_length=100, description="or of one of these games")] = None,
) -> Response:
    """The client's tables, newest change first; the newest hundred."""
    which = own_tables.which(caller.client, over, away, name, game or ())
    return as_json(await caller.room.tables_of(caller, *which))


@router.post("/api/tables/{id}/away", response_model=PuttingAway, responses=OF_A_TABLE)
async def put_away(caller: Calling, id: TableId, wanted: PuttingAway) -> Response:
    """Puts a table out of the client's list, or back; nobody else notices."""

    async def do(table: LiveTable) -> Response:
        record = table.record
        if caller.client != record.maker and not any(seat.client == caller.client for seat in record.seats):
            raise Problem("forbidden")
        await caller.room.store.write(Write(put_away=[(caller.client, id, wanted.away)]))
        return as_json(dumps({"away": wanted.away}))

    return await caller.at(id, do)
