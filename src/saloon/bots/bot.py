"""A bot chooses a move for a seat from what that seat may know."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.rng import Rng
from saloon.core.state import State


@final
@mypyc_attr(acyclic=True, native_class=True, free_list_len=1)
class Sight:
    """All that a bot gets of a table: its seat, its moves, and guesses at the rest. The truth stays behind it."""

    __slots__ = ("_state", "seat")

    def __init__(self, state: State, seat: i64) -> None:
        self._state = state
        self.seat = seat

    def moves(self) -> vec[i64]:
        return self._state.moves()

    def guess(self, rng: Rng) -> State:
        return self._state.guess(self.seat, rng)


@mypyc_attr(acyclic=True, native_class=True, allow_interpreted_subclasses=True)
class Bot:
    def choose(self, sight: Sight, rng: Rng) -> i64:
        """One of sight.moves(). The same sight and generator give the same choice."""
        raise NotImplementedError
