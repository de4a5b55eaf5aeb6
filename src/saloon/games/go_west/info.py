"""Name, seats and options of Go West!; loads without its rules."""

from __future__ import annotations

from saloon.core.game import Info, Option

INFO = Info(
    name="go_west",
    module="saloon.games.go_west.game",
    seats=range(2, 5),
    rules_version=1,
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
        Option("first_seat", default="random", choices=("random", 0, 1, 2, 3)),
        Option("end_check", default="action", choices=("action", "turn")),
        Option("deck", default="reconstructed"),
    ),
)
