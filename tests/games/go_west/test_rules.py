"""Rules of Go West! against the slow checker, and what stays true in every game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.core.playout import playout
from saloon.core.refusal import BadOptions, BadPosition
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from saloon.games.go_west import scoring
from saloon.games.go_west.board import FIFTY, STALEMATE, WAGONS_GONE
from saloon.games.go_west.game import GAME
from saloon.games.go_west.parts import EAST, TRACK, WAGONS, card_parts
from saloon.games.go_west.state import GoWest
from saloon.games.go_west.tracks import place_token
from tests.games.go_west.checker import Ring, region_points

owners = st.lists(st.integers(0, 3), max_size=TRACK)


@given(wagons=st.integers(0, WAGONS), track=owners)
def test_scoring_a_region_equals_the_slow_reading(wagons: int, track: list[int]) -> None:
    """GW-22, GW-23, GW-24"""
    land = {"wagons": {"new_england": WAGONS - wagons, "east": wagons}, "tracks": {"east": track}}
    pieces = GAME.from_position({"seats": 4, **land}).pieces
    packed = scoring.region_points(pieces, EAST, wagons, scoring.count_tokens(pieces, EAST))
    assert [scoring.count_of(packed, seat) for seat in range(4)] == region_points(wagons, track, 4)


@given(tokens=st.lists(st.integers(0, 2), min_size=1, max_size=40))
def test_track_is_the_ring_of_the_board(tokens: list[int]) -> None:
    """GW-6, GW-7: placing into the queue moves the partition marker as on the board, and sends home the same tokens."""
    ring = Ring()
    state = GAME.from_position({"seats": 3})
    for seat in tokens:
        state.let_act(seat)
        before = shown(state, "supply")
        if before[seat] == 0:
            return
        place_token(state, 1)
        home = ring.place(seat)
        before[seat] -= 1
        if home is not None:
            before[home] += 1
        assert shown(state, "supply") == before
        assert GAME.view(state, None)["tracks"]["east"] == ring.tokens()
        assert ring.circles.index("marker") == GAME.view(state, None)["marks"]["east"]


def shown(state: GoWest, field: str) -> list[int]:
    """What is to be seen before each seat."""
    return [player[field] for player in GAME.view(state, None)["players"]]


def random_games(count: int, **options: Any) -> list[GoWest]:
    games = []
    for seed in range(count):
        state = GAME.open(2 + seed % 3, options)
        playout(state, Rng(seed))
        games.append(state)
    return games


@pytest.mark.parametrize("end_check", ["action", "turn"])
def test_every_point_is_itemised(end_check: str) -> None:
    """GW-3, GW-19, GW-25: 10 points at the start, scorings, payments, and nothing else."""
    for state in random_games(60, end_check=end_check):
        for score in GAME.scores(state):
            assert score["items"][0] == {"item": "start", "points": 10}
            assert sum(item["points"] for item in score["items"]) == score["points"]


def test_ends_are_as_the_rules_say() -> None:
    """GW-27, GW-28: however a game ends, the reason is true of the board."""
    reasons = set()
    for state in random_games(300):
        reasons.add(int(state.ending))
        if state.ending == FIFTY:
            assert max(shown(state, "vp")) >= 50
        if state.ending == WAGONS_GONE:
            assert state.wagons_gone()
            assert state.scorings[-1].card == 0
    assert reasons == {FIFTY, WAGONS_GONE}


@pytest.mark.parametrize("seed", range(3))
def test_figures_are_what_a_move_costs_and_brings(seed: int) -> None:
    """GW-12, GW-20, GW-26: what a move says before is what happens then."""
    state, rng = GAME.open(2 + seed), Rng(seed)
    seen = set()
    while state.turn != OVER:
        for attempt in GAME.attempts(state):
            if attempt.possible and attempt.figures:
                after = state.copy()
                after.telling = True
                after.play(attempt.move)
                told = {event["event"]: event for event in GAME.events(after, None)}
                paid = told.get("paid", {"tokens": 0, "vp": 0})
                happened = {
                    "cost": paid["tokens"] + paid["vp"] + int(after.due),
                    "tokens": told.get("sold", {}).get("tokens"),
                    "number": told.get("scored", {}).get(
                        "card", shown(state, "scored")[state.turn] + 1
                    ),  # or after paying
                }
                assert attempt.figures == {name: happened[name] for name in attempt.figures}
                seen |= set(attempt.figures)
        state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
    assert seen == {"cost", "tokens", "number"}


def test_selling_for_ever_ends() -> None:
    """GW-J1: law 5 holds even for those who only sell."""
    state = GAME.open(2)
    rng = Rng(3)
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.play(state.draw(rng))
        else:
            state.play(next(move for move in state.moves() if GAME.action(state, int(move))["do"] == "sell"))
    assert state.ending == STALEMATE
    assert sum(GAME.view(state, None)["discard"].values()) + state.pile_size == 42
    assert [GAME.scores(state)[seat]["points"] for seat in (0, 1)] == [10, 10]


def test_who_starts_is_drawn_unless_it_is_chosen() -> None:
    """GW-5"""
    state = GAME.open(3)
    assert state.outcomes() == [(0, 1), (1, 1), (2, 1)]
    for seat in (0, 1, 2):
        state = GAME.open(3, {"first_seat": seat})
        while state.turn == CHANCE:
            state.play(state.draw(Rng(1)))
        assert state.turn == seat


def test_the_reconstructed_deck() -> None:
    """GW-4: 56 cards, twelve for each region, eight without."""
    deck = GAME.open(2).deck
    names = [card.name for card, count in zip(deck.cards, deck.counts, strict=True) for _ in range(count)]
    assert len(names) == 56
    for region in ("east", "great_plains", "midwest", "west"):
        assert sum(card_parts(name)["region"] == region for name in names) == 12
    assert card_parts("east:+1 w2 c5") == {"region": "east", "places": "plus", "wagons": 2, "cost": 5}
    assert card_parts("none w3 c2") == {"region": "none", "places": "none", "wagons": 3, "cost": 2}


def rows(**no_region: Any) -> dict[str, Any]:
    plain = {"wagons": 1, "count": 8, **no_region}
    return {"per_region": {"cards": [{"places": "one", "count": 12}]}, "no_region": {"cards": [plain]}}


@pytest.mark.parametrize(
    ("deck", "where", "reason"),
    [
        ("mine", "deck", "not-one-of"),
        (rows(count=7), "deck", "wrong-number-of-cards"),
        (rows(cost=7), "deck.no_region.cards[0].cost", "not-in-range"),
        (rows(cost=True), "deck.no_region.cards[0].cost", "not-in-range"),
        (rows(wagons=0), "deck.no_region.cards[0]", "card-does-nothing"),
        (rows() | {"east": {"cards": [{"cost": 7}]}}, "deck.east.cards[0].cost", "not-in-range"),
        (rows() | {"midwest": {"cards": [{}, {"places": "three"}]}}, "deck.midwest.cards[1].places", "not-one-of"),
        (rows() | {"west": {"cards": [{}]}}, "deck", "wrong-number-of-cards"),
        (rows() | {"california": {"cards": []}}, "deck.california", "unknown-key"),
        (rows() | {"name": " "}, "deck.name", "not-a-name"),
        (rows() | {"name": 61 * "x"}, "deck.name", "not-a-name"),
        (rows(wagons=-1), "deck.no_region.cards[0].wagons", "not-in-range"),
        (rows(places="two"), "deck.no_region.cards[0].places", "not-one-of"),
        (rows(colour="red"), "deck.no_region.cards[0].colour", "unknown-key"),
        (rows() | {"extra": {}}, "deck.extra", "unknown-key"),
        (rows() | {"no_region": 3}, "deck.no_region", "not-a-table"),
        (rows() | {"no_region": {"cards": 3}}, "deck.no_region.cards", "not-a-list"),
        (rows() | {"no_region": {"cards": ["x"]}}, "deck.no_region.cards[0]", "not-a-table"),
    ],
)
def test_bad_decks_name_the_field(deck: object, where: str, reason: str) -> None:
    """GW-4, GW-12"""
    with pytest.raises(BadOptions) as caught:
        GAME.open(2, {"deck": deck})
    assert (caught.value.where, caught.value.reason) == (where, reason)


def test_an_owners_deck_is_played_with() -> None:
    """GW-4: the same kinds written twice are one kind."""
    deck = rows()
    deck["no_region"]["cards"] = [{"wagons": 1, "count": 3}, {"wagons": 1, "count": 5}]
    state = GAME.open(2, {"deck": deck})
    assert [int(count) for count in state.deck.counts] == [12, 12, 12, 12, 8]
    playout(state, Rng(1))


def test_an_owners_deck_may_differ_by_region() -> None:
    """GW-4: a section for each region beside those for all and for none."""
    deck = {
        "name": "My box",
        "per_region": {"cards": [{"places": "one", "count": 10}]},
        "east": {"cards": [{"places": "two", "wagons": 2, "cost": 5, "count": 2}]},
        "great_plains": {"cards": [{"places": "plus", "cost": 3}]},
        "west": {"cards": [{"places": "one", "count": 5}]},
        "no_region": {"cards": [{"wagons": 1, "count": 8}]},
    }
    state = GAME.open(2, {"deck": deck})
    kinds = {card.name: int(count) for card, count in zip(state.deck.cards, state.deck.counts, strict=True)}
    assert kinds == {
        "east:1 w0 c0": 10, "great_plains:1 w0 c0": 10, "midwest:1 w0 c0": 10, "west:1 w0 c0": 15,
        "east:2 w2 c5": 2, "great_plains:+1 w0 c3": 1, "none w1 c0": 8,
    }  # fmt: skip
    playout(state, Rng(1))


def test_a_card_may_be_good_for_selling_only() -> None:
    """GW-4, GW-26: the rulebook does not exclude it."""
    state = GAME.open(2, {"deck": rows(wagons=0, cost=3)})
    assert state.deck.kind("none w0 c3") == 4
    playout(state, Rng(1))


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"first_seat": 2}, "first_seat"),
        ({"first_seat": True}, "first_seat"),
        ({"end_check": "never"}, "end_check"),
        ({"x": 1}, "x"),
    ],
)
def test_bad_options_name_the_option(options: dict[str, Any], where: str) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.open(2, options)
    assert caught.value.where == where


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_seats(seats: int) -> None:
    with pytest.raises(BadOptions, match="seats"):
        GAME.open(seats)


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ({"seats": 5}, "seats"),
        ({"players": [{}, {"supply": 31}]}, "players[1].supply"),
        ({"players": [{"supply": 10, "box": 21}, {}]}, "players[0].supply"),
        ({"players": [{"vp": -1}, {}]}, "players[0].vp"),
        ({"players": [{"hat": 1}, {}]}, "players[0].hat"),
        ({"seats": 3, "players": [{}, {}]}, "players"),
        ({"players": [{"marker": 1}, {}]}, "players[0].marker"),
        ({"players": [{"hand": ["east:3 w0 c0"]}, {}]}, "players[0].hand[0]"),
        ({"players": [{"hand": ["east:2 w0 c3", "east:2 w0 c3"]}, {}]}, "players"),
        ({"wagons": {"east": 21}}, "wagons.east"),
        ({"wagons": {"new_england": 3, "east": 3}}, "wagons"),
        ({"tracks": {"east": [0] * 8}}, "tracks.east"),
        ({"tracks": {"east": [2]}}, "tracks.east[0]"),
        ({"tracks": {"california": [1]}}, "tracks.california"),
        ({"marks": {"east": 1}}, "marks.east"),
        ({"phase": "lunch"}, "phase"),
        ({"phase": "over"}, "reason"),
        ({"phase": "step"}, "card"),
        ({"phase": "step", "card": "east:2 w1 c4", "steps_left": 2}, "steps_left"),
        ({"phase": "place", "card": "east:2 w1 c4"}, "card"),
        ({"phase": "pay", "due": 3}, "due"),
        ({"due": 3}, "due"),
        ({"card": "east:2 w1 c4"}, "card"),
        ({"actions_left": 2}, "actions_left"),
        ({"pile": {"east:2 w1 c4": 1}}, "pile.east:1 w0 c0"),
        ({"hats": 3}, "position.hats"),
        ({"options": {"deck": 3}}, "deck"),
        ([], "position"),
    ],
)
def test_positions_that_the_box_cannot_make_are_refused(position: Any, where: str) -> None:
    with pytest.raises((BadPosition, BadOptions)) as caught:
        GAME.from_position(position)
    assert caught.value.where == where


@settings(max_examples=200)
@given(seed=st.integers(0, 2**32 - 1))
def test_hands_are_seven_whenever_somebody_acts(seed: int) -> None:
    """GW-3, GW-17, GW-18: every action ends with a full hand and a pile to draw from."""
    state, rng = GAME.open(2 + seed % 3), Rng(seed)
    for _ in range(120):
        if state.turn == OVER:
            return
        state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
        if GAME.view(state, None)["phase"] == "action":
            assert set(shown(state, "cards")) == {7}
            assert state.pile_size > 0
