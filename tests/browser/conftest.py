"""The real server in a process of its own, real Chromium, and people who use them. See people.py and player.py."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import nullcontext

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from saloon.server.settings import Settings
from tests import artefacts
from tests.browser.album import Album
from tests.browser.people import People
from tests.browser.tables import SetTable, page_server, set_table
from tests.conftest import NO_CHROMIUM
from tests.server.serving import Server, opened, serving

PATIENCE = 30_000  # milliseconds; for a busy machine
# The first is the same browser without the windows that nobody sees: a new page takes a quarter of the time
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
GATHERED = pytest.StashKey[list[People]]()
Gather = Callable[[Server], People]


def find_chromium() -> str | None:
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


@pytest.fixture(scope="session")
def announce(pytestconfig: pytest.Config) -> Callable[[str], None]:
    """Says something that is read even if all goes well, also from one of several processes."""

    def say(line: str) -> None:
        capturing = pytestconfig.pluginmanager.getplugin("capturemanager")
        with capturing.global_and_fixture_disabled() if capturing else nullcontext():
            print(f"\npage: {line}", file=sys.stderr, flush=True)

    return say


@pytest.fixture(scope="session")
def chromium() -> str:
    found = find_chromium()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install = ["apt-get", "install", "-y", "--no-install-recommends", CHROMIUM[0]]
        for command in (["apt-get", "update"], install):
            subprocess.run(
                command, check=False, capture_output=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            )
        found = find_chromium()
    if found is None:
        pytest.skip(NO_CHROMIUM)
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


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that do not harm it."""
    server = page_server(tmp_path_factory.mktemp("server"))
    assert (Settings.static / "index.html").exists(), "the page has not been built: see `make install`"
    with serving(server.folder, seed=server.seed, **server.changes) as running:
        yield running


@pytest.fixture
def gather(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Gather]:
    """Who comes to a server. When they leave, nothing may have gone wrong in their browsers."""
    gathered = request.node.stash[GATHERED] = list[People]()

    def gather(server: Server) -> People:
        gathered.append(People(browser, server.address))
        return gathered[-1]

    yield gather
    troubles = [trouble for people in gathered for trouble in people.troubles]
    if troubles:
        keep(request.node)
    for people in gathered:
        people.leave()
    while opened:
        opened.pop().close()
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def people(gather: Gather, server: Server) -> People:
    return gather(server)


@pytest.fixture(scope="package")
def finished(server: Server) -> SetTable:
    """A game of Go West! that is over; nothing can change there any longer."""
    return set_table(server, "over")


@pytest.fixture(scope="session")
def album() -> Album:
    return Album(artefacts.ROOT)


# What a failed test leaves behind


def keep(item: pytest.Item) -> None:
    for people in item.stash.get(GATHERED, []):
        people.keep(artefacts.folder_of(item.nodeid))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """While the browsers are still open; tests/conftest.py keeps the rest, and says where."""
    report = yield
    if report.failed and call.when != "teardown":
        keep(item)
    return report
