"""However often somebody plays and takes back, what is kept of it stays small, and nothing is lost that matters."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import sqlalchemy as sa

from saloon.server import takebacks
from saloon.server.records import Change, ChatLine, Takeback, Write, add_takebacks
from saloon.server.store import KEPT_LINES, Store
from tests.server.test_store import entry, record, with_store

PLIES = 12


def test_what_is_forgotten_changes_no_answer() -> None:
    rng = random.Random(4)
    part = 0
    every: list[Takeback] = []
    kept: list[Takeback] = []
    for epoch in range(1, 300):
        part += rng.random() < 0.5
        new = Takeback(epoch, rng.randrange(PLIES), part)
        every.append(new)
        add_takebacks(kept, [new])
        assert len(kept) <= PLIES
        for ply in range(PLIES + 1):
            assert takebacks.part_of(kept, ply) == takebacks.part_of(every, ply)
        for known in range(epoch + 1):
            assert furthest(kept, known) == furthest(every, known)


def furthest(taken: list[Takeback], epoch: int) -> int:
    """How far back it went since this epoch."""
    return min((takeback.ply for takeback in taken if takeback.epoch > epoch), default=PLIES)


def test_playing_and_taking_back_does_not_fill_the_database(tmp_path: Path) -> None:
    """Every takeback was kept once, and all of them were looked at whenever somebody was told of a move."""

    async def test(store: Store) -> None:
        now = record("t", ply=3)
        await store.write(Write(opened=[Change(now, entries=[entry(n) for n in range(3)])]))
        for epoch in range(1, 51):
            now = replace(now, revision=now.revision + 1, epoch=epoch, ply=2)
            await store.write(Write(changes=[Change(now, takeback=Takeback(epoch, 2, epoch))]))
            now = replace(now, revision=now.revision + 1, ply=3)
            await store.write(Write(changes=[Change(now, entries=[entry(3 * epoch)])]))
        stored = store.load("t")
        assert stored is not None
        assert stored.takebacks == [Takeback(50, 2, 50)]
        assert stored.part == 50
        known = store.load("t", epoch=20, ply=3)
        assert known is not None
        assert (known.first, known.entries) == (2, [entry(150)])

    with_store(tmp_path, test)
    assert rows(tmp_path, "takebacks") == 1


def test_talking_does_not_fill_the_database(tmp_path: Path) -> None:
    said = KEPT_LINES + 50

    async def test(store: Store) -> None:
        await store.write(Write(opened=[Change(record("t")), Change(record("u"))]))
        await store.write(Write(lines=[("u", ChatLine(1, 0, "Ann", "hi", 3.5))]))
        for n in range(1, said + 1):
            await store.write(Write(lines=[("t", ChatLine(n, 0, "Ann", "hi", 3.5))]))
        assert [line.n for line in store.lines("t", said - 3)] == [said - 2, said - 1, said]

    with_store(tmp_path, test)
    assert rows(tmp_path, "chat") == KEPT_LINES + 1


def rows(folder: Path, table: str) -> int:
    engine = sa.create_engine(f"sqlite:///{folder}/tables.db")
    with engine.connect() as connection:
        count: int = connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar_one()
    engine.dispose()
    return count
