"""Boards drawn with characters: for each game the module that its package names, or else a tree of its view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.tree import Tree

from saloon.core import packages
from saloon.core.game import Attempt, Json
from saloon.words import Words

Numbered = Mapping[int, Attempt]  # the moves by the number that plays them


def numbered(attempts: Iterable[Attempt]) -> Numbered:
    return dict(enumerate((attempt for attempt in attempts if attempt.possible), start=1))


@dataclass(frozen=True)
class Sheet:
    """A drawn board, and the numbers of the moves that it shows; the others are listed below it. Spare moves, which it
    shows without all their details, are listed too where there is room."""

    drawing: RenderableType
    shown: frozenset[int] = frozenset()
    spare: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Board:
    """How a game looks in the terminal. Everything is made from the view, so nothing secret can be shown."""

    draw: Callable[[Json, Words], RenderableType]
    # Optional: a denser drawing for small windows, which carries the numbers of moves itself
    sheet: Callable[[Json, Words, Numbered, bool], Sheet]
    # Optional: what is in the box, as a list beside the rule that speaks of it
    table: Callable[[str, Words], RenderableType | None]
    # Optional: what a single thing of the box does, by the letters that stand on it; of nothing, how to ask for it
    explain: Callable[[str, Words], RenderableType | None]


def board_for(game: str) -> Board:
    module: Any = packages.load(packages.BOARDS, game)
    draw = getattr(module, "draw", draw_tree)
    return Board(
        draw,
        getattr(module, "sheet", lambda view, words, moves, dense: Sheet(draw(view, words))),
        getattr(module, "table", lambda rule, words: None),
        getattr(module, "explain", lambda thing, words: None),
    )


def draw_tree(view: Json, words: Words) -> RenderableType:
    """Any view, as it is."""
    tree = Tree(words.say("game") if words.has("game") else "·")
    _grow(tree, view)
    return tree


def _grow(tree: Tree, value: Any) -> None:
    for name, part in value.items() if isinstance(value, Mapping) else enumerate(value):
        if isinstance(part, Mapping | list) and part:
            _grow(tree.add(str(name)), part)
        else:
            tree.add(f"{name}: {part}")
