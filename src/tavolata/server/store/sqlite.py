"""One file, one process.

Each connection has a thread of its own, so that the event loop never waits for the disk. A whole transaction is one
trip to that thread: each trip may have to wait for the interpreter, which the event loop is using, too.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Self, TypeVar

import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy.pool import StaticPool

from tavolata.core.errors import BadSetting, quoted
from tavolata.server.errors import NotReady
from tavolata.server.store.archive import Run
from tavolata.server.store.base import Listener
from tavolata.server.store.database import DatabaseStore, check_word, first_line, telling_not_ready
from tavolata.server.store.schema import check, upgrade

T = TypeVar("T")

_WRITING = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON")
_READING = ("PRAGMA query_only = ON",)


class _Connection:
    """A connection with its thread. Its transactions come one after the other."""

    def __init__(self, path: Path, *, writes: bool) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="tavolata-store")
        self._turn = asyncio.Lock()
        self._engine = sa.create_engine(
            # A connection never makes the file. One that may only read removes the files that it needs beside it.
            sa.URL.create("sqlite", database=path.as_uri(), query={"mode": "rw", "uri": "true"}),
            poolclass=StaticPool,
            # Python's module would begin transactions too late, and none at all for changes of the schema.
            connect_args={"isolation_level": None},
            hide_parameters=True,
        )
        # To read first and lock later could find the file changed in between.
        begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
        sa.event.listen(self._engine, "connect", lambda raw, _: _prepare(raw, _WRITING if writes else _READING))
        sa.event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql(begin))

    async def open(self) -> None:
        self._connection = await self._in_thread(self._engine.connect)

    async def close(self) -> None:
        await self._in_thread(self._engine.dispose)
        self._thread.shutdown()

    def _in_thread(self, work: Callable[[], T]) -> Awaitable[T]:
        return asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """A whole transaction in one trip. Whoever is cancelled here does not stop it halfway."""

        def whole() -> T:
            with self._connection.begin():
                return work(self._connection)

        async with self._turn:
            return await self._in_thread(whole)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Run]:
        def run(work: Callable[[sa.Connection], T]) -> Awaitable[T]:
            return self._in_thread(lambda: work(self._connection))

        async with self._turn:
            try:
                await self._in_thread(self._connection.begin)
                yield run
                await self._in_thread(self._connection.commit)
            except BaseException:
                # The thread does what it is given in order, so this comes after whatever was cancelled halfway; it is
                # shielded so that a second cancellation does not leave the transaction open.
                await asyncio.shield(self._in_thread(self._connection.rollback))
                raise

    async def outside_transaction(self, *statements: str) -> None:
        def work() -> None:
            cursor = self._connection.connection.cursor()
            for statement in statements:
                cursor.execute(statement)
            cursor.close()

        async with self._turn:
            await self._in_thread(work)


def _prepare(raw: sqlite3.Connection, pragmas: tuple[str, ...]) -> None:
    for pragma in pragmas:
        raw.execute(pragma).close()


class SqliteStore(DatabaseStore):
    """The default. Readers do not wait for the writer, nor the writer for them."""

    is_shared = False

    def __init__(self, path: Path, lock: FileLock | None, writer: _Connection, reader: _Connection) -> None:
        super().__init__()
        self._path = path
        self._lock = lock
        self._writer = writer
        self._reader = reader

    @classmethod
    async def open(cls, data: str, *, beside: bool = False, create: bool = True, read_only: bool = False) -> Self:
        path = _path(data, create=create)
        lock = None if beside or read_only else _lock(path)
        writer, reader = _Connection(path, writes=not read_only), _Connection(path, writes=False)
        try:
            if create:
                path.touch(mode=0o600)  # it holds secrets
            await reader.open()
            if not create:
                await reader.run(partial(check, is_current=read_only))
            await writer.open()
            if not read_only:
                await writer.run(upgrade)
        except (sa.exc.DatabaseError, OSError, BadSetting) as error:
            await writer.close()
            await reader.close()
            if lock is not None:
                lock.release()
            raise BadSetting(f"cannot use the database {quoted(data)}: {first_line(error)}") from None
        return cls(path, lock, writer, reader)

    async def _let_go(self) -> None:
        await self._reader.close()
        await self._writer.close()
        if self._lock is not None:
            self._lock.release()

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        with telling_not_ready():
            return await self._reader.run(work)

    async def _write(self, work: Callable[[sa.Connection], T]) -> T:
        with telling_not_ready():
            return await self._writer.run(work)

    def _writing(self) -> AbstractAsyncContextManager[Run]:
        return self._writer.transaction()

    @asynccontextmanager
    async def _snapshot(self) -> AsyncIterator[Run]:
        connection = _Connection(self._path, writes=False)
        try:
            await connection.open()
            async with connection.transaction() as run:
                yield run
        finally:
            await connection.close()

    async def _vacuum(self) -> None:
        try:
            await self._writer.outside_transaction("VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            raise NotReady(f"cannot compact the database now: {error}") from error

    # --- several processes, of which there is one

    async def now(self) -> float:
        return time.time()

    async def claim(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        pass

    def listen(self, listener: Listener) -> None:
        pass

    async def tell(self, channel: str, text: str) -> None:
        check_word(channel, text)

    def on_lost(self, callback: Callable[[], Awaitable[None]]) -> None:
        pass


def _path(data: str, *, create: bool) -> Path:
    path = Path(data).resolve()
    if not create and not path.exists():
        raise BadSetting(f"there is no database {quoted(str(path))}; set --data to the server's database")
    if not path.parent.is_dir():
        raise BadSetting(f"cannot use the database {quoted(str(path))}: there is no folder {quoted(str(path.parent))}")
    return path


def _lock(path: Path) -> FileLock:
    """What keeps a second server from the file; it ends with the process, however that ends."""
    beside = Path(f"{path}.lock")
    lock = FileLock(beside, blocking=False, thread_local=False)
    try:
        beside.touch(mode=0o600)  # the lock would wait for a file that cannot be made, too
        lock.acquire()
    except Timeout:
        raise BadSetting(
            f"the database {quoted(str(path))} is in use by another server; several processes need a "
            "postgresql:// database"
        ) from None
    except OSError as error:
        raise BadSetting(f"cannot use the database {quoted(str(path))}: {error.strerror}") from None
    return lock
