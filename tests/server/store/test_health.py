"""A store that cannot be written says so, also if nobody writes."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from tavolata.server.store import Store, health, open_store
from tavolata.server.store.sqlite import SqliteStore
from tests.server.doors import running
from tests.server.postgres import Postgres


@pytest.fixture(autouse=True)
def always_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "HOLDS", 0.0)


async def forbid_writing(store: Store, *, is_forbidden: bool) -> None:
    assert isinstance(store, SqliteStore)
    await store._writer.outside_transaction(f"PRAGMA query_only = {int(is_forbidden)}")


async def test_a_database_that_cannot_be_written_is_noticed(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.browser() as browser:
        for is_forbidden, expected in ((True, (503, "unwell", ["write"])), (False, (200, "ready", []))):
            await forbid_writing(server.store, is_forbidden=is_forbidden)
            answer = await browser.get("/healthz")
            told = answer.json()
            assert (answer.status_code, told["state"], told.get("unwell", [])) == expected


async def test_it_writes_now_and_then_and_not_for_everyone_who_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(str(tmp_path / "tables.db"))
    monkeypatch.setattr(health, "HOLDS", 1000.0)
    assert await store.unwell() == []
    written = await store.setting("written", "never")
    await forbid_writing(store, is_forbidden=True)
    assert await store.unwell() == []
    monkeypatch.setattr(health, "HOLDS", 0.0)
    assert await store.unwell() == ["write"]
    await forbid_writing(store, is_forbidden=False)
    assert await store.setting("written", "never") == written != "never"
    await store.close()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of one megabyte."""
    folder, mount, umount = tmp_path / "disk", shutil.which("mount"), shutil.which("umount")
    folder.mkdir()
    if mount is None or umount is None:
        pytest.skip("there is no program to mount a small file system with")
    wish = [mount, "-t", "tmpfs", "-o", "size=1m", "tavolata-test", str(folder)]
    if subprocess.run(wish, check=False, capture_output=True).returncode:
        pytest.skip("only root can mount a small file system, and not everywhere")
    try:
        yield folder
    finally:
        subprocess.run([umount, str(folder)], check=True)


async def test_a_full_disk_is_noticed_and_that_it_has_room_again(small_disk: Path) -> None:
    store = await open_store(str(small_disk / "tables.db"))
    assert await store.unwell() == []
    filling = small_disk / "filling"
    with pytest.raises(OSError, match="No space"):
        filling.write_bytes(b"x" * 2**20)
    for _ in range(300):  # what lies in the log beside the database is used first
        if (parts := await store.unwell()) == ["write"]:
            break
    assert parts == ["write"]
    filling.unlink()
    assert await store.unwell() == []
    await store.close()


async def test_a_postgresql_that_only_reads_is_noticed(postgres: Postgres) -> None:
    address = postgres.new_database()
    store = await open_store(address)
    assert await store.unwell() == []
    administrator = await asyncpg.connect(address)
    database = await administrator.fetchval("SELECT current_database()")
    for only_reads, expected in (("on", ["write"]), ("off", [])):
        await administrator.execute(f"ALTER DATABASE {database} SET default_transaction_read_only = {only_reads}")
        await administrator.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid() AND NOT query LIKE 'LISTEN%'"
        )
        parts = [part for part in await store.unwell() if part != "processes"]
        assert parts == expected
    await administrator.close()
    await store.close()
