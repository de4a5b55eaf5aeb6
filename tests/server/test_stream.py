"""The stream: what comes, in which order, and that cutting it loses nothing and repeats nothing."""

from __future__ import annotations

import json
import random
import socket
import threading
from typing import Any

import pytest

from tests.server.serving import Person, Server, Stream, play_on


def test_the_first_update_tells_everything(server: Server) -> None:
    ann, ben = Person(server), Person(server)
    table = ann.make_table("person", "invited", options={"first_seat": 0})
    ben.join(table, 1)
    stream = ann.stream(table["id"])
    update = stream.hear()
    assert update["type"] == "update"
    assert update["since"] == {"epoch": 0, "ply": 0}
    assert list(update["faces"]) == ["0"]
    face = update["faces"]["0"]
    assert [step["ply"] for step in face["steps"]] == list(range(14))
    assert face["steps"] == ann.get(f"/api/tables/{table['id']}/history?seat=0")
    assert face["view"] == ann.get(f"/api/tables/{table['id']}/at/14?seat=0")["view"]
    assert {"action": {"do": "announce"}, "elements": ["announce"], "figures": {}} in face["moves"]
    assert {"action": {"do": "score"}, "elements": ["score"], "figures": {"number": 1, "cost": 1}} in face["moves"]
    stop = next(attempt for attempt in face["refused"] if attempt["action"] == {"do": "stop"})
    assert stop == {
        "action": {"do": "stop"}, "elements": ["stop"], "figures": {},
        "refusal": {"rule": "GW-9", "reason": "no-passing", "params": {}},
    }  # fmt: skip
    moves, refused = ({json.dumps(each["action"]) for each in face[part]} for part in ("moves", "refused"))
    assert not moves & refused
    assert stream.hear() == {"type": "presence", "online": [0]}

    his = ben.stream(table["id"])
    assert list(his.hear()["faces"]) == ["1"]
    assert his.faces["1"]["moves"] == his.faces["1"]["refused"] == []
    watching = Person(server).stream(table["id"])
    assert list(watching.hear()["faces"]) == ["watch"]
    assert "hand" not in watching.faces["watch"]["view"]["players"][0]


def test_an_update_follows_every_change_with_what_is_new(server: Server) -> None:
    ann, ben = Person(server), Person(server)
    table = ann.make_table("person", "invited", options={"first_seat": 0})
    waiting = ann.stream(table["id"])
    update = waiting.hear()
    assert (update["table"]["status"], update["faces"]) == ("waiting", {})
    ben.join(table, 1)
    update = waiting.hear_until("update")
    assert update["table"]["status"] == "running"
    assert len(update["faces"]["0"]["steps"]) == 14
    his = ben.stream(table["id"])
    his.hear_until("presence", online=[0, 1])
    answer = waiting.move(0, {"do": "announce"})
    assert answer == {"type": "done", "id": 1, "ply": 14}
    for stream in (waiting, his):
        stream.catch_up(15)
        update = [message for message in map(json.loads, stream.raw) if message["type"] == "update"][-1]
        assert update["since"] == {"epoch": 0, "ply": 14}
        (face,) = update["faces"].values()
        assert [(step["ply"], step["seat"]) for step in face["steps"]] == [(14, 0)]
        assert face["steps"][0]["events"] == [{"event": "announced", "seat": 0}]


def test_a_client_that_says_what_it_knows_is_told_the_rest(server: Server) -> None:
    ann = Person(server)
    table = ann.make_table("person", "person", options={"first_seat": 0})
    first = ann.stream(table["id"], 0, 10)
    update = first.hear()
    assert update["since"] == {"epoch": 0, "ply": 10}
    assert [step["ply"] for step in update["faces"]["1"]["steps"]] == [10, 11, 12, 13]
    nothing = ann.stream(table["id"], 0, 14).hear()
    assert nothing["faces"]["0"]["steps"] == []
    # What nobody can know is as good as nothing
    for epoch, ply in ((0, 15), (7, 3)):
        assert ann.stream(table["id"], epoch, ply).hear()["since"] == {"epoch": 0, "ply": 0}


