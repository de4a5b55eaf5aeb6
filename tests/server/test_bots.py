"""Bots think in processes of their own, on guesses, in limited time; whatever they do, the game goes on."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import select
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from saloon import bots
from saloon.core import registry
from saloon.core.rng import Rng
from saloon.server import seating
from saloon.server.app import make_app
from saloon.server.settings import Settings
from saloon.server.thinker import answer
from saloon.server.thinking import NoMove
from tests.server.odd_thinker import Ears, listening
from tests.server.serving import GAME, PATIENCE, Person, Server, Stream, play_on, serving, told_seed


@contextmanager
def odd_server(folder: Path, bot_seconds: float = PATIENCE, thinkers: int = 4) -> Iterator[tuple[Server, Ears]]:
    """A server that knows the bots of odd_thinker.py."""
    with (
        listening(PATIENCE) as ears,
        serving(
            folder,
            more_bots=True,
            thinker_command=ears.thinker_command,
            bot_seconds=bot_seconds,
            thinkers=thinkers,
        ) as server,
    ):
        yield server, ears


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

    async def choose(self, bot: str, game: str, seat: int, guess: Any, *others: Any, **more: Any) -> int:
        self.given.append(guess)
        raise NoMove("a spy does not play")

    async def close(self) -> None:
        pass


def test_a_bot_never_gets_the_truth(tmp_path: Path) -> None:
    """The server sends a thinker the position of a guess: only what the seat knows is as it is."""
    truths: list[Any] = []
    spy = Spy()

    async def play() -> None:
        numbers = itertools.count()
        settings = Settings(f"sqlite:///{tmp_path}/tables.db", new_seed=lambda: told_seed(next(numbers)))
        app = make_app(settings)
        async with app.router.lifespan_context(app):
            room = app.state.room
            room.thinkers = spy
            for _ in range(10):
                places = [seating.Place("bot", bot="greedy"), seating.Place("person")]
                table = await seating.make_table(room, "me", GAME, {"first_seat": 0}, places)
                truths.append(table.game.position(table.started().state))
                assert table.bots is not None
                await table.bots

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
    job = {"game": GAME, "position": game.position(state), "seat": 0, "random": [1, 2, 3], "seconds": 0.01}
    for bot in bots.names():
        assert answer({**job, "bot": bot})["move"] in list(state.moves())
    assert answer({**job, "bot": "greedy"}) == answer({**job, "bot": "greedy"})
    assert "BadOptions" in answer({**job, "bot": "none"})["failed"]


@pytest.mark.parametrize(
    ("bot", "seconds", "why"),
    [
        ("wrong", PATIENCE, "move 12345 is not possible"),
        ("faulty", PATIENCE, "ZeroDivisionError"),
        ("waiting", 0.1, "no move within 0.1 s"),
    ],
)
def test_a_bot_that_goes_wrong_plays_something_and_it_is_noted(
    tmp_path: Path, bot: str, seconds: float, why: str
) -> None:
    with odd_server(tmp_path, bot_seconds=seconds) as (server, _):
        ann = Person(server)
        table = ann.make_table("person", f"bot:{bot}", options={"first_seat": 1})
        ann.stream(table["id"]).catch_up(15)
        noted = [line for line in server.log_lines() if line["event"] == "bot gave no move"]
    assert (noted[0]["level"], noted[0]["bot"], noted[0]["seat"]) == ("warning", bot, 1)
    assert why in noted[0]["why"]


def sell(stream: Stream) -> None:
    """The person's turn, a sale that ends it."""
    hand = stream.faces["0"]["view"]["players"][0]["hand"]
    assert stream.move(0, {"do": "sell", "card": hand[0]})["type"] == "done"
    assert stream.table["turn"] == 1


def let_think(stream: Stream, ears: Ears) -> None:
    """Until it is the person's turn."""
    while stream.table["turn"] == 1:
        ply = stream.table["ply"]
        ears.hear().end()
        stream.catch_up(ply + 1)


@contextmanager
def ending(process: int) -> Iterator[None]:
    """Whatever is done in this block ends the process."""
    ended = os.pidfd_open(process)
    yield
    assert select.select([ended], [], [], PATIENCE)[0], f"process {process} does not end"
    os.close(ended)


