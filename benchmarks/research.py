"""Makes the tables of docs/research.md, all in one run on one machine: `make research`.

    python -m benchmarks.research [TABLE …]

A table stands in that file between `<!-- NAME -->` and `<!-- /NAME -->`; what is there is replaced, and the rest of the
file is left alone. Without names all are made. A run that was broken off goes on with the games that it had played.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import saloon

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "research.md"


def speeds() -> str:
    from benchmarks.environments import table

    return table()


def ratings() -> str:
    from benchmarks.ratings import table

    return table()


TABLES: dict[str, Callable[[], str]] = {"speeds": speeds, "ratings": ratings}  # by name: what makes the text of each


def made(load: float) -> str:
    """When, from what and on what the tables were made, and how busy the machine was before."""
    day = datetime.now(UTC).date().isoformat()
    return (
        f"Made by `make research` on {day} from commit {commit()}: {processor()}, Python {platform.python_version()}, "
        f"{saloon.engines()}; the load of the machine was {load:.1f} when it began."
    )


def commit() -> str:
    """The page itself does not count as changed: this is what changes it."""
    changed = git("status", "--porcelain", "--untracked-files=no", "--", ".", f":!{PAGE.relative_to(ROOT)}")
    return (git("rev-parse", "--short", "HEAD") or "unknown") + ("-dirty" if changed else "")


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.machine()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def put(page: str, name: str, text: str) -> str:
    """The page with this text between the marks of that name."""
    before, begin, rest = page.partition(f"<!-- {name} -->\n")
    _, end, after = rest.partition(f"<!-- /{name} -->")
    if not begin or not end:
        sys.exit(f"error: {PAGE.name} has no marks <!-- {name} --> and <!-- /{name} -->")
    return f"{before}{begin}{text.strip()}\n{end}{after}"


def main(names: list[str]) -> None:
    unknown = [name for name in names if name not in TABLES]
    if unknown:
        sys.exit(f"error: no table {unknown[0]}; there are {', '.join(TABLES)}")
    load = os.getloadavg()[0]
    for name in names or TABLES:
        print(f"{name} …", file=sys.stderr)
        text = f"{TABLES[name]()}\n\n{made(load)}"
        PAGE.write_text(put(PAGE.read_text(encoding="utf-8"), name, text), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
