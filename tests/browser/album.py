"""Pictures of the page, kept as artefacts by `make album`, and what axe-core finds to complain about in it."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

ASKED_FOR = "SALOON_ALBUM" in os.environ
COLOURS = ("color-contrast", "link-in-text-block")  # the rules that may find other things by night than by day
# While axe-core looks, what would only take its time is taken out: drawings that are hidden from it anyway, and what is
# made just like the first lines of the log and the first tables of the points. What changes its colour slowly, from day
# to night, is at its end when it looks.
AXE = """
async ([part, rules]) => {
  const ending = (animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime)
  for (const animation of document.getAnimations().filter(ending)) animation.finish()
  const alike = '[role=tabpanel] ol > li:nth-child(n+13), .scores > .scroll:nth-of-type(n+3)'
  const out = [...document.querySelectorAll(`svg[aria-hidden=true] > *, ${alike}`)].map((element) => {
    const place = document.createComment('')
    element.replaceWith(place)
    return () => place.replaceWith(element)
  })
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const { violations } = await axe.run(part ?? document, options)
  for (const putBack of out) putBack()
  const places = (nodes) => nodes.slice(0, 5).map((node) => node.target.join(' '))
  return violations.map(({ id, impact, help, nodes }) => ({ id, impact, help, where: places(nodes) }))
}
"""

# Texts that end beyond the edge of what cuts them off. What can be scrolled or ends in an ellipsis is none of them.
CUT = """
() => {
  const cut = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const text = walk.currentNode
    const parent = text.parentElement
    if (!text.data.trim() || parent.closest('svg, option, .unseen, [popover]:not(:popover-open)')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { right, width } = range.getBoundingClientRect()
    if (!width) continue
    let edge = document.documentElement.clientWidth
    for (let box = parent; box; box = box.parentElement) {
      const style = getComputedStyle(box)
      const scrolls = /auto|scroll/.test(style.overflowX)
      if (scrolls || style.clipPath !== 'none' || style.textOverflow === 'ellipsis') edge = Infinity
      else if (style.overflowX !== 'visible') edge = Math.min(edge, box.getBoundingClientRect().right)
    }
    if (right > edge + 1) cut.push(text.data.trim())
  }
  return cut
}
"""


class Album:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, page: Page, name: str, whole: bool = False) -> None:
        """A picture of what is seen, or of the whole page, where `make album` asks for them."""
        if ASKED_FOR:
            self.folder.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=self.folder / f"{name}.png", full_page=whole, animations="disabled")

    def keep_part(self, part: Locator, name: str) -> None:
        """The same of a part of the page."""
        if ASKED_FOR:
            self.folder.mkdir(parents=True, exist_ok=True)
            part.screenshot(path=self.folder / f"{name}.png", animations="disabled")


def complaints(page: Page, part: str | None = None, rules: tuple[str, ...] | None = None) -> list[str]:
    """What axe-core finds, in a part of the page or all of it, by some rules or all of them."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())  # not through a script element: the content policy would forbid it
    found: list[dict[str, Any]] = page.evaluate(AXE, [part, rules])
    return [f"{each['impact']}: {each['id']}: {each['help']}: {each['where']}" for each in found]


def cut_texts(page: Page) -> list[str]:
    """What cannot be read to its end because its box is too narrow."""
    found: list[str] = page.evaluate(CUT)
    return found


@cache
def _axe() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
