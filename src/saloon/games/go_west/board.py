"""All that lies on a table of Go West!: wagons in six regions, the tracks of four, the cards, and the turn."""

from __future__ import annotations

from typing import Final, Literal

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.state import CHANCE, State
from saloon.games.go_west.parts import CARDS, CIRCLES, EAST, HAND, NEW_ENGLAND, START_VP, TOKENS, TRACKS, WAGONS, Deck
from saloon.games.go_west.player import Player
from saloon.games.go_west.scoring import Scoring

# What the table waits for
FIRST: Final = 0  # a draw: who starts
DEAL: Final = 1  # a draw: a card of the opening hands
ACTION: Final = 2
PAY: Final = 3
OTHER: Final = 4  # where the second token of a +1 card goes
STEP: Final = 5
DRAW: Final = 6  # a draw: the card after an action
DONE: Final = 7
Phase = Literal["first", "deal", "action", "pay", "place", "step", "draw", "over"]
PHASES: Final[tuple[Phase, ...]] = ("first", "deal", "action", "pay", "place", "step", "draw", "over")

# Why the game ended
RUNNING: Final = 0
FIFTY: Final = 1
WAGONS_GONE: Final = 2
STALEMATE: Final = 3
Ending = Literal["running", "fifty", "wagons-gone", "stalemate"]
ENDINGS: Final[tuple[Ending, ...]] = ("running", "fifty", "wagons-gone", "stalemate")

NO_CARD: Final = -1


@mypyc_attr(acyclic=True, native_class=True)
class Board(State):
    """wagons by region; tracks[region - 1] lists owners, oldest first; pile and discard count cards by kind."""

    def __init__(self, seats: i64, deck: Deck, turn_end: bool, place_all: bool) -> None:
        """A table set up (GW-1 … GW-4), before it is known who starts."""
        super().__init__(seats, CHANCE)
        self.deck = deck
        self.turn_end = turn_end  # GW-28: option end_check = "turn"
        self.place_all = place_all  # GW-15: option placing = "all"
        self.players = vec[Player]()
        self.wagons = vec[i64]()
        self.tracks = vec[vec[i64]]()
        self.marks = vec[i64]()  # the partition markers' circles
        self.pile = vec[i64]()
        self.pile_size: i64 = 0
        self.discard = vec[i64]()
        self.phase: i64 = FIRST
        self.actor: i64 = 0  # whose turn it is, also while chance draws for it
        self.doubled = False
        self.actions_left: i64 = 0
        self.card: i64 = NO_CARD  # the kind being played
        self.due: i64 = 0  # what is to be paid
        self.steps_left: i64 = 0
        self.idle: i64 = 0  # GW-J1: actions since a wagon moved or somebody scored
        self.ending: i64 = RUNNING
        self.scorings = vec[Scoring]()

    def set_up(self) -> None:
        """GW-2, GW-3, GW-4, GW-6"""
        hand = vec[i64](capacity=HAND)
        self.players = vec[Player]([Player(TOKENS, 0, START_VP, 0, 0, True, hand[:]) for _ in range(self.seats)])
        self.wagons = vec[i64]([WAGONS, 0, 0, 0, 0, 0])
        self.tracks = vec[vec[i64]]([vec[i64](capacity=CIRCLES) for _ in range(TRACKS)])
        self.marks = vec[i64]([0, 0, 0, 0])
        self.pile = self.deck.counts[:]
        self.pile_size = CARDS
        self.discard = vec[i64]([0 for _ in self.deck.counts])

    def lay_as(self, other: Board) -> None:
        """Everything as it lies on the other table, in copies."""
        players = vec[Player](capacity=other.seats)
        for player in other.players:
            players = append(players, player.copy())
        self.players = players
        tracks = vec[vec[i64]](capacity=TRACKS)
        for track in other.tracks:
            tracks = append(tracks, track[:])
        self.tracks = tracks
        self.wagons = other.wagons[:]
        self.marks = other.marks[:]
        self.pile = other.pile[:]
        self.pile_size = other.pile_size
        self.discard = other.discard[:]
        self.phase = other.phase
        self.turn = other.turn
        self.actor = other.actor
        self.doubled = other.doubled
        self.actions_left = other.actions_left
        self.card = other.card
        self.due = other.due
        self.steps_left = other.steps_left
        self.idle = other.idle
        self.ending = other.ending
        self.scorings = other.scorings[:]

    def player(self) -> Player:
        """Whose turn it is."""
        return self.players[self.actor]

    def ask(self, phase: i64) -> None:
        """The seat whose turn it is has to decide."""
        self.phase = phase
        self.turn = self.actor

    def wagons_gone(self) -> bool:
        return self.wagons[NEW_ENGLAND] == 0 and self.wagons[EAST] == 0  # GW-28
