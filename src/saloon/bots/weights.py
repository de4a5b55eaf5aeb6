"""Weights of networks as files: one line of JSON that says what they are for and how they came about, then numbers.

The numbers are half-precision floats, little-endian, layer by layer; the header holds their checksum.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from librt.vecs import vec

from saloon.bots.network import Network

FORMAT = 1
SUFFIX = ".weights"


class BadWeights(Exception):
    """Why a file of weights cannot be used, in one line."""


def write_weights(path: Path, header: dict[str, Any], numbers: Sequence[float]) -> None:
    """header: game, rules_version, seats, inputs, hidden, provenance; ambition, where there is one."""
    packed = struct.pack(f"<{len(numbers)}e", *numbers)
    head = {"format": FORMAT, **header, "numbers": len(numbers), "sha256": sha256(packed).hexdigest()}
    path.write_bytes(json.dumps(head, ensure_ascii=False).encode() + b"\n" + packed)


def read_header(path: Path) -> dict[str, Any]:
    return _split(path)[0]


def read_network(source: Path | bytes, game: str, rules_version: int, seats: int, inputs: int) -> Network:
    """The network in the file, or in what was read of one, if it is one for such tables. Raises BadWeights."""
    name = source.name if isinstance(source, Path) else SUFFIX
    header, packed = _split(source)
    wanted = {
        "format": FORMAT, "game": game, "rules_version": rules_version, "seats": seats, "inputs": inputs,
    }  # fmt: skip
    for field, value in wanted.items():
        if header.get(field) != value:
            raise BadWeights(f"{name}: made for {field} {header.get(field)}, not {value}")
    hidden = header.get("hidden")
    if not isinstance(hidden, int) or not 1 <= hidden <= 1024:
        raise BadWeights(f"{name}: {hidden} hidden units")
    ambition = header.get("ambition", 0.0)
    if not isinstance(ambition, int | float) or not 0.0 <= ambition <= 1.0:
        raise BadWeights(f"{name}: an ambition of {ambition}")
    sizes = (inputs * hidden, hidden, 2 * seats * hidden, 2 * seats)
    if sha256(packed).hexdigest() != header.get("sha256") or len(packed) != 2 * sum(sizes):
        raise BadWeights(f"{name}: damaged")
    numbers = struct.unpack(f"<{sum(sizes)}e", packed)
    layers, at = [], 0
    for size in sizes:
        layers.append(vec[float](numbers[at : at + size]))
        at += size
    inward, bias, outward, bias_out = layers
    return Network(inputs, hidden, seats, inward, bias, outward, bias_out, ambition)


def _split(source: Path | bytes) -> tuple[dict[str, Any], bytes]:
    name = source.name if isinstance(source, Path) else SUFFIX
    try:
        content = source.read_bytes() if isinstance(source, Path) else source
    except OSError as error:
        raise BadWeights(f"{name}: {error.strerror}") from None
    head, _, packed = content.partition(b"\n")
    try:
        header = json.loads(head)
    except ValueError:
        header = None
    if not isinstance(header, dict):
        raise BadWeights(f"{name}: not a file of weights")
    return header, packed
