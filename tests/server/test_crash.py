"""Whatever happens to the process: what was acknowledged is there afterwards, and play goes on."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, WebSocketException

from saloon.core import transcript
from saloon.core.state import CHANCE
from tests import artefacts
from tests.server.serving import PATIENCE, End, Person, Server, Stream, serving

KILLS = 10
PLAYERS = 8
LATE = 40  # plies: from here on moves are taken back, so that no game ends while a server takes its time to come back


class Load:
    """What those who play under load tell each other and the test."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._acknowledged = 0
        self._kinds: set[str] = set()
        self._up = True
        self.ending = False
        self.failures: list[BaseException] = []  # of those who play

    def fail(self, error: BaseException) -> None:
        with self._changed:
            self.failures.append(error)
            self._changed.notify_all()

    def acknowledge(self, kind: str) -> None:
        with self._changed:
            self._acknowledged += 1
            self._kinds.add(kind)
            self._changed.notify_all()

    def wait_for_moves(self, moves: int) -> None:
        """Until so many more were acknowledged."""
        with self._changed:
            goal = self._acknowledged + moves
            reached = self._changed.wait_for(lambda: self._acknowledged >= goal or bool(self.failures), PATIENCE)
            assert not self.failures, repr(self.failures)
            assert reached, "nobody moves any longer"

    def wait_for_kinds(self, *kinds: str) -> None:
        """Until one of each was acknowledged."""
        with self._changed:
            assert self._changed.wait_for(lambda: self._kinds.issuperset(kinds), PATIENCE), f"only {self._kinds}"

    def set(self, up: bool, ending: bool = False) -> None:
        with self._changed:
            self._up, self.ending = up, ending
            self._changed.notify_all()

    def wait_until_up(self) -> None:
        with self._changed:
            assert self._changed.wait_for(lambda: self._up or self.ending, PATIENCE), "the server does not come back"


class Witness(threading.Thread):
    """Plays, takes back and speaks at a table of its own as fast as it can, while servers are killed all the time.

    Notes what it is told. What it sent and got no answer to may be there or not; what was acknowledged must be.
    """

    def __init__(self, servers: Sequence[Server], seed: int, load: Load) -> None:
        super().__init__()
        self.person = Person(servers[seed % len(servers)])
        self.table: str = self.person.make_table("person", "person")["id"]
        self.random = random.Random(seed)
        self.servers = servers
        self.load = load
        self.told: dict[int, Any] = {}  # what was acknowledged and not taken back since, by ply
        self.said: list[str] = []  # lines that were acknowledged
        self.undone = 0  # how often an undo was acknowledged
        self.unsure = False  # an undo got no answer: it may still be done, with whatever is played until then
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.load.ending:
                self.person.server = self.random.choice(self.servers)  # any process serves any table
                try:
                    self.play()
                except (WebSocketException, OSError, EOFError, Busy):
                    self.load.wait_until_up()
        except BaseException as error:
            self.failure = error
            self.load.fail(error)

    def play(self) -> None:
        """Until the connection breaks."""
        stream = Stream(self.person, self.table)
        try:
            stream.hear_until("update")
            while not self.load.ending:
                chance = self.random.random()
                late = stream.table["ply"] > LATE
                last = self.last_move(stream) if chance < 0.15 or late else None
                if last is not None:
                    self.take_back(stream, *last)
                    self.load.acknowledge("undo")
                elif chance < 0.3 or late:
                    self.say(stream)
                    self.load.acknowledge("chat")
                else:
                    self.move(stream)
                    self.load.acknowledge("move")
        finally:
            stream.close()

    def move(self, stream: Stream) -> None:
        seat, ply, epoch = stream.table["turn"], stream.table["ply"], stream.table["epoch"]
        action = self.random.choice(stream.faces[str(seat)]["moves"])["action"]
        check(stream.ask(type="move", seat=seat, ply=ply, epoch=epoch, action=action))
        if not self.unsure:
            self.told[ply] = (seat, action)
        stream.catch_up(ply + 1, epoch)

    def last_move(self, stream: Stream) -> tuple[int, int] | None:
        """Ply and seat of the last one that was acknowledged; if none is left, of one that can be taken back."""
        if self.told:
            ply = max(self.told)
            return ply, self.told[ply][0]
        offered = ((face["undo"], int(seat)) for seat, face in stream.faces.items() if face.get("undo") is not None)
        return next(offered, None)

    def take_back(self, stream: Stream, ply: int, seat: int) -> None:
        """From now on it may be gone."""
        epoch = stream.table["epoch"]
        self.told.pop(ply, None)
        self.unsure = True
        check(stream.ask(type="undo", seat=seat, ply=ply))
        self.unsure = False
        self.undone += 1
        stream.catch_up(0, epoch + 1)

    def say(self, stream: Stream) -> None:
        line = f"line {self.random.random()}"
        check(stream.ask(type="chat", text=line))
        self.said.append(line)

    def finish(self) -> None:
        self.join(PATIENCE)
        assert not self.is_alive(), "somebody waits for ever"
        assert self.failure is None, repr(self.failure)


