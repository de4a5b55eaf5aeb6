"""Compiled or plain, the same games are played, and everybody sees the same of them (law 1)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import saloon
from saloon.core import registry

FORMS = Path(__file__).with_name("forms.py")


def output(**environment: str) -> list[str]:
    run = subprocess.run(
        [sys.executable, str(FORMS)], env=os.environ | environment, capture_output=True, text=True, check=True
    )
    return run.stdout.splitlines()


@pytest.mark.skipif(os.environ.get("SALOON_PLAIN") == "1", reason="the pass of the compiled form compares both")
def test_compiled_and_plain_play_and_show_identical_games() -> None:
    """Random games, games of bots and recorded ones: the same plies, events, moves, views of every seat and points."""
    compiled, plain = output(SALOON_PLAIN=""), output(SALOON_PLAIN="1")
    if compiled[0] != "True":
        pytest.skip(f"nothing to compare: {saloon.engines()}")
    assert plain[0] == "False"
    assert {line.split()[0] for line in plain[1:]} == set(registry.infos())
    assert compiled[1:] == plain[1:]
