from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest

from tavolata.server.store import Store, open_store
from tavolata.server.store.schema import METADATA
from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def postgres_database(postgres: Postgres) -> str:
    """One database for all tests that do not look at how it is made: emptying is quicker than making."""
    address = postgres.new_database()

    async def make() -> None:
        await (await open_store(address)).close()

    asyncio.run(make())
    return address


@pytest.fixture
def postgres_address(postgres_database: str) -> str:
    async def empty() -> None:
        connection = await asyncpg.connect(postgres_database)
        await connection.execute(f"TRUNCATE {', '.join(METADATA.tables)}")
        await connection.close()

    asyncio.run(empty())
    return postgres_database


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of an empty store of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tavolata.db")
    value: str = request.getfixturevalue("postgres_address")
    return value


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    store = await open_store(address)
    yield store
    await store.close()
