"""A Ray cluster of two nodes gives what one process gives, by whatever way it is reached, though a node is killed."""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from saloon.analysis.review import Review
from saloon.arena.league import Rules, open_league, parse_entrants
from saloon.arena.simulate import simulate
from saloon.arena.train import Plan, train
from saloon.arena.workers import Here, Workers, open_workers
from saloon.cli.analyse import review_on
from saloon.core import registry, transcript
from tests.arena.test_stopping import check_control_c
from tests.server.serving import free_port

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: saloon[ray]")

GAMES = 12
PATIENCE = 900  # seconds, on a machine that is busy with other things
GIVEN_UP_AFTER = 30  # seconds, by Ray
GIVEN_UP = "timed out during startup"
RECORDED = Path(__file__).parents[1] / "transcripts" / "go_west" / "two-fifty.jsonl"
SHOWN = 16  # plies of it that are analysed

# Waits until there are two nodes, plays, and tells when the second one is to be killed.
KILLED = """
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


def all_kinds_of_work(workers: Workers, folder: Path) -> dict[str, Any]:
    """What a league, an analysis and a training come to."""
    league = open_league(Rules("go_west", 2, registry.info("go_west").complete({}), seed=3), None)
    league.enter(parse_entrants(["random", "greedy"]))
    league.play(league.missing(games=4), workers, lambda done, workers: None)
    header_and_plies = RECORDED.read_text(encoding="utf-8").splitlines(keepends=True)[: 1 + SHOWN]
    review = Review(transcript.parse("".join(header_and_plies)), simulations=8, seed=2)
    assert list(review_on(workers, review))[-1] == SHOWN
    weights = train(Plan("go_west", 2, rounds=2, games=30, check=4, hidden=4), folder, workers, {}, lambda done: None)
    return {
        "league": sorted(league.deals, key=lambda deal: int(deal["deal"])),
        "analysis": review.as_json(),
        "training": hashlib.sha256(weights.read_bytes()).hexdigest(),
    }


class Node:
    """A raylet with one processor, and all that it starts: one session of processes, made by `ray start`."""

    def __init__(self, log: Path, environment: dict[str, str], agent_port: int, *arguments: str) -> None:
        command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--num-cpus=1"]
        # Workers get ports from the system: those that Ray would choose may be taken. So may the one that it fixes
        ports = ["--min-worker-port=0", "--max-worker-port=0", f"--dashboard-agent-listen-port={agent_port}"]
        place = ["--node-ip-address=127.0.0.1", "--object-store-memory=80000000"]
        # A node that is not up within 30 seconds is given up by Ray, however busy the machine is: then it starts anew
        for _ in range(PATIENCE // GIVEN_UP_AFTER):
            with log.open("wb") as out:
                self.process = subprocess.Popen(
                    [*command, *ports, *place, *arguments],
                    env=environment, stdout=out, stderr=out, start_new_session=True,
                )  # fmt: skip
            ended = self.process.wait(PATIENCE)
            told = log.read_text(errors="replace")
            if GIVEN_UP not in told:
                break
            self.kill()
        assert ended == 0, told

    def kill(self) -> None:
        for entry in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                session = int(entry.joinpath("stat").read_text().rpartition(")")[2].split()[3])
                if session == self.process.pid:
                    os.kill(int(entry.name), signal.SIGKILL)


class Cluster:
    """The first node, by which the cluster is reached; more may join."""

    def __init__(self, log: Path) -> None:
        own, client, *self._agent_ports = (free_port() for _ in range(4))
        self.log = log
        self.address = f"127.0.0.1:{own}"
        self.client_address = f"ray://127.0.0.1:{client}"
        # A token for this cluster alone: whatever clusters the machine belongs to are none of the test's business
        token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
        # As pytest has it: what a worker finds must not hang on the folder that it was started in
        path = os.pathsep.join(filter(None, (str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH"))))
        outside = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
        # A busy machine needs longer than Ray's client usually waits; and what its server forks must not touch gRPC
        patient = {"RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": str(PATIENCE), "GRPC_ENABLE_FORK_SUPPORT": "0"}
        self.environment = {**outside, **token, **patient, "RAY_USAGE_STATS_ENABLED": "0", "PYTHONPATH": path}
        self._session = Path("/tmp", f"ray-{own}")  # not tmp_path: paths of sockets must be short
        self.head = Node(
            log, self.environment, self._agent_ports[0], "--head", f"--port={own}", f"--temp-dir={self._session}",
            "--include-dashboard=false", f"--ray-client-server-port={client}",
        )  # fmt: skip

    def join(self) -> Node:
        return Node(self.log, self.environment, self._agent_ports[1], f"--address={self.address}")

    def close(self) -> None:
        self.head.kill()
        shutil.rmtree(self._session, ignore_errors=True)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    made = Cluster(tmp_path_factory.mktemp("cluster") / "ray.log")
    try:
        yield made
    finally:
        made.close()


def test_a_cluster_that_loses_a_node_plays_the_same_games(cluster: Cluster, tmp_path: Path) -> None:
    result = tmp_path / "result.json"
    second = cluster.join()
    try:
        with subprocess.Popen(
            [sys.executable, "-c", KILLED, str(GAMES), str(result)],
            env=cluster.environment | {"RAY_ADDRESS": cluster.address}, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        ) as run:  # fmt: skip
            assert run.stdin is not None
            assert run.stdout is not None
            told = run.stdout.readline()
            if told:
                second.kill()
            _, trouble = run.communicate("\n", timeout=PATIENCE)
    finally:
        second.kill()
    assert told == "kill\n", trouble + cluster.log.read_text(errors="replace")
    assert run.returncode == 0, trouble
    alone = simulate("go_west", ["greedy", "random"], GAMES, 8, workers=1)
    assert json.loads(result.read_text()) == [alone.points, alone.plies]


def test_rays_client_comes_to_the_same_league_analysis_and_training(cluster: Cluster, tmp_path: Path) -> None:
    result = tmp_path / "result.json"
    run = subprocess.run(
        [sys.executable, "-m", "tests.arena.test_cluster", cluster.client_address, str(tmp_path / "far"), str(result)],
        env=cluster.environment, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr + cluster.log.read_text(errors="replace")
    assert json.loads(result.read_text()) == json.loads(json.dumps(all_kinds_of_work(Here(), tmp_path / "here")))


def test_control_c_ends_a_run_on_the_cluster_that_goes_on_later(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (cluster.environment | {"RAY_ADDRESS": cluster.address}).items():
        monkeypatch.setenv(name, value)
    check_control_c(tmp_path, "--on", "ray")


if __name__ == "__main__":  # the work of the test above, in a process that knows nothing but the address
    with open_workers(sys.argv[1]) as far:
        Path(sys.argv[3]).write_text(json.dumps(all_kinds_of_work(far, Path(sys.argv[2]))), encoding="utf-8")
