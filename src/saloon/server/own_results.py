"""How the finished games of one client came out: the figures behind its statistics. Knows no title."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from saloon.analysis.review import Account, Review
from saloon.core.game import Json
from saloon.core.refusal import BadInput
from saloon.server import own_tables
from saloon.server.codec import loads
from saloon.server.faces import timestamp
from saloon.server.problems import Problem
from saloon.server.records import Record
from saloon.server.replays import Asker, played
from saloon.server.room import Room
from saloon.server.store import Store
from saloon.server.tables import check_rules, header_of

COLUMNS = ("table", "game", "ended", "seats", "seat", "share", "points", "accuracy", "luck")


async def own_results(room: Room, asker: Asker) -> list[Json]:
    """A row for every seat that the client held at a table that is over, the oldest first.

    They are replayed one after the other: in between others have their turn.
    """
    which = own_tables.which(asker.client, over=True, away=True, name="", games=())
    records = await room.read_in_turn(asker.address, room.store.tables_of, asker.client, *which)
    held = [record for record in records if record.seats_of(asker.client)]
    found: list[Json] = []
    for record in reversed(held):
        found += await _results(room, record, asker)
    return found


async def _results(room: Room, record: Record, asker: Asker) -> list[Json]:
    stored = await room.read_in_turn(asker.address, room.store.load, record.id)
    if stored is None:
        return []
    try:
        check_rules(stored.record)
    except (Problem, BadInput):  # played by rules that are newer than this program
        return []
    results = loads(await room.replays.ask(asker, "result", table=played(stored.record, stored.entries)))
    accounts = await room.read_in_turn(asker.address, _accounts, room.store, record)
    return [
        {
            "table": record.id,
            "game": record.game,
            "ended": timestamp(record.changed),
            "seats": len(record.seats),
            "seat": seat,
            "accuracy": accounts[seat].accuracy if accounts else None,
            "luck": accounts[seat].luck if accounts else None,
            **results[seat],
        }
        for seat in record.seats_of(asker.client)
        if results
    ]


def _accounts(store: Store, record: Record) -> list[Account] | None:
    """By the analysis that was kept, if it has come to the end."""
    known = store.analysis(record.id)
    if not known or known[-1].next < record.ply:
        return None
    review = Review(header_of(record))
    for part in known:
        review.read_rows(part.found)
    return review.accounts()


def as_csv(results: Sequence[Json]) -> str:
    """One line for each; what points were for in columns at the end."""
    kinds = sorted({kind for row in results for kind in row["items"]})
    text = io.StringIO()
    out = csv.writer(text, lineterminator="\r\n")
    out.writerow([*COLUMNS, *(f"points for {kind}" for kind in kinds)])
    for row in results:
        told = ["" if row[name] is None else row[name] for name in COLUMNS]
        out.writerow([*told, *(row["items"].get(kind, "") for kind in kinds)])
    return text.getvalue()
