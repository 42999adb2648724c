"""What the stores on SQLite and on PostgreSQL have in common: nearly everything.

The SQL is in plain functions over a connection (`tables`, `users`, `archive`). Here they are run in transactions, and
what can go wrong with a database is turned into an error that a server can tell.
"""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa

from tavolata.server.errors import NotReady
from tavolata.server.journal import Entry
from tavolata.server.messages import State
from tavolata.server.store import archive, tables, users
from tavolata.server.store.archive import Run
from tavolata.server.store.base import Place, Store, Summary, TableRow, UnreadSummary, User
from tavolata.server.store.commits import Commits, Write
from tavolata.server.store.health import Part, Writable
from tavolata.server.store.schema import USERS

T = TypeVar("T")


#: Classes of PostgreSQL's error codes that are not about what was asked: the connection, a server that only reads,
#: that has no room, that is being stopped, that is broken.
_NOT_NOW = ("08", "25", "53", "57", "58", "XX")

#: PostgreSQL carries 8000 bytes, and we add who says it where.
LONGEST_WORD = 7000


class DatabaseRefused(Exception):
    """The database would not do what we asked: a mistake of ours. The values that we sent are not told."""


@contextmanager
def telling_not_ready() -> Iterator[None]:
    """What a database says when it cannot be reached or cannot write becomes NotReady; other errors stay themselves."""
    try:
        yield
    except (sa.exc.DBAPIError, sa.exc.TimeoutError, OSError) as error:
        if isinstance(error, sa.exc.DBAPIError) and not _is_down(error):
            raise DatabaseRefused(_without_values(error)).with_traceback(error.__traceback__) from None
        raise NotReady(f"database error: {first_line(error)}") from error


def _is_down(error: sa.exc.DBAPIError) -> bool:
    code = getattr(error.orig, "sqlstate", None) or ""
    return (
        isinstance(error, sa.exc.OperationalError | sa.exc.InterfaceError)
        or error.connection_invalidated
        or code.startswith(_NOT_NOW)
    )


def _without_values(error: sa.exc.DBAPIError) -> str:
    """PostgreSQL and its driver quote values in what they say, also in its first line."""
    code = getattr(error.orig, "sqlstate", None)
    if code is None:
        return first_line(error)
    constraint = getattr(error.orig.__cause__, "constraint_name", None) if error.orig else None
    return f"{type(error).__name__}, code {code}" + (f", constraint {constraint}" if constraint else "")


def first_line(error: Exception) -> str:
    """What the database itself said, without the query and its values, which may be secret."""
    said = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    return str(said).partition("\n")[0] or type(said).__name__


def check_word(channel: str, text: str) -> None:
    if not channel.isidentifier():
        raise ValueError(f"a channel name is one word, not {channel!r}")
    if (size := len(text.encode())) > LONGEST_WORD:
        raise ValueError(
            f"the message has {size} bytes, but processes can send at most {LONGEST_WORD}: send an id instead"
        )


