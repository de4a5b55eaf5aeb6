"""Rules on a board: the scenes that a game ships to show them, data/scenes.toml, step by step.

They are scenes like all others, and tests like all others; here only what happens in them is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from saloon.core import registry
from saloon.core.game import Attempt, Json
from saloon.core.state import State
from saloon.scenes.read import Scene, Take, load
from saloon.scenes.run import Stage, start

FILE = "scenes.toml"


@dataclass(frozen=True)
class Frame:
    """The table after one thing happened; at first, after nothing did."""

    view: Json
    seat: int | None  # whose move it was; None: a draw, or the beginning
    move: Json | None  # its action and figures
    events: list[Json]
    refused: list[Json]  # what the scene says is not possible now: action, elements, figures, refusal


@cache
def shown_rules(game: str) -> dict[str, Scene]:
    """By rule the scene that shows it; rules that no scene can show are left out."""
    path = registry.data_file(game, FILE) if game in registry.infos() else None
    scenes = [scene for scene in load(path, game) if shown_take(scene)] if path else []
    named = {rule: scene for scene in reversed(scenes) for rule in scene.rules}
    first = {scene.rules[0]: scene for scene in reversed(scenes)}  # what it is about above all
    return {rule: first.get(rule, named[rule]) for rule in registry.info(game).rules if rule in named} if scenes else {}


def shown_take(scene: Scene) -> Take | None:
    """The first in which something happens, or is refused."""
    given = (take for take in scene.takes if take.start_key == "given")
    return next((take for take in given if take.when or "not_moves" in take.then), None)


def options_of(scene: Scene) -> Mapping[str, Any]:
    """Those of the table that is shown."""
    take = shown_take(scene)
    options: Mapping[str, Any] = take.start.get("options", {}) if take else {}
    return options


def frames(scene: Scene) -> tuple[int, list[Frame]]:
    """Whose eyes it is seen with, and what there is to see."""
    take = shown_take(scene)
    assert take is not None, scene.id
    game = registry.load(scene.game)
    state: State = start(game, take)
    eyes = max(int(state.turn), 0)
    return eyes, list(_frames(Stage(game, state, eyes), take, eyes))


def _frames(stage: Stage, take: Take, eyes: int) -> Iterator[Frame]:
    frame = Frame(stage.game.view(stage.state, eyes), None, None, [], [])
    for entry in take.when:
        if "expect" in entry:
            frame = replace(frame, refused=_refused(stage, entry["expect"]))
            continue
        once = {key: value for key, value in entry.items() if key != "times"}
        for _ in range(entry.get("times", 1)):
            after = _next_frame(stage, once, eyes)
            if after.move or after.events:  # of the draws that may come, none may
                yield frame
                frame = after
    yield replace(frame, refused=[*frame.refused, *_refused(stage, take.then)])


def _next_frame(stage: Stage, entry: Mapping[str, Any], eyes: int) -> Frame:
    game, state = stage.game, stage.state
    seat, move = None, None
    if "do" in entry:
        seat, move = int(state.turn), _told(game.attempt(state, game.move(state, entry)))
    stage.told = []
    wrong = stage.enter(entry, "when")
    assert wrong is None, wrong
    return Frame(game.view(state, eyes), seat, move, stage.told, [])


def _refused(stage: Stage, expected: Mapping[str, Any]) -> list[Json]:
    """Of what the scene says is not possible, that which a player could try."""
    wanted = [row["action"] for row in expected.get("not_moves", ())]
    tried = stage.game.attempts(stage.state) if wanted else []
    found = (each for each in tried if not each.possible and each.action in wanted)
    return [{**_told(each), "elements": each.elements, "refusal": each.refusal.as_json()} for each in found]


def _told(attempt: Attempt) -> Json:
    return {"action": attempt.action, "figures": attempt.figures}
