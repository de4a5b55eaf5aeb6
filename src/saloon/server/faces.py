"""What one client is told about a table, assembled from parts that are serialised once for all clients."""

from __future__ import annotations

import time
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from saloon.core import registry
from saloon.core.fairness import prepared_number
from saloon.core.game import Json
from saloon.server.codec import dumps
from saloon.server.own_lists import by_hash
from saloon.server.problems import Conflict, Problem
from saloon.server.records import ChatLine, Record
from saloon.server.seats import Keys, Seat, fingerprint
from saloon.server.tables import LiveTable

WATCH = "watch"


def told_options(options: Json) -> Json:
    """Own lists by hash, with the names that their owners gave them: everybody sees that it is an own list."""
    told = by_hash(options)
    named = {option: value["name"] for option, value in options.items() if isinstance(value, dict) and "name" in value}
    return {option: {**value, "name": named[option]} if option in named else value for option, value in told.items()}


def table_json(record: Record, client: str, online: list[int], keys: Keys) -> Json:
    """The table, but nothing of its game. Who holds a seat is told as "yours" only; an invite to the maker only."""
    asked = record.undo_request if record.status == "running" else None
    prepared = prepared_number(record.seed)
    known_seed = record.status == "over" or prepared is not None
    return {
        "id": record.id,
        "game": record.game,
        "rules": record.rules,
        "options": told_options(record.options),
        "status": record.status,
        "seats": [_seat_json(record, seat, client, online, keys) for seat in record.seats],
        "ply": record.ply,
        "epoch": record.epoch,
        "turn": record.turn,
        "your_turn": record.turn is not None and record.seats[record.turn].held_by(client),
        "commitment": record.commitment,
        "seed": record.seed.hex() if record.seed and known_seed else None,
        "prepared": prepared,
        "created": timestamp(record.created),
        "changed": timestamp(record.changed),
        "undo_request": asdict(asked) if asked else None,
        "next": record.next,
        "watchers_chat": record.watchers_chat,
    }


def _seat_json(record: Record, seat: Seat, client: str, online: list[int], keys: Keys) -> Json:
    invite = None
    if seat.invite and not seat.taken and client == record.maker:
        token = keys.invite(record.id, seat.seat)
        if fingerprint(token) == seat.invite:  # not so if the server's secret was changed since
            invite = f"/join/{token}"
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "level": registry.info(record.game).automa_level(record.options) if seat.kind == "automa" else None,
        "taken": seat.taken,
        "online": seat.seat in online,
        "yours": seat.held_by(client),
        "left": seat.left,
        "invite": invite,
    }


def table_bytes(table: LiveTable, client: str, keys: Keys) -> bytes:
    return dumps(table_json(table.record, client, table.online(), keys))


def faces_bytes(table: LiveTable, client: str, since: int) -> bytes:
    """{key: face} for all that the client may see; nothing while the table waits."""
    if table.play is None:
        return b"{}"
    viewers = table.viewers_of(client)
    return b"{%b}" % b",".join(
        b'"%b":%b' % ((WATCH if viewer is None else str(viewer)).encode(), table.face(viewer, since))
        for viewer in viewers
    )


def update_bytes(table: LiveTable, client: str, since: int, keys: Keys) -> bytes:
    return b'{"type":"update","table":%b,"since":{"epoch":%d,"ply":%d},"faces":%b}' % (
        table_bytes(table, client, keys),
        table.record.epoch,
        since,
        faces_bytes(table, client, since),
    )


def problem_bytes(problem: Problem, table: LiveTable | None, client: str, keys: Keys) -> bytes:
    """A conflict shows where the table stands now; its faces have no steps, which are the stream's affair."""
    told = dumps(problem.as_json())
    if not isinstance(problem, Conflict) or table is None:
        return told
    faces = faces_bytes(table, client, table.record.ply)
    return b'%b,"table":%b,"faces":%b}' % (told[:-1], table_bytes(table, client, keys), faces)


def chat_json(lines: list[ChatLine]) -> dict[str, Any]:
    return {"type": "chat", "lines": [{**asdict(line), "at": timestamp(line.at)} for line in lines]}


@lru_cache(10_000)
def timestamp(seconds: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds)) + f".{int(seconds % 1 * 1000):03}Z"
