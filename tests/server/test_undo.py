"""Taking moves back: at once within the own turn, otherwise when all other persons agree."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from saloon.core import transcript
from tests.server.odd_thinker import listening
from tests.server.serving import PATIENCE, Person, Server, Stream, play_on, serving


def two_persons(server: Server) -> tuple[Person, Person, str, Stream, Stream]:
    ann, ben = Person(server), Person(server)
    table = ann.make_table("person", "invited", options={"first_seat": 0})
    ben.join(table, 1)
    id = table["id"]
    streams = ann.stream(id), ben.stream(id)
    for stream in streams:
        stream.hear_until("update")
    return ann, ben, id, *streams


def alone(server: Server, other: str) -> tuple[Person, str, Stream]:
    """A person whose device plays for the other seat too, or a bot does."""
    ann = Person(server)
    id = ann.make_table("person", other, options={"first_seat": 0})["id"]
    stream = ann.stream(id)
    stream.hear_until("update")
    return ann, id, stream


def sell(stream: Stream, seat: int, card: int = 0) -> None:
    stream.move(seat, {"do": "sell", "card": stream.faces[str(seat)]["view"]["players"][seat]["hand"][card]})


def undo(person: Person, id: str, seat: int, ply: int, status: int = 200) -> Any:
    return person.post(f"/api/tables/{id}/undo", {"seat": seat, "ply": ply}, status)


def answer(
    person: Person, id: str, seat: int, agree: bool, status: int = 200, ply: int = 14, epoch: int | None = None
) -> Any:
    """To the request as it is, unless told otherwise."""
    epoch = person.table(id)["epoch"] if epoch is None else epoch
    body = {"seat": seat, "agree": agree, "ply": ply, "epoch": epoch}
    return person.post(f"/api/tables/{id}/undo/answer", body, status)


def test_within_the_own_turn_it_is_done_at_once(server: Server) -> None:
    ann, _, id, hers, his = two_persons(server)
    assert not hers.faces["0"]["undo"]
    hers.move(0, {"do": "announce"})
    his.catch_up(15)
    hers.catch_up(15)
    assert (hers.faces["0"]["undo"], hers.faces["0"]["undo_asks"]) == (14, False)
    assert his.faces["1"]["undo"] is None
    table = undo(ann, id, 0, 14)
    assert (table["ply"], table["epoch"], table["turn"], table["undo_request"]) == (14, 1, 0, None)
    update = his.hear_until("update")
    assert update["since"] == {"epoch": 1, "ply": 14}
    assert update["faces"]["1"]["steps"] == []
    assert update["faces"]["1"]["view"]["players"][0]["marker"] is True
    hers.catch_up(14, epoch=1)
    assert hers.move(0, {"do": "announce"})["type"] == "done"


def test_past_a_draw_the_others_are_asked(server: Server) -> None:
    ann, ben, id, hers, his = two_persons(server)
    sell(hers, 0)
    hers.catch_up(16)
    assert (hers.faces["0"]["undo"], hers.faces["0"]["undo_asks"]) == (14, True)
    table = undo(ann, id, 0, 14)
    assert (table["ply"], table["epoch"]) == (16, 0)
    assert table["undo_request"] == {"seat": 0, "ply": 14, "agreed": []}
    assert his.hear_until("update")["table"]["ply"] == 16
    while his.table["undo_request"] is None:
        his.hear()
    assert answer(ann, id, 0, True, 403) == {"error": "forbidden"}, "who asks does not answer"
    assert answer(Person(server), id, 1, True, 403) == {"error": "forbidden"}
    assert answer(ben, id, 1, False)["undo_request"] is None
    assert answer(ben, id, 1, True, 409)["error"] == "conflict", "the question is settled"
    drawn = ann.get(f"/api/tables/{id}/history?seat=0")[15]["events"]
    undo(ann, id, 0, 14)
    table = answer(ben, id, 1, True)
    assert (table["ply"], table["epoch"], table["turn"], table["undo_request"]) == (14, 1, 0, None)
    # Everybody knows what was drawn, so the same move brings another card
    hers.hear_until("update")
    while hers.table["epoch"] == 0:
        hers.hear()
    sell(hers, 0)
    assert ann.get(f"/api/tables/{id}/history?seat=0")[15]["events"] != drawn


def test_a_persons_move_is_an_answer_too(server: Server) -> None:
    ann, _, id, hers, his = two_persons(server)
    sell(hers, 0)
    his.catch_up(16)
    undo(ann, id, 0, 14)
    sell(his, 1)
    assert ann.table(id)["undo_request"] is None


def test_all_others_must_agree(server: Server) -> None:
    ann, ben, cid = Person(server), Person(server), Person(server)
    table = ann.make_table("person", "invited", "invited", "bot:random", options={"first_seat": 0})
    ben.join(table, 1)
    cid.join(table, 2)
    id = table["id"]
    hers = ann.stream(id)
    hers.hear_until("update")
    sell(hers, 0)
    undo(ann, id, 0, 28)
    assert answer(cid, id, 2, True, ply=28)["undo_request"]["agreed"] == [2]
    assert answer(cid, id, 2, True, ply=28)["undo_request"]["agreed"] == [2]
    table = answer(ben, id, 1, True, ply=28)
    assert (table["ply"], table["epoch"]) == (28, 1)


def test_who_left_is_not_asked(server: Server) -> None:
    ann, ben, id, hers, _ = two_persons(server)
    sell(hers, 0)
    undo(ann, id, 0, 14)
    assert ben.post(f"/api/tables/{id}/leave", {"seat": 1})["undo_request"] is None
    assert undo(ann, id, 0, 14)["ply"] == 14


def test_at_one_device_nobody_is_asked(server: Server) -> None:
    ann, id, stream = alone(server, "person")
    sell(stream, 0)
    stream.catch_up(16)
    sell(stream, 1)
    stream.catch_up(18)
    assert (stream.faces["0"]["undo"], stream.faces["0"]["undo_asks"]) == (14, False)
    assert undo(ann, id, 0, 14)["ply"] == 14


def test_bots_agree_and_their_moves_go_too(server: Server) -> None:
    ann, id, stream = alone(server, "bot:greedy")
    sell(stream, 0)
    while stream.table["turn"] != 0 or stream.table["ply"] <= 16:
        stream.hear()
    assert undo(ann, id, 0, 14)["ply"] == 14
    while stream.table["epoch"] == 0:
        stream.hear()
    # … and play goes on
    sell(stream, 0, 1)
    while stream.table["turn"] != 0 or stream.table["ply"] <= 16:
        stream.hear()


def test_what_cannot_be_taken_back(server: Server) -> None:
    ann, ben, id, hers, _ = two_persons(server)

    def refused(seat: int, ply: int) -> str:
        reason: str = undo(ann, id, seat, ply, 422)["refusal"]["reason"]
        return reason

    assert refused(0, 14) == "nothing-to-undo", "nobody has moved"
    assert refused(0, 3) == "nothing-to-undo", "a draw"
    sell(hers, 0)
    assert undo(ben, id, 1, 14, 422)["refusal"]["reason"] == "nothing-to-undo", "not his"
    assert undo(ben, id, 0, 14, 403) == {"error": "forbidden"}
    assert refused(0, 999) == "nothing-to-undo"
    waiting = ann.make_table("person", "invited")
    assert undo(ann, waiting["id"], 0, 0, 409)["error"] == "conflict"


def test_after_the_end_nothing_is_taken_back_and_undone_games_are_still_fair(server: Server) -> None:
    ann = Person(server)
    id = ann.make_table("person", "person")["id"]
    stream = ann.stream(id)
    rng = random.Random(5)
    for _ in range(6):
        play_on({0: stream, 1: stream}, 7, rng)
        epoch, seat = stream.table["epoch"], rng.randrange(2)
        undo(ann, id, seat, stream.faces[str(seat)]["undo"])
        while stream.table["epoch"] == epoch:
            stream.hear()
    play_on({0: stream, 1: stream}, 10_000, rng)
    assert stream.table["status"] == "over"
    assert stream.table["epoch"] == 6
    assert stream.faces["0"]["undo"] is None
    assert undo(ann, id, 0, 14, 422)["refusal"]["reason"] == "nothing-to-undo"
    written = transcript.read(ann.http.get(f"/api/tables/{id}/transcript").text)
    assert transcript.verify(written) > 14
    draws = [entry.part for entry in written.entries if entry.seat is None]
    assert draws == sorted(draws), "a part of the seed's stream is left for good"
    assert draws[-1] > 0
    imported = Person(server).post("/api/tables/import", {"transcript": written.write()}, 201)
    again = transcript.read(ann.http.get(f"/api/tables/{imported['id']}/transcript").text)
    assert again.entries == written.entries, "whoever looks at it elsewhere can verify it, too"


def test_an_agreement_is_to_what_was_asked_and_to_nothing_else(server: Server) -> None:
    """Ann asks for a sale, Cid agrees, and she asks for more than he has agreed to."""
    (ann, ben, cid), id, start = after_sales(server, 0, 1, 2, 0)
    undo(ann, id, 0, start + 6)
    assert answer(cid, id, 2, True, 409, ply=start)["error"] == "conflict", "another ply"
    assert answer(cid, id, 2, True, 409, ply=start + 6, epoch=1)["error"] == "conflict", "another epoch"
    assert answer(cid, id, 2, True, ply=start + 6)["undo_request"]["agreed"] == [2]
    assert undo(ann, id, 0, start)["undo_request"]["agreed"] == [], "nobody has agreed to this one"
    assert answer(ben, id, 1, True, 409, ply=start + 6)["error"] == "conflict"
    assert answer(ben, id, 1, True, ply=start)["ply"] == start + 8
    assert answer(cid, id, 2, True, ply=start)["ply"] == start


def test_further_back_than_the_last_turn_needs_the_owner(server: Server) -> None:
    (ann, ben, _), id, start = after_sales(server, 0, 1, 2, 0, 1)
    assert undo(ben, id, 1, start + 2)["undo_request"]["ply"] == start + 2, "the owner is asked with all others"
    ann.post(f"/api/tables/{id}/leave", {"seat": 0})
    assert undo(ben, id, 1, start + 2, 422)["refusal"]["reason"] == "undo-too-far"
    assert undo(ben, id, 1, start + 8)["undo_request"]["ply"] == start + 8, "the last turn"


def after_sales(server: Server, *seats: int) -> tuple[tuple[Person, Person, Person], str, int]:
    """Three at a table of Go West!, after these seats have sold a card in turn; its id, and the ply before that."""
    ann, ben, cid = Person(server), Person(server), Person(server)
    table = ann.make_table("person", "invited", "invited", options={"first_seat": 0})
    ben.join(table, 1)
    cid.join(table, 2)
    id = table["id"]
    streams = [person.stream(id) for person in (ann, ben, cid)]
    start = ann.table(id)["ply"]
    for seat in seats:
        for stream in streams:
            stream.catch_up(ann.table(id)["ply"])
        sell(streams[seat], seat)
    return (ann, ben, cid), id, start


def catch_up_together(one: Stream, other: Stream) -> Any:
    """Until both know what either knows; returns the table."""
    for stream in (one, other):
        stream.catch_up(0)
    epoch, ply = max(one.moment, other.moment)
    for stream in (one, other):
        stream.catch_up(ply, epoch)
    return one.table


def known_of(person: Person, id: str) -> Any:
    """All of a table that is over, but who is there and what comes after it."""
    table = person.table(id) | {"changed": None, "next": None}
    for seat in table["seats"]:
        seat["online"] = None
    history = person.get(f"/api/tables/{id}/history")
    return table, history, person.http.get(f"/api/tables/{id}/transcript").text


def test_over_is_over(server: Server) -> None:
    """No sequence of calls changes a table that was over; the seed decides which ones are tried."""
    ann, ben = Person(server), Person(server)
    table = ann.make_table("person", "invited", "bot:random", options={"first_seat": 0})
    ben.join(table, 1)
    id = table["id"]
    hers = ann.stream(id)
    his = ben.stream(id)
    rng = random.Random(11)
    while catch_up_together(hers, his)["status"] != "over":
        if hers.table["turn"] == 2:
            hers.hear()
        else:
            play_on({0: hers, 1: his}, 1, rng)
    before = known_of(ann, id)
    plies = [hers.table["ply"], *(rng.randrange(hers.table["ply"]) for _ in range(10))]
    for _ in range(150):
        person, seat, ply = rng.choice((ann, ben)), rng.randrange(3), rng.choice(plies)
        call, body = rng.choice((
            ("undo", {"seat": seat, "ply": ply}),
            ("undo/answer", {"seat": seat, "agree": rng.random() < 0.8, "ply": ply, "epoch": 0}),
            ("moves", {"seat": seat, "ply": ply, "action": {"do": "announce"}}),
            ("leave", {"seat": seat}),
            ("replace", {"seat": seat, "bot": "random"}),
        ))  # fmt: skip
        status = person.http.post(f"/api/tables/{id}/{call}", json=body).status_code
        assert status in (403, 409, 422), (call, body, status)
    hers.ask(type="undo", seat=0, ply=plies[1])
    assert known_of(ann, id) == before


def test_a_request_ends_with_the_game_that_a_bot_ends(tmp_path: Path) -> None:
    """Ann asks while the bot thinks; whatever it plays, nobody can agree after the end."""
    with (
        listening(PATIENCE) as ears,
        serving(tmp_path, more_bots=True, thinker_command=ears.thinker_command, thinkers=1) as server,
    ):
        ann, ben = Person(server), Person(server)
        table = ann.make_table("person", "invited", "bot:waiting", options={"first_seat": 0})
        ben.join(table, 1)
        id = table["id"]
        streams = {0: ann.stream(id), 1: ben.stream(id)}
        hers, his = streams[0], streams[1]
        hers.hear_until("update")
        rng = random.Random(2)
        while True:
            while catch_up_together(hers, his)["turn"] in (0, 1):
                play_on(streams, 1, rng)
            if hers.table["status"] == "over":
                raise AssertionError("a person ended the game: choose another seed")
            thought = ears.hear()
            ply = hers.faces["0"]["undo"]
            undo(ann, id, 0, ply)
            thought.end()
            hers.catch_up(hers.table["ply"] + 1)
            if hers.table["status"] == "over":
                break
            if ann.table(id)["undo_request"]:
                answer(ben, id, 1, False, ply=ply)
        assert hers.table["undo_request"] is None
        assert answer(ben, id, 1, True, 409, ply=ply)["error"] == "conflict"
        # A database of before may hold such a request
        server.stop()
        engine = sa.create_engine(server.database)
        with engine.begin() as connection:
            asked = {"asked": json.dumps({"seat": 0, "ply": ply, "agreed": []}), "id": id}
            connection.execute(sa.text("UPDATE tables SET undo_request = :asked WHERE id = :id"), asked)
        engine.dispose()
        server.start()
        assert ann.table(id)["undo_request"] is None
        assert answer(ben, id, 1, True, 409, ply=ply)["error"] == "conflict"
        assert ann.table(id)["status"] == "over"
