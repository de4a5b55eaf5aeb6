"""What happened, in words, one line for each event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from saloon.cli.seats import mark_text
from saloon.words import Words


def told(words: Words, events: Iterable[Mapping[str, Any]]) -> list[Text]:
    """The same thing several times in a row is one line with a count."""
    lines: list[tuple[int | None, str]] = []
    counts: list[int] = []
    for event in events:
        line = (event.get("seat"), words.event(event))
        if lines and lines[-1] == line:
            counts[-1] += 1
        else:
            lines.append(line)
            counts.append(1)
    return [_line(seat, text, count) for (seat, text), count in zip(lines, counts, strict=True)]


def _line(seat: int | None, text: str, count: int) -> Text:
    mark = Text("·", style="dim") if seat is None else mark_text(seat)
    times = Text(f" ×{count}", style="bold") if count > 1 else Text()
    return Text.assemble(mark, " ", text, times)
