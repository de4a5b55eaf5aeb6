"""A session with a companion: answers and draws in order, saved as JSON lines. Everything else follows from them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from saloon.companion import load_companion
from saloon.companion.companion import Answer, Companion, Inquiry
from saloon.core.fairness import new_seed, rng_at
from saloon.core.game import Json
from saloon.core.json_lines import check_header, dump, load, read_seed
from saloon.core.refusal import BadInput, BadTranscript

FORMAT = 1
HEADER = {"saloon_companion": int, "name": str, "rules": int, "options": dict, "seed": str}


@dataclass(frozen=True)
class Entry:
    """An answer of the player, or a draw that the companion made."""

    is_draw: bool
    data: Json

    def as_json(self) -> Json:
        return {"draw" if self.is_draw else "answer": self.data}


class Session:
    """A companion and how it got there. Only answer() and undo() change it."""

    def __init__(
        self, name: str, options: Mapping[str, Any], seed: bytes | None = None, rules: int | None = None
    ) -> None:
        self.name = name
        self.companion_class = load_companion(name)
        self.rules = self.companion_class.game.rules_version if rules is None else rules
        self.options: Json = dict(options)
        self.seed = new_seed() if seed is None else seed
        self.entries: list[Entry] = []
        self.companion: Companion = self.companion_class.begin(options)
        self._before: list[tuple[int, Companion]] = []  # by answer: how many entries there were, and where it stood

    @classmethod
    def new(cls, name: str, level: str, options: Mapping[str, Any], seed: bytes | None = None) -> Session:
        """A fresh one. Raises BadOptions."""
        return cls(name, load_companion(name).complete(level, options), seed)

    @classmethod
    def reopen(
        cls, name: str, rules: int, options: Mapping[str, Any], seed: bytes, entries: Sequence[Entry]
    ) -> Session:
        """As it was after these entries. Raises BadTranscript with the line, as in a file, that does not fit."""
        try:
            complete = load_companion(name).complete(str(options.get("level")), _without_level(options), rules)
            session = cls(name, complete, seed, rules)
        except BadInput as error:
            raise BadTranscript(1, error.reason, field=error.where, **error.params) from error
        for number, entry in enumerate(entries, start=2):
            try:
                session._enter(entry)
            except BadInput as error:
                raise BadTranscript(number, error.reason, field=error.where, **error.params) from error
        return session

    # Going on

    def inquiry(self) -> Inquiry | None:
        return self.companion.inquiry()

    def answer(self, answer: Answer) -> list[Entry]:
        """Takes an answer, makes the draws that follow, and returns what it entered. Raises BadAnswer."""
        first = len(self.entries)
        self._enter(Entry(False, dict(answer)))
        while self.companion.waits_for_draw():
            draw = self.companion.draw(rng_at(self.seed, len(self.entries)))
            self._enter(Entry(True, draw))
        return self.entries[first:]

    def _enter(self, entry: Entry) -> None:
        before = self.companion.copy()
        try:
            self._take(entry)
        except BadInput:
            self.companion = before
            raise
        if not entry.is_draw:
            self._before.append((len(self.entries), before))
        self.entries.append(entry)

    def _take(self, entry: Entry) -> None:
        if entry.is_draw:
            if not self.companion.waits_for_draw():
                raise BadInput("draw", "unknown-field")
            self.companion.play(entry.data)
        else:
            inquiry = self.companion.inquiry()
            if inquiry is None:
                raise BadInput("answer", "unknown-field")
            inquiry.check(entry.data)
            self.companion.answer(entry.data)

    @property
    def answers(self) -> int:
        """How many answers can be taken back."""
        return len(self._before)

    def undo(self) -> int:
        """Takes the last answer back, with the draws that followed; returns how many entries are left."""
        if not self._before:
            raise BadInput("undo", "nothing-to-take-back")
        count, self.companion = self._before.pop()
        del self.entries[count:]
        return count

    # Files

    def header(self) -> Json:
        values = (FORMAT, self.name, self.rules, self.options, self.seed.hex())
        return dict(zip(HEADER, values, strict=True))

    def lines(self) -> Iterator[str]:
        yield dump(self.header())
        for number, entry in enumerate(self.entries):
            yield dump({"entry": number, **entry.as_json()})

    def write(self) -> str:
        return "".join(line + "\n" for line in self.lines())


def read(text: str) -> Session:
    """The session that wrote the text; a damaged or foreign file is refused, naming the line."""
    lines = text.splitlines()
    if not lines:
        raise BadTranscript(1, "empty-file")
    header = _read_header(load(lines[0], 1))
    entries = [_read_entry(load(line, number), number) for number, line in enumerate(lines[1:], start=2)]
    return Session.reopen(header["name"], header["rules"], header["options"], read_seed(header["seed"], 1), entries)


def _without_level(options: Mapping[str, Any]) -> Json:
    return {name: value for name, value in options.items() if name != "level"}


def _read_header(row: Json) -> Json:
    if "saloon_companion" not in row:
        raise BadTranscript(1, "not-a-companion")
    if row["saloon_companion"] != FORMAT:
        raise BadTranscript(1, "other-format", got=row["saloon_companion"], expected=FORMAT)
    check_header(row, HEADER)
    try:
        load_companion(row["name"])
    except BadInput as error:
        raise BadTranscript(1, error.reason, field="name", **error.params) from error
    return row


def _read_entry(row: Json, number: int) -> Entry:
    kind = next((key for key in ("answer", "draw") if set(row) == {"entry", key}), None)
    if kind is None:
        raise BadTranscript(number, "neither-answer-nor-draw")
    if row["entry"] != number - 2 or isinstance(row["entry"], bool):
        raise BadTranscript(number, "wrong-ply", got=row["entry"], expected=number - 2)
    if not isinstance(row[kind], dict):
        raise BadTranscript(number, "wrong-type", field=kind)
    return Entry(kind == "draw", row[kind])
