"""Reports as one HTML file that needs nothing else, and their plots, drawn as SVG."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from saloon.words import Words

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 64rem; margin: 0 auto; padding: 1rem }
svg { width: 100%; height: auto; overflow: visible }
svg text { font-size: 13px; fill: currentColor }
.axis { stroke: currentColor; opacity: .25 }
polyline { fill: none; stroke-width: 2.5; stroke-linejoin: round }
.wide { overflow-x: auto }
.wide svg { min-width: 34rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: right; padding: .2rem .5rem; border-bottom: 1px solid #8886; font-variant-numeric: tabular-nums }
th:first-child, td:first-child { text-align: left }
.wide td:not(:first-child) { white-space: nowrap }
li { margin: .25rem 0 } li:target { outline: 2px solid; outline-offset: 3px }
"""
WIDTH = 640
LABELS = 210  # how wide the labels at the left are
ROW = 28
TALL = 150  # a histogram
COLOUR = "#3f87d7"  # readable on dark and on light
BINS = 24
LONGEST_LABEL = 26
AXIS = 'stroke="currentColor" stroke-opacity=".25"'


def document(language: str, title: str, body: str) -> str:
    shown = escape(title)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{shown}</title>\n<style>{STYLE}</style>\n'
        f"<h1>{shown}</h1>\n{body}\n</html>\n"
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{top}</tr>{body}</table></div>'


def wide(plot: str) -> str:
    """On a page: in a narrow window a plot keeps its letters readable and can be scrolled."""
    return f'<div class="wide">{plot}</div>'


@dataclass(frozen=True)
class Span:
    """A row of a plot: an estimate with its interval. Without one, low and high are the value."""

    label: str
    value: float
    low: float
    high: float


def spans(about: str, rows: Sequence[Span], tell: Callable[[float], str], mark: float | None = None) -> str:
    """A dot for each row, with a line as long as its interval. mark: where a line goes across, such as a fair share."""
    ends = [number for row in rows for number in (row.low, row.high)] + ([] if mark is None else [mark])
    ticks = round_steps(min(ends), max(ends))
    left, right = ticks[0], ticks[-1]
    height = ROW * len(rows)

    def place(number: float) -> float:
        return LABELS + (number - left) / (right - left) * (WIDTH - LABELS)

    parts = [
        f'<line {AXIS} x1="{place(tick):.1f}" x2="{place(tick):.1f}" y1="0" y2="{height}"/>'
        f'<text x="{place(tick):.1f}" y="{height + 18}" text-anchor="middle">{escape(tell(tick))}</text>'
        for tick in ticks
    ]
    if mark is not None:
        parts.append(
            f'<line x1="{place(mark):.1f}" x2="{place(mark):.1f}" y1="0" y2="{height}" '
            'stroke="currentColor" stroke-dasharray="4 4"/>'
        )
    for number, row in enumerate(rows):
        y = ROW * number + ROW / 2
        told = f"{row.label}: {tell(row.value)} ({tell(row.low)} – {tell(row.high)})"
        parts.append(
            f'<g><title>{escape(told)}</title><text x="{LABELS - 10}" y="{y + 4}" text-anchor="end">'
            f'{escape(_short(row.label))}</text><line x1="{place(row.low):.1f}" x2="{place(row.high):.1f}" y1="{y}" '
            f'y2="{y}" stroke="{COLOUR}" stroke-width="3"/><circle cx="{place(row.value):.1f}" cy="{y}" r="6" '
            f'fill="{COLOUR}"/></g>'
        )
    return _svg(about, height + 26, parts)


def histogram(about: str, values: Sequence[float]) -> str:
    """How often each value occurs, in columns of equal width."""
    ticks = round_steps(min(values), max(values))
    left, right = ticks[0], ticks[-1]
    counts = [0] * BINS
    for value in values:
        counts[min(BINS - 1, int((value - left) / (right - left) * BINS))] += 1
    wide = WIDTH / BINS
    parts = []
    for number, count in enumerate(counts):
        tall = TALL * count / max(counts)
        first = left + (right - left) * number / BINS
        last = left + (right - left) * (number + 1) / BINS
        parts.append(
            f'<rect x="{number * wide + 1:.1f}" y="{TALL - tall:.1f}" width="{wide - 2:.1f}" height="{tall:.1f}" '
            f'fill="{COLOUR}"><title>{first:g} – {last:g}: {count}</title></rect>'
        )
    for tick in ticks:
        x = (tick - left) / (right - left) * WIDTH
        parts.append(f'<text x="{x:.1f}" y="{TALL + 18}" text-anchor="middle">{tick:g}</text>')
    parts.append(f'<line {AXIS} x1="0" x2="{WIDTH}" y1="{TALL}" y2="{TALL}"/>')
    return _svg(about, TALL + 26, parts)


def round_steps(low: float, high: float, most: int = 8) -> list[float]:
    """Round numbers in equal steps, the first not above low, the last not below high."""
    if high - low < 1e-9:
        low, high = low - 0.5, high + 0.5
    power = 10.0 ** math.floor(math.log10((high - low) / most))
    step = next(power * factor for factor in (1, 2, 5, 10, 20) if (high - low) / (power * factor) <= most - 1)
    first = math.floor(low / step + 1e-9)
    last = math.ceil(high / step - 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def percent(words: Words, share: float) -> str:
    return words.say("result-share", percent=round(100 * share))


def _short(label: str) -> str:
    return label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"


def _svg(about: str, height: float, parts: Sequence[str]) -> str:
    font = 'font-family="system-ui, sans-serif" font-size="13" fill="currentColor"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-25 -10 {WIDTH + 50} {height + 15:.0f}" role="img" '
        f'{font} aria-label="{escape(about, quote=True)}">{"".join(parts)}</svg>'
    )
