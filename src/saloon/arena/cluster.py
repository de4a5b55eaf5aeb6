"""Workers of a Ray cluster: nodes may join and leave while it works.

`ray` is the cluster that this machine belongs to, or one made for this run; `ray://HOST:PORT` is one elsewhere, reached
by Ray's client. Saloon must be installed on every node in the same version.
"""

from __future__ import annotations

import importlib.util
import os
import socket
import warnings
from collections.abc import Iterable, Iterator
from typing import Any

import saloon
from saloon.arena.workers import RAY, TRIES, Do
from saloon.core.refusal import BadInput

REACH_SECONDS = 5.0
LOOK_SECONDS = 1.0  # how often to see whether nodes joined or left
AHEAD = 2  # jobs per processor: one in hand, one to start at once


class Cluster:
    def __init__(self, on: str, count: int | None) -> None:
        if on != RAY and not on.startswith(f"{RAY}://"):
            raise BadInput("on", "not-one-of", got=on, choices=f"{RAY}, {RAY}://HOST:PORT")
        missing = [name for name in (("ray", "grpc") if on != RAY else ("ray",)) if not importlib.util.find_spec(name)]
        if missing:
            raise BadInput("on", "needs-extra", extra="ray")
        address = on if on != RAY else os.environ.get("RAY_ADDRESS")
        if address:
            _reach(address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # Ray's future default; without it Ray warns
        import ray

        self._ray: Any = ray
        self._wanted = count
        self._own = False  # whether the cluster was made for this run, with as many processors as are wanted
        self._connect(on, address, count)

    def _connect(self, on: str, address: str | None, count: int | None) -> None:
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if on == RAY:
                try:
                    self._ray.init(address="auto", **quiet)
                except ConnectionError:
                    if address:
                        raise
                    cores = count or len(os.sched_getaffinity(0))
                    # Ray lowers the priority of its workers; ours run like plain processes
                    os.environ.setdefault("RAY_worker_niceness", "0")
                    self._own = True
                    self._ray.init(address="local", num_cpus=cores, include_dashboard=False, **quiet)
            else:
                self._connect_client(on, quiet)
        except (ConnectionError, RuntimeError, ValueError, self._ray.exceptions.RayError) as error:
            if "AuthenticationError" in f"{type(error).__name__} {error}":
                raise BadInput("on", "no-token", got=address or on) from None
            raise BadInput("on", "unreachable", got=address or on) from None

    def _connect_client(self, on: str, quiet: dict[str, Any]) -> None:
        """The process that Ray starts for a client dies now and then, forked while gRPC was at work; another lives."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # that it took too long; we say so in one line
            for left in range(TRIES - 1, -1, -1):
                try:
                    self._ray.init(address=on, **quiet)
                    return
                except ConnectionAbortedError:
                    if not left:
                        raise

    @property
    def count(self) -> int:
        return self._wanted or max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def run(self, do: Do, jobs: Iterable[Any]) -> Iterator[tuple[int, Any]]:
        ray = self._ray
        task = ray.remote(_work).options(num_cpus=1, max_retries=TRIES, retry_exceptions=False)
        waiting = enumerate(jobs)
        going: dict[Any, int] = {}
        try:
            while True:
                ahead = self._wanted if self._wanted and not self._own else AHEAD * self.count
                while len(going) < ahead and (following := next(waiting, None)) is not None:
                    number, job = following
                    going[task.remote(do, saloon.__version__, job)] = number
                if not going:
                    return
                done, _ = ray.wait(list(going), timeout=LOOK_SECONDS)
                for reference in done:
                    yield going.pop(reference), self._result(reference)
        finally:
            for reference in going:
                ray.cancel(reference, force=True)

    def close(self) -> None:
        self._ray.shutdown()

    def _result(self, reference: Any) -> Any:
        """Ray itself gives the job of a dead worker or node to another one, TRIES times."""
        errors = self._ray.exceptions
        try:
            version, result = self._ray.get(reference)
        except (errors.WorkerCrashedError, errors.ObjectLostError, errors.OutOfMemoryError):
            raise BadInput("workers", "worker-dies", tries=TRIES) from None
        except (ConnectionError, errors.RaySystemError):
            raise BadInput("on", "unreachable", got=RAY) from None
        if version != saloon.__version__:
            raise BadInput("on", "other-version", got=version, expected=saloon.__version__)
        return result


def _work(do: Do, version: str, job: Any) -> tuple[str, Any]:
    """On a node. Another version of Saloon might play differently, so it must not play at all."""
    return saloon.__version__, do(job) if version == saloon.__version__ else None


def _reach(address: str) -> None:
    """Ray tries for half a minute; we can tell at once whether anybody is listening."""
    host, _, port = address.removeprefix(f"{RAY}://").rpartition(":")
    if not host or not port.isdigit():
        raise BadInput("on", "not-one-of", got=address, choices=f"{RAY}, {RAY}://HOST:PORT")
    try:
        socket.create_connection((host, int(port)), REACH_SECONDS).close()
    except (OSError, OverflowError):
        raise BadInput("on", "unreachable", got=address) from None
