"""The catalogues hold what the source says and nothing else, the same in every language, and it can be said."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest
import typer

from saloon.cli.app import app
from saloon.cli.boards import board_for
from saloon.core import registry
from saloon.core.refusal import BadOptions, BadTranscript, Refusal
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from saloon.games.go_west.actions import WORDS_OF
from saloon.games.go_west.parts import PLACES, REGIONS
from saloon.games.go_west.view import EVENTS, PHASES, REASONS
from saloon.words import LANGUAGES, Words, choose_language, help_texts
from tests.words import catalogues
from tests.words.catalogues import Call, Catalogue

GAME = registry.load("go_west")
INFO = GAME.info
NAMES = sorted(path.stem for path in catalogues.SOURCE.glob("words/en/*.ftl"))


def sentences() -> set[str]:
    """Every message that the room may say, by what asks for it."""
    wanted = {call.name for call in catalogues.said() if "." not in call.name}
    wanted |= {f"bad-{call.name}" for call in catalogues.bad_inputs()}
    wanted |= {f"refusal-{call.name}" for call in catalogues.refusals()}
    return wanted | {"bad-line", "seat-number", "refusal-no-such-move"}


def sentences_of_the_game() -> set[str]:
    """Every message that Go West! has, by the tables of its source."""
    options = [(option.name, option.choices or (option.default,)) for option in INFO.options]
    chapters = INFO.chapters
    folder = "games/go_west"
    return {
        *(f"action-{do}" for do in WORDS_OF),
        *(f"draw-{draw}" for draw in catalogues.dict_values("draw", folder)),
        *(f"event-{event}" for event in EVENTS),
        *(f"phase-{phase}" for phase in PHASES),
        *(f"item-{item}" for item in catalogues.dict_values("item", folder)),
        *(f"why-{rule}" for rule in catalogues.constants("games/go_west/scoring.py") & set(INFO.rules)),
        *(f"name-{region}" for region in REGIONS),
        *(f"option-{name}" for name, _ in options),
        *(f"option-{name}-{value}" for name, values in options for value in values),
        *(f"rule-{rule}" for rule in INFO.rules),
        *(f"chapter-{chapter}" for chapter in chapters.values()),
        *GAME.compound,
    }


def room_and_game(language: str) -> dict[str, catalogues.Message]:
    return catalogues.read(language, "room").messages | catalogues.read(language, "go_west").messages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_catalogues_are_sound(language: str, name: str) -> None:
    assert {"room", "go_west", "help"} <= set(NAMES)
    catalogue = catalogues.read(language, name)
    assert catalogue.junk == []
    assert catalogue.twice == []
    for message in catalogue.messages.values():
        assert message.references <= set(catalogue.messages), message.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_room_and_game_do_not_hide_each_other(language: str) -> None:
    assert not set(catalogues.read(language, "room").messages) & set(catalogues.read(language, "go_west").messages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    assert sorted((sentences() | sentences_of_the_game()) - set(room_and_game(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_attribute_is_missing(language: str) -> None:
    messages = room_and_game(language)
    forms = {region: messages[f"name-{region}"].attributes for region in REGIONS}
    assert len({frozenset(attributes) for attributes in forms.values()}) == 1
    for rule in INFO.rules:
        assert "title" in messages[f"rule-{rule}"].attributes
    for option in INFO.options:
        assert "about" in messages[f"option-{option.name}"].attributes


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    messages = room_and_game(language)
    part_of_others = set().union(*(message.references for message in messages.values()))
    introductions = {f"rules-{chapter}" for chapter in INFO.chapters.values()}
    named = sentences() | sentences_of_the_game() | part_of_others | introductions | catalogues.all_constants()
    assert sorted(set(messages) - named) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_has_what_the_commands_name(language: str) -> None:
    command: Any = typer.main.get_command(app)
    pages = [command, *command.commands.values()]
    parameters = [parameter for page in pages for parameter in page.params]
    named = {page.help for page in pages} | {parameter.help for parameter in parameters}
    written = {text for text in catalogues.constants("cli/usage.py") if text.startswith(("usage-", "any-"))}
    assert set(help_texts(language)) == named | written


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_one_line_each(language: str) -> None:
    """It is read line by line, and must mean the same to Fluent's own reader."""
    catalogue = catalogues.read(language, "help")
    assert set(catalogue.messages) == set(help_texts(language))
    assert all(not message.variables and not message.attributes for message in catalogue.messages.values())
    assert all(text.strip() == text and text for text in help_texts(language).values())


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", NAMES)
def test_languages_have_the_same_messages_and_variables(language: str, name: str) -> None:
    english, other = catalogues.read("en", name), catalogues.read(language, name)
    assert sorted(set(english.messages) ^ set(other.messages)) == []
    for message in english.messages:
        assert values(english, message) == values(other, message), message


