"""A table whose journal cannot be read harms no other, and everybody is told what is the matter."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from tavolata.cli import main
from tavolata.server.admin import load_table
from tavolata.server.errors import Unreadable
from tavolata.server.hall import Hall
from tavolata.server.store import Store, TableRow, open_store
from tavolata.server.store.schema import ENTRIES, TABLES
from tests.server.halls import BOT, ME, QUICK, Person, opened

_FORBIDDEN = '{"type": "played", "steps": [{"seat": 0, "do": "ooooooo"}], "by": "x"}'
DAMAGES: dict[str, sa.Update | sa.Delete] = {
    "garbage": sa.update(ENTRIES).where(ENTRIES.c.seq == 2).values(change="{broken"),
    "an unknown change": sa.update(ENTRIES).where(ENTRIES.c.seq == 2).values(change='{"type": "flown"}'),
    "a missing entry": sa.delete(ENTRIES).where(ENTRIES.c.seq == 1),
    "a missing end": sa.delete(ENTRIES).where(ENTRIES.c.seq > 1),
    "another secret": sa.update(TABLES).values(secret="0" * 64),
    "a move that the rules forbid": sa.update(ENTRIES).where(ENTRIES.c.seq == 3).values(change=_FORBIDDEN),
}


@asynccontextmanager
async def hall_over(path: Path) -> AsyncIterator[tuple[Hall, Store]]:
    store = await open_store(str(path))
    hall = Hall(store, habits=QUICK)
    try:
        await hall.start()
        yield hall, store
    finally:
        await hall.stop()
        await store.close()


def change(path: Path, statement: sa.Update | sa.Delete | sa.Insert) -> None:
    """What happens to a file without a server."""
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        assert connection.execute(statement).rowcount
    engine.dispose()


async def two_games(path: Path) -> tuple[TableRow, TableRow]:
    """Each has begun and waits for its person."""
    async with hall_over(path) as (hall, _):
        rows = []
        for name in ("Anna", "Ben"):
            person = Person(hall, name)
            row = await opened(hall, person, game="sole-mio", seats=[ME, BOT], options={"start": 0}, start=True)
            await person.move(row, person.play["ask"]["legal"][0])
            rows.append(row)
    return rows[0], rows[1]


def damaged(path: Path, row: TableRow, damage: str) -> None:
    statement = DAMAGES[damage]
    of_table = ENTRIES.c.table_id if statement.table is ENTRIES else TABLES.c.id
    change(path, statement.where(of_table == row.id))


async def state_of(store: Store, row: TableRow) -> str:
    found = await store.table(row.id)
    assert found is not None
    return found.summary.state


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_journal_stops_its_own_table_only(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "tables.db"
    broken, whole = await two_games(path)
    damaged(path, broken, damage)
    async with hall_over(path) as (hall, store):
        assert (await state_of(store, broken), await state_of(store, whole)) == ("unreadable", "playing")
        anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
        with pytest.raises(Unreadable, match=broken.id):
            await anna.enter(broken)
        with pytest.raises(Unreadable, match=broken.id):
            await load_table(store, broken.id)
        await ben.enter(whole)
        assert ben.play["ask"]["legal"]


async def test_what_names_a_deleted_user_in_a_damaged_journal_goes(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    broken, _ = await two_games(path)
    change(path, sa.update(ENTRIES).where(ENTRIES.c.table_id == broken.id).values(change='{"host": "user-Anna'))
    async with hall_over(path) as (hall, store):
        await hall.forget(Person(hall, "Anna").user)
        with pytest.raises(Unreadable):
            await store.journal(broken.id)
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        left = connection.execute(sa.select(ENTRIES.c.change).where(ENTRIES.c.table_id == broken.id)).scalars().all()
    engine.dispose()
    assert set(left) == {""}


async def test_a_journal_that_was_mended_is_played_on(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    broken, _ = await two_games(path)
    damaged(path, broken, "another secret")
    async with hall_over(path) as (_, store):
        assert await state_of(store, broken) == "unreadable"
    change(path, sa.update(TABLES).where(TABLES.c.id == broken.id).values(secret=broken.secret))
    async with hall_over(path) as (hall, store):
        assert await state_of(store, broken) == "playing"
        anna = Person(hall, "Anna")
        await anna.enter(broken)
        assert anna.play["ask"]["legal"]


async def test_the_administrator_sees_which_table_and_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "tables.db"
    broken, _ = await two_games(path)
    damaged(path, broken, "garbage")
    async with hall_over(path):
        pass

    async def admin(*words: str) -> tuple[int, str, str]:
        code = await asyncio.to_thread(main, ["admin", "--data", str(path), *words])
        said = capsys.readouterr()
        return code, said.out, said.err

    _, listed, _ = await admin("list", "--state", "unreadable")
    assert broken.id in listed
    assert "unreadable: 1" in listed
    code, shown, why = await admin("show", broken.id)
    assert code != 0
    assert "sole-mio, Anna, random" in shown
    assert f"cannot read entry 2 of table {broken.id}" in why
    assert (await admin("end", broken.id))[0] == 0
    async with hall_over(path) as (_, store):
        assert await state_of(store, broken) == "closed"
