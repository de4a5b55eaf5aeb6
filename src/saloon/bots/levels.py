"""How well a bot plays: six levels, from one who overlooks nearly every other move to one who thinks a whole second.

The lower ones err as people do: they overlook moves, misjudge positions and do not look ahead, but never do what
looks bad to them.
"""

from __future__ import annotations

import importlib
import logging
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from saloon.bots.bot import Bot
from saloon.bots.judge import Judge, Learned
from saloon.bots.looking import AHEAD, LookingBot
from saloon.bots.search import Budget, SearchBot
from saloon.bots.weights import SUFFIX, BadWeights, read_network
from saloon.core import registry
from saloon.core.refusal import BadOptions
from saloon.core.state import State

LEVEL = "search"  # a level is called search:3
USUAL = f"{LEVEL}:2"  # for whoever plays for the first time
LEAST_SECONDS = 0.01
MOST_SECONDS = 5.0
ENDLESS = 1_000_000  # simulations


@dataclass(frozen=True)
class Level:
    """Without simulations a level does not search. Those that do stop after their seconds in any case."""

    overlooks: float = 0.0  # how likely each move
    blur: float = 0.0  # by how much of a share it misjudges a position, at most
    ahead: int = AHEAD  # decisions of its turn; a search looks ahead in any case
    simulations: int = 0
    seconds: float = 0.0


# For a game whose own levels nobody has measured
LEVELS = (
    Level(overlooks=0.4, blur=0.05, ahead=1),
    Level(overlooks=0.3, blur=0.03, ahead=1),
    Level(overlooks=0.2, blur=0.015, ahead=1),
    Level(overlooks=0.1, blur=0.01, ahead=3),
    Level(),
    Level(simulations=ENDLESS, seconds=1.0),
)


def level_names() -> list[str]:
    return [f"{LEVEL}:{number}" for number in range(1, len(LEVELS) + 1)]


@lru_cache(maxsize=16)
def levels_of(game: str) -> tuple[Level, ...]:
    """A game's own levels, if its data has them: the same mistakes cost more in one game than in another."""
    path = data_path(game, "levels.toml")
    if path is None or not path.exists():
        return LEVELS
    return tuple(Level(**level) for level in tomllib.loads(path.read_text(encoding="utf-8"))["level"])


def check_seconds(seconds: float) -> None:
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise BadOptions("think", "not-in-range", got=f"{seconds:g}", low=LEAST_SECONDS, high=f"{MOST_SECONDS:g}")


def make_level(name: str, game: str, state: State | None, seconds: float | None, timed: bool = True) -> Bot:
    """The bot of a level that level_names() lists, for such a table. seconds: the longest that it may think.

    timed: whether the clock may end thoughts that so many simulations would end.
    """
    level = levels_of(game)[level_names().index(name)]
    judge = judge_for(game, state) if state is not None else Judge()
    if level.simulations == 0:
        return LookingBot(judge, level.overlooks, level.blur, level.ahead)
    own = level.seconds
    if seconds is not None:
        check_seconds(seconds)
        own = seconds if level.simulations == ENDLESS else min(own, seconds)
    if not timed and level.simulations != ENDLESS:
        own = 0.0
    return SearchBot(judge, Budget(level.simulations, own))


def judge_for(game: str, state: State) -> Judge:
    """What was learnt for such tables; without that, or where its file cannot be used, the game's own estimate."""
    return _judge(game, int(state.seats), len(state.observe(0)))


@lru_cache(maxsize=64)
def _judge(game: str, seats: int, inputs: int) -> Judge:
    path = weights_path(game, seats)
    if path is None or not path.exists():
        return Judge()
    try:
        return Learned(read_network(path, game, registry.info(game).rules_version, seats, inputs))
    except BadWeights as error:
        logging.getLogger("saloon.bots").warning("%s; bots judge by the game's own estimate", error)
        return Judge()


def weights_path(game: str, seats: int) -> Path | None:
    """Where the weights for tables of so many seats lie."""
    return data_path(game, f"judge-{seats}{SUFFIX}")


def data_path(game: str, name: str) -> Path | None:
    """A file of the game's own data, whether it is there or not; None for a game that is not registered."""
    if game not in registry.infos():
        return None
    module = importlib.import_module(registry.info(game).module)
    return Path(module.__file__ or "").parent / "data" / name
