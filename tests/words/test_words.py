"""The catalogues hold what the source says and nothing else, the same in every language, and it can be said."""

from __future__ import annotations

import itertools
import random
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import typer

from saloon import bots
from saloon.cli.app import app
from saloon.cli.options import spelled
from saloon.core import registry
from saloon.core.game import Game, Info, Phrase
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from saloon.scenes.lessons import lessons_of
from saloon.words import LANGUAGES, Words, help_texts, of_rule
from tests.words import catalogues
from tests.words.catalogues import PLURALS, Call, Catalogue

GAMES = list(registry.infos())
NAMES = sorted(path.stem for path in catalogues.SOURCE.glob("words/en/*.ftl"))
COUNTS = [0, 1, 2, 21]
MOST_SAMPLES = 400  # of a message
OF_THE_BOARD = ("board-", "meaning-", "tip-", "guide-")  # families that the page's board names in full
SENTENCES = ("EVENTS", "PHASES")  # tables that have a sentence for each member, not a name
SOME_SPOKEN = ("ARROWS", "HAND_NAMES", "SITE_KINDS")  # tables of which only some members are ever spoken
BY_ID = ("action-", "draw-", "event-", "phase-", "item-", "name-")  # families that the source names by their id only


# What a game's own source asks of its catalogue


@dataclass(frozen=True)
class Spoken:
    """A game, and the tables of its source that its words are about."""

    game: Game[Any]

    @property
    def info(self) -> Info:
        return self.game.info

    @property
    def name(self) -> str:
        return self.info.name

    def module(self, name: str) -> ModuleType:
        return import_module(f"{self.info.module.rpartition('.')[0]}.{name}")

    def table(self, name: str) -> list[str]:
        """A table of ids in one of its modules: in a row, or with what makes the rest of each."""
        for path in sorted(Path(str(self.module("game").__file__)).parent.glob("[!_]*.py")):
            table = getattr(self.module(path.stem), name, None)
            if table is not None:
                rows = table.values() if isinstance(table, Mapping) else table
                return [row if isinstance(row, str) else row[0] for row in rows]
        return []

    def sentences(self) -> set[str]:
        """Every message that it has, by the tables of its source."""
        folder = f"games/{self.name}"
        scored = catalogues.constants(f"{folder}/scoring.py") | catalogues.constants(f"{folder}/view.py")
        return {
            *(f"action-{do}" for do in catalogues.dict_values("do", self.name)),
            *(f"draw-{draw}" for draw in catalogues.dict_values("draw", self.name)),
            *(f"event-{event}" for event in self.table("EVENTS")),
            *(f"phase-{phase}" for phase in self.table("PHASES")),
            *(f"item-{item}" for item in catalogues.dict_values("item", self.name)),
            *(of_rule("why", rule) for rule in scored & set(self.info.rules)),
            *(f"name-{member}" for table in self.named_tables() for member in table if not self.game.compound(member)),
            *(f"option-{option.name}" for option in self.info.options),
            *(of_rule("rule", rule) for rule in self.info.rules),
            *(f"chapter-{chapter}" for chapter in self.info.chapters.values()),
            *(f"log-{kind}" for kind in catalogues.log_kinds(self.name)),
            *(label for label in catalogues.page_constants(self.name) if label.startswith(OF_THE_BOARD)),
            *(sentence for lesson in lessons_of(self.name).values() for sentence in lesson.sentences),
            *self.option_values(),
            *self.phrases(),
            "to-end",  # with the figures of a view's to_end
        }

    def phrases(self) -> set[str]:
        """The messages that names are made of."""
        members = {member for table in self._tables() for member in table}
        return {message for member in members for message in messages_of(self.game.compound(member))}

    def option_values(self) -> Iterator[str]:
        """As terminal and page write values: true, not True."""
        for option in (*self.info.options, *(option for earlier in self.info.earlier.values() for option in earlier)):
            for value in option.choices or option.editions:
                yield f"option-{option.name}-{spelled(value)}"

    def named_tables(self) -> list[list[str]]:
        """Tables of ids, of which some have a name in words, of their own or put together; then all should."""
        english = catalogues.read("en", self.name).messages
        return [table for table in self._tables() if any(f"name-{member}" in english for member in table)]

    def _tables(self) -> Iterator[list[str]]:
        """What stands in a row in parts.py or view.py, by itself or as the name of a thing; the ids in its data."""
        folder = Path(str(self.module("game").__file__)).parent
        for name, table in (vars(self.module("parts")) | vars(self.module("view"))).items():
            is_row = isinstance(table, Iterable) and not isinstance(table, Mapping)
            if name.isupper() and is_row and name not in (*SENTENCES, *SOME_SPOKEN):
                named = (getattr(member, "name", member) for member in table)
                yield [member for member in named if isinstance(member, str) and member]
        for file in sorted(folder.glob("data/*.toml")):
            for rows in tomllib.loads(file.read_text(encoding="utf-8")).values():
                if isinstance(rows, list):
                    yield [row["id"] for row in rows if isinstance(row, Mapping) and isinstance(row.get("id"), str)]

    def put_together(self) -> set[str]:
        """Messages that the page's board names by an id: board-<land>."""
        members = {member for table in self.named_tables() for member in table}
        return {f"{family}{member}" for family in catalogues.page_families(self.name) for member in members}


