"""One at a time, so that players are served in between."""

from __future__ import annotations

import asyncio


class Turnstile:
    """Lets one through in each round of the event loop, in the order in which they came.

    Without it all who are ready are served in one round, and a move that comes meanwhile waits for all of them.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def wait(self) -> None:
        async with self._lock:
            await asyncio.sleep(0)
