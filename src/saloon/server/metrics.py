"""Metrics for the operator: Prometheus' text format, on a separate port that only this machine can reach."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
from prometheus_client.core import GaugeMetricFamily, Metric

SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)


class Metrics:
    """Counts what happens; what there is at the moment is asked for when somebody looks."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        moves = Counter("saloon_moves", "Moves that were committed", ["by"], registry=self.registry)
        self.moves_of_persons, self.moves_of_bots = moves.labels("person"), moves.labels("bot")
        self.stand_ins = Counter(
            "saloon_stand_ins", "Moves made at random because a bot gave none", registry=self.registry
        )
        self.commit_seconds = Histogram(
            "saloon_commit_seconds", "From thinking a change out to its commit", registry=self.registry, buckets=SECONDS
        )
        self.request_seconds = Histogram(
            "saloon_request_seconds", "Until a request was answered", registry=self.registry, buckets=SECONDS
        )
        self._refused = Counter("saloon_refused", "Requests and messages refused", ["reason"], registry=self.registry)
        self.registry.register(self)

    def gauge(self, name: str, about: str, ask: Callable[[], float]) -> None:
        self._gauges[name] = about, ask

    def refuse(self, reason: str) -> None:
        self._refused.labels(reason).inc()

    def collect(self) -> Iterable[Metric]:
        for name, (about, ask) in self._gauges.items():
            yield GaugeMetricFamily(name, about, value=ask())

    def serve(self, port: int) -> Callable[[], None]:
        """Serves until the returned function is called. Only this machine can reach it; others need a proxy."""
        server, thread = start_http_server(port, "127.0.0.1", self.registry)

        def close() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        self.port: Any = server.server_port
        return close
