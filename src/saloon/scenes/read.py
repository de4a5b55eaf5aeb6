"""Reads scenes, and rejects those that cannot be run."""

from __future__ import annotations

import importlib
import importlib.util
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from saloon.core import registry
from saloon.core.fields import FieldReader
from saloon.core.game import Info, Json
from saloon.core.refusal import BadInput
from saloon.core.state import CHANCE, OVER

ANY: Final = "any"
COMMON_KEYS: Final = ("id", "title", "rules", "game")
START_KEYS: Final = ("given", "open")
TAKE_KEYS: Final = (*START_KEYS, "when", "then")
ENTRY_KINDS: Final = ("do", "draw", "draws", "expect")
TURN_NAMES: Final = {CHANCE: "chance", OVER: "over"}
FACT_KEYS: Final = ("turn", "position", "view", "scores", "points", "gain", "winners")  # compared as they are
LIST_KEYS: Final = ("moves", "exactly", "not_moves", "events")  # compared each in its own way
MAY_BE_EMPTY: Final = ("exactly", "winners")


class BadScene(BadInput):
    """A scene that cannot be run. where names the scene and the key, as in `GW-E3.then.gian`."""

    game: str | None = None  # whose words tell what is wrong, if it is the game's own notation


FIELDS: Final = FieldReader(BadScene)


@dataclass(frozen=True)
class Take:
    """One run from a start to what is expected. Most scenes are one take; a game's own format may need several."""

    start_key: str
    start: Mapping[str, Any]
    when: Sequence[Mapping[str, Any]]
    then: Mapping[str, Any]


@dataclass(frozen=True)
class Scene:
    id: str
    title: str
    rules: tuple[str, ...]
    game: str
    takes: tuple[Take, ...]


def load(path: Path, game: str | None = None) -> list[Scene]:
    """The scenes of a file. A scene that names no game is of this game, else of the one the folder is named after."""
    folder = path.resolve().parent.name
    if game is None and folder in registry.infos():
        game = folder
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadScene(str(path), "not-text") from error
    return read(text, game, str(path))


def read(text: str, game: str | None = None, source: str = "scenes") -> list[Scene]:
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        place = re.search(r"line (\d+)", str(error))  # before Python 3.14 only the text says where
        raise BadScene(source, "not-toml", line=place[1] if place else str(len(text.splitlines()))) from error
    return scenes_of(data, game, source)


def scenes_of(data: Mapping[str, Any], game: str | None = None, source: str = "scenes") -> list[Scene]:
    """The scenes of a file that has been parsed."""
    if "scene" not in data:
        return [_read_scene(data, source, game)]
    FIELDS.table(data, ("scene",), source)
    rows = FIELDS.list(data["scene"], f"{source}.scene")
    if not rows:
        raise BadScene(f"{source}.scene", "checks-nothing")
    wheres = [f"{source}.scene.{i}" for i in range(len(rows))]
    return [_read_scene(FIELDS.table(row, None, where), where, game) for row, where in zip(rows, wheres, strict=True)]


def game_of(name: str) -> str | None:
    """The game whose rule ids begin with the same letters as this rule or scene id."""
    for info in registry.infos().values():
        if any(_letters(rule) == _letters(name) for rule in info.rules):
            return info.name
    return None


def _letters(name: str) -> str:
    found = re.match("[A-Za-z]*", name)
    return found.group() if found else ""


def _read_scene(row: Mapping[str, Any], where: str, game: str | None) -> Scene:
    name = row.get("id")
    if not isinstance(name, str) or not name:
        raise BadScene(f"{where}.id", "missing-field")
    info = _info(row.get("game", game or game_of(name)), name)
    rules = FIELDS.list(row.get("rules", []), f"{name}.rules")
    for rule in rules:
        if rule not in info.rules:
            raise BadScene(f"{name}.rules", "no-such-rule", got=str(rule))
    title = row.get("title", "")
    if not isinstance(title, str):
        raise BadScene(f"{name}.title", "wrong-type")
    own = {key: value for key, value in row.items() if key not in COMMON_KEYS}
    return Scene(name, title, tuple(rules), info.name, tuple(_takes(own, name, info)))


def _info(game: Any, name: str) -> Info:
    if not isinstance(game, str) or game not in registry.infos():
        raise BadScene(f"{name}.game", "not-one-of", got=str(game), choices=", ".join(registry.infos()))
    return registry.info(game)


