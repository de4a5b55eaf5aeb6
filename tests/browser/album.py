"""Pictures of the page, kept as artefacts, and what axe-core finds to complain about in it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

GRAVE = ("serious", "critical")
AXE = """
async (context) => (await axe.run(context ?? document, { resultTypes: ['violations'] })).violations
  .map(({ id, impact, help, nodes }) => ({ id, impact, help, where: nodes.slice(0, 5).map((node) => node.target.join(' ')) }))
"""


class Album:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, page: Page, name: str, whole: bool = False) -> None:
        """A picture of what is seen, or of the whole page."""
        self.folder.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=self.folder / f"{name}.png", full_page=whole, caret="initial")


def complaints(page: Page) -> list[str]:
    """What axe-core finds, if it is serious or worse."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())  # not through a script element: the content policy would forbid it
    found: list[dict[str, Any]] = page.evaluate(AXE, None)
    return [f"{each['impact']}: {each['id']}: {each['help']}: {each['where']}" for each in found if each["impact"] in GRAVE]


@cache
def _axe() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
