"""What the finished tables of a database say about games: to judge balance and rules. Only reads. Knows no title."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from saloon.arena.simulate import spread, wilson
from saloon.core import registry
from saloon.core.game import Action
from saloon.core.refusal import BadInput
from saloon.core.state import CHANCE, OVER
from saloon.core.transcript import Entry, Transcript, steps
from saloon.server.codec import loads
from saloon.server.database import lists, plies, read_url, seats, tables
from saloon.server.own_lists import named_list

MOST_OPENINGS = 12  # those that were played most often


@dataclass(frozen=True)
class Finished:
    """How one table came out."""

    game: str
    shares: list[float]
    points: list[int]
    items: list[dict[str, int]]  # per seat, the points of each kind
    openings: list[Action | None]  # per seat, the first decision in which it had a choice
    turns: list[int]  # the seats in the order of their first decisions
    plies: int
    decisions: int
    minutes: float  # from its opening to its last move


def read_finished(url: str) -> Iterator[Finished | None]:
    """Every finished table; None for one that cannot be replayed here."""
    engine = _open(url)
    try:
        with engine.connect() as connection:
            wanted = sa.select(
                tables.c.id, tables.c.game, tables.c.rules, tables.c.options, tables.c.created, tables.c.changed
            )
            for row in connection.execute(wanted.where(tables.c.status == "over").order_by(tables.c.created)).all():
                yield _finished(connection, row)
    except sa.exc.DBAPIError as error:
        raise BadInput("database", "file-trouble", detail=type(error.orig).__name__) from None
    finally:
        engine.dispose()


def _open(url: str) -> sa.Engine:
    """The database as it is: nothing is made, and nothing brought up to date."""
    address = read_url(url if "://" in url else f"sqlite:///{url}")
    if address.get_backend_name() != "sqlite":
        return sa.create_engine(address, hide_parameters=True)
    path = Path(str(address.database))
    if not path.exists():
        raise BadInput("database", "no-such-file")
    if path.is_dir():
        raise BadInput("database", "is-a-folder")
    return sa.create_engine(f"sqlite:///file:{path.absolute()}?mode=ro&uri=true", hide_parameters=True)


def _finished(connection: Connection, row: Any) -> Finished | None:
    names = connection.execute(sa.select(seats.c.name).where(seats.c.table_id == row.id).order_by(seats.c.seat))
    played = connection.execute(
        sa.select(plies.c.seat, plies.c.action).where(plies.c.table_id == row.id).order_by(plies.c.ply)
    )
    entries = [Entry(seat, loads(action)) for seat, action in played]
    transcript = Transcript(
        row.game, row.rules, _options(connection, row.options), list(names.scalars()), "", entries
    )  # fmt: skip
    try:
        return _told(transcript, max(0.0, row.changed - row.created) / 60)
    except BadInput:  # a game that is not installed, or rules of another time
        return None


def _options(connection: Connection, text: str) -> dict[str, Any]:
    options: dict[str, Any] = loads(text)
    for name, value in options.items():
        hash = named_list(value)
        if hash is not None:
            found = connection.execute(sa.select(lists.c.list).where(lists.c.hash == hash)).scalar()
            options[name] = value if found is None else loads(found)
    return options


def _told(transcript: Transcript, minutes: float) -> Finished | None:
    count = len(transcript.seats)
    openings: list[Action | None] = [None] * count
    turns: list[int] = []
    choice = False  # whether the seat in turn had more than one move
    state = None
    for entry, state in steps(transcript):
        if entry is not None and entry.seat is not None:
            if entry.seat not in turns:
                turns.append(entry.seat)
            if choice and openings[entry.seat] is None:
                openings[entry.seat] = entry.action
        asks = state.turn not in (CHANCE, OVER) and openings[int(state.turn)] is None
        choice = asks and len(state.moves()) > 1
    if state is None or state.turn != OVER:
        return None
    items = []
    for row in registry.load(transcript.game).scores(state):
        points: Counter[str] = Counter()
        for item in row["items"]:
            points[item["item"]] += item["points"]
        items.append(dict(points))
    return Finished(
        transcript.game,
        [float(state.share(seat)) for seat in range(count)],
        [int(state.points(seat)) for seat in range(count)],
        items,
        openings,
        turns,
        len(transcript.entries),
        sum(entry.seat is not None for entry in transcript.entries),
        minutes,
    )


@dataclass(frozen=True)
class Rate:
    """How often something came about, and which share of the victory it led to."""

    times: int
    share: float
    low: float
    high: float
    points: float

    @classmethod
    def of(cls, results: list[tuple[float, int]]) -> Rate:
        """Of shares and points."""
        wins = sum(share for share, _ in results)
        low, high = wilson(wins, len(results))
        return cls(len(results), wins / len(results), low, high, sum(points for _, points in results) / len(results))


@dataclass(frozen=True)
class Statistics:
    """Of one game with so many seats."""

    game: str
    seats: int
    tables: list[Finished]

    def by_seat(self) -> list[Rate]:
        return [Rate.of([(one.shares[seat], one.points[seat]) for one in self.tables]) for seat in range(self.seats)]

    def by_turn(self) -> list[Rate]:
        """By who decided first, second and so on; a seat that never decides (an Automa) is none of them."""
        order = range(min(len(one.turns) for one in self.tables))
        return [
            Rate.of([(one.shares[one.turns[turn]], one.points[one.turns[turn]]) for one in self.tables])
            for turn in order
        ]

    def by_opening(self) -> list[tuple[Action, Rate]]:
        """Those that were played most often first."""
        results: dict[str, list[tuple[float, int]]] = {}
        for one in self.tables:
            for seat, action in enumerate(one.openings):
                if action is not None:
                    key = json.dumps(action, sort_keys=True)
                    results.setdefault(key, []).append((one.shares[seat], one.points[seat]))
        often = sorted(results.items(), key=lambda pair: (-len(pair[1]), pair[0]))[:MOST_OPENINGS]
        return [(json.loads(key), Rate.of(found)) for key, found in often]

    def by_item(self) -> list[tuple[str, float, float]]:
        """For every kind of points: the mean of all seats, and of those that won."""
        every = [(items, share) for one in self.tables for items, share in zip(one.items, one.shares, strict=True)]
        won = sum(share for _, share in every)
        kinds = sorted({kind for items, _ in every for kind in items})
        rows = [
            (
                kind,
                sum(items.get(kind, 0) for items, _ in every) / len(every),
                sum(items.get(kind, 0) * share for items, share in every) / won if won else 0.0,
            )
            for kind in kinds
        ]
        return sorted(rows, key=lambda row: -abs(row[1]))

    def points(self) -> list[int]:
        return [points for one in self.tables for points in one.points]

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "tables": len(self.tables),
            "by_seat": [vars(rate) for rate in self.by_seat()],
            "by_turn": [vars(rate) for rate in self.by_turn()],
            "by_opening": [{"action": action, **vars(rate)} for action, rate in self.by_opening()],
            "by_item": [{"item": kind, "mean": mean, "winners": winners} for kind, mean, winners in self.by_item()],
            "points": spread(self.points()),
            "plies": spread([one.plies for one in self.tables]),
            "decisions": spread([one.decisions for one in self.tables]),
            "minutes": spread([round(one.minutes, 1) for one in self.tables]),
        }


def gather(url: str) -> tuple[list[Statistics], int]:
    """The statistics of every game and number of seats, and how many tables could not be replayed."""
    groups: dict[tuple[str, int], list[Finished]] = {}
    skipped = 0
    for one in read_finished(url):
        if one is None:
            skipped += 1
        else:
            groups.setdefault((one.game, len(one.shares)), []).append(one)
    return [Statistics(*key, groups[key]) for key in sorted(groups)], skipped
