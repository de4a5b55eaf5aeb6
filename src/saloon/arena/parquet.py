"""A report as a Parquet file, one row per game: what pandas, Polars, DuckDB and R read."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import saloon
from saloon.arena.simulate import Report
from saloon.core.refusal import BadInput


def check_parquet() -> None:
    """Refuses before the work what would fail after it."""
    if find_spec("pyarrow") is None:
        raise BadInput("out", "needs-extra", extra="arena")


def write_parquet(report: Report, path: Path) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    count = report.games
    columns = {
        "seed": pa.array([report.seed] * count, pa.int64()),
        "number": pa.array(report.numbers, pa.int64()),  # seed and number determine the whole game
        "seats": pa.array([report.bots] * count, pa.list_(pa.string())),
        "points": pa.array(list(zip(*report.points, strict=True)), pa.list_(pa.int32())),
        "shares": pa.array(list(zip(*report.shares, strict=True)), pa.list_(pa.float64())),
        "plies": pa.array(report.plies, pa.int32()),
        "length": pa.array(report.lengths, pa.int32()),
    }
    about = {"game": report.game, "options": json.dumps(report.options), "saloon": saloon.__version__}
    parquet.write_table(pa.table(columns).replace_schema_metadata(about), path)
