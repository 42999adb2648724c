"""Tables and their journals in SQL. Every function works in the transaction of the connection that it is given."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from tavolata.server.errors import NoSuchTable, Unreadable
from tavolata.server.journal import (
    DELETED,
    Configured,
    Entry,
    Hosted,
    Opened,
    Removed,
    Seated,
    decode_change,
    encode_change,
)
from tavolata.server.messages import UNFINISHED, State
from tavolata.server.store.base import Conflict, Place, Summary, TableRow, UnreadSummary
from tavolata.server.store.commits import Write
from tavolata.server.store.schema import ENTRIES, PEOPLE, TABLES

#: What lists look for has columns of its own; the rest of a summary is one text.
_IN_COLUMNS = ("state", "listed", "game", "shown_at")
_IN_TEXT = tuple(field.name for field in fields(Summary) if field.name not in _IN_COLUMNS)

_LAST_NUMBERS = (
    sa.select(TABLES.c.id, TABLES.c.seq)
    .where(TABLES.c.id.in_(sa.bindparam("tables", expanding=True)))
    .order_by(TABLES.c.id)  # the rows are locked in one order by all, so that nobody waits in a circle
    .with_for_update()
)
_VISIT = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("table"), TABLES.c.visited < sa.bindparam("at"))
    .values(visited=sa.bindparam("at"))
)
_NAMED = sa.select(PEOPLE.c.table_id, PEOPLE.c.user_id)
_UPDATE = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("table"))
    .values({name: sa.bindparam(name) for name in ("seq", "changed", *_IN_COLUMNS, "shown_until", "summary")})
)


def summary_columns(summary: Summary) -> dict[str, Any]:
    text = msgspec.json.encode({name: getattr(summary, name) for name in _IN_TEXT}).decode()
    columns = {name: getattr(summary, name) for name in (*_IN_COLUMNS, "shown_until")}
    return {**columns, "summary": text}


def row_columns(row: TableRow) -> dict[str, Any]:
    columns = {"id": row.id, "key": row.key, "secret": row.secret, "opened": row.opened, "changed": row.changed}
    return {**columns, "seq": row.seq, **summary_columns(row.summary)}


def unread(row: sa.Row[Any]) -> UnreadSummary:
    return UnreadSummary(row.id, {name: getattr(row, name) for name in _IN_COLUMNS}, row.summary)


def row_of(row: sa.Row[Any]) -> TableRow:
    return TableRow(
        id=row.id,
        key=row.key,
        secret=row.secret,
        opened=row.opened,
        changed=row.changed,
        seq=row.seq,
        summary=unread(row).read(),
    )


def named_in(entries: Iterable[Entry]) -> set[str] | None:
    """The users to whom these entries give something; None if they change nothing about who sits where.

    Whoever plays was given a seat before, so moves need not be looked at.
    """
    about_seats = (Opened, Seated, Configured, Hosted, Removed)
    changes = [entry.change for entry in entries if isinstance(entry.change, about_seats)]
    if not changes:
        return None
    users: set[str | None] = set()
    for change in changes:
        match change:
            case Opened(host=host, chairs=chairs):
                users |= {host, *(chair.user for chair in chairs)}
            case Seated(chair=chair):
                users |= {chair.user, chair.kept_for}
            case Hosted(user=user) | Removed(user=user):
                users.add(user)
    return {user for user in users if user is not None and user != DELETED}


def write_group(connection: sa.Connection, writes: Sequence[Write]) -> list[Exception | None]:
    """Write what fits to the journals as they are; say for each write in turn what was wrong with it, if anything."""
    asked = {"tables": _padded({write.table for write in writes})}
    last = dict(connection.execute(_LAST_NUMBERS, asked).all())
    errors = [_refusal(write, last) for write in writes]
    _insert([write for write, error in zip(writes, errors, strict=True) if error is None], connection)
    return errors


def _padded(tables: set[str]) -> list[str]:
    """To one of few lengths: the text of a query depends on it, and PostgreSQL prepares each text anew."""
    ids = list(tables)
    return ids + ids[-1:] * ((1 << (len(ids) - 1).bit_length()) - len(ids))


def _refusal(write: Write, last: dict[str, int]) -> Exception | None:
    """Why a write cannot be made after those before it. `last` has the number of each table's last entry."""
    if write.new is None and write.table not in last:
        return NoSuchTable(f"there is no table {write.table!r}")
    if write.new is not None and write.table in last:
        return Conflict(f"table {write.table!r} already exists")
    expected = last.get(write.table, 0) + 1
    if write.entries[0].seq != expected:
        return Conflict(f"the next entry of table {write.table!r} is {expected}, not {write.entries[0].seq}")
    last[write.table] = write.seq
    return None


def _insert(writes: Sequence[Write], connection: sa.Connection) -> None:
    new = [row_columns(write.new) for write in writes if write.new is not None]
    entries = [entry_columns(write.table, entry) for write in writes for entry in write.entries]
    changed = {
        write.table: {
            "table": write.table,
            "seq": write.seq,
            "changed": write.entries[-1].at,
            **summary_columns(write.summary),
        }
        for write in writes  # of two writes of one table the later counts
    }
    if new:
        connection.execute(sa.insert(TABLES), new)
    if entries:
        connection.execute(sa.insert(ENTRIES), entries)
        connection.execute(_UPDATE, list(changed.values()))
    seats: dict[str, Seats] = {}
    for write in writes:
        if (named := named_in(write.entries)) is not None:
            before = seats[write.table].named if write.table in seats else set()
            seats[write.table] = Seats(named | before, write.summary)
    if seats:
        write_people(connection, seats)


