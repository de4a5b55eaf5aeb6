"""Every scene is a test, and every rule of a game that has scenes is named by one."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.core import registry
from saloon.scenes import shown
from saloon.scenes.read import Scene, load
from saloon.scenes.run import run

HERE = Path(__file__).parent
SHIPPED = [(game, path) for game in registry.infos() if (path := registry.data_file(game, shown.FILE))]
SCENES = [
    *(scene for path in sorted(HERE.rglob("*.toml")) for scene in load(path)),
    *(scene for game, path in SHIPPED for scene in load(path, game)),
]
GAMES = sorted({scene.game for scene in SCENES})


@pytest.mark.parametrize("scene", SCENES, ids=[scene.id for scene in SCENES])
def test_scene(scene: Scene) -> None:
    differences = run(scene)
    assert not differences, "\n".join([scene.title, *map(str, differences)])


def test_ids_are_unique() -> None:
    ids = [scene.id for scene in SCENES]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_scene(game: str) -> None:
    named = {rule for scene in SCENES if scene.game == game for rule in scene.rules}
    assert [rule for rule in registry.info(game).rules if rule not in named] == []


def test_go_west_has_the_twenty_worked_examples() -> None:
    assert {f"GW-E{number}" for number in range(1, 21)} <= {scene.id for scene in SCENES}


def test_scenes_say_what_they_are_about() -> None:
    assert [scene.id for scene in SCENES if not scene.title or not scene.rules] == []
