"""What one client is told about a table, assembled from parts that are serialised once for all clients."""

from __future__ import annotations

import time
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from saloon.core import registry
from saloon.core.changes import changes
from saloon.core.fairness import prepared_number
from saloon.core.game import Json
from saloon.server.codec import dumps
from saloon.server.own_lists import told_options
from saloon.server.problems import Conflict, Problem
from saloon.server.records import Record
from saloon.server.seats import Keys, Seat, fingerprint
from saloon.server.tables import LiveTable

WATCH = "watch"

Kind = tuple[bool, *tuple[int, ...]]  # of client: whether it made the table, and its seats


def table_json(record: Record, client: str, online: list[int], keys: Keys) -> Json:
    """The table, but nothing of its game. Who holds a seat is told as "yours" only; an invite to the maker only."""
    return _lasting(record, client, online, keys) | _moving(record, client)


def _lasting(record: Record, client: str, online: list[int], keys: Keys) -> Json:
    """What no move changes."""
    return {
        "id": record.id,
        "game": record.game,
        "rules": record.rules,
        "options": told_options(record.options),
        "seats": [_seat_json(record, seat, client, online, keys) for seat in record.seats],
        "commitment": record.commitment,
        "prepared": prepared_number(record.seed),
        "created": timestamp(record.created),
        "hints": record.hints,
    }


def _moving(record: Record, client: str) -> Json:
    asked = record.undo_request if record.status == "running" else None
    known_seed = record.status == "over" or prepared_number(record.seed) is not None
    return {
        "status": record.status,
        "ply": record.ply,
        "epoch": record.epoch,
        "turn": record.turn,
        "your_turn": record.turn is not None and record.seats[record.turn].held_by(client),
        "seed": record.seed.hex() if record.seed and known_seed else None,
        "changed": timestamp(record.changed),
        "undo_request": asdict(asked) if asked else None,
        "next": record.next,
        "watchers_chat": record.watchers_chat,
        "openings": [asdict(opening) for opening in record.openings],
        "result": [asdict(seat) for seat in record.result] if record.result else None,
        "hinted": [{"seat": seat, "ply": ply} for seat, ply in record.hinted],
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
    return dumps(_told_table(table, client, kind_of(table, client), keys))


def kind_of(table: LiveTable, client: str) -> Kind:
    """All who hold the same seats are told the same of the table, but for its maker."""
    return client == table.record.maker, *table.seats_of(client)


def _told_table(table: LiveTable, client: str, kind: Kind, keys: Keys) -> Json:
    told = table.told.get(kind)
    online = table.online()
    lasting = table.lasting.get(kind)
    if lasting is None or lasting[0] is not table.record.seats or lasting[1] is not online:
        lasting = table.record.seats, online, _lasting(table.record, client, online, keys)
        table.lasting[kind] = lasting
        told = None
    if told is None:
        told = table.told[kind] = lasting[2] | _moving(table.record, client)
    return told


def faces_bytes(table: LiveTable, client: str, since: int, refused: bool = True) -> bytes:
    """{key: face} for all that the client may see; nothing while the table waits."""
    if table.play is None:
        return b"{}"
    return _by_key({viewer: table.face(viewer, since, refused) for viewer in table.viewers_of(client)})


def _by_key(faces: dict[int | None, bytes]) -> bytes:
    named = ((WATCH if viewer is None else str(viewer)).encode() for viewer in faces)
    return b"{%b}" % b",".join(b'"%b":%b' % (name, face) for name, face in zip(named, faces.values(), strict=True))


def update_bytes(table: LiveTable, client: str, since: int, keys: Keys, refused: bool = True) -> bytes:
    return b'{"type":"update","table":%b,"since":{"epoch":%d,"ply":%d},"faces":%b}' % (
        table_bytes(table, client, keys),
        table.record.epoch,
        since,
        faces_bytes(table, client, since, refused),
    )


def change_bytes(table: LiveTable, client: str, since: int, keys: Keys, revision: int) -> bytes | None:
    """What is new to a client who was told of this revision; None if it has to be told everything."""
    kind = kind_of(table, client)
    viewers = kind[1:] or (None,)
    if table.play is None or not table.knows_before((kind, *viewers), revision):
        return None
    return b'{"type":"change","table":%b,"since":{"epoch":%d,"ply":%d},"faces":%b}' % (
        dumps(changes(table.told_before[kind], _told_table(table, client, kind, keys))),
        table.record.epoch,
        since,
        _by_key({viewer: table.face_changes(viewer, since) for viewer in viewers}),
    )


def problem_bytes(problem: Problem, table: LiveTable | None, client: str, keys: Keys) -> bytes:
    """A conflict shows where the table stands now; its faces have no steps, which are the stream's affair."""
    told = dumps(problem.as_json())
    if not isinstance(problem, Conflict) or table is None:
        return told
    faces = faces_bytes(table, client, table.record.ply)
    return b'%b,"table":%b,"faces":%b}' % (told[:-1], table_bytes(table, client, keys), faces)


def chat_bytes(table: LiveTable, after: int) -> bytes:
    """The lines after this number. Made once for all who know as much: there may be many who watch."""
    return table.made(("chat", after, table.last_line), lambda: dumps(_chat_json(table, after)))


def _chat_json(table: LiveTable, after: int) -> dict[str, Any]:
    lines = [line for line in table.chat or () if line.n > after]
    return {"type": "chat", "lines": [{**asdict(line), "at": timestamp(line.at)} for line in lines]}


@lru_cache(10_000)
def timestamp(seconds: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds)) + f".{int(seconds % 1 * 1000):03}Z"
