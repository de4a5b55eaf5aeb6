"""`saloon scene`: runs scenes from files and says which pass, and how the others differ."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from saloon.cli.complaint import Complaint, complaints
from saloon.cli.files import file_refused
from saloon.cli.screen import open_screen
from saloon.core import registry
from saloon.core.refusal import BadOptions
from saloon.scenes.read import BadScene, Scene, load
from saloon.scenes.run import run
from saloon.words import Words

FAILED = 1


def run_scenes(language: str, files: Sequence[str], game: str | None) -> int:
    """The exit code: 0 only if every scene passes."""
    words, screen = Words(language), open_screen()
    if game is not None and game not in registry.infos():
        raise BadOptions("game", "not-one-of", got=game, choices=", ".join(registry.infos()))
    scenes = [(file, scene) for file in files for scene in read_file(file, game, words)]
    failed = 0
    for file, scene in scenes:
        with complaints(words, file):
            differences = run(scene)
        failed += bool(differences)
        verdict = ("✗", "bold red") if differences else ("✓", "green")
        screen.print(Text.assemble(verdict, f" {scene.id} {scene.title}".rstrip()), soft_wrap=True)
        for difference in differences:
            screen.print(Text(f"    {difference}"), soft_wrap=True)
    screen.print(words.say("scene-summary", passed=len(scenes) - failed, failed=failed))
    return FAILED if failed else 0


def read_file(file: str, game: str | None, words: Words) -> list[Scene]:
    try:
        return load(Path(file), game)
    except BadScene as error:
        own = words if error.game is None else Words(words.language, registry.load(error.game))
        text = own.bad(error)
        raise Complaint(text if text.startswith(file) else f"{file}: {text}") from error
    except OSError as error:
        raise file_refused(file, error) from None
