"""Gymnasium: the environment plays one seat, bots play the others. Importing this registers every installed game.

gymnasium.make("saloon.adapters.gymnasium:saloon/GoWest-v0", opponents=["greedy"])
gymnasium.make_vec("saloon/GoWest-v0", num_envs=256, opponents=["random"])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec

from saloon import bots
from saloon.adapters import without_extra
from saloon.adapters.setting import Setting
from saloon.adapters.tables import Tables
from saloon.bots import Bot
from saloon.core import registry
from saloon.core.game import AUTOMA, Action
from saloon.core.refusal import BadOptions

try:
    import gymnasium
    import numpy as np
    from gymnasium.error import InvalidAction
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as missing:
    raise without_extra(missing) from None

VERSION = "v0"
SEEDS = 2**31
ILLEGAL = 2  # of Tables.ended()
WHOLE = "iu"  # kinds of numbers, as numpy calls them
Seen = dict[str, Any]  # observation and action_mask


class Lineup:
    """A game, and who sits against the environment's seat."""

    def __init__(self, game: str, opponents: Sequence[str], reward: str, options: Mapping[str, Any]) -> None:
        if not isinstance(opponents, list | tuple) or not all(isinstance(name, str) for name in opponents):
            raise BadOptions("opponents", "wrong-type", got=str(opponents))
        self.names = ["random", *opponents]  # the first is never asked
        self.setting = Setting(game, len(self.names), registry.info(game).with_automa(self.names, options), reward)

    def tables(self, count: int, seed: int, options: Mapping[str, Any] | None) -> Tables:
        setting = self.setting.changed(options)
        # Where the rules play, nobody is ever asked; somebody has to sit there all the same
        names = ["random" if name.partition(":")[0] == AUTOMA else name for name in self.names]
        players = vec[Bot]([bots.make(name, setting.game.info.name, setting.start) for name in names])
        return Tables(setting.start, players, count, setting.reward, seed)

    def seen(self, tables: Tables, count: int) -> Seen:
        """What the own seat of each table knows and may do, a row each."""
        masks: Any = np.zeros((count, self.setting.actions), np.int8)
        masks.reshape(-1)[np.asarray(memoryview(tables.legal()))] = 1
        numbers = np.asarray(memoryview(tables.observations())).reshape(count, self.setting.observed)
        return {"observation": numbers.astype(np.float32), "action_mask": masks}


class TableEnv(gymnasium.Env[Seen, Any]):  # type: ignore[misc]
    """One table. An action that is not possible ends the game with the reward -1."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self, game: str, opponents: Sequence[str], reward: str = "share", render_mode: str | None = None, **options: Any
    ) -> None:
        self.render_mode = render_mode
        self.lineup = Lineup(game, opponents, reward, options)
        self.observation_space = self.lineup.setting.observation_space()
        self.action_space = self.lineup.setting.action_space()
        self.tables: Tables | None = None

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Seen, Seen]:
        """options: of the game, for this one only."""
        super().reset(seed=seed)
        self.tables = self.lineup.tables(1, int(self.np_random.integers(SEEDS)), options)
        return self._seen(), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, Seen]:
        tables = self._playing()
        if not self.action_space.contains(action):
            raise InvalidAction(f"{action} is no action: there are {self.action_space.n}")
        if tables.ended() != b"\0":
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        tables.step(int(action).to_bytes(8, "little"))
        (reward,), (ended,) = tables.rewards(), tables.ended()
        return self._seen(), float(reward), ended != 0, False, {"illegal_action": True} if ended == ILLEGAL else {}

    def action(self, number: int) -> Action:
        """The readable form of an action that is possible now."""
        return self.lineup.setting.action(self._playing().state(0), number)

    def number(self, action: Action) -> int:
        """The number of a readable action that is possible now."""
        return self.lineup.setting.number(self._playing().state(0), action)

    def _playing(self) -> Tables:
        if self.tables is None:
            raise gymnasium.error.ResetNeeded("call reset() first")
        return self.tables

    def _seen(self) -> Seen:
        return {key: rows[0] for key, rows in self.lineup.seen(self._playing(), 1).items()}


class TablesEnv(gymnasium.vector.VectorEnv[Seen, Any, Any]):  # type: ignore[misc]
    """Many tables, stepped in one compiled call. A table that is over starts a new game with the next step."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self, num_envs: int, game: str, opponents: Sequence[str], reward: str = "share", render_mode: str | None = None,
        **options: Any,
    ) -> None:  # fmt: skip
        if num_envs < 1:
            raise BadOptions("num_envs", "not-in-range", got=num_envs, low=1, high="∞")
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.lineup = Lineup(game, opponents, reward, options)
        self.single_observation_space = self.lineup.setting.observation_space()
        self.single_action_space = self.lineup.setting.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.tables: Tables | None = None

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Seen, Seen]:
        """options: of the game, until the next reset."""
        super().reset(seed=seed)
        self.tables = self.lineup.tables(self.num_envs, int(self.np_random.integers(SEEDS)), options)
        return self.lineup.seen(self.tables, self.num_envs), {}

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, Seen]:
        tables = self.tables
        if tables is None:
            raise gymnasium.error.ResetNeeded("call reset() first")
        numbers = np.asarray(actions)
        whole = numbers.shape == (self.num_envs,) and numbers.dtype.kind in WHOLE
        # Without a sign, a number below 0 is a large one
        if not whole or numbers.astype("<i8").view("<u8").max() >= self.lineup.setting.actions:
            raise InvalidAction(f"not {self.num_envs} actions from 0 to {self.lineup.setting.actions - 1}")
        tables.step(numbers.astype("<i8").tobytes())
        told = tables.ended()
        ended = np.frombuffer(told, np.int8)
        rewards = np.array(memoryview(tables.rewards()))
        infos = {}
        if ILLEGAL in told:
            infos["illegal_action"] = infos["_illegal_action"] = ended == ILLEGAL
        return self.lineup.seen(tables, self.num_envs), rewards, ended != 0, np.zeros(self.num_envs, np.bool_), infos


def environment_id(game: str) -> str:
    """`go_west` is saloon/GoWest-v0."""
    return f"saloon/{''.join(word.capitalize() for word in game.split('_'))}-{VERSION}"


def register() -> None:
    for game in registry.infos():
        if environment_id(game) not in gymnasium.registry:
            gymnasium.register(
                id=environment_id(game),
                entry_point=f"{__name__}:{TableEnv.__name__}",
                vector_entry_point=f"{__name__}:{TablesEnv.__name__}",
                kwargs={"game": game},
            )


register()
