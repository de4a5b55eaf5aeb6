"""Transcripts: JSON lines, a header and then every move and draw in order. The only truth about a table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from saloon.core import registry
from saloon.core.fairness import SEED_BYTES, commitment, rng_at
from saloon.core.game import Action, Game
from saloon.core.refusal import BadInput, BadTranscript, Refused
from saloon.core.state import CHANCE, OVER, State

FORMAT = 1
HEADER_KEYS = ("saloon", "game", "rules", "options", "seats", "commitment")


@dataclass
class Entry:
    """One ply: the seat that moved, or None for a draw, and what it did."""

    seat: int | None
    action: Action

    def line(self, ply: int) -> dict[str, Any]:
        if self.seat is None:
            return {"ply": ply, "draw": self.action}
        return {"ply": ply, "seat": self.seat, "move": self.action}


@dataclass
class Transcript:
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[str]
    commitment: str
    entries: list[Entry] = field(default_factory=list)
    seed: bytes | None = None  # revealed once the game is over

    def header(self) -> dict[str, Any]:
        return {"saloon": FORMAT, **{key: getattr(self, key) for key in HEADER_KEYS[1:]}}

    def lines(self) -> Iterator[str]:
        yield _dump(self.header())
        for ply, entry in enumerate(self.entries):
            yield _dump(entry.line(ply))
        if self.seed is not None:
            yield _dump({"seed": self.seed.hex()})

    def write(self) -> str:
        return "".join(line + "\n" for line in self.lines())


def read(text: str) -> Transcript:
    """A transcript from its text, replayed once: every ply is legal and the last line is whole, or it is refused."""
    transcript = parse(text)
    replay(transcript)
    return transcript


def parse(text: str) -> Transcript:
    """Reads the form only; read() also checks the plies against the rules."""
    lines = text.splitlines()
    if not lines:
        raise BadTranscript(1, "empty-file")
    transcript = _parse_header(_load(lines[0], 1))
    for number, line in enumerate(lines[1:], start=2):
        row = _load(line, number)
        if transcript.seed is not None:
            raise BadTranscript(number, "after-the-end")
        if set(row) == {"seed"}:
            transcript.seed = _parse_seed(row["seed"], number)
        else:
            transcript.entries.append(_parse_entry(row, len(transcript.entries), len(transcript.seats), number))
    return transcript


def replay(transcript: Transcript) -> State:
    """The state after the last ply."""
    *_, (_, state) = steps(transcript)
    return state


def steps(transcript: Transcript) -> Iterator[tuple[Entry | None, State]]:
    """The state after each ply, the set-up first (without an entry). The state is one object that goes on changing."""
    game, state = open_table(transcript)
    state.telling = True
    yield None, state
    for ply, entry in enumerate(transcript.entries):
        turn = None if state.turn == CHANCE else int(state.turn)
        if turn == OVER or entry.seat != turn:
            expected = "draw" if turn is None else "nothing" if turn == OVER else turn
            got = "draw" if entry.seat is None else entry.seat
            raise BadTranscript(ply + 2, "wrong-seat", got=got, expected=expected)
        state.play(_move(game, state, entry, ply + 2))
        yield entry, state
    if transcript.seed is not None and state.turn != OVER:
        raise BadTranscript(len(transcript.entries) + 2, "seed-before-the-end")


def verify(transcript: Transcript) -> int:
    """Proves that every draw came from the committed seed; returns how many draws there were."""
    number = len(transcript.entries) + 2
    if transcript.seed is None:
        raise BadTranscript(number, "no-seed")
    if commitment(transcript.seed) != transcript.commitment:
        raise BadTranscript(number, "seed-breaks-commitment")
    game, state = open_table(transcript)
    draws = 0
    for ply, entry in enumerate(transcript.entries):
        move = _move(game, state, entry, ply + 2)
        if entry.seat is None:
            fair = int(state.draw(rng_at(transcript.seed, ply)))
            if move != fair:
                raise BadTranscript(ply + 2, "unfair-draw", got=entry.action, expected=game.action(state, fair))
            draws += 1
        state.play(move)
    return draws


def open_table(transcript: Transcript) -> tuple[Game[Any], State]:
    """The game of the transcript and its state before the first ply."""
    try:
        game = registry.load(transcript.game)
        return game, game.open(len(transcript.seats), transcript.options, transcript.rules)
    except BadInput as error:
        raise BadTranscript(1, error.reason, field=error.where, **error.params) from error


def _move(game: Game[Any], state: State, entry: Entry, line: int) -> int:
    try:
        return game.move(state, entry.action)
    except Refused as error:
        raise BadTranscript(line, "refused", rule=error.refusal.rule, action=entry.action) from error


def _dump(row: dict[str, Any]) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


def _load(line: str, number: int) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):  # ValueError: also a number of more than 4,300 digits
        raise BadTranscript(number, "not-json") from None
    if not isinstance(row, dict):
        raise BadTranscript(number, "not-an-object")
    return row


def _parse_header(row: dict[str, Any]) -> Transcript:
    if "saloon" not in row:
        raise BadTranscript(1, "not-a-transcript")
    if row["saloon"] != FORMAT:
        raise BadTranscript(1, "other-format", got=row["saloon"], expected=FORMAT)
    types = {"game": str, "rules": int, "options": dict, "seats": list, "commitment": str}
    for key, kind in types.items():
        if key not in row:
            raise BadTranscript(1, "missing-field", field=key)
        if not isinstance(row[key], kind):
            raise BadTranscript(1, "wrong-type", field=key)
    for key in row:
        if key not in HEADER_KEYS:
            raise BadTranscript(1, "unknown-field", field=key)
    if not all(isinstance(seat, str) for seat in row["seats"]):
        raise BadTranscript(1, "wrong-type", field="seats")
    return Transcript(**{key: row[key] for key in HEADER_KEYS[1:]})


def _parse_entry(row: dict[str, Any], ply: int, seats: int, number: int) -> Entry:
    keys = set(row)
    if keys not in ({"ply", "draw"}, {"ply", "seat", "move"}):
        raise BadTranscript(number, "neither-move-nor-draw")
    if row["ply"] != ply or isinstance(row["ply"], bool):
        raise BadTranscript(number, "wrong-ply", got=row["ply"], expected=ply)
    seat = row.get("seat")
    if "seat" in keys and (not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats):
        raise BadTranscript(number, "no-such-seat", got=seat)
    action = row["draw"] if "draw" in keys else row["move"]
    if not isinstance(action, dict):
        raise BadTranscript(number, "wrong-type", field="draw" if "draw" in keys else "move")
    return Entry(seat, action)


def _parse_seed(value: Any, number: int) -> bytes:
    try:
        seed = bytes.fromhex(value)
    except (TypeError, ValueError):
        raise BadTranscript(number, "wrong-type", field="seed") from None
    if len(seed) != SEED_BYTES:
        raise BadTranscript(number, "wrong-type", field="seed")
    return seed
