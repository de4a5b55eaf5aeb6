"""When the page has to be built again."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ("web/src/main.ts", "src/saloon/words/en/page.ftl", "src/saloon/games/go_west/data/deck.toml")


@pytest.fixture(scope="module")
def build() -> ModuleType:
    pytest.importorskip("hatchling", reason="hatchling, which builds the package, is not installed")
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def write(root: Path, name: str, changed: int) -> None:
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).touch()
    os.utime(root / name, (changed, changed))


@pytest.mark.parametrize("changed", SOURCES)
def test_the_page_is_stale_once_a_source_changes(build: ModuleType, tmp_path: Path, changed: str) -> None:
    for source in SOURCES:
        write(tmp_path, source, 1)
    assert not build.page_is_fresh(tmp_path)  # there is none yet
    write(tmp_path, build.PAGE, 2)
    write(tmp_path, "web/node_modules/some/index.js", 3)
    assert build.page_is_fresh(tmp_path)
    write(tmp_path, changed, 3)
    assert not build.page_is_fresh(tmp_path)


def test_a_package_of_sources_brings_its_page(build: ModuleType, tmp_path: Path) -> None:
    """Unpacking may leave any order of times."""
    write(tmp_path, build.PAGE, 1)
    write(tmp_path, SOURCES[0], 2)
    write(tmp_path, "PKG-INFO", 1)
    assert build.page_is_fresh(tmp_path)
