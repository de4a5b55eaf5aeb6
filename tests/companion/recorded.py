"""A person at a recorded game: knows the whole table of the engine, and answers a companion's inquiries from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from saloon.core import transcript
from saloon.core.game import Json
from saloon.games.great_western_trail.companion.telling import tell
from saloon.games.great_western_trail.game import GAME
from saloon.games.great_western_trail.parts import FORKS, OBJECTIVE_POINTS, OBJECTIVES, SITES

FOLDER = Path(__file__).parents[1] / "transcripts" / "great_western_trail"
GAMES = ("solo-hard-objective", "solo-medium")
REFILLS = {"foreseen": "foresights", "market-card": "market", "displayed": "display"}
PLAYER, AUTOMA = 0, 1


@dataclass
class Half:
    """What happened from the start of the player's turn to the end of the Automa's, and the table in between."""

    table: Json = field(default_factory=dict)  # the engine's position when the Automa's turn begins
    done: list[Json] = field(default_factory=list)  # events of the player's turn
    events: list[Json] = field(default_factory=list)  # events of the Automa's turn
    draws: list[Json] = field(default_factory=list)  # of its cards and buildings
    played: bool = False  # whether the player's turn was a turn at all


@dataclass
class Recorded:
    options: Json
    opening: Json
    table: Json  # the engine's position before the first turn
    halves: list[Half]
    items: list[Json]
    objectives: list[str]  # the Automa's, in the end

    def expected(self, half: Half) -> tuple[Json, ...]:
        refilled = list(dict.fromkeys(REFILLS[e["event"]] for e in half.events if e["event"] in REFILLS))
        return plain(tell(half.events, refilled, True))


def plain(told: Sequence[Json]) -> tuple[Json, ...]:
    """Without the reason for a branch: a companion does not always ask for what only the reason needs."""
    return tuple(
        {"tell": "path", "fork": row["fork"], "branch": row["branch"]} if row.get("event") == "automa-path" else row
        for row in told
    )


def read(name: str) -> Recorded:
    return split(transcript.parse((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")))


def split(game: transcript.Transcript) -> Recorded:
    """Splits the game at the turns of the Automa."""
    halves: list[Half] = [Half()]
    state: Any = None
    begun = False
    table: Json = {}
    for entry, state in transcript.steps(game):
        if entry is None:
            continue
        if entry.seat is None and entry.action["draw"] in ("automa_card", "automa_building"):
            halves[-1].draws.append(dict(entry.action))
        for event in GAME.events(state, None):
            if event["event"] == "started":
                table = table or GAME.position(state)
                begun = True
                if event["seat"] == PLAYER:
                    halves.append(Half(draws=halves.pop().draws if len(halves) == 1 and not halves[0].events else []))
                    halves[-1].played = True
                else:
                    halves[-1].table = GAME.position(state)  # it waits for its card, nothing else has happened
                actor = event["seat"]
                continue
            if begun:
                half = halves[-1]
                (half.done if actor == PLAYER else half.events).append(event)
    return Recorded(
        game.options,
        _opening(game),
        table,
        [half for half in halves if half.events],
        _items(state),
        GAME.position(state)["players"][AUTOMA]["area"],
    )


def _opening(game: transcript.Transcript) -> Json:
    sides = [entry.action for entry in game.entries if entry.action.get("draw") == "side"]
    first = next((entry.action["seat"] for entry in game.entries if entry.action.get("draw") == "first"), None)
    return {
        "first": ("player", "automa")[first if first is not None else game.options["first_seat"]],
        "deck": "own",
        "sides": [side["building"] for side in sides if side["side"] == "b"],
    }


def _items(state: Any) -> list[Json]:
    items: list[Json] = GAME.scores(state)[AUTOMA]["items"]
    return items


def did(half: Half) -> list[str]:
    """What the player says of the turn."""
    names = {event["event"] for event in half.done if event.get("seat", PLAYER) == PLAYER}
    took = [event["tile"] for event in half.done if event["event"] == "took"]
    said = {
        "built": "built" in names,
        "hazard": any("teepee" not in tile for tile in took),
        "teepee": any("teepee" in tile for tile in took),
        "hired": "hired" in names,
        "cattle": "bought" in names or "market-card" in names,
        "engine": "engine-moved" in names,
        "master": "appointed" in names,
        "kansas": "chose-tile" in names,
    }
    return [report for report, true in said.items() if true]


def answer(game: Recorded, inquiry: Json, half: Half, draws: Iterator[Json]) -> Json:
    """What the person sees on the table when the Automa's turn begins, or before and after the game."""
    table = half.table
    ask = inquiry["ask"]
    if ask == "opening":
        asked = {one["field"] for one in inquiry["fields"]}
        return {name: value for name, value in game.opening.items() if name in asked}
    if ask == "setup":
        return _set_up(inquiry, game.table)
    if ask == "objectives":
        return _count(game)
    if ask == "turn":
        return _turn(inquiry, half)
    if ask == "token":
        return {"token": table["token"]}
    if ask in ("card", "building"):
        return {ask: next(draws)[ask]}
    if ask == "row":
        row = table["jobs"][inquiry["about"]["row"] - 1]
        return {"worker": next(iter(row), "none")}
    return {one["field"]: _look(ask, one["about"], inquiry["about"], table) for one in inquiry["fields"]}


