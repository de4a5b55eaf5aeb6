"""What every sign of the board stands for."""

from __future__ import annotations

from rich.text import Text

from saloon.cli.boards.great_western_trail.signs import (
    BREEDING,
    DISC_SIGNS,
    EMPTY,
    HANDS,
    HAZARD_SIGNS,
    MASTER_SIGNS,
    MONEY,
    POINTS,
    RISKY,
    TEEPEE,
    TEEPEES,
    TOKEN,
    TREES,
    WORKER_SIGNS,
)
from saloon.words import Words


def legend(words: Words) -> list[Text]:
    say, named = words.say, words.named
    entries = (
        (POINTS, say("board-points")), (MONEY, say("board-money")), ("◇", say("board-certificates")),
        *((sign, named(worker)) for worker, sign in WORKER_SIGNS.items()),
        ("▣", say("board-engine")), ("»", say("board-step-limit")), ("○", say("board-discs")),
        ("▤", say("board-hand")), ("▥", say("board-stack")), ("▧", say("board-discard")),
        ("⌂", say("board-buildings")), ("╨", named("station")), (BREEDING, say("board-breeding-value")),
        ("▢", say("board-objectives")), (EMPTY, say("board-empty-site")),
        (HANDS["green"], say("board-green-hand")), (HANDS["black"], say("board-black-hand")),
        *((sign, named(disc)) for disc, sign in DISC_SIGNS.items()),
        *((sign, named(hazard)) for hazard, sign in HAZARD_SIGNS.items()),
        *((TEEPEE + hand, named(teepee)) for teepee, hand in TEEPEES.items()),
        (TREES, say("board-woods")), (RISKY, say("board-risk")), (TOKEN, say("board-token")),
        ("‹›", say("board-cattleman")),
        *((master, named(master)) for master in MASTER_SIGNS),
    )  # fmt: skip
    return [Text(f"{sign} {text}", style="dim") for sign, text in entries]
