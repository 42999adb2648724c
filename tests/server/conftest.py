from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.postgres import Postgres, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests of one worker."""
    with running_postgres() as server:
        yield server
