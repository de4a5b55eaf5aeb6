"""`saloon --version`."""

from __future__ import annotations

import saloon
from saloon.words import Words


def print_version(language: str) -> None:
    words = Words(language)
    print(f"saloon {saloon.__version__}")
    print(words.say("version-compiled" if saloon.compiled() else "version-plain"))
    print(saloon.engines())
