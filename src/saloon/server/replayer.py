"""A process that replays: the past of a table, lessons, scenes, owners' lists. It reads a job per line and answers it.

It is told the truth about a table, and answers with what the viewer who is named may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from saloon.core import registry
from saloon.core.game import Json
from saloon.core.refusal import BadInput, Refused
from saloon.core.rng import Rng
from saloon.core.state import OVER
from saloon.core.table import Table
from saloon.core.transcript import Entry, Opening, Transcript
from saloon.server import teaching
from saloon.server.codec import dumps, loads
from saloon.server.own_lists import name_lists
from saloon.server.problems import Problem, as_problem
from saloon.server.progress import by_kind, progress
from saloon.server.tables import asked_json, known_points, steps_json
from saloon.server.thinker import answer_lines


def answer(line: str) -> str:
    ((name, wanted),) = loads(line).items()
    try:
        return dumps(JOBS[name](**wanted)).decode()
    except (Problem, Refused, BadInput) as error:
        return dumps({"problem": as_problem(error).as_json()}).decode()
    except Exception as error:  # of one job; the next one may be sound
        return dumps({"failed": f"{type(error).__name__}: {error}"}).decode()


def transcript_of(
    game: str, rules: int, options: Json, seats: list[str], entries: list[list[Any]], **more: Any
) -> Transcript:
    openings = [Opening(**opening) for opening in more.get("openings", ())]
    seed = bytes.fromhex(more["seed"]) if more.get("seed") else None
    plies = [Entry(*entry) for entry in entries]
    return Transcript(game, rules, options, seats, more.get("commitment", ""), plies, seed, openings)


def reopened(table: Json) -> Table:
    transcript = transcript_of(**table)
    return Table.reopen(registry.load(transcript.game), transcript, None, known_points)


def steps(table: Json, viewer: int | None, first: int, stand_ins: list[int]) -> list[Json]:
    return steps_json(reopened(table), viewer, first, set(stand_ins))


def view(table: Json, viewer: int | None, lists: Json) -> Json:
    play = reopened(table)
    return {"view": name_lists(play.game.view(play.state, viewer), lists)}


def question(table: Json, lists: Json) -> Json:
    """What whoever is in turn has to decide."""
    play = reopened(table)
    told = asked_json(play.game, play.state, int(play.state.turn))
    return told | {"view": name_lists(told["view"], lists)}


def attempt(game: str, where: Json, action: Json, number: int) -> Json:
    """What a process that thinks needs to judge the action: a guess of whoever is in turn, and chance to think with."""
    rules = registry.load(game)
    state = reopened(where["table"]).state if "table" in where else rules.from_position(where["position"])
    rules.move(state, action)  # refuses what is no move
    rng = Rng(number)
    return {
        "position": rules.position(state.guess(int(state.turn), rng)),
        "random": [int(rng.word()) for _ in range(3)],
    }


def points_over_time(table: Json) -> list[Json]:
    return progress(reopened(table))


def result(table: Json) -> list[Json]:
    """How the game came out for each seat; nothing if it is not over."""
    play = reopened(table)
    if play.state.turn != OVER:
        return []
    scores = {score["seat"]: score for score in play.game.scores(play.state)}
    return [
        {
            "share": float(play.state.share(seat)),
            "points": int(play.state.points(seat)),
            "items": by_kind(scores[seat]["items"]),
        }
        for seat in range(len(play.transcript.seats))
    ]


def transcript(table: Json) -> Json:
    return {"transcript": transcript_of(**table).write()}


def lesson(game: str, name: str, actions: Sequence[Json]) -> Json:
    return teaching.take_lesson(game, name, actions)


def scene(game: str, rule: str) -> Json:
    return teaching.show_rule(game, rule)


def own_list(game: str, option: str, list: Json) -> Json:
    """Whether a table would take the list, and if not, what is wrong with it."""
    rules = registry.load(game)
    options = rules.info.complete({option: list})
    try:
        rules.start(rules.info.seats.start, options)
    except BadInput as error:
        return {"bad_input": error.as_json(), "warnings": []}
    return {"bad_input": None, "warnings": [warning.as_json() for warning in rules.warnings(options)]}


JOBS: dict[str, Callable[..., Any]] = {
    "attempt": attempt,
    "lesson": lesson,
    "own_list": own_list,
    "points_over_time": points_over_time,
    "question": question,
    "result": result,
    "scene": scene,
    "steps": steps,
    "transcript": transcript,
    "view": view,
}


if __name__ == "__main__":
    answer_lines(answer)
