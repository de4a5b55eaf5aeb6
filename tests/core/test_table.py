"""A table: turns, draws, undo."""

from __future__ import annotations

from dataclasses import replace

import pytest

from saloon.core import registry
from saloon.core.fairness import prepared_seed
from saloon.core.refusal import BadTranscript, Refused
from saloon.core.rng import Rng
from saloon.core.state import OVER, State
from saloon.core.table import Table
from saloon.core.transcript import Entry, Transcript, read, verify

GAME = registry.load("go_west")


def table() -> Table:
    return Table(GAME, ["Ann", "Bob"], {"first_seat": 0}, seed=bytes(32))


def refused(table: Table, seat: int, action: dict[str, object]) -> tuple[str, str]:
    before = table.transcript.write()
    with pytest.raises(Refused) as caught:
        table.play(seat, action)
    assert table.transcript.write() == before
    return caught.value.refusal.rule, caught.value.refusal.reason


def test_draws_are_made_at_once() -> None:
    opened = table()
    assert opened.ply == 14
    assert opened.state.turn == 0
    opened.play(0, opened.actions()[1])  # a sale: the card is drawn and the turn passes
    assert opened.state.turn == 1
    assert opened.transcript.entries[-1].seat is None


def test_refusals_leave_the_table_as_it_was() -> None:
    opened = table()
    assert refused(opened, 1, {"do": "score"}) == ("table", "not-your-turn")
    assert refused(opened, 0, {"do": "fly"}) == ("table", "unknown-action")
    assert refused(opened, 0, {"do": "play"}) == ("table", "wrong-fields")
    assert refused(opened, 0, {"do": "stop"}) == ("GW-9", "no-passing")


def test_undo_takes_back_own_moves_one_by_one() -> None:
    opened = table()
    start = GAME.position(opened.state)
    opened.play(0, {"do": "announce"})
    middle = GAME.position(opened.state)
    opened.play(0, next(a for a in opened.actions() if a["do"] == "play" and " w0" not in a["card"]))
    assert GAME.view(opened.state, 0)["phase"] in ("step", "place")
    opened.undo(0)
    assert GAME.position(opened.state) == middle
    opened.undo(0)
    assert GAME.position(opened.state) == start
    with pytest.raises(Refused, match="nothing-to-undo"):
        opened.undo(0)  # the deal revealed cards


def test_undo_never_goes_past_a_draw_or_another_seat() -> None:
    opened = table()
    opened.play(0, {"do": "announce"})
    opened.play(0, next(a for a in opened.actions() if a["do"] == "sell"))
    assert opened.state.turn == 0
    assert opened.undo_ply(0) is None  # a card was drawn
    assert opened.undo_ply(1) is None


def test_nobody_undoes_after_the_end_because_the_seed_is_known() -> None:
    opened = table()
    while opened.state.turn != OVER:
        opened.play(int(opened.state.turn), opened.actions()[0])
    assert opened.transcript.seed == bytes(32)
    assert opened.undo_ply(0) is None
    assert opened.undo_ply(1) is None
    assert refused(opened, 0, {"do": "score"}) == ("table", "game-over")


def test_events_are_told_to_those_who_may_know() -> None:
    opened = table()
    card = opened.transcript.entries[0].action["card"]
    assert opened.events(0, 0) == [{"event": "drew", "seat": 0, "card": card}]
    assert opened.events(0, 1) == [{"event": "drew", "seat": 0}]
    assert opened.events(0, None) == [{"event": "drew", "seat": 0}]


def play_at_random(opened: Table, moves: int, rng: Rng) -> None:
    for _ in range(moves):
        if opened.state.turn == OVER:
            return
        move = rng.pick(opened.state.moves())
        opened.play(int(opened.state.turn), GAME.action(opened.state, int(move)))


def header(opened: Table) -> Transcript:
    written = opened.transcript
    return Transcript(written.game, written.rules, written.options, written.seats, written.commitment)


def same(one: Table, other: Table) -> bool:
    return (
        one.transcript == other.transcript
        and one.moves == other.moves
        and GAME.position(one.state) == GAME.position(other.state)
        and all(one.events(ply, seat) == other.events(ply, seat) for ply in range(one.ply) for seat in (0, 1, None))
    )


@pytest.mark.parametrize("moves", [0, 7, 60, 10_000])
def test_a_stored_table_is_reopened_as_it_was_and_plays_on_alike(moves: int) -> None:
    opened = table()
    play_at_random(opened, moves, Rng(5))
    stored = header(opened)
    stored.entries = [Entry(entry.seat, dict(entry.action)) for entry in opened.transcript.entries]
    again = Table.reopen(GAME, stored, opened.seed)
    assert same(again, opened)
    assert len(stored.entries) == opened.ply  # what was handed over is left alone
    play_at_random(opened, 40, Rng(6))
    play_at_random(again, 40, Rng(6))
    assert same(again, opened)
    play_at_random(again, 10_000, Rng(7))
    assert verify(again.transcript) > 14


