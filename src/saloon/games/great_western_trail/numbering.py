"""The actions of Great Western Trail by number, the same in every state: a block of numbers for each verb.

Which number of its block an answer has, its question says (Decision.number).
"""

from __future__ import annotations

from typing import Final

from saloon.games.great_western_trail import parts
from saloon.games.great_western_trail.cattle import PURCHASES
from saloon.games.great_western_trail.hand import PAIRS
from saloon.games.great_western_trail.routes import ROUTE_COUNT
from saloon.games.great_western_trail.visit import BUILDING_LOCATIONS

# How many numbers each verb has, in their order, and what they are for
BLOCKS: Final = (
    ("place", len(parts.NEUTRAL_SITES)),  # the site
    ("move", ROUTE_COUNT),  # the site where it leads, and the way at each fork passed
    ("ride", ROUTE_COUNT),  # the site where it leads, and the way at each fork passed
    ("play", parts.STARTING),  # the objective
    ("use", 2 * len(parts.EFFECTS)),  # the effect; then the same of the building that is copied
    ("copy", len(BUILDING_LOCATIONS)),  # the site
    ("auxiliary", 2 * parts.AUXILIARIES),  # the action, single; then double
    ("done", 1),
    ("decline", 1),
    ("engine", parts.TERMINUS + 1),  # twice the number of the space
    ("upgrade", parts.DISC_KINDS + parts.STATIONS),  # the disc of the player board; then the station that it leaves
    ("disc", parts.DISC_KINDS + parts.STATIONS),  # the disc of the player board; then the station that it leaves
    ("station", parts.STATIONS),  # the station
    ("appoint", parts.TYPES),  # the worker
    ("hire", parts.ROWS * parts.TYPES),  # 3 × row + worker
    ("build", parts.BUILDINGS * len(parts.BUILDING_SITES)),  # the building, and its site
    ("take", len(parts.TILE_SITES)),  # the site
    ("buy", len(PURCHASES)),  # the line of the price table, and the cards
    ("new_cattle", 1),
    ("objective", parts.DISPLAY),  # the place in the display
    ("objective_stack", 1),
    ("discard", parts.KINDS),  # the card
    ("discard_pair", len(PAIRS)),  # the cards
    ("remove", parts.KINDS),  # the card
    ("draw", parts.MOST_WORKERS + 1),  # how many cards
    ("accept", len(parts.EFFECTS)),  # the effect
    ("foresight", parts.FORESIGHTS),  # 2 × column + place
    ("income", max(parts.CERTIFICATE_TRACK) + 1),  # certificates
    ("deliver", parts.CITY_COUNT),  # the city
)
VERBS: Final = [verb for verb, _ in BLOCKS]  # in the order in which people get to know them
ACTIONS: Final[int] = sum([size for _, size in BLOCKS])


def first_number(verb: str) -> int:
    return sum([size for _, size in BLOCKS[: VERBS.index(verb)]])
