"""Random numbers that are the same stream on every machine and in both builds."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 15


@final
@mypyc_attr(acyclic=True, native_class=True)
class Rng:
    """A seedable generator (sfc32). All arithmetic stays within 32-bit words, so compiled and plain agree."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, seed: i64, stream: i64 = 0, lane: i64 = 0) -> None:
        """Different (seed, stream, lane) give unrelated numbers; the low 32 bits of each count."""
        self.a = seed & WORD
        self.b = stream & WORD
        self.c = lane & WORD
        self.counter: i64 = 1
        for n in range(i64(WARM_UP)):  # noqa: B007  (`_` would be an object)
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        out = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """A fair number from 0 to n - 1, for n up to 2**31: words that would bias it are thrown away."""
        wide = self.word() * n
        low = wide & WORD
        if low < n:
            unfair = (WORD + 1 - n) % n
            while low < unfair:
                wide = self.word() * n
                low = wide & WORD
        return wide >> 32

    def pick(self, moves: vec[i64]) -> i64:
        return moves[self.below(len(moves))]

    def pick_weighted(self, weights: vec[i64], total: i64) -> i64:
        """An index into weights, as likely as its share of total, which must be their sum."""
        left = self.below(total)
        for i in range(len(weights)):
            left -= weights[i]
            if left < 0:
                return i
        raise ValueError("total exceeds the sum of the weights")
