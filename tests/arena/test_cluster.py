"""A Ray cluster of two nodes: the same games as in one process, though a node is killed in the middle."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import pytest

from saloon.arena.simulate import simulate

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: saloon[ray]")

GAMES = 12
PATIENCE = 900  # seconds, on a machine that is busy with other things

# Waits until there are two nodes, plays, and tells when the second one is to be killed.
PROGRAM = """
import json, sys
from saloon.arena import simulate as simulating

def progress(done, workers):
    import ray
    from ray.util import placement_group, remove_placement_group

    if done == 0:
        both = placement_group([{"CPU": 1}, {"CPU": 1}], strategy="STRICT_SPREAD")
        ray.get(both.ready())
        remove_placement_group(both)
    if done == 4:
        print("kill", flush=True)
        sys.stdin.readline()

simulating.CHUNK_SECONDS = 0.0
report = simulating.simulate("go_west", ["greedy", "random"], int(sys.argv[1]), 8, on="ray", progress=progress)
with open(sys.argv[2], "w") as file:  # not printed: Ray prints what it thinks of lost nodes
    json.dump([report.points, report.plies], file)
"""


class Node:
    """A raylet with one processor, and all that it starts: one session of processes, made by `ray start`."""

    def __init__(self, log: Path, environment: dict[str, str], *arguments: str) -> None:
        command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--num-cpus=1"]
        with log.open("ab") as out:
            self.process = subprocess.Popen(
                [*command, "--node-ip-address=127.0.0.1", "--object-store-memory=80000000", *arguments],
                env=environment, stdout=out, stderr=out, start_new_session=True,
            )  # fmt: skip
        assert self.process.wait(PATIENCE) == 0, log.read_text(errors="replace")

    def kill(self) -> None:
        for entry in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                session = int(entry.joinpath("stat").read_text().rpartition(")")[2].split()[3])
                if session == self.process.pid:
                    os.kill(int(entry.name), signal.SIGKILL)


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


@pytest.fixture
def environment() -> dict[str, str]:
    address = f"127.0.0.1:{free_port()}"
    # A token for this cluster alone: whatever clusters the machine belongs to are none of the test's business
    own = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    return {**os.environ, **own, "RAY_ADDRESS": address, "RAY_USAGE_STATS_ENABLED": "0"}


@pytest.fixture
def second(tmp_path: Path, environment: dict[str, str]) -> Iterator[Node]:
    """The second of two nodes."""
    address = environment["RAY_ADDRESS"]
    port = address.rpartition(":")[2]
    session = Path("/tmp", f"ray-{port}")  # not tmp_path: paths of sockets must be short
    log = tmp_path / "ray.log"
    head = Node(
        log, environment, "--head", f"--port={port}", f"--temp-dir={session}", "--include-dashboard=false",
        f"--ray-client-server-port={free_port()}",
    )  # fmt: skip
    try:
        other = Node(log, environment, f"--address={address}")
        try:
            yield other
        finally:
            other.kill()
    finally:
        head.kill()
        shutil.rmtree(session, ignore_errors=True)


def test_a_cluster_that_loses_a_node_plays_the_same_games(
    second: Node, environment: dict[str, str], tmp_path: Path
) -> None:
    result = tmp_path / "result.json"
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(GAMES), str(result)],
        env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as run:  # fmt: skip
        assert run.stdin is not None
        assert run.stdout is not None
        told = run.stdout.readline()
        if told:
            second.kill()
        _, trouble = run.communicate("\n", timeout=PATIENCE)
    assert told == "kill\n", trouble + (tmp_path / "ray.log").read_text(errors="replace")
    assert run.returncode == 0, trouble
    alone = simulate("go_west", ["greedy", "random"], GAMES, 8, workers=1)
    assert json.loads(result.read_text()) == [alone.points, alone.plies]
