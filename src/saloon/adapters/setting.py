"""What an environment plays: a game, its seats and options, and what a result is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.adapters import without_extra
from saloon.adapters.tables import REWARDS
from saloon.core import registry
from saloon.core.game import Action, Game
from saloon.core.refusal import BadOptions
from saloon.core.state import State

try:
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as missing:
    raise without_extra(missing) from None


class Setting:
    """Raises BadOptions, which is a ValueError, for anything the game does not have."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any], reward: str) -> None:
        self.game: Game[Any] = registry.load(game)
        self.seats = seats
        self.options = dict(options)
        if reward not in REWARDS:
            raise BadOptions("reward", "not-one-of", got=reward, choices=", ".join(REWARDS))
        self.reward = REWARDS.index(reward)
        self.start: State = self.game.open(seats, options)
        self.observed, self.actions = len(self.start.observe(0)), int(self.start.action_count())
        if not self.observed or not self.actions:
            raise ValueError(f"{game} cannot be learned: it tells no numbers of its actions or of what a seat knows")

    def changed(self, options: Mapping[str, Any] | None) -> Setting:
        """The same with these options added; who decides stays as it is."""
        if not options:
            return self
        if not isinstance(options, Mapping):
            raise BadOptions("options", "wrong-type", got=str(options))
        new = Setting(self.game.info.name, self.seats, {**self.options, **options}, REWARDS[self.reward])
        if new.deciding() != self.deciding():
            raise BadOptions("options", "not-one-of", got=str(dict(options)), choices=str(self.options))
        return new

    def deciding(self) -> list[int]:
        """The seats that make decisions: all but the one that the rules play."""
        info = self.game.info
        automa = info.automa if info.automa_level(self.options) else None
        return [seat for seat in range(self.seats) if automa is None or seat != automa.seat]

    # Spaces

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)

    def observation_space(self) -> spaces.Dict:
        return spaces.Dict({
            "observation": spaces.Box(-np.inf, np.inf, (self.observed,), np.float32),
            "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
        })  # fmt: skip

    def observe(self, state: State, seat: int) -> dict[str, Any]:
        """What the seat knows, and what it may do if it is its turn."""
        mask: Any = np.zeros(self.actions, np.int8)
        if state.turn == seat:
            mask[[state.action_number(move) for move in state.moves()]] = 1
        return {"observation": np.array(memoryview(state.observe(seat)), np.float32), "action_mask": mask}

    # Actions

    def action(self, state: State, number: int) -> Action:
        """The readable form of an action that is possible now."""
        move = int(state.move_numbered(number)) if 0 <= number < self.actions else -1
        if move < 0:
            raise ValueError(f"no action has the number {number} now")
        return self.game.action(state, move)

    def number(self, state: State, action: Action) -> int:
        """The number of a readable action; raises Refused, which is a ValueError, if it is not possible now."""
        return int(state.action_number(self.game.move(state, action)))
