"""One turn of the Automa, played by the engine on what is known. What the turn looked up is read off its events.

The engine's events come in the order in which it looks things up. The first one that rests on an unknown fact is where
it went wrong: that fact is asked for, and the turn is replayed from its start until every event rests on known facts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from saloon.core.game import Json
from saloon.core.state import CHANCE, OVER, Event
from saloon.games.great_western_trail import agenda, events
from saloon.games.great_western_trail import automa_deck as actions
from saloon.games.great_western_trail.automa import branches_at
from saloon.games.great_western_trail.automa_actions import NO_TILE, forks_examined
from saloon.games.great_western_trail.companion.facts import (
    AUTOMA,
    CATTLEMAN,
    CHANGING_SITES,
    ENGINE,
    HUMAN,
    MARKET_CARDS,
    foresight,
    job,
    market,
    master,
    objective,
)
from saloon.games.great_western_trail.game import GAME
from saloon.games.great_western_trail.parts import (
    BRANCHES,
    EXITS,
    FORKS,
    GREEN_TEEPEE,
    HAZARD_DESIGNS,
    HAZARD_SITES,
    HAZARDS,
    KANSAS,
    MASTERS,
    SITES,
    TEEPEE_SITES,
    WORKERS,
)
from saloon.games.great_western_trail.state import GreatWesternTrail

# What the table refills from stacks that only the player sees
REFILLS = {agenda.FORESEE: "foresights", agenda.MARKET: "market", agenda.DISPLAY_CARD: "display"}


@dataclass(frozen=True)
class Need:
    """Facts that one thing rests on, and what to ask for them; about: what the inquiry has to say."""

    ask: str
    facts: tuple[str, ...]
    about: Json


@dataclass
class Run:
    """The turn as far as it goes: up to its end, or to a draw that is not made yet."""

    state: GreatWesternTrail
    events: list[Event]
    boards: list[GreatWesternTrail]  # before each event's play(), to look at what it rested on
    refilled: list[str]

    @property
    def waits(self) -> bool:
        return bool(self.state.turn == CHANCE)

    def told(self, known: Callable[[Iterable[str]], bool]) -> list[Json]:
        """The events. Why a branch was taken is left out where another one is not known and might be as good."""
        told: list[Json] = []
        for event in self.events:
            [row] = GAME.events(self.state, HUMAN, [event])
            if event.kind == events.AUTOMA_PATH:
                sites = {SITES[site] for branch in branches_at(event.x) for site in branch}
                if not known(sites & set(CHANGING_SITES)):
                    del row["because"]
            told.append(row)
        return told

    def draws(self) -> list[Json]:
        return [dict(GAME.action(self.state, int(move))) for move in self.state.moves()]


def run(position: Mapping[str, Any], draws: Sequence[Json]) -> Run:
    """Plays the turn with these draws of the Automa's cards and buildings. May raise BadPosition and Refused."""
    state = GAME.from_position(position)
    state.telling = True
    result = Run(state, [], [], [])
    left = list(draws)
    started = False
    while state.turn != OVER:
        before = state.copy()
        kind = int(state.waiting())
        if state.turn == CHANCE and kind in REFILLS:
            _drop(state, result)
        elif state.turn == CHANCE:
            if not left:
                break
            state.play(GAME.move(state, left.pop(0)))
        elif not started:
            started = True
            state.pop()  # the player's turn was played at the real table
            state.settle()
        else:
            break  # the player's turn again
        _collect(result, before)
    return result


def _drop(state: GreatWesternTrail, result: Run) -> None:
    """A refill happens at the real table; what came out is asked when it matters."""
    name = REFILLS[int(state.waiting())]
    if name not in result.refilled:
        result.refilled.append(name)
    state.events = state.events[:0]
    state.pop()
    state.settle()


def _collect(result: Run, before: GreatWesternTrail) -> None:
    for event in result.state.events:
        result.events.append(event)
        result.boards.append(before)
    result.state.events = result.state.events[:0]


# What events rest on


