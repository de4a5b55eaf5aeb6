"""Options of a game as they are typed: --option NAME=VALUE, --deck FILE, --seed HEX."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saloon.cli.files import read_toml
from saloon.core.fairness import SEED_BYTES
from saloon.core.game import Info
from saloon.core.refusal import BadOptions


def spelled(value: Any) -> str:
    """A value of an option as it is typed, and as its message is named."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def parse_options(info: Info, texts: Sequence[str], deck: str | None) -> dict[str, Any]:
    """Values become what the option offers: the text 0 is the number 0 where 0 is a choice. Info checks the rest.

    An option without choices takes what a TOML file says: `tiles=@my-tiles.toml`.
    """
    choices = {option.name: {spelled(choice).lower(): choice for choice in option.choices} for option in info.options}
    options: dict[str, Any] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadOptions(text, "no-equals-sign")
        if value.startswith("@") and not choices.get(name):
            options[name] = read_toml(value[1:])
        else:
            options[name] = choices.get(name, {}).get(value.lower(), value)
    if deck is not None:
        options["deck"] = read_toml(deck)
    return options


def parse_seed(text: str | None) -> bytes | None:
    """Short seeds are padded with leading zeros."""
    if text is None:
        return None
    try:
        return bytes.fromhex(text.strip().zfill(2 * SEED_BYTES)[: 2 * SEED_BYTES + 1])
    except ValueError:
        raise BadOptions("seed", "not-hex", digits=2 * SEED_BYTES) from None
