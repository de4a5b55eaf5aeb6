"""The page: its built files, held in memory, compressed where that helps."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

INDEX = "index.html"
ADDRESSES = (
    "/",
    "/table/{rest:path}",
    "/join/{rest:path}",
    "/replay/{rest:path}",
    "/rules/{rest:path}",
    "/companion",
    "/companion/{rest:path}",
)  # where the page itself decides what to show
HASHED = "assets/"  # names in here change with their content
COMPRESSED = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
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
    def read(cls, path: Path, name: str) -> File:
        body = path.read_bytes()
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        kind = "text/javascript" if kind == "application/javascript" else kind
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


def page_routes(folder: Path) -> list[Route]:
    """The page at its addresses, and its files at their names; without a page, a notice."""
    files = {
        path.relative_to(folder).as_posix(): File.read(path, path.relative_to(folder).as_posix())
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }

    async def index(request: Request) -> Response:
        return files[INDEX].answer(request) if INDEX in files else PlainTextResponse(NOTICE, 503)

    def route_to(name: str) -> Route:
        async def file(request: Request) -> Response:
            return files[name].answer(request)

        return Route("/" + name, file)

    return [*(Route(address, index) for address in ADDRESSES), *(route_to(name) for name in files if name != INDEX)]
