"""Saloon: board games of the West, for people and programs.

A package installed with a C compiler at hand holds its hot modules twice: as Python source and, beside it, compiled.
Python prefers the compiled file. With SALOON_PLAIN=1 in the environment the package runs from its source instead, so
that one install serves both forms: the tests show that they agree, and the benchmark shows what compiling is worth.
"""

import os
import sys

__version__ = "0.1.0"
__all__ = ["__version__", "compiled", "engines", "page"]


def _prefer_source() -> None:
    """Make imports from this package's folders see .py files only.

    Python asks the hooks in sys.path_hooks, first to last, who finds modules in a folder. Ours answers for this folder
    and those below it with the standard finder minus its loader of compiled modules, and leaves all others alone.
    """
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

    here = os.path.dirname(__file__)

    def is_ours(folder: str) -> bool:
        return folder == here or folder.startswith(here + os.sep)

    def hook(folder: str) -> FileFinder:
        if not is_ours(folder):
            raise ImportError("not a folder of saloon", path=folder)
        return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, hook)
    for folder in [folder for folder in sys.path_importer_cache if is_ours(folder)]:
        del sys.path_importer_cache[folder]


_plain = os.environ.get("SALOON_PLAIN") == "1"
if _plain:
    _prefer_source()


def compiled() -> bool:
    """Whether the hot modules run compiled. They are compiled together or not at all, so one speaks for all."""
    from importlib.machinery import ExtensionFileLoader
    from importlib.util import find_spec

    spec = find_spec("saloon.core.rng")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def engines() -> str:
    """Which form of the hot modules runs and why, in one line for people."""
    if _plain:
        return "plain Python (SALOON_PLAIN=1)"
    return _built("ENGINES") or "plain Python (source tree or editable install)"


def page() -> str:
    """Whether the page is here and if not, why, in one line for people."""
    return _built("PAGE") or "not built (source tree or editable install)"


def _built(what: str) -> str | None:
    from importlib import import_module

    try:
        return str(getattr(import_module("saloon._build_info"), what))  # written by hatch_build.py
    except ModuleNotFoundError:
        return None
