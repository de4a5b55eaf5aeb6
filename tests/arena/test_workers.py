"""Workers: a job is done by whoever is there, and a worker that dies costs only its job."""

from __future__ import annotations

import importlib.util
import os
import signal
import sys
import warnings
from pathlib import Path
from types import SimpleNamespace

import pytest

from saloon.arena.workers import TRIES, Here, Processes, open_workers
from saloon.core.refusal import BadInput
from tests.server.serving import free_port, listening


def squared(job: tuple[int, Path]) -> int:
    """Where the folder has a file of this number, it takes it away and dies."""
    number, folder = job
    for fatal in sorted(folder.glob(f"{number}-*")):
        fatal.unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def failing(job: int) -> int:
    raise ZeroDivisionError(f"job {job}")


def test_a_worker_that_dies_costs_only_its_job(tmp_path: Path) -> None:
    for name in ("1-a", "4-a", "4-b"):
        (tmp_path / name).touch()
    jobs = [(number, tmp_path) for number in range(7)]
    assert dict(Processes(2).run(squared, jobs)) == {number: number * number for number in range(7)}
    assert list(tmp_path.iterdir()) == []


def test_work_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    for number in range(TRIES):
        (tmp_path / f"0-{number}").touch()
    with pytest.raises(BadInput) as caught:
        list(Processes(2).run(squared, [(0, tmp_path)]))
    assert (caught.value.where, caught.value.reason) == ("workers", "worker-dies")


def test_what_fails_in_a_worker_fails_here() -> None:
    with pytest.raises(RuntimeError, match="ZeroDivisionError: job 5"):
        list(Processes(2).run(failing, [5]))


def test_one_worker_needs_no_process() -> None:
    with open_workers(None, 1) as workers:
        assert isinstance(workers, Here)


def nobody_there() -> str:
    """An address where nobody listens."""
    return f"ray://127.0.0.1:{free_port()}"


def test_without_ray_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(BadInput) as caught, open_workers("ray"):
        pass
    assert (caught.value.where, caught.value.reason) == ("on", "needs-extra")
    assert caught.value.params == {"extra": "ray"}


@pytest.mark.usefixtures("ray_installed")
def test_a_cluster_that_does_not_answer_is_refused_at_once() -> None:
    with pytest.raises(BadInput) as caught, open_workers(nobody_there()):
        pass
    assert (caught.value.where, caught.value.reason) == ("on", "unreachable")


class FlakyRay:
    """As much of Ray as is needed to join a cluster, whose first servers die."""

    exceptions = SimpleNamespace(RayError=LookupError)

    def __init__(self, deaths: int) -> None:
        self.deaths = deaths

    def init(self, **options: object) -> None:
        self.deaths -= 1
        if self.deaths >= 0:
            warnings.warn("Ray Client connection timed out", stacklevel=1)
            raise ConnectionAbortedError("Starting Ray client server failed.")

    def shutdown(self) -> None:
        pass


@pytest.mark.filterwarnings("error")
@pytest.mark.usefixtures("ray_installed")
def test_a_server_of_rays_client_that_dies_is_asked_for_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    with listening(0) as listener:
        address = f"ray://127.0.0.1:{listener.getsockname()[1]}"
        ray = FlakyRay(deaths=TRIES - 1)
        monkeypatch.setitem(sys.modules, "ray", ray)
        with open_workers(address, 1):
            assert ray.deaths == -1
        monkeypatch.setitem(sys.modules, "ray", FlakyRay(deaths=TRIES))
        with pytest.raises(BadInput) as caught, open_workers(address, 1):
            pass
    assert (caught.value.where, caught.value.reason) == ("on", "unreachable")


@pytest.fixture
def ray_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As far as can be seen without loading it."""
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: object())


@pytest.mark.usefixtures("ray_installed")
@pytest.mark.parametrize(
    ("on", "count", "where", "reason"),
    [
        (None, 0, "workers", "not-in-range"),
        ("rain", None, "on", "not-one-of"),
        ("ray://", None, "on", "not-one-of"),
        ("ray://localhost", None, "on", "not-one-of"),
    ],
)
def test_workers_that_there_are_not_are_refused(on: str | None, count: int | None, where: str, reason: str) -> None:
    with pytest.raises(BadInput) as caught, open_workers(on, count):
        pass
    assert (caught.value.where, caught.value.reason) == (where, reason)
