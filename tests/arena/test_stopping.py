"""Control-C at a real terminal: a run ends with what is done, and goes on from there."""

from __future__ import annotations

import json
import re
from pathlib import Path

from saloon.arena.simulate import BEFORE_SEATS, simulate
from tests.cli.test_live import Terminal

BOTS = ["random", "random"]
SEED = 6
MANY = 1_000_000  # more games than are played before anybody can stop them
FEW = 400


def check_control_c(folder: Path, *where: str) -> None:
    """where: who plays the games, as options of the command."""
    file = folder / "run.jsonl"
    run = ("--games", str(MANY), "--seed", str(SEED), "--resume", str(file))
    terminal = Terminal(folder, "simulate", "go_west", "--seats", ",".join(BOTS), *run, *where)
    terminal.child.expect(rf"\d\d+/{MANY}")  # the first two games are played to see how long they take
    terminal.child.sendintr()
    out, code = terminal.end()
    told = re.search(rf"Stopped after ([\d,]+) of {MANY:,} games", out)
    assert told is not None, out
    assert code == 130, out
    assert "Traceback" not in out
    _, *chunks = (json.loads(line) for line in file.read_text().splitlines())
    kept = sum(len(chunk["rows"]) for chunk in chunks) // (BEFORE_SEATS + 2 * len(BOTS))
    assert 2 < int(told[1].replace(",", "")) <= kept
    whole = simulate("go_west", BOTS, FEW, SEED, workers=1)
    again = simulate("go_west", BOTS, FEW, SEED, workers=1, resume=str(file))
    assert (again.points, again.plies) == (whole.points, whole.plies)
    assert again.played < FEW


def test_control_c_ends_processes_and_the_run_goes_on_later(tmp_path: Path) -> None:
    check_control_c(tmp_path, "--workers", "2")
