"""Plays scenes and reports what differs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from saloon.core import registry
from saloon.core.game import Game, Json
from saloon.core.refusal import BadInput, Refused
from saloon.core.state import CHANCE, OVER, State
from saloon.scenes.compare import ABSENT, Difference, differences, meets
from saloon.scenes.read import ANY, TURN_NAMES, Scene, Take


def run(scene: Scene) -> list[Difference]:
    """What went differently from what the scene says; nothing if all is well."""
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
        if refused is not None:  # the rest would be compared with a different story
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
        """What just happened, each event as its own seat knows it: nothing is hidden from a scene."""
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
                yield from LISTS[key](self, value, f"{path}.{key}")

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


FACTS: Final[Mapping[str, Callable[[_Stage], Any]]] = {
    "turn": _Stage.turn,
    "position": _Stage.position,
    "view": _Stage.views,
    "scores": _Stage.scores,
    "points": _Stage.points,
    "gain": _Stage.gain,
    "winners": _Stage.winners,
}
LISTS: Final[Mapping[str, Callable[[_Stage, list[Json], str], Iterator[Difference]]]] = {
    "moves": _Stage.offered,
    "exactly": _Stage.offered_exactly,
    "not_moves": _Stage.not_offered,
    "events": _Stage.happened,
}
