"""`saloon serve` as a program: it starts, says where, stops when told to, and complains in one line."""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from saloon.cli.serve import default_database, listen, page_address, serve
from saloon.core.refusal import BadInput
from tests.server.serving import PATIENCE

PROGRAM = "from saloon.cli.serve import serve; serve({host!r}, 0, {database!r}, {open_page!r})"


@contextmanager
def started(folder: Path, open_page: bool = False, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The program and the address it says."""
    database = f"sqlite:///{folder}/deep/down/tables.db"
    program = PROGRAM.format(host="127.0.0.1", database=database, open_page=open_page)
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env={**os.environ, **environment}) as process:
        try:
            assert process.stderr is not None
            first = json.loads(process.stderr.readline())
            assert first["event"] == "serving"
            assert httpx.get(f"{first['address']}healthz", timeout=PATIENCE).json()["status"] == "ok"
            yield process, first["address"]
        finally:
            process.kill()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_when_told_to(tmp_path: Path, number: signal.Signals) -> None:
    with started(tmp_path) as (process, address):
        assert (tmp_path / "deep" / "down" / "tables.db").exists()
        process.send_signal(number)
        assert process.wait(PATIENCE) == 0
        with pytest.raises(httpx.TransportError):
            httpx.get(address)
        assert process.stderr is not None
        lines = [json.loads(line) for line in process.stderr]
        assert lines[-1]["event"] == "stopped"
        assert {line["level"] for line in lines} == {"info"}


def test_it_opens_the_page(tmp_path: Path) -> None:
    pipe = tmp_path / "opened"
    os.mkfifo(pipe)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {pipe}\n')
    browser.chmod(0o755)
    heard = os.open(pipe, os.O_RDWR)  # also for writing: so that it opens before anybody writes
    try:
        with started(tmp_path, open_page=True, BROWSER=str(browser)) as (_, address):
            assert select.select([heard], [], [], PATIENCE)[0], "no browser was opened"
            assert os.read(heard, 1000).decode().strip() == address
    finally:
        os.close(heard)


def test_a_secret_that_can_be_guessed_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_SECRET", "hunter2")
    with pytest.raises(BadInput) as refused:
        serve("127.0.0.1", 0, f"sqlite:///{tmp_path}/tables.db", False)
    assert (refused.value.where, refused.value.reason) == ("SALOON_SECRET", "too-short")


def test_nobody_else_may_read_the_database(tmp_path: Path) -> None:
    with started(tmp_path) as (_, address):
        httpx.get(f"{address}api/tables")
        files = sorted((tmp_path / "deep" / "down").iterdir())
        assert {file.name for file in files} >= {"tables.db", "tables.db-wal"}
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}


def test_a_secret_can_be_given(tmp_path: Path) -> None:
    with started(tmp_path, SALOON_SECRET="whoever runs it knows") as (_, address):
        cookie = httpx.get(f"{address}api/tables").cookies["saloon"]
    with started(tmp_path, SALOON_SECRET="whoever runs it knows") as (_, address):
        assert "set-cookie" not in httpx.get(f"{address}api/tables", headers={"Cookie": f"saloon={cookie}"}).headers


def test_bad_input_is_known_before_anything_is_served(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        for arguments, where, reason in (
            (("127.0.0.1", 70000, None, False), "port", "not-in-range"),
            (("127.0.0.1", -1, None, False), "port", "not-in-range"),
            (("127.0.0.1", port, f"sqlite:///{tmp_path}/tables.db", False), "port", "port-taken"),
            (("nowhere.invalid", 0, f"sqlite:///{tmp_path}/tables.db", False), "host", "no-such-host"),
            (("127.0.0.1", 0, "nonsense", False), "database", "not-one-of"),
        ):
            with pytest.raises(BadInput) as refused:
                serve(*arguments)
            assert (refused.value.where, refused.value.reason) == (where, reason)


def test_addresses() -> None:
    for host, shown in (("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost"), ("::1", "[::1]")):
        try:
            listener = listen(host, 0)
        except BadInput:
            assert host == "::1", "only a machine without IPv6 may refuse"
            continue
        with listener:
            assert page_address(listener) == f"http://{shown}:{listener.getsockname()[1]}/"


def test_the_database_has_a_place_without_being_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_database() == "sqlite:////data/saloon/tables.db"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ann")
    assert default_database() == "sqlite:////home/ann/.local/share/saloon/tables.db"
