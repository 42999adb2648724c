"""The steps of the schema lead to what the program uses, from wherever they start."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from tavolata.core.errors import BadSetting
from tavolata.server.errors import NotReady
from tavolata.server.store import Store, User, open_store
from tavolata.server.store.database import DatabaseRefused, DatabaseStore
from tavolata.server.store.schema import METADATA, MIGRATIONS, VERSION_TABLE, upgrade
from tests.server.postgres import Postgres
from tests.server.store.samples import open_table

NEXT_STEP = """
import sqlalchemy as sa
from alembic import op

revision = "future"
down_revision = "{head}"

def upgrade():
    op.add_column("users", sa.Column("hat", sa.Text, nullable=False, server_default="none"))
"""


@pytest.fixture(params=["sqlite", "postgres"])
def new_address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a database in which nothing is, not even our tables."""
    if request.param == "sqlite":
        return str(tmp_path / "tavolata.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture
def next_migrations(tmp_path: Path) -> Path:
    """The steps as a later version might have them."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "future.py").write_text(
        NEXT_STEP.format(head=ScriptDirectory(MIGRATIONS).get_current_head())
    )
    return folder


async def on(store: Store, work: Callable[[sa.Connection], object]) -> object:
    assert isinstance(store, DatabaseStore)
    return await store._write(work)


async def test_the_steps_lead_to_what_the_program_uses(new_address: str) -> None:
    store = await open_store(new_address)

    def differences(connection: sa.Connection) -> list[object]:
        options = {"version_table": VERSION_TABLE, "compare_type": True, "compare_server_default": True}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), METADATA))

    assert await on(store, differences) == []
    await store.close()


async def test_an_older_database_keeps_what_is_in_it(new_address: str, next_migrations: Path) -> None:
    store = await open_store(new_address)
    row = await open_table(store)
    await store.add_user(User("ann", "Ann", "en"))
    await on(store, lambda connection: upgrade(connection, next_migrations))
    hats = await on(store, lambda connection: connection.scalars(sa.text("SELECT hat FROM users")).all())
    assert hats == ["none"]
    assert await store.user("ann") == User("ann", "Ann", "en")
    assert await store.table(row.id) == row
    await store.close()


async def test_a_newer_database_is_refused(new_address: str, next_migrations: Path) -> None:
    store = await open_store(new_address)
    await on(store, lambda connection: upgrade(connection, next_migrations))
    await store.close()
    with pytest.raises(BadSetting, match=r"newer version of Tavolata .*future"):
        await open_store(new_address)


async def test_a_step_that_fails_leaves_the_database_as_it_was(new_address: str, next_migrations: Path) -> None:
    step = next_migrations / "versions" / "future.py"
    step.write_text(step.read_text() + '    op.execute("SELECT nonsense")\n')
    store = await open_store(new_address)
    with pytest.raises((DatabaseRefused, NotReady), match=r"nonsense|42703"):
        await on(store, lambda connection: upgrade(connection, next_migrations))
    await store.close()
    store = await open_store(new_address)
    columns = await on(store, lambda connection: [c["name"] for c in sa.inspect(connection).get_columns("users")])
    assert isinstance(columns, list)
    assert "hat" not in columns
    await store.close()
