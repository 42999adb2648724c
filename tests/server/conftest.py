from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tavolata.server import keeper
from tavolata.server.hall import Hall
from tavolata.server.seconds import CALLS, WINDOWS
from tavolata.server.store import Store, open_store
from tests.server.doors import open_app, person, until_ready
from tests.server.halls import QUICK
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


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(str(tmp_path / "tables.db"))
    yield opened
    await opened.close()


@pytest.fixture
async def hall(store: Store, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """A hall without sockets, at whose tables nothing takes long."""
    monkeypatch.setitem(WINDOWS, "normal", 0.05)
    monkeypatch.setitem(CALLS, "normal", 0.3)
    monkeypatch.setattr(keeper, "LONGEST_WAY", 0.02)
    opened = Hall(store, habits=QUICK)
    await opened.start()
    yield opened
    await opened.stop()
