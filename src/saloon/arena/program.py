"""Bots from outside: any program that reads a line of JSON for each decision and writes one with its move.

A program is started for each game and sees only what its seat may see. If it crashes, cheats or dawdles, it loses that
game.
"""

from __future__ import annotations

import json
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from typing import IO, Any

from saloon.bots import Bot, Sight
from saloon.core.game import Game
from saloon.core.refusal import BadOptions
from saloon.core.rng import Rng

LONGEST_ANSWER = 65_536  # bytes
LONGEST_REASON = 200
GOODBYE_SECONDS = 1.0


class Lost(Exception):
    """Why a program loses its game: an id for words, and what it said itself."""

    def __init__(self, seat: int, reason: str, detail: str = "") -> None:
        super().__init__(f"seat {seat}: {reason} {detail}")
        self.seat = seat
        self.reason = reason
        self.detail = "".join(sign if sign.isprintable() else " " for sign in detail)[:LONGEST_REASON]


def check_command(name: str, command: str) -> list[str]:
    """The words of a command whose program exists."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise BadOptions(f"bots, {name}", "no-such-program", got=words[0] if words else command)
    return words


class ProgramBot(Bot):
    """A program with a time limit for each decision. Made for one game."""

    def __init__(self, game: Game[Any], command: list[str], seconds: float) -> None:
        self._game = game
        self._seconds = seconds
        self._said: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  (closed with the bot)
        self._read = b""
        self._process: subprocess.Popen[bytes] | None = None
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._said, bufsize=0,
                start_new_session=True,  # so that all it started ends with it; Control-C does not reach it
            )  # fmt: skip
            for pipe in (self._process.stdin, self._process.stdout):
                assert pipe is not None
                os.set_blocking(pipe.fileno(), False)
        except OSError as error:
            self._said.write((error.strerror or "").encode())

    def choose(self, sight: Sight, rng: Rng) -> int:
        """To the seat a guess looks the same as the truth, so the program is shown a guess."""
        seat = int(sight.seat)
        guess = sight.guess(rng)
        moves = [int(move) for move in sight.moves()]
        told = {
            "game": self._game.info.name, "seat": seat, "random": int(rng.word()),
            "view": self._game.view(guess, seat), "moves": self._game.actions(guess),
        }  # fmt: skip
        line = self._ask(json.dumps(told, ensure_ascii=False).encode() + b"\n", seat)
        try:
            answer = json.loads(line)
            number = answer["move"]
        except (ValueError, TypeError, KeyError, RecursionError):
            raise Lost(seat, "nonsense", line.decode(errors="replace")) from None
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < len(moves):
            raise Lost(seat, "no-such-move", str(number))
        return moves[number]

    def _ask(self, question: bytes, seat: int) -> bytes:
        """Writes the line and waits for one, within the time limit."""
        process = self._process
        if process is None:
            raise Lost(seat, "crashed", self._last_words())
        assert process.stdin is not None
        assert process.stdout is not None
        until = time.monotonic() + self._seconds
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdin, selectors.EVENT_WRITE)
            selector.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._read:
                ready = selector.select(max(0.0, until - time.monotonic()))
                if not ready:
                    raise Lost(seat, "too-slow")
                for key, _ in ready:
                    try:
                        if key.fileobj is process.stdout:
                            read = os.read(process.stdout.fileno(), LONGEST_ANSWER)
                            self._read += read
                            if not read:
                                raise Lost(seat, "crashed", self._last_words())
                            if len(self._read) > LONGEST_ANSWER:
                                raise Lost(seat, "nonsense", self._read.decode(errors="replace"))
                        else:
                            question = question[os.write(process.stdin.fileno(), question) :]
                            if not question:
                                selector.unregister(process.stdin)
                    except OSError:  # it reads no more
                        raise Lost(seat, "crashed", self._last_words()) from None
        line, _, self._read = self._read.partition(b"\n")
        return line

    def _last_words(self) -> str:
        """The last line that it wrote about itself, else its exit code."""
        if self._process is not None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(GOODBYE_SECONDS)
        self._said.seek(0)
        lines = self._said.read().decode(errors="replace").split("\n")
        code = self._process and self._process.returncode
        ended = "" if code is None else f"exit code {code}"
        return next((line.strip() for line in reversed(lines) if line.strip()), ended)

    def close(self) -> None:
        """The end of its input tells a program that the game is over; if it stays, it is ended."""
        self._said.close()
        process = self._process
        if process is None:
            return
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(GOODBYE_SECONDS)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
