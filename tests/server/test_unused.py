"""Tables whose game never began close when nobody has been there for long."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from tavolata.server import hall as halls
from tavolata.server.hall import Hall
from tavolata.server.journal import Chair, Closed
from tavolata.server.store import Store
from tests.server.finished import BOT, Journal
from tests.server.halls import QUICK, Person

DAY = 24 * 3600.0


@pytest.fixture
async def patient(store: Store, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """A hall that makes its rounds only when it is told to."""
    monkeypatch.setattr(halls, "SWEEP", 3600.0)
    opened = Hall(store, habits=replace(QUICK, waiting=DAY))
    await opened.start()
    yield opened
    await opened.stop()


def waiting(age: float, table: str = "table") -> Journal:
    """A table that was opened so many seconds ago, and at which nobody has started."""
    return Journal("sole-mio", [Chair(user="user-Ada", name="Ada"), BOT], table=table, now=time.time() - age)


async def put(hall: Hall, journal: Journal) -> str:
    await hall.store.open_table(journal.row, journal.entries)
    return journal.row.id


async def state(hall: Hall, table: str) -> str:
    found = await hall.store.table(table)
    assert found is not None
    return found.summary.state


async def rounds(hall: Hall) -> None:
    """Some rounds, as if there was a minute between them."""
    for _ in range(3):
        for room in hall.rooms.values():
            room.idle_since -= 60.0
        await hall._sweep()


async def test_a_table_at_which_nobody_was_for_a_day_closes(patient: Hall) -> None:
    old, new = await put(patient, waiting(DAY + 60, "old")), await put(patient, waiting(DAY - 600, "new"))
    await rounds(patient)
    assert (await state(patient, old), await state(patient, new)) == ("closed", "waiting")
    assert (await patient.store.journal(old))[-1].change == Closed(reason="unused")
    assert not patient.rooms, "nothing of it is left in memory"


async def test_who_comes_later_is_told_that_it_is_closed(patient: Hall) -> None:
    journal = waiting(2 * DAY)
    await put(patient, journal)
    await rounds(patient)
    ada = Person(patient, "Ada")
    await ada.enter(journal.row)
    assert ada.room["state"] == "closed"


async def test_an_old_table_stays_while_somebody_is_there_and_for_a_day_after(patient: Hall) -> None:
    journal = waiting(2 * DAY)
    table = await put(patient, journal)
    eve = Person(patient, "Eve")
    await eve.enter(journal.row)
    await rounds(patient)
    assert await state(patient, table) == "waiting"
    await patient.leave(eve.connection)
    await rounds(patient)
    assert table not in patient.rooms
    assert await state(patient, table) == "waiting"
    patient._visited[table] -= DAY
    await rounds(patient)
    assert await state(patient, table) == "closed"


async def test_games_that_have_begun_or_ended_stay(patient: Hall) -> None:
    begun, over = waiting(3 * DAY, "begun"), waiting(3 * DAY, "over")
    for journal in (begun, over):
        journal.start()
    over.play_to_the_end()
    tables = [await put(patient, journal) for journal in (begun, over)]
    await rounds(patient)
    assert [await state(patient, table) for table in tables] == ["playing", "over"]
