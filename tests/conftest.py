"""For all tests: how hypothesis works here, what a failed test leaves behind, and what is said about those not run."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

from tests import artefacts
from tests.server import serving

# How long an example takes says something about the machine, nothing about the rules. Derandomized: the same examples
# in every run, so that a run can be repeated.
settings.register_profile("saloon", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("saloon")

SLOW = ("browser", "arena", "gold_rush", "server")  # folders
NO_CHROMIUM = "no Chromium was found (on Debian and Ubuntu: apt install chromium-headless-shell)"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The slow ones first, so that no worker is left alone with them at the end; but an order by chance stays one."""
    if not config.pluginmanager.hasplugin("randomly"):
        items.sort(key=lambda item: [*SLOW, item.path.parent.name].index(item.path.parent.name))


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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Here, because the process that tells of the tests of several others knows no conftest.py further down."""
    skipped = terminalreporter.getreports("skipped")
    files = sorted({report.nodeid.partition("::")[0] for report in skipped if NO_CHROMIUM in str(report.longrepr)})
    if files:
        promises = ", ".join(Path(file).stem.removeprefix("test_").replace("_", " ") for file in files)
        terminalreporter.write_line(f"NOT CHECKED, because {NO_CHROMIUM}: what the page promises of {promises}")
