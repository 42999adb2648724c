"""What is written of a table beside its moves: only changes, and only so many."""

from __future__ import annotations

from typing import Any

import pytest

from tavolata.server import housekeeping, messages
from tavolata.server.errors import TooManyChanges
from tavolata.server.hall import Hall
from tavolata.server.journal import Chair
from tavolata.server.messages import Setting
from tavolata.server.store import TableRow
from tavolata.server.table import Table
from tests.server.finished import Journal
from tests.server.halls import BOT, FREE, ME, Person, opened

SIT, STAND = messages.Sit, messages.Stand


async def written(hall: Hall, row: TableRow) -> int:
    found = await hall.store.table(row.id)
    assert found is not None
    return found.seq


@pytest.mark.parametrize(
    ("command", "fields"),
    [
        (messages.SetPace, {"pace": "normal"}),
        (messages.Standing, {"seat": 0, "help": "ask"}),
        (messages.Sit, {"seat": 0, "name": "Ada"}),
        (messages.Configure, {}),
        (messages.Configure, {"options": {"players": 3}, "setting": Setting()}),
        (messages.Appoint, {"seat": 1, "bot": "random"}),
        (messages.Appoint, {"seat": 2, "bot": None}),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else str(value),
)
async def test_what_is_so_already_is_not_written_and_not_told(
    hall: Hall, command: type[messages.AtTable], fields: dict[str, Any]
) -> None:
    ada = Person(hall, "Ada")
    row = await opened(hall, ada, seats=[ME, BOT, FREE])
    before, told = await written(hall, row), len(ada.told)
    assert await ada.do(command, row, **fields) == before
    assert await written(hall, row) == before
    assert [message["type"] for message in ada.told[told:] if message["type"] != "room"] == []


async def test_what_is_new_is_written(hall: Hall) -> None:
    ada = Person(hall, "Ada")
    row = await opened(hall, ada, seats=[ME, BOT, FREE])
    before = await written(hall, row)
    await ada.do(messages.SetPace, row, pace="slow")
    await ada.do(messages.Standing, row, seat=0, help="never")
    await ada.do(messages.Sit, row, seat=0, name="Adele")
    await ada.do(messages.Configure, row, setting=Setting(delay_s=30))
    await ada.do(messages.Appoint, row, seat=1, bot="greedy")
    assert await written(hall, row) == before + 5


async def sit_and_stand_until_refused(person: Person, row: TableRow, seat: int) -> int:
    """How often it went well."""
    for times in range(100):
        try:
            await person.do(SIT, row, seat=seat)
        except TooManyChanges:
            return times
        await person.do(STAND, row, seat=seat)
    raise AssertionError("it was never refused")


async def test_one_person_uses_up_nothing_but_what_is_theirs(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "MOST_BY_ONE", 10)
    ada, bert, cleo = Person(hall, "Ada"), Person(hall, "Bert"), Person(hall, "Cleo")
    row = await opened(hall, ada, seats=[ME, FREE])
    for guest in (bert, cleo):
        await guest.enter(row)
    assert await sit_and_stand_until_refused(bert, row, 1) == 5
    await cleo.do(SIT, row, seat=1)
    await ada.do(messages.SetPace, row, pace="slow")
    await ada.do(messages.Remove, row, seat=1)
    await ada.do(messages.Readmit, row, name="Cleo")
    found = await hall.store.table(row.id)
    assert found is not None
    again = Table.read(found, await hall.store.journal(row.id))
    assert again.housekeeping[bert.user.id] == 10, "it counts also after the table was read anew"


async def test_at_a_table_with_all_its_changes_people_begin_play_leave_and_end(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "MOST", 8)
    ada, bert = Person(hall, "Ada"), Person(hall, "Bert")
    row = await opened(hall, ada, seats=[ME, FREE, FREE], options={"start": 0})
    await bert.enter(row)
    await bert.do(SIT, row, seat=1)
    assert await sit_and_stand_until_refused(bert, row, 2) == 4
    for command, fields in (
        (messages.SetPace, {"pace": "slow"}),
        (messages.Configure, {"setting": Setting(listed=True)}),
        (messages.Appoint, {"seat": 2, "bot": "random"}),
        (messages.HandHost, {"seat": 1}),
    ):
        with pytest.raises(TooManyChanges):
            await ada.do(command, row, **fields)
    await ada.do(messages.Start, row, bot="random")
    await ada.until(lambda person: person.play.get("ask") or person.play["view"] is not None)
    with pytest.raises(TooManyChanges):
        await ada.do(messages.Pause, row)
    await ada.until(lambda person: bool(person.play.get("ask")))
    await ada.move(row, ada.play["ask"]["legal"][0])
    await bert.do(STAND, row, seat=1)
    await ada.do(STAND, row, seat=0)
    found = await hall.store.table(row.id)
    assert found is not None
    assert found.summary.state == "closed"


async def test_asking_for_a_rematch_and_taking_it_back_ends_some_time(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "MOST_BY_ONE", 6)
    monkeypatch.setattr(housekeeping, "MOST", 0)
    ada = Person(hall, "Ada")
    journal = Journal("sole-mio", [Chair(user=f"user-{name}", name=name) for name in ("Ada", "Bert")])
    journal.start()
    journal.play_to_the_end()
    row = journal.row
    await hall.store.open_table(row, journal.entries)
    await ada.enter(row)
    for _ in range(3):
        await ada.do(messages.Rematch, row)
        await ada.do(messages.RematchAnswer, row, joins=False)
    with pytest.raises(TooManyChanges):
        await ada.do(messages.Rematch, row)
