"""How the points of a finished game came together: what would have counted at many of its moments. Knows no title."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from saloon.core.game import Json
from saloon.core.table import Table

MOMENTS = 120  # more than these are not told apart in a plot


def progress(play: Table) -> list[Json]:
    """Before decisions, evenly chosen, and at the end: the points of each seat, by what they would be for."""
    decisions = [ply for ply, entry in enumerate(play.transcript.entries) if entry.seat is not None]
    chosen = {*decisions[:: len(decisions) // MOMENTS + 1], play.ply}
    state = play.start.copy()
    found: list[Json] = []
    for ply in range(play.ply + 1):
        if ply in chosen:
            items = [by_kind(score["items"]) for score in play.game.scores_if_over(state)]
            found.append({"ply": ply, "items": items})
        if ply < play.ply:
            state.play(play.moves[ply])
    return found


def by_kind(items: Sequence[Json]) -> dict[str, int]:
    points: Counter[str] = Counter()
    for item in items:
        points[item["item"]] += item["points"]
    return dict(points)
