"""What a seat may see of Go West!: views and itemised scores."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.go_west.board import ENDINGS, PHASES
from saloon.games.go_west.layout import BOX, HELD, MARK, MARKER, PAID, SCORED, SUPPLY, VP, row_of
from saloon.games.go_west.parts import (
    EAST,
    GOAL,
    NEW_ENGLAND,
    REGIONS,
    SCORING_CARDS,
    TRACK_REGIONS,
    Region,
    TrackRegion,
)
from saloon.games.go_west.player import hand, scoring_cost
from saloon.games.go_west.scoring import ItemisedScoring, itemise, track_of
from saloon.games.go_west.state import GoWest
from saloon.games.go_west.wire import OpenTable, PlainItem, Score, ScoringItem, SeatView, ToEnd, View


def view(state: GoWest, seat: int | None) -> View:
    """All that the seat may know: everything but the draw pile's cards and the other hands."""
    return {
        **open_table(state),
        "turn": int(state.turn),
        "players": [_player(state, index, index == seat) for index in range(state.seats)],
        "pile": int(state.pile_size),
        "unseen": _unseen(state, seat),
        "scorings": [itemise(scoring, state.seats) for scoring in state.scorings],
        "to_end": _to_end(state),
    }


def open_table(state: GoWest) -> OpenTable:
    return {
        "seats": int(state.seats),
        "phase": PHASES[state.phase],
        "actor": int(state.actor),
        "doubled": state.doubled,
        "actions_left": int(state.actions_left),
        "card": state.deck.cards[state.card].name if state.card >= 0 else None,
        "due": int(state.due),
        "steps_left": int(state.steps_left),
        "wagons": wagons_by_name(state.pieces),
        "tracks": tracks_by_name(state.pieces),
        "marks": marks_by_name(state.pieces),
        "discard": card_counts(state, state.discard()),
        "reason": ENDINGS[state.ending],
    }


def _to_end(state: GoWest) -> ToEnd:
    """The end comes at once, so the last round is never known in advance."""
    most = max(int(state.points(seat)) for seat in range(state.seats))
    wagons = int(state.pieces[NEW_ENGLAND] + state.pieces[EAST])
    return {"points": max(0, GOAL - most), "wagons": wagons, "last_round": False}


def _player(state: GoWest, seat: i64, own: bool) -> SeatView:
    pieces, row = state.pieces, row_of(seat)
    scored = int(pieces[row + SCORED])
    shown: SeatView = {
        "supply": int(pieces[row + SUPPLY]),
        "box": int(pieces[row + BOX]),
        "vp": int(pieces[row + VP]),
        "paid": int(pieces[row + PAID]),
        "scored": scored,
        "next_scoring": int(scoring_cost(pieces, row)) if scored < SCORING_CARDS else None,
        "marker": pieces[row + MARKER] == 1,
        "cards": int(pieces[row + HELD]),
    }
    if own:
        shown["hand"] = hand_names(state, seat)
    return shown


def hand_names(state: GoWest, seat: i64) -> list[str]:
    return [state.deck.cards[kind].name for kind in hand(state.pieces, row_of(seat))]


def _unseen(state: GoWest, seat: int | None) -> dict[str, int]:
    """The cards that lie in the draw pile or in other hands, together."""
    counts = ints(state.pile)
    for other in range(state.seats):
        if other != seat:
            for kind in hand(state.pieces, row_of(other)):
                counts[kind] += 1
    return {state.deck.cards[kind].name: count for kind, count in enumerate(counts) if count}


def card_counts(state: GoWest, counts: vec[i64]) -> dict[str, int]:
    return {state.deck.cards[kind].name: int(count) for kind, count in enumerate(counts) if count}


def wagons_by_name(pieces: vec[i64]) -> dict[Region, int]:
    return {name: int(pieces[region]) for region, name in enumerate(REGIONS)}


def tracks_by_name(pieces: vec[i64]) -> dict[TrackRegion, list[int]]:
    return {name: track_of(pieces, region) for region, name in enumerate(TRACK_REGIONS, start=EAST)}


def marks_by_name(pieces: vec[i64]) -> dict[TrackRegion, int]:
    return {name: int(pieces[MARK + region]) for region, name in enumerate(TRACK_REGIONS, start=EAST)}


def ints(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]


def scores(state: GoWest) -> list[Score]:
    """Per seat: where its points come from, scoring by scoring and region by region."""
    scorings = [itemise(scoring, state.seats) for scoring in state.scorings]
    return [
        {
            "seat": int(seat),
            "points": int(state.points(seat)),
            "supply": int(state.pieces[row_of(seat) + SUPPLY]),  # GW-29: breaks ties
            "share": state.share(seat) if state.ending else 0.0,
            "items": _items(state, seat, _gains(scorings, seat)),
        }
        for seat in range(state.seats)
    ]


def _items(state: GoWest, seat: i64, gains: list[ScoringItem]) -> list[PlainItem | ScoringItem]:
    """The start (GW-3), what every scoring brought, what was paid (GW-19). A position may start with other points."""
    paid = int(state.pieces[row_of(seat) + PAID])
    start = int(state.points(seat)) + paid - sum(gain["points"] for gain in gains)
    return [{"item": "start", "points": start}, *gains, {"item": "paid", "points": -paid}]


def _gains(scorings: list[ItemisedScoring], seat: i64) -> list[ScoringItem]:
    return [
        {"item": "scoring", "scoring": number, "seat": scoring["seat"], "card": scoring["card"],
         "region": region["region"], "wagons": region["wagons"],
         "tokens": award["tokens"], "points": award["points"], "rule": award["rule"]}
        for number, scoring in enumerate(scorings, start=1)
        for region in scoring["regions"]
        for award in region["awards"]
        if award["seat"] == seat
    ]  # fmt: skip
