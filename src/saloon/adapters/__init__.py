"""The games behind the interfaces that researchers use. Needs the extra `rl`; knows no title. See docs/research.md."""

from __future__ import annotations


def without_extra(missing: ModuleNotFoundError) -> ImportError:
    """What to raise where a package of the extra cannot be imported."""
    return ImportError(f'saloon.adapters needs {missing.name}: pip install "saloon[rl]"', name=missing.name)
