"""The numbers that a state of Go West! speaks in: what it waits for, moves, events, why it ended."""

from __future__ import annotations

from typing import Final

# What the state waits for
FIRST: Final = 0  # a draw: who starts
DEAL: Final = 1  # a draw: a card of the opening hands
ACTION: Final = 2
PAY: Final = 3
OTHER: Final = 4  # where the second token of a +1 card goes
STEP: Final = 5
DRAW: Final = 6  # a draw: the card after an action
DONE: Final = 7

# Moves of ACTION; kinds of cards are below 64. In PAY a move is the number of tokens, in OTHER and STEP a region,
# in DEAL and DRAW a kind of card, in FIRST a seat.
SELL: Final = 64
SCORE: Final = 128
ANNOUNCE: Final = 129
STOP: Final = 130

# Events
STARTED: Final = 0
DREW: Final = 1
RESHUFFLED: Final = 2
ANNOUNCED: Final = 3
MARKERS_BACK: Final = 4
PLAYED: Final = 5
SOLD: Final = 6
PAID: Final = 7
PLACED: Final = 8
RETURNED: Final = 9
UNPLACED: Final = 10
MOVED: Final = 11
LAPSED: Final = 12
SCORED: Final = 13
AWARDED: Final = 14
STOPPED: Final = 15
ENDED: Final = 16

# Why the game ended
RUNNING: Final = 0
FIFTY: Final = 1
WAGONS_GONE: Final = 2
STALEMATE: Final = 3
