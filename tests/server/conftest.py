from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.serving import Server, opened, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a module."""
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(autouse=True)
def _close() -> Iterator[None]:
    yield
    while opened:
        opened.pop().close()
