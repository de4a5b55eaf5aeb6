"""A table: turns, draws, undo."""

from __future__ import annotations

import pytest

from saloon.core import registry
from saloon.core.refusal import Refused
from saloon.core.state import OVER
from saloon.core.table import Table

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