def entry_columns(table: str, entry: Entry) -> dict[str, Any]:
    return {"table_id": table, "seq": entry.seq, "at": entry.at, "change": encode_change(entry.change)}


class Seats(NamedTuple):
    """Whom new entries of a table name, and who sits there after them."""

    named: set[str]
    summary: Summary


def write_people(connection: sa.Connection, seats: Mapping[str, Seats]) -> None:
    """Whoever was named before stays, as somebody who does not sit there any more."""
    at_these = PEOPLE.c.table_id.in_(list(seats))
    sits: dict[tuple[str, str], bool] = dict.fromkeys(connection.execute(_NAMED.where(at_these)), False)
    for table, (named, summary) in seats.items():
        sitting = {user for user in summary.users if user is not None and user != DELETED}
        sits |= {(table, user): user in sitting for user in named | sitting}
    connection.execute(sa.delete(PEOPLE).where(at_these))
    if sits:
        rows = [{"table_id": table, "user_id": user, "sits": value} for (table, user), value in sits.items()]
        connection.execute(sa.insert(PEOPLE), rows)


def read_journal(connection: sa.Connection, table: str, after: int = 0) -> list[Entry]:
    return [entry_of(table, row) for row in read_raw_journal(connection, table, after)]


def read_raw_journal(connection: sa.Connection, table: str, after: int = 0) -> Sequence[Any]:
    query = (
        sa.select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.change)
        .where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
        .order_by(ENTRIES.c.seq)
    )
    return connection.execute(query).all()


def entry_of(table: str, row: Any) -> Entry:
    try:
        return Entry(seq=row.seq, at=row.at, change=decode_change(row.change))
    except (msgspec.DecodeError, RecursionError, KeyError, TypeError) as error:
        raise Unreadable(f"cannot read entry {row.seq} of table {table}: {error}") from None


def set_summary(connection: sa.Connection, table: str, summary: Summary) -> None:
    """Let lists say something else of a table, of which nothing has changed."""
    connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(summary_columns(summary)))


def read_table(connection: sa.Connection, table: str) -> TableRow | None:
    row = connection.execute(sa.select(TABLES).where(TABLES.c.id == table)).one_or_none()
    return None if row is None else row_of(row)


def read_tables(
    connection: sa.Connection,
    states: Sequence[State] | None,
    user: str | None,
    after: Place | None,
    limit: int,
) -> list[TableRow]:
    query = _page(TABLES.c.changed, after, limit)
    if states is not None:
        query = query.where(TABLES.c.state.in_(states))
    if user is not None:
        query = query.join(PEOPLE).where(PEOPLE.c.user_id == user, PEOPLE.c.sits)
    return [row_of(row) for row in connection.execute(query)]


def read_lobby(connection: sa.Connection, now: float, after: Place | None, limit: int) -> list[TableRow]:
    goes_on = sa.or_(TABLES.c.state.in_(UNFINISHED), TABLES.c.shown_until > now)
    query = _page(TABLES.c.shown_at, after, limit).where(TABLES.c.listed, goes_on)
    return [row_of(row) for row in connection.execute(query)]


def read_unused(connection: sa.Connection, states: Sequence[State], since: float, limit: int) -> list[TableRow]:
    unused = (TABLES.c.state.in_(states), TABLES.c.changed < since, TABLES.c.visited < since)
    query = sa.select(TABLES).where(*unused).order_by(TABLES.c.changed, TABLES.c.id).limit(limit)
    return [row_of(row) for row in connection.execute(query)]


def note_visits(connection: sa.Connection, visits: Mapping[str, float]) -> None:
    if visits:
        connection.execute(_VISIT, [{"table": table, "at": at} for table, at in sorted(visits.items())])


def _page(time: sa.Column[float], after: Place | None, limit: int) -> sa.Select[Any]:
    query = sa.select(TABLES).order_by(time.desc(), TABLES.c.id).limit(limit)
    if after is None:
        return query
    # The first part is for the index, which knows no other way to begin in the middle.
    return query.where(time <= after.at, sa.or_(time < after.at, TABLES.c.id > after.id))


def read_finished(connection: sa.Connection, user: str, after: str, limit: int) -> list[UnreadSummary]:
    query = (
        sa.select(TABLES.c.id, TABLES.c.summary, *(TABLES.c[name] for name in _IN_COLUMNS))
        .join(PEOPLE)
        .where(*_finished(user), PEOPLE.c.table_id > after)
        .order_by(PEOPLE.c.table_id)
        .limit(limit)
    )
    return [unread(row) for row in connection.execute(query)]


def mark_of_finished(connection: sa.Connection, user: str) -> str:
    """A game that is finished, changed or taken away changes how many there are, or when the last one was changed."""
    query = sa.select(sa.func.count(), sa.func.max(TABLES.c.changed)).join(PEOPLE).where(*_finished(user))
    return " ".join(map(str, connection.execute(query).one()))


def _finished(user: str) -> tuple[sa.ColumnElement[bool], ...]:
    return (PEOPLE.c.user_id == user, PEOPLE.c.sits, TABLES.c.state == "over")


def count_tables(connection: sa.Connection) -> dict[State, int]:
    query = sa.select(TABLES.c.state, sa.func.count()).group_by(TABLES.c.state)
    return dict(connection.execute(query).all())


def delete_table(connection: sa.Connection, table: str) -> bool:
    return connection.execute(sa.delete(TABLES).where(TABLES.c.id == table)).rowcount > 0


def delete_unfinished(connection: sa.Connection, before: float) -> int:
    """Tables whose game never came to its end and that nobody has touched since `before`."""
    return connection.execute(sa.delete(TABLES).where(TABLES.c.state != "over", TABLES.c.changed < before)).rowcount
