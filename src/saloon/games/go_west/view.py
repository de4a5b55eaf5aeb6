"""What a seat may see of Go West!: views and itemised scores."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.go_west.board import ENDINGS, PHASES, Ending, Phase
from saloon.games.go_west.parts import REGIONS, SCORING_CARDS, TRACK_REGIONS, Region, TrackRegion
from saloon.games.go_west.player import Player
from saloon.games.go_west.scoring import ItemisedScoring, itemise
from saloon.games.go_west.state import GoWest


class SeatView(TypedDict):
    supply: int
    box: int
    vp: int
    paid: int
    scored: int
    next_scoring: int | None  # what it costs; None: no scoring card is left
    marker: bool
    cards: int
    hand: NotRequired[list[str]]  # the viewer's own only


class View(TypedDict):
    seats: int
    turn: int  # negative: chance, or over
    phase: Phase
    actor: int
    doubled: bool
    actions_left: int
    card: str | None
    due: int
    steps_left: int
    wagons: dict[Region, int]
    tracks: dict[TrackRegion, list[int]]  # owners, oldest first
    marks: dict[TrackRegion, int]  # the circle that the partition marker holds
    players: list[SeatView]
    pile: int
    discard: dict[str, int]
    unseen: dict[str, int]
    scorings: list[ItemisedScoring]
    reason: Ending


class PlainItem(TypedDict):
    item: Literal["start", "paid"]
    points: int


class ScoringItem(TypedDict):
    item: Literal["scoring"]
    scoring: int
    seat: int
    card: int
    region: TrackRegion
    wagons: int
    tokens: int
    points: int
    rule: str


class Score(TypedDict):
    seat: int
    points: int
    supply: int
    share: float
    items: list[PlainItem | ScoringItem]


def view(state: GoWest, seat: int | None) -> View:
    """All that the seat may know: everything but the draw pile's cards and the other hands."""
    return {
        "seats": int(state.seats),
        "turn": int(state.turn),
        "phase": PHASES[state.phase],
        "actor": int(state.actor),
        "doubled": state.doubled,
        "actions_left": int(state.actions_left),
        "card": state.deck.cards[state.card].name if state.card >= 0 else None,
        "due": int(state.due),
        "steps_left": int(state.steps_left),
        "wagons": wagons_by_name(state.wagons),
        "tracks": tracks_by_name(state.tracks),
        "marks": dict(zip(TRACK_REGIONS, ints(state.marks), strict=True)),
        "players": [_player(state, player, index == seat) for index, player in enumerate(state.players)],
        "pile": int(state.pile_size),
        "discard": card_counts(state, state.discard),
        "unseen": _unseen(state, seat),
        "scorings": [itemise(scoring, state.seats) for scoring in state.scorings],
        "reason": ENDINGS[state.ending],
    }


def _player(state: GoWest, player: Player, own: bool) -> SeatView:
    shown: SeatView = {
        "supply": int(player.supply),
        "box": int(player.box),
        "vp": int(player.vp),
        "paid": int(player.paid),
        "scored": int(player.scored),
        "next_scoring": int(player.scoring_cost()) if player.scored < SCORING_CARDS else None,
        "marker": player.marker,
        "cards": len(player.hand),
    }
    if own:
        shown["hand"] = hand_names(state, player)
    return shown


def hand_names(state: GoWest, player: Player) -> list[str]:
    return [state.deck.cards[kind].name for kind in player.hand]


def _unseen(state: GoWest, seat: int | None) -> dict[str, int]:
    """The cards that lie in the draw pile or in other hands, together."""
    counts = ints(state.pile)
    for index, player in enumerate(state.players):
        if index != seat:
            for kind in player.hand:
                counts[kind] += 1
    return {state.deck.cards[kind].name: count for kind, count in enumerate(counts) if count}


def card_counts(state: GoWest, counts: vec[i64]) -> dict[str, int]:
    return {state.deck.cards[kind].name: int(count) for kind, count in enumerate(counts) if count}


def wagons_by_name(wagons: vec[i64]) -> dict[Region, int]:
    return dict(zip(REGIONS, ints(wagons), strict=True))


def tracks_by_name(tracks: vec[vec[i64]]) -> dict[TrackRegion, list[int]]:
    return {region: ints(track) for region, track in zip(TRACK_REGIONS, tracks, strict=True)}


def ints(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]


def scores(state: GoWest) -> list[Score]:
    """Per seat: where its points come from, scoring by scoring and region by region."""
    scorings = [itemise(scoring, state.seats) for scoring in state.scorings]
    return [
        {
            "seat": seat,
            "points": int(player.vp),
            "supply": int(player.supply),  # GW-29: breaks ties
            "share": state.share(seat) if state.ending else 0.0,
            "items": _items(player, _gains(scorings, seat)),
        }
        for seat, player in enumerate(state.players)
    ]


def _items(player: Player, gains: list[ScoringItem]) -> list[PlainItem | ScoringItem]:
    """The start (GW-3), what every scoring brought, what was paid (GW-19). A position may start with other points."""
    start = int(player.vp + player.paid) - sum(gain["points"] for gain in gains)
    return [{"item": "start", "points": start}, *gains, {"item": "paid", "points": -int(player.paid)}]


def _gains(scorings: list[ItemisedScoring], seat: int) -> list[ScoringItem]:
    return [
        {"item": "scoring", "scoring": number, "seat": scoring["seat"], "card": scoring["card"],
         "region": region["region"], "wagons": region["wagons"],
         "tokens": award["tokens"], "points": award["points"], "rule": award["rule"]}
        for number, scoring in enumerate(scorings, start=1)
        for region in scoring["regions"]
        for award in region["awards"]
        if award["seat"] == seat
    ]  # fmt: skip
