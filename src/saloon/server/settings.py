"""What whoever runs a server may choose."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from saloon.core.fairness import new_seed


@dataclass(frozen=True)
class Rate:
    """How often something may be done: so many times a second for long, and that many at once."""

    per_second: float
    at_once: int


@dataclass(frozen=True)
class Settings:
    database: str  # an SQLAlchemy URL: sqlite:///FILE or postgresql+psycopg://…
    secret: bytes | None = None  # signs cookies and invite links; None: a random one, kept in the database
    # Where the seed of a table comes from, or of a companion's cards. All chance at a table follows from its seed, both
    # draws and the bots' choices, so whoever replaces this decides every game: tests do, and no command does.
    new_seed: Callable[[], bytes] = new_seed
    static: Path = Path(__file__).parent.parent / "static"  # the built page
    # Limits, per client. They are far above what playing needs and below what hurts.
    requests: Rate = Rate(50, 300)
    new_tables: Rate = Rate(0.5, 60)  # tables made, rematches and imports
    messages: Rate = Rate(50, 300)  # over streams
    streams: int = 64  # open at the same time
    body_bytes: int = 64 * 1024
    import_bytes: int = 2 * 1024 * 1024
    tables_in_memory: int = 1000  # that nobody looks at; the database knows them all
    # Bots
    bot_seconds: float = 5.0  # the longest that a bot may think about one move
    thinkers: int = field(default_factory=lambda: max(1, len(os.sched_getaffinity(0)) - 1))
    thinker_command: tuple[str, ...] = (sys.executable, "-m", "saloon.server.thinker")
