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

SEARCHING = ("search:4", "search:5", "search:6")  # take seconds a game, and minutes in Great Western Trail
GAMES = 100  # of each pair


def table(games: int = GAMES, titles: list[str] | None = None) -> str:
    """As Markdown: a column for each game."""
    titles = titles or list(registry.infos())
    bots = [name for name in names() if name not in SEARCHING]
    standings = {title: league(title, bots, games) for title in titles}
    rows = [
        f"| bot | {' | '.join(titles)} |",
        f"| --- | {' | '.join('---:' for _ in titles)} |",
    ]
    for bot in bots:
        cells = [cell(standings[title], bot) for title in titles]
        rows.append(f"| `{bot}` | {' | '.join(cells)} |")
    about = f"Rating ± half of its 95 % interval (share of the victory); {games} games of each pair at tables of two."
    return "\n".join([*rows, "", about])


def league(title: str, bots: list[str], games: int) -> Standings:
    played = open_league(Rules(title, 2, registry.info(title).complete({}), seed=1), None)
    played.enter([Entrant(name) for name in bots])
    with open_workers() as workers:
        played.play(played.missing(games), workers, lambda done, workers: None)
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
