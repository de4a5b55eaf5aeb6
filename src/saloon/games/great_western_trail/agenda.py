"""The agenda: what is still to be done at a table, the last entry first. An entry is a kind with up to two numbers."""

from __future__ import annotations

from typing import Final

# What the value of an entry means stands beside its kind; where it may have an extra, that follows.

# Chance: somebody draws
FIRST: Final = 0  # who starts
SIDE: Final = 1  # number of a private building
NEUTRAL: Final = 2  # site; which neutral tile lies there
MASTER: Final = 3  # station
STARTING_CARD: Final = 4  # seat
REVEAL: Final = 5  # tiles of stack 1 still to be placed at set-up
WORKER: Final = 6  # workers still to come at set-up
FORESEE: Final = 7  # foresight space
MARKET: Final = 8  # cards still to come
DISPLAY_CARD: Final = 9  # place in the display
CARD: Final = 10  # cards still to come from the seat's own stack; the seat
TOP_CARD: Final = 11  # of the objective stack: 1 into the hand
AUTOMA_CARD: Final = 12
AUTOMA_BUILDING: Final = 13

# Decisions
MOVE: Final = 14  # phase A
VISIT: Final = 15  # phase B on a location
ADVANCE: Final = 16  # steps at most; a new phase B follows
RIDE: Final = 17  # steps at most; no fees
AUXILIARY: Final = 18  # single or double
ENGINE: Final = 19  # spaces at most; 1 may be declined
RETREAT: Final = 20  # spaces exactly
RETURN: Final = 21  # from the terminus
UPGRADE: Final = 22  # station
APPOINT: Final = 23  # station
HIRE: Final = 24  # surcharge + NO_SURCHARGE; 1 may be declined
BUILD: Final = 25  # money per craftsman; 1 may be declined
TAKE: Final = 26  # 1 a hazard, 2 a teepee, 3 either, + 4 may be declined; money for a hazard
BUY: Final = 27  # cowboys left; 1 once something was done
OBJECTIVE: Final = 28  # 1 into the hand; 1 may be declined
DISCARD_CATTLE: Final = 29
DISCARD_PAIR: Final = 30
DISCARD_OBJECTIVE: Final = 31
DISCARD: Final = 32  # cards still to go
REMOVE: Final = 33  # cards that may still go
DRAW: Final = 34  # at most; 1 may be declined
OFFER: Final = 35  # effect of a worker's space or an objective, to be used or declined
FORESIGHT: Final = 36  # column
INCOME: Final = 37
DELIVER: Final = 38  # breeding value (or spaces moved back); 1 extraordinary
DISC: Final = 39  # city; transport cost
BEHIND: Final = 40
EXTRAORDINARY: Final = 41  # how far back the engine goes

# What happens automatically
REWARD: Final = 42  # effect; its money and certificates
PERFORM: Final = 43  # effect; what it leads to
TRANSPORT: Final = 44  # money
LEAVE: Final = 45  # the cattleman leaves Kansas City
DRAW_UP: Final = 46  # phase C
END_TURN: Final = 47
TILE_BACK: Final = 48  # tile revealed at set-up that goes back to the supply
BEGIN: Final = 49  # the first turn
CERTIFY: Final = 50  # certificates
AUTOMA_TURN: Final = 51  # draws its card
AUTOMA_GO: Final = 52  # moves and acts
AUTOMA_KANSAS: Final = 53  # column
AUTOMA_DELIVERS: Final = 54
KINDS: Final = 55

NO_SURCHARGE: Final = 16  # added to the surcharge of a hire, which may be negative
MAY_DECLINE: Final = 4  # TAKE

KIND_MASK: Final = 63
VALUE_STEP: Final = 64
VALUE_MASK: Final = 1023
EXTRA_STEP: Final = 65536

NAMES: Final[list[str]] = ["" for _ in range(KINDS)]  # by kind: every object of the agenda enters its own
