"""Name, seats and options of Great Western Trail; loads without its rules."""

from __future__ import annotations

from saloon.core.game import Automa, Info, Option

# The sections of the digest that bear rules, by their number.
SECTIONS = (
    "1.2", "1.3", "1.4", "1.5", "1.6", "1.7", "1.8", "1.9",
    "2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7", "2.8", "2.9", "2.10",
    "3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8",
    "4", "5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7", "5.8",
    "6.1", "6.2", "6.3", "6.4", "6.5", "7.1", "7.2", "7.3", "7.4",
    "8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8",
    "9.1", "9.2", "9.3", "9.4", "9.5", "9.6", "9.7",
    "10.1", "10.2", "10.3", "10.4", "10.5", "10.6", "11", "12.1", "12.2", "12.3", "12.4",
)  # fmt: skip

FIRST_SEAT = Option("first_seat", default="random", choices=("random", 0, 1, 2, 3))
SETUP = Option("setup", default="normal", choices=("normal", "beginner"))
LEVEL = Option("automa", default="none", choices=("none", "easy", "medium", "hard", "surprise"))
DECK = Option("automa_deck", default="reconstructed")

AUTOMA_SEAT = Automa("automa", seat=1, seats=2, usual="medium")  # AU-1

INFO = Info(
    name="great_western_trail",
    module="saloon.games.great_western_trail.game",
    seats=range(2, 5),
    rules_version=2,
    rules=(*(f"GWT-{section}" for section in SECTIONS), *(f"AU-{n}" for n in range(1, 22))),
    chapters={
        "GWT-1.2": "setup",
        "GWT-2.1": "trail",
        "GWT-3.1": "turn",
        "GWT-4": "buildings",
        "GWT-6.1": "cattle",
        "GWT-7.1": "workers",
        "GWT-8.1": "kansas",
        "GWT-9.1": "railroad",
        "GWT-10.1": "objectives",
        "GWT-11": "cards",
        "GWT-12.1": "end",
        "AU-1": "automa",
    },
    options=(
        FIRST_SEAT,
        SETUP,
        LEVEL,
        Option("automa_starting_objective", default=True, choices=(False, True)),  # AU-1
        DECK,
    ),
    earlier={
        1: (FIRST_SEAT, SETUP, LEVEL, Option("automa_starting_objective", default=False, choices=(False, True)), DECK)
    },
    automa=AUTOMA_SEAT,
)
