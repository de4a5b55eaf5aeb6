"""A process that thinks for bots, with more bots that no game would have. Also used by the server of the test.

The bot that waits plays when the test says so: it connects to the test, says which process it thinks in, and waits for
a word. So the test decides what happens while a bot thinks.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from saloon import bots
from saloon.bots import Bot, Sight
from saloon.core.rng import Rng

WORD = b"!"


class WaitingBot(Bot):
    """Waits for a word, then plays the first move."""

    def choose(self, sight: Sight, rng: Rng) -> int:
        with socket.create_connection(("127.0.0.1", int(sys.argv[1]))) as test:
            test.sendall(f"{os.getpid()}\n".encode())
            if test.recv(1) != WORD:
                raise EOFError("no word came")
        return sight.moves()[0]


class WrongBot(Bot):
    def choose(self, sight: Sight, rng: Rng) -> int:
        return 12345


class FaultyBot(Bot):
    def choose(self, sight: Sight, rng: Rng) -> int:
        print("what a bot prints is no answer")
        raise ZeroDivisionError("a mistake")


def register() -> None:
    bots.MAKERS.update(waiting=WaitingBot, wrong=WrongBot, faulty=FaultyBot)


class Thought:
    """A bot that waits for a word."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        with connection.makefile("r") as said:
            self.process = int(said.readline())

    def end(self) -> None:
        self.connection.sendall(WORD)


class Ears:
    """The test's end: hears of every thought of a bot that waits."""

    def __init__(self, listener: socket.socket) -> None:
        self._listener = listener
        self.heard: list[Thought] = []
        port = listener.getsockname()[1]
        self.thinker_command = (sys.executable, str(Path(__file__)), str(port))

    def hear(self) -> Thought:
        """The next thought that begins."""
        self.heard.append(Thought(self._listener.accept()[0]))
        return self.heard[-1]


@contextmanager
def listening(patience: float) -> Iterator[Ears]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.settimeout(patience)
        ears = Ears(listener)
        try:
            yield ears
        finally:
            for thought in ears.heard:
                thought.connection.close()


if __name__ == "__main__":
    from saloon.server.thinker import main

    register()
    if "deaf" in sys.argv:
        print("{}", flush=True)  # ready, and then it says nothing more
        sys.stdin.read()
    main()
