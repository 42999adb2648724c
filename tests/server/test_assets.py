"""The files of the client: compressed for those who can read that, and kept by browsers as long as they may be."""

from __future__ import annotations

import gzip
import os
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tavolata.server.api.errors import handle_errors
from tavolata.server.assets import EACH_TIME, FOREVER, ClientFiles, best_encoding
from tavolata.server.pages import STATIC, show_pages
from tavolata.server.security import SecurityHeaders
from tavolata.server.settings import Settings
from tests.server.doors import person

SCRIPT = b"console.log('ciao');" * 50
#: Nothing here reads brotli, so any bytes will do.
BROTLI = b"as small as it gets"


@pytest.fixture
def static(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / ".inputs").write_text("a stamp")
    (tmp_path / "icon-192.png").write_bytes(b"\x89PNG")
    (tmp_path / "index.html").write_text("the page, first-0a.js")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / "sw.js").write_text("the names of all files")
    (tmp_path / "assets" / "pizza-0a.wasm").write_bytes(b"\0asm")
    for name in ("first-0a.js", "first-0a.css"):
        (tmp_path / "assets" / name).write_bytes(SCRIPT)
        (tmp_path / "assets" / f"{name}.br").write_bytes(BROTLI)
        (tmp_path / "assets" / f"{name}.gz").write_bytes(gzip.compress(SCRIPT, mtime=0))
    return tmp_path


@pytest.fixture
async def browser(static: Path) -> AsyncIterator[httpx.AsyncClient]:
    app = FastAPI(docs_url=None, redoc_url=None, openapi_url=None)
    app.add_middleware(SecurityHeaders, settings=Settings())
    handle_errors(app)
    show_pages(app, static)
    async with person(app) as caller:
        caller.headers["Accept-Encoding"] = "identity"  # not what httpx itself could read
        yield caller


