"""The views and scores of Great Western Trail, as types: compiled modules forget the annotations of classes."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from saloon.games.great_western_trail.scoring import Item

Counts = dict[str, int]


# What it looks like. `face` and `deed` are words of the wire: a side of a building, an effect.
Task = TypedDict(  # what the table waits for; number: of steps, spaces or cards; rate: money per craftsman
    "Task", {
        "task": str, "number": NotRequired[int], "station": NotRequired[int], "surcharge": NotRequired[int],
        "rate": NotRequired[int], "what": NotRequired[Literal["hazard", "teepee", "either"]], "cost": NotRequired[int],
        "cowboys": NotRequired[int], "into": NotRequired[Literal["hand", "discard"]], "deed": NotRequired[str],
        "column": NotRequired[int], "value": NotRequired[int], "city": NotRequired[str], "transport": NotRequired[int],
        "extraordinary": NotRequired[bool],
    },
)  # fmt: skip
OpenPlayer = TypedDict(  # what everybody sees of a seat
    "OpenPlayer", {
        "money": int, "certificates": int, "engine": float, "site": str, "workers": Counts, "discs": Counts,
        "discard": Counts, "area": list[str], "tiles": Counts, "masters": list[str], "cities": Counts,
        "stations": list[int], "gone": list[int],
    },
)  # fmt: skip


class PlayerView(OpenPlayer):
    """Of one's own seat hand and stack, of others both together."""

    step_limit: int
    hand_limit: int
    certificate_limit: int
    permanent: int
    buildings: list[str]
    cards: int
    stack_size: int
    belongings: Counts  # what tasks of objectives count (GWT 12.3)
    hand: NotRequired[list[str]]
    breeding: NotRequired[int]  # of the hand
    stack: NotRequired[Counts]
    unseen: NotRequired[Counts]


Visit = TypedDict(
    "Visit",
    {"tile": str | None, "copied": str | None, "copied_tile": str | None, "used": int, "acted": bool},
)
AutomaView = TypedDict(
    "AutomaView", {
        "seat": int, "top": int | None, "drawn": int | None, "deck": list[int], "discs": int, "reserve": int,
        "pile": list[int], "workers": list[str], "bonus": int,
    },
)  # fmt: skip
AutomaCardView = TypedDict(
    "AutomaCardView", {
        "number": int, "move": str, "action": str, "kansas": list[str], "cattle": int, "objective": int, "engine": str,
        "worker": str, "teepee": str, "hazard": str, "build": list[str],
    },
)  # fmt: skip
AutomaCards = TypedDict(
    "AutomaCards", {"drawn": AutomaCardView | None, "top": AutomaCardView | None, "digits": list[int]}
)
Table = TypedDict(  # what lies open on the table; views and positions share it
    "Table", {
        "seats": int, "faces": list[str], "trail": dict[str, str], "supply": list[Counts],
        "foresight": list[str | None], "jobs": list[Counts], "token": int | Literal["left"], "market": Counts,
        "market_stack": Counts, "objective_stack": Counts, "display": list[str | None], "masters": list[str | None],
        "appointed": list[str | None], "first": int, "actor": int, "agenda": list[list[str | int]], "visit": Visit,
        "automa": AutomaView | None, "turns_left": int | None, "token_owner": int | None,
    },
)  # fmt: skip


class ToEnd(TypedDict):
    """How long the game still lasts."""

    workers: int  # that the job market still takes until the token leaves it (GWT 12.1)
    turns: int | None  # then: turns that are left, with this one
    last_round: bool


class Score(TypedDict):
    seat: int
    points: int
    share: float
    items: list[Item]
    belongings: Counts  # what tasks of objectives count (GWT 12.3)


class View(Table):
    turn: int
    phase: str
    task: Task | None
    players: list[PlayerView]
    job_costs: list[int]
    automa_cards: AutomaCards | None
    fees: Counts
    tolls: Counts  # what the seat would pay for entering a site
    to_end: ToEnd
    reason: Literal["running", "scored"]
