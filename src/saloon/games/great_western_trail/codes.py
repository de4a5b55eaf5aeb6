"""The numbers that a state of Great Western Trail speaks in: tasks on the agenda, moves, tiles on the trail, events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Tasks: kind + 64 * a + 65536 * b; what a and b mean stands beside the kind.

# Chance: somebody draws
FIRST: Final = 0  # who starts
SIDE: Final = 1  # a: number of a private building
NEUTRAL: Final = 2  # a: site; which neutral tile lies there
MASTER: Final = 3  # a: station
STARTING_CARD: Final = 4  # a: seat
REVEAL: Final = 5  # a: tiles of stack 1 still to be placed at set-up
WORKER: Final = 6  # a: workers still to come at set-up
FORESEE: Final = 7  # a: foresight space
MARKET: Final = 8  # a: cards still to come
DISPLAY_CARD: Final = 9  # a: place in the display
CARD: Final = 10  # a: cards still to come from the seat's own stack; b: seat
TOP_CARD: Final = 11  # of the objective stack; a: 1 into the hand
AUTOMA_CARD: Final = 12
AUTOMA_BUILDING: Final = 13
LAST_CHANCE: Final = 13

# Decisions
MOVE: Final = 16  # phase A
VISIT: Final = 17  # phase B on a location
ADVANCE: Final = 18  # a: steps at most; a new phase B follows
RIDE: Final = 19  # a: steps at most; no fees
AUXILIARY: Final = 20  # single or double
ENGINE: Final = 21  # a: spaces at most; b: 1 may be declined
RETREAT: Final = 22  # a: spaces exactly
RETURN: Final = 23  # from the terminus
UPGRADE: Final = 24  # a: station
APPOINT: Final = 25  # a: station
HIRE: Final = 26  # a: what it costs more, + 16; b: 1 may be declined
BUILD: Final = 27  # a: money per craftsman; b: 1 may be declined
TAKE: Final = 28  # a: 1 a hazard, 2 a teepee, 3 either; + 4 may be declined; b: money for a hazard
BUY: Final = 29  # a: cowboys left; b: 1 once something was done
OBJECTIVE: Final = 30  # a: 1 into the hand
DISCARD_CATTLE: Final = 31
DISCARD_PAIR: Final = 32
DISCARD_OBJECTIVE: Final = 33
DISCARD: Final = 34  # a: cards still to go
REMOVE: Final = 35  # a: cards that may still go
DRAW: Final = 36  # a: at most
OFFER: Final = 37  # a: deed of a worker's space or an objective, to be done or declined
FORESIGHT: Final = 38  # a: column
INCOME: Final = 39
DELIVER: Final = 40  # a: breeding value (or spaces moved back); b: 1 extraordinary
DISC: Final = 41  # a: city; b: transport cost
BEHIND: Final = 42
EXTRAORDINARY: Final = 43  # how far back the engine goes
LAST_DECISION: Final = 43

# What happens by itself
REWARD: Final = 44  # a: deed; its money and certificates
PERFORM: Final = 45  # a: deed; its verb
TRANSPORT: Final = 46  # a: money
LEAVE: Final = 47  # the cattleman leaves Kansas City
DRAW_UP: Final = 48  # phase C
END_TURN: Final = 49
TILE_BACK: Final = 50  # a: tile revealed at set-up that goes back to the supply
BEGIN: Final = 51  # the first turn
CERTIFY: Final = 52  # a: certificates
AUTOMA_TURN: Final = 53  # draws its card
AUTOMA_GO: Final = 54  # moves and acts
AUTOMA_KANSAS: Final = 55  # a: column
AUTOMA_DELIVERS: Final = 56

KIND_MASK: Final = 63
A_STEP: Final = 64
A_MASK: Final = 1023
B_STEP: Final = 65536


def task(kind: i64, a: i64 = 0, b: i64 = 0) -> i64:
    return kind + A_STEP * a + B_STEP * b


HIRE_ZERO: Final = 16  # added to what a hire costs more, which may be negative

# Moves of MOVE and VISIT. In VISIT numbers below are deeds: 8 * source + 2 * field + alternative, where the source is
# 0 the tile, 1 the risk action of its site, 2 the copied tile, 3 its risk action.
COPY_SITE: Final = 32
AUXILIARY_SINGLE: Final = 96
PLAY_OBJECTIVE: Final = 128
DONE: Final = 200
PLACE_ON: Final = 300
PATH: Final = 1000  # a path: digits to base 4, one per step, each 1 + the number of the exit taken
DECLINE: Final = 999  # in any task that may be declined
DOUBLE: Final = 8  # AUXILIARY: added to the number of the action
NO_DISC: Final = 15  # in events: a disc of the Automa
FROM_STATION: Final = 16  # UPGRADE, DISC: a disc from this station instead of the player board
TO_STACK: Final = 4  # OBJECTIVE: the top card of the stack instead of a place of the display
NEW_CATTLE: Final = 900  # BUY: a cowboy brings new cards; else 4096 * line + 64 * kind + second kind
LINE_STEP: Final = 4096
KIND_STEP: Final = 64

# Tiles on the trail
EMPTY: Final = -1
BUILDING: Final = 10  # + 10 * seat + number - 1; below: neutral tiles
SUPPLY_TILE: Final = 50  # + tile of the supply

# Events
STARTED: Final = 0
SET_UP: Final = 1  # x: what (a task kind), y, z: what came out
MOVED: Final = 2  # x: site left, y: site reached
PAID_FEE: Final = 3  # x: money, y: payee or -1, z: site
GAINED: Final = 4  # x: money
PAID: Final = 5  # x: money
USED: Final = 6  # x: deed
DISCARDED: Final = 7  # x: card
DREW: Final = 8  # x: card
RESHUFFLED: Final = 9  # x: cards
REMOVED: Final = 10  # x: card
CERTIFIED: Final = 11  # x: from, y: to
ENGINE_MOVED: Final = 12  # x: from, y: to
UPGRADED: Final = 13  # x: station, y: disc kind
APPOINTED: Final = 14  # x: station, y: worker, z: station master
HIRED: Final = 15  # x: row, y: worker
BUILT: Final = 16  # x: face, y: site, z: face replaced or -1
TOOK: Final = 17  # x: tile, y: site
BOUGHT: Final = 18  # x: card
MARKET_CARD: Final = 19  # x: card
GAINED_OBJECTIVE: Final = 20  # x: objective, y: place or TO_STACK
DISPLAYED: Final = 21  # x: objective, y: place
PLAYED: Final = 22  # x: objective
CHOSE_TILE: Final = 23  # x: column, y: place, z: tile
TILE_PLACED: Final = 24  # x: tile, y: site or row
TILE_LOST: Final = 25  # x: tile
TOKEN_MOVED: Final = 26  # x: row
INCOME_TAKEN: Final = 27  # x: breeding value, y: certificates spent
DELIVERED: Final = 28  # x: city, y: disc kind
FORESEEN: Final = 29  # x: space, y: tile
END_TRIGGERED: Final = 30
ENDED: Final = 31
AUXILIARY_DONE: Final = 32  # x: action, y: 1 double
COPIED: Final = 33  # x: site
DECLINED: Final = 34  # x: task kind
DISC_MOVED: Final = 35  # x: station it came from
TILE_RETURNED: Final = 36  # x: tile
AUTOMA_DREW: Final = 37  # x: card
AUTOMA_OPTIONS: Final = 38  # x: card now on top
AUTOMA_PATH: Final = 39  # x: fork, y: branch, z: why
AUTOMA_SKIPPED: Final = 40  # x: action, y: why
AUTOMA_CHOSE: Final = 41  # x: action, y: option read, z: what it led to
AUTOMA_MOVES: Final = 42  # x: printed number, y: bonus, z: steps
AUTOMA_BRANCH: Final = 43  # x: fork, y: branch, z: site
