"""Every scene that ships can be shown on a board, and a rule's button leads to a scene of that rule."""

from __future__ import annotations

import pytest

from saloon.core import registry
from saloon.scenes.shown import frames, shown_rules

GAMES = list(registry.infos())


@pytest.mark.parametrize("game", GAMES)
def test_most_rules_can_be_shown_and_something_is_to_be_seen(game: str) -> None:
    rules = shown_rules(game)
    assert len(rules) >= 0.75 * len(registry.info(game).rules)
    for rule, scene in rules.items():
        assert rule in scene.rules
    for scene in {scene.id: scene for scene in rules.values()}.values():
        eyes, shown = frames(scene)
        assert shown[0].view["players"][eyes] is not None
        assert len(shown) > 1 or shown[0].refused, f"{scene.id}: nothing happens, and nothing is refused"
        assert all(frame.events or frame.move for frame in shown[1:]), scene.id


def test_a_scene_that_is_about_the_rule_above_all_comes_first() -> None:
    assert shown_rules("go_west")["GW-24"].rules[0] == "GW-24"
