"""`make steady`: all tests five times, each in another order, with both cores kept busy; says what failed how often.

A suite that is red once and green when repeated is broken. The seed of an order repeats it:
`.venv/bin/python -m pytest -p randomly -p "no:cacheprovider" --randomly-seed=SEED`, and for the tests of the page
`npm run test -- --sequence.shuffle --sequence.seed=SEED` in web/.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

from hatch_build import find_node, node_from_wheel

SEEDS = (1, 2, 3, 4, 5)
BUSY = [sys.executable, "-c", "while True: pass"]


def failures(report: Path) -> list[str]:
    """The tests that failed, by name; a run that ended before it wrote a report failed as a whole."""
    if not report.exists():
        return ["the run itself"]
    cases = ElementTree.parse(report).iter("testcase")
    return [
        f"{case.get('classname')}::{case.get('name')}"
        for case in cases
        if case.find("failure") is not None or case.find("error") is not None
    ]


def run(seed: int, folder: Path) -> list[str]:
    report = folder / f"{seed}.xml"
    order = ["-p", "randomly", f"--randomly-seed={seed}", "-n", "2", "--dist", "loadfile"]
    done = subprocess.run([sys.executable, "-m", "pytest", *order, f"--junitxml={report}", *sys.argv[1:]], check=False)
    return found_in(report, done.returncode)


def run_page(seed: int, folder: Path) -> list[str]:
    report = folder / f"page-{seed}.xml"
    order = ["--sequence.shuffle", f"--sequence.seed={seed}", "--reporter=junit", f"--outputFile={report}"]
    npm = find_node() or node_from_wheel()
    done = subprocess.run([*npm, "run", "--silent", "test", "--", *order], cwd="web", check=False)
    return found_in(report, done.returncode)


def found_in(report: Path, code: int) -> list[str]:
    return failures(report) or ([] if code == 0 else [f"exit code {code}"])


def main() -> None:
    failed: Counter[str] = Counter()
    load = [subprocess.Popen(BUSY) for _ in range(os.cpu_count() or 2)]
    try:
        with tempfile.TemporaryDirectory() as folder:
            for seed in SEEDS:
                began = time.monotonic()
                found = [*run_page(seed, Path(folder)), *run(seed, Path(folder))]
                failed.update(found)
                minutes = (time.monotonic() - began) / 60
                print(f"steady: order {seed}: {len(found)} failed, {minutes:.1f} minutes", flush=True)
    finally:
        for process in load:
            process.kill()
    for name, times in failed.most_common():
        print(f"steady: {name}: {times} of {len(SEEDS)}")
    print(f"steady: {'nothing failed' if not failed else f'{len(failed)} tests failed'} in {len(SEEDS)} orders")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
