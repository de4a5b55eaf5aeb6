"""What a seat's things are worth in Gold Rush, by and large: a small positional sense for bots, not a rule."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.games.gold_rush.features import Features
from saloon.games.gold_rush.player import Player


def standing(player: Player, seat: i64, features: Features, tiles_left: i64) -> float:
    return float(player.score)
