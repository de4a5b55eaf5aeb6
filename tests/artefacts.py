"""What a failed test leaves behind to look into: the log of its servers, and a transcript of every table.

The hook in tests/conftest.py calls keep() for every test that fails. A test with more to leave, such as a screenshot,
puts it into folder_of() the same test.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import sqlalchemy as sa

from saloon.core.transcript import Transcript
from saloon.server.database import Database, tables
from saloon.server.store import Store
from tests.server.serving import Server

ROOT = Path(os.environ.get("SALOON_ARTEFACTS") or "artefacts")


def folder_of(test: str) -> Path:
    """Where the artefacts of the test with this id belong."""
    name = test.removeprefix("tests/").replace(".py::", "-").replace("/", "-")
    return ROOT / re.sub(r"[^\w.\[\]-]+", "_", name)[:120]


def clear(test: str) -> None:
    """What an earlier run left says nothing about this one."""
    shutil.rmtree(folder_of(test), ignore_errors=True)


def keep(test: str, servers: list[Server]) -> str:
    """Returns where it is and with which seeds it was played."""
    folder = folder_of(test)
    folder.mkdir(parents=True, exist_ok=True)
    said = []
    for number, server in enumerate(servers, start=1):
        said.append(f"server {number}: seed={server.seed}, {keep_one(folder, f'server-{number}', server)}")
    return "\n".join([*said, f"artefacts: {folder}"])


def keep_one(folder: Path, name: str, server: Server) -> str:
    if server.log.exists():
        shutil.copyfile(server.log, folder / f"{name}.log")
    try:
        found = transcripts(server.database)
    except Exception as error:  # the test may have been about a database that is none
        return f"its database cannot be read ({type(error).__name__})"
    for id, transcript in found.items():
        (folder / f"{name}-{id}.jsonl").write_text(transcript.write(), encoding="utf-8")
    return f"tables: {len(found)}"


def transcripts(database: str) -> dict[str, Transcript]:
    """Of every table, by id, as far as it was played. Only those that are over tell their seed, as everywhere."""
    opened = Database(database)
    try:
        with opened.reader.begin() as connection:
            ids = list(connection.execute(sa.select(tables.c.id).order_by(tables.c.created)).scalars())
        found = {}
        for id in ids:
            stored = Store(opened).load(id)
            if stored is None:
                continue
            record = stored.record
            seats = [seat.name for seat in record.seats]
            seed = record.seed if record.status == "over" else None
            found[id] = Transcript(
                record.game, record.rules, record.options, seats, record.commitment, stored.entries, seed
            )
        return found
    finally:
        opened.close()
