"""A league: every group of bots that fits a table meets, in every order of seats, with the same draws for each order.

So neither seats nor luck favour anybody. What was played is kept in a file, and the ratings follow from it alone: a bot
that comes later only plays its own games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations, permutations
from math import factorial
from typing import Any

from saloon import bots
from saloon.arena.journal import Journal, read_journal
from saloon.arena.program import Lost, ProgramBot, check_command
from saloon.arena.recorded import play_out
from saloon.arena.workers import Workers
from saloon.bots import Bot
from saloon.core import registry
from saloon.core.game import Game
from saloon.core.refusal import BadInput, BadOptions
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, State

LEAGUE = "saloon_league"  # the first field of a league's file
FORMAT = 1
DEAL_FIELDS = ("bots", "deal", "games")
GAME_FIELDS = {"order": list, "points": list, "shares": list, "plies": int}
LANE = 16  # of the streams of chance: one for each seat that draws, apart from those of the seats' own choices
LIMIT = 5.0  # seconds that a program may take for a decision
LOST = {"crashed", "nonsense", "no-such-move", "too-slow"}


@dataclass(frozen=True)
class Entrant:
    """A bot of ours by its name, or a program under a name of its own."""

    name: str
    command: str = ""


def parse_entrants(texts: Sequence[str]) -> list[Entrant]:
    """`greedy`, `search:3`, or `mine=python3 my_bot.py`."""
    entrants: list[Entrant] = []
    for text in texts:
        name, sign, command = (part.strip() for part in text.partition("="))
        if sign:
            check_command(name, command)
        if sign and (not name.isprintable() or not name or name in bots.names()):
            raise BadOptions("bots", "name-taken", got=name)
        if not sign and name not in bots.names():
            raise BadOptions("bots", "not-one-of", got=name, choices=", ".join([*bots.names(), "NAME=COMMAND"]))
        if any(name == other.name for other in entrants):
            raise BadOptions("bots", "named-twice", got=name)
        entrants.append(Entrant(name, command))
    return entrants


@dataclass(frozen=True)
class Rules:
    """All that a league's games have in common; small enough to send to a worker."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    limit: float = LIMIT

    def header(self) -> dict[str, Any]:
        """Games of another header belong to another league."""
        version = registry.info(self.game).rules_version
        return {
            LEAGUE: FORMAT, "game": self.game, "rules": version, "seats": self.seats,
            "options": self.options, "seed": self.seed,
        }  # fmt: skip


@dataclass(frozen=True)
class Deal:
    """The same draws for one group of bots: a game for each seating order."""

    group: tuple[Entrant, ...]
    number: int

    @property
    def key(self) -> tuple[tuple[str, ...], int]:
        return tuple(entrant.name for entrant in self.group), self.number


def play_deal(job: tuple[Rules, Deal]) -> dict[str, Any]:
    """The line of a league's file."""
    rules, deal = job
    game = registry.load(rules.game)
    start = game.open(rules.seats, rules.options)
    orders = permutations(range(rules.seats))  # which of the group sits in each seat
    games = [_play(rules, game, start, [deal.group[n] for n in order], deal.number, order) for order in orders]
    return {"bots": list(deal.key[0]), "deal": deal.number, "games": games}


def _play(
    rules: Rules, game: Game[Any], start: State, seated: Sequence[Entrant], number: int, order: Sequence[int]
) -> dict[str, Any]:
    """Every seat has its own stream of draws, so what it gets does not depend on how often the others draw."""
    state = start.copy()
    seats = range(rules.seats)
    streams = {seat: Rng(rules.seed, number, LANE + seat) for seat in (CHANCE, *seats)}
    players: list[Bot] = [_player(rules, game, start, entrant) for entrant in seated]
    plies = 0

    def note(seat: int | None, move: int) -> None:
        nonlocal plies
        plies += 1

    lost: dict[str, Any] = {}
    try:
        rngs = [Rng(rules.seed, number, 1 + seat) for seat in seats]
        play_out(state, players, rngs, lambda waiting: streams[max(int(waiting.acting()), CHANCE)], note)
        shares = [float(state.share(seat)) for seat in seats]
    except Lost as error:
        lost = {"lost": {"seat": error.seat, "reason": error.reason, "detail": error.detail}}
        shares = [0.0 if seat == error.seat else 1.0 / (rules.seats - 1) for seat in seats]
    finally:
        for player in players:
            if isinstance(player, ProgramBot):
                player.close()
    points = [int(state.points(seat)) for seat in seats]
    return {"order": list(order), "points": points, "shares": shares, "plies": plies, **lost}


