"""Whether what a game says is of the types that its Wire states: every field, and no other."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import count
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from saloon.core.game import Game
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, State

OFTEN = 7  # plies from one view that is looked at to the next


def misfits(value: Any, wanted: Any, where: str) -> list[str]:
    """Where the value is not of the type, as it comes out of JSON."""
    origin, inner = get_origin(wanted), get_args(wanted)
    if wanted is Any:
        return []
    if origin in (Union, UnionType):
        return _misfits_of_union(value, inner, where)
    if is_typeddict(wanted):
        return _misfits_of_table(value, wanted, where)
    if origin is Literal:
        return [] if value in inner and type(value) in map(type, inner) else [f"{where}: {value!r} is none of {inner}"]
    if origin is list and type(value) is list:
        return [miss for i, item in enumerate(value) for miss in misfits(item, inner[0], f"{where}[{i}]")]
    if origin is dict and type(value) is dict:
        keys = [miss for key in value for miss in misfits(key, inner[0], f"{where} key")]
        return keys + [miss for key, item in value.items() for miss in misfits(item, inner[1], f"{where}.{key}")]
    return [] if type(value) is wanted else [f"{where}: {value!r} is not {wanted}"]


def _misfits_of_union(value: Any, members: tuple[Any, ...], where: str) -> list[str]:
    found = [misfits(value, NoneType if member is None else member, where) for member in members]
    return [] if [] in found else min(found, key=len)


@cache
def _field_types(wanted: Any) -> Mapping[str, Any]:
    return get_type_hints(wanted, include_extras=True)


def _misfits_of_table(value: Any, wanted: Any, where: str) -> list[str]:
    if type(value) is not dict:
        return [f"{where}: {value!r} is no table"]
    types = _field_types(wanted)
    found = [f"{where}: {key} is not stated" for key in value if key not in types]
    for key, type_ in types.items():
        optional = get_origin(type_) is NotRequired
        if key in value:
            found += misfits(value[key], get_args(type_)[0] if optional else type_, f"{where}.{key}")
        elif not optional:
            found.append(f"{where}: {key} is missing")
    return found


def check_game(game: Game[Any], state: State, seed: int) -> set[str]:
    """Plays a random game to its end; all that is said in it must be as stated. Returns its actions and events."""
    wire, rng = game.wire, Rng(seed)
    assert wire is not None
    state.telling = True
    had: set[str] = set()
    for ply in count():
        if state.turn == OVER or ply % OFTEN == 0:
            assert [misfits(game.view(state, seat), wire.view, "view") for seat in (0, None)] == [[], []]
            assert [miss for score in game.scores(state) for miss in misfits(score, wire.score, "score")] == []
        for event in [*game.events(state, 0), *game.events(state, None)]:
            assert misfits(event, wire.event, "event") == []
            had.add(event["event"])
        if state.turn == OVER:
            return had
        if state.turn == CHANCE:
            move = int(state.draw(rng))
            assert misfits(game.action(state, move), wire.draw, "draw") == []
        else:
            for attempt in game.attempts(state):
                assert misfits(attempt.action, wire.action, "action") == []
                assert misfits(attempt.figures, wire.figures, "figures") == []
                had.add(attempt.action["do"])
            move = int(rng.pick(state.moves()))
        state.play(move)
    return had
