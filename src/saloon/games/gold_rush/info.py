"""Name, seats and options of Carcassonne: Gold Rush; loads without its rules."""

from __future__ import annotations

from saloon.core.game import Info, Option

FARMERS = Option("farmers", default=True, choices=(True, False))  # GR-40
FIRST_SEAT = Option("first_seat", default="random", choices=("random", 0, 1, 2, 3, 4))  # GR-14
UNCLAIMED = Option("unclaimed_tokens", default="lost", choices=("lost", "active"))  # GR-74, ruling U-2
GAP = Option("gap", default="complete", choices=("complete", "open"))  # GR-67, ruling U-4
TILES = Option("tiles", default="reconstructed")  # section 17, ruling U-12

INFO = Info(
    name="gold_rush",
    module="saloon.games.gold_rush.game",
    seats=range(2, 6),
    rules_version=2,
    rules=tuple(f"GR-{n}" for n in range(1, 107)),
    chapters={
        "GR-1": "box",
        "GR-10": "setup",
        "GR-15": "turn",
        "GR-18": "tile",
        "GR-25": "tokens",
        "GR-31": "cowboys",
        "GR-41": "tent",
        "GR-49": "mining",
        "GR-55": "scoring",
        "GR-60": "rails",
        "GR-66": "mountains",
        "GR-75": "cities",
        "GR-81": "return",
        "GR-83": "prairies",
        "GR-87": "end",
        "GR-98": "secrets",
    },
    options=(
        FARMERS,
        FIRST_SEAT,
        Option("last_turn", default="full", choices=("full", "tile", "scored")),  # GR-88, ruling U-1
        UNCLAIMED,
        GAP,
        TILES,
    ),
    earlier={
        1: (FARMERS, FIRST_SEAT, Option("last_turn", default="full", choices=("full", "tile")), UNCLAIMED, GAP, TILES)
    },
)
