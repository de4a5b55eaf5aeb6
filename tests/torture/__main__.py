"""`make torture`: what the server promises, under attack and for long. Prints what was found and measured, as JSON.

    python -m tests.torture [--short] [--only kills|fuzz|load] [--attack NAME …]

The whole of it takes hours: 1,000 kills, 100,000 fuzzed requests and messages, 1,000 tables with 2,000 sockets.
Seeds decide what is tried; how fast it was hangs on the machine. The exit code says whether every promise held and
every target was reached.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.torture import fuzz, kills, load


@dataclass(frozen=True)
class Amount:
    kills: int
    requests: int
    tables: int
    rounds: int  # of each attack
    seconds: float  # of each round


WHOLE = Amount(kills=1000, requests=100_000, tables=1000, rounds=3, seconds=15)
SHORT = Amount(kills=12, requests=1500, tables=40, rounds=1, seconds=3)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--short", action="store_true", help="a few minutes: shows that it works")
    parser.add_argument("--only", choices=("kills", "fuzz", "load"))
    names = [attack.__name__ for attack in load.ATTACKS]
    parser.add_argument("--attack", choices=names, action="append", default=[], help="of the load, instead of all")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    amount = SHORT if wanted.short else WHOLE
    found: dict[str, Any] = {"amount": vars(amount), "seed": wanted.seed}
    with tempfile.TemporaryDirectory(prefix="saloon-torture-") as folder:
        if wanted.only in (None, "kills"):
            found["kills"] = kills.run(Path(folder), amount.kills, wanted.seed)
        if wanted.only in (None, "fuzz"):
            found["fuzz"] = fuzz.run(Path(folder), amount.requests, wanted.seed)
        if wanted.only in (None, "load"):
            found["load"] = load.run(
                Path(folder), amount.tables, amount.rounds, amount.seconds, wanted.seed, wanted.attack
            )
    print(json.dumps(found, indent=2))
    return 1 if failures(found) else 0


def failures(found: dict[str, Any]) -> list[str]:
    """The parts in which a promise broke or a target was missed."""
    return [name for name, part in found.items() if isinstance(part, dict) and ("broken" in part or "missed" in part)]


if __name__ == "__main__":
    sys.exit(main())
