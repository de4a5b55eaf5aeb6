"""Transcripts: written, read, replayed, verified; and damaged in every way."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from saloon.core import registry, transcript
from saloon.core.fairness import commitment
from saloon.core.refusal import BadTranscript
from saloon.core.rng import Rng
from saloon.core.state import OVER
from saloon.core.table import Table

GAME = registry.load("go_west")
Rows = list[dict[str, Any]]


def played(seed: int, moves: int | None = None) -> Table:
    """A table with random moves; to its end, or only so many."""
    return play_on(Table(GAME, ["Ann", "Bob"], seed=seed.to_bytes(32, "big")), seed, moves)


def play_on(table: Table, seed: int = 1, moves: int | None = None) -> Table:
    rng = Rng(seed)
    while table.state.turn != OVER and moves != 0:
        table.play(int(table.state.turn), GAME.action(table.state, int(rng.pick(table.state.moves()))))
        moves = None if moves is None else moves - 1
    return table


@pytest.fixture(scope="module")
def finished() -> str:
    return played(1).transcript.write()


def test_round_trip(finished: str) -> None:
    again = transcript.read(finished)
    assert again.write() == finished
    assert GAME.position(transcript.replay(again)) == GAME.position(played(1).state)


def test_header_says_what_is_played(finished: str) -> None:
    header = json.loads(finished.splitlines()[0])
    assert header == {
        "saloon": 1, "game": "go_west", "rules": 2, "seats": ["Ann", "Bob"],
        "options": {"first_seat": "random", "end_check": "action", "deck": "reconstructed-2", "placing": "some"},
        "commitment": commitment((1).to_bytes(32, "big")),
    }  # fmt: skip


def test_an_unfinished_transcript_keeps_the_seed_secret() -> None:
    table = played(1, moves=20)
    text = table.transcript.write()
    assert table.seed.hex() not in text
    assert transcript.read(text).write() == text
    with pytest.raises(BadTranscript, match="no-seed"):
        transcript.verify(transcript.parse(text))


def test_a_game_gone_on_with_is_proven_from_there_on() -> None:
    begun = played(1, moves=20).transcript
    table = play_on(Table.go_on(GAME, transcript.read(begun.write()), ["Ann", "Bob"], seed=bytes([9] * 32)))
    text = table.transcript.write()
    header = json.loads(text.splitlines()[0])
    assert header["openings"] == [{"plies": len(begun.entries), "commitment": begun.commitment}]
    assert header["commitment"] == commitment(bytes([9] * 32))
    again = transcript.read(text)
    assert again.write() == text
    assert transcript.verify(again) == sum(entry.seat is None for entry in again.entries[len(begun.entries) :])
    again.openings = [
        transcript.Opening(len(begun.entries) - 30, begun.commitment)
    ]  # claims draws that are not its own
    with pytest.raises(BadTranscript, match="unfair-draw"):
        transcript.verify(again)


def test_with_its_own_seed_a_game_goes_on_as_if_it_had_not_stopped() -> None:
    begun = transcript.read(played(1, moves=20).transcript.write())
    table = play_on(Table.go_on(GAME, begun, begun.seats, seed=(1).to_bytes(32, "big")))
    assert not table.transcript.openings
    draws = sum(entry.seat is None for entry in table.transcript.entries)
    assert transcript.verify(transcript.read(table.transcript.write())) == draws


def test_what_is_taken_back_of_an_opening_is_proven_when_it_is_played_again() -> None:
    begun = transcript.read(played(1, moves=20).transcript.write())
    table = Table.go_on(GAME, begun, begun.seats, seed=bytes([9] * 32))
    back = max(ply for ply, entry in enumerate(begun.entries[:-20]) if entry.seat is not None)
    table.rewind(back)
    assert table.transcript.proven_from == back
    assert transcript.verify(transcript.read(play_on(table).transcript.write())) > 20


def test_a_game_cut_off_before_a_draw_goes_on_with_it() -> None:
    whole = transcript.read(played(1, moves=20).transcript.write())
    whole.entries = whole.entries[:3]  # in the middle of the first deal
    table = Table.go_on(GAME, whole, whole.seats, seed=bytes(32))
    assert table.state.turn >= 0
    assert table.ply > 3


@pytest.mark.parametrize(
    ("openings", "line", "reason"),
    [
        ("x", 1, "wrong-type"),
        (["x"], 1, "wrong-type"),
        ([{"plies": 2}], 1, "missing-field"),
        ([{"plies": True, "commitment": "x"}], 1, "wrong-type"),
        ([{"plies": -1, "commitment": "x"}], 1, "wrong-type"),
        ([{"plies": 2, "commitment": "x"}, {"plies": 1, "commitment": "y"}], 1, "wrong-type"),
        ([{"plies": 4, "commitment": "x"}], 4, "cut-in-opening"),
    ],
)
def test_damaged_openings_are_refused(openings: object, line: int, reason: str) -> None:
    rows = [json.loads(row) for row in played(1, moves=20).transcript.write().splitlines()[:4]]
    rows[0] |= {"saloon": 3, "openings": openings}
    with pytest.raises(BadTranscript, match=reason) as error:
        transcript.read("\n".join(map(json.dumps, rows)))
    assert error.value.line == line


def test_verify_counts_the_draws(finished: str) -> None:
    assert transcript.verify(transcript.parse(finished)) == finished.count('"draw":{')


def test_verify_finds_a_swapped_draw(finished: str) -> None:
    """A dealer who exchanges two cards of the deal is found out, though every ply is legal."""
    rows = [json.loads(line) for line in finished.splitlines()]
    deals = [i for i, row in enumerate(rows) if row.get("draw", {}).get("draw") == "card"][:14]
    first = deals[0]
    other = next(i for i in deals[7:] if rows[i]["draw"]["card"] != rows[first]["draw"]["card"])
    rows[first]["draw"]["card"], rows[other]["draw"]["card"] = rows[other]["draw"]["card"], rows[first]["draw"]["card"]
    forged = transcript.parse("\n".join(json.dumps(row) for row in rows))
    with pytest.raises(BadTranscript, match="unfair-draw") as caught:
        transcript.verify(forged)
    assert caught.value.line == first + 1


def test_verify_finds_another_seed(finished: str) -> None:
    rows = [json.loads(line) for line in finished.splitlines()]
    rows[-1]["seed"] = "00" * 32
    with pytest.raises(BadTranscript, match="seed-breaks-commitment"):
        transcript.verify(transcript.parse("\n".join(json.dumps(row) for row in rows)))


def change(line: int, key: str, value: Any) -> Callable[[Rows], None]:
    def damage(rows: Rows) -> None:
        rows[line - 1][key] = value

    return damage


def drop(line: int, key: str | None = None) -> Callable[[Rows], None]:
    def damage(rows: Rows) -> None:
        if key is None:
            del rows[line - 1]
        else:
            del rows[line - 1][key]

    return damage


@pytest.mark.parametrize(
    ("damage", "line", "reason"),
    [
        (change(1, "saloon", 4), 1, "other-format"),
        (drop(1, "saloon"), 1, "not-a-transcript"),
        (drop(1, "seats"), 1, "missing-field"),
        (change(1, "seats", list("abcde")), 1, "not-in-range"),
        (change(1, "seats", [1, 2]), 1, "wrong-type"),
        (change(1, "game", "chess"), 1, "not-one-of"),
        (change(1, "rules", 99), 1, "unknown-rules-version"),
        (change(1, "options", {"speed": 3}), 1, "unknown-option"),
        (change(1, "rules", 0), 1, "unknown-rules-version"),
        (change(1, "rules", 1), 1, "not-one-of"),  # of its deck, which version 1 did not have
        (change(1, "options", []), 1, "wrong-type"),
        (change(1, "colour", "red"), 1, "unknown-field"),
        (drop(5), 5, "wrong-ply"),
        (change(5, "ply", 77), 5, "wrong-ply"),
        (change(5, "extra", 1), 5, "neither-move-nor-draw"),
        (change(5, "draw", "ace"), 5, "wrong-type"),
        (change(5, "draw", {"draw": "card", "seat": 0, "card": "joker"}), 5, "refused"),
        (change(17, "seat", 7), 17, "no-such-seat"),
        (change(17, "seat", True), 17, "no-such-seat"),
        (change(17, "move", {"do": "fly"}), 17, "refused"),
    ],
)
def test_damage_is_refused_with_its_line(finished: str, damage: Callable[[Rows], None], line: int, reason: str) -> None:
    rows = [json.loads(text) for text in finished.splitlines()]
    damage(rows)
    with pytest.raises(BadTranscript) as caught:
        transcript.read("\n".join(json.dumps(row) for row in rows))
    assert (caught.value.line, caught.value.reason) == (line, reason)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "empty-file"),
        ("GIF89a", 1, "not-json"),
        ("[" * 100_000, 1, "not-json"),
        ('{"saloon": ' + "9" * 5000 + "}", 1, "not-json"),
        ("[]", 1, "not-an-object"),
        ('{"event": "Casual", "site": "?"}', 1, "not-a-transcript"),
    ],
)
def test_foreign_files_are_refused(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadTranscript) as caught:
        transcript.read(text)
    assert (caught.value.line, caught.value.reason) == (line, reason)


def test_a_cut_last_line_is_refused(finished: str) -> None:
    cut = finished[: finished.rindex('"seed"') - 40]
    with pytest.raises(BadTranscript) as caught:
        transcript.read(cut)
    assert (caught.value.line, caught.value.reason) == (len(cut.splitlines()), "not-json")


def test_the_wrong_seat_is_refused(finished: str) -> None:
    rows = [json.loads(text) for text in finished.splitlines()]
    line = next(i for i, row in enumerate(rows) if "move" in row)
    rows[line]["seat"] = 1 - rows[line]["seat"]
    with pytest.raises(BadTranscript, match="wrong-seat") as caught:
        transcript.read("\n".join(json.dumps(row) for row in rows))
    assert caught.value.line == line + 1


def test_nothing_may_follow_the_end(finished: str) -> None:
    with pytest.raises(BadTranscript, match="after-the-end"):
        transcript.read(finished + '{"seed":"' + "00" * 32 + '"}\n')
    lines = finished.splitlines()
    with pytest.raises(BadTranscript, match="seed-before-the-end"):
        transcript.read("\n".join([*lines[:40], lines[-1]]))
