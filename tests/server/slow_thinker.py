"""A process that thinks for bots, with one more bot that takes its time. Also used by the server of the test."""

from __future__ import annotations

import time

from saloon import bots
from saloon.bots import Bot, Sight
from saloon.core.rng import Rng

SECONDS = 0.25


class SlowBot(Bot):
    """Keeps a core busy for a while, then plays the first move."""

    def choose(self, sight: Sight, rng: Rng) -> int:
        until = time.perf_counter() + SECONDS
        while time.perf_counter() < until:
            sight.guess(rng)
        return sight.moves()[0]


class WrongBot(Bot):
    def choose(self, sight: Sight, rng: Rng) -> int:
        return 12345


class FaultyBot(Bot):
    def choose(self, sight: Sight, rng: Rng) -> int:
        print("what a bot prints is no answer")
        raise ZeroDivisionError("a mistake")


class StuckBot(Bot):
    def choose(self, sight: Sight, rng: Rng) -> int:
        while True:
            pass


def register() -> None:
    bots.MAKERS.update(slow=SlowBot, wrong=WrongBot, faulty=FaultyBot, stuck=StuckBot)


if __name__ == "__main__":
    from saloon.server.thinker import main

    register()
    main()
