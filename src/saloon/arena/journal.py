"""A file of finished work, to resume from: a header that names the work, then a line of JSON for each piece."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from saloon.core.json_lines import dump
from saloon.core.refusal import BadInput


class Journal:
    """Made by read_journal(). A line is on the disk before the next piece of work is taken."""

    def __init__(self, path: Path, rows: list[dict[str, Any]], end: int) -> None:
        self.rows = rows  # what was done before
        self._path = path
        self._end = end

    def add(self, row: Mapping[str, Any]) -> None:
        line = dump(row).encode() + b"\n"
        with self._path.open("r+b") as file:
            file.truncate(self._end)  # a line that was cut off is written again
            file.seek(self._end)
            file.write(line)
        self._end += len(line)


def read_journal(file: str, header: Mapping[str, Any], kind: str, fields: Sequence[str]) -> Journal:
    """The file with this header, made if there is none. A last line that was cut off counts as not done.

    kind: the header's first field, whose value is the version of the format. fields: what every line has.
    """
    path = Path(file)
    if not path.exists() or not path.read_bytes():
        path.write_text(dump(header) + "\n", encoding="utf-8")
    content = path.read_bytes()
    lines = content.split(b"\n")
    cut = lines.pop()
    rows = [_row(file, number, line) for number, line in enumerate(lines, start=1)]
    if not rows or kind not in rows[0]:
        raise BadInput(f"{file}:1", "not-a-journal")
    for field, value in header.items():
        if field == kind and rows[0][kind] != value:
            raise BadInput(f"{file}:1", "other-format", got=rows[0][kind], expected=value)
        if rows[0].get(field) != value:
            raise BadInput(f"{file}:1, {field}", "other-run", got=_told(rows[0].get(field)), expected=_told(value))
    for number, row in enumerate(rows[1:], start=2):
        for field in fields:
            if field not in row:
                raise BadInput(f"{file}:{number}, {field}", "missing-field")
    return Journal(path, rows[1:], len(content) - len(cut))


def _row(file: str, number: int, line: bytes) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        raise BadInput(f"{file}:{number}", "not-json") from None
    if not isinstance(row, dict):
        raise BadInput(f"{file}:{number}", "not-an-object")
    return row


def _told(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
