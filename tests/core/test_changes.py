"""What changed between two values: whoever applies it has the new one, and it is short where little changed."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from saloon.core import registry
from saloon.core.changes import apply, changes
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER

plain = st.none() | st.text("ab/~0", max_size=3) | st.integers(0, 3)
keys = st.text("ab/~01", max_size=2)
values = st.recursive(
    plain, lambda each: st.lists(each, max_size=4) | st.dictionaries(keys, each, max_size=4), max_leaves=8
)
objects = st.dictionaries(keys, values, max_size=4)


@given(objects, objects)
def test_applied_to_the_old_value_they_make_the_new_one(old: Any, new: Any) -> None:
    found = json.loads(json.dumps(changes(old, new)))
    changed = copy.deepcopy(old)
    apply(changed, found)
    assert changed == new
    assert changes(new, copy.deepcopy(new)) == []


@given(st.lists(st.integers(0, 9), max_size=12), st.lists(st.integers(0, 9), max_size=12))
def test_arrays_shrink_grow_and_change_inside(old: list[int], new: list[int]) -> None:
    changed = {"list": list(old)}
    apply(changed, changes({"list": old}, {"list": new}))
    assert changed == {"list": new}


def test_an_item_that_goes_or_comes_moves_no_other() -> None:
    items = [{"n": n} for n in range(100)]
    gone, come = [*items[:50], *items[51:]], [*items[:50], {"n": -1}, *items[50:]]
    assert changes({"a": items}, {"a": gone}) == [{"op": "remove", "path": "/a/50"}]
    assert changes({"a": items}, {"a": come}) == [{"op": "add", "path": "/a/50", "value": {"n": -1}}]


class Dear(dict[str, Any]):
    """An item that nobody may compare."""

    def __eq__(self, other: object) -> bool:
        raise AssertionError

    __hash__ = None


def test_what_is_the_same_object_is_not_compared() -> None:
    """Views share what did not change: telling the difference costs what changed."""
    kept = [Dear(n=n) for n in range(9)]
    new = {"n": 9}
    found = changes({"a": kept, "b": kept[0]}, {"a": [*kept, new], "b": kept[0]})
    assert found == [{"op": "add", "path": "/a/9", "value": new}]


def test_views_of_every_game_change_by_little() -> None:
    """Through a whole game: a client that applies the changes sees what one sees that gets every view."""
    for name in registry.infos():
        game, rng = registry.load(name), Rng(3)
        state = game.open(2)
        known = json.loads(json.dumps(game.view(state, 0)))
        sizes, wholes = [], []
        while state.turn != OVER:
            state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
            view = game.view(state, 0)
            told = json.dumps(changes(known, json.loads(json.dumps(view))))
            apply(known, json.loads(told))
            assert known == view
            sizes.append(len(told))
            wholes.append(len(json.dumps(view)))
        assert sum(sizes) * 3 < sum(wholes)
