"""A server, and tables in the middle of a game or after it, played without a browser because that is quicker.

Nothing is left to chance: the seed of the server decides the draws and the bots' choices at all of its tables, and the
seat of the test plays by a rule of its own. A table is therefore the same in every run.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from saloon import bots
from saloon.core import registry
from saloon.core.fairness import rng_at
from saloon.core.table import Table
from saloon.server.settings import Settings
from tests.server.serving import Person, Server, Stream, told_seed

Face = Any  # what a seat sees, as the server tells it
Goal = Literal["action", "place", "step", "pay", "score", "refused", "scored", "over"]
EASTWARD = ("east", "new_england", "great_plains", "midwest", "west")


@dataclass(frozen=True)
class SetTable:
    id: str
    cookie: str  # with it, one holds seat 0

    @property
    def path(self) -> str:
        return f"/table/{self.id}"


def page_server(folder: Path) -> Server:
    """A server with the built page and the limits that hold for everybody."""
    limits = {name: getattr(Settings, name) for name in ("requests", "new_tables", "messages", "streams")}
    return Server(folder, {"static": Settings.static, **limits})


def set_table(server: Server, goal: Goal, *others: str, turns: int = 0) -> SetTable:
    """A table where seat 0, after so many of its moves or some more, has to choose this now; or that is over."""

    def arrived(face: Face, played: int) -> bool:
        return played >= turns and reached(face, goal)

    seats = ("person:Ann", *(others or ("bot:greedy",)))
    return play_to(server, "go_west", seats, arrived, lambda face: choose(face, goal))


def play_to(
    server: Server,
    game: str,
    seats: tuple[str, ...],
    arrived: Callable[[Face, int], bool],
    chosen: Callable[[Face], Any],
    options: dict[str, Any] | None = None,
) -> SetTable:
    """A new table, played by `chosen` on seat 0 until it has arrived there after so many of its moves."""
    person = Person(server)
    table = person.make_table(*seats, options={"first_seat": 0, **(options or {})}, game=game)
    stream = person.stream(table["id"])
    moves = play_on(stream, arrived, chosen)
    assert arrived(stream.faces["0"], moves), (
        f"with seed {server.seed} the game of {', '.join(seats)} was over before it came to what the test is about"
    )
    stream.close()
    return SetTable(table["id"], person.cookie)


def play_on(stream: Stream, arrived: Callable[[Face, int], bool], chosen: Callable[[Face], Any]) -> int:
    """Seat 0 plays until it has arrived, or the game is over; returns how many moves it made."""
    stream.hear_until("update")
    moves = 0
    while True:
        while stream.table["status"] == "running" and stream.table["turn"] != 0:
            stream.hear()
        face = stream.faces["0"]
        if stream.table["status"] == "over" or arrived(face, moves):
            return moves
        answer = stream.move(0, chosen(face))
        assert answer["type"] == "done", answer
        stream.catch_up(answer["ply"] + 1)
        moves += 1


def go_on(server: Server, cookie: str, id: str, moves: int, chosen: Callable[[Face], Any]) -> None:
    """Seat 0 of this table, which has this cookie, makes so many moves without its browser."""
    person = Person(server)
    person.cookie = cookie
    stream = person.stream(id)
    made = play_on(stream, lambda _, played: played == moves, chosen)
    assert made == moves, f"with seed {server.seed} the game was over after {made} moves"
    stream.close()


def reached(face: Face, goal: Goal) -> bool:
    match goal:
        case "refused":
            return any(attempt["action"]["do"] == "step" for attempt in face["refused"])
        case "score":
            return any(move["action"]["do"] == "score" for move in face["moves"])
        case "scored":
            return bool(face["view"]["scorings"]) and face["view"]["phase"] == "action"
        case _:
            return bool(face["view"]["phase"] == goal)


def choose(face: Face, goal: Goal) -> Any:
    """What leads there soon."""
    actions = {do: [move["action"] for move in face["moves"] if move["action"]["do"] == do] for do in KINDS}
    if actions["step"]:
        return min(actions["step"], key=lambda action: EASTWARD.index(action["from"]))
    if actions["pay"] or actions["place"]:
        return (actions["pay"] or actions["place"])[-1]
    if goal == "place":
        plays = [action for action in actions["play"] if "+1" in action["card"]]
        return (plays or sorted(actions["sell"], key=lambda action: "+1" in action["card"]))[0]
    if goal in ("pay", "scored") and actions["score"]:
        return actions["score"][0]
    drivers = [action for action in actions["play"] if number("w", action) > 0]
    if goal == "pay":
        drivers = actions["play"]
    if drivers:
        return max(drivers, key=lambda action: (number("w", action), number("c", action)))
    return (actions["score"] or sorted(actions["sell"], key=lambda action: -number("c", action)))[0]


KINDS = ("play", "sell", "score", "announce", "stop", "pay", "place", "step")


def number(letter: str, action: Any) -> int:
    """Of the wagons or the cost on a card: `east:+1 w2 c5`."""
    found = re.search(rf"{letter}(\d)", action["card"])
    return int(found[1]) if found else 0


def bots_tables(
    server: Server, game: str, names: tuple[str, ...], kind: Callable[[Any], str], wanted: dict[str, int]
) -> dict[str, SetTable]:
    """Tables of one game that bots play, also for Ann: imported where seat 0 has to decide something of a kind for the
    first time after so many of its decisions. A seat with the name of a bot is one; the view says of which kind a
    decision is."""
    view = registry.load(game).view
    found: dict[str, SetTable] = {}
    for decisions, table in enumerate(decisions_of_seat_0(game, names, ["greedy"] * len(names)), start=1):
        now = kind(view(table.state, 0))
        if now not in found and decisions >= wanted.get(now, sys.maxsize):
            found[now] = imported(server, table.transcript.write())
            if len(found) == len(wanted):
                break
    assert found.keys() == wanted.keys(), f"the game was over before it came to {wanted.keys() - found.keys()}"
    return found


def late_table(server: Server, game: str, seats: int, left: int) -> SetTable:
    """A table of one game that bots play, also for Ann, who has so many decisions left."""
    names = ("Ann", *["greedy"] * (seats - 1))
    moments = [table.transcript.write() for table in decisions_of_seat_0(game, names, ["greedy"] * seats)]
    return imported(server, moments[-left])


def imported(server: Server, transcript: str) -> SetTable:
    person = Person(server)
    table = person.post("/api/tables/import", {"transcript": transcript}, 201)
    return SetTable(table["id"], person.cookie)


def decisions_of_seat_0(game: str, names: Sequence[str], players: Sequence[str]) -> Iterator[Table]:
    """A game that bots play for all who have these names: the table whenever seat 0 has to decide."""
    rules = registry.load(game)
    table = Table(rules, tuple(names), {"first_seat": 0}, told_seed(1))
    choosing = [bots.make(player, game, table.state, timed=False) for player in players]
    while (turn := int(table.state.turn)) >= 0:
        if turn == 0:
            yield table
        move = choosing[turn].choose(bots.Sight(table.state, turn), rng_at(told_seed(2), table.ply))
        table.play(turn, rules.action(table.state, int(move)))
