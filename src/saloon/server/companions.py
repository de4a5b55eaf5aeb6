"""Companions next to real boards: who owns them, what was answered, and that every answer counts once."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakValueDictionary

from saloon.companion import load_companion
from saloon.companion.session import Entry, Session, read
from saloon.core.game import Json
from saloon.core.refusal import BadInput
from saloon.server.faces import timestamp
from saloon.server.problems import Conflict, Problem
from saloon.server.records import CompanionChange, CompanionRecord, Overtaken, Write
from saloon.server.room import Room

IN_MEMORY = 200  # the database knows them all
MOST_ENTRIES = 5000  # no game comes near


@dataclass(frozen=True)
class Kept:
    """A companion as the database has it: its record, and the session up to the record's step."""

    record: CompanionRecord
    session: Session


class Companions:
    """An answer names the step it answers. The first one there moves the step on; any other is a conflict."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._kept: OrderedDict[str, Kept] = OrderedDict()  # the last used ones last
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def make(self, client: str, name: str, level: str, options: Mapping[str, Any]) -> Json:
        session = Session.new(name, level, options, self._room.settings.new_seed())
        record = _new_record(client, session)
        await self._room.store.write(Write(begun=[record]))
        return companion_json(self._keep(Kept(record, session)))

    async def bring(self, client: str, text: str) -> Json:
        """One that goes on with what was saved here or in the terminal. Raises BadTranscript, with the line."""
        session = await self._room.read(read, text)
        if len(session.entries) > MOST_ENTRIES:
            raise Problem("too-large")
        begun = _new_record(client, session)
        record = _next_record(begun, session)
        change = CompanionChange(record, 0, session.entries)
        await self._room.store.write(Write(begun=[begun], answered=[change]))
        return companion_json(self._keep(Kept(record, session)))

    async def save(self, client: str, id: str) -> str:
        """As a file with which the terminal, or another device, goes on."""
        async with self._lock(id):
            return (await self._load(client, id)).session.write()

    async def of(self, client: str) -> list[Json]:
        """The client's, newest change first."""
        records = await self._room.read(self._room.store.companions_of, client)
        return [summary_json(record) for record in records]

    async def show(self, client: str, id: str) -> Json:
        async with self._lock(id):
            return companion_json(await self._load(client, id))

    async def answer(self, client: str, id: str, step: int, answer: Json) -> Json:
        """Raises Conflict, with the companion as it is, if another answer came first; BadInput if it cannot be true."""
        async with self._lock(id):
            kept = await self._at(client, id, step)
            first = len(kept.session.entries)
            if kept.session.inquiry() is None:
                raise conflict(kept)
            if first > MOST_ENTRIES:
                raise Problem("too-large")
            return await self._change(client, kept, lambda session: (first, session.answer(answer)))

    async def undo(self, client: str, id: str, step: int) -> Json:
        async with self._lock(id):
            kept = await self._at(client, id, step)
            return await self._change(client, kept, lambda session: (session.undo(), []))

    def _lock(self, id: str) -> asyncio.Lock:
        """One at a time in this process; between processes the database decides."""
        return self._locks.setdefault(id, asyncio.Lock())

    async def _load(self, client: str, id: str) -> Kept:
        """From memory if nothing has changed since."""
        record = await self._room.read(self._room.store.companion, id)
        if record is None or record.client != client:
            raise Problem("not-found")
        kept = self._kept.get(id)
        if kept is not None and kept.record.step == record.step:
            self._kept.move_to_end(id)
            return kept
        return self._keep(await self._room.read(self._reopen, id))

    def _reopen(self, id: str) -> Kept:
        record, entries = self._room.store.companion_entries(id)
        try:
            load_companion(record.name).game.options_of(record.rules)
        except BadInput as error:
            raise Problem("outdated", bad_input=error.as_json()) from error
        return Kept(record, Session.reopen(record.name, record.rules, record.options, record.seed, entries))

    def _keep(self, kept: Kept) -> Kept:
        self._kept[kept.record.id] = kept
        self._kept.move_to_end(kept.record.id)
        while len(self._kept) > IN_MEMORY:
            self._kept.popitem(last=False)
        return kept

    async def _at(self, client: str, id: str, step: int) -> Kept:
        kept = await self._load(client, id)
        if kept.record.step != step:
            raise conflict(kept)
        return kept

    async def _change(self, client: str, kept: Kept, change: Callable[[Session], tuple[int, list[Entry]]]) -> Json:
        """Commits what change() makes of the session: from which number on its entries are others, and these.

        Meanwhile it is not in memory: what is there is always what the database has.
        """
        before, session = kept.record, kept.session
        self._kept.pop(before.id, None)
        try:
            first, entered = await self._room.read(change, session)
        except BadInput:
            self._keep(kept)  # as it was
            raise
        record = _next_record(before, session)
        try:
            await self._room.store.write(Write(answered=[CompanionChange(record, first, entered)]))
        except Overtaken:
            raise conflict(await self._load(client, before.id)) from None
        return companion_json(self._keep(Kept(record, session)))


def _new_record(client: str, session: Session) -> CompanionRecord:
    now = time.time()
    return CompanionRecord(
        id=secrets.token_urlsafe(12),
        name=session.name,
        rules=session.rules,
        options=session.options,
        client=client,
        seed=session.seed,
        created=now,
        changed=now,
    )


def _next_record(before: CompanionRecord, session: Session) -> CompanionRecord:
    return replace(
        before,
        changed=time.time(),
        turns=len(session.companion.turns()),
        over=session.companion.score() is not None,
        step=before.step + 1,
    )


def conflict(kept: Kept) -> Problem:
    problem = Conflict()
    problem.told = {"companion": companion_json(kept)}
    return problem


def summary_json(record: CompanionRecord) -> Json:
    return {
        "id": record.id,
        "companion": record.name,
        "game": load_companion(record.name).game.name,
        "options": record.options,
        "created": timestamp(record.created),
        "changed": timestamp(record.changed),
        "turns": record.turns,
        "over": record.over,
    }


def companion_json(kept: Kept) -> Json:
    session = kept.session
    inquiry = session.inquiry()
    return {
        **summary_json(kept.record),
        "step": kept.record.step,
        "question": inquiry.as_json() if inquiry else None,
        "undo": session.answers > 0,
        "told": [turn.as_json() for turn in session.companion.turns()],
        "overview": session.companion.overview(),
        "known": session.companion.known(),
        "score": session.companion.score(),
    }
