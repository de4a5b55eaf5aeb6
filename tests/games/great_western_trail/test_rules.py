"""Rules of Great Western Trail against the slow checker, and what stays true in every game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.core.playout import playout
from saloon.core.refusal import BadOptions, BadPosition
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from saloon.games.great_western_trail import agenda, events, parts
from saloon.games.great_western_trail.assignment import best_assignment
from saloon.games.great_western_trail.game import GAME
from saloon.games.great_western_trail.kansas_city import transport_cost
from tests.games.great_western_trail.checker import best_objectives, check_invariants, check_resting

deck_cards = st.lists(st.sampled_from(parts.OBJECTIVES[:20]), max_size=6, unique=True)


@settings(max_examples=120)
@given(
    cards=deck_cards,
    split=st.integers(0, 6),
    start=st.sampled_from(["S1", "S2", "S3", "S4"]),
    hazards=st.integers(0, 4),
    teepees=st.tuples(st.integers(0, 3), st.integers(0, 3)),
    stations=st.integers(0, 3),
    buildings=st.integers(0, 3),
    cattle=st.tuples(st.integers(0, 3), st.integers(0, 2), st.integers(0, 2)),
    master=st.booleans(),
)
def test_objectives_are_assigned_as_well_as_possible(
    cards: list[str], split: int, start: str, hazards: int, teepees: tuple[int, int], stations: int, buildings: int,
    cattle: tuple[int, int, int], master: bool,
) -> None:  # fmt: skip
    """GWT-12.3, GWT-10.6: against every possible assignment."""
    area, deck = [start, *cards[:split]], cards[split:]
    state = GAME.from_position(
        {
            "trail": {site: f"0:{number}a" for number, site in enumerate(("A1", "A2", "A3")[:buildings], start=1)},
            "players": [
                {
                    "area": area,
                    "hand": deck,
                    "tiles": {"flood-4-green": min(hazards, 2), "drought-4-green": max(0, hazards - 2),
                              "green_teepee": teepees[0], "blue_teepee": teepees[1]},
                    "stations": list(range(1, stations + 1)),
                    "discard": {"holstein": cattle[0], "west_highland_4": cattle[1], "texas_longhorn_7": cattle[2]},
                    "masters": ["SM2"] if master else [],
                },
                {},
            ],
        }
    )  # fmt: skip
    items = {
        "building": buildings, "station": stations, "hazard": hazards, "green_teepee": teepees[0],
        "blue_teepee": teepees[1], "breeding_3": cattle[0], "west_highland": cattle[1], "texas_longhorn": cattle[2],
        "san_francisco": 0,
    }  # fmt: skip
    found = best_assignment(state.players[0])
    pairs = 3 * (int(found.area) // 2) if master else 0
    assert int(found.points) + pairs == best_objectives(area, deck, items, master)


TRANSPORT = """
0 3       0 0 1 3 4 5 7 8 9 11
4 4       0 0 0 2 3 4 6 7 8 10
4.5 5     0 0 0 1 2 3 5 6 7 9
6 7       0 0 0 0 1 2 4 5 6 8
7.5 9     0 0 0 0 0 1 3 4 5 7
10 10     0 0 0 0 0 0 2 3 4 6
10.5 11   0 0 0 0 0 0 1 2 3 5
12 13     0 0 0 0 0 0 0 1 2 4
13.5 15   0 0 0 0 0 0 0 0 1 3
16 16     0 0 0 0 0 0 0 0 0 2
16.5 17   0 0 0 0 0 0 0 0 0 1
18 39     0 0 0 0 0 0 0 0 0 0
"""


def test_transport_costs_are_those_of_the_table() -> None:
    """GWT-8.8"""
    for line in TRANSPORT.split("\n")[1:-1]:
        low, high, *costs = line.split()
        for space in (float(low), float(high)):
            got = [int(transport_cost(int(2 * space), value)) for value in parts.CITY_VALUE]
            assert got == [int(cost) for cost in costs], f"engine on {space}"


def test_the_box_is_complete() -> None:
    """GWT-1.5, GWT-2.1, GWT-5.1, GWT-5.2, GWT-6.2, GWT-8.1, GWT-9.2, GWT-10.2: counts and sums of the digest."""
    kinds = [parts.SITE_KINDS[kind] for kind in parts.SITE_KIND]
    assert [kinds.count(kind) for kind in parts.SITE_KINDS] == [1, 7, 22, 4, 4, 4, 9, 1]
    assert sum(parts.WOODS) == 8
    assert sum(risk >= 0 for risk in parts.RISK) == 7
    forks = [site for site, exits in zip(parts.SITES, parts.EXITS, strict=True) if len(exits) > 1]
    assert forks == ["N-A", "N-B", "N-C", "CT", "N-E", "N-F", "N-G"]
    assert sum(parts.DISC_COUNT) == 14
    assert sum(count for count, corner in zip(parts.DISC_COUNT, parts.DISC_CORNERS, strict=True) if corner == 0) == 9
    assert [sum(parts.BUILDING_POINTS[:10]), sum(parts.BUILDING_POINTS[10:])] == [49, 50]
    assert sum(parts.MARKET_DECK) == 36
    assert sum(a * b for a, b in zip(parts.MARKET_DECK, parts.CATTLE_POINTS, strict=True)) == 114
    assert sum(parts.OWN_DECK) == 14
    assert [sum(stack) for stack in parts.STACKS] == [35, 33, 26]
    hazards = parts.STACKS[0][parts.HAZARDS :]
    assert sum(count * points for count, points in zip(hazards, parts.HAZARD_POINTS, strict=True)) == 54
    assert [sum(parts.STATION_COST), sum(parts.STATION_POINTS)] == [47, 44]
    assert sum(parts.OBJECTIVE_DECK) == 24
    points = [int(worth) for worth, copies in zip(parts.OBJECTIVE_POINTS, parts.OBJECTIVE_DECK) for _ in range(copies)]  # noqa: B905
    assert [points.count(3), points.count(4), points.count(5)] == [8, 2, 14]
    assert sum(parts.CITY_POINTS[1:]) + sum(parts.ARROW_POINTS) == 29
    neighbours = {parts.SITES[site]: {parts.SITES[near] for near in parts.NEIGHBOURS[site]} for site in range(52)}
    assert neighbours["CT"] == {"N-C", "N-D"}
    assert neighbours["FR1"] == {"FR2"}
    assert neighbours["DR1"] == {"N-C"}
    assert neighbours["G1"] == {"N-G"}


def test_no_tile_offers_an_effect_twice() -> None:
    """GWT-3.3: an action names an effect and a site, so a tile and the risk action of its site must not share one."""
    risks = {int(risk) for risk in parts.RISK if risk >= 0}
    for fields in [*parts.NEUTRAL_FIELDS, *parts.SIDE_FIELDS]:
        effects = [int(effect) for field in fields for effect in field]
        assert len(set(effects)) == len(effects)
        assert not risks & set(effects)


@settings(max_examples=25)
@given(seed=st.integers(0, 2**32 - 1))
def test_invariants_hold_after_every_move(seed: int) -> None:
    """GWT-1.9 and all of section 18: every tile and card of the box is somewhere, or was seen leaving the game."""
    state, rng = GAME.open(2 + seed % 3, {"setup": ("normal", "beginner")[seed // 3 % 2]}), Rng(seed)
    state.telling = True
    lost: Counter[str] = Counter()
    while state.turn != OVER:
        if rng.below(12) == 0:
            check_invariants(state, lost)
        if state.waiting() == agenda.MOVE:
            check_resting(state)
        state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
        lost.update(parts.TILES[event.x] for event in state.events if event.kind == events.TILE_LOST)
        lost.update(parts.CARDS[event.x] for event in state.events if event.kind == events.REMOVED)
    check_invariants(state, lost)
    assert state.token == parts.ROWS
    assert state.turns_left == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_other_seat_has_one_turn_after_the_end_is_triggered(seats: int) -> None:
    """GWT-12.1: for every seat that triggers it."""
    triggers = set()
    for seed in range(25):
        state, rng = GAME.open(seats), Rng(seed, seats)
        after: list[int] = []
        before = -1
        while state.turn != OVER:
            if state.token_owner >= 0 and state.actor != before:
                after.append(int(state.actor))
            before = int(state.actor) if state.token_owner >= 0 else -1
            state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
        owner = int(state.token_owner)
        assert after == [(owner + turn) % seats for turn in range(seats)]
        triggers.add(owner)
    assert len(triggers) > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end(seats: int) -> None:
    """GWT-12.1: every other seat had one more turn after the end was triggered."""
    for seed in range(100):
        state = GAME.open(seats)
        playout(state, Rng(seed, seats))
        assert state.turn == OVER
        for score in GAME.scores(state):
            assert sum(item["points"] for item in score["items"]) == score["points"]


def test_every_attempt_is_possible_or_refused_with_a_reason() -> None:
    """GWT-3.2: attempts cover what lies on the table; each that is no move says why, citing its section."""
    sections = {*GAME.info.rules, "table"}
    verbs = set()
    for seed in range(40):
        state, rng = GAME.open(2 + seed % 3), Rng(seed)
        while state.turn != OVER:
            if state.turn != CHANCE and rng.below(6) == 0:
                for attempt in GAME.attempts(state):
                    verbs.add(attempt.action["do"])
                    if not attempt.possible:
                        why = GAME.why_not(state, attempt.action)
                        assert why is not None
                        assert why.rule in sections, why
                        assert why.reason not in ("wrong-fields", "unknown-action", "not-now"), (attempt.action, why)
            state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
    assert verbs <= {verb for question in GAME.questions for verb in question.verbs}
    assert len(verbs) > 20


def test_who_starts_is_drawn_unless_it_is_chosen() -> None:
    """GWT-1.4, GWT-3.1: the start player has $6."""
    state = GAME.open(3)
    assert state.outcomes() == [(0, 1), (1, 1), (2, 1)]
    state = GAME.open(3, {"first_seat": 2})
    while state.turn == CHANCE:
        state.play(state.draw(Rng(1)))
    assert state.turn == 2
    assert [int(player.money) for player in state.players] == [7, 8, 6]


@pytest.mark.parametrize(
    ("options", "where"),
    [({"first_seat": 2}, "first_seat"), ({"setup": "hard"}, "setup"), ({"x": 1}, "x")],
)
def test_bad_options_name_the_option(options: dict[str, Any], where: str) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.open(2, options)
    assert caught.value.where == where


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ({"seats": 5}, "seats"),
        ({"hats": 1}, "position.hats"),
        ({"seats": 3, "players": [{}, {}]}, "players"),
        ({"players": [{"money": -1}, {}]}, "players[0].money"),
        ({"players": [{"hat": 1}, {}]}, "players[0].hat"),
        ({"players": [{"certificates": 5}, {}]}, "players[0].certificates"),
        ({"players": [{"engine": 5.5}, {}]}, "players[0].engine"),
        ({"players": [{"engine": 5}, {"engine": 5}]}, "players[1].engine"),
        ({"players": [{"site": "N-X"}, {}]}, "players[0].site"),
        ({"players": [{"site": "TP-1"}, {}]}, "players[0].site"),
        ({"players": [{"workers": {"cowboy": 7}}, {}]}, "players[0].workers.cowboy"),
        ({"players": [{"discs": {"hand": 1}}, {}]}, "players[0].discs"),
        ({"players": [{"cities": {"topeka": 2}}, {}]}, "players[0].cities.topeka"),
        ({"players": [{"cities": {"kansas_city": 14}, "stations": [1]}, {}]}, "players[0].cities"),
        ({"players": [{"hand": ["jersey"] * 6}, {}]}, "players[0].hand"),
        ({"players": [{"hand": ["O01"], "area": ["O01"]}, {}]}, "players"),
        ({"players": [{"hand": ["texas_longhorn_7"] * 3}, {}]}, "players"),
        ({"players": [{"area": ["S1"]}, {"area": ["S1"]}]}, "players"),
        ({"players": [{"masters": ["SM1"]}, {"masters": ["SM1"]}]}, "masters"),
        ({"players": [{"gone": [1]}, {}], "trail": {"A1": "0:1a"}}, "players[0].gone[0]"),
        ({"trail": {"A1": "flood-4-green"}}, "trail.A1"),
        ({"trail": {"FLOOD1": "drought-4-green"}}, "trail.FLOOD1"),
        ({"trail": {"A1": "0:1b"}}, "trail.A1"),
        ({"trail": {"A1": "0:1a", "A2": "0:1a"}}, "trail"),
        ({"trail": {"A1": "2:1a"}}, "trail.A1"),
        ({"trail": {"FLOOD1": "flood-4-green", "FLOOD2": "flood-4-green", "FLOOD3": "flood-4-green"}}, "supply"),
        ({"faces": ["1a"]}, "faces"),
        ({"faces": ["2a", *[f"{n}a" for n in range(2, 11)]]}, "faces[0]"),
        ({"jobs": [{"cowboy": 3}]}, "jobs[0]"),
        ({"jobs": [{}, {}, {"cowboy": 1}]}, "jobs[2]"),
        ({"token": 13}, "token"),
        ({"token": "left"}, "turns_left"),
        ({"foresight": ["hat"]}, "foresight[0]"),
        ({"agenda": [["dance"]]}, "agenda[0]"),
        ({"agenda": []}, "agenda"),
        ({"agenda": [["end_turn"], ["draw_up"], ["visit"]]}, "agenda"),
        ([], "position"),
    ],
)
def test_positions_that_the_box_cannot_make_are_refused(position: Any, where: str) -> None:
    with pytest.raises((BadPosition, BadOptions)) as caught:
        GAME.from_position(position)
    assert caught.value.where == where


def owners_deck(**changed: Any) -> dict[str, Any]:
    deck: dict[str, Any] = parts.read_table("automa")
    deck["card"] = [dict(row) for row in deck["card"]]
    deck["card"][0] |= changed
    return deck


@pytest.mark.parametrize(
    ("deck", "where"),
    [
        ("mine", "automa_deck"),
        ({"card": []}, "automa_deck.movement_card"),
        (owners_deck() | {"card": []}, "automa_deck.card"),
        (owners_deck() | {"hats": 1}, "automa_deck.hats"),
        (owners_deck() | {"build": ["woods"]}, "automa_deck.build"),
        (owners_deck(move="x"), "automa_deck.card[0].move"),
        (owners_deck(action="dance"), "automa_deck.card[0].action"),
        (owners_deck(kansas="uu"), "automa_deck.card[0].kansas"),
        (owners_deck(objective=5), "automa_deck.card[0].objective"),
        (owners_deck(worker="cook"), "automa_deck.card[0].worker"),
        (owners_deck(hat=1), "automa_deck.card[0].hat"),
        (owners_deck(id=2), "automa_deck.card[1].id"),
        (owners_deck() | {"name": ""}, "automa_deck.name"),
    ],
)
def test_bad_automa_decks_name_the_field(deck: object, where: str) -> None:
    """AU-4: an owner of the original may put in the deck's true cards."""
    with pytest.raises(BadOptions) as caught:
        GAME.open(2, {"automa": "easy", "automa_deck": deck})
    assert caught.value.where == where


