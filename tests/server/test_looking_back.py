"""Finished games and long journals are read beside the event loop, a few at a time, and once."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from tavolata.core.contract import Rules
from tavolata.server import doors as door_limits
from tavolata.server import looking_back, replays
from tavolata.server.client import WasRefused
from tavolata.server.doors import Doors
from tavolata.server.errors import TooMany
from tavolata.server.hall import Hall
from tavolata.server.journal import Chair, Entry
from tavolata.server.messages import Setting
from tavolata.server.statistics import PlayedAndWon
from tavolata.server.store import Summary
from tavolata.server.table import Table
from tests.server.doors import open_app, person, running, until_ready
from tests.server.finished import BOT, Finished, Journal, put
from tests.server.halls import Person

ROUTES = ("record", "replay", "chances", "hint?step=1", "statistics")


def finished(
    table: str = "table", setting: Setting | None = None, *, user: str = "user-Ada", over: bool = True
) -> Journal:
    chairs = [Chair(user=user, name="Ada"), BOT]
    journal = Journal("sole-mio", chairs, table=table, setting=setting or Setting(listed=True))
    journal.start()
    if over:
        journal.play_to_the_end()
    return journal


@pytest.fixture
async def table(app: FastAPI) -> Finished:
    return await put(app, finished())


@pytest.fixture
def applying_threads(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """The threads in which journals are applied from now on."""
    found = set[int]()
    apply = Table.apply

    def noting(self: Table, entry: Entry) -> object:
        found.add(threading.get_ident())
        return apply(self, entry)

    monkeypatch.setattr(Table, "apply", noting)
    return found


@pytest.fixture
def journals_read(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose journals are read from now on."""
    doors: Doors = app.state.doors
    found, journal = list[str](), doors.store.journal

    async def noting(table: str, after: int = 0) -> list[Entry]:
        found.append(table)
        return await journal(table, after)

    monkeypatch.setattr(doors.store, "journal", noting)
    return found


@pytest.mark.parametrize("route", ROUTES)
async def test_a_finished_game_is_read_beside_the_event_loop(
    ada: httpx.AsyncClient, table: Finished, applying_threads: set[int], route: str
) -> None:
    assert (await ada.get(f"/api/tables/{table.id}/{route}")).status_code in (200, 202)
    assert applying_threads
    assert threading.get_ident() not in applying_threads


async def test_the_steps_of_a_replay_are_shown_beside_the_event_loop(
    ada: httpx.AsyncClient, table: Finished, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = set[int]()

    def noting(rules: Rules, *args: Any) -> object:
        threads.add(threading.get_ident())
        return observe(rules, *args)

    kind = type(finished().game.rules)
    observe = kind.observe
    monkeypatch.setattr(kind, "observe", noting)
    assert (await ada.get(f"/api/tables/{table.id}/replay")).status_code == 200
    assert threads
    assert threading.get_ident() not in threads


@pytest.mark.parametrize("delay_s", [0, 30])
async def test_a_table_that_somebody_enters_is_read_beside_the_event_loop(
    hall: Hall, applying_threads: set[int], delay_s: int
) -> None:
    journal = finished(setting=Setting(delay_s=delay_s))
    await hall.store.open_table(journal.row, journal.entries)
    applying_threads.clear()
    eve = Person(hall, "Eve")
    await eve.enter(journal.row)
    assert eve.room["state"] == "over"
    assert applying_threads
    assert threading.get_ident() not in applying_threads


async def test_what_was_made_is_kept(ada: httpx.AsyncClient, table: Finished, journals_read: list[str]) -> None:
    for route in ROUTES:
        await ada.get(f"/api/tables/{table.id}/{route}")
    assert len(journals_read) == 3, "for the record, the steps and the statistics"
    for route in ROUTES:
        await ada.get(f"/api/tables/{table.id}/{route}")
    assert len(journals_read) == 3


async def test_what_many_ask_for_at_once_is_made_once(
    ada: httpx.AsyncClient, table: Finished, journals_read: list[str]
) -> None:
    answers = await asyncio.gather(*(table.get(ada, "record") for _ in range(5)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert len(journals_read) == 1


ASKED = ("/api/tables/{table}/record", "/api/me/statistics")


@pytest.mark.parametrize("path", ASKED)
async def test_only_so_much_waits_in_all(
    app: FastAPI, ada: httpx.AsyncClient, table: Finished, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(looking_back, "BUSY", 2)
    doors: Doors = app.state.doors
    may_end = threading.Event()
    others = [asyncio.create_task(doors.replays.thread.work(may_end.wait)) for _ in range(2)]
    await asyncio.sleep(0)
    refused = await ada.get(path.format(table=table.id))
    may_end.set()
    await asyncio.gather(*others)
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
    assert (await ada.get(path.format(table=table.id))).status_code == 200


@pytest.mark.parametrize("path", ASKED)
async def test_one_address_does_not_take_all_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(door_limits, "LOOKING_BACK", 1)
    async with open_app(tmp_path, trusted_proxies=("127.0.0.0/8",)) as app:
        await until_ready(app)
        table = await put(app, finished())
        doors: Doors = app.state.doors
        async with person(app) as ada:
            await ada.post("/api/me", json={"name": "Ada"})
            with doors.limits.looking_back.holding("192.0.2.1"):
                found = {}
                for address in ("192.0.2.1", "192.0.2.2"):
                    answer = await ada.get(path.format(table=table.id), headers={"X-Forwarded-For": address})
                    found[address] = answer.status_code
    assert found == {"192.0.2.1": 429, "192.0.2.2": 200}


async def test_what_somebody_has_won_is_counted_beside_the_event_loop_and_kept(
    app: FastAPI, ada: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = list[str]()

    def noting(self: PlayedAndWon, summary: Summary) -> None:
        threads.append(threading.current_thread().name)
        add(self, summary)

    add = PlayedAndWon.add
    monkeypatch.setattr(PlayedAndWon, "add", noting)
    monkeypatch.setattr(replays, "PIECE", 2)
    me = (await ada.get("/api/me")).json()["id"]

    async def played() -> int:
        games = (await ada.get("/api/me/statistics")).json()["games"]
        return sum(game["all"]["played"] for game in games)

    assert await played() == 0
    for count in (1, 2, 3):
        await put(app, finished(f"table-{count}", user=me))
    assert await played() == await played() == 3
    assert len(threads) == 3, "they are counted once"
    assert all(name.startswith("looking-back") for name in threads)
    await put(app, finished("table-4", user=me))
    assert await played() == 4


# ----------------------------------------------------------------- on the socket


async def test_who_enters_finished_tables_waits_for_the_others_who_look_back(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    over, under_way = finished("over"), finished("running", over=False)
    for journal in (over, under_way):
        await hall.store.open_table(journal.row, journal.entries)
    monkeypatch.setattr(looking_back, "BUSY", 0)
    eve = Person(hall, "Eve")
    with pytest.raises(TooMany):
        await eve.enter(over.row)
    assert over.row.id not in hall.rooms
    await eve.enter(under_way.row)
    monkeypatch.setattr(looking_back, "BUSY", 1)
    await eve.enter(over.row)
    assert eve.room["state"] == "over"


async def test_one_address_enters_only_so_many_finished_tables_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door_limits, "LOOKING_BACK", 0)
    async with running(tmp_path) as server:
        over = finished()
        await put(server.app, over)
        client = await server.client()
        with pytest.raises(WasRefused) as refused:
            await client.do("enter", table=over.row.id, key=over.row.key)
        assert refused.value.code == "too-many"
        await client.close()
