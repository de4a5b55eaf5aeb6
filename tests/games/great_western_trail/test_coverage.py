"""Every situation of the digest's section 15 and every ruling of section 16 is a scene."""

from __future__ import annotations

from pathlib import Path

from saloon.core import registry
from saloon.scenes import shown
from saloon.scenes.read import load

GAME = "great_western_trail"
FOLDER = Path(__file__).parents[2] / "scenes" / GAME
SHIPPED = registry.data_file(GAME, shown.FILE)
assert SHIPPED is not None
SCENES = [scene for path in (*sorted(FOLDER.glob("*.toml")), SHIPPED) for scene in load(path, GAME)]
# The digest's numbering has gaps on purpose.
SITUATIONS = (
    *range(1, 12), *range(13, 26), *range(27, 33), *range(34, 39), *range(40, 44), 45, 46, 47, *range(49, 55),
    *range(56, 63), *range(64, 72), 73, 75, 76, 78, *range(80, 85), 86, 87, 88, 89, 90, 91, 93, 94,
)  # fmt: skip


def test_every_situation_is_a_scene() -> None:
    ids = {scene.id for scene in SCENES}
    missing = [number for number in SITUATIONS if not any(f"{name}-".startswith(f"GWT-S{number}-") for name in ids)]
    assert missing == []


def test_every_ruling_is_a_scene() -> None:
    ids = {scene.id for scene in SCENES}
    assert [number for number in range(1, 41) if f"GWT-R{number}" not in ids] == []
