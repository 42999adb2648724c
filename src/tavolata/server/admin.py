"""What whoever runs a server does to it: look, end a table, forget a user, carry everything elsewhere, tidy up."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, BinaryIO, TextIO

from tavolata.core.errors import BadFile, quoted
from tavolata.server.errors import NoSuchTable, NotNow, Unreadable
from tavolata.server.journal import Closed, Entry
from tavolata.server.store import Conflict, Store
from tavolata.server.table import Table


async def load_table(store: Store, table: str) -> Table:
    row = await store.table(table)
    if row is None:
        raise NoSuchTable(f"there is no table {quoted(table)}")
    return Table.read(row, await store.journal(table))


async def end_table(store: Store, table: str, reason: str) -> None:
    """Close a table as its next entry. A server that runs notices it within seconds, and tells everybody there."""
    while True:
        try:
            found = await load_table(store, table)
        except Unreadable:
            return await _end_unreadable(store, table)
        if found.state in ("over", "closed"):
            raise NotNow(f"the table is already {found.state}")
        entry = Entry(seq=found.seq + 1, at=time.time(), change=Closed(reason=reason))
        found.apply(entry)
        with suppress(Conflict):  # somebody moved meanwhile
            return await store.append(table, [entry], found.summary())


async def _end_unreadable(store: Store, table: str) -> None:
    """No entry can follow a journal that cannot be read. Lists show the table as closed, and servers leave it alone."""
    row = await store.table(table)
    if row is not None:
        await store.set_summary(table, replace(row.summary, state="closed"))


async def export_to(store: Store, file: TextIO) -> int:
    """Everything, one JSON object a line; it holds secrets, so nobody else should read it."""
    count = 0
    async for item in store.export():
        file.write(json.dumps(item, ensure_ascii=False) + "\n")
        count += 1
    return count


async def import_from(store: Store, path: Path) -> int:
    """What `export_to` wrote, into an empty store; BadFile says what is wrong with the file."""
    try:
        file = path.open("rb")
    except OSError as error:
        raise BadFile(f"cannot read {path}: {error.strerror}") from None
    with file:
        return await store.restore(_objects(file, path))


async def _objects(file: BinaryIO, path: Path) -> AsyncIterator[dict[str, Any]]:
    for number, line in enumerate(file, start=1):
        try:
            item = json.loads(line.decode("utf-8"))
        except (ValueError, RecursionError) as error:
            raise BadFile(f"{path}, line {number}: not valid JSON: {error}") from None
        yield item
