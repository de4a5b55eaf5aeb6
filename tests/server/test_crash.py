"""Whatever happens to the process: what was acknowledged is there afterwards, and play goes on."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any, Literal

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from saloon.core import transcript
from saloon.core.state import CHANCE
from tests import artefacts
from tests.server.serving import PATIENCE, End, Person, Server, Stream, serving

KILLS = 10
PLAYERS = 8


class Load:
    """What those who play under load tell each other and the test."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._acknowledged = 0
        self._up = True
        self.ending = False

    def acknowledge(self) -> None:
        with self._changed:
            self._acknowledged += 1
            self._changed.notify_all()

    def wait_for_moves(self, moves: int) -> None:
        """Until so many more were acknowledged."""
        with self._changed:
            goal = self._acknowledged + moves
            assert self._changed.wait_for(lambda: self._acknowledged >= goal, PATIENCE), "nobody moves any more"

    def set(self, up: bool, ending: bool = False) -> None:
        with self._changed:
            self._up, self.ending = up, ending
            self._changed.notify_all()

    def wait_until_up(self) -> None:
        with self._changed:
            assert self._changed.wait_for(lambda: self._up or self.ending, PATIENCE), "the server does not come back"


class Witness(threading.Thread):
    """Plays at a table of its own as fast as it can, while the server is killed all the time; notes what it is told."""

    def __init__(self, server: Server, seed: int, load: Load) -> None:
        super().__init__()
        self.person = Person(server)
        self.table: str = self.person.make_table("person", "person")["id"]
        self.random = random.Random(seed)
        self.load = load
        self.told: dict[int, Any] = {}  # what was acknowledged, by ply
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.load.ending:
                try:
                    if self.play():
                        return
                except (WebSocketException, OSError, EOFError):
                    self.load.wait_until_up()
        except BaseException as error:
            self.failure = error

    def play(self) -> bool:
        """Until the connection breaks; returns whether the game is over."""
        stream = Stream(self.person, self.table)
        try:
            stream.hear_until("update")
            while not self.load.ending:
                table = stream.table
                if table["status"] == "over":
                    return True
                seat, ply = table["turn"], table["ply"]
                action = self.random.choice(stream.faces[str(seat)]["moves"])["action"]
                answer = stream.move(seat, action)
                assert answer["type"] == "done", answer
                self.told[ply] = (seat, action)
                self.load.acknowledge()
                stream.catch_up(ply + 1)
        finally:
            stream.close()
        return False

    def finish(self) -> None:
        self.join(PATIENCE)
        assert not self.is_alive()
        assert self.failure is None


def stored_plies(server: Server, id: str) -> list[tuple[int | None, Any]]:
    return [(entry.seat, entry.action) for entry in artefacts.transcripts(server.database)[id].entries]


def test_killing_the_server_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """Killed after so many moves as the seed says. Which others are under way then is left to the processes: whatever
    it is, an acknowledged move is stored, and what is stored ends where somebody decides."""
    rng = random.Random(1)
    load = Load()
    with serving(tmp_path) as server:
        witnesses = [Witness(server, seed, load) for seed in range(PLAYERS)]
        for witness in witnesses:
            witness.start()
        for _ in range(KILLS):
            load.wait_for_moves(rng.randint(1, 2 * PLAYERS))
            load.set(up=False)
            server.kill()
            checked = {witness.table: dict(witness.told) for witness in witnesses}  # acknowledged before it was killed
            found = artefacts.transcripts(server.database)
            for table, told in checked.items():
                stored = enumerate(found[table].entries)
                assert {ply: (entry.seat, entry.action) for ply, entry in stored if ply in told} == told
                assert transcript.replay(found[table]).turn != CHANCE
            server.start()
            load.set(up=True)
        load.wait_for_moves(PLAYERS)
        load.set(up=True, ending=True)
        for witness in witnesses:
            witness.finish()
            history = witness.person.get(f"/api/tables/{witness.table}/history?seat=0")
            assert [(step["ply"], step["seat"]) for step in history if step["ply"] in witness.told] == [
                (ply, seat) for ply, (seat, _) in sorted(witness.told.items())
            ]


@pytest.mark.parametrize("moment", ["write", "commit", "committed"])
def test_a_move_and_its_draws_are_stored_together_or_not_at_all(
    tmp_path: Path, moment: Literal["write", "commit", "committed"]
) -> None:
    """Killed in the middle of writing a move: before the commit nothing of it is stored, after it all is. Either way
    what is stored ends where somebody decides, and the next process plays on from there."""
    with serving(tmp_path) as server:
        ann = Person(server)
        id = ann.make_table("person", "person")["id"]
        server.kill()
        for number in (1, 4, 2):
            server.start(End(moment, number))
            stream = ann.stream(id)
            stream.hear_until("update")
            for _ in range(number - 1):
                assert sell(stream)["type"] == "done"
            seat, ply = stream.table["turn"], stream.table["ply"]
            with pytest.raises(ConnectionClosed):
                sell(stream)
            server.wait_for_the_end()
            stored = artefacts.transcripts(server.database)[id]
            assert [entry.seat for entry in stored.entries[ply:]] == ([seat, None] if moment == "committed" else [])
            assert transcript.replay(stored).turn != CHANCE
        server.start()
        stream = ann.stream(id)
        stream.hear_until("update")
        assert stream.table["ply"] == len(stored.entries)
        assert sell(stream)["type"] == "done"


def sell(stream: Stream) -> Any:
    """Whoever's turn it is sells a card and draws another: a move and a draw."""
    seat = stream.table["turn"]
    sale = next(move for move in stream.faces[str(seat)]["moves"] if move["action"]["do"] == "sell")
    return stream.move(seat, sale["action"])


def test_bots_go_on_after_a_crash(tmp_path: Path) -> None:
    """Killed after so many plies, at two tables in turn."""
    with serving(tmp_path) as server:
        person = Person(server)
        tables = [person.make_table("bot:greedy", "bot:random")["id"] for _ in range(2)]
        for number in range(4):
            stream = person.stream(tables[number % 2])
            stream.catch_up(30 * (number + 1))
            server.kill()
            server.start()
        for table in tables:
            stream = person.stream(table)
            while stream.table is None or stream.table["status"] != "over":
                stream.hear()
        first, second = artefacts.transcripts(server.database).values()
        assert first.entries == second.entries, "bots choose as they would have chosen without the crash"


def test_told_to_stop_it_finishes_in_good_order(tmp_path: Path) -> None:
    """SIGTERM under load: exit code 0, streams closed with 1012, every write done."""
    load = Load()
    with serving(tmp_path) as server:
        witnesses = [Witness(server, seed, load) for seed in range(4)]
        watching = Person(server).stream(witnesses[0].table)
        bots = Person(server).make_table("bot:greedy", "bot:greedy")
        for witness in witnesses:
            witness.start()
        load.wait_for_moves(40)
        load.set(up=False)
        assert server.stop() == 0
        assert watching.hear_the_end() == 1012
        load.set(up=False, ending=True)
        for witness in witnesses:
            witness.finish()
            stored = stored_plies(server, witness.table)
            assert all(stored[ply] == told for ply, told in witness.told.items())
        assert stored_plies(server, bots["id"])
        levels = {line["level"] for line in server.log_lines()}
        assert levels == {"info"}, [line for line in server.log_lines() if line["level"] != "info"]
        with pytest.raises(httpx.TransportError):
            httpx.get(server.address)
