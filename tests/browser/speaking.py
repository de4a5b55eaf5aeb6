"""What the page says: its catalogues, read as the page reads them."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from saloon.words import catalogue

CATALOGUES = ("go_west", "room", "page")


class Texts:
    """Speaks one language: texts("page-rules"), texts("rule-GW-1.title")."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in CATALOGUES:
            self._bundle.add_resource(FluentResource(catalogue(language, name)))

    def __call__(self, message: str, /, **params: Any) -> str:
        message, _, attribute = message.partition(".")
        found = self._bundle.get_message(message)
        text, errors = self._bundle.format_pattern(found.attributes[attribute] if attribute else found.value, params)
        assert not errors, (message, errors)
        return str(text)

    @staticmethod
    @cache
    def of(language: str) -> Texts:
        return Texts(language)


@cache
def message_ids() -> frozenset[str]:
    """Of all messages that there are."""
    entries = (FluentParser().parse(catalogue("en", name)).body for name in CATALOGUES)
    return frozenset(entry.id.name for body in entries for entry in body if isinstance(entry, Message))
