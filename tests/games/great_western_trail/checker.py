"""A second, slow reading of some rules of Great Western Trail, and what the box never loses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from saloon.core.game import Json
from saloon.games.great_western_trail.game import GAME
from saloon.games.great_western_trail.parts import (
    CARDS,
    CATTLE,
    ITEMS,
    MARKET_DECK,
    OBJECTIVE_DECK,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    OWN_DECK,
    PENALTY,
    STACKS,
    TASKS,
    TILES,
)
from saloon.games.great_western_trail.state import GreatWesternTrail

WORKERS = ("cowboy", "craftsman", "engineer")


def best_objectives(area: Sequence[str], deck: Sequence[str], items: Mapping[str, int], pairs: bool) -> int:
    """GWT 12.3 the long way: every card of the area met or failed, every card of the deck met, failed or left out."""
    best = -999
    fates = [("met", "failed")] * len(area) + [("met", "failed", "out")] * len(deck)
    for fate in product(*fates):
        used = dict.fromkeys(ITEMS, 0)
        points, cards = 0, 0
        for name, what in zip([*area, *deck], fate, strict=True):
            card = OBJECTIVES.index(name)
            cards += what != "out"
            if what == "met":
                points += int(OBJECTIVE_POINTS[card])
                for item, needed in zip(ITEMS, TASKS[card], strict=True):
                    used[item] += int(needed)
            elif what == "failed":
                points -= int(PENALTY[card])
        if all(used[item] <= items[item] for item in ITEMS):
            best = max(best, points + (3 * (cards // 2) if pairs else 0))
    return best


def check_invariants(state: GreatWesternTrail, lost: Mapping[str, int]) -> None:
    """GWT 18: what holds after every move; lost counts the tiles and cards that left the game."""
    position = GAME.position(state)
    players = position["players"]
    _check_tiles(position, lost)
    _check_cards(position, lost)
    seen: set[float] = set()
    for player in players:
        discs = sum(player["discs"].values()) + sum(player["cities"].values()) + len(player["stations"])
        assert discs == 14
        assert len(set(player["stations"])) == len(player["stations"])
        assert player["certificates"] in (0, 1, 2, 3, 4, 6)
        assert player["money"] >= 0
        assert player["engine"] == 0 or player["engine"] not in seen
        seen.add(player["engine"])
        for city, count in player["cities"].items():
            assert count == 1 or city in ("kansas_city", "san_francisco")
        assert all(1 <= count <= 6 for count in player["workers"].values())
    for index, player in enumerate(players):
        shown = GAME.view(state, None)["players"][index]
        assert player["certificates"] <= shown["certificate_limit"]
        built = {tile for tile in position["trail"].values() if tile.startswith(f"{index}:")}
        assert len(built) + len(shown["buildings"]) + len(player["gone"]) == 10
    token = 12 if position["token"] == "left" else position["token"] - 1
    assert not any(position["jobs"][token + 1 :])
    masters = [name for owner in players for name in owner["masters"]]
    masters += [name for name in position["masters"] if name]
    assert len(set(masters)) == len(masters)


def _check_tiles(position: Json, lost: Mapping[str, int]) -> None:
    def count(tile: str) -> int:
        total: int = sum(stack.get(tile, 0) for stack in position["supply"])
        total += position["foresight"].count(tile) + list(position["trail"].values()).count(tile)
        total += position["appointed"].count(tile) + sum(row.get(tile, 0) for row in position["jobs"])
        total += sum(entry == ["tile_back", TILES.index(tile)] for entry in position["agenda"])
        for player in position["players"]:
            total += player["tiles"].get(tile, 0)
            total += player["workers"].get(tile, 1) - 1 if tile in WORKERS else 0
        return total + lost.get(tile, 0)

    for number, tile in enumerate(TILES):
        assert count(tile) == sum(int(stack[number]) for stack in STACKS), tile


def _check_cards(position: Json, lost: Mapping[str, int]) -> None:
    def lying(card: str) -> int:
        total: int = position["market"].get(card, 0) + position["market_stack"].get(card, 0)
        total += position["objective_stack"].get(card, 0) + position["display"].count(card)
        for player in position["players"]:
            total += player["hand"].count(card) + player["stack"].get(card, 0)
            total += player["discard"].get(card, 0) + player["area"].count(card)
        return total + lost.get(card, 0)

    box = [int(own) * len(position["players"]) for own in OWN_DECK]
    for card in range(CATTLE):
        box[card] += int(MARKET_DECK[card])
    for objective, copies in enumerate(OBJECTIVE_DECK):
        box[CATTLE + objective] += int(copies)
    for number, card_name in enumerate(CARDS):
        assert lying(card_name) == box[number], card_name


def check_resting(state: GreatWesternTrail) -> None:
    """GWT 18: what holds whenever a seat is about to move."""
    position = GAME.position(state)
    shown = GAME.view(state, None)["players"]
    for seat, (player, seen) in enumerate(zip(position["players"], shown, strict=True)):
        assert player["engine"] != 39
        assert player["site"] != "KC"
        available = len(player["hand"]) + sum(player["stack"].values()) + sum(player["discard"].values())
        if seat != state.actor:  # who is about to move may have played objective cards
            assert len(player["hand"]) == min(seen["hand_limit"], available)
    letters = [position["trail"][f"N-{letter}"] for letter in "ABCDEFG"]
    assert sorted(letters) == list("ABCDEFG")
