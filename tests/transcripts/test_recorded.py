"""Recorded games, one for every way a game can end, replay to the end they had when they were played."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from saloon.core import registry, transcript

HERE = Path(__file__).parent
EXPECTED = [
    pytest.param(index.parent.name, index.parent / name, row, id=f"{index.parent.name}/{name}")
    for index in sorted(HERE.glob("*/expected.toml"))
    for name, row in tomllib.loads(index.read_text(encoding="utf-8")).items()
]


@pytest.mark.parametrize(("game", "path", "expected"), EXPECTED)
def test_recorded_game_replays(game: str, path: Path, expected: dict[str, Any]) -> None:
    recorded = transcript.read(path.read_text(encoding="utf-8"))
    scores = registry.load(game).scores(state := transcript.replay(recorded))
    assert {
        "points": [score["points"] for score in scores],
        "shares": [score["share"] for score in scores],
        "reason": registry.load(game).view(state, None)["reason"],
        "plies": len(recorded.entries),
    } == expected
    assert transcript.verify(recorded) == sum(entry.seat is None for entry in recorded.entries)


def test_every_game_has_recordings() -> None:
    assert {path.parent.name for path in HERE.glob("*/expected.toml")} == set(registry.infos())
    for index in HERE.glob("*/expected.toml"):
        listed = set(tomllib.loads(index.read_text(encoding="utf-8")))
        assert listed == {path.name for path in index.parent.glob("*.jsonl")}
