"""The real server in a process of its own, real Chromium, and people who use them. See people.py and sitting.py."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from saloon.server.settings import Settings
from tests.browser.album import Album
from tests.browser.people import People
from tests.server.serving import Server, opened, serving

PATIENCE = 30_000  # milliseconds; for a busy machine
CHROMIUM = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

measured: list[str] = []  # what tests measured, for the summary


def find_chromium() -> str | None:
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


@pytest.fixture(scope="session")
def chromium() -> str:
    found = find_chromium()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]):
            subprocess.run(command, check=False, capture_output=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
        found = find_chromium()
    if found is None:
        reason = "there is no Chromium; the tests of the page need one (on Debian and Ubuntu: apt install chromium)"
        measured.append(f"NOT TESTED: {reason}")
        pytest.skip(reason)
    return found


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS, timeout=PATIENCE)
    yield browser
    browser.close()


def page_server(folder: Path) -> Server:
    """A server with the built page and the limits that hold for everybody."""
    limits = {name: getattr(Settings, name) for name in ("requests", "new_tables", "messages", "streams")}
    return Server(folder, {"static": Settings.static, **limits})


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that do not harm it."""
    server = page_server(tmp_path_factory.mktemp("server"))
    assert (Settings.static / "index.html").exists(), "the page has not been built: see `make install`"
    with serving(server.folder, **server.changes) as running:
        yield running


@pytest.fixture
def people(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[People]:
    """Who comes to the server. When they leave, nothing may have gone wrong in their browsers."""
    people = People(browser, server.address, request.node.name)
    yield people
    people.leave()
    while opened:
        opened.pop().close()
    assert not people.troubles, "\n".join(people.troubles)


@pytest.fixture(scope="session")
def album() -> Album:
    return Album(Path(os.environ.get("SALOON_ARTEFACTS") or "artefacts"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if measured:
        terminalreporter.section("the page")
        for line in measured:
            terminalreporter.write_line(line)
