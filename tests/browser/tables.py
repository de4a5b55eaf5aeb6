"""A server, and tables in the middle of a game or after it, played without a browser because that is quicker."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from saloon.server.settings import Settings
from tests.server.serving import Person, Server, Stream

Goal = Literal["action", "place", "step", "pay", "score", "refused", "scored", "over"]
EASTWARD = ("east", "new_england", "great_plains", "midwest", "west")
MOVES = 2000  # more than any game has
TABLES = 20  # to try: a game may be over too soon


@dataclass(frozen=True)
class SetTable:
    id: str
    cookie: str  # whoever has it holds seat 0

    @property
    def path(self) -> str:
        return f"/table/{self.id}"


def page_server(folder: Path) -> Server:
    """A server with the built page and the limits that hold for everybody."""
    limits = {name: getattr(Settings, name) for name in ("requests", "new_tables", "messages", "streams")}
    return Server(folder, {"static": Settings.static, **limits})


def set_table(server: Server, goal: Goal, *others: str, turns: int = 0) -> SetTable:
    """A table where seat 0, after so many of its moves or some more, has to choose this now; or that is over."""
    person = Person(server)
    for _ in range(TABLES):
        table = person.make_table("person:Ann", *(others or ("bot:greedy",)), options={"first_seat": 0})
        stream = person.stream(table["id"])
        found = play_until(stream, goal, turns)
        stream.close()
        if found:
            return SetTable(table["id"], person.cookie)
    raise AssertionError(f"{goal} was never reached")


def play_until(stream: Stream, goal: Goal, turns: int) -> bool:
    """Whether it came to that before the game was over."""
    stream.hear_until("update")
    for played in range(MOVES):
        while stream.table["status"] == "running" and stream.table["turn"] != 0:
            stream.hear()
        if stream.table["status"] == "over" or (played >= turns and reached(stream, goal)):
            break
        answer = stream.move(0, choose(stream.faces["0"], goal))
        stream.catch_up(answer["ply"] + 1)
    return reached(stream, goal)


def reached(stream: Stream, goal: Goal) -> bool:
    face = stream.faces["0"]
    match goal:
        case "refused":
            return any(attempt["action"]["do"] == "step" for attempt in face["refused"])
        case "score":
            return any(move["action"]["do"] == "score" for move in face["moves"])
        case "scored":
            return bool(face["view"]["scorings"]) and face["view"]["phase"] == "action"
        case _:
            return bool(face["view"]["phase"] == goal)


def choose(face: Any, goal: Goal) -> Any:
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
