"""Name, seats and options of Go West!; loads without its rules."""

from __future__ import annotations

from saloon.core.game import Info, Option

FIRST_SEAT = Option("first_seat", default="random", choices=("random", 0, 1, 2, 3))
END_CHECK = Option("end_check", default="action", choices=("action", "turn"))

INFO = Info(
    name="go_west",
    module="saloon.games.go_west.game",
    seats=range(2, 5),
    rules_version=2,
    rules=(*(f"GW-{n}" for n in range(1, 30)), "GW-J1"),
    chapters={
        "GW-1": "setup",
        "GW-6": "track",
        "GW-9": "turn",
        "GW-12": "card",
        "GW-20": "scoring",
        "GW-26": "selling",
        "GW-27": "end",
    },
    options=(
        FIRST_SEAT,
        END_CHECK,
        Option("deck", default="reconstructed-2"),
        Option("placing", default="some", choices=("some", "all"), before="some"),  # GW-15
    ),
    earlier={1: (FIRST_SEAT, END_CHECK, Option("deck", default="reconstructed"))},
)
