"""All that lies on a table of Gold Rush: the map, the bag, the tokens, what is before each seat, and the turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.state import CHANCE, State
from saloon.games.gold_rush.map import NOWHERE, Map
from saloon.games.gold_rush.parts import TILES, TOKENS, Box
from saloon.games.gold_rush.player import Player, new_player
from saloon.games.gold_rush.scoring import Scoring
from saloon.games.gold_rush.shown import NOTHING_SHOWN

# What the table waits for
FIRST: Final = 0  # a draw: who starts
TILE: Final = 1  # a draw: the tile of the turn
PLACE: Final = 2  # step 1: where the tile goes
ACT: Final = 3  # step 2: cowboy, tent, mining or nothing
MINE: Final = 4  # a draw: the token that was mined
DEAL: Final = 5  # a draw: the next token of a completed mountain
DONE: Final = 6
PHASES: Final = ("first", "tile", "place", "act", "mine", "deal", "over")

# Why the game ended
RUNNING: Final = 0
LAST_TILE: Final = 1  # GR-87
NO_PLACE: Final = 2  # GR-23
ENDINGS: Final = ("running", "last-tile", "no-place")

NO_TILE: Final = -1
NO_MOUNTAIN: Final = -1
NOBODY: Final = -1
START_CELL: Final = 1
NO_PLAYERS: Final = vec[Player]()
NO_COUNTS: Final = vec[i64]()
NO_SCORINGS: Final = vec[Scoring]()


# GR-88: how much of the turn of the last tile is played
FULL: Final = 0
TILE_ONLY: Final = 1
SCORED: Final = 2  # step 3 without step 2
LAST_TURNS: Final = ("full", "tile", "scored")


@mypyc_attr(acyclic=True, native_class=True)
class Rulings:
    """How this table plays where tables differ (see docs/rulings.md)."""

    __slots__ = ("farmers", "gap_is_open", "last_turn", "unclaimed_to_active")

    def __init__(self, farmers: bool, last_turn: i64, unclaimed_to_active: bool, gap_is_open: bool) -> None:
        self.farmers = farmers  # GR-40
        self.last_turn = last_turn  # GR-88
        self.unclaimed_to_active = unclaimed_to_active  # GR-74
        self.gap_is_open = gap_is_open  # GR-67


@mypyc_attr(acyclic=True, native_class=True)
class Board(State):
    """bag and discarded count tiles by kind, pool the tokens that nobody took, by kind (GR-99)."""

    def __init__(self, seats: i64, box: Box, rulings: Rulings, map: Map) -> None:
        super().__init__(seats, CHANCE)
        self.box = box
        self.rulings = rulings
        self.map = map
        self.players = NO_PLAYERS
        self.bag = NO_COUNTS
        self.bag_size: i64 = 0
        self.discarded = NO_COUNTS  # shared by copies, like scorings
        self.pool = NO_COUNTS
        self.supply: i64 = 0  # how many tokens wait to be placed
        self.lost: i64 = 0  # how many tokens are out of play, unseen
        self.phase: i64 = FIRST
        self.actor: i64 = 0  # whose turn it is, even while chance draws
        self.tile: i64 = NO_TILE  # the kind in hand
        self.last: i64 = NOWHERE  # the cell of the tile laid last
        self.mountain: i64 = NO_MOUNTAIN  # whose tokens are being dealt
        self.receiver: i64 = NOBODY  # who gets the next one
        self.dealt: i64 = 0  # how many of them were dealt already
        self.ending: i64 = RUNNING
        self.scorings = NO_SCORINGS  # shared by copies, so it is replaced, never appended to
        self.shown = NOTHING_SHOWN  # likewise: what the next view can reuse of the last

    def set_up(self) -> None:
        """GR-10 … GR-13: the start tile lies in the middle with its token, everything else is in the box."""
        box = self.box
        self.players = vec[Player]([new_player(len(box.token_values)) for _ in range(self.seats)])
        self.bag = box.counts[:]
        self.bag[box.start] -= 1
        self.bag_size = TILES - 1
        self.discarded = vec[i64]([0 for _ in box.counts])
        self.pool = box.token_counts[:]
        self.supply = TOKENS
        self.map.set_up()
        self.lay_tile(box.start, START_CELL, 0)

    def lay_as(self, other: Board) -> None:
        """Copies everything from the other table but the map, which is copied already."""
        players = vec[Player](capacity=other.seats)
        for player in other.players:
            players = append(players, player.copy())
        self.players = players
        self.turn = other.turn
        self.bag = other.bag[:]
        self.bag_size = other.bag_size
        self.discarded = other.discarded
        self.pool = other.pool[:]
        self.supply = other.supply
        self.lost = other.lost
        self.phase = other.phase
        self.actor = other.actor
        self.tile = other.tile
        self.last = other.last
        self.mountain = other.mountain
        self.receiver = other.receiver
        self.dealt = other.dealt
        self.ending = other.ending
        self.scorings = other.scorings
        self.shown = other.shown

    def player(self) -> Player:
        """Whose turn it is."""
        return self.players[self.actor]

    def ask(self, phase: i64) -> None:
        """The seat whose turn it is has to decide."""
        self.phase = phase
        self.turn = self.actor

    def await_draw(self, phase: i64) -> None:
        self.phase = phase
        self.turn = CHANCE

    def to_come(self) -> float:
        """The share of the tiles that is still in the bag."""
        return float(self.bag_size) / float(TILES)

    def lay_tile(self, kind: i64, cell: i64, rotation: i64) -> None:
        self.supply -= self.map.lay(kind, cell, rotation, self.supply)  # GR-25
        self.last = cell
