"""Stores that cannot be opened say why in one line, and leave nothing behind."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tavolata.core.errors import BadSetting
from tavolata.server.errors import NotReady
from tavolata.server.store import Store, open_store
from tests.server.postgres import Postgres
from tests.server.store.samples import SUMMARY, entry, open_table, played


async def refusal(address: str | Path) -> str:
    with pytest.raises(BadSetting) as caught:
        await open_store(str(address))
    message = str(caught.value)
    assert "\n" not in message
    return message


async def test_one_server_a_file(tmp_path: Path) -> None:
    path = tmp_path / "tavolata.db"
    store = await open_store(str(path))
    assert "another server" in await refusal(path)
    (tmp_path / "link").symlink_to(path)
    assert "another server" in await refusal(tmp_path / "link")
    await store.close()
    await (await open_store(str(path))).close()


async def test_a_store_is_closed_once(store: Store) -> None:
    await store.close()
    await store.close()
    with pytest.raises(NotReady, match="closed"):
        await open_table(store, "a")


async def test_a_path_where_no_file_can_be(tmp_path: Path) -> None:
    assert "no folder" in await refusal(tmp_path / "missing" / "tavolata.db")
    (tmp_path / "file").touch()
    assert "no folder" in await refusal(tmp_path / "file" / "tavolata.db")
    assert "cannot use the database" in await refusal(tmp_path)
    assert "cannot use the database" in await refusal("/proc/tavolata.db")


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 500)
    assert "not a database" in await refusal(path)
    assert path.read_text().startswith("Dear Ann")
    assert "not a database" in await refusal(path)  # the lock is not held by the try before


async def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE users (id INTEGER)")
    connection.close()
    assert "another program (users)" in await refusal(path)


async def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "tavolata.db"
    await (await open_store(str(path))).close()
    assert path.stat().st_mode & 0o777 == 0o600


async def test_sqlite_is_set_to_be_durable(tmp_path: Path) -> None:
    path = tmp_path / "tavolata.db"
    store = await open_store(str(path))

    def setting(connection: object) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]  # type: ignore[attr-defined]

    assert await store._write(setting) == ["wal", 2, 1]  # type: ignore[attr-defined]
    await store.close()


async def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    """SQLite itself plays the disk: it refuses to let the file grow."""
    store = await open_store(str(tmp_path / "tavolata.db"))
    await open_table(store, "a")
    await open_table(store, "b")
    await _let_grow(store, pages=1)
    long = entry(2, played(move="m" * 200_000))
    results = await asyncio.gather(
        *(store.append(table, [long], SUMMARY) for table in ("a", "b")), return_exceptions=True
    )
    assert [type(result) for result in results] == [NotReady, NotReady]
    assert "full" in str(results[0])
    assert len(await store.journal("a")) == 1
    await _let_grow(store, pages=10_000)
    await store.append("a", [long], SUMMARY)
    assert await store.journal("a", after=1) == [long]
    await store.close()


async def _let_grow(store: Store, pages: int) -> None:
    await store._writer.outside_transaction(f"PRAGMA max_page_count = {pages}")  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://127.0.0.1:1/tavolata", "cannot use the database"),
        ("postgresql://ann:5ec2et@127.0.0.1:1/tavolata", "ann:***@"),
        ("postgresql://ann@/tavolata?host=/nowhere", "cannot use the database"),
        ("postgresql://ann@127.0.0.1:port/tavolata", "cannot use the database"),
    ],
)
async def test_a_server_that_cannot_be_reached(address: str, said: str) -> None:
    message = await refusal(address)
    assert said in message
    assert "5ec2et" not in message


async def test_a_database_that_is_not_there(postgres_database: str) -> None:
    assert "does not exist" in await refusal(postgres_database.replace("/test_", "/best_"))


async def test_many_processes_may_make_the_database_at_once(postgres: Postgres) -> None:
    address = postgres.new_database()
    stores = await asyncio.gather(*(open_store(address) for _ in range(4)))
    await open_table(stores[0])
    for store in stores:
        assert len(await store.tables()) == 1
        await store.close()
