"""`saloon play` and `saloon replay` at a real terminal, which a screen of 80 × 24 has room for."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path
from typing import Any

import pexpect

CLEAR = "\x1b[2J"
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def hear_interrupts() -> None:
    """Tests that run in the background of a shell inherit that Control-C is ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """A command at a terminal of its own."""

    def __init__(self, folder: Path, *arguments: str, packages: Path | None = None) -> None:
        """packages: a folder of more that are installed."""
        environment = os.environ | {"TERM": "xterm-256color", "LC_ALL": "en_US.UTF-8"}
        if packages is not None:
            environment["PYTHONPATH"] = os.pathsep.join(filter(None, (str(packages), os.environ.get("PYTHONPATH"))))
        command = ["-m", "saloon.cli.app", *arguments]
        self.child: Any = pexpect.spawn(
            sys.executable,
            command,
            env=environment,
            dimensions=(24, 80),
            encoding="utf-8",
            cwd=str(folder),
            timeout=60,
            preexec_fn=hear_interrupts,
        )
        self.child.delaybeforesend = None  # it is sent something when it has asked for it

    def screen(self) -> list[str]:
        """What is to be seen at the next prompt: everything since the screen was last wiped."""
        self.child.expect_exact("> ")
        text = str(self.child.before).rpartition(CLEAR)[2]
        return CODES.sub("", text).replace("\r", "").splitlines()

    def type(self, line: str) -> list[str]:
        self.child.sendline(line)
        return self.screen()

    def end(self) -> tuple[str, int]:
        """What is left to read until the command is over, and its exit code."""
        self.child.expect(pexpect.EOF)
        code = self.child.wait()  # close() would end one that is still about to
        self.child.close()
        return CODES.sub("", str(self.child.before)), code


def table(folder: Path, *more: str) -> Terminal:
    return Terminal(folder, "play", "go_west", "--seed", "1", "--option", "first_seat=0", *more)


def test_a_whole_game_fits_the_screen_turn_by_turn(tmp_path: Path) -> None:
    terminal = table(tmp_path)
    lines = terminal.screen()
    turns = 0
    while not any("Save this game?" in line for line in lines):
        text = "\n".join(lines)
        assert len(lines) + 1 <= 24, text
        assert "Your turn" in text
        assert "●" in text
        assert text.index("California") < text.index("New England")
        turns += 1
        lines = terminal.type("1")
    assert turns > 20
    terminal.child.sendline("y")
    out, code = terminal.end()
    assert code == 0
    assert "Saved as" in out
    assert len(list(tmp_path.glob("go_west-*.jsonl"))) == 1


def test_numbers_of_moves_stand_under_the_cards(tmp_path: Path) -> None:
    terminal = table(tmp_path)
    lines = terminal.screen()
    play = next(line for line in lines if line.startswith("Play: …"))
    sell = next(line for line in lines if line.startswith("Sell: …"))
    assert re.findall(r"\[(\d+)\]", play) == ["1", "3", "5", "7", "9", "11", "13"]
    assert re.findall(r"\[(\d+)\]", sell) == ["2", "4", "6", "8", "10", "12", "14"]
    terminal.child.sendeof()
    assert terminal.end()[1] == 0


def test_first_control_c_asks_and_second_leaves(tmp_path: Path) -> None:
    terminal = table(tmp_path)
    terminal.screen()
    terminal.type("2")
    terminal.child.sendintr()
    assert "The game is not over. Save it?" in "\n".join(terminal.screen())
    assert "Your turn" in "\n".join(terminal.type("c"))  # play on
    terminal.child.sendintr()
    terminal.screen()
    terminal.child.sendintr()
    out, code = terminal.end()
    assert code == 0
    assert "See you at the saloon!" in out
    assert "Traceback" not in out
    assert not list(tmp_path.iterdir())


def test_the_curtain_wipes_the_other_hand(tmp_path: Path) -> None:
    terminal = table(tmp_path, "--seats", "me:Anna,me:Ben")
    curtain = "\n".join(terminal.screen())
    assert "Pass the keyboard to Anna" in curtain
    assert "$" not in curtain
    anna = terminal.type("")
    assert "$" in "\n".join(anna)
    curtain = "\n".join(terminal.type("2"))
    assert "\x1b[3J" in str(terminal.child.before)  # what scrolled away is wiped, too
    assert "Pass the keyboard to Ben" in curtain
    assert "$" not in curtain
    ben = terminal.type("")
    hands = [[line for line in lines if "∩" in line and "$" not in line and "│" not in line] for lines in (anna, ben)]
    assert hands[0] != hands[1]
    terminal.child.sendeof()
    assert terminal.end()[1] == 0


def test_replay_steps_forth_and_back(tmp_path: Path) -> None:
    file = Path(__file__).parents[1] / "transcripts" / "go_west" / "two-greedy.jsonl"
    terminal = Terminal(tmp_path, "replay", str(file), "--at", "30")

    def ply(lines: list[str]) -> int:
        found = re.search(r"^Ply (\d+) of \d+ ", lines[-1])
        assert found
        assert len(lines) + 1 <= 24
        return int(found[1])

    assert ply(terminal.screen()) == 30
    assert ply(terminal.type("")) == 31
    assert ply(terminal.type("p")) == 30
    assert ply(terminal.type("55")) == 55
    for nonsense in ("x", "99999", "9" * 400):
        assert "Press Enter, or type p, q or a number" in "\n".join(terminal.type(nonsense))
    assert ply(terminal.type("n")) == 56
    terminal.child.sendline("q")
    assert terminal.end()[1] == 0


def test_progress_is_shown_on_a_terminal(tmp_path: Path) -> None:
    seats = ("--seats", "random,random", "--seed", "1")
    terminal = Terminal(tmp_path, "simulate", "go_west", *seats, "--games", "40", "--workers", "1")
    out, code = terminal.end()
    assert code == 0
    assert "40/40" in out
