"""Transcripts: JSON lines, a header and then every move and draw in order. The only truth about a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from saloon.core import registry
from saloon.core.fairness import commitment, rng_at
from saloon.core.game import Action, Game
from saloon.core.json_lines import check_header, dump, load, read_seed
from saloon.core.refusal import BadInput, BadTranscript, Refused
from saloon.core.state import CHANCE, OVER, State

FORMAT = 3
PARTS_FORMAT = 2  # has no openings …
FIRST_FORMAT = 1  # … and no parts: every draw comes from the first one. Both are still written where that is so
HEADER = {"saloon": int, "game": str, "rules": int, "options": dict, "seats": list, "commitment": str}
FIELDS = tuple(HEADER)[1:]
OPENING = {"plies": int, "commitment": str}


@dataclass(slots=True)
class Entry:
    """One ply: the seat that moved, or None for a draw, and what it did."""

    seat: int | None
    action: Action
    part: int = 0  # of the seed's stream, which a draw comes from

    def line(self, ply: int) -> dict[str, Any]:
        if self.seat is None:
            return {"ply": ply, "draw": self.action, **({"part": self.part} if self.part else {})}
        return {"ply": ply, "seat": self.seat, "move": self.action}


@dataclass(frozen=True)
class Opening:
    """What a game that was gone on with began with: its draws follow a seed that was committed to and never shown."""

    plies: int  # how many there were in all when the game was gone on with
    commitment: str


def shortened(openings: Sequence[Opening], ply: int) -> list[Opening]:
    """What is left of openings when the table has been taken back to this ply."""
    return [replace(opening, plies=min(opening.plies, ply)) for opening in openings]


@dataclass
class Transcript:
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[str]
    commitment: str
    entries: list[Entry] = field(default_factory=list)
    seed: bytes | None = None  # revealed once the game is over
    openings: list[Opening] = field(default_factory=list)  # in order; after the last one the commitment above holds

    @property
    def proven_from(self) -> int:
        """The ply from which on the draws follow the commitment."""
        return self.openings[-1].plies if self.openings else 0

    def header(self) -> dict[str, Any]:
        parts = any(entry.part for entry in self.entries)
        format = FORMAT if self.openings else PARTS_FORMAT if parts else FIRST_FORMAT
        told = {"openings": [asdict(opening) for opening in self.openings]} if self.openings else {}
        return {"saloon": format, **{key: getattr(self, key) for key in FIELDS}, **told}

    def lines(self) -> Iterator[str]:
        yield dump(self.header())
        for ply, entry in enumerate(self.entries):
            yield dump(entry.line(ply))
        if self.seed is not None:
            yield dump({"seed": self.seed.hex()})

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
    header = load(lines[0], 1)
    transcript = _parse_header(header)
    parts = header["saloon"] != FIRST_FORMAT
    for number, line in enumerate(lines[1:], start=2):
        row = load(line, number)
        if transcript.seed is not None:
            raise BadTranscript(number, "after-the-end")
        if set(row) == {"seed"}:
            transcript.seed = read_seed(row["seed"], number)
        else:
            entry = _parse_entry(row, len(transcript.entries), len(transcript.seats), parts, number)
            transcript.entries.append(entry)
    if transcript.proven_from > len(transcript.entries):
        raise BadTranscript(len(lines), "cut-in-opening", plies=transcript.proven_from)
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
    """Proves that every draw after the openings came from the committed seed; returns how many those are."""
    number = len(transcript.entries) + 2
    if transcript.seed is None:
        raise BadTranscript(number, "no-seed")
    if commitment(transcript.seed) != transcript.commitment:
        raise BadTranscript(number, "seed-breaks-commitment")
    game, state = open_table(transcript)
    draws = part = 0
    for ply, entry in enumerate(transcript.entries):
        move = _move(game, state, entry, ply + 2)
        if entry.seat is None and ply >= transcript.proven_from:
            if entry.part < part:  # a table never returns to an earlier part: nobody may choose between two
                raise BadTranscript(ply + 2, "earlier-part", got=entry.part, expected=part)
            part = entry.part
            fair = int(state.draw(rng_at(transcript.seed, ply, part)))
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


def _parse_header(row: dict[str, Any]) -> Transcript:
    if "saloon" not in row:
        raise BadTranscript(1, "not-a-transcript")
    if row["saloon"] not in (FIRST_FORMAT, PARTS_FORMAT, FORMAT) or isinstance(row["saloon"], (bool, float)):
        raise BadTranscript(1, "other-format", got=row["saloon"], expected=FORMAT)
    check_header(row, HEADER | {"openings": list} if row["saloon"] == FORMAT else HEADER)
    if not all(isinstance(seat, str) for seat in row["seats"]):
        raise BadTranscript(1, "wrong-type", field="seats")
    return Transcript(**{key: row[key] for key in FIELDS}, openings=_parse_openings(row.get("openings", [])))


def _parse_openings(rows: list[Any]) -> list[Opening]:
    openings: list[Opening] = []
    for row in rows:
        if not isinstance(row, dict):
            raise BadTranscript(1, "wrong-type", field="openings")
        check_header(row, OPENING)
        if row["plies"] < (openings[-1].plies if openings else 0):
            raise BadTranscript(1, "wrong-type", field="openings")
        openings.append(Opening(**row))
    return openings


def _parse_entry(row: dict[str, Any], ply: int, seats: int, parts: bool, number: int) -> Entry:
    keys = set(row)
    if keys - ({"part"} if parts and "draw" in keys else set()) not in ({"ply", "draw"}, {"ply", "seat", "move"}):
        raise BadTranscript(number, "neither-move-nor-draw")
    if row["ply"] != ply or isinstance(row["ply"], bool):
        raise BadTranscript(number, "wrong-ply", got=row["ply"], expected=ply)
    seat = row.get("seat")
    if "seat" in keys and (not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats):
        raise BadTranscript(number, "no-such-seat", got=seat)
    action = row["draw"] if "draw" in keys else row["move"]
    if not isinstance(action, dict):
        raise BadTranscript(number, "wrong-type", field="draw" if "draw" in keys else "move")
    part = row.get("part", 0)
    if not isinstance(part, int) or isinstance(part, bool) or not 0 <= part < 2**31:
        raise BadTranscript(number, "wrong-type", field="part")
    return Entry(seat, action, part)
