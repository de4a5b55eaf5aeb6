"""What Go West! says to the world outside: the types of its actions, figures, draws, events, views and scores.

They stand here and not beside what makes them because compiled modules forget the annotations of a TypedDict.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Region = Literal["new_england", "east", "great_plains", "midwest", "west", "california"]
TrackRegion = Literal["east", "great_plains", "midwest", "west"]
Phase = Literal["first", "deal", "action", "pay", "place", "step", "draw", "over"]
Ending = Literal["running", "fifty", "wagons-gone", "stalemate"]
Counts = dict[str, int]


# Actions, and the figures that go with each


class PlayAction(TypedDict):
    do: Literal["play"]
    card: str


class SellAction(TypedDict):
    do: Literal["sell"]
    card: str


class ScoreAction(TypedDict):
    do: Literal["score"]


class AnnounceAction(TypedDict):
    do: Literal["announce"]


class StopAction(TypedDict):
    do: Literal["stop"]


class PayAction(TypedDict):
    do: Literal["pay"]
    tokens: int
    vp: int


class PlaceAction(TypedDict):
    do: Literal["place"]
    region: Region


StepAction = TypedDict("StepAction", {"do": Literal["step"], "from": Region})


class CostFigures(TypedDict):
    """Of `play`, and of `score` while a scoring card is left."""

    cost: int


class SaleFigures(TypedDict):
    """Of `sell`."""

    tokens: int  # that come back


class NoFigures(TypedDict):
    pass


Action = (
    PlayAction | SellAction | ScoreAction | AnnounceAction | StopAction | PayAction | PlaceAction | StepAction
)  # fmt: skip
Figures = CostFigures | SaleFigures | NoFigures


# Draws


class FirstDraw(TypedDict):
    draw: Literal["first"]
    seat: int


class CardDraw(TypedDict):
    draw: Literal["card"]
    seat: int
    card: str


Draw = FirstDraw | CardDraw


# Views


class Player(TypedDict):
    supply: int
    box: int
    vp: int
    paid: int
    scored: int
    next_scoring: int | None  # what it costs
    marker: bool
    cards: int
    hand: NotRequired[list[str]]  # only the viewer's own


class Award(TypedDict):
    seat: int
    tokens: int
    points: int
    rule: Literal["GW-22", "GW-23", "GW-24"]


class ScoredRegion(TypedDict):
    region: TrackRegion
    wagons: int
    track: list[int]  # owners, oldest first
    awards: list[Award]


class Scoring(TypedDict):
    seat: int
    card: int  # 0: the free one at the end
    regions: list[ScoredRegion]


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
    players: list[Player]
    pile: int
    discard: Counts
    unseen: Counts
    scorings: list[Scoring]
    reason: Ending


# Events


class SeatEvent(TypedDict):
    event: Literal["started", "announced", "markers-back", "unplaced", "stopped"]
    seat: int


class DrewEvent(TypedDict):
    event: Literal["drew"]
    seat: int
    card: NotRequired[str]  # known to the seat that drew it


class ReshuffledEvent(TypedDict):
    event: Literal["reshuffled"]
    seat: int
    cards: int


class PlayedEvent(TypedDict):
    event: Literal["played"]
    seat: int
    card: str


class SoldEvent(TypedDict):
    event: Literal["sold"]
    seat: int
    card: str
    tokens: int


class PaidEvent(TypedDict):
    event: Literal["paid"]
    seat: int
    tokens: int
    vp: int


class TokenEvent(TypedDict):
    event: Literal["placed", "returned"]
    seat: int
    region: TrackRegion


MovedEvent = TypedDict("MovedEvent", {"event": Literal["moved"], "seat": int, "from": Region, "to": Region})


class LapsedEvent(TypedDict):
    event: Literal["lapsed"]
    seat: int
    steps: int


class ScoredEvent(TypedDict):
    event: Literal["scored"]
    seat: int
    card: int


class AwardedEvent(TypedDict):
    event: Literal["awarded"]
    seat: int
    region: TrackRegion
    points: int


class EndedEvent(TypedDict):
    event: Literal["ended"]
    seat: int
    reason: Ending


Event = (
    SeatEvent | DrewEvent | ReshuffledEvent | PlayedEvent | SoldEvent | PaidEvent | TokenEvent | MovedEvent
    | LapsedEvent | ScoredEvent | AwardedEvent | EndedEvent
)  # fmt: skip


# Scores


class PointsItem(TypedDict):
    item: Literal["start", "paid"]
    points: int


class ScoringItem(Award):
    item: Literal["scoring"]
    scoring: int  # its number, from 1
    card: int
    region: TrackRegion
    wagons: int


class Score(TypedDict):
    seat: int
    points: int
    supply: int  # breaks ties (GW-29)
    share: float  # of the victory
    items: list[PointsItem | ScoringItem]
