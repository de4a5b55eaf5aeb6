"""Scenes in the digest's notation: a mistake in one is reported."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from saloon.core import registry
from saloon.scenes import shown
from saloon.scenes.read import BadScene, scenes_of
from saloon.scenes.run import run

Row = dict[str, Any]
FILES = Path(__file__).parents[2] / "scenes" / "gold_rush"
COUNTED = ("gain", "gold", "home", "final_gain", "gold_points", "left")
SWAPPED = {"may": "may_not", "may_not": "may", "fits": "fits_not", "fits_not": "fits"}


def scenes() -> list[Row]:
    """The digest's examples and what was derived from them; some of them ship."""
    files = [FILES / "examples.toml", FILES / "derived.toml", registry.data_file("gold_rush", shown.FILE)]
    rows = [row for file in files if file for row in tomllib.loads(file.read_text(encoding="utf-8"))["scene"]]
    return [row for row in rows if row["id"].startswith(("GR-E", "GR-S"))]


def wrong_versions(scene: Row) -> Iterator[tuple[str, Row]]:
    """The scene with one expectation changed, in every way that changes its meaning."""
    for key in COUNTED:
        for name in scene.get(key, {}):
            wrong = deepcopy(scene)
            wrong[key][name] += 1
            yield f"{key}.{name} + 1", wrong
        if key in ("gain", "gold", "home") and "action" in scene:
            for name in scene["seats"]:
                if name not in scene.get(key, {}):
                    wrong = deepcopy(scene)
                    wrong[key] = wrong.get(key, {}) | {name: 1}
                    yield f"{key}.{name} = 1", wrong
    for key in ("gain", "gold", "home", "lost", "tents_home", "final_gain"):
        if scene.get(key):
            wrong = deepcopy(scene)
            del wrong[key]
            yield f"no {key}", wrong
    for key, other in SWAPPED.items():
        for text in scene.get(key, []):
            wrong = deepcopy(scene)
            wrong[key].remove(text)
            wrong[other] = [*wrong.get(other, []), text]
            yield f"{other} {text}", wrong
    for key, value in {"drawn": "MF1", "discarded": [], "winners": ["blue"], "track": {"yellow": [2, 1]}}.items():
        if key in scene:
            yield key, deepcopy(scene) | {key: value}


def goes_otherwise(scene: Row) -> bool:
    try:
        return any(map(run, scenes_of({"scene": [scene]}, "gold_rush", "test")))
    except BadScene:
        return True


@pytest.mark.parametrize("scene", scenes(), ids=lambda scene: str(scene["id"]))
def test_a_wrong_expectation_is_noticed(scene: Row) -> None:
    unnoticed = [change for change, wrong in wrong_versions(scene) if not goes_otherwise(wrong)]
    assert unnoticed == []


def test_more_tiles_than_the_box_has() -> None:
    """Only the map matters: a scene may use a tile more often than there are copies."""
    row = {"id": "GR-X", "seats": ["a", "b"], "board": ["S 0,0 0", *(f"RJ1 {x},0 0" for x in range(1, 5))]}
    final = row | {"pieces": ["a railwayman 2,0 S"], "final": True, "final_gain": {"a": 1}}
    assert not goes_otherwise(final)
    assert goes_otherwise(final | {"final_gain": {"a": 2}})


def test_a_tile_alone_must_fit() -> None:
    row = {"id": "GR-X", "seats": ["a", "b"], "turn": "a", "tile": "RS1 1,0 0"}
    assert not goes_otherwise(row)
    assert goes_otherwise(row | {"tile": "RS1 1,0 1"})


def test_heights_and_track_of_the_given_map() -> None:
    row = {"id": "GR-X", "seats": ["a", "b"], "board": ["S 0,0 0", "MR1 0,1 0"], "scores": {"b": 103}}
    assert not goes_otherwise(row | {"left": {"0,1 S": 2}, "track": {"b": [3, 2]}})
    assert goes_otherwise(row | {"left": {"0,1 S": 1}})
    assert goes_otherwise(row | {"track": {"b": [3, 1]}})


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"hats": 1}, "GR-X.hats"),
        ({"turn": "green"}, "GR-X.turn"),
        ({"pieces": ["a sheriff 0,0 N"]}, "GR-X.pieces"),
        ({"pieces": ["a tent 0,0 N", "a tent 0,0 N"]}, "GR-X.pieces"),
        ({"may": ["dance"]}, "GR-X.may"),
        ({"tile": "RS1 1,0"}, "GR-X.tile"),
        ({"gain": {"green": 1}}, "GR-X.gain"),
        ({"seats": 2}, "GR-X.seats"),
        ({"tents_home": ["a"]}, "GR-X.tents_home"),
        ({"track": {"a": [50, 0]}}, "GR-X.track"),
        ({"lost": "two"}, "GR-X.lost"),
        ({"options": 1}, "GR-X.options"),
        ({"action": 5}, "GR-X.action"),
        ({"home": {"a": "one"}}, "GR-X.home.a"),
        ({"gold": {"b": [1]}}, "GR-X.gold.b"),
        ({"left": {"0,0 N": "x"}}, "GR-X.left.0,0 N"),
        ({"scores": {"a": True}}, "GR-X.scores.a"),
        ({"tokens": {"a": 4}}, "GR-X.tokens.a"),
        ({"track": {"a": ["x", 1]}}, "GR-X.track"),
        ({"farmers": "no"}, "GR-X.farmers"),
        ({"final": "yes"}, "GR-X.final"),
        ({"seats": ["a", "a"]}, "GR-X.seats"),
        ({"tile": "ZZ9 1,0 0"}, "GR-X.tile"),
        ({"fits_not": ["ZZ9 1,0 0"]}, "GR-X.fits_not"),
        ({"board": [""]}, "GR-X.board"),
        ({"action": "tent a,b N"}, "GR-X.action"),
        ({"drawn": "RS1"}, "GR-X.bag"),
        ({"drawn": 4, "bag": ["RS1"]}, "GR-X.drawn"),
    ],
)
def test_what_cannot_be_read_names_the_key(change: Row, where: str) -> None:
    row = {"id": "GR-X", "seats": ["a", "b"], "turn": "a", "tile": "RS1 1,0 0", "action": "none"}
    with pytest.raises(BadScene) as caught:
        scenes_of({"scene": [row | change]}, "gold_rush", "test")
    assert caught.value.where == where


def test_all_oracles_of_the_digest_are_there() -> None:
    ids = {scene["id"] for scene in scenes()}
    assert {f"GR-E{number}" for number in range(1, 27)} <= ids
    assert len(ids) == 63
