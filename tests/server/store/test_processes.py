"""Several processes on one PostgreSQL: each store here stands for one of them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest

from tavolata.server.errors import NotReady
from tavolata.server.store import Conflict, Store, User, open_store
from tests.server.postgres import running_postgres
from tests.server.store.samples import SUMMARY, entry, open_table, played

#: Far more than anything here takes.
PATIENCE_S = 60

Words = asyncio.Queue[tuple[str, str]]


@pytest.fixture
async def other(postgres_address: str) -> AsyncIterator[Store]:
    store = await open_store(postgres_address)
    yield store
    await store.close()


@pytest.fixture
async def one(postgres_address: str) -> AsyncIterator[Store]:
    store = await open_store(postgres_address)
    yield store
    await store.close()


def heard_by(store: Store) -> Words:
    words: Words = asyncio.Queue()
    store.listen(lambda channel, text: words.put_nowait((channel, text)))
    return words


def return_of(store: Store) -> asyncio.Event:
    """Is set when the connection of a store broke and was made again."""
    returned = asyncio.Event()

    async def told() -> None:
        returned.set()

    store.on_lost(told)
    return returned


async def hang_up(address: str) -> None:
    """Break all connections to this database."""
    connection = await asyncpg.connect(address)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid != pg_backend_pid()"
    )
    await connection.close()


async def holder_of_the_only_claim(address: str) -> int:
    """The process of PostgreSQL at the other end of the connection."""
    connection = await asyncpg.connect(address)
    pid: int = await connection.fetchval(
        "SELECT pid FROM pg_locks JOIN pg_database ON database = pg_database.oid "
        "WHERE locktype = 'advisory' AND datname = current_database()"
    )
    await connection.close()
    return pid


async def test_a_table_has_one_writer(one: Store, other: Store) -> None:
    assert await one.claim("a")
    assert await one.claim("a")
    assert not await other.claim("a")
    assert await other.claim("b")
    await other.release("a")  # not theirs to release
    assert not await other.claim("a")
    await one.release("a")
    assert await other.claim("a")
    assert not await one.claim("a")


async def test_claims_end_with_the_process(postgres_address: str, other: Store) -> None:
    one = await open_store(postgres_address)
    assert await one.claim("a")
    await one.close()
    assert await other.claim("a")


async def test_others_hear_of_what_is_durable(one: Store, other: Store) -> None:
    words, own = heard_by(other), heard_by(one)
    await asyncio.gather(open_table(one, "a"), open_table(one, "b", SUMMARY, played()))
    assert {await words.get(), await words.get()} == {("journal", "a 1"), ("journal", "b 2")}
    await one.append("a", [entry(2, played()), entry(3, played())], SUMMARY)
    assert await words.get() == ("journal", "a 3")
    assert len(await other.journal("a")) == 3
    with pytest.raises(Conflict):
        await one.append("a", [entry(2, played())], SUMMARY)
    await one.tell("phrase", "a hello  there")
    assert await words.get() == ("phrase", "a hello  there")  # and nothing of the conflict before
    await other.tell("phrase", "thanks")
    assert await own.get() == ("phrase", "thanks")  # and nothing of their own before


async def test_others_hear_of_users_who_are_deleted(one: Store, other: Store) -> None:
    words = heard_by(other)
    await one.add_user(User("ann", "Ann", "en"))
    await one.delete_user("ann")
    assert await words.get() == ("forgotten", "ann")


async def test_others_hear_of_users_who_sign_out(one: Store, other: Store) -> None:
    words = heard_by(other)
    await one.add_user(User("ann", "Ann", "en"))
    assert (await one.sign_out("ann")).generation == 1
    assert await words.get() == ("signed_out", "ann")
    assert await other.user("ann") == User("ann", "Ann", "en", generation=1)


async def test_of_two_writers_one_has_a_conflict(one: Store, other: Store) -> None:
    await open_table(one, "a")
    writes = [store.append("a", [entry(2, played())], SUMMARY) for store in (one, other)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
    assert len(await one.journal("a")) == 2


async def test_two_processes_write_to_the_same_tables_without_blocking_each_other(one: Store, other: Store) -> None:
    tables = [f"table-{n}" for n in range(20)]
    await asyncio.gather(*(open_table(one, table) for table in tables))
    for seq in (2, 3, 4):
        writes = [one.append(table, [entry(seq, played())], SUMMARY) for table in tables]
        writes += [other.append(table, [entry(seq, played())], SUMMARY) for table in reversed(tables)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [result is None for result in results].count(True) == 20
        assert all(result is None or isinstance(result, Conflict) for result in results)


async def test_a_broken_connection_is_made_again(postgres_address: str, one: Store, other: Store) -> None:
    async def failing() -> None:
        raise RuntimeError("what one does after a loss must not keep the next from being told")

    one.on_lost(failing)
    returns, words = [return_of(one), return_of(other)], heard_by(one)
    await open_table(one, "a")
    assert await one.claim("a")
    await hang_up(postgres_address)
    for returned in returns:
        await asyncio.wait_for(returned.wait(), PATIENCE_S)
    assert await other.claim("a")  # it was lost, so others may have it
    assert not await one.claim("a")
    await one.append("a", [entry(2, played())], SUMMARY)
    await other.tell("phrase", "hello")
    assert await asyncio.wait_for(words.get(), PATIENCE_S) == ("phrase", "hello")


async def test_a_connection_that_goes_silent_is_given_up(
    postgres_address: str, one: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the machine at the other end were gone: nobody hangs up, and nobody answers."""
    monkeypatch.setattr("tavolata.server.store.line.PING_S", 0.1)
    store = await open_store(postgres_address)
    returned, words = return_of(store), heard_by(store)
    assert await store.claim("a")
    frozen = await holder_of_the_only_claim(postgres_address)
    os.kill(frozen, signal.SIGSTOP)
    try:
        await asyncio.wait_for(returned.wait(), PATIENCE_S)
    finally:
        os.kill(frozen, signal.SIGCONT)
    await one.tell("phrase", "hello")
    assert await asyncio.wait_for(words.get(), PATIENCE_S) == ("phrase", "hello")
    await store.close()


async def test_a_database_that_is_away_is_told_and_comes_back() -> None:
    with running_postgres() as postgres:
        store = await open_store(postgres.new_database())
        returned = return_of(store)
        await open_table(store, "a")
        await asyncio.to_thread(postgres.stop)
        assert await store.unwell()
        writes = [store.append("a", [entry(2, played())], SUMMARY), open_table(store, "b")]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [NotReady, NotReady]
        for call in (store.claim("a"), store.tell("phrase", "hello"), store.journal("a"), store.setting("key", "k")):
            with pytest.raises(NotReady):
                await call
        await asyncio.to_thread(postgres.start)
        await asyncio.wait_for(returned.wait(), PATIENCE_S)
        assert not await store.unwell()
        assert len(await store.journal("a")) == 1
        await store.append("a", [entry(2, played())], SUMMARY)
        assert [row.id for row in await store.tables()] == ["a"]
        await store.close()


async def test_words_are_short(store: Store) -> None:
    await store.tell("phrase", "é" * 3500)
    with pytest.raises(ValueError, match="7002 bytes"):
        await store.tell("phrase", "é" * 3501)
    with pytest.raises(ValueError, match="one word"):
        await store.tell("two words", "hello")


async def test_one_process_claims_everything_and_hears_nothing(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "tavolata.db"))
    assert not store.is_shared
    words = heard_by(store)
    assert await store.claim("a")
    await open_table(store, "a")
    await store.tell("phrase", "hello")
    await store.release("a")
    assert words.empty()
    await store.close()
