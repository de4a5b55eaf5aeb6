"""Companions beside real boards: whose they are, what was answered, and that every answer counts once."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

import sqlalchemy as sa

from saloon.companion import load_guide
from saloon.companion.sitting import Entry, Sitting
from saloon.core.game import Json
from saloon.core.refusal import BadTranscript
from saloon.server.codec import dumps, loads
from saloon.server.database import Database, companion_entries, companions
from saloon.server.faces import timestamp
from saloon.server.problems import Conflict, Problem
from saloon.server.room import Room

IN_MEMORY = 200  # the database knows them all
LISTED = 100  # of a client's companions, the newest
MOST_ENTRIES = 5000  # no game comes near


@dataclass(frozen=True)
class Kept:
    """A companion as the database has it: its row, and the sitting up to the row's step."""

    row: Mapping[str, Any]
    sitting: Sitting


class Companions:
    """An answer names the step it answers. The first one there moves the step on; any other is a conflict."""

    def __init__(self, database: Database, room: Room) -> None:
        self._database = database
        self._room = room
        self._kept: OrderedDict[str, Kept] = OrderedDict()  # the last used ones last
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def make(self, client: str, name: str, level: str, options: Mapping[str, Any]) -> Json:
        return await self._room.read(self._make, client, name, level, options)

    async def of(self, client: str) -> list[Json]:
        """The client's, newest change first."""
        return await self._room.read(self._of, client)

    async def show(self, client: str, id: str) -> Json:
        return await self._locked(id, lambda: companion_json(self._load(client, id)))

    async def answer(self, client: str, id: str, step: int, answer: Json) -> Json:
        """Raises Conflict with the companion as it is when another answer came first, BadInput when it is not true."""
        return await self._locked(id, lambda: self._answer(client, id, step, answer))

    async def undo(self, client: str, id: str, step: int) -> Json:
        return await self._locked(id, lambda: self._undo(client, id, step))

    async def _locked(self, id: str, do: Callable[[], Json]) -> Json:
        """One after the other in this process; between processes the database decides."""
        lock = self._locks.setdefault(id, asyncio.Lock())
        async with lock:
            return await self._room.read(do)

    # These wait for the database.

    def _make(self, client: str, name: str, level: str, options: Mapping[str, Any]) -> Json:
        sitting = Sitting.new(name, level, options, self._room.settings.new_seed())
        now = time.time()
        row = {
            "id": secrets.token_urlsafe(12),
            "name": name,
            "rules": sitting.guide_class.game.rules_version,
            "options": dumps(sitting.options).decode(),
            "client": client,
            "seed": sitting.seed,
            "created": now,
            "changed": now,
            "turns": 0,
            "over": 0,
            "step": 0,
        }
        with self._database.writer.begin() as connection:
            connection.execute(companions.insert(), row)
        return companion_json(self._keep(Kept(row, sitting)))

    def _of(self, client: str) -> list[Json]:
        wanted = sa.select(companions).where(companions.c.client == client)
        with self._database.reader.begin() as connection:
            rows = connection.execute(wanted.order_by(companions.c.changed.desc()).limit(LISTED)).all()
        return [summary_json(dict(row._mapping)) for row in rows]

    def _load(self, client: str, id: str) -> Kept:
        """From memory if nothing has changed since."""
        with self._database.reader.begin() as connection:
            row = connection.execute(sa.select(companions).where(companions.c.id == id)).one_or_none()
            if row is None or row.client != client:
                raise Problem("not-found")
            kept = self._kept.get(id)
            if kept is not None and kept.row["step"] == row.step:
                self._kept.move_to_end(id)
                return kept
            columns = (companion_entries.c.is_draw, companion_entries.c.data)
            wanted = sa.select(*columns).where(companion_entries.c.companion_id == id)
            entries = connection.execute(wanted.order_by(companion_entries.c.number)).all()
        return self._keep(Kept(dict(row._mapping), _reopen(row, entries)))

    def _keep(self, kept: Kept) -> Kept:
        self._kept[kept.row["id"]] = kept
        self._kept.move_to_end(kept.row["id"])
        while len(self._kept) > IN_MEMORY:
            self._kept.popitem(last=False)
        return kept

    def _at(self, client: str, id: str, step: int) -> Kept:
        kept = self._load(client, id)
        if kept.row["step"] != step:
            raise conflict(kept)
        return kept

    def _answer(self, client: str, id: str, step: int, answer: Json) -> Json:
        kept = self._at(client, id, step)
        first = len(kept.sitting.entries)
        if kept.sitting.question() is None:
            raise conflict(kept)
        if first > MOST_ENTRIES:
            raise Problem("too-large")
        entered = kept.sitting.answer(answer)
        return self._commit(client, kept, first, entered)

    def _undo(self, client: str, id: str, step: int) -> Json:
        kept = self._at(client, id, step)
        return self._commit(client, kept, kept.sitting.undo(), [])

    def _commit(self, client: str, kept: Kept, first: int, entered: Sequence[Entry]) -> Json:
        """Entries from the first on are these. What is in memory counts only once that is in the database."""
        id, step = kept.row["id"], kept.row["step"]
        del self._kept[id]
        guide = kept.sitting.guide
        over = int(guide.score() is not None)
        changes = {"changed": time.time(), "turns": len(guide.turns()), "over": over, "step": step + 1}
        mine = companion_entries.c.companion_id == id
        with self._database.writer.begin() as connection:
            here = companions.update().where(companions.c.id == id, companions.c.step == step).values(**changes)
            overtaken = connection.execute(here).rowcount != 1
            if not overtaken:
                connection.execute(companion_entries.delete().where(mine, companion_entries.c.number >= first))
                if entered:
                    connection.execute(companion_entries.insert(), _entry_rows(id, first, entered))
        if overtaken:
            raise conflict(self._load(client, id))
        return companion_json(self._keep(Kept({**kept.row, **changes}, kept.sitting)))


def _reopen(row: Any, entries: Sequence[Any]) -> Sitting:
    expected = load_guide(row.name).game.rules_version
    if row.rules != expected:
        error = BadTranscript(1, "other-rules-version", got=row.rules, expected=expected)
        raise Problem("outdated", bad_input=error.as_json())
    read = [Entry(bool(entry.is_draw), loads(entry.data)) for entry in entries]
    return Sitting.reopen(row.name, loads(row.options), bytes(row.seed), read)


def _entry_rows(id: str, first: int, entries: Sequence[Entry]) -> list[Json]:
    return [
        {"companion_id": id, "number": number, "is_draw": int(entry.is_draw), "data": dumps(entry.data).decode()}
        for number, entry in enumerate(entries, start=first)
    ]


def conflict(kept: Kept) -> Problem:
    problem = Conflict()
    problem.told = {"companion": companion_json(kept)}
    return problem


def summary_json(row: Mapping[str, Any]) -> Json:
    return {
        "id": row["id"],
        "companion": row["name"],
        "game": load_guide(row["name"]).game.name,
        "options": loads(row["options"]),
        "created": timestamp(row["created"]),
        "changed": timestamp(row["changed"]),
        "turns": row["turns"],
        "over": bool(row["over"]),
    }


def companion_json(kept: Kept) -> Json:
    sitting = kept.sitting
    question = sitting.question()
    return {
        **summary_json(kept.row),
        "step": kept.row["step"],
        "question": question.as_json() if question else None,
        "undo": sitting.answers > 0,
        "told": [turn.as_json() for turn in sitting.guide.turns()],
        "standing": sitting.guide.standing(),
        "score": sitting.guide.score(),
    }
