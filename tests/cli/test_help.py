"""`--help`: in every language, and quick, because nothing heavy is loaded for it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from saloon.words import LANGUAGES, help_texts
from tests.cli.conftest import Saloon

COMMANDS = ("games", "play", "simulate", "replay", "verify", "rules", "bench")
LOCALES = {"en": "en_GB.UTF-8", "it": "it_IT.UTF-8", "fr": "fr_FR.UTF-8", "de": "de_DE.UTF-8"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language_of_the_locale(saloon: Saloon, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("LANG", LOCALES[language])
    page = saloon("--help")
    assert (page.code, page.err) == (0, "")
    texts = help_texts(language)
    assert page.out.startswith(texts["usage-title"])
    words = " ".join(page.out.split())
    for command in COMMANDS:
        assert f"{command} {' '.join(texts[command].split())}" in words
    assert saloon().out == page.out  # `saloon` alone asks for help, too


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_its_page(saloon: Saloon, command: str, language: str) -> None:
    page = saloon(command, "--help", "--lang", language)
    assert (page.code, page.err) == (0, "")
    texts = help_texts(language)
    assert texts[command] in page.out
    assert "--lang" in page.out
    # Typer's own English would show if a text were forgotten
    for english in ("Show this message", "[required]", "[default", "[OPTIONS]" if language in ("it", "de") else "\0"):
        assert english not in page.out


def test_help_names_every_option(saloon: Saloon) -> None:
    page = saloon("play", "--help").out
    for option in ("GAME", "--seats", "--option NAME=VALUE", "--deck FILE", "--seed HEX", "--lang", "--help"):
        assert option in page


def test_help_loads_nothing_heavy() -> None:
    """Under 0.3 s, which `saloon bench` measures, is only possible without these."""
    code = (
        "import sys; from saloon.cli.app import main; main(['--help']);"
        "print([name for name in ('rich.console', 'fluent', 'saloon.games.go_west.state') if name in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1] == "[]"


def test_version_says_how_the_engines_run(saloon: Saloon) -> None:
    import saloon as package

    page = saloon("--version")
    assert page.code == 0
    assert page.out.splitlines()[0] == f"saloon {package.__version__}"
    assert package.engines() in page.out
    assert ("compiled" in page.out.splitlines()[1]) == package.compiled()
