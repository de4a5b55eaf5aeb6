"""The board of Great Western Trail in characters, made from a view and the printed board only."""

from __future__ import annotations

from rich.console import RenderableType

from saloon.cli.boards import Numbered, Sheet
from saloon.cli.boards.great_western_trail.box import explain, table
from saloon.cli.boards.great_western_trail.drawing import Drawing
from saloon.core.game import Json
from saloon.words import Words

__all__ = ["draw", "explain", "sheet", "table"]

NUMBERED = ("site:", "card:", "job:", "market:", "display:", "foresight:", "city:")  # elements that can bear a number


def draw(view: Json, words: Words) -> RenderableType:
    return Drawing(view, words, legend=True)


def sheet(view: Json, words: Words, moves: Numbered, dense: bool) -> Sheet:
    """With the numbers of moves at what they belong to, where only one does. A list without much room leaves these out,
    except ways that cost something."""
    places: dict[str, list[int]] = {}
    for number, move in moves.items():
        places.setdefault(" ".join(move.elements), []).append(number)
    at = {
        place: numbers[0]
        for place, numbers in places.items()
        if len(numbers) == 1 and " " not in place and place.startswith(NUMBERED)
    }
    drawing = Drawing(view, words, at, dense)
    if not dense:
        return Sheet(drawing)
    borne = (at[place] for place in drawing.borne())
    return Sheet(drawing, spare=frozenset(number for number in borne if not moves[number].figures.get("fee")))
