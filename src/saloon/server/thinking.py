"""Bots think in processes of their own, for a limited time: the event loop never computes for them.

Imported games are checked in another one, so that nobody waits for a long game of somebody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import deque
from collections.abc import Sequence

from saloon.bots.levels import LEAST_SECONDS
from saloon.core.game import Json
from saloon.server.codec import dumps, loads
from saloon.server.logs import log

START_SECONDS = 60.0  # until a new process must be ready, on a machine that is busy
GOODBYE_SECONDS = 0.5
USUAL_SECONDS = 1.0  # that the strongest bot thinks about a decision
LONGEST_ANSWER = 2**24  # bytes: all steps of the longest game are far less
URGENT, USUAL, IDLE = range(3)  # whom persons wait for; bots among themselves; what can take its time
PATIENCE = (0, 4, 16)  # how often others may go first, by lane, before somebody who waits there has a turn


class NoMove(Exception):
    """The bot did not choose in time, or failed."""


class Silent(Exception):
    """A process did not answer in time."""


class Ended(Exception):
    """A process ended instead of answering."""


class Turns:
    """Hands out the processes fairly: to one group of askers after the other, within a group to the first one first.

    So somebody with three hundred tables waits for them alone; everybody else waits for at most one thought of theirs.
    """

    def __init__(self, count: int) -> None:
        self._free: list[Process | None] = [None] * count  # None: may still be started
        self._lanes: tuple[dict[str, deque[asyncio.Future[Process | None]]], ...] = ({}, {}, {})
        self._passed_over = [0, 0, 0]  # by lane: how often others went first while somebody waited

    @property
    def waiting(self) -> int:
        return sum(len(queue) for lane in self._lanes for queue in lane.values())

    async def take(self, group: str, lane: int) -> Process | None:
        if self._free:
            return self._free.pop()
        awaited: asyncio.Future[Process | None] = asyncio.get_running_loop().create_future()
        self._lanes[lane].setdefault(group, deque()).append(awaited)
        try:
            return await awaited
        except asyncio.CancelledError:
            if awaited.done() and not awaited.cancelled():
                self.give(awaited.result())
            raise

    def give(self, process: Process | None) -> None:
        for number in self._order():
            lane = self._lanes[number]
            while lane:
                group = next(iter(lane))
                queue = lane.pop(group)
                awaited = queue.popleft()
                if queue:
                    lane[group] = queue  # behind all others
                if not awaited.done():
                    self._went(number)
                    awaited.set_result(process)
                    return
        self._free.append(process)

    def _order(self) -> list[int]:
        """The lanes as they have their turn: by urgency, but whoever was passed over too often goes first."""
        impatient = [number for number in (IDLE, USUAL) if self._passed_over[number] >= PATIENCE[number]]
        return [*impatient, *(number for number in (URGENT, USUAL, IDLE) if number not in impatient)]

    def _went(self, number: int) -> None:
        self._passed_over[number] = 0
        for later in range(number + 1, len(self._lanes)):
            self._passed_over[later] = self._passed_over[later] + 1 if self._lanes[later] else 0


class Processes:
    """Up to `count` processes, started when they are first needed. One that does not answer in time is replaced."""

    def __init__(self, count: int, command: Sequence[str]) -> None:
        self._command = command
        self._turns = Turns(count)
        self._all: set[Process] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many are still waiting for a process."""
        return self._turns.waiting

    async def ask(self, job: Json, seconds: float, group: str = "", lane: int = USUAL) -> Json:
        """What a process answers. Raises Silent or Ended."""
        answer: Json = loads(await self.line(job, seconds, group, lane))
        return answer

    async def line(self, job: Json, seconds: float, group: str = "", lane: int = USUAL) -> bytes:
        """The same as it stands, for whoever only passes it on."""
        process = await self._turns.take(group, lane)
        try:
            if process is None:
                process = await self._start()
            answer = await self._ask(process, dumps(job) + b"\n", seconds)
        except BaseException as error:
            # Also when we are cancelled: whatever this process says next is no answer to the next question
            self._turns.give(None)
            if process is not None:
                self._kill(process)
            if isinstance(error, TimeoutError):
                raise Silent(f"no answer within {seconds:g} s") from None
            if isinstance(error, Exception):  # a pipe that breaks does so in many ways
                raise Ended(f"the process ended: {type(error).__name__}") from None
            raise
        self._turns.give(process)
        return answer

    async def _start(self) -> Process:
        if self._closed:
            raise EOFError
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_ANSWER
        )
        self._all.add(process)
        log("thinker started", level=logging.DEBUG, pid=process.pid)
        try:
            await self._ask(process, b"", START_SECONDS)
        except BaseException:
            self._kill(process)
            raise
        return process

    async def _ask(self, process: Process, question: bytes, seconds: float) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        async with asyncio.timeout(seconds):
            process.stdin.write(question)
            await process.stdin.drain()
            line = await process.stdout.readline()
        if not line:
            raise EOFError
        return line

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
            await process.wait()
        await asyncio.sleep(0)  # so that the loop closes what belonged to them


class Thinkers:
    """Chooses for bots."""

    def __init__(self, count: int, seconds: float, command: Sequence[str]) -> None:
        self._count = count
        self._seconds = seconds
        self._processes = Processes(count, command)

    @property
    def waiting(self) -> int:
        return self._processes.waiting

    def span(self) -> float:
        """How long the strongest bot may think now: less while more bots are waiting, so that none waits long."""
        return max(LEAST_SECONDS, USUAL_SECONDS * min(1.0, self._count / (1 + self.waiting)))

    async def choose(
        self,
        bot: str,
        game: str,
        seat: int,
        guess: Json,
        random: Sequence[int],
        group: str = "",
        urgent: bool = False,
    ) -> int:
        """The move that the bot chooses in this position, with a generator of these numbers. Raises NoMove."""
        job = {
            "bot": bot, "game": game, "seat": seat, "position": guess, "random": list(random), "seconds": self.span(),
        }  # fmt: skip
        answer = await self.ask(job, group, URGENT if urgent else USUAL, self._seconds)
        if "move" not in answer:
            raise NoMove(str(answer.get("failed")))
        return int(answer["move"])

    async def ask(self, job: Json, group: str, lane: int, seconds: float) -> Json:
        """What a process answers. Raises NoMove if none does in time.

        A process that ends is no fault of the job's, most likely: another one is asked once more.
        """
        try:
            try:
                return await self._processes.ask(job, seconds, group, lane)
            except Ended as ended:
                log("thinker ended, asking another", logging.WARNING, why=str(ended))
                return await self._processes.ask(job, seconds, group, lane)
        except Silent:
            raise NoMove(f"no move within {seconds:g} s") from None
        except Ended as ended:
            raise NoMove(str(ended)) from None

    async def close(self) -> None:
        await self._processes.close()