class DatabaseStore(Store):
    """A store in a database; what a kind of database does in its own way is abstract."""

    def __init__(self) -> None:
        self._commits = Commits(self._commit)
        self._writable = Writable(self._write_something)
        self._is_closed = False

    async def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        await self._commits.close()
        await self._let_go()

    @abstractmethod
    async def _let_go(self) -> None:
        """Close all connections."""

    @abstractmethod
    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        """Work in a transaction that only reads."""

    @abstractmethod
    async def _write(self, work: Callable[[sa.Connection], T]) -> T:
        """Work in a transaction; it is durable when this returns, and undone if the work raises an error."""

    @abstractmethod
    def _writing(self) -> AbstractAsyncContextManager[Run]:
        """A transaction for several pieces of work; it is undone if it is left by an error."""

    @abstractmethod
    def _snapshot(self) -> AbstractAsyncContextManager[Run]:
        """A transaction that reads for long, sees nothing that changes meanwhile, and is in nobody's way."""

    @abstractmethod
    async def _vacuum(self) -> None:
        """Give space back."""

    def _announce(self, connection: sa.Connection, channel: str, texts: Sequence[str]) -> None:
        """Tell the other processes, if there are any, when this transaction is durable."""

    async def unwell(self) -> list[Part]:
        try:
            await self._read(lambda connection: connection.execute(sa.select(1)))
        except NotReady:
            return ["read", "write"]
        return [] if await self._writable.is_well() else ["write"]

    async def _write_something(self) -> None:
        await self._write(partial(users.note, name="written", value=str(time.time())))

    # --- tables

    async def _commit(self, writes: Sequence[Write]) -> Sequence[Exception | None]:
        def work(connection: sa.Connection) -> Sequence[Exception | None]:
            errors = tables.write_group(connection, writes)
            last = {write.table: write.seq for write, error in zip(writes, errors, strict=True) if error is None}
            self._announce(connection, "journal", [f"{table} {seq}" for table, seq in last.items()])
            return errors

        return await self._write(work)

    async def open_table(self, row: TableRow, entries: Sequence[Entry]) -> None:
        await self._commits.add(Write(row.id, entries, row.summary, new=row))

    async def append(self, table: str, entries: Sequence[Entry], summary: Summary) -> None:
        await self._commits.add(Write(table, entries, summary))

    async def journal(self, table: str, after: int = 0) -> list[Entry]:
        return await self._read(partial(tables.read_journal, table=table, after=after))

    async def table(self, table: str) -> TableRow | None:
        return await self._read(partial(tables.read_table, table=table))

    async def tables(
        self,
        *,
        states: Sequence[State] | None = None,
        user: str | None = None,
        after: Place | None = None,
        limit: int = 100,
    ) -> list[TableRow]:
        return await self._read(partial(tables.read_tables, states=states, user=user, after=after, limit=limit))

    async def lobby(self, now: float, *, after: Place | None = None, limit: int = 100) -> list[TableRow]:
        return await self._read(partial(tables.read_lobby, now=now, after=after, limit=limit))

    async def unused(self, states: Sequence[State], since: float, *, limit: int = 100) -> list[TableRow]:
        return await self._read(partial(tables.read_unused, states=states, since=since, limit=limit))

    async def note_visits(self, visits: Mapping[str, float]) -> None:
        await self._write(partial(tables.note_visits, visits=visits))

    async def finished(self, user: str, *, after: str, limit: int) -> list[UnreadSummary]:
        return await self._read(partial(tables.read_finished, user=user, after=after, limit=limit))

    async def mark_of_finished(self, user: str) -> str:
        return await self._read(partial(tables.mark_of_finished, user=user))

    async def set_summary(self, table: str, summary: Summary) -> None:
        await self._write(partial(tables.set_summary, table=table, summary=summary))

    async def count_tables(self) -> dict[State, int]:
        return await self._read(tables.count_tables)

    async def delete_table(self, table: str) -> bool:
        return await self._write(partial(tables.delete_table, table=table))

    # --- users

    async def add_user(self, user: User, key_hash: str | None = None) -> None:
        await self._write(partial(users.add_user, user=user, key_hash=key_hash))

    async def user(self, user: str) -> User | None:
        return await self._read(partial(users.find_user, condition=USERS.c.id == user))

    async def user_by_key(self, key_hash: str) -> User | None:
        return await self._read(partial(users.find_user, condition=USERS.c.key_hash == key_hash))

    async def change_user(
        self, user: str, *, name: str | None = None, lang: str | None = None, key_hash: str | None = None
    ) -> None:
        given = {"name": name, "lang": lang, "key_hash": key_hash}
        columns = {column: value for column, value in given.items() if value is not None}
        await self._write(partial(users.change_user, user=user, columns=columns))

    async def sign_out(self, user: str) -> User:
        def work(connection: sa.Connection) -> User:
            signed_out = users.sign_out(connection, user)
            self._announce(connection, "signed_out", [user])
            return signed_out

        return await self._write(work)

    async def delete_user(self, user: str) -> int:
        def work(connection: sa.Connection) -> int:
            count = users.delete_user(connection, user)
            self._announce(connection, "forgotten", [user])
            return count

        return await self._write(work)

    # --- settings

    async def setting(self, name: str, first: str) -> str:
        return await self._write(partial(users.setting, name=name, first=first))

    # --- administration

    async def export(self) -> AsyncIterator[dict[str, Any]]:
        with telling_not_ready():
            async with self._snapshot() as run:
                async for value in archive.export(run):
                    yield value

    async def restore(self, objects: AsyncIterator[dict[str, Any]]) -> int:
        with telling_not_ready():
            async with self._writing() as run:
                return await archive.restore(run, objects)

    async def compact(self, before: float) -> int:
        removed = await self._write(partial(tables.delete_unfinished, before=before))
        with telling_not_ready():
            await self._vacuum()
        return removed
