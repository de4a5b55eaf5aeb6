"""Bots think in processes of their own, for a limited time: the event loop never computes for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence

from saloon.bots.levels import LEAST_SECONDS
from saloon.core.game import Json
from saloon.server.codec import dumps, loads
from saloon.server.logs import log

START_SECONDS = 60.0  # until a new process must be ready, on a machine that is busy
GOODBYE_SECONDS = 0.5
USUAL_SECONDS = 1.0  # that the strongest bot thinks about a decision


class NoMove(Exception):
    """The bot did not choose in time, or went wrong."""


class Thinkers:
    """Up to `count` processes, started when they are first needed. One that does not answer in time is replaced."""

    def __init__(self, count: int, seconds: float, command: Sequence[str]) -> None:
        self._seconds = seconds
        self._command = command
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()  # None: may still be started
        self._all: set[Process] = set()
        self._closed = False
        self._count = count
        self._asked = 0  # bots that think or wait to
        for _ in range(count):
            self._free.put_nowait(None)

    async def choose(self, bot: str, game: str, seat: int, guess: Json, random: Sequence[int]) -> int:
        """The move that the bot chooses in this position, with a generator of these numbers. Raises NoMove."""
        self._asked += 1
        try:
            return await self._choose(bot, game, seat, guess, random)
        finally:
            self._asked -= 1

    def span(self) -> float:
        """How long the strongest bot may think now: the more bots wait, the less, so that none waits long."""
        return max(LEAST_SECONDS, USUAL_SECONDS * min(1.0, self._count / max(1, self._asked)))

    async def _choose(self, bot: str, game: str, seat: int, guess: Json, random: Sequence[int]) -> int:
        process = await self._free.get()
        try:
            if process is None:
                process = await self._start()
            job = {
                "bot": bot, "game": game, "seat": seat, "position": guess, "random": list(random),
                "seconds": self.span(),
            }  # fmt: skip
            answer = await self._ask(process, dumps(job) + b"\n", self._seconds)
        except BaseException as error:
            # Also when we are cancelled: whatever this process says next is no answer to the next question
            self._free.put_nowait(None)
            if process is not None:
                self._kill(process)
            if isinstance(error, TimeoutError):
                raise NoMove(f"no move within {self._seconds:g} s") from None
            if isinstance(error, Exception):  # a pipe that breaks does so in many ways
                raise NoMove(f"the thinking process ended: {type(error).__name__}") from None
            raise
        self._free.put_nowait(process)
        if "move" not in answer:
            raise NoMove(str(answer.get("failed")))
        return int(answer["move"])

    async def _start(self) -> Process:
        if self._closed:
            raise EOFError
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        self._all.add(process)
        log("thinker started", level=logging.DEBUG, pid=process.pid)
        try:
            await self._ask(process, b"", START_SECONDS)
        except BaseException:
            self._kill(process)
            raise
        return process

    async def _ask(self, process: Process, question: bytes, seconds: float) -> Json:
        assert process.stdin is not None
        assert process.stdout is not None
        async with asyncio.timeout(seconds):
            process.stdin.write(question)
            await process.stdin.drain()
            line = await process.stdout.readline()
        if not line:
            raise EOFError
        answer: Json = loads(line)
        return answer

    def _kill(self, process: Process) -> None:
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()

    async def close(self) -> None:
        self._closed = True
        ending = list(self._all)
        for process in ending:
            if process.stdin is not None:
                process.stdin.close()  # tells it to end; one that thinks does not listen
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                for process in ending:
                    await process.wait()
        for process in ending:
            self._kill(process)