def values(catalogue: Catalogue, message: str) -> set[str]:
    """The variables, where the forms of one name (in the East, from the East) count as one: grammars differ."""
    return {variable.partition("_")[0] for variable in catalogue.variables(message)} - {"you"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_source_passes_is_enough(language: str) -> None:
    """Where a call writes its parameters out, the message needs no others."""
    rooms = [catalogues.read(language, name) for name in ("room", "go_west")]

    def check(message: str, call: Call, more: Iterable[str] = ()) -> None:
        catalogue = next((room for room in rooms if message in room.messages), None)
        if catalogue is None or call.params is None:
            return
        given = call.params | set(more)
        forms = catalogue.messages.get("name-east")
        region_forms = {f"{name}_{form}" for name in given for form in (forms.attributes if forms else ())}
        needed = catalogue.variables(message) - region_forms
        assert needed <= given | ({"you"} if "seat" in given else set()), (
            f"{call.place}: {message} needs {needed - given}"
        )

    for call in catalogues.said():
        check(call.name, call)
    for call in catalogues.bad_inputs():
        check(f"bad-{call.name}", call)
    for call in catalogues.refusals():
        check(f"refusal-{call.name}", call)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    """With small and large numbers and every variant; a Fluent error raises."""
    words = Words(language, GAME, ["Anna", "Ben"], 0)
    for name in ("room", "go_west"):
        catalogue = catalogues.read(language, name)
        for message in catalogue.messages:
            for params in samples(catalogue, message):
                text = words.say(message, **params)
                assert text.strip(), message
                assert "{" not in text, message
            for attribute in catalogue.messages[message].attributes:
                assert words.say(f"{message}.{attribute}").strip()


def samples(catalogue: Catalogue, message: str) -> list[dict[str, Any]]:
    """Values for all variables: those that some message chooses by, in all combinations, the others once."""
    chosen: dict[str, list[Any]] = {}
    for variable in sorted(catalogue.variables(message)):
        name, _, form = variable.partition("_")
        if form:
            chosen[name] = list(REGIONS)
        else:
            chosen.setdefault(variable, SAMPLES.get(variable, [3]))
    return [dict(zip(chosen, combination, strict=True)) for combination in itertools.product(*chosen.values())]


SAMPLES: dict[str, list[Any]] = {
    "card": ["east:+1 w2 c5", "none w1 c0", 0, 4],
    "places": list(PLACES),
    "reason": list(REASONS),
    "region": list(REGIONS),
    "seat": [0, 1],
    "you": ["yes", "no"],
    "known": ["yes", "no"],
    "expected": ["draw", "nothing", 1],
    "got": ["draw", 1],
    **{name: [0, 1, 2, 21] for name in ("tokens", "vp", "wagons", "steps", "points")},
    **{name: [0, 1, 2, 21] for name in ("cards", "supply", "cost", "draws", "ply")},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_can_be_told(language: str, seats: int) -> None:
    """All that happens, all that can be done and all that cannot, to every seat and to spectators."""
    names = [f"Player {seat}" for seat in range(seats)]
    speakers = {viewer: Words(language, GAME, names, viewer) for viewer in (None, *range(seats))}
    details = board_for(INFO.name).details
    state, rng = GAME.open(seats), Rng(seats)
    state.telling = True
    told = set()
    while state.turn != OVER:
        actions = GAME.actions(state)
        for action in actions:
            told.add(speakers[0].action(action, **details(GAME.view(state, 0), action)))
        for attempt in GAME.attempts(state):
            if attempt not in actions:
                told.add(speakers[0].refusal(GAME.why_not(state, attempt)))
        state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
        for viewer, words in speakers.items():
            told.update(words.event(event) for event in GAME.events(state, viewer))
    for row in GAME.scores(state):
        for item in row["items"]:
            params = {name: value for name, value in item.items() if name != "item"}
            told.add(speakers[0].say(f"item-{item['item']}", **params))
    assert len(told) > 200
    assert not [text for text in told if "{" in text or "$" in text]


# How Words speaks


def test_parameters_are_made_speakable() -> None:
    words = Words("en", GAME, ["Anna", "Ben"], viewer=0)
    assert words.event({"event": "placed", "seat": 0, "region": "east"}) == "You place a token in the East."
    assert words.event({"event": "placed", "seat": 1, "region": "east"}) == "Ben places a token in the East."
    assert words.action({"do": "play", "card": "east:+1 w2 c5"}) == "Play: East +1, 2 wagons, cost 5"
    assert words.event({"event": "drew", "seat": 1}) == "Ben draws a card."
    assert words.event({"event": "drew", "seat": 0, "card": "none w1 c0"}) == "You draw “1 wagon, free”."
    assert Words("en").name(2) == "Seat 3"


def test_refusals_name_their_rule() -> None:
    words = Words("en", GAME, ["Anna", "Ben"], viewer=0)
    refusal = Refusal("GW-19", "cannot-pay", {"cost": 4, "supply": 1, "vp": 2})
    assert words.refusal(refusal) == "This costs 4, but all you have is 1 token and 2 victory points. [GW-19]"
    assert words.refusal(Refusal("table", "not-your-turn", {"seat": 1})) == "It is not your turn: Ben is to move."
    nonsense = Refusal("GW-9", "not-in-hand", {"card": "a grand piano"})
    assert words.refusal(nonsense) == "You do not hold this card: a grand piano. [GW-9]"


def test_bad_input_names_its_place() -> None:
    words = Words("en", GAME)
    bad = BadOptions("deck.no_region.cards[2].cost", "not-in-range", got=7, low=0, high=6)
    assert words.bad(bad) == "deck.no_region.cards[2].cost: This must be 0 to 6, but it is 7."
    assert words.bad(BadTranscript(1200, "not-json")).startswith("line 1200: ")
    assert words.bad(BadTranscript(1, "missing-field", field="seats")).startswith("line 1, seats: ")
    long = BadOptions("deck", "not-a-table", got="x" * 500)
    assert len(words.bad(long)) < 200
    quoted = BadOptions("deck", "not-one-of", got="east", choices="a, b")
    assert "“east”" in words.bad(quoted)  # as it was written, not as the region is called


def test_missing_messages_are_never_passed_over() -> None:
    words = Words("en", GAME)
    assert not words.has("no-such-message")
    for message in ("no-such-message", "rule-GW-1.no-such-attribute"):
        with pytest.raises(KeyError):
            words.say(message)
    with pytest.raises(KeyError):
        words.say("board-turn")  # without its parameters
    with pytest.raises(KeyError):
        words.event({"event": "rained", "seat": 0})


def test_a_game_without_words_is_refused() -> None:
    unspoken = replace(GAME, info=replace(INFO, name="claim"))
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
