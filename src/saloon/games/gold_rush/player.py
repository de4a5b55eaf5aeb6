"""What lies before one seat of Gold Rush, and where its pieces are."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from saloon.games.gold_rush.parts import COWBOYS

RESERVE: Final = -1  # instead of a segment: where a tent is that is not on the map


@final
@mypyc_attr(acyclic=True, native_class=True, free_list_len=1)
class Player:
    """A seat's pieces: cowboys and tent are segments, tokens count the mined ones by kind."""

    __slots__ = ("cowboys", "score", "tent", "tokens")

    def __init__(self, score: i64, cowboys: vec[i64], tent: i64, tokens: vec[i64]) -> None:
        self.score = score
        self.cowboys = cowboys
        self.tent = tent
        self.tokens = tokens

    def copy(self) -> Player:
        return Player(self.score, self.cowboys[:], self.tent, self.tokens[:])

    def reserve(self) -> i64:
        return COWBOYS - len(self.cowboys)  # GR-6

    def send(self, segment: i64) -> None:
        self.cowboys = append(self.cowboys, segment)

    def call_back(self, segment: i64) -> None:
        self.cowboys = remove(self.cowboys, segment)

    def held(self) -> i64:
        """How many tokens the seat has; public (GR-51)."""
        count: i64 = 0
        for tokens in self.tokens:
            count += tokens
        return count

    def worth(self, values: vec[i64]) -> i64:
        """GR-95: the points on the tokens."""
        points: i64 = 0
        for kind in range(len(self.tokens)):
            points += self.tokens[kind] * values[kind]
        return points


def new_player(token_kinds: i64) -> Player:
    """GR-13"""
    return Player(0, vec[i64](), RESERVE, vec[i64]([0 for _ in range(token_kinds)]))
