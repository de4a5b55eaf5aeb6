"""Taking moves back: at once within the own turn, otherwise when all other persons agree."""

from __future__ import annotations

import random
from typing import Any

from saloon.core import transcript
from tests.server.serving import Person, Server, Stream, play_on


def two_persons(server: Server) -> tuple[Person, Person, str, Stream, Stream]:
    ann, ben = Person(server), Person(server)
    table = ann.make_table("person", "invited", options={"first_seat": 0})
    ben.join(table, 1)
    id = table["id"]
    streams = ann.stream(id), ben.stream(id)
    for stream in streams:
        stream.hear_until("update")
    return ann, ben, id, *streams


def sell(stream: Stream, seat: int, card: int = 0) -> None:
    stream.move(seat, {"do": "sell", "card": stream.faces[str(seat)]["view"]["players"][seat]["hand"][card]})


def undo(person: Person, id: str, seat: int, ply: int, status: int = 200) -> Any:
    return person.post(f"/api/tables/{id}/undo", {"seat": seat, "ply": ply}, status)


def answer(person: Person, id: str, seat: int, agree: bool, status: int = 200) -> Any:
    return person.post(f"/api/tables/{id}/undo/answer", {"seat": seat, "agree": agree}, status)


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
    # A draw hangs on the seed and the ply: the same move brings the same card again
    hers.hear_until("update")
    while hers.table["epoch"] == 0:
        hers.hear()
    sell(hers, 0)
    assert ann.get(f"/api/tables/{id}/history?seat=0")[15]["events"] == drawn


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
    assert answer(cid, id, 2, True)["undo_request"]["agreed"] == [2]
    assert answer(cid, id, 2, True)["undo_request"]["agreed"] == [2]
    table = answer(ben, id, 1, True)
    assert (table["ply"], table["epoch"]) == (28, 1)


def test_who_left_is_not_asked(server: Server) -> None:
    ann, ben, id, hers, _ = two_persons(server)
    sell(hers, 0)
    undo(ann, id, 0, 14)
    assert ben.post(f"/api/tables/{id}/leave", {"seat": 1})["undo_request"] is None
    assert undo(ann, id, 0, 14)["ply"] == 14


def test_at_one_device_nobody_is_asked(server: Server) -> None:
    ann = Person(server)
    id = ann.make_table("person", "person", options={"first_seat": 0})["id"]
    stream = ann.stream(id)
    stream.hear_until("update")
    sell(stream, 0)
    stream.catch_up(16)
    sell(stream, 1)
    stream.catch_up(18)
    assert (stream.faces["0"]["undo"], stream.faces["0"]["undo_asks"]) == (14, False)
    assert undo(ann, id, 0, 14)["ply"] == 14


def test_bots_agree_and_their_moves_go_too(server: Server) -> None:
    ann = Person(server)
    id = ann.make_table("person", "bot:greedy", options={"first_seat": 0})["id"]
    stream = ann.stream(id)
    stream.hear_until("update")
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
