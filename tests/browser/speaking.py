"""What the page says: its catalogues, read as the page reads them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import saloon.words
from saloon.core import registry
from saloon.words import catalogue

ROOM = ("room", "page")


class Texts:
    """Speaks one language: texts("page-rules"), texts("rule-GW-1.title")."""

    def __init__(self, language: str, game: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._amounts = registry.load(game).amounts
        for name in (game, *ROOM):
            self._bundle.add_resource(FluentResource(catalogue(language, name)))

    def __call__(self, message: str, /, **params: Any) -> str:
        message, _, attribute = message.partition(".")
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, {**self._amounts(message), **params})
        assert not errors, (message, errors)
        return str(text)

    @staticmethod
    @cache
    def of(language: str, game: str = "go_west") -> Texts:
        return Texts(language, game)


@cache
def message_ids() -> frozenset[str]:
    """Of all messages that there are, in any game."""
    names = [path.stem for path in Path(saloon.words.__file__).with_name("en").glob("*.ftl")]
    entries = (FluentParser().parse(catalogue("en", name)).body for name in names)
    return frozenset(entry.id.name for body in entries for entry in body if isinstance(entry, Message))