class Busy(Exception):
    """The database is away, or the process has not heard yet what another one committed: it is tried again."""


def check(answer: Any) -> None:
    if answer["type"] == "failed" and answer["problem"]["error"] in ("busy", "internal", "conflict"):
        raise Busy
    if answer["type"] == "failed" and answer["problem"].get("refusal", {}).get("reason") == "nothing-to-undo":
        raise Busy  # the process has not heard of that move yet
    assert answer["type"] == "done", answer


@dataclass
class Known:
    """What a witness was told up to a moment."""

    told: dict[int, Any]
    said: list[str]

    @classmethod
    def of(cls, witness: Witness) -> Known:
        return cls(dict(witness.told), list(witness.said))


def check_stored(database: str, known: dict[str, Known]) -> None:
    """What was acknowledged is stored, once and in order; what is stored ends where somebody decides."""
    found = artefacts.transcripts(database)
    engine = sa.create_engine(database)
    with engine.connect() as connection:
        lines = connection.execute(sa.text("SELECT table_id, text FROM chat ORDER BY table_id, n")).all()
    engine.dispose()
    for table, one in known.items():
        stored = enumerate(found[table].entries)
        assert {ply: (entry.seat, entry.action) for ply, entry in stored if ply in one.told} == one.told
        assert transcript.replay(found[table]).turn != CHANCE
        heard = [text for id, text in lines if id == table]
        assert len(heard) == len(set(heard)), "nothing is said twice"
        assert [text for text in heard if text in one.said] == one.said


def crash_often(
    servers: Sequence[Server], crashes: int, players: int, seed: int, crash: Callable[[random.Random], None]
) -> tuple[int, int, int]:
    """Lets `players` play at these servers while crash() makes one crash and come back, as often as it says.

    Returns how many moves, undos and lines were acknowledged.
    """
    rng = random.Random(seed)
    load = Load()
    witnesses = [Witness(servers, number, load) for number in range(players)]
    for witness in witnesses:
        witness.start()
    try:
        for _ in range(crashes):
            load.wait_for_moves(rng.randint(1, 2 * players))
            load.set(up=False)
            crash(rng)
            load.set(up=True)
        load.wait_for_moves(players)
        load.wait_for_kinds("move", "undo", "chat")
    finally:
        load.set(up=True, ending=True)  # whatever went wrong, nobody plays on
    for witness in witnesses:
        witness.finish()
    check_stored(servers[0].database, {witness.table: Known.of(witness) for witness in witnesses})
    return (
        sum(len(witness.told) for witness in witnesses),
        sum(witness.undone for witness in witnesses),
        sum(len(witness.said) for witness in witnesses),
    )


def stored_plies(server: Server, id: str) -> list[tuple[int | None, Any]]:
    return [(entry.seat, entry.action) for entry in artefacts.transcripts(server.database)[id].entries]


def test_killing_the_server_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """Killed after so many moves as the seed says. Which others are under way then is left to the processes: whatever
    it is, what was acknowledged is stored, moves, undos and chat, and what is stored ends where somebody decides."""
    with serving(tmp_path) as server:

        def crash(_: random.Random) -> None:
            server.kill()
            server.start()

        moves, undone, said = crash_often([server], KILLS, PLAYERS, 1, crash)
        assert min(moves, undone, said) > 0


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
    """The seat in turn sells a card and draws another: a move and a draw."""
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
        witnesses = [Witness([server], seed, load) for seed in range(4)]
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
