"""For all tests: how hypothesis works here, and what is said about tests that could not run."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

# How long an example takes says something about the machine, nothing about the rules.
settings.register_profile("saloon", deadline=None)
settings.load_profile("saloon")

NO_CHROMIUM = "no Chromium was found (on Debian and Ubuntu: apt install chromium-headless-shell)"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Here, because the process that tells of the tests of several others knows no conftest.py further down."""
    skipped = terminalreporter.getreports("skipped")
    files = sorted({report.nodeid.partition("::")[0] for report in skipped if NO_CHROMIUM in str(report.longrepr)})
    if files:
        promises = ", ".join(Path(file).stem.removeprefix("test_").replace("_", " ") for file in files)
        terminalreporter.write_line(f"NOT CHECKED, because {NO_CHROMIUM}: what the page promises of {promises}")
