"""What a league's games say: a rating for every bot with its interval, and how each fared against each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any

from saloon.arena.simulate import Z_95, wilson
from saloon.core.refusal import BadInput

FAIR = 0.5


@dataclass
class Rated:
    """One bot. Ratings are openskill's (Plackett-Luce): a new bot has 25 ± 16."""

    name: str
    rating: float
    margin: float  # of the 95 % interval
    games: int
    share: float  # of the victory, a game
    lost: dict[str, int] = field(default_factory=dict)  # games that a program lost, by the reason
    detail: str = ""  # what it said the first time

    def as_json(self) -> dict[str, Any]:
        interval = {"low": self.rating - self.margin, "high": self.rating + self.margin}
        return {
            "bot": self.name, "rating": self.rating, **interval, "games": self.games, "share": self.share,
            "lost": self.lost, "detail": self.detail,
        }  # fmt: skip


@dataclass(frozen=True)
class Standings:
    bots: list[Rated]  # the best first
    cross: dict[str, dict[str, tuple[float, int]]]  # [bot][other]: how often it was ahead (a tie: half), of how many

    def as_json(self) -> dict[str, Any]:
        cross = {
            name: {other: self._cell(ahead, games) for other, (ahead, games) in row.items()}
            for name, row in self.cross.items()
        }
        return {"bots": [rated.as_json() for rated in self.bots], "cross": cross}

    @staticmethod
    def _cell(ahead: float, games: int) -> dict[str, float]:
        low, high = wilson(ahead * games, games)
        return {"ahead": ahead, "games": games, "low": low, "high": high}


def check_ratings() -> None:
    """Refuses before the work what would fail after it."""
    if find_spec("openskill") is None:
        raise BadInput("league", "needs-extra", extra="arena")


def rate(deals: Sequence[dict[str, Any]], names: Sequence[str]) -> Standings:
    """By all games, in an order that does not depend on when they were played."""
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce(tau=0.0)  # a bot does not change from game to game
    ratings = {name: model.rating(name=name) for name in names}
    played: Counter[str] = Counter()
    shares: dict[str, float] = dict.fromkeys(names, 0.0)
    lost: dict[str, Counter[str]] = {name: Counter() for name in names}
    details: dict[str, str] = {}
    ahead: dict[str, dict[str, float]] = {name: dict.fromkeys(names, 0.0) for name in names}
    met: dict[str, Counter[str]] = {name: Counter() for name in names}
    for seated, game in _games(deals):
        places = ranks(game)
        teams = [[ratings[name]] for name in seated]
        for name, [rated] in zip(seated, model.rate(teams, ranks=places), strict=True):
            ratings[name] = rated
        for seat, name in enumerate(seated):
            played[name] += 1
            shares[name] += game["shares"][seat]
            for other, place in zip(seated, places, strict=True):
                if other != name:
                    met[name][other] += 1
                    ahead[name][other] += FAIR if place == places[seat] else float(places[seat] < place)
        if "lost" in game:
            name = seated[game["lost"]["seat"]]
            lost[name][game["lost"]["reason"]] += 1
            details.setdefault(name, str(game["lost"].get("detail", "")))
    rows = [
        Rated(
            name, float(ratings[name].mu), Z_95 * float(ratings[name].sigma), played[name],
            shares[name] / max(1, played[name]), dict(lost[name]), details.get(name, ""),
        )
        for name in names
    ]  # fmt: skip
    rows.sort(key=lambda row: (-row.rating, row.name))
    cross = {
        row.name: {
            other.name: (ahead[row.name][other.name] / met[row.name][other.name], met[row.name][other.name])
            for other in rows
            if met[row.name][other.name]
        }
        for row in rows
    }
    return Standings(rows, cross)


def _games(deals: Sequence[dict[str, Any]]) -> Iterator[tuple[list[str], dict[str, Any]]]:
    for deal in sorted(deals, key=lambda deal: (deal["deal"], deal["bots"])):
        for game in deal["games"]:
            yield [deal["bots"][number] for number in game["order"]], game


def ranks(game: dict[str, Any]) -> list[int]:
    """The place of every seat, 1 for the winner: by share of the victory, then by points. An early loser is last."""
    early = game["lost"]["seat"] if "lost" in game else None
    # When a program loses early, nobody has played to the end: the points of the others say nothing
    worths = [
        (seat != early, game["shares"][seat], 0 if "lost" in game else game["points"][seat])
        for seat in range(len(game["order"]))
    ]
    return [1 + sum(other > worth for other in worths) for worth in worths]
