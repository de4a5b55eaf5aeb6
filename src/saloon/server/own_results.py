"""How the finished games of one client came out: the figures behind its statistics. Knows no title."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Sequence

from saloon.analysis.review import Account, Review
from saloon.core.game import Json
from saloon.core.refusal import BadInput
from saloon.core.state import OVER
from saloon.server.faces import timestamp
from saloon.server.problems import Problem
from saloon.server.records import Record
from saloon.server.store import Store
from saloon.server.tables import LiveTable, check_rules, header_of

COLUMNS = ("table", "game", "ended", "seats", "seat", "share", "points", "accuracy", "luck")


def own_results(store: Store, client: str) -> list[Json]:
    """A row for every seat that the client held at a table that is over, the oldest first.

    It replays them: call it in a thread.
    """
    held = [record for record in store.tables_of(client) if record.status == "over" and record.seats_of(client)]
    found: list[Json] = []
    for record in reversed(held):
        found += _results(store, record, client)
    return found


def _results(store: Store, record: Record, client: str) -> list[Json]:
    stored = store.load(record.id)
    if stored is None:
        return []
    try:
        check_rules(stored.record)
        table = LiveTable(stored)
    except (Problem, BadInput):  # played by rules that are newer than this program
        return []
    state = table.started().state
    if state.turn != OVER:
        return []
    scores = {score["seat"]: score for score in table.game.scores(state)}
    accounts = _accounts(store, record)
    return [
        {
            "table": record.id,
            "game": record.game,
            "ended": timestamp(record.changed),
            "seats": len(record.seats),
            "seat": seat,
            "share": float(state.share(seat)),
            "points": int(state.points(seat)),
            "accuracy": accounts[seat].accuracy if accounts else None,
            "luck": accounts[seat].luck if accounts else None,
            "items": by_kind(scores[seat]["items"]),
        }
        for seat in record.seats_of(client)
    ]


def by_kind(items: Sequence[Json]) -> dict[str, int]:
    points: Counter[str] = Counter()
    for item in items:
        points[item["item"]] += item["points"]
    return dict(points)


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
