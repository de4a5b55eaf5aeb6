"""The terminal as rich sees it."""

from __future__ import annotations

from rich.console import Console, RenderableType

WIDEST = 120  # longer lines are hard to read


def open_screen(stderr: bool = False) -> Console:
    """A console that shows texts as they are: names and files may hold what looks like markup."""
    console = Console(markup=False, emoji=False, highlight=False, stderr=stderr)
    if console.width > WIDEST:
        console.width = WIDEST
    return console


def is_live(console: Console) -> bool:
    """Whether somebody sits there and the screen can be redrawn; otherwise everything is plain lines."""
    return console.is_terminal and not console.is_dumb_terminal


def typed_number(line: str) -> int | None:
    """The number that was typed; of one with absurdly many digits the first nine, which is as much too large."""
    return int(line[:9]) if line.isdecimal() else None


def wipe(console: Console, scrollback: bool = False) -> None:
    """An empty screen; with scrollback also nothing above it."""
    if is_live(console):
        console.clear()
        if scrollback:
            console.file.write("\x1b[3J")
            console.file.flush()


def height(console: Console, drawing: RenderableType) -> int:
    """How many lines the drawing takes."""
    return len(console.render_lines(drawing, pad=False))
