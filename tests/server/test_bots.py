"""Bots think in processes of their own, on guesses, in limited time; whatever they do, the game goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saloon.core import registry
from saloon.core.rng import Rng
from saloon.server import seating
from saloon.server.app import make_app
from saloon.server.settings import Settings
from saloon.server.thinker import answer
from saloon.server.thinking import NoMove
from tests.server.serving import GAME, Person, Server, Stream, play_on, serving

THINKER = (sys.executable, str(Path(__file__).with_name("slow_thinker.py")))


@pytest.fixture(scope="module")
def odd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows the bots of slow_thinker.py."""
    folder = tmp_path_factory.mktemp("bots")
    with serving(folder, thinker_command=THINKER, thinkers=4, bot_seconds=1.0, more_bots=True) as server:
        yield server


def hear_until_turn(stream: Stream, seat: int) -> None:
    while stream.table is None or (stream.table["turn"] != seat and stream.table["status"] == "running"):
        stream.hear()


def test_a_person_plays_a_whole_game_against_bots(server: Server) -> None:
    ann = Person(server)
    table = ann.make_table("bot:greedy", "person", "bot:random")
    stream = ann.stream(table["id"])
    rng = random.Random(1)
    while True:
        hear_until_turn(stream, 1)
        if stream.table["status"] == "over":
            break
        play_on({1: stream}, 1, rng)
    assert stream.faces["1"]["scores"]
    assert {step["seat"] for step in ann.get(f"/api/tables/{table['id']}/history")} == {0, 1, 2, None}


@pytest.mark.parametrize("game", sorted(registry.infos()))
def test_bots_play_every_game_among_themselves(server: Server, game: str) -> None:
    watching = Person(server)
    table = watching.make_table("bot:greedy", "bot:random", game=game)
    stream = watching.stream(table["id"])
    while stream.table is None or stream.table["status"] != "over":
        stream.hear()
    assert stream.table["seed"]


class Spy:
    """In the place of the thinkers: notes what it is given."""

    def __init__(self) -> None:
        self.given: list[Any] = []

    async def choose(self, bot: str, game: str, seat: int, guess: Any, random: Any) -> int:
        self.given.append(guess)
        raise NoMove("a spy does not play")

    async def close(self) -> None:
        pass


def test_a_bot_never_gets_the_truth(tmp_path: Path) -> None:
    """The server sends a thinker the position of a guess: only what the seat knows is as it is."""
    truths: list[Any] = []
    spy = Spy()

    async def play() -> None:
        app = make_app(Settings(f"sqlite:///{tmp_path}/tables.db"))
        async with app.router.lifespan_context(app):
            room = app.state.room
            room.thinkers = spy
            for _ in range(10):
                places = [seating.Place("bot", bot="greedy"), seating.Place("person")]
                table = await seating.make_table(room, "me", GAME, {"first_seat": 0}, places)
                truths.append(table.game.position(table.started().state))
                while table.bots is not None:
                    await asyncio.sleep(0.01)

    asyncio.run(play())
    own = [truth["players"][0]["hand"] for truth in truths]
    hidden = [truth["players"][1]["hand"] for truth in truths]
    assert sum(given["players"][0]["hand"] in own for given in spy.given) >= 10
    assert sum(given["players"][1]["hand"] in hidden for given in spy.given) <= 1


def test_the_thinker_answers_for_every_bot() -> None:
    game = registry.load(GAME)
    state = game.open(3, {"first_seat": 0})
    while state.turn < 0:
        state.play(state.draw(Rng(1)))
    job = {"game": GAME, "position": game.position(state), "seat": 0, "random": [1, 2, 3]}
    for bot in ("random", "greedy"):
        assert answer({**job, "bot": bot})["move"] in list(state.moves())
    assert answer({**job, "bot": "greedy"}) == answer({**job, "bot": "greedy"})
    assert "BadOptions" in answer({**job, "bot": "none"})["failed"]