def test_an_owners_automa_deck_is_played_with() -> None:
    """AU-12: a card may carry its own order of criteria."""
    deck = owners_deck(build=["shortest", "woods", "human_buildings", "lowest_toll"])
    state = GAME.open(2, {"automa": "hard", "automa_deck": deck})
    playout(state, Rng(1))
    assert GAME.position(state)["options"]["automa_deck"] == deck
    assert [int(criterion) for criterion in state.automa.deck.cards[0].build] == [2, 0, 1, 3]


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard", "surprise"])
def test_the_automa_decides_nothing_by_chance_but_draws(difficulty: str) -> None:
    """AU-7, AU-20: its seat is never asked, and the discs on its card, in reserve and placed are always fourteen."""
    for seed in range(30):
        state, rng = GAME.open(2, {"automa": difficulty}), Rng(seed)
        while state.turn != OVER:
            assert state.turn in (CHANCE, 0)
            state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
            player = state.players[1]
            placed = sum(player.cities) + sum(player.stations)
            assert state.automa.discs + state.automa.reserve + placed == 14
            assert player.engine != parts.TERMINUS


def test_the_bonus_follows_the_discs() -> None:
    """AU-2: 0 while nothing is uncovered, then the digit uncovered last."""
    automa = GAME.open(2, {"automa": "easy"}).automa
    bonus = []
    for discs in range(7, -1, -1):
        automa.discs = discs
        bonus.append(int(automa.bonus()))
    assert bonus == [0, 0, 0, 1, 1, 1, 2, 2]


