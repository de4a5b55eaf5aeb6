"""A process that thinks for bots: reads a position per line, answers with the move that the bot chooses.

The position is a guess, made by the server: the truth never comes here. Games that somebody imports are checked in
such a process too.
"""

from __future__ import annotations

import json
import os
import re
import signal
import sys
import time
from collections.abc import Callable
from typing import Any

from saloon import bots
from saloon.analysis.attempt import try_move
from saloon.analysis.hint import hint
from saloon.analysis.review import Review
from saloon.bots.levels import judge_for
from saloon.bots.search import Budget
from saloon.core import registry
from saloon.core.refusal import BadInput, BadTranscript
from saloon.core.rng import Rng
from saloon.core.transcript import parse, read, verify

POLITENESS = 10  # the server's own process goes first


def answer(job: dict[str, Any]) -> dict[str, Any]:
    if "transcript" in job:
        return check(job["transcript"])
    for name, lesson in LESSONS.items():
        if name in job:
            try:
                return lesson(**job[name])
            except Exception as error:
                return {"failed": f"{type(error).__name__}: {error}"}
    try:
        state = registry.load(job["game"]).from_position(job["position"])
        sight = bots.Sight(state, job["seat"])
        bot = bots.make(job["bot"], job["game"], state, job.get("seconds"))
        return {"move": int(bot.choose(sight, Rng(*job["random"])))}
    except Exception as error:  # a bot's fault must not end the game: the server plays something else and notes it
        return {"failed": f"{type(error).__name__}: {error}"}


def check(text: str) -> dict[str, Any]:
    """Whether the transcript is one: nothing, or what is wrong with it."""
    try:
        transcript = read(text)
        if not re.fullmatch("[0-9a-f]{64}", transcript.commitment):
            raise BadTranscript(1, "wrong-type", field="commitment")
        if transcript.seed is not None:
            verify(transcript)
    except BadInput as error:
        return {"bad_input": error.as_json()}
    return {}


def give_hint(
    game: str, seat: int, position: dict[str, Any], random: list[int], simulations: int, seconds: float
) -> dict[str, Any]:
    rules = registry.load(game)
    state = rules.from_position(position)
    told = hint(rules, state, judge_for(game, state), Budget(simulations, seconds), Rng(*random))
    return {"moves": [move.as_json() for move in told.moves], "line": [move.as_json() for move in told.line]}


def analyse(transcript: str, first: int, simulations: int, seconds: float) -> dict[str, Any]:
    """What there is to say of the plies from this one on, as many as there is time for."""
    review = Review(parse(transcript), simulations)
    last = len(review.transcript.entries)
    until = time.monotonic() + seconds
    for done in review.plies(first):
        if time.monotonic() > until and done < last:
            return {**review.rows(), "next": done}
    return {**review.rows(), "next": last}


def judge_attempt(
    game: str,
    position: dict[str, Any],
    action: dict[str, Any],
    random: list[int],
    simulations: int,
    solution: dict[str, Any] | None,
) -> dict[str, Any]:
    rules = registry.load(game)
    state = rules.from_position(position)
    move, best = rules.move(state, action), None if solution is None else rules.move(state, solution)
    return try_move(rules, state, move, judge_for(game, state), simulations, Rng(*random), best).as_json()


LESSONS: dict[str, Callable[..., dict[str, Any]]] = {
    "hint": give_hint,
    "analyse": analyse,
    "attempt": judge_attempt,
}


def answer_lines(answer: Callable[[str], str]) -> None:
    """Until whoever asks closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop: it closes the pipe
    os.nice(POLITENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8", buffering=1)
    sys.stdout = sys.stderr  # what a bot prints is no answer
    print("{}", file=answers)  # ready
    for line in sys.stdin:
        print(answer(line), file=answers)


def main() -> None:
    answer_lines(lambda line: json.dumps(answer(json.loads(line)), default=str))


if __name__ == "__main__":
    main()
