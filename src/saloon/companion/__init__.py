"""Companions sit beside a real board: they play for somebody, ask what they cannot know, and tell what to move."""

from __future__ import annotations

from saloon.companion.companion import Companion
from saloon.core import packages
from saloon.core.refusal import BadOptions


def companions() -> dict[str, type[Companion]]:
    """Every installed companion by name."""
    return {name: load_companion(name) for name in packages.names(packages.COMPANIONS)}


def load_companion(name: str) -> type[Companion]:
    found: type[Companion] | None = packages.load(packages.COMPANIONS, name)
    if found is None:
        raise BadOptions("companion", "not-one-of", got=name, choices=", ".join(packages.names(packages.COMPANIONS)))
    return found
