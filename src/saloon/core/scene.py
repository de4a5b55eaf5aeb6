"""Scenes: one rule as data. Given a position, when these actions and draws, then this.

A file is TOML: one scene, or many as [[scene]] tables. The keys of a scene:

    id = "GW-E13"                 # tells the game, too, if neither `game` nor the file's folder does
    title = "…"                   # one line, for humans
    rules = ["GW-19"]             # what it guards
    game = "go_west"
    given = { … }                 # a position, as short as the game allows; or
    open = { seats = 3, options = { … } }  # a new table
    when = [
        { do = "announce" },      # an action
        { draw = "any", times = 14 },  # a draw: what is drawn, as far as it matters; any: the first outcome listed
        { draws = "token" },      # every draw of this kind that now comes, if any: the first outcome listed
        { expect = { … } },       # a look in between, with the same keys as `then`
    ]

    [then]                        # each key may be left out, but something must be checked
    turn = 0                      # a seat, "chance" or "over"
    position.players.0.supply = 3
    view.1.players.0.hand = "absent"  # by seat, or "spectator"
    moves = [{ do = "score" }]    # these are offered
    exactly = [{ do = "score" }]  # these and no others are offered, in any order
    not_moves = [{ action = { do = "stop" }, rule = "GW-9", reason = "no-passing", params = { … } }]
    events = [{ event = "scored" }]  # these happened since the start, in this order, others between them
    scores.0.items.1.points = 3
    points = [12, 10]             # per seat
    gain.1 = 2                    # points since the start
    winners = [0, 1]
    impossible = { where = "wagons", reason = "…", params = { … } }  # alone: what is given is refused

Expectations are partial: of a table only the keys that are written down are compared, of a list all items or, written
as a table, those with these numbers. An empty table or list is met by an empty one only, "absent" by what is not there.

A game may have a format of its own: if its package has a module `scenes` with expand(), a scene without given, open and
when is handed to it, without its common keys; expand() answers with given, open, when and then, or with a list of such.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from saloon.core import registry
from saloon.core.game import Game, Info, Json
from saloon.core.refusal import BadInput, Refused
from saloon.core.state import CHANCE, OVER, State

ABSENT: Final = "absent"
ANY: Final = "any"
COMMON_KEYS: Final = ("id", "title", "rules", "game")
START_KEYS: Final = ("given", "open")
TAKE_KEYS: Final = (*START_KEYS, "when", "then")
ENTRY_KINDS: Final = ("do", "draw", "draws", "expect")
TURN_NAMES: Final = {CHANCE: "chance", OVER: "over"}


class BadScene(BadInput):
    """A scene that cannot be run. where names the scene and the key, as in `GW-E3.then.gian`."""

    game: str | None = None  # whose words tell what is wrong, if it is the game's own notation


@dataclass(frozen=True)
class Difference:
    """Where a scene went otherwise than it says."""

    path: str
    expected: Any
    got: Any

    def __str__(self) -> str:
        return f"{self.path}: expected={_text(self.expected)} got={_text(self.got)}"

    def as_json(self) -> Json:
        return {"path": self.path, "expected": self.expected, "got": self.got}


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


# Reading


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
        place = re.search(r"line (\d+)", str(error))  # until Python 3.14 only the text tells where
        raise BadScene(source, "not-toml", line=place[1] if place else str(len(text.splitlines()))) from error
    return scenes_of(data, game, source)


def scenes_of(data: Mapping[str, Any], game: str | None = None, source: str = "scenes") -> list[Scene]:
    """The scenes of a file that has been parsed."""
    if "scene" not in data:
        return [_read_scene(data, source, game)]
    _check_keys(data, ("scene",), source)
    rows = _list(data["scene"], f"{source}.scene")
    if not rows:
        raise BadScene(f"{source}.scene", "checks-nothing")
    wheres = [f"{source}.scene.{i}" for i in range(len(rows))]
    return [_read_scene(_table(row, where), where, game) for row, where in zip(rows, wheres, strict=True)]


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
    rules = _list(row.get("rules", []), f"{name}.rules")
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
    if not package or importlib.util.find_spec(f"{package}.scenes") is None:
        return None
    expand: Callable[[Mapping[str, Any]], Json | list[Json]] = importlib.import_module(f"{package}.scenes").expand
    return expand


def _read_take(row: Mapping[str, Any], where: str) -> Take:
    _check_keys(row, TAKE_KEYS, where)
    starts = [key for key in START_KEYS if key in row]
    if len(starts) != 1:
        raise BadScene(where, "not-exactly-one-of", choices=", ".join(START_KEYS))
    start = _table(row[starts[0]], f"{where}.{starts[0]}")
    if starts[0] == "open":
        _check_open(start, f"{where}.open")
    when = _list(row.get("when", []), f"{where}.when")
    looks = 0
    for i, entry in enumerate(when):
        looks += _check_entry(_table(entry, f"{where}.when.{i}"), f"{where}.when.{i}")
    if "then" in row:
        _check_expectations(_table(row["then"], f"{where}.then"), f"{where}.then", start_only=not when)
    elif not looks:
        raise BadScene(where, "checks-nothing")
    return Take(starts[0], start, when, row.get("then", {}))


def _check_open(start: Mapping[str, Any], where: str) -> None:
    _check_keys(start, ("seats", "options"), where)
    if not _is_number(start.get("seats")):
        raise BadScene(f"{where}.seats", "wrong-type")
    _table(start.get("options", {}), f"{where}.options")


def _check_entry(entry: Mapping[str, Any], where: str) -> bool:
    """Whether the entry of `when` is a look."""
    kinds = [kind for kind in ENTRY_KINDS if kind in entry]
    if len(kinds) != 1:
        raise BadScene(where, "not-exactly-one-of", choices=", ".join(ENTRY_KINDS))
    if kinds == ["expect"]:
        _check_keys(entry, ("expect",), where)
        _check_expectations(_table(entry["expect"], f"{where}.expect"), f"{where}.expect")
        return True
    if kinds == ["draws"]:
        _check_keys(entry, ("draws",), where)
        if not isinstance(entry["draws"], str):
            raise BadScene(f"{where}.draws", "wrong-type")
        return False
    times = entry.get("times", 1)
    if not _is_number(times) or times < 1:
        raise BadScene(f"{where}.times", "wrong-type")
    if entry.get("draw") == ANY:
        _check_keys(entry, ("draw", "times"), where)
    return False


def _check_expectations(expected: Mapping[str, Any], where: str, start_only: bool = False) -> None:
    _check_keys(expected, (*FACTS, *CHECKS, "impossible"), where)
    if not expected:
        raise BadScene(where, "checks-nothing")
    for key, value in expected.items():
        at = f"{where}.{key}"
        if isinstance(value, Mapping | list) and not value and key not in MAY_BE_EMPTY:
            raise BadScene(at, "checks-nothing")
        if key == "impossible":
            _check_keys(_table(value, at), ("where", "reason", "params"), at)
            if not start_only or len(expected) > 1:
                raise BadScene(at, "must-stand-alone")
        elif key == "turn":
            if not _is_number(value) and value not in TURN_NAMES.values():
                raise BadScene(at, "not-one-of", got=str(value), choices=", ".join(("0", "1", *TURN_NAMES.values())))
        elif key in CHECKS:
            for i, row in enumerate(_list(value, at)):
                _table(row, f"{at}.{i}")
                if key == "not_moves":
                    _check_not_move(row, f"{at}.{i}")
        elif not isinstance(value, Mapping | list):
            raise BadScene(at, "not-a-table", got=str(value))


def _check_not_move(row: Mapping[str, Any], where: str) -> None:
    _check_keys(row, ("action", "rule", "reason", "params"), where)
    if "action" not in row:
        raise BadScene(f"{where}.action", "missing-field")
    _table(row["action"], f"{where}.action")


def _check_keys(row: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in row:
        if key not in known:
            raise BadScene(f"{where}.{key}", "unknown-key", known=", ".join(known))


def _table(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadScene(where, "not-a-table", got=str(value))
    return value


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadScene(where, "not-a-list", got=str(value))
    return value


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


# Running


def run(scene: Scene) -> list[Difference]:
    """What went otherwise than the scene says; nothing if all is well."""
    game = registry.load(scene.game)
    if len(scene.takes) == 1:
        return list(_run_take(game, scene.takes[0], ""))
    return [difference for i, take in enumerate(scene.takes) for difference in _run_take(game, take, f"{i}.")]


def _run_take(game: Game[Any], take: Take, prefix: str) -> Iterator[Difference]:
    impossible = take.then.get("impossible")
    try:
        state = _start(game, take)
    except BadInput as error:
        if impossible is None:
            yield Difference(f"{prefix}{take.start_key}", "possible", error.as_json())
        else:
            yield from differences(f"{prefix}then.impossible", impossible, error.as_json())
        return
    if impossible is not None:
        yield Difference(f"{prefix}then.impossible", impossible, "possible")
        return
    stage = _Stage(game, state)
    for i, entry in enumerate(take.when):
        path = f"{prefix}when.{i}"
        if "expect" in entry:
            yield from stage.compare(entry["expect"], f"{path}.expect")
            continue
        refused = stage.enter(entry, path)
        if refused is not None:  # what follows would be compared with another story
            yield refused
            return
    yield from stage.compare(take.then, f"{prefix}then")


def _start(game: Game[Any], take: Take) -> State:
    state: State
    if take.start_key == "open":
        state = game.open(take.start["seats"], take.start.get("options"))
    else:
        state = game.from_position(take.start)
    return state


class _Stage:
    """A table while a scene is played on it."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.state = state
        self.state.telling = True
        self.told: list[Json] = []
        self.points_at_start = self.points()

    def enter(self, entry: Mapping[str, Any], path: str) -> Difference | None:
        """Plays the action or draw; answers with a difference if that is not possible."""
        if "draws" in entry:
            while self.state.turn == CHANCE:
                first = int(self.state.moves()[0])
                if self.game.action(self.state, first)["draw"] != entry["draws"]:
                    break
                self._play(first)
            return None
        action = {key: value for key, value in entry.items() if key != "times"}
        for _ in range(entry.get("times", 1)):
            if "draw" in action:
                fitting = self._fitting_draws(action)
                if len(fitting) != 1:
                    got = self.game.actions(self.state) if self.state.turn == CHANCE else {"turn": self.turn()}
                    return Difference(path, action, got)
                move = fitting[0]
            else:
                try:
                    move = self.game.move(self.state, action)
                except Refused as error:
                    return Difference(path, action, error.refusal.as_json())
            self._play(move)
        return None

    def _play(self, move: int) -> None:
        self.state.play(move)
        self.told += self._events()

    def _fitting_draws(self, wanted: Mapping[str, Any]) -> list[int]:
        if self.state.turn != CHANCE:
            return []
        draws = [int(draw) for draw in self.state.moves()]
        if wanted["draw"] == ANY:
            return draws[:1]
        return [draw for draw in draws if meets(wanted, self.game.action(self.state, draw))]

    def _events(self) -> list[Json]:
        """What just happened, each event as the seat knows it that it belongs to: nothing is hidden from a scene."""
        told: list[Json] = []
        for event in self.state.events:
            owner = int(event.seat) if 0 <= event.seat < self.state.seats else None
            told += self.game.events(self.state, owner, [event])
        return told

    def compare(self, expected: Mapping[str, Any], path: str) -> Iterator[Difference]:
        for key, value in expected.items():
            if key in FACTS:
                yield from differences(f"{path}.{key}", value, FACTS[key](self))
            else:
                yield from CHECKS[key](self, value, f"{path}.{key}")

    # What is compared as it is

    def turn(self) -> int | str:
        turn = int(self.state.turn)
        return TURN_NAMES.get(turn, turn)

    def position(self) -> Json:
        return self.game.position(self.state)

    def views(self) -> Json:
        by_seat: Json = {str(seat): self.game.view(self.state, seat) for seat in range(self.state.seats)}
        return by_seat | {"spectator": self.game.view(self.state, None)}

    def scores(self) -> list[Json]:
        return self.game.scores(self.state)

    def points(self) -> list[int]:
        return [int(self.state.points(seat)) for seat in range(self.state.seats)]

    def gain(self) -> list[int]:
        return [now - before for now, before in zip(self.points(), self.points_at_start, strict=True)]

    def winners(self) -> list[int]:
        if self.state.turn != OVER:
            return []
        return [seat for seat in range(self.state.seats) if self.state.share(seat) > 0]

    # What is compared in its own way

    def offered(self, expected: list[Json], path: str) -> Iterator[Difference]:
        actions = self.game.actions(self.state)
        for i, action in enumerate(expected):
            if action not in actions:
                yield Difference(f"{path}.{i}", action, self._why_not(action))

    def offered_exactly(self, expected: list[Json], path: str) -> Iterator[Difference]:
        yield from self.offered(expected, path)
        for action in self.game.actions(self.state):
            if action not in expected:
                yield Difference(path, ABSENT, action)

    def not_offered(self, expected: list[Json], path: str) -> Iterator[Difference]:
        for i, row in enumerate(expected):
            before = self.position()
            got = self._why_not(row["action"])
            if got == ABSENT:
                yield Difference(f"{path}.{i}", ABSENT, row["action"])
            else:
                for key in ("rule", "reason", "params"):
                    if key in row:
                        yield from differences(f"{path}.{i}.{key}", row[key], got[key])
            if self.position() != before:
                yield Difference(f"{path}.{i}", before, self.position())

    def _why_not(self, action: Mapping[str, Any]) -> Any:
        """The refusal; absent if there is none."""
        try:
            self.game.move(self.state, action)
        except Refused as error:
            return error.refusal.as_json()
        return ABSENT

    def happened(self, expected: list[Json], path: str) -> Iterator[Difference]:
        rest = self.told
        for i, event in enumerate(expected):
            at = next((n for n, told in enumerate(rest) if meets(event, told)), None)
            if at is None:
                yield Difference(f"{path}.{i}", event, rest)
                return
            rest = rest[at + 1 :]


