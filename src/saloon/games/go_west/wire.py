"""The views and scores of Go West!, as types: here, because compiled modules forget the annotations of classes."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from saloon.games.go_west.board import Ending, Phase
from saloon.games.go_west.parts import Region, TrackRegion
from saloon.games.go_west.scoring import ItemisedScoring


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


class ToEnd(TypedDict):
    """How long the game still lasts."""

    points: int  # that the first seat lacks (GW-27)
    wagons: int  # that are still in New England and East (GW-28)
    last_round: bool


class OpenTable(TypedDict):
    """What lies open to everybody, in a view as in a position."""

    seats: int
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
    discard: dict[str, int]
    reason: Ending


class View(OpenTable):
    turn: int  # negative: chance, or over
    players: list[SeatView]
    pile: int
    unseen: dict[str, int]
    scorings: list[ItemisedScoring]
    to_end: ToEnd


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
