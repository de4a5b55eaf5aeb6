"""Who does the work: this process, processes of this machine, or a Ray cluster.

A job is a piece of work with all that it depends on, seeds included: its result is the same whoever does it, and in
whatever order. If a worker dies, only its job is lost and done again.
"""

from __future__ import annotations

import os
import signal
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol

from saloon.core.refusal import BadInput, BadOptions

TRIES = 3  # a job that killed this many workers is not tried again
RAY = "ray"

Do = Callable[[Any], Any]  # a function of a module, so that workers can find it


class Workers(Protocol):
    @property
    def count(self) -> int:
        """How many work at the same time."""
        ...

    def run(self, do: Do, jobs: Iterable[Any]) -> Iterator[tuple[int, Any]]:
        """Does every job; yields its number and result as each ends. Closing it stops the work."""
        ...


@contextmanager
def open_workers(on: str | None = None, count: int | None = None) -> Iterator[Workers]:
    """on: `ray`, `ray://HOST:PORT`, or None for this machine. count: how many; by default as many as there are."""
    if count is not None and count < 1:
        raise BadOptions("workers", "not-in-range", got=count, low=1, high="∞")
    if on is not None:
        from saloon.arena.cluster import Cluster

        cluster = Cluster(on, count)
        try:
            yield cluster
        finally:
            cluster.close()
        return
    count = count or len(os.sched_getaffinity(0))
    yield Here() if count == 1 else Processes(count)


class Here:
    count = 1

    def run(self, do: Do, jobs: Iterable[Any]) -> Iterator[tuple[int, Any]]:
        for number, job in enumerate(jobs):
            yield number, do(job)


class Hand:
    """A process with one job at a time."""

    def __init__(self, do: Do) -> None:
        context = get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self.process = context.Process(target=_work, args=(do, far_end), daemon=True)
        # Control-C is for the process that hands out work. One started while the signal is blocked never gets it
        heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, heard)
        far_end.close()  # so that the pipe ends when the process does
        self.number = -1

    def give(self, number: int, job: Any) -> None:
        self.number = number
        with suppress(OSError):  # if it is dead, the end of the pipe will say so
            self.pipe.send(job)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _work(do: Do, pipe: Connection) -> None:
    try:
        while True:
            job = pipe.recv()
            try:
                answer = (do(job), "")
            except Exception:
                answer = (None, traceback.format_exc())
            pipe.send(answer)
    except (EOFError, OSError):
        return  # nobody wants the work any more


class Processes:
    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, do: Do, jobs: Iterable[Any]) -> Iterator[tuple[int, Any]]:
        every = list(jobs)
        waiting = deque(range(len(every)))
        deaths = [0] * len(every)
        hands: dict[Any, Hand] = {}
        try:
            while waiting or hands:
                while waiting and len(hands) < self.count:
                    hand = Hand(do)
                    hands[hand.pipe] = hand
                    number = waiting.popleft()
                    hand.give(number, every[number])
                for pipe in wait(list(hands)):
                    hand = hands[pipe]
                    number = hand.number
                    try:
                        result, trouble = hand.pipe.recv()
                    except (EOFError, OSError):
                        hands.pop(pipe).end()
                        deaths[number] += 1
                        if deaths[number] == TRIES:
                            raise BadInput("workers", "worker-dies", tries=TRIES) from None
                        waiting.appendleft(number)
                        continue
                    if trouble:
                        raise RuntimeError(trouble)
                    if waiting:
                        following = waiting.popleft()
                        hand.give(following, every[following])
                    else:
                        hands.pop(pipe).end()
                    yield number, result
        finally:
            for hand in hands.values():
                hand.end()
