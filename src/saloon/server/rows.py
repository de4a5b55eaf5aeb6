"""Records as rows of the database, and rows as records."""

from __future__ import annotations

from dataclasses import asdict, astuple
from typing import Any

from saloon.core.transcript import Opening
from saloon.server.codec import dumps, loads
from saloon.server.own_lists import by_hash
from saloon.server.records import Analysed, Change, CompanionRecord, Record, SeatResult, UndoRequest
from saloon.server.seats import Seat


def record_of(row: Any, seated: tuple[Seat, ...]) -> Record:
    fields = dict(row._mapping)
    asked = loads(fields["undo_request"]) if fields["undo_request"] else None
    return Record(**{
        **fields,
        "options": loads(fields["options"]),
        "seed": None if fields["seed"] is None else bytes(fields["seed"]),
        "undo_request": UndoRequest(asked["seat"], asked["ply"], tuple(asked["agreed"])) if asked else None,
        "seats": seated,
        "watchers_chat": bool(fields["watchers_chat"]),
        "hints": bool(fields["hints"]),
        "hinted": tuple((seat, ply) for seat, ply in loads(fields["hinted"])) if fields["hinted"] else (),
        "openings": tuple(Opening(*told) for told in loads(fields["openings"])) if fields["openings"] else (),
        "result": tuple(SeatResult(*told) for told in loads(fields["result"])) if fields["result"] else None,
    })  # fmt: skip


def seat_of(row: Any) -> Seat:
    return Seat(row.seat, row.kind, row.name, row.bot, row.client, bool(row.left), row.invite)


def changed_row(record: Record) -> dict[str, Any]:
    return {
        "this": record.id,
        "before": record.revision - 1,
        "changed": record.changed,
        "status": record.status,
        "epoch": record.epoch,
        "ply": record.ply,
        "turn": record.turn,
        "undo_request": dumps(asdict(record.undo_request)).decode() if record.undo_request else None,
        "next": record.next,
        "revision": record.revision,
        "visited": record.visited,
        "watchers_chat": int(record.watchers_chat),
        "hinted": dumps(record.hinted).decode() if record.hinted else None,
        "openings": dumps([astuple(opening) for opening in record.openings]).decode() if record.openings else None,
        "result": dumps([astuple(seat) for seat in record.result]).decode() if record.result else None,
    }


def row_of(record: Record) -> dict[str, Any]:
    never_changes = ("id", "game", "rules", "maker", "seed", "commitment", "created", "origin")
    row = changed_row(record) | {name: getattr(record, name) for name in never_changes}
    del row["this"], row["before"]
    return row | {"options": dumps(by_hash(record.options)).decode(), "hints": int(record.hints)}


def seat_rows(record: Record) -> list[dict[str, Any]]:
    return [{"table_id": record.id, **asdict(seat), "left": int(seat.left)} for seat in record.seats]


def ply_rows(change: Change) -> list[dict[str, Any]]:
    first = change.record.ply - len(change.entries)
    return [
        {
            "table_id": change.record.id,
            "ply": first + n,
            "seat": entry.seat,
            "action": dumps(entry.action).decode(),
            "stand_in": 1 if change.stand_in and n == 0 else None,
        }
        for n, entry in enumerate(change.entries)
    ]


def analysis_row(id: str, part: Analysed) -> dict[str, Any]:
    return {"table_id": id, "first": part.first, "next": part.next, "found": dumps(part.found).decode()}


def changed_companion_row(record: CompanionRecord) -> dict[str, Any]:
    return {
        "this": record.id,
        "before": record.step - 1,
        "changed": record.changed,
        "turns": record.turns,
        "over": int(record.over),
        "step": record.step,
    }


def companion_row(record: CompanionRecord) -> dict[str, Any]:
    return {**asdict(record), "options": dumps(record.options).decode(), "over": int(record.over)}


def companion_record(row: Any) -> CompanionRecord:
    fields = dict(row._mapping)
    return CompanionRecord(**{
        **fields,
        "options": loads(fields["options"]),
        "seed": bytes(fields["seed"]),
        "over": bool(fields["over"]),
    })  # fmt: skip
