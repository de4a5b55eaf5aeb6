"""The numbers that a state of Gold Rush speaks in: what it waits for, moves, events, why it ended."""

from __future__ import annotations

from typing import Final

# What the state waits for
FIRST: Final = 0  # a draw: who starts
TILE: Final = 1  # a draw: the tile of the turn
PLACE: Final = 2  # step 1: where the tile goes
ACT: Final = 3  # step 2: cowboy, tent, mining or nothing
MINE: Final = 4  # a draw: the token that was mined
DEAL: Final = 5  # a draw: the next token of a completed mountain
DONE: Final = 6

# Moves of ACT. In PLACE a move is 4 * cell + rotation, in TILE a kind of tile, in MINE and DEAL a kind of token,
# in FIRST a seat.
NONE: Final = 0
DIG: Final = 1
COWBOY: Final = 2  # + the number of the segment on the new tile
TENT: Final = 64  # + the number of the segment on the map

# Events
STARTED: Final = 0
DREW: Final = 1
DISCARDED: Final = 2
PLACED: Final = 3
STACKED: Final = 4
COWBOY_OUT: Final = 5
TENT_OUT: Final = 6
DUG: Final = 7
PASSED: Final = 8
TOKEN: Final = 9
SCORED: Final = 10
AWARDED: Final = 11
COWBOY_HOME: Final = 12
TENT_HOME: Final = 13
LOST: Final = 14
COUNTED: Final = 15
ENDED: Final = 16

# Why the game ended
RUNNING: Final = 0
LAST_TILE: Final = 1  # GR-87
NO_PLACE: Final = 2  # GR-23
