"""The command line, called in this process."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from saloon.cli.app import main

RECORDED = Path(__file__).parents[1] / "transcripts" / "go_west" / "two-greedy.jsonl"


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str


Saloon = Callable[..., Outcome]


@pytest.fixture
def saloon(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Saloon:
    """Runs a command in a folder of its own, in English unless the command says otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(arguments)
        printed = capsys.readouterr()
        return Outcome(code, printed.out, printed.err)

    return run


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    """A finished game, free to be damaged."""
    copy = tmp_path / "game.jsonl"
    copy.write_bytes(RECORDED.read_bytes())
    return copy
