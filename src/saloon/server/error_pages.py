"""What a browser shows when a request goes wrong: programs get JSON, people a sentence in their language."""

from __future__ import annotations

from html import escape

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from saloon.server.codec import dumps
from saloon.server.previews import language_of
from saloon.server.problems import Problem
from saloon.words import Words

PAGE = """\
<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Saloon</title>
    <link rel="stylesheet" href="/problem.css" />
  </head>
  <body>
    <main>
      <h1>{sentence}</h1>
      <p><a href="/">{back}</a></p>
    </main>
  </body>
</html>
"""


def wants_page(scope: Scope) -> bool:
    """Whether somebody opened this address in a browser."""
    headers = Headers(scope=scope)
    asks = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
    return asks and not scope["path"].startswith("/api") and "text/html" in headers.get("accept", "")


def problem_response(problem: Problem, scope: Scope | None = None) -> Response:
    if scope is None or not wants_page(scope):
        return Response(dumps(problem.as_json()), problem.status, problem_headers(problem), "application/json")
    language = language_of(Headers(scope=scope).get("accept-language", ""))
    words = Words(language, also="page")
    message = f"trouble-{problem.error}"
    sentence = words.say(message if words.has(message) else "trouble-failed")
    page = PAGE.format(language=language, sentence=escape(sentence), back=escape(words.say("page-to-room")))
    return HTMLResponse(page, problem.status, problem_headers(problem))


def problem_headers(problem: Problem) -> dict[str, str]:
    if problem.error in ("too-many", "busy"):
        return {"retry-after": "1"}
    if problem.error in ("too-large", "too-slow"):
        return {"connection": "close"}  # the rest of it is not awaited
    return {}
