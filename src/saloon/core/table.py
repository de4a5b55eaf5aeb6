"""A table: one sitting of a game, with its options, who sits where, and its transcript."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec

from saloon.core.fairness import commitment, new_seed, rng_at
from saloon.core.game import Action, Game
from saloon.core.refusal import Refusal, Refused
from saloon.core.state import CHANCE, OVER, Event, State
from saloon.core.transcript import Entry, Transcript


class Table:
    """Plays moves, makes the draws that follow them, writes both down, and takes them back."""

    def __init__(
        self, game: Game[Any], seats: Sequence[str], options: Mapping[str, Any] | None = None, seed: bytes | None = None
    ) -> None:
        self.game = game
        self.seed = new_seed() if seed is None else seed
        complete = game.info.complete(options or {})
        self.start: State = game.open(len(seats), complete)
        self.transcript = Transcript(
            game.info.name, game.info.rules_version, complete, list(seats), commitment(self.seed)
        )
        self.state = self._fresh()
        self.told: list[vec[Event]] = []  # the events of each ply
        self._draw()

    @property
    def ply(self) -> int:
        return len(self.transcript.entries)

    def play(self, seat: int, action: Mapping[str, Any]) -> int:
        """Plays the action for the seat and the draws that follow; returns the ply it was. May raise Refused."""
        if self.state.turn not in (seat, OVER):
            raise Refused(Refusal("table", "not-your-turn", {"seat": int(self.state.turn)}))
        ply = self.ply
        move = self.game.move(self.state, action)
        self._enter(seat, move)
        self._draw()
        return ply

    def undo_ply(self, seat: int) -> int | None:
        """The ply that the seat may take back: its own last one, unless a draw or another seat's move followed.

        Games draw only when something is revealed, so every draw ends undoing; so does the end, which reveals the seed.
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

    def rewind(self, ply: int) -> None:
        """Back to what the table was before this ply."""
        del self.transcript.entries[ply:]
        del self.told[ply:]
        self.transcript.seed = None
        self.state = self._fresh()
        for entry in self.transcript.entries:
            self.state.play(self.game.move(self.state, entry.action))

    def actions(self) -> list[Action]:
        return self.game.actions(self.state)

    def events(self, ply: int, seat: int | None) -> list[dict[str, Any]]:
        """What happened at a ply, as far as the seat may know it."""
        return self.game.events(self.state, seat, list(self.told[ply]))

    def _fresh(self) -> State:
        state = self.start.copy()
        state.telling = True
        return state

    def _draw(self) -> None:
        while self.state.turn == CHANCE:
            self._enter(None, int(self.state.draw(rng_at(self.seed, self.ply))))
        if self.state.turn == OVER:
            self.transcript.seed = self.seed

    def _enter(self, seat: int | None, move: int) -> None:
        action = self.game.action(self.state, move)
        self.state.play(move)
        self.transcript.entries.append(Entry(seat, action))
        self.told.append(self.state.events)
