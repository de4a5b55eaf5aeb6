"""Garbage that refers to itself, which Python finds only by looking at objects. Nobody is answered meanwhile, so it
must never look at many at once.

A room of 1,000 tables is a million long-lived objects: to look at all of them takes a third of a second. So what is
old is set aside (`gc.freeze`) and no longer looked at. It still goes when nothing refers to it any more; only what
refers to itself stays, until everything is looked at. Streams, their messages, requests and refusals take care to leave
no such garbage. Others may, so what came since the last move is looked at after one, and everything after very many.
"""

from __future__ import annotations

import gc

NEW_OBJECTS = 10_000  # after which these are looked at: a few milliseconds
LOOKS = 1  # after which those who outlived them are looked at once more, and then set aside
NEVER = 1_000_000
MOST_REQUESTS = 500_000  # until everything is looked at


class Garbage:
    def __init__(self) -> None:
        self._requests = 0  # since everything was looked at
        self._is_seen = True  # whether there was no request since the last look

    def keep_looks_short(self) -> None:
        """For this whole process. What is loaded by now stays."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(NEW_OBJECTS, LOOKS, NEVER)
        gc.callbacks.append(self._looked)

    def _looked(self, phase: str, info: dict[str, int]) -> None:
        if phase == "stop" and info["generation"] > 0:
            gc.freeze()

    def note_request(self) -> None:
        """One was answered."""
        self._requests += 1
        self._is_seen = False

    def set_aside(self) -> None:
        """After every move. What it made replaces what the last one made: in number nothing is new, so Python would
        not look for long, and then at all of it."""
        if self._requests >= MOST_REQUESTS:
            self._requests = 0
            gc.unfreeze()
            gc.collect()
        elif not self._is_seen:
            gc.collect(0)
        self._is_seen = True
        gc.freeze()
