"""How the points of a finished game came together: what would have counted at many of its moments. Knows no title."""

from __future__ import annotations

from saloon.core.game import Json
from saloon.server.own_results import by_kind
from saloon.server.problems import Conflict
from saloon.server.tables import LiveTable

MOMENTS = 120  # more than these are not told apart in a plot


def progress(table: LiveTable) -> list[Json]:
    """Before decisions, evenly chosen, and at the end: the points of each seat, by what they would be for.

    It replays the game: call it in a thread.
    """
    if table.record.status != "over":
        raise Conflict  # it would tell secrets
    play, game = table.started(), table.game
    decisions = [ply for ply, entry in enumerate(play.transcript.entries) if entry.seat is not None]
    chosen = {*decisions[:: len(decisions) // MOMENTS + 1], play.ply}
    state = play.start.copy()
    found: list[Json] = []
    for ply in range(play.ply + 1):
        if ply in chosen:
            found.append({"ply": ply, "items": [by_kind(score["items"]) for score in game.scores_if_over(state)]})
        if ply < play.ply:
            state.play(play.moves[ply])
    return found
