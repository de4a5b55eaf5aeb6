"""What packages bring: a broken one is named and spoils nothing else, and what is missing is none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from saloon.core import packages, registry
from saloon.core.refusal import BadOptions
from saloon.words import Words, catalogue, languages_of

Install = Callable[..., Path]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a package that has these entry points, by group."""
    caches = (packages.names, packages._load, packages._folder)

    def install(name: str, **groups: str) -> Path:
        site = tmp_path / name
        about = site / f"{name.replace('-', '_')}-1.0.dist-info"
        about.mkdir(parents=True)
        about.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        points = "".join(f"[saloon.{group}]\n{point}\n" for group, point in groups.items())
        about.joinpath("entry_points.txt").write_text(points)
        monkeypatch.syspath_prepend(str(site))
        for cached in caches:
            cached.cache_clear()
        return site

    yield install
    monkeypatch.undo()
    for cached in caches:
        cached.cache_clear()


@pytest.mark.parametrize("point", ["odd = saloon_odd.nowhere:INFO", "odd = saloon.core.game:NOTHING"])
def test_a_broken_game_is_named_and_the_others_load(install: Install, point: str) -> None:
    install("saloon-odd", games=point)
    with pytest.raises(BadOptions, match="broken-package") as refused:
        registry.load("odd")
    assert (refused.value.where, refused.value.params["package"]) == ("odd", "saloon-odd")
    assert Words("en").bad(refused.value).startswith("odd: The package “saloon-odd” provides this")
    assert registry.load("go_west").info.name == "go_west"


def test_a_game_that_two_packages_bring_is_refused(install: Install) -> None:
    install("saloon-mine", games="go_west = saloon.games.go_west.info:INFO")
    with pytest.raises(BadOptions, match="brought-twice") as refused:
        registry.load("go_west")
    assert refused.value.params == {"packages": "saloon, saloon-mine"}


def test_a_folder_of_a_module_that_is_none_is_refused(install: Install) -> None:
    install("saloon-odd", words="odd = saloon.core.game")
    with pytest.raises(BadOptions, match="broken-package"):
        catalogue("en", "odd")


def test_what_nobody_brings_is_none() -> None:
    assert packages.load(packages.BOARDS, "nothing") is None
    assert packages.folder(packages.PAGES, "nothing") is None
    assert languages_of("nothing") == []
    with pytest.raises(BadOptions, match="no-words"):
        catalogue("en", "nothing")


def test_a_game_that_does_not_speak_the_language_speaks_english(install: Install) -> None:
    site = install("saloon-odd", words="odd = saloon_odd_words")
    for language in ("en", "de"):
        site.joinpath("saloon_odd_words", language).mkdir(parents=True)
        site.joinpath("saloon_odd_words", language, "odd.ftl").write_text(f"game = Odd {language}\n")
    assert languages_of("odd") == ["en", "de"]
    assert [catalogue(language, "odd") for language in ("de", "fr")] == ["game = Odd de\n", "game = Odd en\n"]


def test_a_name_that_somebody_made_up_is_not_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """To look through all installed packages takes milliseconds, and what is kept of a name stays."""
    known = packages.names(packages.GAMES)

    def look(**wanted: str) -> None:
        raise AssertionError(wanted)

    monkeypatch.setattr(packages, "entry_points", look)
    assert [packages.load(packages.GAMES, f"made up {number}") for number in range(3)] == 3 * [None]
    assert packages.folder(packages.GAMES, "made up") is None
    assert packages.names(packages.GAMES) == known
