"""How Words speaks: parameters made speakable, lists, ways, refusals and errors."""

from __future__ import annotations

from dataclasses import replace

import pytest

from saloon.core import registry
from saloon.core.refusal import BadOptions, BadTranscript, Refusal
from saloon.words import Words, choose_language, of_rule

GO_WEST = registry.load("go_west")


def test_parameters_are_made_speakable() -> None:
    words = Words("en", GO_WEST, ["Anna", "Ben"], viewer=0)
    assert words.event({"event": "placed", "seat": 0, "region": "east"}) == "You place a token in the East."
    assert words.event({"event": "placed", "seat": 1, "region": "east"}) == "Ben places a token in the East."
    assert words.action({"do": "play", "card": "east:+1 w2 c5"}) == "Play: East +1, 2 wagons, cost 5"
    assert words.event({"event": "drew", "seat": 1}) == "Ben draws a card."
    assert words.event({"event": "drew", "seat": 0, "card": "none w1 c0"}) == "You draw “1 wagon, free”."
    assert Words("en").name(2) == "Seat 3"


TRAIL = registry.load("great_western_trail")


def test_lists_are_spoken_member_by_member() -> None:
    words = Words("en", TRAIL, ["Anna", "Ben"], viewer=0)
    pair = words.action({"do": "discard_pair", "cards": ["west_highland_3", "west_highland_5"]})
    assert pair == "Discard the pair: West Highland (3 VP), West Highland (5 VP)"
    nonsense = Refusal("GWT-2.1", "no-such-site", {"path": ["A1", "the moon"]})
    assert words.refusal(nonsense) == "This is no way along the trail: site A1, the moon. [GWT-2.1]"


def test_a_way_is_told_by_where_it_leads_and_what_it_costs() -> None:
    words = Words("en", TRAIL, ["Anna", "Ben"], viewer=0)

    def told(*path: str, **figures: object) -> str:
        way = {"to": path[-1], "via": list(path[:-1]), "steps": len(path), "tile": "F", "built": path[-1] == "N-B"}
        return words.action({"do": "move", "path": list(path)}, **way, **figures)

    assert told("N-B", fee=0) == "Move to neutral site B (building F): no toll"
    assert told("FLOOD1", fee=2) == "Move to flood 1: toll $2"
    assert told("FLOOD1", "N-B", fee=2) == "Move to neutral site B (building F), 2 steps by way of flood 1: toll $2"


def test_who_is_paid_is_a_seat_or_the_bank() -> None:
    words = Words("en", TRAIL, ["Anna", "Ben"], viewer=0)
    fee = {"event": "paid-fee", "money": 2, "site": "A1"}
    assert words.event({**fee, "seat": 1, "payee": 0}) == "Ben pays you a toll of $2 (site A1)."
    assert words.event({**fee, "seat": 0, "payee": 1}) == "You pay a toll of $2 to Ben (site A1)."
    assert words.event({**fee, "seat": 0, "payee": "bank"}) == "You pay a toll of $2 to the bank (site A1)."


def test_rules_with_a_dot_have_a_message() -> None:
    assert of_rule("rule", "GWT-1.2") == "rule-GWT-1-2"
    assert Words("en", TRAIL).say(f"{of_rule('rule', 'GWT-1.2')}.title") == "The table"


def test_refusals_name_their_rule() -> None:
    words = Words("en", GO_WEST, ["Anna", "Ben"], viewer=0)
    refusal = Refusal("GW-19", "cannot-pay", {"cost": 4, "supply": 1, "vp": 2})
    assert words.refusal(refusal) == "This costs 4, but all you have is 1 token and 2 victory points. [GW-19]"
    assert words.refusal(Refusal("table", "not-your-turn", {"seat": 1})) == "It is not your turn: Ben is to move."
    nonsense = Refusal("GW-9", "not-in-hand", {"card": "a grand piano"})
    assert words.refusal(nonsense) == "You do not hold this card: a grand piano. [GW-9]"


def test_bad_input_names_its_place() -> None:
    words = Words("en", GO_WEST)
    bad = BadOptions("deck.no_region.cards[2].cost", "not-in-range", got=7, low=0, high=6)
    assert words.bad(bad) == "deck.no_region.cards[2].cost: This must be 0 to 6, but it is 7."
    assert words.bad(BadTranscript(1200, "not-json")).startswith("line 1200: ")
    assert words.bad(BadTranscript(1, "missing-field", field="seats")).startswith("line 1, seats: ")
    long = BadOptions("deck", "not-a-table", got="x" * 500)
    assert len(words.bad(long)) < 200
    quoted = BadOptions("deck", "not-one-of", got="east", choices="a, b")
    assert "“east”" in words.bad(quoted)  # as it was written, not as the region is called


def test_missing_messages_are_never_passed_over() -> None:
    words = Words("en", GO_WEST)
    assert not words.has("no-such-message")
    for message in ("no-such-message", "rule-GW-1.no-such-attribute"):
        with pytest.raises(BadOptions, match=message.partition(".")[2] or message):
            words.say(message)
    with pytest.raises(BadOptions, match="no-message"):
        words.say("board-turn")  # without its parameters
    with pytest.raises(BadOptions, match="event-rained"):
        words.event({"event": "rained", "seat": 0})


def test_a_game_without_words_is_refused() -> None:
    unspoken = replace(GO_WEST, info=replace(GO_WEST.info, name="claim"))
    with pytest.raises(BadOptions, match="no-words"):
        Words("en", unspoken)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "de"}, "de"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "de_CH", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": ""}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "item"}, "en"),
    ],
)
def test_language_of_the_locale(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert choose_language() == language
    assert choose_language("en") == "en"
    with pytest.raises(BadOptions, match="not-one-of"):
        choose_language("es")