class Observer:
    """Follows a table over a connection that breaks all the time, and checks every update against what it knew."""

    def __init__(self, person: Person, id: str, key: str, takebacks: list[int]) -> None:
        self.person, self.id, self.key = person, id, key
        self.takebacks = takebacks  # [epoch - 1]: the ply that began it
        self.steps: list[Any] = []
        self.epoch = 0
        self.told_twice: list[Any] = []
        self.missed: list[Any] = []
        self.stream = Stream(person, id)

    def follow(self, epoch: int, ply: int) -> None:
        """Hears until it knows this moment."""
        while (self.epoch, len(self.steps)) < (epoch, ply):
            message = self.stream.hear()
            if message["type"] == "update":
                self.take(message)

    def cut(self) -> None:
        """Now, whatever was under way to it; and comes again with what it knows."""
        raw: socket.socket = self.stream.socket.socket
        raw.shutdown(socket.SHUT_RDWR)
        self.stream.close()
        self.stream = Stream(self.person, self.id, self.epoch, len(self.steps))

    def take(self, update: Any) -> None:
        since, epoch = update["since"]["ply"], update["since"]["epoch"]
        begun = self.takebacks[self.epoch : epoch]
        expected = min([len(self.steps), *begun])
        if since < expected:
            self.told_twice.append((since, expected))
        if since > expected:
            self.missed.append((since, expected))
        del self.steps[since:]
        for step in update["faces"][self.key]["steps"]:
            if step["ply"] != len(self.steps):
                self.missed.append((step["ply"], len(self.steps)))
            self.steps.append(step)
        self.epoch = epoch
        assert update["table"]["ply"] == len(self.steps)
        assert update["table"]["epoch"] == epoch


def test_cutting_at_random_misses_nothing_and_repeats_nothing(server: Server) -> None:
    """While a table is played and moves are taken back, connections break: the seed says which and when.

    What a broken connection had brought by then is left to server and network. Whatever it was, what comes over the
    next one continues it.
    """
    ann = Person(server)
    id = ann.make_table("person", "person")["id"]
    rng = random.Random(1)
    takebacks: list[int] = []
    observers = [Observer(ann, id, "1", takebacks), Observer(ann, id, "0", takebacks)]
    observers += [Observer(Person(server), id, "watch", takebacks) for _ in range(3)]
    playing = ann.stream(id)
    playing.hear_until("update")
    cuts = 0
    for _ in range(150):
        seat = rng.randrange(2)
        ply = pick_undo(playing, seat, too_far=playing.table["ply"] > 200) if rng.random() < 0.3 else None
        if ply is not None:
            takebacks.append(ply)  # before the server does it: an observer may hear of it at once
            asked = playing.send(type="undo", seat=seat, ply=ply)
        else:
            seat = playing.table["turn"]
            action = rng.choice(playing.faces[str(seat)]["moves"])["action"]
            asked = playing.send(type="move", seat=seat, ply=playing.table["ply"], action=action)
        for observer in observers:  # while the server is at it
            if rng.random() < 0.15:
                observer.cut()
                cuts += 1
        assert playing.answer_to(asked)["type"] == "done"
        for observer in observers:
            if rng.random() < 0.4:  # the others know less by now, and hear of more at once
                observer.follow(*playing.moment)
    for observer in observers:
        observer.follow(*playing.moment)
        assert observer.missed == []
        assert observer.told_twice == []
        eyes = "" if observer.key == "watch" else f"?seat={observer.key}"
        assert observer.steps == observer.person.get(f"/api/tables/{id}/history{eyes}")
    assert len(takebacks) > 20
    assert cuts > 80


def pick_undo(stream: Stream, seat: int, too_far: bool) -> int | None:
    """The seat's last move; when the game went too far, one long ago: at its end nothing could be taken back."""
    if not too_far:
        last: int | None = stream.faces[str(seat)]["undo"]
        return last
    steps = stream.person.get(f"/api/tables/{stream.id}/history?seat={seat}")
    plies: list[int] = [step["ply"] for step in steps if step["seat"] == seat]
    return plies[10]


def test_who_is_there(server: Server) -> None:
    ann, ben = Person(server), Person(server)
    table = ann.make_table("person", "invited", "bot:greedy", options={"first_seat": 0})
    ben.join(table, 1)
    hers = ann.stream(table["id"])
    assert hers.hear_until("presence")["online"] == [0, 2], "bots are always there"
    first, second = ben.stream(table["id"]), ben.stream(table["id"])
    assert hers.hear_until("presence")["online"] == [0, 1, 2]
    assert [seat["online"] for seat in ann.table(table["id"])["seats"]] == [True, True, True]
    assert [seat["online"] for seat in ann.get("/api/tables")[0]["seats"]] == [True, True, True]
    first.close()
    second.close()
    assert hers.hear_until("presence")["online"] == [0, 2], "gone with the last stream only"
    watching = Person(server).stream(table["id"])
    assert watching.hear_until("presence")["online"] == [0, 2]


