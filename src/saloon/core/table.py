"""A table: one game being played, with its options, who sits where, and its transcript."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from librt.vecs import vec

from saloon.core.fairness import commitment, new_seed, prepared_number, rng_at
from saloon.core.game import Action, Game
from saloon.core.refusal import Refusal, Refused
from saloon.core.state import CHANCE, OVER, Event, State
from saloon.core.transcript import Entry, Opening, Transcript, shortened


@dataclass(slots=True)
class Advance:
    """A move and the draws that follow it, made but not yet entered: what a server stores before anybody sees it."""

    state: State  # after the last of them
    entries: list[Entry] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    told: list[vec[Event]] = field(default_factory=list)


def _nothing(state: State) -> Any:
    """What a table notes by default."""


class Table:
    """Plays moves, makes the draws that follow them, writes both down, and takes them back.

    What `note` makes of the state after each ply is kept with the moves, so that nobody has to replay them to see it.
    It is made on demand: few who open a table want its whole past.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: Sequence[str],
        options: Mapping[str, Any] | None = None,
        seed: bytes | None = None,
        note: Callable[[State], Any] = _nothing,
        rules: int | None = None,
    ) -> None:
        self._seed: bytes | None = new_seed() if seed is None else seed
        rules = game.info.rules_version if rules is None else rules
        complete = game.info.complete(options or {}, rules)
        header = Transcript(game.info.name, rules, complete, list(seats), commitment(self.seed))
        self._set_up(game, header, note)
        self.enter(self._draw(Advance(_telling(self.state))))

    @classmethod
    def reopen(
        cls, game: Game[Any], transcript: Transcript, seed: bytes | None, note: Callable[[State], Any] = _nothing
    ) -> Table:
        """The table that wrote the transcript, with its secret seed; without the seed it is read-only.

        The entries are entered as they stand: transcript.steps() is what checks them.
        """
        table = cls.__new__(cls)
        table._seed = seed
        table._set_up(game, replace(transcript, entries=[], seed=None), note)
        table.follow(transcript.entries)
        table._noted = [None] * table.ply
        table._noting = table.state.copy()
        return table

    @classmethod
    def go_on(cls, game: Game[Any], transcript: Transcript, seats: Sequence[str], seed: bytes | None = None) -> Table:
        """A table that goes on where an unfinished transcript stops.

        With the seed of that transcript its draws go on as if nothing had happened. Nobody else knows that seed, so
        with another one the plies so far become an opening, and a new commitment holds from there on.
        """
        seed = new_seed() if seed is None else seed
        header = replace(transcript, seats=list(seats))
        if commitment(seed) != transcript.commitment:
            header.commitment = commitment(seed)
            header.openings = [*transcript.openings, Opening(len(transcript.entries), transcript.commitment)]
            # Parts are those of the old seed's stream: without it they say nothing
            header.entries = [replace(entry, part=0) for entry in transcript.entries]
        table = cls.reopen(game, header, seed)
        table.enter(table._draw(Advance(_telling(table.state))))
        return table

    def _set_up(self, game: Game[Any], transcript: Transcript, note: Callable[[State], Any]) -> None:
        self.game = game
        self.part = 0  # of the seed's stream, which the next draw comes from
        self._note = note
        self.transcript = transcript
        self.start: State = game.open(len(transcript.seats), transcript.options, transcript.rules)
        self.state = _telling(self.start)
        self.moves: list[int] = []  # the move or draw of each ply
        self.told: list[vec[Event]] = []  # the events of each ply
        self._noted: list[Any] = []  # what was noted after each ply; None: not yet
        self._noting: State = self.start.copy()  # as it was after the last of them

    @property
    def seed(self) -> bytes:
        assert self._seed is not None, "a table that can only be looked at"
        return self._seed

    @property
    def known_seed(self) -> bytes | None:
        """None: the table can only be looked at."""
        return self._seed

    @property
    def ply(self) -> int:
        return len(self.transcript.entries)

    def play(self, seat: int, action: Mapping[str, Any]) -> int:
        """Plays the action for the seat and the draws that follow; returns the ply it was. May raise Refused."""
        ply = self.ply
        self.enter(self.prepare(seat, action))
        return ply

    def prepare(self, seat: int, action: Mapping[str, Any]) -> Advance:
        """What play() would enter. The table is as it was. May raise Refused."""
        if self.state.turn not in (seat, OVER):
            raise Refused(Refusal("table", "not-your-turn", {"seat": int(self.state.turn)}))
        advance = Advance(_telling(self.state))
        self._add(advance, seat, self.game.move(self.state, action))
        return self._draw(advance)

    def enter(self, advance: Advance) -> None:
        """Makes a prepared advance part of the table; nothing else may have been entered since."""
        self.transcript.entries += advance.entries
        self.moves += advance.moves
        self.told += advance.told
        self.state = advance.state
        if self.state.turn == OVER:
            self.transcript.seed = self._seed

    def follow(self, entries: Sequence[Entry]) -> None:
        """Enters plies that were made elsewhere, draws among them."""
        advance, find = Advance(_telling(self.state)), self.game.move
        for entry in entries:
            self._play(advance, entry, find(advance.state, entry.action))
        self.enter(advance)
        self.part = max([self.part, *(entry.part for entry in entries)])

    def undo_ply(self, seat: int) -> int | None:
        """The ply that the seat may take back: its own last one, unless a draw or another seat's move followed.

        Games draw only when something is revealed, so no draw can be undone; nor can the end, which reveals the seed.
        """
        last = self.ply - 1
        if self.state.turn != seat or last < 0 or self.transcript.entries[last].seat != seat:
            return None
        return last

    def undo(self, seat: int) -> None:
        """Takes back the seat's last move. May raise Refused."""
        ply = self.undo_ply(seat)
        if ply is None:
            raise Refused(Refusal("table", "nothing-to-undo"))
        self.rewind(ply)

    def part_after(self, ply: int) -> int:
        """Which part the draws come from when the table has been taken back to this ply.

        A new part if draws are taken back, because somebody has seen them. The draws of a prepared seed are no secret.
        """
        revealed = any(entry.seat is None for entry in self.transcript.entries[ply:])
        return self.part + (revealed and prepared_number(self._seed) is None)

    def rewind(self, ply: int) -> None:
        """Back to what the table was before this ply."""
        self.part = self.part_after(ply)
        self.state = _telling(self.state_at(ply))
        del self.transcript.entries[ply:]
        # What is played instead is of this table: its draws are proven
        self.transcript.openings = shortened(self.transcript.openings, ply)
        del self.moves[ply:]
        del self.told[ply:]
        if len(self._noted) > ply:
            del self._noted[ply:]
            self._noting = self.state_at(ply)
        self.transcript.seed = None

    def state_at(self, ply: int) -> State:
        """A state as it was before this ply."""
        state = self.start.copy()
        for move in self.moves[:ply]:
            state.play(move)
        return state

    def actions(self) -> list[Action]:
        return self.game.actions(self.state)

    def events(self, ply: int, seat: int | None) -> list[dict[str, Any]]:
        """What happened at a ply, as far as the seat may know it."""
        return self.game.events(self.state, seat, list(self.told[ply]))

    def _draw(self, advance: Advance) -> Advance:
        while advance.state.turn == CHANCE:
            ply = self.ply + len(advance.moves)
            self._add(advance, None, int(advance.state.draw(rng_at(self.seed, ply, self.part))), self.part)
        return advance

    def noted(self, ply: int) -> Any:
        """What is to be noted of the state after this ply. Whoever wants more begins with the first: what follows is
        noted with it, what is before is not."""
        while len(self._noted) <= ply:
            self._noting.play(self.moves[len(self._noted)])
            self._noted.append(None)
            self._make_note(len(self._noted) - 1, self._noting)
        if self._noted[ply] is None:  # of the time before the table was opened again
            state = self.start.copy()
            for number, move in enumerate(self.moves[: len(self._noted)]):
                state.play(move)
                if number >= ply and self._noted[number] is None:
                    self._make_note(number, state)
        return self._noted[ply]

    def _make_note(self, ply: int, state: State) -> None:
        note, before = self._note(state), self._noted[ply - 1] if ply else None
        # What is noted rarely changes: sharing the same object saves a lot of memory
        self._noted[ply] = before if before == note else note

    def _add(self, advance: Advance, seat: int | None, move: int, part: int = 0) -> None:
        self._play(advance, Entry(seat, self.game.action(advance.state, move), part), move)

    def _play(self, advance: Advance, entry: Entry, move: int) -> None:
        state = advance.state
        state.play(move)
        advance.entries.append(entry)
        advance.moves.append(move)
        advance.told.append(state.events)


def _telling(state: State) -> State:
    """A copy that tells its events."""
    copy = state.copy()
    copy.telling = True
    return copy
