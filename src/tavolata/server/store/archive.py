"""Everything in a store as JSON objects, which any other store can take in.

The first object says how many others follow, so that a file that was cut off is noticed. A table comes as one object
with its whole journal. Who sits where is not among them: journals and summaries say it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from tavolata.core.errors import BadFile, BadSetting
from tavolata.server.journal import Entry
from tavolata.server.store.base import TableRow
from tavolata.server.store.schema import ENTRIES, SETTINGS, TABLES, USERS
from tavolata.server.store.tables import Seats, entry_columns, named_in, read_journal, row_columns, row_of, write_people

FORMAT = 1

#: How many are read at once while others want to read and write, too.
PAGE = 200

#: Runs work on one connection, always in the same transaction.
Run = Callable[[Callable[[sa.Connection], Any]], Awaitable[Any]]
Page = Sequence[sa.Row[Any]]


class Part(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """One object of an archive."""


class Contents(Part, tag="contents", frozen=True):
    """What the archive holds: its first object."""

    format: int
    settings: int
    users: int
    tables: int


class StoredSetting(Part, tag="setting", frozen=True):
    name: str
    value: str


class StoredUser(Part, tag="user", frozen=True):
    id: str
    name: str
    lang: str
    is_bot: bool
    created: float
    key_hash: str | None
    generation: int = 0


class StoredTable(Part, tag="table", frozen=True):
    row: TableRow
    journal: list[Entry]


AnyPart = Contents | StoredSetting | StoredUser | StoredTable


async def export(run: Run) -> AsyncIterator[dict[str, Any]]:
    yield msgspec.to_builtins(await run(_contents))
    for table, parts_of in ((SETTINGS, _settings_of), (USERS, _users_of), (TABLES, _tables_of)):
        after = ""
        while page := await run(partial(_page, table=table, after=after)):
            for part in await run(partial(parts_of, page=page)):
                yield msgspec.to_builtins(part)
            after = page[-1][0]


def _contents(connection: sa.Connection) -> Contents:
    settings, users, tables = (
        connection.scalars(sa.select(sa.func.count()).select_from(table)).one() for table in (SETTINGS, USERS, TABLES)
    )
    return Contents(format=FORMAT, settings=settings, users=users, tables=tables)


def _page(connection: sa.Connection, table: sa.Table, after: str) -> Page:
    """The next rows in the order of their keys, which is the first column of all these tables."""
    key = table.columns[0]
    return connection.execute(sa.select(table).where(key > after).order_by(key).limit(PAGE)).all()


def _settings_of(_: sa.Connection, page: Page) -> list[AnyPart]:
    return [StoredSetting(**row._mapping) for row in page]


def _users_of(_: sa.Connection, page: Page) -> list[AnyPart]:
    return [StoredUser(**row._mapping) for row in page]


def _tables_of(connection: sa.Connection, page: Page) -> list[AnyPart]:
    return [StoredTable(row=row_of(row), journal=read_journal(connection, row.id)) for row in page]


async def restore(run: Run, objects: AsyncIterator[dict[str, Any]]) -> int:
    """Take in a whole archive, or raise BadFile (then the transaction has to be undone)."""
    await run(_check_empty)
    contents: Contents | None = None
    found: Counter[type] = Counter()
    async for value in objects:
        number = found.total() + 1
        part = _parsed(value, number)
        if (number == 1) != isinstance(part, Contents):
            raise BadFile(
                f"object {number} of the export is a {value['type']!r}; only its first object must be 'contents'"
            )
        if isinstance(part, Contents):
            contents = part
        await run(partial(_take_in, part=part, number=number))
        found[type(part)] += 1
    _check_complete(contents, found)
    return found.total()


def _parsed(value: Any, number: int) -> AnyPart:
    try:
        part: AnyPart = msgspec.convert(value, AnyPart)
    except msgspec.ValidationError as error:
        raise BadFile(f"object {number} is not part of an export: {error}") from None
    if isinstance(part, Contents) and part.format != FORMAT:
        raise BadFile(f"the export has format {part.format}; this version of Tavolata reads format {FORMAT}")
    if isinstance(part, StoredTable) and [entry.seq for entry in part.journal] != list(range(1, part.row.seq + 1)):
        raise BadFile(
            f"object {number}: the journal of table {part.row.id!r} is incomplete: expected 1 to {part.row.seq}"
        )
    if isinstance(part, StoredTable) and "shown_at" not in value["row"]["summary"]:
        # Archives from before lists were sorted by it lack it. The database gets the same when it is migrated.
        summary = replace(part.row.summary, shown_at=part.row.changed)
        return StoredTable(row=replace(part.row, summary=summary), journal=part.journal)
    return part


def _check_empty(connection: sa.Connection) -> None:
    for table in (USERS, TABLES):
        if connection.execute(sa.select(table.columns[0]).limit(1)).first() is not None:
            raise BadSetting(f"the database is not empty (it has {table.name}); an import needs an empty database")


def _take_in(connection: sa.Connection, part: AnyPart, number: int) -> None:
    try:
        match part:
            case StoredSetting(name=name):  # a store that was ever in use has made settings of its own
                connection.execute(sa.delete(SETTINGS).where(SETTINGS.c.name == name))
                connection.execute(sa.insert(SETTINGS).values(msgspec.structs.asdict(part)))
            case StoredUser():
                connection.execute(sa.insert(USERS).values(msgspec.structs.asdict(part)))
            case StoredTable(row=row, journal=journal):
                connection.execute(sa.insert(TABLES).values(row_columns(row)))
                connection.execute(sa.insert(ENTRIES), [entry_columns(row.id, entry) for entry in journal])
                write_people(connection, {row.id: Seats(named_in(journal) or set(), row.summary)})
    except sa.exc.IntegrityError:
        raise BadFile(f"object {number} of the export is a duplicate") from None


def _check_complete(contents: Contents | None, found: Counter[type]) -> None:
    if contents is None:
        raise BadFile("the export is empty")
    for kind, name in ((StoredSetting, "settings"), (StoredUser, "users"), (StoredTable, "tables")):
        if (said := getattr(contents, name)) != found[kind]:
            raise BadFile(f"the export should contain {said} {name}, but contains {found[kind]}; it may be truncated")
