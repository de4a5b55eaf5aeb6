"""PettingZoo (AEC): every seat is an agent; chance plays itself, from the seed.

env("go_west", seats=2)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.adapters import without_extra
from saloon.adapters.setting import Setting
from saloon.adapters.tables import ILLEGAL, reward_of, settle
from saloon.core.game import Action
from saloon.core.refusal import BadOptions
from saloon.core.rng import Rng
from saloon.core.state import OVER, State

try:
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise without_extra(missing) from None

SEEDS = 2**31


def env(game: str, seats: int = 2, reward: str = "share", max_cycles: int | None = None, **options: Any) -> Any:
    """With PettingZoo's usual wrappers: an action that is not possible ends the game with the reward -1."""
    table = wrappers.TerminateIllegalWrapper(raw_env(game, seats, reward, max_cycles, **options), ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  (as PettingZoo calls it)
    """A table. Seats that the rules play are not agents. Rewards come when the game is over.

    max_cycles: how many decisions a seat may make; after that the game is cut short.
    """

    def __init__(
        self, game: str, seats: int = 2, reward: str = "share", max_cycles: int | None = None,
        render_mode: str | None = None, **options: Any,
    ) -> None:  # fmt: skip
        super().__init__()
        self.metadata = {"render_modes": [], "name": f"saloon_{game}", "is_parallelizable": False}
        self.render_mode = render_mode
        self.setting = self.played = Setting(game, seats, options, reward)
        if max_cycles is not None and max_cycles < 1:
            raise BadOptions("max_cycles", "not-in-range", got=max_cycles, low=1, high="∞")
        self.max_cycles = max_cycles
        self.seat_of = {f"seat_{seat}": seat for seat in self.setting.deciding()}
        self.possible_agents = list(self.seat_of)
        self.agents: list[str] = []
        self._observation_spaces = {agent: self.setting.observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: self.setting.action_space() for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """options: of the game, for this one only. Unknown names are ignored, as PettingZoo's tests require."""
        known = {option.name for option in self.setting.game.info.options}
        if isinstance(options, Mapping):
            options = {name: value for name, value in options.items() if name in known}
        self.played = self.setting.changed(options)
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.draws = Rng(int(self.np_random.integers(SEEDS)))
        self.table: State = self.played.start.copy()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decisions = dict.fromkeys(self.agents, 0)
        settle(self.table, self.draws)
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        return self.played.observe(self.table, self.seat_of[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        whole = self._action_spaces[agent].contains(action)
        move = self.table.move_numbered(int(action)) if whole else -1
        if move < 0:
            raise ValueError(f"action {action} is not in the mask of {agent}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.play(move)
        settle(self.table, self.draws)
        self.decisions[agent] += 1
        if self.table.turn == OVER:
            self.rewards = {agent: self._reward(seat) for agent, seat in self.seat_of.items()}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.decisions[agent] == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def action(self, number: int) -> Action:
        """The readable form of an action that is possible now."""
        return self.played.action(self.table, number)

    def number(self, action: Action) -> int:
        """The number of a readable action that is possible now."""
        return self.played.number(self.table, action)

    def _reward(self, seat: int) -> float:
        return float(reward_of(self.table, seat, self.played.reward))

    def _select(self) -> None:
        if self.table.turn != OVER:
            self.agent_selection = f"seat_{self.table.turn}"

    def close(self) -> None:
        """Nothing is kept open."""
