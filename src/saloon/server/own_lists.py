"""Owners' lists of components in a table's options: stored once, and referred to by their hash."""

from __future__ import annotations

import hashlib
from typing import Any

from saloon.server.codec import dumps

LIST = "list"  # the key of a hash in the place of an own list


def list_hash(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()


def by_hash(options: dict[str, Any]) -> dict[str, Any]:
    """The options with the hash of each own list in its place: they are long, and the same everywhere."""
    if not any(isinstance(value, (dict, list)) for value in options.values()):
        return options
    return {
        name: {LIST: list_hash(dumps(value))} if isinstance(value, (dict, list)) and not named_list(value) else value
        for name, value in options.items()
    }


def told_options(options: dict[str, Any]) -> dict[str, Any]:
    """Own lists by hash, with the names that their owners gave them: everybody sees that it is an own list."""
    told = by_hash(options)
    named = {option: value["name"] for option, value in options.items() if isinstance(value, dict) and "name" in value}
    return {option: {**value, "name": named[option]} if option in named else value for option, value in told.items()}


def told_lists(options: dict[str, Any]) -> dict[str, Any]:
    """Only the own lists, as they are told."""
    told = told_options(options)
    return {option: told[option] for option, value in options.items() if told[option] is not value}


def name_lists(view: dict[str, Any], lists: dict[str, Any]) -> dict[str, Any]:
    """The view with own lists as they are told: a view of a game that shows its options has them whole."""
    if not lists or "options" not in view:
        return view
    shown = view["options"]
    return view | {"options": shown | {option: told for option, told in lists.items() if option in shown}}


def named_list(value: Any) -> str | None:
    """The hash, if the value of an option is one."""
    hash = value.get(LIST) if isinstance(value, dict) and len(value) == 1 else None
    return hash if isinstance(hash, str) else None
