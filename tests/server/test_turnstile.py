"""However many watch or come at once, whoever plays waits for one of them at most."""

from __future__ import annotations

import asyncio

from saloon.server.turnstile import Turnstile


def test_one_is_let_through_in_each_round_and_others_are_served_in_between() -> None:
    order: list[str] = []

    async def watch(turnstile: Turnstile, number: int) -> None:
        await turnstile.wait()
        order.append(f"watcher {number}")

    async def play() -> None:
        for _ in range(3):
            await asyncio.sleep(0)
            order.append("player")

    async def run() -> None:
        turnstile = Turnstile()
        crowd = [asyncio.create_task(watch(turnstile, number)) for number in range(50)]
        await asyncio.gather(*crowd, asyncio.create_task(play()))

    asyncio.run(run())
    watchers = [who for who in order if who != "player"]
    assert watchers == [f"watcher {number}" for number in range(50)], "in the order in which they came"
    assert order.index("player") <= 1
    assert order[:7].count("player") == 3, order[:7]


def test_whoever_goes_while_waiting_keeps_nobody_from_coming_in() -> None:
    async def run() -> None:
        turnstile = Turnstile()
        first, gone, last = (asyncio.create_task(turnstile.wait()) for _ in range(3))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait_for(asyncio.gather(first, last), 10)
        assert gone.cancelled()

    asyncio.run(run())
