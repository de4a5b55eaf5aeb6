"""No amount is written in a catalogue: sentences take it from the tables of the box (data/sentences.toml).

Every number that is written all the same is listed here, with the reason why it is no amount; those that have to be
counted over a whole table are counted here.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from saloon.games.gold_rush.parts import CITY, MOUNTAIN, RAIL, TOKENS, Box
from saloon.games.gold_rush.tile_list import box_from
from saloon.games.great_western_trail import parts
from saloon.words import LANGUAGES
from tests.words.catalogues import texts

CATALOGUES = ("go_west", "gold_rush", "great_western_trail", "companion")
RULE = re.compile(r"\b(?:GWT|GW|GR|AU)-J?\d(?:[\d.]*\d)?")

# Message and numbers, by the reason why they are no amounts of the box
NO_AMOUNTS: dict[str, dict[str, str]] = {
    "how many may play, and when it was published": {
        "game-about": "2 4 5", "game-credits": "2005 2014 2016 2018", "rule-GR-1": "2 5", "rule-GWT-1-4": "2 3 4",
    },
    "the name of a seat": {f"option-first_seat-{seat}": str(seat + 1) for seat in range(5)},
    "the name of a space, row, place, card or action": {
        "rule-GW-3": "1", "rule-GR-7": "0 1", "rule-GR-13": "0", "board-coordinates": "0",
        "meaning-space": "0", "rule-GWT-1-2": "1 2", "rule-GWT-1-3": "0", "rule-GWT-1-6": "1 5 6",
        "rule-GWT-8-1": "1 2 3", "rule-GWT-8-3": "1 2 3", "rule-GWT-9-1": "0 39", "rule-GWT-9-4": "0",
        "rule-GWT-9-6": "39", "rule-GWT-12-1": "12", "rule-AU-6": "1 4", "rule-AU-16": "39",
        **{f"meaning-auxiliary-{action}": str(action) for action in range(1, 6)},
        "rule-GWT-1-7": "1 2 3 4 5", "refusal-no-such-auxiliary": "1 5",
    },
    "the name of a building": {
        "refusal-only-with-8b": "8", "rule-GWT-5-5": "9", "rule-GWT-5-6": "8", "rule-GWT-5-7": "9",
        "rule-GWT-10-3": "6", "rule-AU-3": "1 2 4 7 9 10", "option-automa-easy": "7 10",
        "option-automa-medium": "1 2 9 10", "option-automa-hard": "1 4",
    },
    "a sign that cards show": {
        "card-place": "1 2", "rule-GW-13": "1 2", "rule-GW-15": "1", "lesson-majorities-1": "2",
    },
    "one for one, or twice that: the rule counts": {
        "rule-GW-19": "0 1", "rule-GW-22": "1", "rule-GW-23": "1", "rule-GW-24": "1",
        "meaning-miner": "1", "meaning-mountain": "1", "meaning-rail": "1", "meaning-railwayman": "1",
        "rule-GR-61": "1", "rule-GR-68": "1", "rule-GR-89": "1", "rule-GR-90": "1", "rule-GR-95": "1",
        "why-GR-61": "1", "why-GR-63": "2", "why-GR-68": "1", "why-GR-89": "1", "why-GR-90": "1", "why-GR-95": "1",
        "meaning-certificates": "1", "rule-GWT-12-2": "1",
    },
    "the least there can be": {
        "rule-GW-4": "0", "rule-GW-12": "0", "meaning-steps": "1", "rule-GWT-10-5": "1", "rule-AU-2": "0",
    },
    "how something is written or typed": {
        "bad-not-a-piece": "0 1", "bad-not-a-place": "0 1", "bad-not-a-placement": "0 1 3", "bad-not-a-segment": "0 1",
        "bad-not-an-action": "0", "bad-not-space-and-laps": "0 1", "refusal-no-such-rotation": "0 1 2 3",
        "board-map-help": "0", "companion-not-understood": "1",
    },
}  # fmt: skip


def test_no_amount_is_written_in_a_catalogue() -> None:
    written = {language: numbers(language) for language in LANGUAGES}
    for language, found in written.items():
        unlisted = {message: own - listed().get(message, set()) for message, own in found.items()}
        assert {message: own for message, own in unlisted.items() if own} == {}, language
    assert {message: own - written["en"].get(message, set()) for message, own in listed().items()} == {
        message: set() for message in listed()
    }, "no longer written"


@cache
def numbers(language: str) -> dict[str, set[str]]:
    """By message, all numbers in its text but those of rules: GWT-8.4."""
    found: dict[str, set[str]] = {}
    for catalogue in CATALOGUES:
        for message, text in texts(language, catalogue):
            found.setdefault(message, set()).update(re.findall(r"\d+", RULE.sub("", text)))
    return found


@cache
def listed() -> dict[str, set[str]]:
    """By message, the numbers that it may write: all reasons together."""
    reasons = [{message: set(own.split()) for message, own in group.items()} for group in NO_AMOUNTS.values()]
    found: dict[str, set[str]] = {}
    for group in [*reasons, counted()]:
        for message, own in group.items():
            found[message] = found.get(message, set()) | own
    return found


def counted() -> dict[str, set[str]]:
    """Numbers that no place of a table holds."""
    points = {str(points) for name, _, points, _ in parts.CATTLE_KINDS if name.startswith(("west", "texas"))}
    yellow = {str(row + 1) for row in range(parts.ROWS) if parts.REFILL_ROW[row]}
    on_trail = sum(parts.SITE_KIND[site] == parts.TEEPEE_SITE and len(parts.EXITS[site]) > 0 for site in range(52))
    hazards = sum(len(sites) for sites in parts.HAZARD_SITES)
    sites = (len(parts.NEUTRAL_SITES), len(parts.BUILDING_SITES), hazards, on_trail)
    box = box_from("reconstructed")
    total = sum(int(value * count) for value, count in zip(box.token_values, box.token_counts, strict=True))
    average = f"{total / int(TOKENS):.1f}"
    return {
        "rule-GWT-2-1": {str(number) for number in sites},
        "rule-GWT-2-5": {str(number) for number in (*steps(only_neutral=True), *steps(only_neutral=False))},
        "rule-GWT-6-4": yellow,
        "rule-GWT-6-5": points,
        "rule-GR-4": nuggets(box) | city_rails(box),
        "rule-GR-75": city_rails(box),
        "rule-GR-105": {str(total), *average.split(".")},
    }


def steps(only_neutral: bool) -> tuple[int, int]:
    """GWT-2.5: of the shortest and the longest way to Kansas City."""

    @cache
    def from_here(site: int) -> tuple[int, int]:
        if site == parts.KANSAS:
            return 0, 0
        ways = [(step(to), *from_here(to)) for to in parts.EXITS[site]]
        return min(here + short for here, short, _ in ways), max(here + long for here, _, long in ways)

    def step(site: int) -> int:
        return int(not only_neutral or site == parts.KANSAS or parts.SITE_KIND[site] == parts.NEUTRAL_SITE)

    return from_here(parts.START)


def nuggets(box: Box) -> set[str]:
    return {str(segment.nuggets) for tile in box.tiles for segment in tile.segments if segment.land == MOUNTAIN}


def city_rails(box: Box) -> set[str]:
    cities = [tile for tile in box.tiles if any(segment.land == CITY for segment in tile.segments)]
    return {str(sum(s.land == RAIL and s.at_city for s in tile.segments)) for tile in cities}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_counted_number_is_written(language: str) -> None:
    """So that a table that changes finds its sentence."""
    for message, own in counted().items():
        assert own <= numbers(language)[message], message
