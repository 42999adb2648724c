"""Users and settings in SQL. Every function works in the transaction of the connection that it is given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from tavolata.server.errors import NotKnown, Unreadable
from tavolata.server.journal import (
    DELETED,
    AnyChange,
    Chair,
    Hosted,
    Opened,
    Played,
    RematchAnswered,
    RematchAsked,
    Removed,
    Seated,
    StartAnnounced,
    encode_change,
)
from tavolata.server.store.base import Conflict, Earlier, Summary, TableRow, User
from tavolata.server.store.schema import ENTRIES, PEOPLE, SETTINGS, TABLES, USERS
from tavolata.server.store.tables import entry_of, read_raw_journal, row_of, summary_columns

Told = TypeVar("Told", Summary, Earlier)


def add_user(connection: sa.Connection, user: User, key_hash: str | None) -> None:
    if user.id == DELETED:
        raise Conflict(f"the name {DELETED!r} is reserved: it stands for deleted users")
    try:
        connection.execute(sa.insert(USERS).values(**asdict(user), key_hash=key_hash))
    except sa.exc.IntegrityError:
        raise Conflict(f"user {user.id!r} already exists, or one with the same key") from None


def find_user(connection: sa.Connection, condition: sa.ColumnElement[bool]) -> User | None:
    row = connection.execute(sa.select(USERS).where(condition)).one_or_none()
    return None if row is None else _user_of(row)


def _user_of(row: sa.Row[Any]) -> User:
    return User(row.id, row.name, row.lang, is_bot=row.is_bot, created=row.created, generation=row.generation)


def sign_out(connection: sa.Connection, user: str) -> User:
    """See `Store.sign_out`."""
    next_generation = (
        sa.update(USERS).where(USERS.c.id == user).values(generation=USERS.c.generation + 1, key_hash=None)
    )
    if not connection.execute(next_generation).rowcount:
        raise NotKnown(f"there is no user {user!r}")
    return _user_of(connection.execute(sa.select(USERS).where(USERS.c.id == user)).one())


def change_user(connection: sa.Connection, user: str, columns: Mapping[str, str]) -> None:
    try:
        # To change nothing is a change, too: it says whether the user is there.
        found = connection.execute(sa.update(USERS).where(USERS.c.id == user).values({"id": user, **columns})).rowcount
    except sa.exc.IntegrityError:
        raise Conflict("another user has the same key") from None
    if not found:
        raise NotKnown(f"there is no user {user!r}")


def delete_user(connection: sa.Connection, user: str) -> int:
    """See `Store.delete_user`."""
    connection.execute(sa.delete(USERS).where(USERS.c.id == user))
    # Locked like in `write_group`, so that no entry comes in between.
    at = sa.select(PEOPLE.c.table_id).where(PEOPLE.c.user_id == user)
    tables = connection.execute(
        sa.select(TABLES).where(TABLES.c.id.in_(at)).order_by(TABLES.c.id).with_for_update()
    ).all()
    for table in tables:
        _leave(connection, row_of(table), user)
    connection.execute(sa.delete(PEOPLE).where(PEOPLE.c.user_id == user))
    return len(tables)


def _leave(connection: sa.Connection, row: TableRow, user: str) -> None:
    """Take a user out of the journal and the summary of one table."""
    host = None
    for raw in read_raw_journal(connection, row.id):
        try:
            entry = entry_of(row.id, raw)
        except Unreadable:
            # Nobody can play on from a damaged entry. If it names the user, nothing of it stays.
            if user in raw.change:
                _write_change(connection, row.id, raw.seq, "")
            continue
        match entry.change:
            case Opened(host=named) | Hosted(user=named):
                host = named
        change = _without(entry.change, user)
        if change != entry.change:
            _write_change(connection, row.id, entry.seq, encode_change(change))
    summary = _summary_without(row.summary, user, is_host=host == user)
    connection.execute(sa.update(TABLES).where(TABLES.c.id == row.id).values(**summary_columns(summary)))


def _write_change(connection: sa.Connection, table: str, seq: int, change: str) -> None:
    connection.execute(
        sa.update(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.seq == seq).values(change=change)
    )


def _without(change: AnyChange, user: str) -> AnyChange:
    """The same change without a word about who the user was.

    The number that their client gave to the shuffle stays: it says nothing about them, and without it nobody else
    could check the cards that they were dealt.
    """

    def chair_without(chair: Chair) -> Chair:
        if chair.kept_for == user:
            return msgspec.structs.replace(chair, kept_for=DELETED)
        return msgspec.structs.replace(chair, user=DELETED, name="") if chair.user == user else chair

    match change:
        case Opened(host=host, chairs=chairs):
            return msgspec.structs.replace(
                change,
                host=DELETED if host == user else host,
                chairs=[chair_without(chair) for chair in chairs],
            )
        case Seated(chair=chair):
            return msgspec.structs.replace(change, chair=chair_without(chair))
        case Played(by=by) if by == user:
            return msgspec.structs.replace(change, by=DELETED, move=None)
        case (
            Hosted(user=named) | StartAnnounced(user=named) | RematchAsked(user=named) | RematchAnswered(user=named)
        ) if named == user:
            return msgspec.structs.replace(change, user=DELETED)
        case Removed(user=removed) if removed == user:
            return msgspec.structs.replace(change, user=DELETED, name="")
        case _:
            return change


def _summary_without(summary: Summary, user: str, *, is_host: bool) -> Summary:
    earlier = [
        replace(_seats_without(one, user), host=DELETED if one.host == user else one.host) for one in summary.earlier
    ]
    host_name = "" if is_host else summary.host_name
    return replace(_seats_without(summary, user), host_name=host_name, earlier=earlier)


def _seats_without(told: Told, user: str) -> Told:
    return replace(
        told,
        users=[DELETED if sitting == user else sitting for sitting in told.users],
        names=["" if sitting == user else name for sitting, name in zip(told.users, told.names, strict=True)],
    )


def note(connection: sa.Connection, name: str, value: str) -> None:
    """Set a setting, whatever it was."""
    insert = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert
    new = insert(SETTINGS).values(name=name, value=value)
    connection.execute(new.on_conflict_do_update(index_elements=[SETTINGS.c.name], set_={"value": value}))


def setting(connection: sa.Connection, name: str, first: str) -> str:
    insert = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert
    connection.execute(insert(SETTINGS).values(name=name, value=first).on_conflict_do_nothing())
    value: str = connection.scalars(sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name)).one()
    return value
