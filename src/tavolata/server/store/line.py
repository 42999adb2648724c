"""The line between the processes of a server: one connection that holds claims and hears what others say.

Claims are advisory locks of its session, so PostgreSQL itself releases them when the process is gone. The line is not
what keeps two writers apart (the numbers of the entries do that); it keeps them from trying.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from tavolata.server.background import in_background
from tavolata.server.errors import NotReady
from tavolata.server.store.base import Listener

log = logging.getLogger(__name__)

CHANNEL = "tavolata"

#: A connection that goes silent (a machine that is gone, say) is noticed after at most this many seconds.
PING_S = 10.0
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.05, 5.0

#: What a driver says when a connection or what is behind it fails; the last one if it breaks at a bad moment.
FAILURES = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


def claim_number(table: str) -> int:
    """The number of a table's advisory lock. Two tables with one number would only hinder each other."""
    return int.from_bytes(hashlib.blake2b(table.encode(), digest_size=8).digest(), signed=True)


class Line:
    """Stays up by itself: when the connection breaks, another one is made, and whoever wants to know is told."""

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._me = secrets.token_hex(6)
        self._connection: Any = None
        self._turn = asyncio.Lock()
        self._broken = asyncio.Event()
        self._claims: set[str] = set()
        self._listeners: list[Listener] = []
        self._on_lost: list[Callable[[], Awaitable[None]]] = []

    async def open(self) -> None:
        await self._dial()
        self._watcher = in_background(self._watch(), "watching the connection to the other processes")

    async def close(self) -> None:
        self._watcher.cancel()
        await asyncio.gather(self._watcher, return_exceptions=True)
        if self._connection is not None:
            self._connection.remove_termination_listener(self._hung_up)
            await self._connection.close()

    @property
    def is_up(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    def word(self, channel: str, text: str) -> str:
        """How something is said on the line, so that the others know whose word it is."""
        return f"{self._me} {channel} {text}"

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def on_lost(self, callback: Callable[[], Awaitable[None]]) -> None:
        self._on_lost.append(callback)

    async def tell(self, channel: str, text: str) -> None:
        await self._ask("SELECT pg_notify($1, $2)", CHANNEL, self.word(channel, text))

    async def now(self) -> float:
        """By the clock of the database, which is the same for all processes."""
        return float(await self._ask("SELECT extract(epoch FROM clock_timestamp())"))

    async def claim(self, table: str) -> bool:
        if table not in self._claims:  # a session could take its own lock twice, and would have to release it twice
            if not await self._ask("SELECT pg_try_advisory_lock($1)", claim_number(table)):
                return False
            self._claims.add(table)
        return True

    async def release(self, table: str) -> None:
        if table in self._claims:
            self._claims.discard(table)
            await self._ask("SELECT pg_advisory_unlock($1)", claim_number(table))

    async def _ask(self, query: str, *values: object) -> Any:
        async with self._turn:
            if not self.is_up:
                raise NotReady("lost the connection to the other processes; reconnecting")
            try:
                return await self._connection.fetchval(query, *values)
            except FAILURES as error:
                raise NotReady(f"the connection to the other processes does not respond: {error}") from error

    async def _dial(self) -> None:
        connection = await self._connect()
        try:
            await connection.add_listener(CHANNEL, self._heard)
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(self._hung_up)
        self._connection = connection

    def _heard(self, _connection: object, _process: int, _channel: str, word: str) -> None:
        sender, channel, text = word.split(" ", 2)
        if sender != self._me:
            for listener in self._listeners:
                listener(channel, text)

    def _hung_up(self, _connection: object) -> None:
        self._claims.clear()
        self._broken.set()

    async def _watch(self) -> None:
        while True:
            try:
                async with asyncio.timeout(PING_S):
                    await self._broken.wait()
            except TimeoutError:
                await self._ping()
                continue
            log.warning("lost the connection to the other processes")
            await self._redial()
            log.info("restored the connection to the other processes")
            for callback in self._on_lost:
                try:
                    await callback()
                except Exception:
                    log.exception("handling the loss of the connection failed")

    async def _ping(self) -> None:
        try:
            async with asyncio.timeout(PING_S):
                await self._ask("SELECT 1")
        except (NotReady, TimeoutError):
            self._connection.terminate()

    async def _redial(self) -> None:
        pause = FIRST_PAUSE_S
        while True:
            self._broken.clear()
            try:
                return await self._dial()
            except FAILURES as error:
                log.warning("cannot connect to the other processes (%s); next attempt in %.2f s", error, pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_S)
