"""The files of the browser client: compressed when it was built, and kept by browsers as long as they stay the same.

Beside `x.js` lie `x.js.br` and `x.js.gz`; each client gets the smallest that it can read. Files under `assets/` have a
hash of their contents in their names, so they are never asked for twice. Everything else, above all the page itself, is
asked for each time and is sent again only if it has changed.
"""

from __future__ import annotations

import hashlib
import os
from functools import lru_cache
from pathlib import Path, PurePath
from typing import Any

from starlette.datastructures import Headers
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
        twins = {encoding: twin for encoding, end in ENCODINGS.items() if (twin := Path(f"{path}{end}")).is_file()}
        # A range counts the bytes of the file itself.
        encoding = None if "range" in asked else best_encoding(asked.get("accept-encoding"), twins)
        sent = twins[encoding] if encoding else path
        stat = sent.stat() if encoding else stat_result
        headers = {
            "Cache-Control": FOREVER if path.parent.name == "assets" else EACH_TIME,
            "ETag": _etag(sent, stat.st_ctime_ns, stat.st_size),
        }
        if twins:
            headers["Vary"] = "Accept-Encoding"
        if encoding:
            headers["Content-Encoding"] = encoding
        response = FileResponse(
            sent, status_code, headers=headers, media_type=_MEDIA_TYPES.get(path.suffix), stat_result=stat
        )
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response


@lru_cache(maxsize=1024)
def _etag(path: Path, _changed: int, _size: int) -> str:
    """From the contents: after an upgrade the page may have the same size, and in some packages the same time."""
    return f'"{hashlib.sha256(path.read_bytes()).hexdigest()[:32]}"'


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
