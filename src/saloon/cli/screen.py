"""The terminal as rich sees it."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from saloon.words import Words

STOPPED = 130  # the exit code after Control-C
WIDEST = 120  # longer lines are hard to read
# rich breaks lines at any white space; these stand-ins for the two no-break spaces are not white space
NO_BREAK = str.maketrans({"\N{NO-BREAK SPACE}": "\ue000", "\N{NARROW NO-BREAK SPACE}": "\ue001"})
AS_WRITTEN = {ord(stand_in): space for space, stand_in in NO_BREAK.items()}


class Screen(Console):
    """A console that keeps together what a no-break space joins: a French word and its colon, a number and its sign."""

    window: int = 0  # how wide the window is; lines of text are no longer than WIDEST

    def print(self, *objects: Any, **how: Any) -> None:
        """A board may be wider than text should be: it is not cut off."""
        super().print(*objects, **{"crop": False, **how})

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        if isinstance(renderable, str):
            renderable = self.render_str(renderable)
        if not isinstance(renderable, Text):
            return super().render(renderable, options)
        return _as_written(super().render(_joined(renderable), options))

    def lines(self, text: Text) -> list[Text]:
        """The text as it will be broken, line by line."""
        wrapped = _joined(text).wrap(self, self.width)
        for line in wrapped:
            line.plain = line.plain.translate(AS_WRITTEN)
        return list(wrapped)


def _joined(text: Text) -> Text:
    plain = text.plain.translate(NO_BREAK)
    if plain == text.plain:
        return text
    joined = text.copy()
    joined.plain = plain
    return joined


def _as_written(segments: Iterable[Segment]) -> Iterable[Segment]:
    return (Segment(segment.text.translate(AS_WRITTEN), segment.style, segment.control) for segment in segments)


def open_screen(stderr: bool = False) -> Screen:
    """A console that shows texts as they are: names and files may hold what looks like markup."""
    console = Screen(markup=False, emoji=False, highlight=False, stderr=stderr)
    console.window = console.width
    if console.width > WIDEST:
        console.width = WIDEST
    return console


@contextmanager
def shown_progress(words: Words, total: int, what: str = "game") -> Iterator[Callable[[int], None]]:
    """A bar on stderr, if somebody looks at it. Call with how much is done."""
    screen = open_screen(stderr=True)
    if not screen.is_terminal:
        yield lambda done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task(words.say(what), total=total)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def stoppable() -> Iterator[Callable[[], bool]]:
    """Inside, Control-C interrupts nothing half done: ask whether it was pressed. A second one is as usual."""
    pressed = False

    def note(number: int, frame: object) -> None:
        nonlocal pressed
        pressed = True
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: pressed
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def shown_games(words: Words, total: int) -> Iterator[Callable[[int, int], None]]:
    """A bar on stderr, if somebody looks at it. Call with how many games are done, and how many workers there are."""
    screen = open_screen(stderr=True)
    if not screen.is_terminal:
        yield lambda done, workers: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    said = TextColumn("{task.fields[pace]}")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), said, TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task(words.say("game"), total=total, pace="")
        before: list[int] = []  # how many were done when it began

        def show(done: int, workers: int) -> None:
            if not before:
                before.append(done)
            elapsed = bar.tasks[task].elapsed or 0.0
            pace = f"{(done - before[0]) / elapsed:.1f}" if elapsed else "–"
            bar.update(task, completed=done, pace=words.say("simulate-running", pace=pace, workers=workers))

        yield show


def is_live(console: Console) -> bool:
    """Whether somebody sits there and the screen can be redrawn; otherwise everything is plain lines."""
    return console.is_terminal and not console.is_dumb_terminal


def typed_number(line: str) -> int | None:
    """The number that was typed; only the first nine digits of an absurdly long one, which is too large anyway."""
    return int(line[:9]) if line.isdecimal() else None


def wipe(console: Console, scrollback: bool = False) -> None:
    """Empties the screen and, with scrollback, what is above it."""
    if is_live(console):
        console.clear()
        if scrollback:
            console.file.write("\x1b[3J")
            console.file.flush()


def height(console: Console, drawing: RenderableType) -> int:
    """How many lines the drawing takes."""
    return len(console.render_lines(drawing, pad=False))
