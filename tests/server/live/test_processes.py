"""Servers that are processes: killed in the middle of games, stopped in good order, and several on one database."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tavolata.core.records import verify_record
from tavolata.server.client import Client, Message
from tavolata.server.journal import Played
from tavolata.server.store import open_store
from tests.server.live.guests import BOT, FREE, ME, PATIENCE, Guest, LiveTable, play_on, until_over
from tests.server.live.process import Process
from tests.server.live.secrecy import check_numbers, of_kind
from tests.server.postgres import Postgres


async def until_ready(process: Process, guest: Guest) -> Client:
    """A socket, as soon as the server has opened its hall."""
    async with asyncio.timeout(PATIENCE), guest.browser(process.url) as browser:
        while (await browser.get("/healthz")).json()["state"] != "ready":  # noqa: ASYNC110 - another process
            await asyncio.sleep(0.02)
    return await guest.connect(process.url)


async def start_process(data: str, *, ahead: float = 0.0) -> Process:
    return await asyncio.to_thread(Process, data, ahead=ahead)


def moves_done(client: Client) -> dict[str, int]:
    """The ids of what a client did, with the numbers that it was told for them."""
    return {done["id"]: done["seq"] for done in of_kind(client.told, "done") if "seq" in done}


def has_moved(client: Client, times: int) -> Callable[[Client], bool]:
    """Whether a client has done so much more than until now."""
    enough = len(moves_done(client)) + times
    return lambda client: len(moves_done(client)) >= enough


async def check_journal(data: str, table: LiveTable, done: dict[str, int]) -> None:
    """Every move that was acknowledged is where the acknowledgement said, and none is there twice."""
    store = await open_store(data)
    try:
        journal = await store.journal(table.id)
    finally:
        await store.close()
    assert [entry.seq for entry in journal] == list(range(1, len(journal) + 1))
    moves = {entry.seq: entry.change.move for entry in journal if isinstance(entry.change, Played)}
    known = [move for move in moves.values() if move is not None]
    assert len(known) == len(set(known))
    written = {move: seq for move, seq in done.items() if seq in moves}
    assert written
    assert {move: seq for seq, move in moves.items() if move in written} == written


async def start(process: Process, host: Guest, game: str, others: int, **wish: Any) -> LiveTable:
    await (await until_ready(process, host)).close()
    return await host.open_table(process.url, game, [ME, *[FREE] * others, BOT], **wish)


async def test_no_acknowledged_move_is_lost_when_a_server_is_killed_and_every_table_goes_on(tmp_path: Path) -> None:
    data, rng = str(tmp_path / "tables.db"), random.Random(3)
    with await start_process(data) as first:
        anna = await Guest.person(first.url, "Anna")
        tables = [await start(first, anna, game, 0, start=True) for game in ("sole-mio", "solomino", "mamma-mia")]
        clients = [await anna.connect(first.url) for _ in tables]
        for table, client in zip(tables, clients, strict=True):
            await table.enter(client)
        playing = [asyncio.create_task(play_on(client, rng)) for client in clients]
        await asyncio.gather(
            *(client.until(lambda client: len(moves_done(client)) >= 4, PATIENCE) for client in clients)
        )
        first.kill()  # while moves are on their way
        ended = await asyncio.gather(*playing, return_exceptions=True)
        assert all(end is None or isinstance(end, ConnectionError) for end in ended), ended
    done = [moves_done(client) for client in clients]
    assert [len(moves) >= 4 for moves in done] == [True] * 3
    with await start_process(data) as second:
        for table, client, moves in zip(tables, clients, done, strict=True):
            again = await until_ready(second, anna)
            await table.enter(again)
            assert again.play["seq"] >= max(moves.values())
            await play_on(again, rng)
            await until_over(again)
            record = await anna.record(second.url, table)
            assert verify_record(record).result.as_json() == again.play["result"]
            assert record["fair"]["commitment"] == client.room["fair"]["commitment"]
            moves.update(moves_done(again))
            await again.close()
    for table, moves in zip(tables, done, strict=True):
        await check_journal(data, table, moves)


async def test_an_orderly_stop_tells_clients_to_come_back(tmp_path: Path) -> None:
    data = str(tmp_path / "tables.db")
    with await start_process(data) as server:
        anna = await Guest.person(server.url, "Anna")
        table = await start(server, anna, "solomino", 0, start=True)
        client = await anna.connect(server.url)
        await table.enter(client)
        await play_on(client, random.Random(2), most=2)
        assert await server.stop() == 0
        with pytest.raises(ConnectionError):
            await client.until(lambda _client: False, PATIENCE)
        assert client.told[-1]["type"] == "bye"
        assert client.socket.close_code == 1012
    await check_journal(data, table, moves_done(client))


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.mark.parametrize(("game", "options"), [("sole-mio", {}), ("solomino", {"out_of_turn": True})])
async def test_people_of_one_table_play_through_two_processes_and_one_of_them_is_killed(
    database: str, game: str, options: Message
) -> None:
    rng = random.Random(9)
    with await start_process(database) as one, await start_process(database) as other:
        anna, ben = await Guest.person(one.url, "Anna"), await Guest.person(other.url, "Ben")
        table = await start(one, anna, game, 1, options=options)
        at_one, at_other = await until_ready(one, anna), await until_ready(other, ben)
        await table.enter(at_one)  # so this process keeps the table
        await table.sit(at_other, 1)
        await at_one.until(lambda client: client.room["seats"][1].get("here"), PATIENCE)
        await at_other.until(lambda client: client.room["seats"][0].get("here"), PATIENCE)
        for speaker, hearer in ((at_one, at_other), (at_other, at_one)):
            await speaker.do("say", table=table.id, phrase="cheers")
            await hearer.until(lambda client: of_kind(client.told, "said"), PATIENCE)
        await table.start(at_one)

        playing = [asyncio.create_task(play_on(client, rng)) for client in (at_one, at_other)]
        for client in (at_one, at_other):
            await client.until(has_moved(client, 3), PATIENCE)
        one.kill()  # long before anybody can have laid all cards
        with pytest.raises(ConnectionError):
            await playing[0]
        await at_other.until(lambda client: not client.room["seats"][0].get("here"), PATIENCE)
        again = await anna.connect(other.url)
        await table.enter(again)
        await asyncio.gather(play_on(again, rng), playing[1])
        for client in (again, at_other):
            await until_over(client)
            check_numbers(client.told)
        assert again.play["result"] == at_other.play["result"]
        record = await ben.record(other.url, table)
        assert verify_record(record).result.as_json() == again.play["result"]
        for client in (at_one, at_other):  # both have seen the same before the cards were dealt
            client.witnesses[table.id].check(record)
        for client in (again, at_other):
            await client.close()
    for client in (at_one, again, at_other):
        await check_journal(database, table, moves_done(client))


async def test_signing_out_everywhere_reaches_the_sockets_of_other_processes(database: str) -> None:
    with await start_process(database) as one, await start_process(database) as other:
        anna, ben = await Guest.person(one.url, "Anna"), await Guest.person(one.url, "Ben")
        sockets = [await until_ready(process, anna) for process in (one, other)]
        bens = await until_ready(other, ben)
        async with anna.browser(one.url) as browser:
            assert (await browser.post("/api/me/sign-out-everywhere")).json()["name"] == "Anna"
        for socket in sockets:
            with pytest.raises(ConnectionError):
                await socket.until(lambda _client: False, PATIENCE)
            assert socket.socket.close_code == 1008
        async with anna.browser(other.url) as browser:  # with the cookie from before
            assert (await browser.get("/api/me")).status_code == 401
        await bens.do("probe")
        await bens.close()