@pytest.mark.parametrize(
    ("bot", "why"),
    [("wrong", "move 12345 is not possible"), ("faulty", "ZeroDivisionError"), ("stuck", "no move within 1 s")],
)
def test_a_bot_that_goes_wrong_plays_something_and_it_is_noted(odd: Server, bot: str, why: str) -> None:
    ann = Person(odd)
    table = ann.make_table("person", f"bot:{bot}", options={"first_seat": 1})
    stream = ann.stream(table["id"])
    while stream.table is None or stream.table["ply"] == 14:
        stream.hear()
    noted = [line for line in odd.log_lines() if line["event"] == "bot gave no move" and line["table"] == table["id"]]
    assert (noted[0]["level"], noted[0]["bot"], noted[0]["seat"]) == ("warning", bot, 1)
    assert why in noted[0]["why"]
    ann.post(f"/api/tables/{table['id']}/leave", {"seat": 0})


def test_a_thinker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    with serving(tmp_path, thinkers=1) as server:
        ann = Person(server)
        stream = ann.stream(ann.make_table("person", "bot:greedy", options={"first_seat": 0})["id"])
        for number in range(3):
            hear_until_turn(stream, 0)
            if number:
                for thinker in children(server):
                    os.kill(thinker, signal.SIGKILL)
            hand = stream.faces["0"]["view"]["players"][0]["hand"]
            ply = stream.move(0, {"do": "sell", "card": hand[0]})["ply"]
            while stream.table["ply"] <= ply + 2 or stream.table["turn"] != 0:  # the sale, its card, the bot's moves
                stream.hear()
        noted = [line for line in server.log_lines() if line["event"] == "bot gave no move"]
        assert noted


def children(server: Server) -> list[int]:
    assert server.process is not None
    return [
        int(pid) for pid in Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    ]


def test_thinkers_end_with_the_server(tmp_path: Path) -> None:
    for end in ("stop", "kill"):
        with serving(tmp_path) as server:
            ann = Person(server)
            stream = ann.stream(ann.make_table("person", "bot:greedy", options={"first_seat": 1})["id"])
            hear_until_turn(stream, 0)
            (thinker,) = children(server)
            getattr(server, end)()
            deadline = time.monotonic() + 60
            while Path(f"/proc/{thinker}").exists():
                assert time.monotonic() < deadline, end
                time.sleep(0.05)


def test_moves_taken_back_while_a_bot_thinks(odd: Server) -> None:
    ann = Person(odd)
    table = ann.make_table("person", "bot:slow", options={"first_seat": 0})
    stream = ann.stream(table["id"])
    stream.hear_until("update")
    for _ in range(3):
        hand = stream.faces["0"]["view"]["players"][0]["hand"]
        stream.move(0, {"do": "sell", "card": hand[0]})
        epoch = stream.table["epoch"] + 1
        assert ann.post(f"/api/tables/{table['id']}/undo", {"seat": 0, "ply": 14})["ply"] == 14
        stream.catch_up(14, epoch)
        time.sleep(0.4)  # the bot has chosen by now, for a moment that is gone
        assert ann.table(table["id"])["ply"] == 14
    assert not [line for line in odd.log_lines() if line["event"] == "bot waits"], "no move for a moment that is gone"


@pytest.mark.alone
def test_the_event_loop_stays_free_while_bots_think(odd: Server) -> None:
    """20 ms for 99 of 100 pings, while four bots keep all cores busy. The best of some tries: others use them too."""
    ann = Person(odd)
    for _ in range(4):
        ann.make_table("bot:slow", "bot:slow")
    stream = ann.stream(ann.make_table("person", "person")["id"])
    stream.hear_until("presence")
    best = min(ping_p99(stream) for _ in range(4))
    busy = [pid for pid in children(odd) if cpu_ticks(pid) > 10]
    assert len(busy) == 4, "four thinkers are at work"
    assert best < 0.020


def ping_p99(stream: Stream) -> float:
    times = []
    for _ in range(200):
        began = time.perf_counter()
        assert stream.ask(type="ping")["type"] == "done"
        times.append(time.perf_counter() - began)
        time.sleep(0.002)
    return sorted(times)[197]


def cpu_ticks(process: int) -> int:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])
