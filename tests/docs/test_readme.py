"""What the README shows is true: its Python is run, its commands and links exist."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

import pytest

from saloon.core import registry
from tests.browser.people import DESKTOP
from tests.pictures import LARGEST

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_examples_run_as_shown() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried > 5


@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md"))),
    ],
)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (ROOT / page).parent.joinpath(target).exists(), f"{page} links to {target}"


@pytest.mark.parametrize("game", registry.infos())
def test_a_small_picture_shows_each_game(game: str) -> None:
    name = f"docs/pictures/{game}.webp"
    assert f"]({name})" in README.split("```")[0], "before the first command"
    picture = (ROOT / name).read_bytes()
    assert len(picture) <= LARGEST
    assert (picture[:4], picture[8:16]) == (b"RIFF", b"WEBPVP8X")
    width, height = (int.from_bytes(picture[at : at + 3], "little") + 1 for at in (24, 27))
    assert (width, height) == (DESKTOP["width"], DESKTOP["height"])


def test_what_is_shipped_is_not_larger_for_the_pictures() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    assert "/docs/pictures" in build["exclude"]


@pytest.mark.parametrize("target", sorted(set(re.findall(r"make (\w+)", README))))
def test_make_targets_exist(target: str) -> None:
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
