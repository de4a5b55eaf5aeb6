"""JSON as bytes: fast for the usual cases, and right for the others."""

from __future__ import annotations

import json
from typing import Any

import orjson


def dumps(value: Any) -> bytes:
    try:
        return orjson.dumps(value)
    except TypeError:  # half a surrogate pair or a number past 64 bits: somebody's input, quoted
        return json.dumps(value, separators=(",", ":")).encode()


def loads(text: bytes | str) -> Any:
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return json.loads(text)