def _player(rules: Rules, game: Game[Any], start: State, entrant: Entrant) -> Bot:
    if entrant.command:
        return ProgramBot(game, check_command(entrant.name, entrant.command), rules.limit)
    return bots.make(entrant.name, rules.game, start, timed=False)


class League:
    """What was played so far, and what is still to play."""

    def __init__(self, rules: Rules, journal: Journal | None, deals: list[dict[str, Any]], known: dict[str, str]):
        self.rules = rules
        self.deals = deals  # in the order of their keys, whoever played them when
        self._journal = journal
        self._known = known  # the command of each bot

    @property
    def names(self) -> list[str]:
        return list(self._known)

    def enter(self, entrants: Sequence[Entrant]) -> None:
        """A program must not play under a name that belongs to another command."""
        for entrant in entrants:
            if self._known.get(entrant.name, entrant.command) != entrant.command:
                raise BadOptions("bots", "name-taken", got=entrant.name)
            if entrant.name not in self._known and self._journal:
                self._journal.add({"entrant": entrant.name, "command": entrant.command})
            self._known[entrant.name] = entrant.command

    def missing(self, games: int) -> list[Deal]:
        """The deals still to play until every group has met in at least this many games."""
        entrants = [Entrant(name, self._known[name]) for name in sorted(self._known)]
        count = -(-games // factorial(self.rules.seats))
        there = {(tuple(deal["bots"]), deal["deal"]) for deal in self.deals}
        groups = combinations(entrants, self.rules.seats)
        wanted = (Deal(group, number) for group in groups for number in range(count))
        return sorted((deal for deal in wanted if deal.key not in there), key=lambda deal: (deal.number, deal.key[0]))

    def play(self, deals: Sequence[Deal], workers: Workers, progress: Callable[[int, int], None]) -> None:
        orders = factorial(self.rules.seats)
        progress(0, workers.count)
        with closing(workers.run(play_deal, [(self.rules, deal) for deal in deals])) as running:  # type: ignore[type-var]
            for done, (_, row) in enumerate(running, start=1):
                if self._journal:
                    self._journal.add(row)
                self.deals.append(row)
                progress(done * orders, workers.count)


def open_league(rules: Rules, file: str | None) -> League:
    """A new league, or the one that the file keeps."""
    start = registry.load(rules.game).open(rules.seats, rules.options)
    assert start is not None
    if file is None:
        return League(rules, None, [], {})
    journal = read_journal(file, rules.header(), LEAGUE, ())
    known: dict[str, str] = {}
    deals: list[dict[str, Any]] = []
    for number, row in enumerate(journal.rows, start=2):
        where = f"{file}:{number}"
        if "entrant" in row:
            if not isinstance(row["entrant"], str) or not isinstance(row.get("command"), str):
                raise BadInput(f"{where}, entrant", "wrong-type")
            known[row["entrant"]] = row["command"]
        else:
            _check_deal(row, where, rules.seats, known)
            deals.append(row)
    return League(rules, journal, deals, known)


def _check_deal(row: Mapping[str, Any], where: str, seats: int, known: Mapping[str, str]) -> None:
    for field in DEAL_FIELDS:
        if field not in row:
            raise BadInput(f"{where}, {field}", "missing-field")
    group = row["bots"]
    if not isinstance(group, list) or len(group) != seats or not all(name in known for name in map(str, group)):
        raise BadInput(f"{where}, bots", "wrong-type")
    if not isinstance(row["deal"], int):
        raise BadInput(f"{where}, deal", "wrong-type")
    if not isinstance(row["games"], list) or len(row["games"]) != factorial(seats):
        raise BadInput(f"{where}, games", "wrong-type")
    for game in row["games"]:
        for field, kind in GAME_FIELDS.items():
            value = game.get(field) if isinstance(game, dict) else None
            if not isinstance(value, kind) or (isinstance(value, list) and len(value) != seats):
                raise BadInput(f"{where}, {field}", "wrong-type")
        if sorted(game["order"], key=str) != list(range(seats)):
            raise BadInput(f"{where}, order", "wrong-type")
        if not all(isinstance(number, int | float) for number in (*game["points"], *game["shares"])):
            raise BadInput(f"{where}, points", "wrong-type")
        lost = game.get("lost")
        if lost is not None and not (
            isinstance(lost, dict) and lost.get("reason") in LOST and lost.get("seat") in range(seats)
        ):
            raise BadInput(f"{where}, lost", "wrong-type")