def _takes(own: Mapping[str, Any], name: str, info: Info) -> Iterator[Take]:
    expand = _expander(info)
    if expand is None or any(key in own for key in (*START_KEYS, "when")):
        yield _read_take(own, name)
        return
    try:
        expanded = expand(own)
    except BadInput as error:
        bad = BadScene(f"{name}.{error.where}", error.reason, **error.params)
        bad.game = info.name
        raise bad from error
    if isinstance(expanded, Mapping):
        yield _read_take(expanded, name)
        return
    if not expanded:
        raise BadScene(name, "checks-nothing")
    for i, take in enumerate(expanded):
        yield _read_take(take, f"{name}.{i}")


def _expander(info: Info) -> Callable[[Mapping[str, Any]], Json | list[Json]] | None:
    package = info.module.rpartition(".")[0]
    module = f"{package}.scene_notation"
    if not package or importlib.util.find_spec(module) is None:
        return None
    expand: Callable[[Mapping[str, Any]], Json | list[Json]] = importlib.import_module(module).expand
    return expand


def _read_take(row: Mapping[str, Any], where: str) -> Take:
    FIELDS.table(row, TAKE_KEYS, where)
    starts = [key for key in START_KEYS if key in row]
    if len(starts) != 1:
        raise BadScene(where, "not-exactly-one-of", choices=", ".join(START_KEYS))
    start = FIELDS.table(row[starts[0]], None, f"{where}.{starts[0]}")
    if starts[0] == "open":
        _check_open(start, f"{where}.open")
    when = FIELDS.list(row.get("when", []), f"{where}.when")
    looks = 0
    for i, entry in enumerate(when):
        looks += _check_entry(FIELDS.table(entry, None, f"{where}.when.{i}"), f"{where}.when.{i}")
    if "then" in row:
        _check_expectations(FIELDS.table(row["then"], None, f"{where}.then"), f"{where}.then", start_only=not when)
    elif not looks:
        raise BadScene(where, "checks-nothing")
    return Take(starts[0], start, when, row.get("then", {}))


def _check_open(start: Mapping[str, Any], where: str) -> None:
    FIELDS.table(start, ("seats", "options"), where)
    if not _is_number(start.get("seats")):
        raise BadScene(f"{where}.seats", "wrong-type")
    FIELDS.table(start.get("options", {}), None, f"{where}.options")


def _check_entry(entry: Mapping[str, Any], where: str) -> bool:
    """Whether the entry of `when` is a look."""
    kinds = [kind for kind in ENTRY_KINDS if kind in entry]
    if len(kinds) != 1:
        raise BadScene(where, "not-exactly-one-of", choices=", ".join(ENTRY_KINDS))
    if kinds == ["expect"]:
        FIELDS.table(entry, ("expect",), where)
        _check_expectations(FIELDS.table(entry["expect"], None, f"{where}.expect"), f"{where}.expect")
        return True
    if kinds == ["draws"]:
        FIELDS.table(entry, ("draws",), where)
        if not isinstance(entry["draws"], str):
            raise BadScene(f"{where}.draws", "wrong-type")
        return False
    times = entry.get("times", 1)
    if not _is_number(times) or times < 1:
        raise BadScene(f"{where}.times", "wrong-type")
    if entry.get("draw") == ANY:
        FIELDS.table(entry, ("draw", "times"), where)
    return False


def _check_expectations(expected: Mapping[str, Any], where: str, start_only: bool = False) -> None:
    FIELDS.table(expected, (*FACT_KEYS, *LIST_KEYS, "impossible"), where)
    if not expected:
        raise BadScene(where, "checks-nothing")
    for key, value in expected.items():
        at = f"{where}.{key}"
        if isinstance(value, Mapping | list) and not value and key not in MAY_BE_EMPTY:
            raise BadScene(at, "checks-nothing")
        if key == "impossible":
            FIELDS.table(value, ("where", "reason", "params"), at)
            if not start_only or len(expected) > 1:
                raise BadScene(at, "must-stand-alone")
        elif key == "turn":
            if not _is_number(value) and value not in TURN_NAMES.values():
                raise BadScene(at, "not-one-of", got=str(value), choices=", ".join(("0", "1", *TURN_NAMES.values())))
        elif key in LIST_KEYS:
            for i, row in enumerate(FIELDS.list(value, at)):
                FIELDS.table(row, None, f"{at}.{i}")
                if key == "not_moves":
                    _check_not_move(row, f"{at}.{i}")
        elif not isinstance(value, Mapping | list):
            raise BadScene(at, "not-a-table", got=str(value))


def _check_not_move(row: Mapping[str, Any], where: str) -> None:
    FIELDS.table(row, ("action", "rule", "reason", "params"), where)
    if "action" not in row:
        raise BadScene(f"{where}.action", "missing-field")
    FIELDS.table(row["action"], None, f"{where}.action")


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
