"""All that lies on a table of Great Western Trail, and the agenda: what is still to be done, last entry first."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.state import CHANCE, State
from saloon.games.great_western_trail import agenda, effects, events, parts
from saloon.games.great_western_trail.automa_deck import Automa
from saloon.games.great_western_trail.effects import Effect
from saloon.games.great_western_trail.player import Player


@mypyc_attr(acyclic=True, native_class=True)
class Board(State):
    """The table as the verbs of the game see it.

    sides: the side of each private building in play. trail: what lies on each site. jobs counts workers by row and
    type; token is the row of the job market token, ROWS once it has left. masters: the station master on each of the
    first stations, or -1; appointed: the worker put there, or -1. display: objectives, or -1.
    visited: the tile that the cattleman found where it is; copied, copied_tile: the site and tile that 8b copies;
    used: bits of the fields done; acted: whether anything was done in this phase B.
    """

    def __init__(self, seats: i64, beginner: bool, automa: Automa) -> None:
        super().__init__(seats, CHANCE)
        self.seating = parts.SEATINGS[seats - 2]
        self.beginner = beginner
        self.automa = automa
        self.decides_on_arrival = False  # GWT 5.5 by version 1 of the rules: whether a station may be upgraded
        self.sides = vec[i64]()
        self.players = vec[Player]()
        self.trail = vec[i64]()
        self.supply = vec[vec[i64]]()
        self.foresight = vec[i64]()
        self.jobs = vec[i64]()
        self.token: i64 = 0
        self.market = vec[i64]()
        self.market_stack = vec[i64]()
        self.objective_stack = vec[i64]()
        self.display = vec[i64]()
        self.masters = vec[i64]()
        self.appointed = vec[i64]()
        self.first: i64 = 0
        self.actor: i64 = 0  # whose turn it is, even while chance draws
        self.agenda = vec[i64]()
        self.visited: i64 = -1
        self.copied: i64 = -1
        self.copied_tile: i64 = -1
        self.used: i64 = 0
        self.acted = False
        self.turns_left: i64 = -1  # GWT 12.1: once the end is triggered; else -1
        self.token_owner: i64 = -1

    def lay_as(self, other: Board) -> None:
        """Everything as it lies on the other table.

        What rarely changes is shared, so it is never changed in place: parts.put() and add() make a new vector.
        """
        self.turn = other.turn
        self.decides_on_arrival = other.decides_on_arrival
        self.sides = other.sides
        players = vec[Player](capacity=other.seats)
        for player in other.players:
            players = append(players, player.copy())
        self.players = players
        self.trail = other.trail
        self.supply = other.supply
        self.foresight = other.foresight
        self.jobs = other.jobs
        self.token = other.token
        self.market = other.market
        self.market_stack = other.market_stack
        self.objective_stack = other.objective_stack
        self.display = other.display
        self.masters = other.masters
        self.appointed = other.appointed
        self.first = other.first
        self.actor = other.actor
        self.agenda = other.agenda[:]
        self.visited = other.visited
        self.copied = other.copied
        self.copied_tile = other.copied_tile
        self.used = other.used
        self.acted = other.acted
        self.turns_left = other.turns_left
        self.token_owner = other.token_owner

    # The agenda

    def push(self, kind: i64, value: i64 = 0, extra: i64 = 0) -> None:
        self.agenda = append(self.agenda, kind + agenda.VALUE_STEP * value + agenda.EXTRA_STEP * extra)

    def pop(self) -> i64:
        """Takes the top entry off; returns its value."""
        self.agenda, top = pop(self.agenda)
        return top // agenda.VALUE_STEP & agenda.VALUE_MASK

    def count_down(self) -> None:
        """Counts the top entry down by one, and takes it off at zero."""
        top = len(self.agenda) - 1
        if self.agenda[top] // agenda.VALUE_STEP & agenda.VALUE_MASK > 1:
            self.agenda[top] -= agenda.VALUE_STEP
        else:
            self.pop()

    def waiting(self) -> i64:
        """The kind of the entry on top; -1 if there is none."""
        if len(self.agenda) == 0:
            return -1
        return self.agenda[len(self.agenda) - 1] & agenda.KIND_MASK

    def value(self) -> i64:
        """Of the entry on top."""
        return self.agenda[len(self.agenda) - 1] // agenda.VALUE_STEP & agenda.VALUE_MASK

    def extra(self) -> i64:
        """Of the entry on top."""
        return self.agenda[len(self.agenda) - 1] // agenda.EXTRA_STEP

    # Money, certificates, cards

    def player(self) -> Player:
        """Whose turn it is."""
        return self.players[self.actor]

    def gain(self, money: i64) -> None:
        if money > 0:
            self.players[self.actor].money += money
            if self.telling:
                self.tell(events.GAINED, self.actor, money)

    def pay(self, money: i64) -> None:
        if money > 0:
            self.players[self.actor].money -= money
            if self.telling:
                self.tell(events.PAID, self.actor, money)

    def certify(self, spaces: i64) -> None:
        """GWT 1.8: excess movement is lost."""
        player = self.players[self.actor]
        marker, limit = player.marker + spaces, player.marker_limit()
        if marker > limit:
            marker = limit
        if marker > player.marker:
            if self.telling:
                self.tell(events.CERTIFIED, self.actor, player.marker, marker)
            player.marker = marker

    def discard(self, kind: i64) -> None:
        player = self.players[self.actor]
        player.lose(kind)
        player.put_away(kind)
        if self.telling:
            self.tell(events.DISCARDED, self.actor, kind)

    # What effects count

    def times(self, per: i64) -> i64:
        """How many the actor has of what an effect counts."""
        player = self.players[self.actor]
        if per == effects.WOODS:
            return self.woods(self.actor)
        if per == effects.ENGINEERS:
            return player.workers[parts.ENGINEER]
        if per == effects.COWBOYS:
            return player.workers[parts.COWBOY]
        if per == effects.TEEPEE_PAIRS:
            return player.teepee_pairs()
        return 1

    def number_of(self, effect: Effect) -> i64:
        """How many spaces, cards, steps or coins the effect leads to."""
        return effect.value if effect.value_per == effects.ONCE else self.times(effect.value_per)

    # The trail

    def owner(self, site: i64) -> i64:
        """The seat whose building stands there, or -1."""
        tile = self.trail[site]
        if tile < parts.BUILDING or tile >= parts.SUPPLY_TILE:
            return -1
        return (tile - parts.BUILDING) // parts.BUILDINGS

    def side(self, tile: i64) -> i64:
        """The side of a private building on the trail."""
        return self.sides[(tile - parts.BUILDING) % parts.BUILDINGS]

    def is_building(self, site: i64) -> bool:
        return parts.EMPTY < self.trail[site] < parts.SUPPLY_TILE

    def woods(self, seat: i64) -> i64:
        """GWT 5.8: the seat's buildings in the woods."""
        count: i64 = 0
        for site in parts.BUILDING_SITES:
            if parts.WOODS[site] and self.owner(site) == seat:
                count += 1
        return count

    def tile_at(self, site: i64) -> str:
        """What lies there, without its owner: `A`, `4a`, `flood-4-green`; an empty text if nothing does."""
        return (self.tile_name(self.trail[site]) or "").rpartition(":")[2]

    def tile_name(self, tile: i64) -> str | None:
        """`A` is a neutral tile, `0:4a` the building 4a of seat 0, `flood-4-green` a tile of the supply."""
        if tile == parts.EMPTY:
            return None
        if tile >= parts.SUPPLY_TILE:
            return parts.TILES[tile - parts.SUPPLY_TILE]
        if tile >= parts.BUILDING:
            return f"{(tile - parts.BUILDING) // parts.BUILDINGS}:{parts.SIDES[self.side(tile)]}"
        return parts.NEUTRALS[tile]

    # The end

    def ending(self) -> bool:
        return self.token == parts.ROWS  # GWT 12.1
