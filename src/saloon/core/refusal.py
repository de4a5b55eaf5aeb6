"""Why something cannot be done: always ids and parameters, never prose; words/ turns them into sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Refusal:
    """Why an action is not possible: a rule id, which side of that rule, and the figures that matter."""

    rule: str
    reason: str
    params: Mapping[str, Any] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        return {"rule": self.rule, "reason": self.reason, "params": dict(self.params)}


class Refused(ValueError):
    """A move or action that the rules do not allow now. The state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason} {dict(refusal.params)}")
        self.refusal = refusal


class BadInput(ValueError):
    """Data that cannot be taken: where it is wrong, what is wrong there, and the figures that matter."""

    def __init__(self, where: str, reason: str, **params: Any) -> None:
        super().__init__(f"{where}: {reason} {params}")
        self.where = where
        self.reason = reason
        self.params = params

    def as_json(self) -> dict[str, Any]:
        return {"where": self.where, "reason": self.reason, "params": self.params}


class BadOptions(BadInput):
    """Options or component lists of a game. where names the option, as in `deck.no_region.cards[2].cost`."""


class BadPosition(BadInput):
    """A position. where names the field, as in `players[1].supply`."""


class BadTranscript(BadInput):
    """A transcript. where is the line number."""

    def __init__(self, line: int, reason: str, **params: Any) -> None:
        super().__init__(str(line), reason, **params)
        self.line = line


def refuse_move(rule: str, move: int) -> Refused:
    """For play(): a number that is not in moves()."""
    return Refused(Refusal(rule, "no-such-move", {"move": move}))
