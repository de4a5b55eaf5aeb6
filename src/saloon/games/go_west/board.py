"""All that lies on a table of Go West!: wagons in six regions, the tracks of four, the cards, and the turn."""

from __future__ import annotations

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.state import CHANCE, State
from saloon.games.go_west.layout import CARD, HELD, LAND, MARKER, ROW, SUPPLY, VP, row_of
from saloon.games.go_west.parts import CARDS, EAST, NEW_ENGLAND, START_VP, TOKENS, WAGONS, Deck
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
NOTHING: Final = vec[i64]()
NO_SCORINGS: Final = vec[Scoring]()


@mypyc_attr(acyclic=True, native_class=True)
class Board(State):
    """pieces stand as layout.py says; pile counts cards by kind. What is neither there nor in a hand is discarded."""

    def __init__(self, seats: i64, deck: Deck, turn_end: bool, place_all: bool) -> None:
        """A table set up (GW-1 … GW-4), before it is known who starts."""
        super().__init__(seats, CHANCE)
        self.deck = deck
        self.turn_end = turn_end  # GW-28: option end_check = "turn"
        self.place_all = place_all  # GW-15: option placing = "all"
        self.pieces = NOTHING
        self.pile = NOTHING
        self.pile_size: i64 = 0
        self.phase: i64 = FIRST
        self.actor: i64 = 0  # whose turn it is, even while chance draws
        self.row: i64 = LAND  # where the actor's pieces stand
        self.doubled = False
        self.actions_left: i64 = 0
        self.card: i64 = NO_CARD  # the kind being played
        self.due: i64 = 0  # what is to be paid
        self.steps_left: i64 = 0
        self.idle: i64 = 0  # GW-J1: actions since a wagon moved or somebody scored
        self.ending: i64 = RUNNING
        self.scorings = NO_SCORINGS  # shared by copies, so it is replaced, never appended to

    def set_up(self) -> None:
        """GW-2, GW-3, GW-4, GW-6"""
        self.pieces = vec[i64]([0] * (LAND + ROW * self.seats))
        self.pieces[NEW_ENGLAND] = WAGONS
        for seat in range(self.seats):
            row = row_of(seat)
            self.pieces[row + SUPPLY] = TOKENS
            self.pieces[row + VP] = START_VP
            self.pieces[row + MARKER] = 1
        self.pile = self.deck.counts[:]
        self.pile_size = CARDS

    def lay_as(self, other: Board) -> None:
        """Copies everything from the other table."""
        self.pieces = other.pieces[:]
        self.pile = other.pile[:]
        self.pile_size = other.pile_size
        self.phase = other.phase
        self.turn = other.turn
        self.actor = other.actor
        self.row = other.row
        self.doubled = other.doubled
        self.actions_left = other.actions_left
        self.card = other.card
        self.due = other.due
        self.steps_left = other.steps_left
        self.idle = other.idle
        self.ending = other.ending
        self.scorings = other.scorings

    def let_act(self, seat: i64) -> None:
        self.actor = seat
        self.row = row_of(seat)

    def ask(self, phase: i64) -> None:
        """The seat whose turn it is has to decide."""
        self.phase = phase
        self.turn = self.actor

    def wagons_gone(self) -> bool:
        return self.pieces[NEW_ENGLAND] == 0 and self.pieces[EAST] == 0  # GW-28

    def discard(self) -> vec[i64]:
        """The discarded cards, by kind: those not in the pile, in a hand or being played."""
        cards, pieces = self.deck.counts[:], self.pieces
        for kind in range(len(cards)):
            cards[kind] -= self.pile[kind]
        for seat in range(self.seats):
            first = row_of(seat) + CARD
            for i in range(first, first + pieces[row_of(seat) + HELD]):
                cards[pieces[i]] -= 1
        if self.card != NO_CARD:
            cards[self.card] -= 1
        return cards
