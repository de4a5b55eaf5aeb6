"""For all tests: how hypothesis works here, and what a test that fails leaves behind."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from hypothesis import settings

from tests import artefacts
from tests.server import serving

# How long an example takes says something about the machine, nothing about the rules. Derandomized: the same examples
# in every run, so that a run can be repeated.
settings.register_profile("saloon", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("saloon")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Here, because servers of the test's own have ended by now, while their folders and those of all are there."""
    report = yield
    if call.when == "setup":
        artefacts.clear(item.nodeid)
    if report.failed and serving.started:
        report.sections.append(("Saloon", artefacts.keep(item.nodeid, serving.started)))
    if call.when == "teardown":
        serving.started[:] = [server for server in serving.started if server.runs]
    return report