def messages_of(value: Any) -> Iterator[str]:
    """Of a phrase and the phrases in it."""
    if isinstance(value, Phrase):
        yield value.message
        yield from (message for part in value.params.values() for message in messages_of(part))
    elif isinstance(value, list):
        yield from (message for part in value for message in messages_of(part))


@cache
def spoken(name: str) -> Spoken:
    return Spoken(registry.load(name))


def calls(game: str | None = None) -> set[str]:
    """Every message that the source asks for in so many letters; for a game without what other games ask for."""
    found = {
        "": (*(call for call in catalogues.said() if "." not in call.name), *catalogues.phrases()),
        "bad-": catalogues.bad_inputs(),
        "refusal-": catalogues.refusals(),
    }
    wanted = {
        f"{family}{call.name}"
        for family, asked in found.items()
        for call in asked
        if game is None or call.concerns(game)
    }
    return wanted | {"bad-line", "seat-number", "refusal-no-such-move"}


def room_and_game(language: str, game: str) -> dict[str, catalogues.Message]:
    """And what companions say: their part of the source is no game's own."""
    names = ("room", "companion", game)
    return {id: message for name in names for id, message in catalogues.read(language, name).messages.items()}


def parts_of_others(messages: Mapping[str, catalogues.Message]) -> set[str]:
    return set().union(*(message.references for message in messages.values()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_catalogues_are_sound(language: str, name: str) -> None:
    assert {"room", "help", *GAMES} <= set(NAMES)
    catalogue = catalogues.read(language, name)
    assert catalogue.junk == []
    assert catalogue.twice == []
    for message in catalogue.messages.values():
        assert message.references <= set(catalogue.messages), message.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("help", "room")])