def test_chat_lines_come_once_to_everybody(server: Server) -> None:
    ann, ben = Person(server), Person(server)
    table = ann.make_table("person:Ann", "invited", "person:Cid")
    ben.join(table, 1, "Ben")
    hers, watching = ann.stream(table["id"]), Person(server).stream(table["id"])
    assert hers.ask(type="chat", text="  Howdy,\n partner ")["type"] == "done"
    assert hers.ask(type="chat", text="me too", seat=2)["type"] == "done"
    assert watching.ask(type="chat", text="hm")["type"] == "done"
    his = ben.stream(table["id"])
    for stream in (hers, watching, his):
        while len(stream.lines) < 3:
            stream.hear()
        told = [(line["n"], line["seat"], line["name"], line["text"]) for line in stream.lines]
        assert told == [(1, 0, "Ann", "Howdy, partner"), (2, 2, "Cid", "me too"), (3, None, "", "hm")]
    again = ben.stream(table["id"], chat=2)
    assert [line["n"] for line in again.hear_until("chat")["lines"]] == [3]
    assert hers.ask(type="chat", text=" \n")["problem"]["bad_input"]["where"] == "text"
    assert hers.ask(type="chat", text="I am Ben", seat=1)["problem"] == {"error": "forbidden"}
    assert hers.ask(type="chat", text="x" * 2001)["problem"]["error"] == "bad-input"


def test_many_speak_at_once(server: Server) -> None:
    """In whichever order their lines come: each gets a number of its own, and everybody hears all of them in order."""
    ann = Person(server)
    table = ann.make_table("person", "person")
    streams = [ann.stream(table["id"]) for _ in range(6)]

    def speak(stream: Stream) -> None:
        for n in range(10):
            assert stream.ask(type="chat", text=f"line {n}")["type"] == "done"

    threads = [threading.Thread(target=speak, args=(stream,)) for stream in streams]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for stream in streams:
        while len(stream.lines) < 60:
            stream.hear()
        assert [line["n"] for line in stream.lines] == list(range(1, 61))


def test_requests_over_the_stream_are_answered_with_their_id(server: Server) -> None:
    ann = Person(server)
    table = ann.make_table("person", "person", options={"first_seat": 0})
    stream = ann.stream(table["id"])
    stream.hear()
    assert stream.ask(type="ping", id="p") == {"type": "done", "id": "p", "ply": None}
    refused = stream.ask(type="move", seat=1, ply=14, action={"do": "score"})
    assert refused["problem"]["refusal"]["reason"] == "not-your-turn"
    late = stream.ask(type="move", seat=0, ply=3, action={"do": "score"})
    assert late["problem"]["error"] == "conflict"
    assert late["problem"]["table"]["ply"] == 14
    assert set(late["problem"]["faces"]) == {"0", "1"}
    other = stream.ask(type="move", seat=5, ply=14, action={"do": "score"})
    assert other["problem"] == {"error": "forbidden"}
    undo = stream.ask(type="undo", seat=0, ply=14)
    assert undo["problem"]["refusal"]["reason"] == "nothing-to-undo"


@pytest.mark.parametrize(
    ("text", "where", "reason", "id"),
    [
        ("nonsense", "body", "not-json", None),
        ("[]", "body", "wrong-type", None),
        ('{"type": "fly", "id": 7}', "body", "wrong-type", 7),
        ('{"type": "move", "id": "a", "seat": 0, "ply": 1}', "action", "missing-field", "a"),
        ('{"type": "move", "id": 1, "seat": "0", "ply": 1, "action": {}}', "seat", "wrong-type", 1),
        ('{"type": "move", "id": 1, "seat": true, "ply": 1, "action": {}}', "seat", "wrong-type", 1),
        ('{"type": "move", "id": 1, "seat": 0, "ply": -1, "action": {}}', "ply", "wrong-type", 1),
        ('{"type": "ping", "id": 1, "x": 1}', "x", "unknown-field", 1),
        ('{"type": "ping"}', "id", "missing-field", None),
        ('{"type": "ping", "id": null}', "id.int", "wrong-type", None),
        ("[" * 30_000, "body", "not-json", None),
        ('{"id": "\\ud800"}', "body", "not-json", "\ud800"),
    ],
)
def test_bad_messages_are_answered_and_the_stream_goes_on(
    server: Server, text: str, where: str, reason: str, id: Any
) -> None:
    ann = Person(server)
    stream = ann.stream(ann.make_table("person", "person")["id"])
    stream.socket.send(text)
    failed = stream.hear_until("failed")
    assert failed["problem"]["error"] == "bad-input"
    assert failed["id"] == id
    told = failed["problem"]["bad_input"]
    assert (told["where"], told["reason"]) == (where, reason)
    assert stream.ask(type="ping", id=99)["type"] == "done"


