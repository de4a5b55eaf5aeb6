"""The package of docs/example, as somebody would install it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "example"
RULES = FOLDER / "saloon_claim" / "claim.py"


def install(target: Path) -> Path:
    """Into a folder of its own, from no index: with the folder on the path, the package is installed."""
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--no-cache-dir", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "-q", "install", *options, "--target", str(target), str(FOLDER)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return target
