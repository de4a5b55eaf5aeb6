"""What the operator of a server can choose."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path

from saloon.analysis.review import DEPTHS
from saloon.core.fairness import new_seed


@dataclass(frozen=True)
class Rate:
    """How often something may be done: so many times a second on average, and so many at once."""

    per_second: float
    at_once: int


@dataclass(frozen=True)
class Settings:
    database: str  # an SQLAlchemy URL: sqlite:///FILE or postgresql+psycopg://…
    secret: bytes | None = None  # signs cookies and invite links; None: a random one, kept in the database
    # Where the seed of a table comes from, or of a companion's cards. All chance at a table follows from its seed, both
    # draws and the bots' choices, so replacing this decides every game: tests do it, no command does.
    new_seed: Callable[[], bytes] = new_seed
    host: str | None = None  # that we listen on; None: nobody told us
    static: Path = Path(__file__).parent.parent / "static"  # the built page
    metrics_port: int | None = None  # where the operator can watch, on this machine only; None: nowhere
    now: Callable[[], float] = time.monotonic  # the clock of all rates
    # Who may speak to us, and for whom
    trusted_proxies: tuple[IPv4Network | IPv6Network, ...] = ()  # whose X-Forwarded-For and -Proto are believed
    allowed_hosts: frozenset[str] = frozenset()  # the names we answer to; none: whatever we are called
    # Limits, per client and per address. They are far above what playing needs and below what hurts.
    requests: Rate = Rate(50, 300)
    address_requests: Rate = Rate(200, 2000)
    health_requests: Rate = Rate(10, 100)  # per address, whatever else comes from there
    newcomers: Rate = Rate(2, 60)  # requests without a cookie, per address, whatever else comes from there
    welcome_requests: int = 40  # of a new client, that do not count for its address …
    welcome_seconds: float = 60.0  # … within this time
    new_tables: Rate = Rate(0.5, 60)  # tables made, rematches, imports and companions
    address_new_tables: Rate = Rate(2, 240)
    messages: Rate = Rate(50, 300)  # over streams
    address_messages: Rate = Rate(200, 1000)
    excess: Rate = Rate(0.1, 20)  # messages above the rate that are still answered; after that the stream is closed
    excess_seconds: float = 0.5  # that whoever is above a rate waits for each answer: others have their turn
    pings: Rate = Rate(2, 60)  # of the protocol, per stream
    streams: int = 64  # open at the same time
    address_streams: int = 512
    address_new_streams: Rate = Rate(10, 600)  # all behind an address may come back at once, not again and again
    thoughts: int = 8  # hints, analyses and attempts that are asked for at the same time
    address_thoughts: int = 64
    replays: int = 32  # earlier plies, lessons, scenes, results and checks of own lists, asked for at the same time
    address_replays: int = 128
    # Connections
    connections: int = 4096
    connections_per_address: int = 600
    head_bytes: int = 32 * 1024  # a request's line and headers
    url_bytes: int = 8 * 1024
    head_seconds: float = 10.0  # until the head of a request must be there
    body_seconds: float = 20.0
    deaf_seconds: float = 30.0  # how long somebody may not read what is sent
    body_bytes: int = 64 * 1024
    import_bytes: int = 2 * 1024 * 1024
    imports: Rate = Rate(0.5, 20)  # that are longer than other bodies may be …
    address_imports: Rate = Rate(1, 60)
    imports_at_once: int = 2  # … and are read or checked at the same time
    address_imports_at_once: int = 8
    import_rows: int = 10_000  # of a transcript
    import_seconds: float = 10.0  # to check one
    options_bytes: int = 64 * 1024  # of a table's options, own lists among them
    order_seconds: float = 1.0  # between two looks for what the operator says
    tables_in_memory: int = 1000  # that nobody looks at; the database knows them all
    # Chat of those who only watch, per client and per table
    watchers_lines: Rate = Rate(0.5, 10)
    table_lines: Rate = Rate(2, 30)
    # Bots
    bot_only_tables: bool = False  # whether anybody may make a table where nobody but bots sits
    bot_tables: int = 40  # running tables with bots, of a client …
    address_bot_tables: int = 200  # … and of an address
    rest_seconds: float = 24 * 3600.0  # after which bots do not play on where no person has been
    purge_days: float | None = None  # after which a table that was never finished is deleted; None: never
    bot_seconds: float = 5.0  # the longest that a bot may think about one move
    hint_simulations: tuple[int, ...] = (30, 100, 400)  # of a hint, which is asked for again to think longer
    analysis_simulations: int = DEPTHS["usual"]  # a decision
    analysis_seconds: float = 1.0  # that an analysis has a process for itself before others have their turn
    thinkers: int = field(default_factory=lambda: max(1, len(os.sched_getaffinity(0)) - 1))
    thinker_command: tuple[str, ...] = (sys.executable, "-m", "saloon.server.thinker")
    checker_command: tuple[str, ...] = (sys.executable, "-m", "saloon.server.thinker")  # of imported games
    replayer_command: tuple[str, ...] = (sys.executable, "-m", "saloon.server.replayer")
