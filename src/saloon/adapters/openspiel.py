"""OpenSpiel: importing this registers every installed game as a Python game, `saloon_go_west` and so on.

    pyspiel.load_game("saloon_go_west", {"players": 3})

Chance is explicit, actions are numbered as everywhere (State.action_number). A clone is a copy of the state; a state is
pickled as a position.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import orjson

from saloon.adapters import without_extra
from saloon.adapters.setting import Setting
from saloon.adapters.tables import REWARDS, reward_of
from saloon.core import registry
from saloon.core.game import Game, Info
from saloon.core.refusal import BadOptions
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, State

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise without_extra(missing) from None

PREFIX = "saloon_"
MOST_PLIES = 20_000  # no game of any title lasts longer
MOST_OUTCOMES = 128  # of one draw
MOST_POINTS = 1000.0
UNSEEN = -1  # in what a seat saw: a draw that it did not see
PRIME = 2**61 - 1


class Knowledge:
    """What each seat, and everybody, has seen so far, each folded into a number: equal if nobody can tell it apart."""

    def __init__(self, seats: int) -> None:
        self.seats = [seat + 1 for seat in range(seats)]
        self.public = 0

    def sees(self, state: State) -> list[bool]:
        """Whether each seat will see the next move or draw."""
        return [state.turn != CHANCE or state.seen_by(seat) for seat in range(len(self.seats))]

    def note(self, seen: list[bool], move: int) -> None:
        """A move or draw that was played."""
        for seat, sees in enumerate(seen):
            self.seats[seat] = fold(self.seats[seat], move if sees else UNSEEN)
        self.public = fold(self.public, move if all(seen) else UNSEEN)

    def of(self, seat: int) -> Knowledge:
        """What this seat saw, and of the others only what everybody saw."""
        knowledge = Knowledge(len(self.seats))
        knowledge.public = self.public
        knowledge.seats = [fold(self.public, other) for other in range(len(self.seats))]
        knowledge.seats[seat] = self.seats[seat]
        return knowledge


def fold(number: int, more: int) -> int:
    return (number * 6364136223846793005 + more + 2) % PRIME


class Held:
    """The state of a table as OpenSpiel keeps it: copied and pickled by its own means."""

    def __init__(self, game: Game[Any], state: State, knowledge: Knowledge) -> None:
        self.game = game
        self.state = state
        self.knowledge = knowledge

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        knowledge = Knowledge(0)
        knowledge.seats, knowledge.public = self.knowledge.seats[:], self.knowledge.public
        return Held(self.game, self.state.copy(), knowledge)

    def __reduce__(self) -> tuple[Any, ...]:
        return _held, (self.game.info.name, orjson.dumps(self.game.position(self.state)), self.knowledge)


def _held(name: str, position: bytes, knowledge: Knowledge) -> Held:
    game = registry.load(name)
    return Held(game, game.from_position(orjson.loads(position)), knowledge)


def text_of(data: Any) -> str:
    return orjson.dumps(data, option=orjson.OPT_SORT_KEYS).decode()


class TableState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        setting = game.setting
        self.held = Held(setting.game, setting.start.copy(), Knowledge(setting.seats))

    def current_player(self) -> int:
        turn = int(self.held.state.turn)
        if turn == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if turn == OVER else turn

    def _legal_actions(self, player: int) -> list[int]:
        state = self.held.state
        return sorted({int(state.action_number(move)) for move in state.moves()})

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = [(int(draw), int(weight)) for draw, weight in self.held.state.outcomes()]
        total = sum(weight for _, weight in outcomes)
        return [(draw, weight / total) for draw, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        state = self.held.state
        move = action if state.turn == CHANCE else int(state.move_numbered(action))
        if move < 0:
            raise ValueError(f"no action has the number {action} now")
        knowledge = self.held.knowledge
        seen = knowledge.sees(state)
        state.play(move)  # refuses a draw that there is not
        knowledge.note(seen, move)

    def _action_to_string(self, player: int, action: int) -> str:
        """The readable form; for an action that is not possible now, its number."""
        state, game = self.held.state, self.held.game
        move = action if state.turn == CHANCE else int(state.move_numbered(action))
        if player != self.current_player() or move not in list(state.moves()):
            return str(action)
        return text_of(game.action(state, move))

    def is_terminal(self) -> bool:
        return bool(self.held.state.turn == OVER)

    def returns(self) -> list[float]:
        setting: Setting = self.get_game().setting
        if not self.is_terminal():
            return [0.0] * setting.seats
        return [float(reward_of(self.held.state, seat, setting.reward)) for seat in range(setting.seats)]

    def resample_from_infostate(self, player: int, sample: Any) -> TableState:
        """A guess: a state at random from those that fit what the player knows. It has no history."""
        other: TableState = self.get_game().new_initial_state()
        rng = Rng(int(sample() * 2**31), int(sample() * 2**31))
        guess = self.held.state.guess(player, rng)
        other.held = Held(self.held.game, guess, self.held.knowledge.of(player))
        return other

    def __str__(self) -> str:
        return text_of(self.held.game.position(self.held.state))


class Observer:
    """What a player knows: the game's own numbers as a tensor, its view as a string; with perfect recall all it saw."""

    def __init__(self, setting: Setting, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        self.recalls = bool(kind.perfect_recall)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = np.zeros(setting.observed, np.float32) if self.private else None
        self.dict = {"observation": self.tensor} if self.private else {}

    def set_from(self, state: TableState, player: int) -> None:
        if self.private:
            self.tensor[:] = memoryview(state.held.state.observe(player))

    def string_from(self, state: TableState, player: int) -> str:
        held = state.held
        text = text_of(held.game.view(held.state, player if self.private else None))
        if not self.recalls:
            return text
        return f"{held.knowledge.seats[player] if self.private else held.knowledge.public:x} {text}"


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """Parameters: players, reward, and the game's options."""

    info: ClassVar[Info]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        info, params = self.info, params or {}
        chosen = {option.name: _choice(option.choices, params.get(option.name, option.default), option.name)
                  for option in info.options if not option.editions}  # fmt: skip
        reward = params.get("reward", REWARDS[0])
        self.setting = Setting(info.name, int(params.get("players", info.seats.start)), chosen, reward)
        share = reward == REWARDS[0]
        details = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.setting.seats,
            min_utility=0.0 if share else -MOST_POINTS,
            max_utility=1.0 if share else MOST_POINTS,
            utility_sum=1.0 if share else None,
            max_game_length=MOST_PLIES,
        )
        super().__init__(game_type(info, share), details, dict(params))

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        return Observer(self.setting, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


def _choice(choices: tuple[Any, ...], given: Any, name: str) -> Any:
    """Parameters have one type each; choices may have several, so they are compared as text."""
    for choice in choices:
        if str(choice) == str(given):
            return choice
    raise BadOptions(name, "not-one-of", got=str(given), choices=", ".join(map(str, choices)))


def game_type(info: Info, share: bool) -> Any:
    # Truths are truths: OpenSpiel reads `True` back as one, when a game that it has written down is loaded again
    options = {
        option.name: option.default if isinstance(option.default, bool) else str(option.default)
        for option in info.options
        if not option.editions
    }
    return pyspiel.GameType(
        short_name=PREFIX + info.name,
        long_name=info.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM if share else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info.seats.stop - 1,
        min_num_players=info.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": info.seats.start, "reward": REWARDS[0], **options},
    )


def register() -> None:
    """A class for each game: OpenSpiel keeps it until the process ends, when it is too late to drop a function."""
    for name, info in registry.infos().items():
        if PREFIX + name not in pyspiel.registered_names():
            pyspiel.register_game(game_type(info, share=True), type(TableGame.__name__, (TableGame,), {"info": info}))


register()
