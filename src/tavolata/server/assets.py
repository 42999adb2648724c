"""The files of the browser client: compressed when it was built, and kept by browsers as long as they stay the same.

Beside `x.js` lie `x.js.br` and `x.js.gz`; each client gets the smallest that it can read. Files under `assets/` have a
hash of their contents in their names, so they are never asked for twice. Everything else, above all the page itself, is
asked for each time and is sent again only if it has changed.
"""

from __future__ import annotations

import hashlib
import mimetypes
import os
from functools import lru_cache
from pathlib import Path, PurePath
from typing import Any

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from tavolata.server.wishes import read_wishes

FOREVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"

#: The best first.
ENCODINGS = {"br": ".br", "gzip": ".gz"}

#: What the system says about these may be wrong, and a browser runs no script that is called something else.
_MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


class ClientFiles(StaticFiles):
    """Static files with their compressed twins."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        name = PurePath(path).name
        if name.startswith(".") or name.endswith(tuple(ENCODINGS.values())):
            return "", None  # not files of the client but of its build
        return super().lookup_path(path)

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        path, asked = Path(full_path), Headers(scope=scope)
        try:
            return self._respond(path, stat_result, asked, status_code)
        except FileNotFoundError:
            raise HTTPException(404) from None  # replaced right now: an upgrade

    def _respond(self, path: Path, stat_result: os.stat_result, asked: Headers, status_code: int) -> Response:
        twins = {encoding: twin for encoding, end in ENCODINGS.items() if (twin := Path(f"{path}{end}")).is_file()}
        # A range counts the bytes of the file itself.
        encoding = None if "range" in asked else best_encoding(asked.get("accept-encoding"), twins)
        sent = twins[encoding] if encoding else path
        stat = sent.stat() if encoding else stat_result
        contents, etag = _read(sent, stat.st_ctime_ns, stat.st_size)
        headers = {"Cache-Control": FOREVER if path.parent.name == "assets" else EACH_TIME, "ETag": etag}
        if twins:
            headers["Vary"] = "Accept-Encoding"
        if encoding:
            headers["Content-Encoding"] = encoding
        media_type = _MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        response: Response = (
            FileResponse(sent, status_code, headers=headers, media_type=media_type, stat_result=stat)
            if "range" in asked
            else Response(contents, status_code, headers=headers, media_type=media_type)
        )
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response


@lru_cache(maxsize=1024)
def _read(path: Path, _changed: int, _size: int) -> tuple[bytes, str]:
    """A file and its tag; all files together are a few megabytes.

    The tag comes from the contents: after an upgrade the page may have the same size, and in some packages the same
    time.
    """
    contents = path.read_bytes()
    return contents, f'"{hashlib.sha256(contents).hexdigest()[:32]}"'


def best_encoding(header: str | None, there: dict[str, Path]) -> str | None:
    """The encoding to send, by an Accept-Encoding header; None for the file as it is."""
    if header is None:
        return None
    wishes = {name.removeprefix("x-"): weight for name, weight in read_wishes(header)}
    anything = wishes.get("*", 0.0)
    # Nobody has to name the file as it is; it is liked least, unless they do.
    plain = wishes.get("identity", anything)
    best = max(there, key=lambda encoding: wishes.get(encoding, anything), default=None)
    if best is None or not (weight := wishes.get(best, anything)):
        return None
    return best if weight >= plain else None
