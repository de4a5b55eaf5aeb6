"""One at a time, and players first."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

PATIENCE_SECONDS = 0.005  # that whoever is next lets moves go first, where somebody always moves or a commit takes long


class Turnstile:
    """Lets those who come or only watch through: one in each round of the event loop, in the order in which they came,
    and none while a move is under way.

    Without it all who are ready are served in one round, and a move that comes meanwhile waits for all of them; a move
    takes several rounds, and would wait for somebody in each.
    """

    def __init__(self) -> None:
        self._line = asyncio.Lock()
        self._moves = 0  # that are under way
        self._calm = asyncio.Event()
        self._calm.set()
        self._calm_for_threads = threading.Event()
        self._calm_for_threads.set()

    async def wait(self) -> None:
        async with self._line:
            await asyncio.sleep(0)
            if self._moves:
                with suppress(TimeoutError):
                    async with asyncio.timeout(PATIENCE_SECONDS):
                        while self._moves:
                            await self._calm.wait()

    def give_way(self) -> None:
        """In a thread, between two steps of long work: a move needs the interpreter, which threads share."""
        if self._moves:
            self._calm_for_threads.wait(PATIENCE_SECONDS)

    @contextmanager
    def moving(self) -> Iterator[None]:
        """Something at a table is being changed."""
        self._moves += 1
        self._calm.clear()
        self._calm_for_threads.clear()
        try:
            yield
        finally:
            self._moves -= 1
            if not self._moves:
                self._calm.set()
                self._calm_for_threads.set()
