"""`saloon train`: bots learn to judge positions by playing themselves."""

from __future__ import annotations

from pathlib import Path

import saloon
from saloon.bots.looking import AHEAD
from saloon.bots.weights import BadWeights
from saloon.cli.complaint import complaints
from saloon.cli.files import read_bytes
from saloon.cli.screen import open_screen
from saloon.core import registry
from saloon.core.refusal import BadOptions
from saloon.words import Words


def train_judge(
    language: str, name: str, *, folder: str, seats: int, rounds: int, games: int, hidden: int, ahead: int,
    ambition: float, lead: int, trace: float, start: str | None, partner: str | None, seed: int, workers: int | None,
    on: str | None,
) -> int:  # fmt: skip
    words = Words(language, registry.load(name))
    screen = open_screen()
    try:
        from saloon.arena.train import Plan, Round, network_of, train
        from saloon.arena.workers import open_workers
    except ModuleNotFoundError:
        open_screen(stderr=True).print(words.say("train-numpy"), markup=False)
        return 2

    def report(done: Round) -> None:
        figures = {"share": f"{done.share:.1%}", "low": f"{done.low:.1%}", "high": f"{done.high:.1%}"}
        points = {"points": f"{done.points:.1f}", "others": f"{done.greedy_points:.1f}"}
        screen.print(words.say("train-round", round=done.round + 1, games=done.games, **figures, **points))

    with complaints(words):
        registry.info(name).check_seats(seats)
        for option, value, low, high in (
            ("rounds", rounds, 1, 1000), ("games", games, 1, 10**6), ("hidden", hidden, 1, 1024),
            ("ahead", ahead, 1, AHEAD), ("ambition", ambition, 0, 1), ("lead", lead, 0, 1000),
            ("trace", trace, 0, 1),
        ):  # fmt: skip
            if not low <= value <= high:
                raise BadOptions(option, "not-in-range", got=value, low=low, high=high)
        plan = Plan(
            name, seats, rounds, games, check=min(200, games), hidden=hidden, ahead=ahead, ambition=ambition, lead=lead,
            trace=trace, seed=seed,
        )  # fmt: skip
        again = (
            f"saloon train {name} --seats {seats} --rounds {rounds} --games {games} --hidden {hidden} --ahead {ahead}"
            f" --ambition {ambition:g} --lead {lead} --trace {trace:g} --seed {seed}"
        )
        given = []
        for option, file in (("--start", start), ("--partner", partner)):
            given.append(read_bytes(file) if file else b"")
            if file:
                again += f" {option} FILE"
                try:
                    network_of(plan, given[-1])
                except BadWeights:
                    raise BadOptions(file, "not-weights", game=name, seats=seats) from None
        provenance = {"version": saloon.__version__, "command": again}
        with open_workers(on, workers) as opened:
            best = train(plan, Path(folder), opened, provenance, report, *given)
    screen.print(words.say("train-done", file=str(best)))
    return 0
