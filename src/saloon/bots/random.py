"""The bot that every other must beat: any legal move, each as likely."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from saloon.bots.bot import Bot, Sight
from saloon.core.rng import Rng


@mypyc_attr(acyclic=True, native_class=True)
class RandomBot(Bot):
    def choose(self, sight: Sight, rng: Rng) -> i64:
        return rng.pick(sight.moves())
