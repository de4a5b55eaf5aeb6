"""The generator: the same stream everywhere, and fair."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.rng import Rng


def test_stream_is_pinned() -> None:
    """Transcripts that were proved fair once stay so: these numbers may never change."""
    rng = Rng(1, 2, 3)
    assert [int(rng.word()) for _ in range(4)] == [3987121759, 92551270, 1122162139, 24194941]
    assert [int(Rng(-1).word()), int(Rng(2**40 + 7).word())] == [int(Rng(2**32 - 1).word()), int(Rng(7).word())]


def test_streams_differ_by_each_number() -> None:
    firsts = {int(Rng(a, b, c).word()) for a in range(8) for b in range(8) for c in range(8)}
    assert len(firsts) == 512


@pytest.mark.parametrize("n", [1, 2, 3, 7, 56, 1000])
def test_below_is_uniform(n: int) -> None:
    rng, draws = Rng(n), 20_000
    counts = Counter(int(rng.below(n)) for _ in range(draws))
    assert set(counts) <= set(range(n))
    chi_square = sum((counts[k] - draws / n) ** 2 / (draws / n) for k in range(n))
    assert chi_square < n - 1 + 5 * (2 * n) ** 0.5


def test_below_throws_unfair_words_away() -> None:
    """With n = 3 * 2**29 a multiplied word favours some numbers by half; fair is a third that is 0 modulo 3."""
    rng, n = Rng(5), 3 * 2**29
    low = sum(rng.below(n) % 3 == 0 for _ in range(30_000))
    assert abs(low - 10_000) < 500


def test_weights() -> None:
    rng = Rng(9)
    counts = Counter(int(rng.pick_weighted(vec[i64]([0, 3, 0, 1]), 4)) for _ in range(8000))
    assert set(counts) == {1, 3}
    assert abs(counts[1] - 6000) < 250
    with pytest.raises(ValueError, match="sum"):
        [rng.pick_weighted(vec[i64]([1]), 100) for _ in range(99)]
