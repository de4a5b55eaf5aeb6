"""Compiled or plain, the same games are played (law 1)."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import saloon

GAMES = """
import hashlib, json
import saloon
from librt.vecs import vec
from saloon import bots
from saloon.bots.match import play_games
from saloon.core import registry
from saloon.core.playout import trace
from saloon.core.rng import Rng
from saloon.core.state import OVER
from saloon.core.table import Table

print(saloon.compiled())
for name, info in registry.infos().items():
    game = info.load()
    for seats in info.seats:
        print(name, seats, [int(trace(game.open(seats), seed)) for seed in range(20)])
    start = game.open(info.seats.start)
    for names in (["greedy", "random"], ["greedy", "greedy"]):
        players = vec[bots.Bot]([bots.make(bot) for bot in names])
        print(name, names, [int(number) for number in play_games(start, players, 5, 0, 2)])
    table, rng = Table(game, ["a", "b"], seed=bytes(32)), Rng(1)
    while table.state.turn != OVER:
        table.play(int(table.state.turn), table.actions()[rng.below(len(table.state.moves()))])
    told = [table.events(ply, None) for ply in range(table.ply)]
    text = json.dumps([table.transcript.write(), game.scores(table.state), game.view(table.state, 0), told])
    print(name, hashlib.sha256(text.encode()).hexdigest())
"""


def output(**environment: str) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-c", GAMES], env=os.environ | environment, capture_output=True, text=True, check=True
    )
    return run.stdout.splitlines()


def test_compiled_and_plain_play_identical_games() -> None:
    compiled, plain = output(SALOON_PLAIN=""), output(SALOON_PLAIN="1")
    if compiled[0] != "True":
        pytest.skip(f"nothing to compare: {saloon.engines()}")
    assert plain[0] == "False"
    assert compiled[1:] == plain[1:]
    assert len(plain) > 5
