"""Companions sit beside a real board: they play for somebody, ask what they cannot know, and tell what to move."""

from __future__ import annotations

from importlib import import_module

from saloon.companion.guide import Guide
from saloon.core.refusal import BadOptions

GUIDES = {"automa": "saloon.companion.automa"}  # by name, the module that has GUIDE


def load_guide(name: str) -> type[Guide]:
    if name not in GUIDES:
        raise BadOptions("companion", "not-one-of", got=name, choices=", ".join(GUIDES))
    guide: type[Guide] = import_module(GUIDES[name]).GUIDE
    return guide
