"""What installed packages bring to the table, found by their entry points.

| group | by the name of | names |
| --- | --- | --- |
| saloon.games | the game | its Info |
| saloon.words | the game | a package with the catalogues `<language>/<game>.ftl` |
| saloon.boards | the game | a module that draws it in the terminal |
| saloon.pages | the game | a package with the files of its board on the page |
| saloon.companions | the companion | its class |
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from saloon.core.refusal import BadOptions

GAMES = "saloon.games"
WORDS = "saloon.words"
BOARDS = "saloon.boards"
PAGES = "saloon.pages"
COMPANIONS = "saloon.companions"


@cache
def names(group: str) -> tuple[str, ...]:
    """Everything that installed packages provide, in order."""
    return tuple(sorted(point.name for point in entry_points(group=group)))


def load(group: str, name: str) -> Any:
    """The object that the entry point names; None: no package has it. Raises BadOptions if it cannot be loaded."""
    return _load(group, name) if name in names(group) else None  # nothing is kept of names that somebody made up


@cache
def _load(group: str, name: str) -> Any:
    point = _find(group, name)
    try:
        return point.load()
    except (ImportError, AttributeError) as error:
        raise _broken(point, error) from error


def folder(group: str, name: str) -> Path | None:
    """The folder of the package that the entry point names, without loading it; None: no package has it."""
    return _folder(group, name) if name in names(group) else None


@cache
def _folder(group: str, name: str) -> Path:
    point = _find(group, name)
    try:
        spec = find_spec(point.module)
    except ImportError as error:
        raise _broken(point, error) from error
    places = list(spec.submodule_search_locations or ()) if spec else []
    if not places:
        raise _broken(point, ImportError("no such package"))
    return Path(places[0])


def _find(group: str, name: str) -> EntryPoint:
    found = list(entry_points(group=group, name=name))
    if len(found) > 1:
        raise BadOptions(name, "brought-twice", packages=", ".join(sorted(map(_package, found))))
    return found[0]


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist else "-"


def _broken(point: EntryPoint, error: Exception) -> BadOptions:
    return BadOptions(point.name, "broken-package", package=_package(point), detail=f"{point.value}: {error}")