FACTS: Mapping[str, Callable[[_Stage], Any]] = {
    "turn": _Stage.turn,
    "position": _Stage.position,
    "view": _Stage.views,
    "scores": _Stage.scores,
    "points": _Stage.points,
    "gain": _Stage.gain,
    "winners": _Stage.winners,
}
CHECKS: Mapping[str, Callable[[_Stage, list[Json], str], Iterator[Difference]]] = {
    "moves": _Stage.offered,
    "exactly": _Stage.offered_exactly,
    "not_moves": _Stage.not_offered,
    "events": _Stage.happened,
}
MAY_BE_EMPTY: Final = ("exactly", "winners")


# Comparing


def meets(expected: Any, got: Any) -> bool:
    return next(differences("", expected, got), None) is None


def differences(path: str, expected: Any, got: Any) -> Iterator[Difference]:
    """Where what we got does not have what is expected; see the top of this file for how partial that is."""
    if isinstance(expected, Mapping) and expected and isinstance(got, Mapping | list):
        for key, value in expected.items():
            yield from differences(f"{path}.{key}", value, _part(got, key))
    elif isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        for i, value in enumerate(expected):
            yield from differences(f"{path}.{i}", value, got[i])
    elif expected != got or isinstance(expected, bool) != isinstance(got, bool):
        yield Difference(path, expected, got)


def _part(whole: Mapping[str, Any] | list[Any], key: str) -> Any:
    part = None
    if isinstance(whole, Mapping):
        part = whole.get(key)
    elif key.isdecimal() and int(key) < len(whole):
        part = whole[int(key)]
    return ABSENT if part is None else part  # TOML has no null, so nothing and null are the same here


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
