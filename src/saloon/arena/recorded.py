"""Whole games between bots, ply by ply in Python: for what the compiled loop (bots/match.py) does not report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from saloon.bots import Bot, Sight
from saloon.core.game import Game
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, State
from saloon.core.transcript import Entry, Transcript


def play_out(
    state: State,
    players: Sequence[Bot],
    rngs: Sequence[Rng],
    draws: Callable[[State], Rng],
    note: Callable[[int | None, int], None] = lambda seat, move: None,
) -> None:
    """Plays the state to its end. draws: the generator of the draw that a state waits for. note: told of every ply."""
    sights = [Sight(state, seat) for seat in range(int(state.seats))]
    while state.turn != OVER:
        seat = int(state.turn)
        if seat == CHANCE:
            move = int(state.draw(draws(state)))
            note(None, move)
        else:
            move = int(players[seat].choose(sights[seat], rngs[seat]))
            note(seat, move)
        state.play(move)


def transcribe(
    game: Game[Any],
    start: State,
    options: dict[str, Any],
    names: Sequence[str],
    players: Sequence[Bot],
    seed: int,
    number: int,
) -> Transcript:
    """The game of this number as play_games() plays it. Nobody committed to its draws, so nobody can verify them."""
    transcript = Transcript(game.info.name, game.info.rules_version, options, list(names), commitment="")
    state, draws = start.copy(), Rng(seed, number, 0)

    def note(seat: int | None, move: int) -> None:
        transcript.entries.append(Entry(seat, game.action(state, move)))

    rngs = [Rng(seed, number, 1 + seat) for seat in range(int(state.seats))]
    play_out(state, players, rngs, lambda waiting: draws, note)
    return transcript