def test_the_digits_of_the_automa_deck() -> None:
    """AU-4, AU-13, AU-16, AU-19: what the rulebook's text keeps of the options sides."""
    cards = GAME.open(2, {"automa": "easy"}).automa.deck.cards
    assert [int(card.cattle) for card in cards] == [5, 7, 1, 1, 4, 3, 2, 2, 5, 4, 6, 6, 7, 3]
    assert [int(card.objective) for card in cards] == [4, 2, 4, 1, 2, 3, 4, 3, 1, 1, 4, 3, 1, 2]
    assert [card.number for card in cards if card.engine_bonus] == [3, 4, 8, 10, 11]
    assert all(card.engine == 3 for card in cards)


def test_an_automa_card_is_spoken_of_by_its_id() -> None:
    """AU-4, AU-7: positions, views, events and draws, in whatever order an owner wrote the cards."""
    deck = owners_deck()
    deck["card"].reverse()
    state = GAME.open(2, {"first_seat": 1, "automa": "easy", "automa_deck": deck})
    state.telling = True
    rng, drawn, turned = Rng(3), 0, 0
    while drawn < 5:
        chance = state.turn == CHANCE
        move = state.draw(rng) if chance else state.moves()[0]
        action = GAME.action(state, move)
        state.play(move)
        view = GAME.view(state, 0)
        if chance and action["draw"] == "automa_card":
            turned += 1
            assert action["card"] in (view["automa"]["top"], view["automa"]["drawn"])
        cards = view["automa_cards"]
        for key in ("top", "drawn"):
            assert view["automa"][key] == (cards[key] and cards[key]["number"])
        assert view["automa"]["top"] not in view["automa"]["deck"]
        for event in GAME.events(state, 0):
            if event["event"] == "automa-drew":
                drawn += 1
                assert event["card"] == view["automa"]["drawn"]
                row = next(row for row in deck["card"] if row["id"] == event["card"])
                assert event["action"] == row["action"]
        again = GAME.from_position(GAME.position(state))
        assert GAME.position(again) == GAME.position(state)
        assert [int(card) for card in again.automa.left] == [int(card) for card in state.automa.left]
    assert turned


