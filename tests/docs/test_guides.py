"""What the docs quote is what the files say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs import example

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
QUOTED = re.findall(r"^( *)```(?:python|toml|js)\n(.*?)^ *```$", GUIDE, re.DOTALL | re.MULTILINE)
TEXTS = [
    path.read_text(encoding="utf-8")
    for path in sorted(example.FOLDER.rglob("*"))
    if path.suffix in (".py", ".toml", ".js")
]
TESTS = (Path(__file__).parent / "test_example_game.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(("margin", "block"), QUOTED)
def test_add_a_game_quotes_the_example(margin: str, block: str) -> None:
    """Line by line; a quotation may leave lines out."""
    lines = [line.removeprefix(margin).strip() for line in block.splitlines() if line.strip()]
    if "Conformance" in block:  # the tests of the example, which load it in another way
        assert all(line in TESTS for line in lines if line.startswith(("class", "@", "return")))
    else:
        assert any(all(line in text for line in lines) for text in TEXTS), block


def test_the_guide_says_how_long_the_rules_are() -> None:
    rules = example.RULES.read_text(encoding="utf-8").splitlines()
    assert f"in {len(rules)} lines" in GUIDE


def test_the_guide_names_what_packages_bring() -> None:
    from saloon.core import packages

    for group in (packages.GAMES, packages.WORDS, packages.BOARDS, packages.PAGES, packages.COMPANIONS):
        assert f"`{group}`" in GUIDE


def test_every_game_has_the_files_that_the_guide_names() -> None:
    listed = GUIDE.partition("Every game uses the same file names: ")[2].partition(" Besides,")[0]
    names = {f"{name}.py" for name in re.findall(r"`(\w+)`", listed)}
    games = [info.parent for info in (ROOT / "src" / "saloon" / "games").glob("*/info.py")]
    assert len(games) == 3
    assert set.intersection(*({file.name for file in game.glob("*.py")} for game in games)) == names | {"__init__.py"}
