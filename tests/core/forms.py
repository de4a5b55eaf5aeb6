"""Plays and replays games in the form this process runs the engines in, compiled or plain, and prints what came of it.

One line for each game: its name, and a hash of all that anybody could see of it. test_both_forms.py compares them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from librt.vecs import vec

import saloon
from saloon import bots
from saloon.bots import Sight
from saloon.bots.match import play_games
from saloon.core import registry, transcript
from saloon.core.fairness import bot_rng
from saloon.core.game import Game
from saloon.core.playout import trace
from saloon.core.state import OVER
from saloon.core.table import Table
from saloon.core.transcript import Transcript

RECORDED = Path(__file__).parents[1] / "transcripts"
EVERY = 7  # plies from one look at the table to the next


def seen(game: Game[Any], written: Transcript) -> Iterator[Any]:
    """All plies and what everybody was told of them; now and then what everybody sees; at the end the points."""
    for ply, (entry, state) in enumerate(transcript.steps(written)):
        viewers = (*range(state.seats), None)
        yield entry and (entry.seat, entry.action), [game.events(state, viewer) for viewer in viewers]
        yield [int(move) for move in state.moves()], [int(state.points(seat)) for seat in range(state.seats)]
        if ply % EVERY == 0 and state.turn >= 0:
            yield [int(state.action_number(move)) for move in state.moves()]
        if ply % EVERY == 0 or state.turn == OVER:
            yield [game.view(state, viewer) for viewer in viewers], game.position(state)
    yield game.scores(state)


def fingerprint(game: Game[Any], written: Transcript) -> str:
    whole = hashlib.sha256()
    for part in seen(game, written):
        whole.update(json.dumps(part).encode())
    return whole.hexdigest()


def played(game: Game[Any], players: list[str], seed: int) -> Transcript:
    """A game of bots at a table, as the server plays it."""
    table = Table(game, players, seed=seed.to_bytes(32, "big"))
    thinking = [bots.make(name) for name in players]
    while table.state.turn != OVER:
        seat = int(table.state.turn)
        rng = bot_rng(table.seed, 0, table.ply)
        table.play(seat, game.action(table.state, int(thinking[seat].choose(Sight(table.state, seat), rng))))
    return table.transcript


def main() -> None:
    print(saloon.compiled())
    for name, info in registry.infos().items():
        game = info.load()
        for seats in info.seats:
            print(name, seats, [int(trace(game.open(seats), seed)) for seed in range(20)])
        makers = vec[bots.Bot]([bots.make("greedy"), bots.make("greedy")])
        print(name, "match", list(play_games(game.open(2), makers, 5, 0, 1)))
        print(name, "table", fingerprint(game, played(game, ["greedy", "random"], seed=1)))
        for file in sorted((RECORDED / name).glob("*.jsonl")):
            print(name, file.name, fingerprint(game, transcript.parse(file.read_text(encoding="utf-8"))))


if __name__ == "__main__":
    main()
