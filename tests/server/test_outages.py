"""A hall whose database, or whose connection to other processes, fails for a while."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from tavolata.server import messages
from tavolata.server.between import Between
from tavolata.server.errors import NotReady
from tavolata.server.hall import Hall
from tavolata.server.journal import Chair, Entry, Seated
from tavolata.server.opening import NewTable
from tavolata.server.store import Store, TableRow
from tavolata.server.table import Table
from tests.server.halls import BOT, FREE, ME, QUICK, Person, opened


async def test_who_leaves_is_gone_even_if_other_processes_cannot_be_told(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
    row = await opened(hall, anna, seats=[ME, FREE, BOT])
    await ben.enter(row)
    await ben.do(messages.Sit, row, seat=1)
    await anna.until(lambda person: person.room["seats"][1].get("here"))

    async def fail(*_: object) -> None:
        raise NotReady("lost the connection to the other processes")

    monkeypatch.setattr(Between, "tell_presence", fail)
    await hall.leave(ben.connection)
    await anna.until(lambda person: not person.room["seats"][1].get("here"))


async def test_an_answer_that_comes_with_its_question_is_no_fault_of_the_keeper(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    """As after an outage: the question is asked again at the moment at which its answer is sent again."""
    anna = Person(hall, "Anna")
    row = await opened(hall, anna, "solomino", seats=[ME, BOT], options={"start": 0}, start=True)
    legal = anna.play["ask"]["legal"]
    keeper = await hall._keeper(row.id)
    assert keeper is not None
    move = messages.Move(id="again", table=row.id, seat=0, seq=anna.play["seq"], do=[legal[0]])
    answering = asyncio.create_task(keeper.do(anna.connection.caller(), move))
    async with keeper.room.lock:
        keeper.look_ahead()
    await answering
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_hall_waits_for_a_database_that_is_away_when_it_opens(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = Hall(store, habits=QUICK)
    await before.start()
    row = await opened(before, Person(before, "Anna"), "solomino", seats=[ME, BOT], start=True)
    await before.stop()
    answers = [NotReady("database error"), NotReady("database error"), None]
    read = store.tables

    async def read_later(**wanted: Any) -> list[TableRow]:
        if answers and (error := answers.pop(0)) is not None:
            raise error
        return await read(**wanted)

    monkeypatch.setattr(store, "tables", read_later)
    monkeypatch.setattr("tavolata.server.hall.NEXT_TRY", 0.0)
    after = Hall(store, habits=QUICK)
    await after.start()
    assert answers == []
    assert list(after.rooms) == [row.id]
    await after.stop()


async def test_nothing_is_missed_that_another_process_writes_while_the_table_is_read(
    hall: Hall, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "is_shared", True)
    anna, ben = Person(hall, "Anna"), Person(hall, "Ben")
    row = await hall.open_table(anna.user, NewTable(game="solomino", seats=[ME, FREE]))
    read = store.journal

    async def write_meanwhile(table: str, after: int = 0) -> list[Entry]:
        found = await read(table, after)
        if len(found) == 1 and not after:
            elsewhere = Table.read(row, found)
            sits = Seated(seat=1, chair=Chair(user=ben.user.id, name=ben.user.name))
            entry = Entry(seq=2, at=0.0, change=sits)
            elsewhere.apply(entry)
            await store.append(table, [entry], elsewhere.summary())
            await hall._follow(table)  # the other process says so
        return found

    async def is_kept_elsewhere(_table: str) -> bool:
        return False

    monkeypatch.setattr(store, "journal", write_meanwhile)
    monkeypatch.setattr(store, "claim", is_kept_elsewhere)
    await anna.enter(row)
    assert anna.room["seats"][1]["kind"] == "person"
