"""The ratings of our bots in each game, for docs/research.md: a league of two seats with equal luck.

python -m benchmarks.ratings [--games N] [GAME …]
"""

from __future__ import annotations

import argparse

from saloon.arena.league import Entrant, Rules, open_league
from saloon.arena.ratings import Standings, rate
from saloon.arena.workers import open_workers
from saloon.bots import names
from saloon.core import registry

GAMES = 100  # of each pair of quick bots
SLOW = {"search:5": 40}  # takes seconds a game, so it plays fewer with each of those before it
BY_THE_CLOCK = "search:6"  # not the same twice


def table(games: int = GAMES, titles: list[str] | None = None) -> str:
    """As Markdown: a column for each game."""
    titles = titles or list(registry.infos())
    bots = [name for name in names() if name != BY_THE_CLOCK]
    standings = {title: league(title, bots, games) for title in titles}
    rows = [
        f"| bot | {' | '.join(titles)} | games of each pair |",
        f"| --- | {' | '.join('---:' for _ in titles)} | ---: |",
    ]
    for bot in bots:
        cells = [cell(standings[title], bot) for title in titles]
        rows.append(f"| `{bot}` | {' | '.join(cells)} | {games_of(bot, games)} |")
    return "\n".join([*rows, "", "Rating ± half of its 95 % interval (share of the victory), at tables of two."])


def games_of(bot: str, games: int) -> int:
    """How many games a bot plays with each of those before it."""
    return min(games, SLOW.get(bot, games))


def league(title: str, bots: list[str], games: int) -> Standings:
    """Bots with fewer games enter later: all others have met often enough by then."""
    played = open_league(Rules(title, 2, registry.info(title).complete({}), seed=1), None)
    with open_workers() as workers:
        for count in sorted({games_of(bot, games) for bot in bots}, reverse=True):
            played.enter([Entrant(bot) for bot in bots if games_of(bot, games) == count])
            played.play(played.missing(count), workers, lambda done, workers: None)
    return rate(played.deals, played.names)


def cell(standings: Standings, bot: str) -> str:
    rated = next(rated for rated in standings.bots if rated.name == bot)
    return f"{rated.rating:.1f} ± {rated.margin:.1f} ({rated.share:.0%})"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=GAMES)
    given = parser.parse_args()
    print(table(given.games, given.titles))
