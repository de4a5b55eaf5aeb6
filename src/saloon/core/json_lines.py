"""Files of one JSON object a line, a header first: how transcripts and companions' sessions are written and read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from saloon.core.fairness import SEED_BYTES
from saloon.core.refusal import BadTranscript


def dump(row: Mapping[str, Any]) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


def load(line: str, number: int) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):  # ValueError: also a number of more than 4,300 digits
        raise BadTranscript(number, "not-json") from None
    if not isinstance(row, dict):
        raise BadTranscript(number, "not-an-object")
    return row


def check_header(row: Mapping[str, Any], fields: Mapping[str, type]) -> None:
    """All of these fields, each of its type, and no others."""
    for key, kind in fields.items():
        if key not in row:
            raise BadTranscript(1, "missing-field", field=key)
        if not isinstance(row[key], kind) or isinstance(row[key], bool):
            raise BadTranscript(1, "wrong-type", field=key)
    for key in row:
        if key not in fields:
            raise BadTranscript(1, "unknown-field", field=key)


def read_seed(value: object, number: int) -> bytes:
    try:
        seed = bytes.fromhex(value)  # type: ignore[arg-type]  # of any type: TypeError says so
    except (TypeError, ValueError):
        raise BadTranscript(number, "wrong-type", field="seed") from None
    if len(seed) != SEED_BYTES:
        raise BadTranscript(number, "wrong-type", field="seed")
    return seed
