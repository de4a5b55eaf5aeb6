"""Words: turns ids and numbers into sentences. One Fluent catalogue per language for the room, one for each game.

The catalogues of Saloon lie here, as <language>/<name>.ftl; those of another package's game lie in its own folder.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from saloon.core import packages
from saloon.core.game import Game, Phrase
from saloon.core.refusal import BadInput, BadOptions, BadTranscript, Refusal

LANGUAGES = ("en", "it", "fr", "de")
OF_NO_GAME = ("box", "companion", "help", "page", "room")  # catalogues
QUOTED = ("action", "expected", "got")  # parameters that quote from a file, which may hold anything
LONGEST_QUOTE = 80
SEATS = ("seat", "payee")  # parameters that are seats


def choose_language(wanted: str | None = None) -> str:
    """The language asked for, else that of the locale, else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise BadOptions("lang", "not-one-of", got=wanted, choices=", ".join(LANGUAGES))
        return wanted
    # As POSIX has it: the first of these that is set decides, even if it names a language that we do not speak.
    locale = next(filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = locale[:2].lower()
    return language if language in LANGUAGES and not locale[2:3].isalnum() else LANGUAGES[0]


def help_texts(language: str) -> dict[str, str]:
    """The catalogue help.ftl, which only has one-line messages: `--help` cannot wait for Fluent's runtime to load."""
    lines = catalogue(language, "help").splitlines()
    return {name: text for name, sign, text in (line.partition(" = ") for line in lines) if sign and name[0] != "#"}


def catalogue(language: str, name: str) -> str:
    """The room's or a game's. A game that does not speak the language speaks English; one without words is refused."""
    if name in OF_NO_GAME:
        return Path(__file__).with_name(language).joinpath(name + ".ftl").read_text(encoding="utf-8")
    spoken = languages_of(name)
    folder = packages.folder(packages.WORDS, name)
    if folder is None or not spoken:
        raise BadOptions(name, "no-words", language=language)
    return folder.joinpath(language if language in spoken else spoken[0], name + ".ftl").read_text(encoding="utf-8")


def languages_of(game: str) -> list[str]:
    """Those that have a catalogue, English first."""
    folder = packages.folder(packages.WORDS, game)
    return [language for language in LANGUAGES if folder and folder.joinpath(language, game + ".ftl").is_file()]


def of_rule(family: str, rule: str) -> str:
    """The message of a rule. Its name has a hyphen where the rule has a dot: of_rule("rule", "X-1.2") is rule-X-1-2."""
    return f"{family}-{rule.replace('.', '-')}"


class Words:
    """Speaks one language about a game, to the seat `viewer` (or to a spectator).

    Parameters are made speakable first: a seat becomes its name, and `$you` (of `$payee`: `$payee_you`) says whether
    it is the viewer's own; a text V with a message `name-V` becomes that message, each of its attributes A a parameter
    of its own, `$x_A`; a text that the game takes apart becomes the phrase that the game makes of it (in a phrase no
    text is taken apart again); `$x_id` is V itself, to choose a variant by; of a list, each member is spoken. Amounts
    of the box that a message needs come from the game itself.
    """

    def __init__(
        self,
        language: str,
        game: Game[Any] | None = None,
        names: Sequence[str] = (),
        viewer: int | None = None,
        also: str | None = None,
    ) -> None:
        self.language = language
        self.game = game
        self.names = names
        self.viewer = viewer
        self._bundle = _bundle(language, game.info.name if game else None, also)

    def say(self, message: str, /, **params: Any) -> str:
        """The message, or one of its attributes: say("rule-GW-1.title"). BadOptions if there is none."""
        known = self.game.amounts(message) if self.game else {}
        return self._format(message, self._speakable({**known, **params}))

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def action(self, action: Mapping[str, Any], **extra: Any) -> str:
        kind = "do" if "do" in action else "draw"
        params = {name: value for name, value in action.items() if name != kind}
        return self.say(f"{'action' if kind == 'do' else 'draw'}-{action[kind]}", **params, **extra)

    def event(self, event: Mapping[str, Any]) -> str:
        """An event may lack what the viewer must not know; `$known` says whether there is more than whose it is."""
        params = {name: value for name, value in event.items() if name != "event"}
        return self.say(f"event-{event['event']}", **params, known="yes" if params.keys() - {"seat"} else "no")

    def refusal(self, refusal: Refusal) -> str:
        text = self.say(f"refusal-{refusal.reason}", **refusal.params)
        return text if refusal.rule == "table" else f"{text} [{refusal.rule}]"

    def bad(self, error: BadInput) -> str:
        """What is wrong and where. Values are quoted as they were written, not made speakable."""
        params = {name: _plain(value) for name, value in error.params.items()}
        params |= {name: _cut(str(params[name])) for name in QUOTED if name in params}
        where = error.where
        if isinstance(error, BadTranscript):
            where = self._format("bad-line", {"line": error.where})
            if "field" in params:
                where += f", {params['field']}"
        return f"{where}: {self._format(f'bad-{error.reason}', params)}"

    def named(self, thing: str) -> str:
        """What a thing of the game is called."""
        return str(self._speakable_text("thing", thing)["thing"])

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self._format("seat-number", {"number": seat + 1})

    def _format(self, message: str, params: Mapping[str, Any]) -> str:
        message, _, attribute = message.partition(".")
        found = self._bundle.get_message(message) if self.has(message) else None
        pattern = found and (found.attributes.get(attribute) if attribute else found.value)
        if pattern is None:
            raise self._lacks(f"{message}.{attribute}" if attribute else message)
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise self._lacks(f"{message}: {errors[0]}")
        return str(text)

    def _lacks(self, message: str) -> BadOptions:
        """If the words of a package are incomplete, its game cannot be spoken about; all others can."""
        return BadOptions(
            self.game.info.name if self.game else "-", "no-message", language=self.language, message=message
        )

    def _phrase(self, phrase: Phrase) -> str:
        return self._format(phrase.message, self._speakable(phrase.params, in_phrase=True))

    def _speakable(self, params: Mapping[str, Any], in_phrase: bool = False) -> dict[str, Any]:
        spoken: dict[str, Any] = {}
        for name, value in params.items():
            if name in SEATS:
                own = "you" if name == "seat" else f"{name}_you"
                spoken[own] = "yes" if value == self.viewer else "no"
            if name in SEATS and isinstance(value, int):
                spoken[name] = self.name(value)
            elif isinstance(value, str):
                spoken |= self._speakable_text(name, value, in_phrase)
            elif isinstance(value, Phrase):
                spoken[name] = self._phrase(value)
            elif isinstance(value, list) and all(isinstance(member, str | Phrase) for member in value):
                spoken[name] = ", ".join(str(self._speakable({name: member}, in_phrase)[name]) for member in value)
            else:
                spoken[name] = _plain(value)
        return spoken

    def _speakable_text(self, name: str, value: str, in_phrase: bool = False) -> dict[str, Any]:
        if self.has(f"name-{value}"):
            attributes = self._bundle.get_message(f"name-{value}").attributes
            forms = {f"{name}_{form}": self._format(f"name-{value}.{form}", {}) for form in attributes}
            return {name: self._format(f"name-{value}", {}), f"{name}_id": value, **forms}
        phrase = self.game.compound(value) if self.game and not in_phrase else None
        # Refusals quote what was asked for, and that may be anything.
        return {name: self._phrase(phrase) if phrase else value, f"{name}_id": value}


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def _plain(value: Any) -> str | int | float:
    """What Fluent can format."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float | str):
        return value
    if isinstance(value, list) and all(isinstance(each, int | str) for each in value):
        return ", ".join(map(str, value))
    return json.dumps(value, ensure_ascii=False, default=str)


@cache
def _bundle(language: str, game: str | None, also: str | None) -> Any:
    """also: a catalogue that belongs to neither the room nor a game."""
    from fluent.runtime import FluentBundle, FluentResource  # takes longer to load than everything else

    bundle = FluentBundle(
        [language], use_isolating=False
    )  # isolation marks are for mixed directions; terminals show them
    for name in filter(None, (game, also, "room")):
        bundle.add_resource(FluentResource(catalogue(language, name)))
    return bundle
