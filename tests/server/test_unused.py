"""Tables at which nobody is keep nobody out, and close when nobody has been there for long."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from tavolata.server import hall as halls
from tavolata.server.connection import Caller
from tavolata.server.hall import Hall
from tavolata.server.journal import Chair, Closed, Paused
from tavolata.server.messages import Setting
from tavolata.server.showing import Presence, room_for
from tavolata.server.store import Store, TableRow
from tavolata.server.store.database import DatabaseStore
from tavolata.server.store.schema import TABLES
from tests.server.doors import open_app, person, until_ready
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


@pytest.fixture
def settled(patient: Hall, monkeypatch: pytest.MonkeyPatch) -> Hall:
    """The same, as if it had been running for long."""
    monkeypatch.setattr(halls, "SETTLED", 0.0)
    return patient


async def forget_visits(store: Store) -> None:
    """As if they had been long ago."""
    assert isinstance(store, DatabaseStore)
    await store._write(lambda connection: connection.execute(sa.update(TABLES).values(visited=0.0)))


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
    await forget_visits(patient.store)
    await rounds(patient)
    assert await state(patient, table) == "closed"


async def test_a_visit_counts_after_the_server_was_stopped(patient: Hall, store: Store) -> None:
    journal = waiting(2 * DAY)
    table = await put(patient, journal)
    eve = Person(patient, "Eve")
    await eve.enter(journal.row)
    await patient.stop()
    again = Hall(store, habits=patient.habits)
    await again.start()
    await rounds(again)
    assert await state(again, table) == "waiting"
    await again.stop()


# ----------------------------------------------------------------- games that have begun


def begun(age: float, table: str, setting: Setting | None = None) -> Journal:
    """A game in which somebody moved so many seconds ago for the last time."""
    chairs = [Chair(user="user-Ada", name="Ada"), BOT]
    journal = Journal("sole-mio", chairs, table=table, setting=setting, now=time.time() - age)
    journal.start()
    return journal


def paused(age: float, table: str, setting: Setting | None = None) -> Journal:
    journal = begun(age, table, setting)
    journal.write(Paused())
    return journal


async def test_a_game_at_which_nobody_was_for_a_month_closes_and_says_so(settled: Hall) -> None:
    journals = [begun(31 * DAY, "begun"), paused(31 * DAY, "paused")]
    tables = [await put(settled, journal) for journal in journals]
    await rounds(settled)
    for journal, table in zip(journals, tables, strict=True):
        assert await state(settled, table) == "closed"
        assert (await settled.store.journal(table))[-1].change == Closed(reason="abandoned")
        ada = Person(settled, "Ada")
        await ada.enter(journal.row)
        assert (ada.room["state"], ada.room["deserted"]) == ("closed", True)


def test_a_table_that_somebody_has_closed_is_not_called_deserted() -> None:
    for reason, expected in (("left", False), ("administrator", False), ("unused", True), ("abandoned", True)):
        journal = waiting(0)
        journal.write(Closed(reason=reason))
        told = room_for(journal.table, Caller("user-Ada", "Ada", journal.now), Presence())
        assert (told.state, told.deserted) == ("closed", expected)


async def test_other_games_stay(settled: Hall) -> None:
    over = begun(31 * DAY, "over")
    over.play_to_the_end()
    over.now = time.time() - 31 * DAY
    days = Setting(clock="days")
    expected = {
        await put(settled, begun(29 * DAY, "begun")): "playing",
        await put(settled, paused(29 * DAY, "paused")): "paused",
        await put(settled, over): "over",
        await put(settled, begun(31 * DAY, "days", days)): "playing",
        await put(settled, paused(31 * DAY, "days-paused", days)): "closed",
    }
    visited = paused(31 * DAY, "visited")
    expected[await put(settled, visited)] = "paused"
    ada = Person(settled, "Ada")
    await ada.enter(visited.row)
    await settled.leave(ada.connection)
    await rounds(settled)
    assert visited.row.id not in settled.rooms
    await rounds(settled)
    assert {table: await state(settled, table) for table in expected} == expected


async def test_a_server_that_was_started_just_now_closes_no_game(patient: Hall) -> None:
    table = await put(patient, paused(400 * DAY, "paused"))
    await rounds(patient)
    assert await state(patient, table) == "paused"


# ----------------------------------------------------------------- what others have left keeps nobody out


async def test_tables_at_which_nobody_is_keep_nobody_out(tmp_path: Path) -> None:
    wish = {"game": "sole-mio", "players": 2}
    async with open_app(tmp_path, tables=2) as app, person(app) as ada:
        await until_ready(app)
        hall: Hall = app.state.doors.hall
        players = list[tuple[Person, TableRow]]()
        for _ in range(3):
            async with person(app) as browser:
                opened = (await browser.post("/api/play", json=wish)).json()
                row, user = await hall.store.table(opened["table"]), (await browser.get("/api/me")).json()["id"]
            player = Person(hall, "Guest")
            player.connection.user = replace(player.user, id=user)
            assert row is not None
            players.append((player, row))
        assert (await ada.post("/api/play", json=wish)).status_code == 201
        for player, row in players:
            await player.enter(row)
        refused = await ada.post("/api/play", json=wish)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        assert "the server is full" in refused.json()["message"]
        for player, _ in players[:2]:
            await hall.leave(player.connection)
        assert (await ada.post("/api/tables", json={"game": "sole-mio"})).status_code == 201


async def test_who_only_watches_keeps_nobody_out(tmp_path: Path) -> None:
    wish = {"game": "sole-mio", "players": 2, "setting": {"listed": True}}
    async with open_app(tmp_path, tables=1) as app, person(app) as ada:
        await until_ready(app)
        opened = (await ada.post("/api/play", json=wish)).json()
        row = await app.state.doors.store.table(opened["table"])
        await Person(app.state.doors.hall, "Eve").enter(row)
        assert (await ada.post("/api/play", json=wish)).status_code == 201


@pytest.mark.parametrize(
    ("first", "same", "other"),
    [
        ("203.0.113.9", "203.0.113.9", "203.0.113.10"),
        ("2001:db8:1:2::1", "2001:db8:1:2::9", "2001:db8:1:3::1"),
    ],
)
async def test_one_address_opens_only_so_many_tables_in_an_hour(
    tmp_path: Path, first: str, same: str, other: str
) -> None:
    async with open_app(tmp_path, trusted_proxies=("127.0.0.0/8",), new_tables_per_hour=2) as app:
        await until_ready(app)
        async with person(app) as ada, person(app) as stranger:
            await ada.post("/api/me", json={"name": "Ada"})

            async def opened(browser: httpx.AsyncClient, path: str, address: str) -> httpx.Response:
                headers = {"X-Forwarded-For": address}
                return await browser.post(path, json={"game": "sole-mio"}, headers=headers)

            for path in ("/api/play", "/api/tables"):
                assert (await opened(ada, path, first)).status_code == 201
            for browser, path in ((ada, "/api/tables"), (ada, "/api/play"), (stranger, "/api/play")):
                refused = await opened(browser, path, same)
                assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
                assert "too many new tables from your address: try again in" in refused.json()["message"]
                assert 1700 < int(refused.headers["retry-after"]) <= 1800
            assert "tavolata" not in stranger.cookies, "nobody was made for nothing"
            assert (await opened(stranger, "/api/play", other)).status_code == 201