def test_a_thinker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    """While it thinks and while it waits for the next question. Another one is asked; only then chance decides."""
    with odd_server(tmp_path, thinkers=1) as (server, ears):
        ann = Person(server)
        stream = ann.stream(ann.make_table("person", "bot:waiting", options={"first_seat": 0})["id"])
        stream.catch_up(14)
        sell(stream)
        ply = stream.table["ply"]
        thought = ears.hear()
        os.kill(thought.process, signal.SIGKILL)
        again = ears.hear()
        assert again.process != thought.process
        again.end()
        stream.catch_up(ply + 1)
        let_think(stream, ears)

        sell(stream)
        ply = stream.table["ply"]
        second = ears.hear()
        assert second.process != thought.process
        second.end()
        stream.catch_up(ply + 1)
        let_think(stream, ears)
        with ending(second.process):
            os.kill(second.process, signal.SIGKILL)
        sell(stream)
        let_think(stream, ears)
        assert not [line for line in server.log_lines() if line["event"] == "bot gave no move"]
        assert not [step for step in stream.person.get(f"/api/tables/{stream.id}/history") if step["stand_in"]]

        # Killed twice, it gives no move: chance decides, and everybody can see that
        sell(stream)
        ply = stream.table["ply"]
        for _ in range(2):
            os.kill(ears.hear().process, signal.SIGKILL)
        stream.catch_up(ply + 1)
        noted = [line for line in server.log_lines() if line["event"] == "bot gave no move"]
        assert len(noted) == 1
        steps = ann.get(f"/api/tables/{stream.id}/history")
        assert [step["ply"] for step in steps if step["stand_in"]] == [ply]
        server.kill()
        server.start()
        assert ann.get(f"/api/tables/{stream.id}/history")[: ply + 1] == steps[: ply + 1]


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_thinkers_end_with_the_server(tmp_path: Path, end: str) -> None:
    """Told to stop, the server does not wait for a bot that thinks for ever; killed, its thinkers hear of it."""
    with odd_server(tmp_path) as (server, ears):
        ann = Person(server)
        ann.make_table("person", "bot:waiting", options={"first_seat": 1})
        thought = ears.hear()
        with ending(thought.process):
            if end == "stop":
                assert server.stop() == 0
            else:
                server.kill()
                thought.end()


def test_moves_taken_back_while_a_bot_thinks(tmp_path: Path) -> None:
    """What a bot chose for a moment that is gone is not played."""
    with odd_server(tmp_path) as (server, ears):
        ann = Person(server)
        table = ann.make_table("person", "bot:waiting", options={"first_seat": 0})
        stream = ann.stream(table["id"])
        stream.catch_up(14)
        sell(stream)
        for epoch in (1, 2, 3):
            thought = ears.hear()
            assert ann.post(f"/api/tables/{table['id']}/undo", {"seat": 0, "ply": 14})["ply"] == 14
            stream.catch_up(14, epoch)
            sell(stream)
            thought.end()
        last = ears.hear()  # its bot thinks again: what it chose before is done with
        assert ann.table(table["id"])["ply"] == 16
        seats = [step["seat"] for step in ann.get(f"/api/tables/{table['id']}/history?seat=0")[14:]]
        assert seats == [0, None]
        last.end()
        stream.catch_up(17, 3)
        assert not [line for line in server.log_lines() if line["event"] == "bot waits"]


def test_the_event_loop_stays_free_while_bots_think(tmp_path: Path) -> None:
    """Four bots think, each in a process that is not the server's; meanwhile everything else is answered.

    How quickly, benchmarks/server.py measures.
    """
    with odd_server(tmp_path, thinkers=4) as (server, ears):
        ann = Person(server)
        tables = [ann.make_table("bot:waiting", "bot:waiting", options={"first_seat": 0}) for _ in range(4)]
        thoughts = [ears.hear() for _ in tables]
        assert server.process is not None
        assert len({server.process.pid, *(thought.process for thought in thoughts)}) == 5
        stream = ann.stream(ann.make_table("person", "person")["id"])
        stream.hear_until("presence")
        assert stream.ask(type="ping")["type"] == "done"
        assert play_on({0: stream, 1: stream}, 5, random.Random(1)) == 5
        for table in tables:
            assert ann.table(table["id"])["ply"] == 14, "nobody has moved there"
            watching = ann.stream(table["id"])
            watching.catch_up(14)
        for thought in thoughts:
            thought.end()
        watching.catch_up(15)
