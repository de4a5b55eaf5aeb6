"""People with a browser each. Whatever goes wrong in one of them is noted, and fails the test in the end."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    ViewportSize,
    WebSocket,
)

from tests.browser.speaking import Texts

Theme = Literal["light", "dark"]
DESKTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=360, height=740)
LOCALES = {"en": "en-GB", "it": "it-IT", "fr": "fr-FR", "de": "de-DE"}
BRISK = {"pace": "instant", "tips": False}  # nothing is shown for longer than it takes, and nobody is taught

REMEMBER = """
if (location.protocol.startsWith('http') && !localStorage.getItem('saloon'))
  localStorage.setItem('saloon', JSON.stringify(%s))
"""
TELL_OF_VIOLATIONS = """
addEventListener('securitypolicyviolation', (violation) =>
  console.error(`content policy: ${violation.violatedDirective} ${violation.blockedURI}`))
"""


class People:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.troubles: list[str] = []
        self.accepted: list[re.Pattern[str]] = []  # troubles that the test itself makes
        self.kept = False
        self._contexts: list[BrowserContext] = []

    def arrive(
        self,
        path: str | None = "/",
        *,
        phone: bool = False,
        language: str = "en",
        theme: Theme = "light",
        settings: dict[str, Any] | None = BRISK,
        cookie: str | None = None,
        script: str = "",
        still: bool = False,
    ) -> Page:
        """Somebody new opens the page at this path, if any.

        Settings: what the device remembers; None: nothing. Cookie: of somebody who came before.
        Script: runs before the page's own. Still: time stands, and goes on by page.clock.run_for() only.
        """
        context = self.browser.new_context(
            base_url=self.address,
            viewport=PHONE if phone else DESKTOP,
            locale=LOCALES[language],
            color_scheme=theme,
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
        )
        context.set_default_timeout(60_000)
        context.tracing.start(screenshots=False, snapshots=False)  # with snapshots all takes half as long again
        self._contexts.append(context)
        context.add_init_script(TELL_OF_VIOLATIONS)
        if settings is not None:
            context.add_init_script(REMEMBER % json.dumps(settings))
        if script:
            context.add_init_script(script)
        if cookie is not None:
            context.add_cookies([{"name": "saloon", "value": cookie, "url": self.address}])
        self._watch(context)
        page = context.new_page()
        if still:
            page.clock.install(time=0)
            page.clock.pause_at(1)
        if path is not None:
            page.goto(path)
        return page

    def accept(self, pattern: str) -> None:
        """Trouble of this kind is what the test is about."""
        self.accepted.append(re.compile(pattern))

    def keep(self, folder: Path) -> None:
        """What a failed test leaves behind: a picture and the source of each page, and a trace of each browser."""
        if self.kept:
            return
        self.kept = True
        folder.mkdir(parents=True, exist_ok=True)
        for number, context in enumerate(self._contexts, start=1):
            try:
                for page_number, page in enumerate(context.pages, start=1):
                    name = f"browser-{number}-page-{page_number}"
                    page.screenshot(path=folder / f"{name}.png", animations="disabled")
                    (folder / f"{name}.html").write_text(page.content(), encoding="utf-8")
                context.tracing.stop(path=folder / f"browser-{number}-trace.zip")
            except Error as error:  # a browser that is gone may be why the test failed
                (folder / f"browser-{number}-lost.txt").write_text(f"{error}\n", encoding="utf-8")

    def leave(self) -> None:
        while self._contexts:
            self._contexts.pop().close()

    def _watch(self, context: BrowserContext) -> None:
        def heard(message: ConsoleMessage) -> None:
            if message.type == "error":
                self._note(f"console: {message.text} ({message.location})")

        def failed(error: Error) -> None:
            self._note(f"exception in the page: {error}")

        def asked(request: Request) -> None:
            self._check_address(request.url)

        def answered(response: Response) -> None:
            if response.status >= 400:
                self._note(f"status {response.status}: {response.request.method} {response.url}")

        def connected(socket: WebSocket) -> None:
            self._check_address(socket.url)
            socket.on("socketerror", lambda error: self._note(f"socket: {error}"))

        def opened(page: Page) -> None:
            page.on("websocket", connected)

        context.on("console", heard)
        context.on("weberror", lambda error: failed(error.error))
        context.on("request", asked)
        context.on("response", answered)
        context.on("page", opened)

    def _check_address(self, url: str) -> None:
        if urlsplit(url).netloc != urlsplit(self.address).netloc:
            self._note(f"another host: {url}")

    def _note(self, trouble: str) -> None:
        if not any(pattern.search(trouble) for pattern in self.accepted):
            self.troubles.append(trouble)


def say(message: str, /, **params: Any) -> str:
    """What the page says in English."""
    return Texts.of("en")(message, **params)