def needs(result: Run) -> Iterator[Need]:
    """Everything the turn rests on, in the order in which it was looked up."""
    column = 0
    moving = True
    token = int(result.boards[0].token) if result.boards else 0
    for event, board in zip(result.events, result.boards, strict=True):
        kind, x, y = int(event.kind), int(event.x), int(event.y)
        match kind:
            case events.AUTOMA_PATH:
                # AU-9: what is not known counts as empty, and no branch can be shorter or cheaper than that. So the
                # one that was chosen is the right one as soon as all of it is known.
                yield _sites("branches", list(branches_at(x)[y]), {"fork": SITES[x]})
            case events.MOVED if moving and event.seat == AUTOMA:
                yield _sites("branches", _walk(x, y), {"fork": SITES[x]})
                if y == KANSAS:
                    moving = False
                    yield _foresights(result.state)
            case events.CHOSE_TILE:
                column += 1
            case events.AUTOMA_SKIPPED if y == NO_TILE:
                column += 1
                yield Need("foresight", (foresight(column, 1), foresight(column, 2)), {})
            case events.TILE_PLACED if x < GREEN_TEEPEE:
                if y == token:  # GWT 7.2: a row that the token has only now come to is empty
                    yield Need("row", tuple(job(y + 1, worker) for worker in WORKERS), {"row": y + 1})
            case events.TILE_PLACED | events.TILE_LOST:
                yield _room_for(x, y if kind == events.TILE_PLACED else -1)
            case events.AUTOMA_CHOSE | events.AUTOMA_SKIPPED:
                yield from _action(result.state, board, x)
            case events.AUTOMA_BRANCH:
                yield Need("cattleman", (CATTLEMAN,), {})
                for fork in forks_examined(board):
                    sites = {site for branch in BRANCHES[fork] for site in branch}
                    yield _sites("branches", sites, {"fork": SITES[FORKS[fork]]})
            case events.UPGRADED if x < MASTERS and len(board.automa.workers) > 0:
                yield Need("master", (master(x + 1),), {"station": x + 1})


def _sites(ask: str, sites: Iterable[Any], about: Json) -> Need:
    names = [SITES[site] for site in sorted(int(site) for site in sites)]
    return Need(ask, tuple(name for name in names if name in CHANGING_SITES), about)


def _walk(site: int, to: int) -> list[int]:
    """The sites after this one up to another, as long as the way does not fork."""
    passed: list[int] = []
    while site != to and len(EXITS[site]) == 1:
        site = int(EXITS[site][0])
        passed.append(site)
    return passed


def _foresights(state: GreatWesternTrail) -> Need:
    """AU-11: the tiles of the card's scheme; the others matter only if one of these may not be chosen."""
    scheme = state.automa.card().kansas
    return Need("foresight", tuple(foresight(column + 1, int(scheme[column]) + 1) for column in range(3)), {})


def _room_for(tile: int, place: int) -> Need:
    """GWT 2.8, 2.9: a hazard or teepee goes to the first free site, or none is free."""
    kind = HAZARD_SITES[(tile - HAZARDS) // HAZARD_DESIGNS] if tile >= HAZARDS else TEEPEE_SITES
    sites = [int(site) for site in kind]
    ask = "hazards" if tile >= HAZARDS else "teepees"
    return _sites(ask, sites[: sites.index(place) + 1] if place in sites else sites, {})


def _action(state: GreatWesternTrail, board: GreatWesternTrail, action: int) -> Iterator[Need]:
    options = state.automa.open_card()
    match action:
        case actions.CATTLE:
            yield Need("market", tuple(map(market, MARKET_CARDS)), {})
        case actions.HIRE:
            rows = range(1, int(board.token) + 1)  # GWT 7.3: those above the token
            worker = WORKERS[options.worker]
            yield Need("jobs", tuple(job(row, worker) for row in rows), {"worker": worker})
        case actions.ENGINE:
            yield Need("engine", (ENGINE,), {})
        case actions.TRADE:
            yield _sites("teepees", [int(site) for site in TEEPEE_SITES], {})
        case actions.HAZARD:
            yield _sites("hazards", [int(site) for sites in HAZARD_SITES for site in sites], {})
        case actions.OBJECTIVE:
            yield Need("objective", (objective(int(options.objective)),), {"place": int(options.objective)})