def test_catalogues_do_not_hide_each_other(language: str, name: str) -> None:
    """The terminal speaks by room, companion and game, the page by page as well."""
    others = {"room", "page", "companion"} - {name}
    for other in others & set(NAMES):
        assert not set(catalogues.read(language, name).messages) & set(catalogues.read(language, other).messages)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_missing(language: str, game: str) -> None:
    assert sorted((calls(game) | spoken(game).sentences()) - set(room_and_game(language, game))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_attribute_is_missing(language: str, game: str) -> None:
    messages = catalogues.read(language, game).messages
    tables = spoken(game).named_tables()
    for table in tables:
        elsewhere = {member for other in tables if other is not table for member in other}
        named = [member for member in table if f"name-{member}" in messages]
        own = {frozenset(messages[f"name-{member}"].attributes) for member in named if member not in elsewhere}
        assert len(own) <= 1, table
        for member in named:
            assert messages[f"name-{member}"].attributes >= set().union(*own), member
    for rule in spoken(game).info.rules:
        assert "title" in messages[of_rule("rule", rule)].attributes
    for option in spoken(game).info.options:
        assert "about" in messages[f"option-{option.name}"].attributes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_game_is_unused(language: str, game: str) -> None:
    """Labels of a board may wait for boards that are not drawn yet."""
    messages = catalogues.read(language, game).messages
    introductions = {f"rules-{chapter}" for chapter in spoken(game).info.chapters.values()}
    named = calls(game) | spoken(game).sentences() | parts_of_others(messages) | introductions
    named |= catalogues.all_constants(game) | catalogues.page_constants(game) | spoken(game).put_together()
    ids = catalogues.own_constants(game)
    named |= {message for message in messages if message.startswith(BY_ID) and message.partition("-")[2] in ids}
    if not catalogues.boards_are_drawn(game):
        named |= {message for message in messages if message.startswith("board-")}
    assert sorted(set(messages) - named) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_room_is_unused(language: str) -> None:
    messages = catalogues.read(language, "room").messages
    called = {f"bot-{name.replace(':', '-')}" for name in bots.names()}  # bots are called by these
    assert called <= set(messages)
    assert sorted(set(messages) - calls() - parts_of_others(messages) - catalogues.all_constants() - called) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_has_what_the_commands_name(language: str) -> None:
    command: Any = typer.main.get_command(app)
    commands = list(command.commands.values())
    pages = [command, *commands, *(one for group in commands for one in getattr(group, "commands", {}).values())]
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


@pytest.mark.parametrize("name", NAMES)
def test_french_marks_stay_with_their_word(name: str) -> None:
    """The space before : ; ! ? » $ % and after « must be U+00A0, or a line may begin with the mark or end with «."""
    for message, text in catalogues.texts("fr", name):
        assert not re.search(r" [:;»!]| \?($| [^a-z])|« | [$%]($|[\s.,;:)])", text), f"{message}: {text}"


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", NAMES)
def test_languages_have_the_same_messages_and_variables(language: str, name: str) -> None:
    english, other = catalogues.read("en", name), catalogues.read(language, name)
    assert sorted(set(english.messages) ^ set(other.messages)) == []
    for message in set(english.messages) - parts_of_others(english.messages):  # each language has its own parts
        assert values(english, message) == values(other, message), message


def values(catalogue: Catalogue, message: str) -> set[str]:
    """The variables, where the forms of one name (in the East, from the East) count as one: grammars differ."""
    return {variable.partition("_")[0] for variable in catalogue.variables(message)} - {"you"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_the_source_passes_is_enough(language: str, game: str) -> None:
    """Where a call writes its parameters out, the message needs no others."""
    both = [catalogues.read(language, name) for name in ("room", "companion", game)]
    forms = catalogues.read(language, game).forms()

    def check(message: str, call: Call) -> None:
        catalogue = next((one for one in both if message in one.messages), None)
        if catalogue is None or call.params is None or not call.concerns(game):
            return
        given = call.params | {f"{name}_{form}" for name in call.params for form in forms}
        needed = catalogue.variables(message) - given - ({"you"} if "seat" in given else set())
        assert not needed, f"{call.place}: {message} needs {needed}"

    for call in catalogues.said():
        check(call.name, call)
    for call in catalogues.bad_inputs():
        check(f"bad-{call.name}", call)
    for call in catalogues.refusals():
        check(f"refusal-{call.name}", call)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_can_be_said(language: str, game: str) -> None:
    """With small and large numbers and every variant; a Fluent error raises."""
    words = Words(language, spoken(game).game, ["Anna", "Ben"], 0)
    for name in ("room", game):
        catalogue = catalogues.read(language, name)
        parts = parts_of_others(catalogue.messages)
        for message in catalogue.messages:
            for params in samples(catalogue, message, game):
                text = words.say(message, **params)
                assert text.strip() or message in parts, message
                assert "{" not in text, message
            for attribute in catalogue.messages[message].attributes:
                assert words.say(f"{message}.{attribute}", **params).strip()


def samples(catalogue: Catalogue, message: str, game: str) -> list[dict[str, Any]]:
    """Values for all variables: every variant that is chosen by them, what a game says there, or else a number."""
    values: dict[str, list[Any]] = {}
    for variable in sorted(catalogue.variables(message)):
        name, _, form = variable.partition("_")
        if form == "id":
            values[name] = sorted(catalogue.choices(message, variable))
        elif form:
            with_form = (id for id, one in catalogue.messages.items() if id[:5] == "name-" and form in one.attributes)
            values[name] = heard(game).get(name, []) or [id[5:] for id in with_form]
        else:
            values.setdefault(variable, values_of(variable, catalogue.choices(message, variable), game))
    count = 1
    for choices in values.values():
        count *= len(choices)
    if count <= MOST_SAMPLES:
        return [dict(zip(values, combination, strict=True)) for combination in itertools.product(*values.values())]
    rng = random.Random(message)
    return [{name: rng.choice(choices) for name, choices in values.items()} for _ in range(MOST_SAMPLES)]


def values_of(variable: str, choices: set[str], game: str) -> list[Any]:
    if variable == "seat":
        return [0, 1]
    if variable == "you":
        return ["yes", "no"]
    numbers = {int(choice) for choice in choices if choice.isdecimal()}
    if choices & set(PLURALS[:-1]) or numbers:
        numbers |= set(COUNTS)
    texts = {choice for choice in choices if not choice.isdecimal()} - set(PLURALS)
    return [*sorted(numbers), *sorted(texts), *heard(game).get(variable, [])] or [3]


@cache
def heard(game: str) -> dict[str, list[str]]:
    """The texts that a whole game passes to its words, by parameter, a few of each."""
    found: dict[str, dict[str, None]] = defaultdict(dict)
    for params in passed(spoken(game).game, spoken(game).info.seats.start):
        for name, value in params.items():
            if isinstance(value, str):
                found[name][value] = None
    return {name: list(texts)[:12] for name, texts in found.items()}


def passed(game: Game[Any], seats: int) -> Iterator[Mapping[str, Any]]:
    state, rng = game.open(seats), Rng(seats)
    state.telling = True
    while state.turn != OVER:
        yield from game.actions(state)
        for attempt in game.attempts(state):
            yield attempt.figures if attempt.possible else attempt.refusal.params
        state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
        yield from game.events(state, 0)
    for row in game.scores(state):
        yield from row["items"]


def fewest_and_most(game: str) -> tuple[int, int]:
    return registry.info(game).seats[0], registry.info(game).seats[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats", "automa"),
    [(game, seats, "") for game in GAMES for seats in fewest_and_most(game)]
    + [(info.name, info.automa.seats, info.levels()[-1]) for info in registry.infos().values() if info.automa],
)
def test_whole_games_can_be_told(language: str, game: str, seats: int, automa: str) -> None:
    """All that happens, all that can be done and all that cannot, to every seat and to spectators."""
    rules = spoken(game).game
    names = [f"Player {seat}" for seat in range(seats)]
    speakers = {viewer: Words(language, rules, names, viewer) for viewer in (None, *range(seats))}
    has_phases = bool(spoken(game).table("PHASES"))
    options = {rules.info.automa.option: automa} if rules.info.automa and automa else {}
    state, rng = rules.open(seats, options), Rng(seats)
    state.telling = True
    told: set[str] = set()
    passed_on: set[str] = set()  # the same again would sound the same

    def first_time(viewer: int | None, message: object) -> bool:
        known = len(passed_on)
        passed_on.add(f"{viewer} {message}")
        return len(passed_on) > known

    while state.turn != OVER:
        view = rules.view(state, 0)
        if has_phases:
            told.add(speakers[0].say(f"phase-{view['phase']}"))
        if state.turn == CHANCE:
            told.update(speakers[0].action(draw) for draw in rules.actions(state) if first_time(0, draw))
        for attempt in rules.attempts(state):
            if first_time(0, (attempt.action, attempt.figures)):
                told.add(speakers[0].action(attempt.action, **attempt.figures))
            if not attempt.possible and first_time(0, attempt.refusal):
                told.add(speakers[0].refusal(attempt.refusal))
        state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
        for viewer, words in speakers.items():
            told.update(words.event(event) for event in rules.events(state, viewer) if first_time(viewer, event))
    for row in rules.scores(state):
        for item in row["items"]:
            params = {name: value for name, value in item.items() if name != "item"}
            told.add(speakers[0].say(f"item-{item['item']}", **params))
            told.add(speakers[0].say(of_rule("why", item["rule"])) if "rule" in item else "")
    assert len(told) > 200
    assert not [text for text in told if re.search(r"[{\[]|\$[a-z]", text.partition(" [")[0])]
