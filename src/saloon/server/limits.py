"""How often a client may do something: generous to people, a wall to programs that run wild."""

from __future__ import annotations

import time
from collections.abc import Callable

from saloon.server.problems import Problem
from saloon.server.settings import Rate

MOST_KNOWN = 10_000  # clients; then those who have been quiet are forgotten


class Limit:
    """Everybody has a bucket of tokens that fills again with time; doing something costs one."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._buckets: dict[str, tuple[float, float]] = {}  # tokens, and when that was counted

    def spend(self, who: str) -> None:
        """Raises Problem when there is nothing left."""
        now = self._now()
        tokens, counted = self._buckets.get(who, (float(self._rate.at_once), now))
        tokens = min(self._rate.at_once, tokens + (now - counted) * self._rate.per_second)
        if tokens < 1:
            self._buckets[who] = tokens, now
            raise Problem("too-many")
        self._buckets[who] = tokens - 1, now
        if len(self._buckets) > MOST_KNOWN:
            self._forget(now)

    def _forget(self, now: float) -> None:
        refill = self._rate.at_once / self._rate.per_second
        self._buckets = {who: bucket for who, bucket in self._buckets.items() if now - bucket[1] < refill}
        if len(self._buckets) > MOST_KNOWN:  # nobody was quiet: the oldest half goes
            newest = sorted(self._buckets.items(), key=lambda item: item[1][1])[MOST_KNOWN // 2 :]
            self._buckets = dict(newest)
