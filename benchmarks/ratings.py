"""The ratings of our bots in each game, for docs/research.md: a league of two seats with equal luck.

python -m benchmarks.ratings [--games N] [GAME …]

What is played is kept beside the installed package, so that a run that was broken off goes on. Other bots, games or
weights begin anew.
"""

from __future__ import annotations

import argparse
import sys
from hashlib import sha256
from pathlib import Path

import saloon
from saloon.arena.league import Entrant, Rules, open_league
from saloon.arena.ratings import Standings, rate
from saloon.arena.workers import open_workers
from saloon.bots import names
from saloon.cli.screen import shown_games
from saloon.core import registry
from saloon.words import Words

GAMES = 100  # of each pair
SEATS = 2
BY_THE_CLOCK = "search:6"  # not the same twice
PLAYS = ("arena", "bots", "core", "games")  # folders of the package on which a game depends


def table(games: int = GAMES, titles: list[str] | None = None, kept: Path | None = None) -> str:
    """As Markdown: a column for each game. kept: the folder of the games that were played before."""
    titles = titles or list(registry.infos())
    bots = [name for name in names() if name != BY_THE_CLOCK]
    folder = kept or Path(sys.prefix, "research", fingerprint())
    folder.mkdir(parents=True, exist_ok=True)
    standings = {title: league(title, bots, games, folder / f"{title}.jsonl") for title in titles}
    rows = [f"| bot | {' | '.join(titles)} |", f"| --- | {' | '.join('---:' for _ in titles)} |"]
    rows += [f"| `{bot}` | {' | '.join(cell(standings[title], bot) for title in titles)} |" for bot in bots]
    about = f"Rating ± half of its 95 % interval (share of the victory); {games} games of each pair at tables of two."
    return "\n".join([*rows, "", about])


def fingerprint() -> str:
    """Of all that decides how a game goes: the same for the same package, whatever the tree beside it says."""
    package = Path(saloon.__file__).parent
    files = [file for folder in PLAYS for file in sorted((package / folder).rglob("*")) if file.is_file()]
    found = sha256()
    for file in files:
        if "__pycache__" not in file.parts:
            found.update(str(file.relative_to(package)).encode() + file.read_bytes())
    return found.hexdigest()[:16]


def league(title: str, bots: list[str], games: int, file: Path) -> Standings:
    played = open_league(Rules(title, SEATS, registry.info(title).complete({}), seed=1), str(file))
    played.enter([Entrant(bot) for bot in bots])
    missing = played.missing(games)
    words = Words("en", registry.load(title))
    with open_workers() as workers, shown_games(words, SEATS * len(missing)) as progress:
        played.play(missing, workers, progress)
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
