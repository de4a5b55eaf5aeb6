"""All that lies on a table of Great Western Trail, and the agenda: what is still to be done, last entry first."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.state import State
from saloon.games.great_western_trail.automa_deck import Automa
from saloon.games.great_western_trail.codes import (
    BUILDING,
    CERTIFIED,
    DISCARDED,
    EMPTY,
    GAINED,
    PAID,
    RESHUFFLED,
    SUPPLY_TILE,
    task,
)
from saloon.games.great_western_trail.parts import (
    BUILDING_SITES,
    BUILDINGS,
    KINDS,
    ROWS,
    WOODS,
    Seating,
)
from saloon.games.great_western_trail.player import Player


@mypyc_attr(acyclic=True, native_class=True)
class Board(State):
    """The table as the verbs of the game see it.

    faces: the face of each private building in play. trail: what lies on each site. jobs counts workers by row and
    type; token is the row of the job market token, ROWS once it has left. masters: the station master on each of the
    first stations, or -1; appointed: the worker put there, or -1. display: objectives, or -1.
    visited: the tile that the cattleman found where it is; copied, copied_tile: the site and tile that 8b copies;
    used: bits of the fields done; acted: whether anything was done in this phase B.
    """

    def __init__(
        self, seats: i64, turn: i64, seating: Seating, beginner: bool, faces: vec[i64], players: vec[Player],
        trail: vec[i64], supply: vec[vec[i64]], foresight: vec[i64], jobs: vec[i64], token: i64, market: vec[i64],
        market_stack: vec[i64], objective_stack: vec[i64], display: vec[i64], masters: vec[i64], appointed: vec[i64],
        first: i64, actor: i64, agenda: vec[i64], visited: i64, copied: i64, copied_tile: i64, used: i64, acted: bool,
        turns_left: i64, token_owner: i64, automa: Automa,
    ) -> None:  # fmt: skip
        super().__init__(seats, turn)
        self.seating = seating
        self.beginner = beginner
        self.faces = faces
        self.players = players
        self.trail = trail
        self.supply = supply
        self.foresight = foresight
        self.jobs = jobs
        self.token = token
        self.market = market
        self.market_stack = market_stack
        self.objective_stack = objective_stack
        self.display = display
        self.masters = masters
        self.appointed = appointed
        self.first = first
        self.actor = actor  # whose turn it is, also while chance draws for it
        self.agenda = agenda
        self.visited = visited
        self.copied = copied
        self.copied_tile = copied_tile
        self.used = used
        self.acted = acted
        self.turns_left = turns_left  # GWT 12.1: once the end is triggered; else -1
        self.token_owner = token_owner
        self.automa = automa

    # The agenda

    def push(self, kind: i64, a: i64 = 0, b: i64 = 0) -> None:
        self.agenda = append(self.agenda, task(kind, a, b))

    def pop(self) -> i64:
        self.agenda, top = pop(self.agenda)
        return top

    # Money, certificates, cards

    def player(self) -> Player:
        return self.players[self.actor]

    def gain(self, money: i64) -> None:
        if money > 0:
            self.players[self.actor].money += money
            if self.telling:
                self.tell(GAINED, self.actor, money)

    def pay(self, money: i64) -> None:
        if money > 0:
            self.players[self.actor].money -= money
            if self.telling:
                self.tell(PAID, self.actor, money)

    def certify(self, spaces: i64) -> None:
        """GWT 1.8: excess movement is lost."""
        player = self.players[self.actor]
        marker, limit = player.marker + spaces, player.marker_limit()
        if marker > limit:
            marker = limit
        if marker > player.marker:
            if self.telling:
                self.tell(CERTIFIED, self.actor, player.marker, marker)
            player.marker = marker

    def discard(self, kind: i64) -> None:
        player = self.players[self.actor]
        player.lose(kind)
        player.put_away(kind)
        if self.telling:
            self.tell(DISCARDED, self.actor, kind)

    def reshuffle(self, player: Player) -> None:
        """GWT 3.8: only when a card is needed."""
        if self.telling:
            self.tell(RESHUFFLED, self.actor, player.discard_size)
        player.stack = player.discard
        player.stack_size = player.discard_size
        player.discard = vec[i64]([0 for _ in range(i64(KINDS))])
        player.discard_size = 0

    # The trail

    def owner(self, site: i64) -> i64:
        """The seat whose building stands there, or -1."""
        tile = self.trail[site]
        return (tile - BUILDING) // BUILDINGS if BUILDING <= tile < SUPPLY_TILE else -1

    def face(self, tile: i64) -> i64:
        """The face of a private building on the trail."""
        return self.faces[(tile - BUILDING) % BUILDINGS]

    def is_building(self, site: i64) -> bool:
        return EMPTY < self.trail[site] < SUPPLY_TILE

    def woods(self, seat: i64) -> i64:
        """GWT 5.8: the seat's buildings in the woods."""
        count: i64 = 0
        for site in BUILDING_SITES:
            if WOODS[site] and self.owner(site) == seat:
                count += 1
        return count

    # The end

    def ending(self) -> bool:
        return self.token == ROWS  # GWT 12.1
