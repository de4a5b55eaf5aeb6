"""`saloon league`: bots, ours and others, play each other and are rated."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from math import factorial
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saloon.arena.league import League, Rules, open_league, parse_entrants
from saloon.arena.ratings import Rated, Standings, check_ratings, rate
from saloon.arena.workers import open_workers
from saloon.cli.complaint import complaints, one_line
from saloon.cli.files import file_trouble, new_file, write_text
from saloon.cli.html import Span, document, percent, round_steps, spans, table, wide
from saloon.cli.options import parse_options
from saloon.cli.screen import STOPPED, open_screen, shown_games
from saloon.cli.seats import bot_name
from saloon.core import registry
from saloon.core.refusal import BadOptions
from saloon.words import Words

REASONS = {
    "crashed": "league-crashed",
    "nonsense": "league-nonsense",
    "no-such-move": "league-no-such-move",
    "too-slow": "league-too-slow",
}
BAR = 12  # characters of the plot in the terminal


def play_league(
    language: str, name: str, *, bots: Sequence[str], games: int, seats: int | None, seed: int, limit: float,
    option_texts: Sequence[str], file: str | None, html: str | None, svg: str | None, as_json: bool,
    workers: int | None, on: str | None,
) -> int:  # fmt: skip
    game = registry.load(name)
    words = Words(language, game)
    code = 0
    with complaints(words):
        check_ratings()
        if games < 1:
            raise BadOptions("games", "not-in-range", got=games, low=1, high="∞")
        if not limit > 0:
            raise BadOptions("limit", "not-in-range", got=f"{limit:g}", low="> 0", high="∞")
        options = game.info.complete(parse_options(game.info, option_texts, None))
        rules = Rules(name, game.info.seats.start if seats is None else seats, options, seed, limit)
        entrants = parse_entrants([part for text in bots for part in text.split(",") if part.strip()])
        with file_trouble(file or ""):
            league = open_league(rules, file)
        for path in (html, svg):
            if path is not None:
                new_file(path, replace=file is not None)
        league.enter(entrants)
        if len(league.names) < rules.seats:
            raise BadOptions("bots", "too-few", least=rules.seats, got=len(league.names))
        deals = league.missing(games)
        try:
            with (
                open_workers(on, workers) as opened,
                shown_games(words, len(deals) * factorial(rules.seats)) as progress,
            ):
                league.play(deals, opened, progress)
        except KeyboardInterrupt:
            code = STOPPED
        standings = rate(league.deals, league.names)
        for path, text in ((html, page(league, standings, words)), (svg, plot(standings, words))):
            if path is not None:
                write_text(path, text, replace=True)
    if as_json:
        print(json.dumps(as_data(league, standings), ensure_ascii=False, indent=2))
    else:
        open_screen().print(draw_standings(league, standings, words))
    if code:
        open_screen(stderr=True).print(words.say("league-stopped", done=games_of(league)))
    return code


def games_of(league: League) -> int:
    return sum(len(deal["games"]) for deal in league.deals)


def as_data(league: League, standings: Standings) -> dict[str, Any]:
    rules = league.rules
    about = {"game": rules.game, "seats": rules.seats, "options": rules.options, "seed": rules.seed}
    return {**about, "games": games_of(league), **standings.as_json()}


def interval(rated: Rated) -> str:
    return f"{rated.rating - rated.margin:.1f} – {rated.rating + rated.margin:.1f}"


def lost(rated: Rated) -> str:
    return str(sum(rated.lost.values()) or "")


def reasons(standings: Standings, words: Words) -> list[str]:
    """Why programs lost games, a line for each."""
    return [
        words.say(REASONS[reason], name=rated.name, count=count)
        + (f" ({one_line(rated.detail)})" if rated.detail else "")
        for rated in standings.bots
        for reason, count in rated.lost.items()
    ]


def about(league: League, words: Words) -> str:
    return words.say(
        "league-about", games=games_of(league), seats=league.rules.seats, seed=str(league.rules.seed)
    )  # fmt: skip


def cross_rows(standings: Standings, words: Words) -> list[list[str]]:
    """How often the bot of the row was ahead of that of the column."""
    names = [rated.name for rated in standings.bots]
    return [
        [
            bot_name(words, name),
            *(
                percent(words, standings.cross[name][other][0]) if other in standings.cross[name] else "–"
                for other in names
            ),
        ]
        for name in names
    ]


def draw_standings(league: League, standings: Standings, words: Words) -> RenderableType:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    some_lost = any(rated.lost for rated in standings.bots)
    grid.add_column(words.say("simulate-bot"), no_wrap=True)
    for heading in ("league-rating", "league-interval"):
        grid.add_column(words.say(heading), justify="right", no_wrap=True)
    grid.add_column("", no_wrap=True)
    for heading in ("league-games", "league-share", *(("league-lost",) if some_lost else ())):
        grid.add_column(words.say(heading), justify="right", no_wrap=True)
    ends = [end for rated in standings.bots for end in (rated.rating - rated.margin, rated.rating + rated.margin)]
    scale = round_steps(min(ends), max(ends))
    for rated in standings.bots:
        grid.add_row(
            bot_name(words, rated.name), f"{rated.rating:.1f}", interval(rated), bar(rated, scale[0], scale[-1]),
            str(rated.games), percent(words, rated.share), *((lost(rated),) if some_lost else ()),
        )  # fmt: skip
    cross = Grid(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    cross.add_column(words.say("league-ahead"))
    for rated in standings.bots:
        cross.add_column(bot_name(words, rated.name), justify="right")
    for row in cross_rows(standings, words):
        cross.add_row(*row)
    told = [Text(line) for line in reasons(standings, words)]
    return Group(grid, cross, *told, Text(about(league, words), style="dim"))


def bar(rated: Rated, low: float, high: float) -> str:
    """The interval as a line of signs with a dot for the rating."""

    def place(number: float) -> int:
        return min(BAR - 1, int((number - low) / (high - low) * BAR))

    first, last = place(rated.rating - rated.margin), place(rated.rating + rated.margin)
    signs = ["─" if first <= at <= last else " " for at in range(BAR)]
    signs[place(rated.rating)] = "●"
    return "".join(signs)


def plot(standings: Standings, words: Words) -> str:
    rows = [
        Span(bot_name(words, rated.name), rated.rating, rated.rating - rated.margin, rated.rating + rated.margin)
        for rated in standings.bots
    ]
    return spans(words.say("league-plot"), rows, lambda number: f"{number:g}" if number % 1 == 0 else f"{number:.1f}")


def page(league: League, standings: Standings, words: Words) -> str:
    heads = ("simulate-bot", "league-rating", "simulate-interval", "league-games", "league-share", "league-lost")
    rows = [
        [
            bot_name(words, rated.name), f"{rated.rating:.1f}", interval(rated), str(rated.games),
            percent(words, rated.share), lost(rated),
        ]
        for rated in standings.bots
    ]  # fmt: skip
    names = [bot_name(words, rated.name) for rated in standings.bots]
    told = "".join(f"<li>{escape(line)}</li>" for line in reasons(standings, words))
    body = (
        f"<p>{escape(about(league, words))}</p>\n{wide(plot(standings, words))}\n"
        f"{table([words.say(head) for head in heads], rows)}\n<h2>{escape(words.say('league-ahead'))}</h2>\n"
        f"{table(['', *names], cross_rows(standings, words))}\n{f'<ul>{told}</ul>' if told else ''}"
    )
    return document(words.language, f"{words.say('game')} – {words.say('league-title')}", body)