def test_views_tell_what_entering_a_site_costs() -> None:
    """GWT-2.7: what the hands of a tile say; nothing where it is neutral or one's own, or beside the trail."""
    beside = next(name for name, exits in zip(parts.SITES, parts.EXITS, strict=True) if name != "KC" and not len(exits))
    trail = {"A1": "1:7a", "A3": "0:1a", "FLOOD2": "flood-4-green", "FR1": "2:4a", beside: "green_teepee"}
    state = GAME.from_position({"trail": trail, "players": [{}, {}, {}]})
    green, black = GAME.view(state, 0)["fees"].values()
    tolls = {"A1": green + black, "A3": green, "FLOOD2": green, "FR1": black}
    assert GAME.view(state, None)["tolls"] == tolls
    for seat, own in enumerate(("A3", "A1", "FR1")):
        assert GAME.view(state, seat)["tolls"] == {site: toll for site, toll in tolls.items() if site != own}


def test_views_tell_the_breeding_value_of_a_hand() -> None:
    """GWT-8.4: every different breed counts once."""
    hands = ["dutch_belt", "dutch_belt", "brown_swiss", "holstein"], ["jersey", "O01", "west_highland_3"]
    state = GAME.from_position({"players": [{"hand": hand} for hand in hands]})
    assert [GAME.view(state, seat)["players"][seat]["breeding"] for seat in (0, 1)] == [8, 5]


