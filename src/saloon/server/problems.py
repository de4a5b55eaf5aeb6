"""Problems: why a request failed, as the client learns it. Ids and parameters only; words/ makes sentences of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from saloon.core.refusal import BadInput, Refused

Error = Literal[
    "refused",
    "bad-input",
    "not-found",
    "forbidden",
    "conflict",
    "too-many",
    "too-large",
    "too-slow",
    "quota",
    "bots-only",
    "no-hints",
    "unjudged",
    "busy",
    "closed",
    "banned",
    "outdated",
    "internal",
]
STATUS: dict[Error, int] = {
    "refused": 422,
    "bad-input": 400,
    "not-found": 404,
    "forbidden": 403,
    "conflict": 409,
    "too-many": 429,
    "too-large": 413,
    "too-slow": 408,
    "quota": 429,
    "bots-only": 403,
    "no-hints": 403,
    "unjudged": 503,
    "busy": 503,
    "closed": 410,
    "banned": 403,
    "outdated": 410,
    "internal": 500,
}


class Problem(Exception):
    """Raised wherever a request goes wrong through the client's doing, and sent to it as the answer."""

    def __init__(self, error: Error, **told: Any) -> None:
        super().__init__(error)
        self.error: Error = error
        self.told = told

    @property
    def status(self) -> int:
        return STATUS[self.error]

    def as_json(self) -> dict[str, Any]:
        return {"error": self.error, **self.told}


class Conflict(Problem):
    """The table is not where the client thinks it is. The answer adds the table and faces as they are now."""

    def __init__(self) -> None:
        super().__init__("conflict")


def as_problem(error: Problem | Refused | BadInput) -> Problem:
    error.__traceback__ = None  # its frames refer to the error, and so would be garbage: see garbage.py
    if isinstance(error, Refused):
        return Problem("refused", refusal=error.refusal.as_json())
    if isinstance(error, BadInput):
        return Problem("bad-input", bad_input=error.as_json())
    return error


def invalid(errors: Sequence[Any]) -> Problem:
    """From what pydantic found: the first field that is wrong."""
    error = errors[0]
    # Before the field stands what holds it: the body, the query, or a message by its type
    place = [str(part) for part in error["loc"][1:]]
    match error["type"]:
        case "missing":
            reason = "missing-field"
        case "extra_forbidden":
            reason = "unknown-field"
        case "json_invalid":
            reason, place = "not-json", []
        case _:
            reason = "wrong-type"
    return as_problem(BadInput(".".join(place) or "body", reason))