def test_bytes_and_messages_that_are_too_large_end_the_stream(server: Server) -> None:
    ann = Person(server)
    table = ann.make_table("person", "person")
    for message in (b"bytes", "x" * 100_000):
        stream = ann.stream(table["id"])
        stream.socket.send(message)
        stream.hear_the_end()
    assert ann.table(table["id"])["status"] == "running"


def test_streams_of_tables_that_are_not_there_say_so(server: Server) -> None:
    ann = Person(server)
    stream = ann.stream("nowhere")
    assert stream.hear() == {"type": "failed", "id": None, "problem": {"error": "not-found"}}
    assert stream.hear_the_end() == 4404
    table = ann.make_table("person", "person")
    stream = ann.stream(table["id"], ply="x")  # type: ignore[arg-type]
    assert stream.hear()["problem"]["bad_input"]["where"] == "ply"


def test_whoever_takes_or_leaves_a_seat_sees_with_other_eyes(server: Server) -> None:
    ann, ben = Person(server), Person(server)
    table = ann.make_table("person", "invited")
    his = ben.stream(table["id"])
    assert his.hear()["faces"] == {}
    ben.join(table, 1)
    update = his.hear_until("update")
    assert list(update["faces"]) == ["1"]
    hers = ann.stream(table["id"])
    play_on({0: hers, 1: his}, 5, random.Random(2))
    ben.post(f"/api/tables/{table['id']}/leave", {"seat": 1})
    while list(his.faces) != ["watch"]:
        update = his.hear_until("update")
    assert update["since"]["ply"] == 0
    assert [step["ply"] for step in his.faces["watch"]["steps"]] == list(range(update["table"]["ply"]))


def test_who_asks_for_changes_knows_what_others_are_told_whole(server: Server) -> None:
    """Players and a spectator, a setting of the table, a lost connection: changes lead to the same table and faces."""
    ann, bob, eve = (Person(server) for _ in range(3))
    table = ann.make_table("person", "invited", options={"first_seat": 0})
    streams = {
        person: (person.stream(table["id"]), person.stream(table["id"], changes=1)) for person in (ann, bob, eve)
    }
    moment = (0, bob.join(table, 1)["ply"])
    rng = random.Random(4)

    def same(moment: tuple[int, int]) -> None:
        for whole, changing in streams.values():
            for stream in (whole, changing):
                stream.catch_up(moment[1], moment[0])
            assert changing.table == whole.table | {"seats": changing.table["seats"]}
            for key, face in whole.faces.items():  # steps come as they are heard of, alone or together
                assert changing.faces[key] == face | {"refused": [], "steps": changing.faces[key]["steps"]}

    for _ in range(30):
        same(moment)
        seat = streams[ann][0].table["turn"]
        mover = streams[(ann, bob)[seat]][1]
        move = rng.choice(mover.faces[str(seat)]["moves"])
        assert mover.move(seat, move["action"])["type"] == "done"
        moment = mover.moment
    changed = [json.loads(text)["type"] for _, changing in streams.values() for text in changing.raw]
    assert changed.count("change") >= 60
    same(moment)
    ann.post(f"/api/tables/{table['id']}/watchers-chat", {"allowed": False})
    for pair in streams.values():
        for stream in pair:
            while stream.table["watchers_chat"]:
                stream.hear()
    known = streams[bob][1]
    streams[bob] = streams[bob][0], bob.stream(table["id"], *known.moment, changes=1)
    streams[bob][1].hear_until("update")
    assert streams[bob][1].faces["1"]["view"] == known.faces["1"]["view"]


def test_what_is_refused_is_told_when_it_is_asked_for(server: Server) -> None:
    ann = Person(server)
    table = ann.make_table("person", "person", options={"first_seat": 0})
    whole, changing = ann.stream(table["id"]), ann.stream(table["id"], changes=1)
    for stream in (whole, changing):
        stream.catch_up(table["ply"])
    moves = {"seat": 0, "ply": table["ply"], "epoch": 0}
    assert whole.faces["0"]["refused"]
    answer = changing.ask(type="refused", **moves)
    assert (answer["type"], answer["refused"]) == ("refused", whole.faces["0"]["refused"])
    assert changing.ask(type="refused", **moves | {"seat": 1})["refused"] == [], "it does not decide"
    assert changing.ask(type="refused", **moves | {"ply": 0})["problem"]["error"] == "conflict"
    assert Person(server).stream(table["id"]).ask(type="refused", **moves)["problem"]["error"] == "forbidden"
