from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tests.server.doors import open_app, person, until_ready
from tests.server.postgres import Postgres, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests of one worker."""
    with running_postgres() as server:
        yield server


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[FastAPI]:
    """The whole application without a network, ready for tables."""
    async with open_app(tmp_path) as opened:
        await until_ready(opened)
        yield opened


@pytest.fixture
async def ada(app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    """The browser of a user of this name."""
    async with person(app) as browser:
        assert (await browser.post("/api/me", json={"name": "Ada", "lang": "en"})).status_code == 201
        yield browser
