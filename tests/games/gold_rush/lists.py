"""Tile lists that are not the box's."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import saloon.games.gold_rush as package

AROUND = "nw ne en es se sw ws wn"


def printed() -> dict[str, Any]:
    text = (Path(package.__path__[0]) / "data" / "tiles.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def row(data: dict[str, Any], id: str) -> dict[str, Any]:
    """One tile of a list, to be changed."""
    found: dict[str, Any] = next(tile for tile in data["tile"] if tile["id"] == id)
    return found


# Few kinds, many nuggets, rails inside a tile, two rails on one: tokens run out (GR-30), tiles fit nowhere (GR-21)
MOUNTAINOUS: dict[str, Any] = {
    "mining_token": [{"value": 0, "count": 30}, {"value": 5, "count": 33}],
    "tile": [
        {
            "id": "S", "count": 1, "start": True, "edges": "MRPR", "rails": [{"ends": ["E", "W"]}],
            "mountains": [{"edges": "N", "nuggets": 1}], "prairies": [{"halves": "en wn"}, {"halves": "es se sw ws"}],
        },
        {"id": "F", "count": 14, "edges": "MMMM", "mountains": [{"edges": "NESW", "nuggets": 3}]},
        {
            "id": "C", "count": 30, "edges": "MPPP", "mountains": [{"edges": "N", "nuggets": 3}],
            "prairies": [{"halves": "en es se sw ws wn", "camps": 1}],
        },
        {
            "id": "X", "count": 12, "edges": "RRRR", "rails": [{"ends": ["N", "E"], "locos": 1}, {"ends": ["S", "W"]}],
            "prairies": [{"halves": "nw wn es se"}, {"halves": "ne en"}, {"halves": "sw ws"}],
        },
        {
            "id": "J", "count": 8, "edges": "RMPR",
            "rails": [
                {"ends": ["N", "C"]}, {"ends": ["W", "C"]}, {"ends": ["J", "C"]}, {"ends": ["J", "M0"], "locos": 1},
            ],
            "mountains": [{"edges": "E", "nuggets": 1}], "city": [0, 1, 2],
            "prairies": [{"halves": "nw wn"}, {"halves": "ne"}, {"halves": "se sw ws"}],
        },
        {"id": "P", "count": 7, "edges": "PPPP", "prairies": [{"halves": AROUND, "herds": 1}]},
    ],
}  # fmt: skip
