"""What is replayed on request: earlier plies, lessons, scenes, results. It is done in a process of its own, because the
event loop never computes, and neither may a thread: compiled code lets nobody else in before it is done.

Addresses take turns, and nobody may ask for more than a few at the same time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from typing import Any, Protocol

from saloon.core.game import Json
from saloon.core.transcript import Entry
from saloon.server.codec import loads
from saloon.server.limits import AtOnce
from saloon.server.logs import log
from saloon.server.problems import Conflict, Problem
from saloon.server.records import Record
from saloon.server.settings import Settings
from saloon.server.tables import LiveTable, Past
from saloon.server.thinking import Ended, Processes, Silent

LONGEST_REPLAY = 10.0  # seconds
PROBLEM, FAILED = b'{"problem":', b'{"failed":'


class Asker(Protocol):
    """Who wants something replayed or thought out."""

    @property
    def client(self) -> str: ...

    @property
    def address(self) -> str: ...


class Replays:
    def __init__(self, settings: Settings) -> None:
        self._processes = Processes(1, settings.replayer_command)
        self._at_once = AtOnce(settings.replays, settings.address_replays)
        self._scenes: dict[tuple[str, str], bytes] = {}  # that were shown: always the same, and few

    @property
    def waiting(self) -> int:
        return self._processes.waiting

    async def close(self) -> None:
        await self._processes.close()

    async def ask(self, asker: Asker, job: str, /, **wanted: Any) -> bytes:
        """The answer, as JSON. Raises Problem."""
        with self._at_once.one(asker.client, asker.address):
            return await self._ask({job: wanted}, asker.address)

    async def _ask(self, job: Json, group: str) -> bytes:
        """A process that ends is no fault of the job's, most likely: another one is asked once more."""
        try:
            try:
                told = await self._line(job, group)
            except Ended as ended:
                log("replayer ended, asking another", logging.WARNING, why=str(ended))
                told = await self._line(job, group)
        except Silent:
            raise Problem("too-slow") from None
        except Ended:
            raise Problem("busy") from None
        if told.startswith(PROBLEM):
            problem = loads(told)["problem"]
            raise Problem(problem.pop("error"), **problem)
        if told.startswith(FAILED):
            log("replaying failed", logging.ERROR, why=loads(told)["failed"])
            raise Problem("internal")
        return told

    async def _line(self, job: Json, group: str) -> bytes:
        """Goes on if whoever asks leaves: it takes less than to replace a process that was broken off."""
        asked = asyncio.ensure_future(self._processes.line(job, LONGEST_REPLAY, group))
        asked.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(asked)

    async def export(self, asker: Asker, table: LiveTable) -> str:
        """The transcript, which tells everything: only of a table that is over."""
        record = table.record
        if record.status != "over":
            raise Conflict
        proof = {
            "commitment": record.commitment,
            "seed": None if record.seed is None else record.seed.hex(),
            "openings": [asdict(opening) for opening in record.openings],
        }
        told: str = loads(await self.ask(asker, "transcript", table=played_of(table) | proof))["transcript"]
        return told

    async def scene(self, asker: Asker, game: str, rule: str) -> bytes:
        known = self._scenes.get((game, rule))
        if known is None:
            known = self._scenes[game, rule] = await self.ask(asker, "scene", game=game, rule=rule)
        return known

    async def history(self, asker: Asker, table: LiveTable, viewer: int | None) -> bytes:
        """All steps, as the viewer may know them."""
        with self._at_once.one(asker.client, asker.address):
            await self.learn(table, asker.address, lambda: [(viewer, 0)])
        return table.steps(viewer, 0)

    async def learn(
        self, table: LiveTable, address: str, wanted: Callable[[], Iterable[tuple[int | None, int]]]
    ) -> None:
        """Until the table can tell the steps that are wanted: by viewers, each from a ply on. Meanwhile it goes on, and
        what is wanted may change with it."""
        while missing := next((one for one in wanted() if not table.has_steps(*one)), None):
            viewer, first = missing
            record = table.record
            job = {
                "table": played_of(table),
                "viewer": viewer,
                "first": first,
                "stand_ins": sorted(table.stand_ins),
            }
            told = await self._ask({"steps": job}, address)
            table.learn_steps(viewer, first, Past(record.epoch, record.status, record.ply, told))


def played(record: Record, entries: Sequence[Entry], ply: int | None = None) -> Json:
    """A table up to this ply, as a job tells of it."""
    return {
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "seats": [seat.name for seat in record.seats],
        "entries": [(entry.seat, entry.action, entry.part) for entry in entries[:ply]],
    }


def played_of(table: LiveTable, ply: int | None = None) -> Json:
    return played(table.record, table.started().transcript.entries, ply)