def test_an_objective_that_failed_says_what_the_fulfilled_ones_did_not_leave() -> None:
    """GWT-10.6, GWT-12.3: S3 takes both buildings, so O13 lacks them, and a green teepee."""
    own = {"area": ["S3", "O13"], "tiles": {"green_teepee": 1, "flood-2-green": 1}}
    state = GAME.from_position({"trail": {"A1": "0:1a", "A2": "0:2a"}, "players": [own, {}]})
    score = GAME.scores(state)[0]
    items = {item["card"]: item for item in score["items"] if item["item"] == "objective"}
    assert "lacks" not in items["S3"]
    assert items["O13"]["lacks"] == [
        {"task": "building", "needed": 2, "left": 0},
        {"task": "green_teepee", "needed": 2, "left": 1},
    ]
    assert score["belongings"] == {"building": 2, "hazard": 1, "green_teepee": 1}


NO_WHITE_DISC = {f"auxiliary_{number}": 0 for number in range(1, 6)} | {"certificate_4": 0}


@pytest.mark.parametrize("own", [{}, {"discs": NO_WHITE_DISC, "cities": {"kansas_city": 9}}])
def test_a_delivery_says_which_discs_it_will_ask_for(own: dict[str, Any]) -> None:
    """GWT-8.7: a white city takes dark discs once no white one is left."""
    told = set()
    for city in parts.CITIES:
        players = [{"site": "KC", "money": 50, **own}, {}]
        state = GAME.from_position({"agenda": [["end_turn"], ["deliver", 18]], "players": players})
        delivery = next(each for each in GAME.attempts(state) if each.action == {"do": "deliver", "city": city})
        told.add(white_only := delivery.figures["white_only"])
        state.play(delivery.move)
        discs = [parts.DISCS.index(action["disc"]) for action in GAME.actions(state) if action["do"] == "disc"]
        assert discs
        assert white_only == all(parts.DISC_CORNERS[disc] == parts.WHITE for disc in discs), city
    assert told == ({False} if own else {True, False})
