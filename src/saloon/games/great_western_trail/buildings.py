"""Private buildings: placing them on the trail."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.core.question import POSSIBLE, reason
from saloon.core.refusal import Refusal
from saloon.games.great_western_trail import agenda, events, parts
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.decision import SOMETIMES, Decision, Funds, Money, OfSite, funds
from saloon.games.great_western_trail.effects import Effect
from saloon.games.great_western_trail.parts import BUILDING_SITES, BUILDINGS, CRAFTSMEN, put
from saloon.games.great_western_trail.player import Player

BuildAction = TypedDict("BuildAction", {"do": Literal["build"], "building": str, "site": str})
BuildFigures = TypedDict("BuildFigures", {"craftsmen": int, "cost": int, "replaced": str | None, "vp": int})
Replacement = TypedDict("Replacement", {"new": int, "old": int})
Craftsmen = TypedDict("Craftsmen", {"needed": int, "craftsmen": int})

NUMBER_STEP: Final = 64
SITE_NUMBER: Final = parts.places_among(list(BUILDING_SITES), parts.SITE_COUNT)

SITE_TAKEN: Final[i64] = reason("GWT-5.3", "site-taken", OfSite)
NOT_MORE_CRAFTSMEN: Final[i64] = reason("GWT-5.4", "not-more-craftsmen", Replacement)
FEW_CRAFTSMEN: Final[i64] = reason("GWT-5.3", "not-enough-craftsmen", Craftsmen)
FEW_CRAFTSMEN_MORE: Final[i64] = reason("GWT-5.4", "not-enough-craftsmen", Craftsmen)
TOO_DEAR: Final[i64] = reason("GWT-5.3", "cannot-pay", Funds)
NOTHING_TO_BUILD: Final[i64] = reason("GWT-5.3", "nothing-to-build", Money)


def craftsmen_needed(side: i64, replaced: i64) -> i64:
    """GWT 5.4: a building that replaces another (-1: none) needs only the difference."""
    return CRAFTSMEN[side] - CRAFTSMEN[replaced] if replaced >= 0 else CRAFTSMEN[side]


def why_not_afford(player: Player, rate: i64, side: i64, replaced: i64) -> i64:
    """GWT 5.3, 5.4: enough craftsmen, and this much money for each."""
    needed = craftsmen_needed(side, replaced)
    if needed <= 0:
        return NOT_MORE_CRAFTSMEN
    if needed > player.workers[parts.CRAFTSMAN]:
        return FEW_CRAFTSMEN if replaced < 0 else FEW_CRAFTSMEN_MORE
    if rate * needed > player.money:
        return TOO_DEAR
    return POSSIBLE


def why_not_build(board: Board, rate: i64, number: i64, site: i64) -> i64:
    if board.trail[site] != parts.EMPTY and board.owner(site) != board.actor:
        return SITE_TAKEN
    return why_not_afford(board.player(), rate, board.sides[number], replaced_at(board, site))


def replaced_at(board: Board, site: i64) -> i64:
    """The side of the building that stands there, or -1."""
    if board.trail[site] == parts.EMPTY:
        return -1
    return board.side(board.trail[site])


class Build(Decision):
    """Which building to place where. The answer is NUMBER_STEP * (number - 1) + site."""

    def why_not_ask(self, board: Board, effect: Effect) -> i64:
        player = board.player()
        for number in range(i64(BUILDINGS)):
            if player.buildings[number] == parts.IN_SUPPLY:
                for site in BUILDING_SITES:
                    if why_not_build(board, effect.value, number, site) == POSSIBLE:
                        return POSSIBLE
        return NOTHING_TO_BUILD

    def candidates(self, board: Board) -> vec[i64]:
        answers = vec[i64](capacity=16)
        for number in range(i64(BUILDINGS)):
            if board.player().buildings[number] == parts.IN_SUPPLY:
                for site in BUILDING_SITES:
                    answers = append(answers, NUMBER_STEP * number + site)
        return answers

    def add_moves(self, board: Board, moves: vec[i64]) -> vec[i64]:
        player, rate = board.player(), board.value()
        for number in range(i64(BUILDINGS)):
            if player.buildings[number] != parts.IN_SUPPLY:
                continue
            why_not_new = why_not_afford(player, rate, board.sides[number], -1)  # the same on every empty site
            for site in BUILDING_SITES:
                why = why_not_new if board.trail[site] == parts.EMPTY else why_not_build(board, rate, number, site)
                if why == POSSIBLE:
                    moves = append(moves, NUMBER_STEP * number + site)
        return moves

    def why_not(self, board: Board, answer: i64) -> i64:
        return why_not_build(board, board.value(), answer // NUMBER_STEP, answer % NUMBER_STEP)

    def do(self, board: Board, answer: i64) -> None:
        number, site = answer // NUMBER_STEP, answer % NUMBER_STEP
        board.pay(board.pop() * craftsmen_needed(board.sides[number], replaced_at(board, site)))
        place_building(board, number, site)

    def number(self, board: Board, answer: i64) -> i64:
        return len(BUILDING_SITES) * (answer // NUMBER_STEP) + SITE_NUMBER[answer % NUMBER_STEP]

    def action(self, board: Board, answer: i64) -> BuildAction:
        building = parts.SIDES[board.sides[answer // NUMBER_STEP]]
        return {"do": "build", "building": building, "site": parts.SITES[answer % NUMBER_STEP]}

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        player = board.player()
        supply = [parts.SIDES[board.sides[number]] for number in range(BUILDINGS) if player.buildings[number] == 0]
        if action["building"] not in supply:
            return Refusal("GWT-5.3", "not-in-supply", {"building": str(action["building"])})
        return Refusal("GWT-2.1", "no-building-site", {"site": str(action["site"])})

    def figures(self, board: Board, answer: i64) -> BuildFigures:
        side, replaced = board.sides[answer // NUMBER_STEP], replaced_at(board, answer % NUMBER_STEP)
        craftsmen = max(0, int(craftsmen_needed(side, replaced)))
        return {
            "craftsmen": craftsmen,
            "cost": craftsmen * int(board.value()),
            "replaced": parts.SIDES[replaced] if replaced >= 0 else None,
            "vp": int(parts.BUILDING_POINTS[side]),
        }

    def params(self, board: Board, answer: i64, why: i64) -> OfSite | Replacement | Craftsmen | Funds:
        side, site = board.sides[answer // NUMBER_STEP], answer % NUMBER_STEP
        if why == SITE_TAKEN:
            return {"site": parts.SITES[site]}
        replaced = replaced_at(board, site)
        if why == NOT_MORE_CRAFTSMEN:
            return {"new": int(CRAFTSMEN[side]), "old": int(CRAFTSMEN[replaced])}
        needed = craftsmen_needed(side, replaced)
        if why == TOO_DEAR:
            return funds(board, needed * board.value())
        return {"needed": int(needed), "craftsmen": int(board.player().workers[parts.CRAFTSMAN])}


PLACE_BUILDING: Final = Build(
    agenda.BUILD, "build", "GWT-5.3", (BuildAction, BuildFigures), "building:{building} site:{site}", told="rate",
    declinable=SOMETIMES,
)  # fmt: skip


def place_building(board: Board, number: i64, site: i64) -> None:
    player, old = board.player(), board.trail[site]
    replaced = replaced_at(board, site)
    if old != parts.EMPTY:
        player.buildings = put(
            player.buildings, (old - parts.BUILDING) % BUILDINGS, parts.GONE
        )  # GWT 5.4: out of the game
    player.buildings = put(player.buildings, number, parts.BUILT)
    board.trail = put(board.trail, site, parts.BUILDING + BUILDINGS * board.actor + number)
    if board.telling:
        board.tell(events.BUILT, board.actor, board.sides[number], site, replaced)
