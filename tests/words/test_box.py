"""What is in the box is written once, in data/: words speak every amount there is (and no others: test_numbers.py)."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from saloon.core import registry
from saloon.core.game import Phrase
from saloon.games.great_western_trail.parts import CARDS, DISCS, EFFECTS, OBJECTIVES, TILES
from saloon.words import LANGUAGES, Words
from tests.words.catalogues import SOURCE

GAME = registry.load("great_western_trail")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_amount_is_spoken(language: str) -> None:
    """So that a sentence changes with its table: an amount that words pass over would change unsaid."""
    words = Words(language, GAME)
    names = [*(effect.name for effect in EFFECTS), *CARDS, *OBJECTIVES, *TILES, *DISCS]
    for name in names:
        phrase = GAME.compound(name)
        if phrase is not None:
            assert amounts(phrase) <= set(re.findall(r"\d+", words.named(name))), name


def amounts(phrase: Phrase) -> set[str]:
    """All its numbers but 0. Some numbers are said in words: one or two auxiliary actions, one card, one city."""
    in_words = {"auxiliary", "draw"} & {phrase.params.get("verb")} or phrase.params.get("item") == "san_francisco"
    found: set[str] = set()
    for value in phrase.params.values():
        if isinstance(value, Phrase | list):
            found |= {amount for part in ([value] if isinstance(value, Phrase) else value) for amount in amounts(part)}
        elif isinstance(value, int) and value and not (in_words and value <= 2):
            found.add(str(value))
    return found


# A change of the box: one line of one table (and the rules version, because old transcripts replay differently)

SCENE = """
game = "great_western_trail"

[[scene]]
id = "2a"
title = "Building 2a brings what its table says"
rules = ["GWT-5.1"]
given.trail = { A1 = "0:2a" }
given.players = [{ site = "A1", money = 6, hand = ["guernsey"] }, {}]
given.agenda = [["end_turn"], ["draw_up"], ["visit"]]
when = [{ do = "use", deed = "discard-guernsey-gain-5", site = "A1" }]
then.position.players.0.money = 11
"""
SPEAKING = """
import json
from saloon.core import registry
from saloon.words import LANGUAGES, Words
game = registry.load("great_western_trail")
print(json.dumps([Words(language, game).named("discard-guernsey-gain-5") for language in LANGUAGES]))
"""


def test_building_2a_for_5_is_one_line(tmp_path: Path) -> None:
    """The engine and the words of a copy; the page's words are tried in web/, in the same way (phrases.test.ts)."""
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "static", "__pycache__")
    shutil.copytree(SOURCE, tmp_path / "saloon", ignore=left_out)
    table = tmp_path / "saloon/games/great_western_trail/data/buildings.toml"
    text = table.read_text(encoding="utf-8")
    changed = re.sub(r"(?m)^(2a = .*gain = )4", r"\g<1>5", text)
    assert sum(a != b for a, b in zip(text.splitlines(), changed.splitlines(), strict=True)) == 1
    table.write_text(changed, encoding="utf-8")
    scene = tmp_path / "scene.toml"
    scene.write_text(SCENE, encoding="utf-8")

    played = run(tmp_path, "from saloon.cli.app import main; main()", "scene", str(scene))
    assert played.returncode == 0, played.stdout + played.stderr
    spoken = json.loads(run(tmp_path, SPEAKING).stdout)
    assert spoken == [
        "discard a Guernsey → gain $5",
        "scarta una Guernsey → 5 $",
        "défausser une Guernsey → 5\u00a0$",
        "Guernsey abwerfen → 5 $",
    ]


def run(folder: Path, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs it with the package of this folder instead of the installed one."""
    environment: Mapping[str, Any] = {"PYTHONPATH": str(folder), "PATH": "", "LANG": "en_GB.UTF-8"}
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(command, env=environment, cwd=folder, check=False, capture_output=True, text=True)
