"""Files that the user names: read or written, or refused with the reason."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from saloon.core.refusal import BadOptions


def read_text(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadOptions(file, "not-text") from None
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        raise file_refused(file, error) from None


def read_bytes(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise file_refused(file, error) from None


def write_text(file: str, text: str, replace: bool) -> None:
    """Without replace, a file that is there already is left alone."""
    try:
        with Path(file).open("w" if replace else "x", encoding="utf-8") as out:
            out.write(text)
    except (OSError, ValueError) as error:
        raise file_refused(file, error) from None


def new_file(file: str, replace: bool = False) -> None:
    """Refuses a file that cannot be written before the work, not after it; nothing is left there until then."""
    there = replace and Path(file).exists()
    try:
        Path(file).open("ab" if there else "xb").close()
        if not there:
            Path(file).unlink()
    except (OSError, ValueError) as error:
        raise file_refused(file, error) from None


def new_folder(folder: str, keep: bool) -> Path:
    """A folder, made if it is not there. Unless its files are to be kept, it must be empty."""
    path = Path(folder)
    with file_trouble(folder):
        path.mkdir(parents=True, exist_ok=True)
        if not keep and any(path.iterdir()):
            raise BadOptions(folder, "not-empty")
    return path


@contextmanager
def file_trouble(file: str) -> Iterator[None]:
    """Inside, a system error about this file, or another one it names, becomes one line about that file."""
    try:
        yield
    except OSError as error:
        raise file_refused(str(error.filename or file), error) from None
    except ValueError as error:
        if "null" not in str(error):  # in a name
            raise
        raise file_refused(file, error) from None


def read_toml(file: str) -> dict[str, Any]:
    """What the file says, in values that a transcript can hold: a date becomes its text."""
    text = read_text(file)
    try:
        data: dict[str, Any] = json.loads(json.dumps(tomllib.loads(text), default=str))
    except (ValueError, RecursionError) as error:  # ValueError: also a number of 5,000 digits
        place = re.search(r"line (\d+)", str(error))  # before Python 3.14 only the text says where
        line = place[1] if place else str(len(text.splitlines()))
        raise BadOptions(file, "not-toml", line=line) from None
    return data


def file_refused(file: str, error: OSError | ValueError) -> BadOptions:
    match error:
        case FileExistsError():
            return BadOptions(file, "file-exists")
        case FileNotFoundError():
            return BadOptions(file, "no-such-file")
        case IsADirectoryError():
            return BadOptions(file, "is-a-folder")
        case PermissionError():
            return BadOptions(file, "no-permission")
        case _:
            return BadOptions(file, "file-trouble")
