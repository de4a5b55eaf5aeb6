"""How often a client may do something: generous to people, a wall for programs that run wild."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from saloon.server.problems import Problem
from saloon.server.settings import Rate, Settings

MOST_KNOWN = 10_000  # clients; then those who have been quiet are forgotten


class Limit:
    """Everybody has a bucket of tokens that fills again with time; doing something costs one."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._buckets: dict[str, tuple[float, float]] = {}  # tokens, and when that was counted

    def spend(self, who: str) -> None:
        """Raises Problem when there is nothing left."""
        if not self.take(who):
            raise Problem("too-many")

    def take(self, who: str) -> bool:
        """Whether there was something left."""
        now = self._now()
        tokens, counted = self._buckets.get(who, (float(self._rate.at_once), now))
        tokens = min(self._rate.at_once, tokens + (now - counted) * self._rate.per_second)
        if tokens < 1:
            self._buckets[who] = tokens, now
            return False
        self._buckets[who] = tokens - 1, now
        if len(self._buckets) > MOST_KNOWN:
            self._forget(now)
        return True

    def _forget(self, now: float) -> None:
        refill = self._rate.at_once / self._rate.per_second
        self._buckets = {who: bucket for who, bucket in self._buckets.items() if now - bucket[1] < refill}
        if len(self._buckets) > MOST_KNOWN:  # nobody was quiet: the oldest half goes
            newest = sorted(self._buckets.items(), key=lambda item: item[1][1])[MOST_KNOWN // 2 :]
            self._buckets = dict(newest)


class Both:
    """A limit per client and one per address. Cookies are free, so many of them behind one address share the latter."""

    def __init__(self, per_client: Rate, per_address: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._clients = Limit(per_client, now)
        self._addresses = Limit(per_address, now)

    def spend(self, client: str, address: str) -> None:
        """Raises Problem when there is nothing left for either."""
        self._clients.spend(client)
        self._addresses.spend(address)


class AtOnce:
    """How many of something there may be at the same time: of a client, and of an address."""

    def __init__(self, per_client: int, per_address: int) -> None:
        self._per_client = per_client
        self._per_address = per_address
        self._clients: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @property
    def count(self) -> int:
        return self._addresses.total()

    @contextmanager
    def one(self, client: str, address: str) -> Iterator[None]:
        """Raises Problem if there are as many already."""
        if self._clients[client] >= self._per_client or self._addresses[address] >= self._per_address:
            raise Problem("too-many")
        counted = ((self._clients, client), (self._addresses, address))
        for counter, who in counted:
            counter[who] += 1
        try:
            yield
        finally:
            for counter, who in counted:
                counter[who] -= 1
                if not counter[who]:
                    del counter[who]


class Visitors:
    """Who may send a request: within the rate of the client and of its address.

    A newcomer behind a busy address still gets in. Whoever has no cookie yet draws from a purse that those who have one
    cannot empty, and begins with a few requests that do not count for the address. Both are small, so collecting
    cookies is of no use.
    """

    def __init__(self, settings: Settings) -> None:
        self._now = settings.now
        self._clients = Limit(settings.requests, settings.now)
        self._addresses = Limit(settings.address_requests, settings.now)
        self._newcomers = Limit(settings.newcomers, settings.now)
        self._welcome = settings.welcome_requests
        self._welcome_seconds = settings.welcome_seconds
        self._welcomed: dict[str, tuple[int, float]] = {}  # requests that are left, and until when

    def admit(self, client: str, address: str, is_new: bool) -> None:
        """Raises Problem when it was too much."""
        if is_new:
            if not self._newcomers.take(address):
                self._addresses.spend(address)
            self._welcomed[client] = self._welcome, self._now() + self._welcome_seconds
            if len(self._welcomed) > MOST_KNOWN:
                self._forget()
            return
        self._clients.spend(client)
        left, until = self._welcomed.get(client, (0, 0.0))
        if left and self._now() < until:
            self._welcomed[client] = left - 1, until
        else:
            self._welcomed.pop(client, None)
            self._addresses.spend(address)

    def _forget(self) -> None:
        now = self._now()
        self._welcomed = {client: one for client, one in self._welcomed.items() if one[1] > now and one[0]}
        while len(self._welcomed) > MOST_KNOWN // 2:
            del self._welcomed[next(iter(self._welcomed))]