def test_what_is_noted_is_noted_once_at_each_ply_when_somebody_asks() -> None:
    """Whoever reopens a table does not pay for its past, and what comes next does not need it either."""
    made: list[int] = []

    def note(state: State) -> int:
        made.append(int(state.points(0) + state.points(1)))
        return made[-1]

    def all_noted(table: Table) -> list[int]:
        return [table.noted(ply) for ply in range(table.ply)]

    opened = Table(GAME, ["Ann", "Bob"], seed=bytes(32), note=note)
    play_at_random(opened, 60, Rng(5))
    assert made == []
    notes = all_noted(opened)
    assert notes == all_noted(opened) == made
    assert len(set(notes)) > 1
    made.clear()
    again = Table.reopen(GAME, opened.transcript, opened.seed, note)
    play_at_random(again, 1, Rng(6))
    later = again.noted(again.ply - 1)
    assert len(made) == again.ply - opened.ply, "only of what is new"
    assert all_noted(again)[: opened.ply] == notes
    assert again.noted(again.ply - 1) == later
    assert len(made) == again.ply
    again.rewind(20)
    assert all_noted(again) == notes[:20]
    play_at_random(again, 5, Rng(7))
    fresh = Table.reopen(GAME, again.transcript, again.seed, note)
    assert all_noted(again) == all_noted(fresh)


def test_a_table_without_its_seed_can_be_looked_at_only() -> None:
    opened = table()
    play_at_random(opened, 20, Rng(1))
    again = Table.reopen(GAME, opened.transcript, None)
    assert GAME.position(again.state) == GAME.position(opened.state)
    with pytest.raises(AssertionError, match="looked at"):
        again.prepare(int(again.state.turn), next(a for a in again.actions() if a["do"] == "sell"))


def test_what_is_prepared_is_seen_only_when_it_is_entered() -> None:
    opened, other = table(), table()
    before, position = opened.transcript.write(), GAME.position(opened.state)
    sale = opened.actions()[1]
    advance = opened.prepare(0, sale)
    assert [entry.seat for entry in advance.entries] == [0, None]  # the sale and the card that is drawn for it
    assert opened.transcript.write() == before
    assert GAME.position(opened.state) == position
    opened.enter(advance)
    other.play(0, sale)
    assert same(opened, other)


def test_a_table_follows_plies_made_elsewhere_and_goes_back_with_them() -> None:
    leader, follower = table(), table()
    play_at_random(leader, 30, Rng(3))
    follower.follow(leader.transcript.entries[follower.ply :])
    assert same(follower, leader)
    position = GAME.position(leader.state_at(20))
    leader.rewind(20)
    follower.rewind(20)
    assert same(follower, leader)
    assert GAME.position(follower.state) == position


def test_draws_that_were_taken_back_are_never_made_again() -> None:
    """They come from the next part of the seed's stream, and from there on for good; `verify` knows."""
    opened = table()
    sale = opened.actions()[1]
    first = opened.play(0, sale)
    seen = opened.transcript.entries[first + 1]
    assert (seen.seat, seen.part) == (None, 0)
    drawn = set()
    for part in range(1, 6):
        opened.rewind(first)
        assert opened.part == part
        opened.play(0, sale)
        again = opened.transcript.entries[first + 1]
        assert again.part == part
        drawn.add(str(again.action))
    assert len(drawn | {str(seen.action)}) > 1
    opened.rewind(first)
    opened.rewind(first)
    assert opened.part == 6, "what reveals nothing begins no part"
    play_at_random(opened, 10_000, Rng(3))
    written = read(opened.transcript.write())
    assert written == opened.transcript
    assert written.header()["saloon"] == 2
    assert verify(written) > 14
    again_open = Table.reopen(GAME, replace(written, seed=None), opened.seed)
    assert again_open.part == 6

    forged = replace(written, entries=[replace(entry, part=0) for entry in written.entries])
    with pytest.raises(BadTranscript) as unfair:
        verify(forged)
    assert unfair.value.reason == "unfair-draw"
    last = max(ply for ply, entry in enumerate(written.entries) if entry.seat is None)
    forged.entries = [replace(entry, part=5) if ply == last else entry for ply, entry in enumerate(written.entries)]
    with pytest.raises(BadTranscript) as earlier:
        verify(forged)
    assert earlier.value.reason == "earlier-part"


def test_without_an_undo_a_transcript_is_written_as_ever() -> None:
    opened = table()
    play_at_random(opened, 20, Rng(1))
    assert opened.transcript.header()["saloon"] == 1
    assert '"part"' not in opened.transcript.write()
    lines = opened.transcript.write().splitlines()
    lines[1] = lines[1].removesuffix("}") + ',"part":1}'
    with pytest.raises(BadTranscript) as unknown:
        read("\n".join(lines))
    assert unknown.value.reason == "neither-move-nor-draw"


def test_a_prepared_table_draws_the_same_again() -> None:
    """Its seed is published: nobody sees anything new, and a lesson goes on as it is written."""
    opened = Table(GAME, ["Ann", "Bob"], {"first_seat": 0}, prepared_seed(3))
    sale = opened.actions()[1]
    first = opened.play(0, sale)
    drawn = opened.transcript.entries[first + 1]
    opened.rewind(first)
    opened.play(0, sale)
    assert opened.transcript.entries[first + 1] == drawn
