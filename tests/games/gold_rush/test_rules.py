"""What stays true in every game of Gold Rush, and what box and table refuse."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import saloon
from saloon.core.playout import playout
from saloon.core.refusal import BadOptions, BadPosition
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from saloon.games.gold_rush.board import ACT
from saloon.games.gold_rush.cowboys import SEND_COWBOY
from saloon.games.gold_rush.features import cowboys_of
from saloon.games.gold_rush.game import GAME
from saloon.games.gold_rush.state import GoldRush
from tests.games.gold_rush.checker import Land
from tests.games.gold_rush.lists import MOUNTAINOUS, printed, row

MANY_GAMES = 10_000 if saloon.compiled() else 200


def step(state: GoldRush, rng: Rng) -> None:
    state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))


@settings(max_examples=10 if saloon.compiled() else 4)
@given(seed=st.integers(0, 2**32 - 1), seats=st.integers(2, 5), farmers=st.booleans())
def test_invariants_after_every_turn(seed: int, seats: int, farmers: bool) -> None:
    """Section 12, (a) to (j)"""
    state, rng = GAME.open(seats, {"farmers": farmers}), Rng(seed)
    scores = [0] * seats
    while state.turn != OVER:
        step(state, rng)
        view = GAME.view(state, None)
        if view["phase"] != "tile":
            continue
        check_pieces(state)  # (a), (e), (f)
        tokens = sum(player["tokens"] for player in view["players"])
        heights = sum(row["tokens"] for row in view["features"] if row["land"] == "mountain")
        assert view["supply"] + heights + tokens + view["lost"] == 63  # (b)
        assert sum(view["unseen"].values()) == 63
        tents = {player["tent"] for player in view["players"]}
        for feature in view["features"]:
            if feature["land"] == "mountain":
                assert feature["tokens"] <= (0 if feature["complete"] else feature["nuggets"])  # (c)
            if feature["complete"]:
                assert not any(feature["cowboys"])  # (d)
                assert not tents & set(feature["segments"])
        check_cities(state)  # (j)
        assert all(before <= player["score"] for before, player in zip(scores, view["players"], strict=True))  # (h)
        scores = [player["score"] for player in view["players"]]
    check_edges(GAME.position(state)["board"])  # (g)


def check_pieces(state: GoldRush) -> None:
    features = state.map.features
    on_map = Counter[int]()
    for player in state.players:
        assert player.reserve() + len(player.cowboys) == 4
        on_map.update(int(features.cell(segment)) for segment in player.cowboys)
    assert all(count == 1 for count in on_map.values())
    assert int(state.map.order[0]) not in on_map
    tents = [int(player.tent) for player in state.players if player.tent >= 0]
    cowboys = [int(segment) for player in state.players for segment in player.cowboys]
    assert len({*tents, *cowboys}) == len(tents) + len(cowboys)
    assert sum(int(features.occupied(segment)) for segment in range(features.count)) == len(tents) + len(cowboys)


def check_cities(state: GoldRush) -> None:
    land = Land(GAME.position(state)["board"])
    for feature in GAME.view(state, None)["features"]:
        if feature["land"] == "city" and feature["complete"]:
            assert all(land.complete(rail) for rail in land.city_rails(land.named(feature["segments"][0])))


def check_edges(board: list[str]) -> None:
    for i in range(1, len(board)):
        tile, place, rotation = board[i].split()
        x, y = (int(number) for number in place.split(","))
        assert Land(board[:i]).fits(tile, x, y, int(rotation))


@settings(max_examples=25)
@given(seed=st.integers(0, 2**32 - 1))
def test_two_cowboys_on_a_feature_come_from_joining(seed: int) -> None:
    """Section 12 (i), GR-33: a cowboy is alone when it is sent out."""
    state, rng = GAME.open(3), Rng(seed)
    while state.turn != OVER:
        if state.phase == ACT:
            features = state.map.features
            move = int(rng.pick(state.moves()))
            action = GAME.action(state, move)
            if action["do"] == "cowboy":
                segment = SEND_COWBOY.segment(state, move - SEND_COWBOY.first)
                assert features.cowboys(features.feature(segment)) == 0
            state.play(move)
        else:
            step(state, rng)


def test_ten_thousand_games_end() -> None:
    """GR-24, GR-87: 71 turns less one for each tile that could not be placed; all points are accounted for."""
    for seed in range(MANY_GAMES):
        state = GAME.open(2 + seed % 4, {"first_seat": 0, "farmers": seed % 3 > 0})
        playout(state, Rng(seed))
        assert len(state.map.order) == 72 - sum(state.discarded)
        assert state.bag_size == 0


def test_cowboys_are_counted_seat_by_seat() -> None:
    packed = 4 + 3 * 8 + 4096
    assert [int(cowboys_of(packed, seat)) for seat in range(5)] == [4, 3, 0, 0, 1]


def test_guesses_redraw_what_others_hold_and_nothing_else() -> None:
    """GR-102, GR-103: uniformly from all that the seat has not seen."""
    players: list[dict[str, Any]] = [{"tokens": [5, 5]}, {"tokens": [0, 0]}]
    state = GAME.from_position({"supply": 40, "players": players})
    rng = Rng(4)
    seen = Counter[int]()
    for _ in range(3000):
        guess = GAME.position(state.guess(0, rng))
        assert guess["players"][0]["tokens"] == [5, 5]
        assert len(guess["players"][1]["tokens"]) == 2
        seen.update(guess["players"][1]["tokens"])
    for value, count in {0: 12, 1: 20, 2: 15, 3: 11, 5: 3}.items():
        assert abs(seen[value] / 6000 - count / 61) < 0.03
    assert GAME.position(state)["players"] == [dict(p, score=0, cowboys=[], tent=None) for p in players]


def test_tokens_that_run_out_are_placed_as_far_as_they_go() -> None:
    """GR-30: with more nuggets than tokens nothing is made."""
    for seed in range(40):
        state = GAME.open(2, {"tiles": MOUNTAINOUS})
        playout(state, Rng(seed))
        assert state.supply >= 0
        assert state.lost + sum(player.held() for player in state.players) + state.supply == 63


def test_tiles_that_fit_nowhere_are_discarded() -> None:
    """GR-21, GR-24: rarely with the printed tiles, often with a list that is full of mountains."""
    discarded = 0
    for seed in range(100):
        state = GAME.open(2, {"tiles": MOUNTAINOUS})
        playout(state, Rng(seed))
        discarded += sum(state.discarded)
    assert discarded > 10


# Owners' lists


def test_more_nuggets_than_usual_are_warned_of() -> None:
    """GR-4: no known tile shows more than three, but no rulebook excludes it."""
    assert GAME.warnings(GAME.info.complete({})) == []
    assert GAME.warnings(GAME.info.complete({"tiles": printed()})) == []
    tiles = changed("MF1", mountains=[{"edges": "NESW", "nuggets": 5}])
    del tiles["totals"]
    (warning,) = GAME.warnings(GAME.info.complete({"tiles": tiles}))
    number = [row["id"] for row in tiles["tile"]].index("MF1")
    assert warning.where == f"tiles.tile[{number}].mountains[0].nuggets"
    assert (warning.reason, warning.params) == ("many-nuggets", {"got": 5, "usual": 3})
    playout(GAME.open(2, {"tiles": tiles}), Rng(1))


def changed(tile: str, **fields: Any) -> dict[str, Any]:
    data = printed()
    row(data, tile).update(fields)
    return data


def without(key: str) -> dict[str, Any]:
    data = printed()
    del data[key]
    return data


PLAIN = {"halves": "wn nw ne en es se"}
INSIDE = {"halves": "sw ws"}


@pytest.mark.parametrize(
    ("tiles", "where", "reason"),
    [
        ("mine", "tiles", "not-one-of"),
        (printed() | {"name": 7}, "tiles.name", "not-a-name"),
        (
            changed("MF1", mountains=[{"edges": "NESW", "nuggets": 10}]),
            "tiles.tile[32].mountains[0].nuggets", "not-in-range",
        ),
        (printed() | {"hats": 1}, "tiles.hats", "unknown-key"),
        (without("tile"), "tiles.tile", "not-a-list"),
        (without("mining_token"), "tiles.mining_token", "not-a-list"),
        (printed() | {"mining_token": [{"value": 4, "count": 63}]}, "tiles.mining_token[0].value", "not-one-of"),
        (printed() | {"mining_token": [{"value": 5, "count": 62}]}, "tiles.mining_token", "wrong-number-of-tokens"),
        (printed() | {"totals": {"herds": 8}}, "tiles.totals.herds", "wrong-total"),
        (printed() | {"totals": {"hats": 8}}, "tiles.totals.hats", "unknown-key"),
        (changed("RC1", count=5), "tiles", "wrong-number-of-tiles"),
        (changed("RC1", count=0), "tiles.tile[8].count", "not-in-range"),
        (changed("RC1", id="RC2"), "tiles.tile[9].id", "named-twice"),
        (changed("RC1", id="R C"), "tiles.tile[8].id", "not-a-word"),
        (changed("RC1", colour="red"), "tiles.tile[8].colour", "unknown-key"),
        (changed("RC1", start=True), "tiles", "not-one-start-tile"),
        (changed("S", mountains=[{"edges": "N", "nuggets": 2}]), "tiles.tile[0].mountains", "start-needs-one-nugget"),
        (changed("RC1", edges="PPR"), "tiles.tile[8].edges", "not-four-edges"),
        (changed("RC1", edges="PPRX"), "tiles.tile[8].edges", "not-four-edges"),
        (changed("RC1", edges="PPRP"), "tiles.tile[8].rails[0].ends[1]", "other-edge"),
        (changed("RC1", rails=[]), "tiles.tile[8].rails", "edge-not-named"),
        (changed("RC1", rails=[{"ends": ["S"]}]), "tiles.tile[8].rails[0].ends", "not-two-ends"),
        (changed("RC1", rails=[{"ends": ["S", "M0"]}]), "tiles.tile[8].rails[0].ends[1]", "not-one-of"),
        (changed("RC1", rails=[{"ends": ["S", "S"]}]), "tiles.tile[8].rails[0].ends[1]", "named-twice"),
        (changed("RC1", rails=[{"ends": ["S", "W"], "locos": -1}]), "tiles.tile[8].rails[0].locos", "not-in-range"),
        (changed("RC1", prairies=[PLAIN]), "tiles.tile[8].prairies", "half-edge-not-named"),
        (changed("RC1", prairies=[PLAIN, INSIDE, INSIDE]), "tiles.tile[8].prairies[2].halves", "named-twice"),
        (changed("RC1", prairies=[{"halves": "up"}]), "tiles.tile[8].prairies[0].halves", "not-one-of"),
        (changed("RC1", prairies=[{"halves": ""}]), "tiles.tile[8].prairies[0].halves", "not-half-edges"),
        (changed("MC1", prairies=[{"halves": "nw"}]), "tiles.tile[20].prairies[0].halves", "other-edge"),
        (
            changed("RC1", prairies=[{"halves": "wn nw ne en es se sw ws"}]),
            "tiles.tile[8].prairies", "parted",
        ),
        (
            changed("RC1", prairies=[{"halves": "wn nw ne"}, {"halves": "en es se"}, INSIDE]),
            "tiles.tile[8].prairies", "together",
        ),
        (changed("MR1", mountains=[{"edges": "N", "nuggets": 1}]), "tiles.tile[28].mountains", "edge-not-named"),
        (changed("MR1", mountains=[{"edges": "NX", "nuggets": 1}]), "tiles.tile[28].mountains[0].edges", "not-one-of"),
        (changed("MR1", mountains=[{"edges": "NS"}]), "tiles.tile[28].mountains[0].nuggets", "not-in-range"),
        (changed("CT1", city=[0, 1]), "tiles.tile[16].city", "not-the-rails-that-leave-it"),
        (changed("RJ1", city=[0, 1, 2]), "tiles.tile[13].city", "not-the-rails-that-leave-it"),
        (
            changed(
                "MO1", edges="MRMR", mountains=[{"edges": "NS", "nuggets": 1}], rails=[{"ends": ["E", "W"]}],
                prairies=[{"halves": "en wn"}, {"halves": "es ws"}],
            ),
            "tiles.tile[23]", "walls-cross",
        ),
    ],
)  # fmt: skip
def test_bad_lists_name_the_field(tiles: object, where: str, reason: str) -> None:
    """GR-2 … GR-5, and the planarity of tiles"""
    with pytest.raises(BadOptions) as caught:
        GAME.open(2, {"tiles": tiles})
    assert (caught.value.where, caught.value.reason) == (where, reason)


def test_the_printed_list_as_an_owners_own_plays_the_same() -> None:
    """Section 17"""
    own, box = GAME.open(2, {"tiles": printed()}), GAME.open(2)
    playout(own, Rng(1))
    playout(box, Rng(1))
    assert GAME.scores(own) == GAME.scores(box)


def test_an_unplanar_list_is_always_noticed() -> None:
    """Every way of moving one half-edge of a printed tile to another prairie of it is refused."""
    for tile in printed()["tile"]:
        prairies = tile.get("prairies", [])
        for i, one in enumerate(prairies):
            for half in one["halves"].split():
                for j in range(len(prairies)):
                    if i != j and len(one["halves"].split()) > 1:
                        wrong = deepcopy(prairies)
                        wrong[i]["halves"] = " ".join(h for h in one["halves"].split() if h != half)
                        wrong[j]["halves"] += " " + half
                        with pytest.raises(BadOptions, match=r"together|parted"):
                            GAME.open(2, {"tiles": changed(tile["id"], prairies=wrong)})


# Options and positions


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"first_seat": 2}, "first_seat"),
        ({"farmers": 1}, "farmers"),
        ({"last_turn": "never"}, "last_turn"),
        ({"unclaimed_tokens": 1}, "unclaimed_tokens"),
        ({"gap": True}, "gap"),
        ({"x": 1}, "x"),
    ],
)
def test_bad_options_name_the_option(options: dict[str, Any], where: str) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.open(2, options)
    assert caught.value.where == where


def seats_of(*rows: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"players": list(rows), **fields}


LAID = ["S 0,0 0", "RS1 1,0 0"]


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ([], "position"),
        ({"hats": 1}, "position.hats"),
        ({"seats": 6}, "seats"),
        ({"seats": 3, "players": [{}, {}]}, "players"),
        ({"options": {"hats": 1}}, "options.hats"),
        ({"options": {"tiles": 3}}, "tiles"),
        ({"board": []}, "board[0]"),
        ({"board": ["P1 0,0 0"]}, "board[0]"),
        ({"board": ["S 0,0 1"]}, "board[0]"),
        ({"board": ["S 0,0 0", "RS1 2,0 0"]}, "board[1]"),
        ({"board": ["S 0,0 0", "RS1 1,0 1"]}, "board[1]"),
        ({"board": ["S 0,0 0", "RS1 99999,0 1"]}, "board[1]"),
        ({"board": ["S 0,0 0", f"RS1 {10**30},0 1"]}, "board[1]"),
        ({"board": ["S 0,0 0", "ZZ 1,0 1"]}, "board[1]"),
        ({"board": ["S 0,0 0", "RS1 1,0"]}, "board[1]"),
        ({"board": ["S 0,0 0", "RS1 1;0 1"]}, "board[1]"),
        ({"board": ["S 0,0 0", "S 1,0 0"]}, "board[1]"),
        ({"board": [*LAID, "RS1 2,0 0", "RS1 3,0 0", "RS1 4,0 0"]}, "board[4]"),
        ({"bag": {"ZZ": 1}}, "bag.ZZ"),
        ({"bag": {"RS1": 4}}, "bag.RS1"),
        ({"bag": {"RS1": 1}, "discarded": {"RS1": 1}}, "bag.P1"),
        ({"tile": "ZZ"}, "tile"),
        ({"tile": "S"}, "tile"),
        ({"tile": "MF1", "board": ["S 0,0 0", "MC1 0,1 2"]}, "tile"),
        ({"tile": "RS1", "phase": "act", "board": LAID}, "tile"),
        ({"phase": "place"}, "tile"),
        ({"phase": "lunch"}, "phase"),
        ({"phase": "act"}, "board"),
        ({"phase": "mine", "board": LAID}, "phase"),
        ({"phase": "first", "board": LAID}, "board"),
        ({"phase": "over"}, "reason"),
        ({"reason": "last-tile"}, "reason"),
        ({"phase": "deal", "board": LAID}, "dealing"),
        ({"phase": "deal", "board": LAID, "dealing": {"mountain": "0,0 N", "seat": 0}}, "dealing.mountain"),
        ({"actor": 2}, "actor"),
        ({"stacks": {"0,0 N": 2}}, "stacks.0,0 N"),
        ({"stacks": {"0,0 E": 0}}, "stacks.0,0 E"),
        ({"stacks": {"1,0 E": 0}}, "stacks.1,0 E"),
        ({"stacks": {"0,0 N": 2, "0,1 S": 1}, "board": ["S 0,0 0", "MR1 0,1 0"]}, "stacks.0,1 S"),
        ({"supply": 63}, "supply"),
        ({"lost": 1}, "lost"),
        (seats_of({"score": -1}, {}), "players[0].score"),
        (seats_of({"hat": 1}, {}), "players[0].hat"),
        (seats_of({"tokens": [True]}, {}), "players[0].tokens[0]"),
        (seats_of({"tokens": [10**30]}, {}), "players[0].tokens[0]"),
        (seats_of({"tokens": [1, 1]}, {}), "players"),
        (seats_of({"tent": "0,0 E"}, {}), "players[0].tent"),
        (seats_of({"tent": "0,0 N"}, {"tent": "0,0 N"}), "players[1].tent"),
        (seats_of({"tent": "0,0 N"}, {}, board=["S 0,0 0", "MC1 0,1 2"]), "players[0].tent"),
        (seats_of({"tent": "0,0"}, {}), "players[0].tent"),
        (seats_of({"cowboys": ["miner 0,0 N"]}, {}), "players[0].cowboys[0]"),
        (seats_of({"cowboys": ["sheriff 1,0 E"]}, {}, board=LAID), "players[0].cowboys[0]"),
        (seats_of({"cowboys": ["miner 1,0 E"]}, {}, board=LAID), "players[0].cowboys[0]"),
        (seats_of({"cowboys": ["merchant 1,0 city"]}, {}, board=LAID), "players[0].cowboys[0]"),
        (seats_of({"cowboys": ["railwayman 2,0 E"]}, {}, board=LAID), "players[0].cowboys[0]"),
        (seats_of({"cowboys": ["farmer 1,0 nw"]}, {}, board=LAID, options={"farmers": False}), "players[0].cowboys[0]"),
        (seats_of({"cowboys": ["farmer 1,0 nw"]}, {}, board=LAID, phase="act"), "players[0].cowboys[0]"),
        (seats_of({"cowboys": ["miner 0,1 S"]}, {}, board=["S 0,0 0", "MC1 0,1 2"]), "players[0].cowboys[0]"),
        ({"scorings": [{"segment": "9,9 N"}]}, "scorings[0].cowboys"),
    ],
)
def test_positions_that_the_box_cannot_make_are_refused(position: Any, where: str) -> None:
    with pytest.raises((BadPosition, BadOptions)) as caught:
        GAME.from_position(position)
    assert caught.value.where == where


@pytest.mark.parametrize("far", [9, 72, 73, 10**30])
def test_far_away_is_refused_like_any_other_place(far: int) -> None:
    """GR-19, GR-31, GR-42"""
    hand = GAME.from_position({"tile": "RS1"})
    assert reason(hand, {"do": "place", "x": far, "y": -far, "rotation": 0}) == ("GR-19", "touches-no-tile")
    laid = GAME.from_position({"phase": "act", "board": LAID})
    assert reason(laid, {"do": "tent", "x": far, "y": 0, "where": "N"}) == ("GR-42", "no-tile")
    cowboy = {"do": "cowboy", "job": "miner", "x": 0, "y": far, "where": "N"}
    assert reason(laid, cowboy) == ("GR-31", "not-on-the-new-tile")


def reason(state: GoldRush, action: dict[str, Any]) -> tuple[str, str]:
    refusal = GAME.why_not(state, action)
    assert refusal is not None
    return refusal.rule, refusal.reason


PLACE = {"do": "place", "x": 1, "y": 0, "rotation": 0}
COWBOY = {"do": "cowboy", "job": "railwayman", "x": 1, "y": 0, "where": "E"}
TENT = {"do": "tent", "x": 0, "y": 0, "where": "N"}


@pytest.mark.parametrize(
    ("action", "rule", "why"),
    [
        (PLACE | {"x": "1"}, "table", "wrong-fields"),
        (PLACE | {"rotation": True}, "table", "wrong-fields"),
        (PLACE | {"rotation": 4}, "table", "no-such-rotation"),
        (PLACE | {"rotation": -1}, "table", "no-such-rotation"),
        (PLACE | {"x": 0}, "GR-19", "occupied"),
        (PLACE | {"rotation": 1}, "GR-20", "does-not-continue"),
        (COWBOY, "GR-15", "place-first"),
    ],
)
def test_placements_that_are_not_possible(action: dict[str, Any], rule: str, why: str) -> None:
    """GR-15, GR-19, GR-20"""
    hand = GAME.from_position({"tile": "RS1"})
    assert GAME.why_not(hand, PLACE) is None
    assert reason(hand, action) == (rule, why)


@pytest.mark.parametrize(
    ("action", "rule", "why"),
    [
        (PLACE, "GR-15", "placed-already"),
        (COWBOY | {"x": None}, "table", "wrong-fields"),
        (COWBOY | {"where": 1}, "table", "wrong-fields"),
        (COWBOY | {"x": 0}, "GR-31", "not-on-the-new-tile"),
        (COWBOY | {"where": "N"}, "GR-32", "nothing-there"),
        (COWBOY | {"where": "city"}, "GR-32", "nothing-there"),
        (COWBOY | {"job": "miner"}, "GR-9", "other-job"),
        (COWBOY | {"where": "W"}, "table", "other-name"),
        (TENT | {"y": 1.0}, "table", "wrong-fields"),
        (TENT | {"y": 1}, "GR-42", "no-tile"),
        (TENT | {"where": "E"}, "GR-41", "no-mountain"),
        (TENT | {"where": "up"}, "GR-41", "no-mountain"),
        ({"do": "mine"}, "GR-52", "no-tent"),
    ],
)
def test_what_names_nothing_on_the_map_is_refused(action: dict[str, Any], rule: str, why: str) -> None:
    """GR-9, GR-15, GR-31, GR-32, GR-41, GR-42, GR-52"""
    laid = GAME.from_position({"phase": "act", "board": LAID})
    for possible in (COWBOY, TENT):
        assert GAME.why_not(laid, possible) is None
    assert reason(laid, action) == (rule, why)
