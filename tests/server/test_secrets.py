"""Only what a seat may know leaves the server: whole games over real sockets, every message looked through."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from saloon.core import registry, transcript
from saloon.core.rng import Rng
from saloon.core.state import OVER, State
from saloon.core.table import Table
from saloon.server.records import Change, Record, Stored, Takeback
from saloon.server.seats import Seat
from saloon.server.tables import Draft, LiveTable, known_points
from tests.server.serving import GAME, Person, Server, Stream, play_on

RULES = registry.load(GAME)
CARD = re.compile("|".join(re.escape(name) for name in RULES.view(RULES.open(2), None)["unseen"]))
PUBLIC_EVENTS = ("played", "sold")


def play_whole_game(server: Server, seats: int, seed: int) -> tuple[dict[str, Stream], str]:
    """Everybody on a device of their own, and a spectator; returns their streams and the transcript."""
    maker = Person(server)
    table = maker.make_table("person:Ann", *["invited"] * (seats - 1))
    people = [maker]
    for seat in range(1, seats):
        people.append(Person(server))
        people[-1].join(table, seat, f"Guest {seat}")
    streams = {seat: person.stream(table["id"]) for seat, person in enumerate(people)}
    watching = Person(server).stream(table["id"])
    rng = random.Random(seed)
    for _ in range(12):  # some moves are taken back within the turn: undoing must not tell anything either
        play_on(streams, 9, rng)
        for seat, stream in streams.items():
            face = stream.faces[str(seat)]
            if face["undo"] is not None and not face["undo_asks"]:
                epoch = stream.table["epoch"] + 1
                assert stream.ask(type="undo", seat=seat, ply=face["undo"])["type"] == "done"
                for other in streams.values():
                    other.catch_up(0, epoch)
                break
    for seat, stream in streams.items():  # refusals and conflicts carry data too
        stream.ask(type="move", seat=(seat + 1) % seats, ply=3, action={"do": "stop"})
        stream.ask(type="move", seat=seat, ply=3, action={"do": "stop"})
        stream.ask(type="move", seat=seat, ply=stream.table["ply"], action={"do": "play", "card": "east w2 c5"})
    play_on(streams, 10_000, rng)
    assert streams[0].table["status"] == "over"
    watching.catch_up(streams[0].table["ply"], streams[0].table["epoch"])
    everybody = {**{str(seat): stream for seat, stream in streams.items()}, "watch": watching}
    return everybody, maker.http.get(f"/api/tables/{table['id']}/transcript").text


def strings(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], str]]:
    """Every string in a message, keys too, with where it stands."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield (*path, key), key
            yield from strings(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from strings(item, (*path, index))
    elif isinstance(value, str):
        yield path, value


def may_name_a_card(path: tuple[Any, ...], key: str, message: Any) -> bool:
    """Where the name of a card is no secret: the own hand and what can be done with it, and what lies open."""
    rest = path[2:] if path[0] == "faces" else path[3:] if path[:2] == ("problem", "faces") else None
    if path[:4] == ("problem", "refusal", "params", "card"):
        return True  # the client's own words
    if rest is None or path[path.index("faces") + 1] != key:
        return False
    match rest:
        case ("view", "discard" | "unseen" | "card", *_):
            return True
        case ("view", "players", seat, "hand", _):
            return str(seat) == key
        case ("moves" | "refused", *_):
            return True
        case ("steps", step, "events", event, "card"):
            told = message["faces"][key]["steps"][step]["events"][event]
            return told["event"] in PUBLIC_EVENTS or (told["event"] == "drew" and str(told["seat"]) == key)
    return False


def live_table(written: transcript.Transcript) -> LiveTable:
    seats = tuple(Seat(seat, "person", name, client=f"client {seat}") for seat, name in enumerate(written.seats))
    record = Record(
        "id", written.game, written.rules, written.options, "maker", written.seed, written.commitment, seats, 0, 0,
        status="running", ply=len(written.entries),
    )  # fmt: skip
    return LiveTable(Stored(record, [], 0, set(), 0, written.entries))


def guess_for(key: str, state: State, rng: Rng) -> State:
    """Another state that looks the same to the viewer."""
    if key == "watch":
        return state.guess(0, rng).guess(state.seats - 1, rng)
    return state.guess(int(key), rng)


@pytest.fixture(scope="module")
def games() -> dict[int, Any]:
    """By the number of seats, played by whichever test needs it first."""
    return {}


@pytest.fixture(params=[2, 3, 4])
def game(request: pytest.FixtureRequest, server: Server, games: dict[int, Any]) -> Any:
    seats = request.param
    if seats not in games:
        streams, text = play_whole_game(server, seats, seed=seats)
        games[seats] = server, {key: list(stream.raw) for key, stream in streams.items()}, text
    return games[seats]


def test_no_card_is_named_where_it_is_a_secret(game: Any) -> None:
    _, messages, _ = game
    seen = 0
    for key, texts in messages.items():
        for text in texts:
            message = json.loads(text)
            for path, string in strings(message):
                if CARD.search(string):
                    assert may_name_a_card(path, key, message), f"seat {key} is told {string} at {path}"
                    seen += 1
    assert seen > 1000


def test_messages_are_the_same_whatever_the_secrets_are(game: Any) -> None:
    """What was sent equals, byte by byte, what would have been sent if the hidden cards were others."""
    _, messages, text = game
    written = transcript.read(text)
    rng = Rng(7)
    compared = different = 0
    for key, texts in messages.items():
        viewer = None if key == "watch" else int(key)
        told = latest_updates(texts)
        table = live_table(written)
        assert table.play is not None
        for ply in sorted(told, reverse=True)[1:]:  # not the end: there the points are counted on the truth
            table.apply(Draft(Change(replace(table.record, ply=ply), takeback=Takeback(1, ply, 1))))
            truth = table.play.state
            table.play.state = guess_for(key, truth, rng)
            different += RULES.position(table.play.state) != RULES.position(truth)
            face = json.loads(table.face(viewer, told[ply]["since"]["ply"]))
            sent = told[ply]["faces"][key]
            for name in ("undo", "undo_asks"):  # depend on who holds the seats
                del face[name], sent[name]
            assert json.dumps(sent) == json.dumps(face)
            compared += 1
    assert compared > 300
    assert different > 250


def latest_updates(texts: list[str]) -> dict[int, Any]:
    """By ply, the last update that came for it: those before were taken back."""
    told: dict[int, Any] = {}
    for text in texts:
        message = json.loads(text)
        if message["type"] == "update":
            told = {ply: update for ply, update in told.items() if ply <= message["since"]["ply"]}
            told[message["table"]["ply"]] = message
    return told


def test_points_of_the_steps_are_those_of_the_game(game: Any) -> None:
    _, messages, text = game
    written = transcript.read(text)
    truth = [[state.points(seat) for seat in range(state.seats)] for entry, state in transcript.steps(written) if entry]
    steps = [
        step
        for text in messages["watch"]
        for step in json.loads(text).get("faces", {}).get("watch", {}).get("steps", [])
    ]
    assert {step["ply"]: step["points"] for step in steps} == dict(enumerate(truth))


def test_who_holds_a_seat_and_the_seed_are_never_told(game: Any) -> None:
    server, messages, text = game
    written = transcript.read(text)
    assert written.seed is not None
    seed = written.seed.hex()
    tables = [json.loads(t)["table"] for texts in messages.values() for t in texts if t.startswith('{"type":"update"')]
    assert all(table["seed"] is None for table in tables if table["status"] != "over")
    assert {table["seed"] for table in tables if table["status"] == "over"} == {seed}
    running = [t for texts in messages.values() for t in texts if '"status":"over"' not in t]
    assert len(running) > 100
    assert not any(seed in t for t in running)
    assert seed not in server.log.read_text()


def test_rest_tells_no_more_than_the_stream(server: Server) -> None:
    """history and at, by every client for every seat of a running game."""
    people = [Person(server) for _ in range(3)]
    table = people[0].make_table("person", "invited", "invited")
    people[1].join(table, 1)
    people[2].join(table, 2)
    id = table["id"]
    streams = {seat: person.stream(id) for seat, person in enumerate(people)}
    play_on(streams, 40, random.Random(1))
    for person, own in zip([*people, Person(server)], [0, 1, 2, None], strict=True):
        for seat in range(3):
            expected = 200 if seat == own else 403
            person.get(f"/api/tables/{id}/history?seat={seat}", expected)
            person.get(f"/api/tables/{id}/at/30?seat={seat}", expected)
        view = person.get(f"/api/tables/{id}/at/30")["view"]
        assert not any("hand" in player for player in view["players"])
        for step in person.get(f"/api/tables/{id}/history"):
            assert not any(event["event"] == "drew" and "card" in event for event in step["events"])
        person.get(f"/api/tables/{id}/transcript", 409)


@pytest.mark.parametrize("name", sorted(registry.infos()))
def test_faces_of_every_game_are_the_same_whatever_the_secrets_are(name: str) -> None:
    """As above, for whatever game is installed: a random game, and a look at it now and then."""
    rules = registry.load(name)
    for seats in {rules.info.seats[0], rules.info.seats[-1]}:
        play = Table(rules, [f"Seat {n}" for n in range(seats)], seed=bytes(32))
        rng = Rng(seats)
        while play.state.turn != OVER:
            move = rng.pick(play.state.moves())
            play.play(int(play.state.turn), rules.action(play.state, int(move)))
        table = live_table(play.transcript)
        assert table.play is not None
        for ply in range(play.ply - 1, 0, -7):
            table.apply(Draft(Change(replace(table.record, ply=ply), takeback=Takeback(1, ply, 1))))
            truth = table.play.state
            for viewer in (*range(seats), None):
                sent = table.face(viewer, max(0, ply - 3))
                table.play.state = guess_for("watch" if viewer is None else str(viewer), truth, rng)
                table._made.clear()
                assert table.face(viewer, max(0, ply - 3)) == sent
                table.play.state = truth
                table._made.clear()


class Counted(State):
    """A state whose points hang on secrets: each seat's claim counts, and only its owner knows it."""

    def __init__(self, claims: list[int]) -> None:
        super().__init__(len(claims), 0)
        self.claims = claims

    def guess(self, seat: int, rng: Rng) -> Counted:
        return Counted([own if i == seat else int(rng.below(6)) + 1 for i, own in enumerate(self.claims)])

    def points(self, seat: int) -> int:
        return self.claims[seat]


def test_points_that_hang_on_secrets_are_told_to_those_who_know_them() -> None:
    one, other = (known_points(Counted([2, claim, 5])) for claim in (1, 6))
    assert (one[0][0], one[1][1], one[2][2]) == (2, 1, 5), "the seat knows its own"
    assert other[1][1] == 6
    for watcher in (0, 2, 3):
        assert one[watcher] == other[watcher], "whatever it is, nobody else is told another number"
