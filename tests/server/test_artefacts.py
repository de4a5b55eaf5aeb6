"""What a test that fails leaves behind says what happened: the log, and every table as far as it was played."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from saloon.core import transcript
from tests import artefacts
from tests.server.serving import Person, play_on, serving


def test_the_log_and_every_table_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(artefacts, "ROOT", tmp_path / "artefacts")
    with serving(tmp_path, seed=7) as server:
        ann = Person(server)
        over, running = (ann.make_table("person:Ann", "person:Bob")["id"] for _ in range(2))
        for id, moves in ((over, 10_000), (running, 5)):
            stream = ann.stream(id)
            play_on({0: stream, 1: stream}, moves, random.Random(1))
    test = "tests/server/test_x.py::test_what[a/b c]"
    said = artefacts.keep(test, [server])
    folder = tmp_path / "artefacts" / "server-test_x-test_what[a-b_c]"
    assert said.splitlines() == ["server 1: seed=7, tables: 2", f"artefacts: {folder}"]
    assert (folder / "server-1.log").read_text() == server.log.read_text()
    first = transcript.read((folder / f"server-1-{over}.jsonl").read_text())
    assert transcript.verify(first) > 14
    second = transcript.read((folder / f"server-1-{running}.jsonl").read_text())
    assert second.seed is None
    assert second.entries == first.entries[: len(second.entries)], "the same seed, the same choices"
    artefacts.clear(test)
    assert not folder.exists()