def _set_up(inquiry: Json, table: Json) -> Json:
    """What lies on the board before the first turn; the rest is left out."""
    seen = {one["field"]: _look_at(one["label"], one["about"], table) for one in inquiry["fields"]}
    return {one["field"]: seen[one["field"]] for one in inquiry["fields"] if seen[one["field"]] != one["usual"]}


def _count(game: Recorded) -> Json:
    """What the Automa's objectives are worth in the end."""
    worth = [int(OBJECTIVE_POINTS[OBJECTIVES.index(card)]) for card in game.objectives if card.startswith("O")]
    return {f"worth_{points}": worth.count(points) for points in set(worth)}


def _turn(inquiry: Json, half: Half) -> Json:
    """What was done, as far as it is asked for, and of its fields those that are not as they were."""
    choices = inquiry["fields"][0]["choices"]
    answer: Json = {"did": [report for report in did(half) if report in choices]}
    tiles = {event["column"]: event["tile"] for event in half.done if event["event"] == "chose-tile"}
    for one in inquiry["fields"][1:]:
        if one["when"] in answer["did"]:
            if one["label"] == "tile":
                answer[one["field"]] = tiles.get(one["about"]["column"], "none")
                continue
            seen = _look_at(one["label"], one["about"], half.table)
            # what was taken is gone, whatever has come there since
            seen = seen if seen in one["choices"] else "empty"
            if seen != one["usual"]:
                answer[one["field"]] = seen
    return answer


def _look_at(label: str, about: Mapping[str, Any], table: Json) -> Any:
    if label == "job":
        return table["jobs"][about["row"] - 1].get(about["worker"], 0)
    return _look({"site": "branches"}.get(label, label), about, {}, table)


def _look(ask: str, about: Mapping[str, Any], asked: Mapping[str, Any], table: Json) -> Any:
    match ask:
        case "branches" | "hazards" | "teepees":
            return table["trail"].get(about["site"], "empty").removeprefix("0:")
        case "jobs":
            return table["jobs"][about["row"] - 1].get(asked["worker"], 0)
        case "market":
            return table["market"].get(about["card"], 0)
        case "engine":
            return table["players"][PLAYER]["engine"]
        case "cattleman":
            site = table["players"][PLAYER]["site"]
            passed = [SITES[fork] for fork in FORKS if site != "beside" and fork <= SITES.index(site)]
            return passed[-1] if passed else "beside"
        case "master":
            return "gone" if table["masters"][about["station"] - 1] is None else "there"
        case "foresight":
            return table["foresight"][2 * about["column"] + about["place"] - 3] or "none"
        case "objective":
            card = table["display"][about["place"] - 1]
            return "none" if card is None else int(OBJECTIVE_POINTS[OBJECTIVES.index(card)])
    raise AssertionError(ask)
