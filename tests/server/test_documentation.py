"""The documentation site, as the server shows it at `/docs`."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tavolata.server.pages import DOCS, show_pages
from tests.server.doors import person

#: A page of each section.
SECTIONS = ("playing", "running-a-server", "adding-a-bot", "environments", "adding-a-game", "contributing", "api/games")


@pytest.fixture
async def reader(app: FastAPI) -> httpx.AsyncClient:
    assert (DOCS / "index.html").is_file(), "the documentation is not built: make docs"
    return person(app)


async def test_the_first_page_leads_to_every_section(reader: httpx.AsyncClient) -> None:
    async with reader:
        answer = await reader.get("/docs")
        assert (answer.status_code, answer.headers["location"]) == (307, "/docs/")
        front = await reader.get("/docs/")
        assert front.headers["content-type"].startswith("text/html")
        for page in SECTIONS:
            assert f'href="{page}.html"' in front.text, page
            assert (await reader.get(f"/docs/{page}.html")).status_code == 200, page
        assert (await reader.get("/docs/api/")).text == (await reader.get("/docs/api/index.html")).text


async def test_the_python_api_is_there_with_its_docstrings(reader: httpx.AsyncClient) -> None:
    async with reader:
        page = (await reader.get("/docs/api/games.html")).text
    assert 'id="tavolata.core.game.Game.play"' in page
    assert "Do what a seat says, or refuse with an error that says why." in page


async def test_pages_need_nothing_from_elsewhere_and_nothing_that_the_server_forbids(
    reader: httpx.AsyncClient,
) -> None:
    loads = re.compile(r'<(?:script|img|link)[^>]* (?:src|href)="([^"#]+)"')
    pages = [*DOCS.rglob("*.html")]
    assert len(pages) > 25
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert " style=" not in text, page
        assert " onclick=" not in text, page
        for target in loads.findall(text):
            assert not target.startswith(("http", "//")), f"{page.name} loads {target}"
            assert (page.parent / target.partition("?")[0]).is_file(), f"{page.name} loads {target}"


async def test_what_is_not_there_is_said_to_be_missing(reader: httpx.AsyncClient) -> None:
    async with reader:
        for path in ("/docs/nothing.html", "/docs/.inputs", "/docs/../app.py", "/docs/%2e%2e/app.py"):
            assert (await reader.get(path)).status_code == 404, path


async def test_an_installation_without_the_site_says_how_to_build_it(tmp_path: Path) -> None:
    app = FastAPI(docs_url=None)
    show_pages(app, tmp_path, docs=tmp_path / "docs")
    async with person(app) as reader:
        answer = await reader.get("/docs/")
    assert answer.status_code == 404
    assert "make docs" in answer.text
