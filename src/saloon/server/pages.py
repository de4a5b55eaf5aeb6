"""The page: its built files, and what packages bring for it; held in memory, compressed where that helps.

A package's game has its files at /games/<game>/: a board.js, and perhaps a board.css and an info.js, whatever else
these load, and its words. How the page uses them stands in web/src/kit/packaged.ts.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from saloon.core import packages
from saloon.core.game import Json
from saloon.server.previews import preview
from saloon.words import LANGUAGES, catalogue, languages_of

INDEX = "index.html"
ADDRESSES = (
    "/",
    "/replay/{rest:path}",
    "/analysis/{rest:path}",
    "/puzzles",
    "/statistics",
    "/puzzles/{rest:path}",
    "/lessons/{rest:path}",
    "/rules/{rest:path}",
    "/box",
    "/box/{rest:path}",
    "/companion",
    "/companion/{rest:path}",
)  # where the page itself decides what to show
PREVIEWED = ("/table/{rest:path}", "/join/{rest:path}")  # and that people send to each other
PARTS = {"board": "board.js", "style": "board.css", "info": "info.js"}  # of a package's board
HASHED = "assets/"  # names in here change with their content
KINDS = {".ftl": "text/plain", ".js": "text/javascript"}  # whatever the machine calls them
COMPRESSED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
NOTICE = """\
This is a Saloon server, but the page that plays on it has not been built.

To build it, run `make install` in Saloon's source folder (it needs Node.js, or fetches it);
an installed package brings it along. The interface for programs is at /api/openapi.json.
"""


@dataclass(frozen=True)
class File:
    body: bytes
    zipped: bytes | None
    kind: str
    tag: str
    caching: str

    @classmethod
    def of(cls, body: bytes, name: str) -> File:
        kind = KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        zipped = gzip.compress(body, 9, mtime=0) if kind.startswith(COMPRESSED) else None
        return cls(
            body,
            zipped if zipped and len(zipped) < len(body) else None,
            f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
            f'"{hashlib.sha256(body).hexdigest()[:20]}"',
            "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache",
        )

    def answer(self, request: Request) -> Response:
        headers = {"etag": self.tag, "cache-control": self.caching, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.zipped and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.zipped, headers=headers | {"content-encoding": "gzip"}, media_type=self.kind)
        return Response(self.body, headers=headers, media_type=self.kind)


class Page:
    """The built page: the same HTML at all its addresses, and its files at their names; without it, a notice."""

    def __init__(self, folder: Path) -> None:
        self._files = {name: File.of(path.read_bytes(), name) for name, path in _files(folder)}

    def routes(self) -> list[Route]:
        own = [_route("/" + name, file) for name, file in self._files.items() if name != INDEX]
        told = [Route(address, self._previewed) for address in PREVIEWED]
        return [*told, *(Route(address, self.answer) for address in ADDRESSES), *own]

    async def answer(self, request: Request) -> Response:
        return self._files[INDEX].answer(request) if INDEX in self._files else PlainTextResponse(NOTICE, 503)

    async def _previewed(self, request: Request) -> Response:
        """With what a messenger shows of the link before somebody opens it."""
        tags = await preview(request) if INDEX in self._files else None
        if tags is None:
            return await self.answer(request)
        body = self._files[INDEX].body.replace(b"</title>", b"</title>" + tags.encode(), 1)
        return Response(body, media_type=self._files[INDEX].kind, headers={"cache-control": "no-cache"})

    async def lost(self, request: Request) -> Response | None:
        """For a browser at an address where there is nothing: the page says so itself."""
        if INDEX not in self._files:
            return None
        found = await self.answer(request)
        found.status_code = 404
        return found


def package_routes() -> list[Route]:
    """What packages bring for the page."""

    async def words(request: Request) -> Response:
        game, language = request.path_params["game"], request.path_params["language"]
        if language not in LANGUAGES or not languages_of(game):
            raise HTTPException(404)
        return _words(game, language).answer(request)

    brought = [
        _route(f"/games/{game}/{name}", File.of(path.read_bytes(), name))
        for game in packages.names(packages.PAGES)
        for name, path in _page_files(game)
    ]
    return [Route("/games/{game}/words/{language}.ftl", words), *brought]


def page_of(game: str) -> Json | None:
    """The addresses of a board that a package brings; None: it brings none, or the page has it built in."""
    names = {name for name, _ in _page_files(game)}
    return {part: f"/games/{game}/{name}" if name in names else None for part, name in PARTS.items()} if names else None


def _route(address: str, file: File) -> Route:
    async def answer(request: Request) -> Response:
        return file.answer(request)

    return Route(address, answer)


@cache
def _page_files(game: str) -> list[tuple[str, Path]]:
    folder = packages.folder(packages.PAGES, game)
    found = _files(folder) if folder else ()
    return [(name, path) for name, path in found if not name.endswith((".py", ".pyc"))]


@cache
def _words(game: str, language: str) -> File:
    return File.of(catalogue(language, game).encode(), f"{game}.ftl")


def _files(folder: Path) -> Iterator[tuple[str, Path]]:
    """All in the folder and below by name, in order."""
    return ((path.relative_to(folder).as_posix(), path) for path in sorted(folder.rglob("*")) if path.is_file())