@pytest.mark.parametrize(
    ("header", "encoding"),
    [
        (None, None),
        ("", None),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("X-GZIP", "gzip"),
        ("br;q=0.5, gzip;q=0.8", "gzip"),
        ("br;q=0.8 , gzip; q=0.8", "br"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0, gzip;q=0", None),
        ("*", "br"),
        ("*;q=0", None),
        ("br;q=0, *", "gzip"),
        ("identity, gzip;q=0.5", None),
        ("identity;q=0.5, gzip;q=0.5", "gzip"),
        ("identity;q=0", None),
        ("zstd", None),
        ("gzip;q=much", None),
        ("gzip;q=7", None),
        (",;,gzip;level=3", "gzip"),
    ],
)
def test_the_encoding_that_is_liked_best(header: str | None, encoding: str | None) -> None:
    there = {"br": Path("x.br"), "gzip": Path("x.gz")}
    assert best_encoding(header, there) == encoding
    assert best_encoding(header, {}) is None


@pytest.mark.parametrize(("wish", "encoding", "length"), [("gzip, br", "br", len(BROTLI)), ("gzip", "gzip", None)])
async def test_a_compressed_file_is_sent_as_what_it_is(
    browser: httpx.AsyncClient, wish: str, encoding: str, length: int | None
) -> None:
    plain = await browser.get("/assets/first-0a.js")
    assert (plain.content, plain.headers.get("content-encoding")) == (SCRIPT, None)
    for method in ("GET", "HEAD"):
        request = browser.build_request(method, "/assets/first-0a.js", headers={"Accept-Encoding": wish})
        answer = await browser.send(request, stream=True)
        raw = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers["content-encoding"] == encoding
        assert answer.headers["content-type"] == plain.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
        assert answer.headers["etag"] != plain.headers["etag"]
        assert answer.headers["cache-control"] == plain.headers["cache-control"] == FOREVER
        if method == "GET":
            assert len(raw) == int(answer.headers["content-length"]) == (length or len(gzip.compress(SCRIPT, mtime=0)))
        else:
            assert raw == b""
    style = await browser.get("/assets/first-0a.css")
    assert style.headers["content-type"] == "text/css; charset=utf-8"
    # A browser compiles it while it comes, if it is called by its name.
    compiled = await browser.get("/assets/pizza-0a.wasm")
    assert (compiled.headers["content-type"], compiled.headers["cache-control"]) == ("application/wasm", FOREVER)


async def test_a_part_is_of_the_file_itself(browser: httpx.AsyncClient) -> None:
    headers = {"Accept-Encoding": "br", "Range": "bytes=8-10"}
    answer = await browser.get("/assets/first-0a.js", headers=headers)
    assert (answer.status_code, answer.content) == (206, SCRIPT[8:11])
    assert answer.headers["content-range"] == f"bytes 8-10/{len(SCRIPT)}"
    assert "content-encoding" not in answer.headers


async def test_the_page_is_asked_for_each_time_and_sent_if_it_has_changed(
    browser: httpx.AsyncClient, static: Path
) -> None:
    for path in ("/", "/t/abcdefghijkl", "/index.html"):
        page = await browser.get(path)
        assert page.headers["cache-control"] == EACH_TIME
        same = await browser.get(path, headers={"If-None-Match": page.headers["etag"]})
        assert (same.status_code, same.content, same.headers["etag"]) == (304, b"", page.headers["etag"])
        assert same.headers["cache-control"] == EACH_TIME
    # An upgrade that leaves size and time as they were, as in packages that are built the same everywhere.
    before = os.stat(static / "index.html")  # noqa: PTH116
    replace(static / "index.html", "the page, first-0b.js", before)
    changed = await browser.get("/", headers={"If-None-Match": page.headers["etag"]})
    assert (changed.status_code, changed.text) == (200, "the page, first-0b.js")


def replace(path: Path, text: str, like: os.stat_result) -> None:
    beside = path.with_suffix(".new")
    beside.write_text(text)
    os.utime(beside, ns=(like.st_atime_ns, like.st_mtime_ns))
    beside.replace(path)


async def test_what_has_no_hash_is_asked_for_each_time(browser: httpx.AsyncClient) -> None:
    for path, media_type in (
        ("/icon-192.png", "image/png"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/sw.js", "text/javascript; charset=utf-8"),
    ):
        answer = await browser.get(path, headers={"Accept-Encoding": "br"})
        assert answer.headers["cache-control"] == EACH_TIME
        assert answer.headers["content-type"] == media_type
        assert "content-encoding" not in answer.headers


async def test_files_of_the_build_are_not_there(browser: httpx.AsyncClient) -> None:
    for path in ("/assets/first-0a.js.br", "/assets/first-0a.js.gz", "/.inputs", "/assets/first-00.js"):
        answer = await browser.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")


def test_everything_that_was_built_has_its_compressed_files() -> None:
    """As `make web` and the wheel have them."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built: make web")
    for path in STATIC.rglob("*.*"):
        if path.suffix in (".js", ".css", ".html") and path.stat().st_size > 500:
            assert gzip.decompress(path.with_name(f"{path.name}.gz").read_bytes()) == path.read_bytes()
            assert path.with_name(f"{path.name}.br").stat().st_size < path.stat().st_size


async def test_a_page_that_is_being_replaced_is_there_again_soon(static: Path, browser: httpx.AsyncClient) -> None:
    page = static / "index.html"
    page.rename(static / "away")
    answer = await browser.get("/t/AAAAAAAAAAAA")
    assert (answer.status_code, answer.json()["code"]) == (503, "not-ready")
    assert answer.headers["Retry-After"]
    (static / "away").rename(page)
    assert (await browser.get("/t/AAAAAAAAAAAA")).text == "the page, first-0a.js"


async def test_a_file_that_goes_while_it_is_looked_up_is_not_there(
    static: Path, browser: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = static / "assets" / "first-0a.js"
    found = ClientFiles.lookup_path

    def look_up(files: ClientFiles, path: str) -> tuple[str, os.stat_result | None]:
        there = found(files, path)
        script.unlink()
        return there

    monkeypatch.setattr(ClientFiles, "lookup_path", look_up)
    assert (await browser.get("/assets/first-0a.js")).status_code == 404
