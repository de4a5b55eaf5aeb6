"""Draws that can be proved fair: a secret seed is committed to before the first draw and revealed after the last."""

from __future__ import annotations

import hashlib
import secrets

from saloon.core.rng import Rng

SEED_BYTES = 32
PREPARED = b"saloon: a prepared beginning"  # the prefix of a seed that everybody may know


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def prepared_seed(number: int) -> bytes:
    """A public seed, for lessons: the same draws at every table, and recognisable as such."""
    return PREPARED + number.to_bytes(SEED_BYTES - len(PREPARED), "big")


def prepared_number(seed: bytes | None) -> int | None:
    """The number of a prepared seed; None: it was drawn, or is not known."""
    if seed is None or not seed.startswith(PREPARED):
        return None
    return int.from_bytes(seed.removeprefix(PREPARED), "big")


def commitment(seed: bytes) -> str:
    """What may be shown before the game: it fixes the seed and reveals nothing about it."""
    return hashlib.sha256(b"saloon seed" + seed).hexdigest()


def rng_at(seed: bytes, ply: int, part: int = 0) -> Rng:
    """The generator that makes the draw at this ply.

    The seed's stream has parts: draws that somebody saw and that were taken back are never made again, because those
    after them come from the next part.
    """
    if part == 0:
        return _rng(seed + ply.to_bytes(8, "big"))
    return _rng(b"saloon part" + seed + part.to_bytes(8, "big") + ply.to_bytes(8, "big"))


def bot_rng(seed: bytes, epoch: int, ply: int) -> Rng:
    """The generator for a bot's choice at this ply: no draw uses it, and an undo changes it."""
    return _rng(b"saloon bot" + seed + epoch.to_bytes(8, "big") + ply.to_bytes(8, "big"))


def _rng(text: bytes) -> Rng:
    digest = hashlib.sha256(text).digest()
    return Rng(*(int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8)))
