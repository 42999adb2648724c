"""Several processes of a server on one PostgreSQL database."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Self, TypeVar

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tavolata.core.errors import BadSetting, quoted
from tavolata.server.store.archive import Run
from tavolata.server.store.base import Listener
from tavolata.server.store.database import DatabaseStore, check_word, first_line, telling_not_ready
from tavolata.server.store.health import Part
from tavolata.server.store.line import CHANNEL, FAILURES, Line
from tavolata.server.store.schema import METADATA, check, upgrade

T = TypeVar("T")
PROCESSES: Part = "processes"

#: One for the writer, the others for readers.
CONNECTIONS = 4
CONNECT_S, ANSWER_S = 10, 30

_NOTIFY = sa.text("SELECT count(pg_notify(:channel, word)) FROM unnest(CAST(:words AS text[])) AS word")


class PostgresStore(DatabaseStore):
    """Other processes are told of entries in the transaction that writes them: nobody hears of what is not there."""

    is_shared = True

    def __init__(self, engine: AsyncEngine, line: Line) -> None:
        super().__init__()
        self._engine = engine
        self._line = line

    @classmethod
    async def open(cls, address: str, *, create: bool = True, read_only: bool = False) -> Self:
        # Whatever is set there.
        session = {"application_name": "tavolata", "synchronous_commit": "on"}
        if read_only:
            session["default_transaction_read_only"] = "on"

        async def connect() -> Any:
            return await asyncpg.connect(
                address,
                timeout=CONNECT_S,
                command_timeout=ANSWER_S,
                server_settings=session,
            )

        async def connect_for_pool(*_: object, **__: object) -> Any:
            try:
                return await connect()
            except FAILURES as error:  # the pool does not know the driver's own errors
                raise ConnectionError(str(error)) from error

        line = Line(connect)
        engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connect_for_pool,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=CONNECT_S,
            pool_pre_ping=True,
            hide_parameters=True,
        )
        try:
            await line.open()
            async with engine.begin() as connection:
                if not create:
                    await connection.run_sync(check, is_current=read_only)
                if not read_only:
                    await connection.run_sync(upgrade)
        except (sa.exc.DBAPIError, BadSetting, ValueError, *FAILURES) as error:
            if line.is_up:
                await line.close()
            await engine.dispose()
            raise BadSetting(f"cannot use the database {_without_password(address)}: {first_line(error)}") from None
        return cls(engine, line)

    async def _let_go(self) -> None:
        await self._line.close()
        await self._engine.dispose()

    async def unwell(self) -> list[Part]:
        return [*([] if self._line.is_up else [PROCESSES]), *await super().unwell()]

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        with telling_not_ready():
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)

    async def _write(self, work: Callable[[sa.Connection], T]) -> T:
        with telling_not_ready():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[Run]:
        async with self._engine.begin() as connection:
            yield connection.run_sync

    @asynccontextmanager
    async def _snapshot(self) -> AsyncIterator[Run]:
        async with self._engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection.run_sync

    async def _vacuum(self) -> None:
        async with self._engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")  # it cannot be done in a transaction
            for table in METADATA.tables:
                await connection.execute(sa.text(f"VACUUM (ANALYZE) {table}"))

    def _announce(self, connection: sa.Connection, channel: str, texts: Sequence[str]) -> None:
        words = [self._line.word(channel, text) for text in texts]
        connection.execute(_NOTIFY, {"channel": CHANNEL, "words": words})

    # --- several processes

    async def now(self) -> float:
        return await self._line.now()

    async def claim(self, table: str) -> bool:
        return await self._line.claim(table)

    async def release(self, table: str) -> None:
        await self._line.release(table)

    def listen(self, listener: Listener) -> None:
        self._line.listen(listener)

    async def tell(self, channel: str, text: str) -> None:
        check_word(channel, text)
        await self._line.tell(channel, text)

    def on_lost(self, callback: Callable[[], Awaitable[None]]) -> None:
        self._line.on_lost(callback)


def _without_password(address: str) -> str:
    return quoted(re.sub(r"(?<=:)[^:/@]*(?=@)", "***", address))
