"""Tables and their journals."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from tavolata.server.errors import NoSuchTable
from tavolata.server.store import Conflict, Place, Store, open_store
from tests.server.store.samples import SUMMARY, entry, open_table, opened, played, seated


async def test_a_table_is_what_was_written(store: Store) -> None:
    row = await open_table(store)
    assert await store.table(row.id) == row
    assert await store.journal(row.id) == [entry(1, opened())]


async def test_what_is_not_there(store: Store) -> None:
    assert await store.table("nowhere") is None
    assert await store.journal("nowhere") == []
    assert await store.tables() == []
    assert not await store.delete_table("nowhere")
    with pytest.raises(NoSuchTable, match="nowhere"):
        await store.append("nowhere", [entry(1, played())], SUMMARY)


async def test_appending_changes_journal_and_summary_together(store: Store) -> None:
    row = await open_table(store)
    over = replace(SUMMARY, state="over", waits_for=None, result={"winners": [0], "scores": {"filled": [8, 7]}})
    await store.append(row.id, [entry(2, played(move="m1")), entry(3, played("level-3"))], over)
    assert await store.journal(row.id, after=1) == [entry(2, played(move="m1")), entry(3, played("level-3"))]
    assert await store.table(row.id) == replace(row, seq=3, changed=1003.0, summary=over)


async def test_everything_is_there_after_reopening(address: str) -> None:
    store = await open_store(address)
    row = await open_table(store)
    await store.append(row.id, [entry(2, played())], SUMMARY)
    await store.close()
    store = await open_store(address)
    assert await store.journal(row.id) == [entry(1, opened()), entry(2, played())]
    await store.close()


@pytest.mark.parametrize("seq", [1, 2, 4])
async def test_only_the_next_number_can_be_written(store: Store, seq: int) -> None:
    row = await open_table(store, "table-1", SUMMARY, played())
    with pytest.raises(Conflict, match="is 3, not"):
        await store.append(row.id, [entry(seq, played("other"))], replace(SUMMARY, state="over"))
    assert await store.table(row.id) == row
    assert await store.journal(row.id) == [entry(1, opened()), entry(2, played())]


async def test_a_table_is_opened_once(store: Store) -> None:
    row = await open_table(store)
    with pytest.raises(Conflict, match="already"):
        await open_table(store, row.id)


async def test_entries_are_numbered_without_gaps(store: Store) -> None:
    row = await open_table(store)
    for entries in ([], [entry(2, played()), entry(4, played())], [entry(3, played()), entry(2, played())]):
        with pytest.raises(ValueError, match="without gaps"):
            await store.append(row.id, entries, SUMMARY)
    assert await store.table(row.id) == row


async def test_a_conflict_disturbs_no_other_table(store: Store) -> None:
    """All are called at once, so that they share commits."""
    tables = [f"table-{n}" for n in range(20)]
    await asyncio.gather(*(open_table(store, table) for table in tables))
    writes = [store.append(table, [entry(2 + n % 2, played())], SUMMARY) for n, table in enumerate(tables)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict] * 10
    assert [len(await store.journal(table)) for table in tables] == [2, 1] * 10


async def test_entries_of_one_table_may_share_a_commit(store: Store) -> None:
    row = await open_table(store)
    summaries = [replace(SUMMARY, waits_for=n) for n in range(10)]
    await asyncio.gather(
        *(store.append(row.id, [entry(2 + n, played(move=f"m{n}"))], summary) for n, summary in enumerate(summaries))
    )
    assert [found.seq for found in await store.journal(row.id)] == list(range(1, 12))
    assert await store.table(row.id) == replace(row, seq=11, changed=1011.0, summary=summaries[-1])


async def test_what_cannot_be_written_spoils_nothing_else(store: Store) -> None:
    """Half of a surrogate pair is no text for any database; the tables in the same commit are not to blame."""
    await asyncio.gather(*(open_table(store, table) for table in ("a", "b", "c")))
    good, bad = SUMMARY, replace(SUMMARY, game="\ud800")
    results = await asyncio.gather(
        *(store.append(t, [entry(2, played())], s) for t, s in (("a", good), ("b", bad), ("c", good))),
        return_exceptions=True,
    )
    assert [isinstance(result, Exception) for result in results] == [False, True, False]
    assert [len(await store.journal(table)) for table in ("a", "b", "c")] == [2, 1, 2]


async def test_closing_writes_what_waits(address: str) -> None:
    store = await open_store(address)
    waiting = [asyncio.create_task(open_table(store, f"table-{n}")) for n in range(300)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    store = await open_store(address)
    assert len(await store.tables(limit=1000)) == 300
    await store.close()


async def test_whoever_gives_up_waiting_does_not_stop_the_others(store: Store) -> None:
    tasks = [asyncio.create_task(open_table(store, f"table-{n}")) for n in range(3)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [isinstance(result, asyncio.CancelledError) for result in results] == [False, True, False]
    assert {row.id for row in await store.tables()} >= {"table-0", "table-2"}


async def test_lists(store: Store) -> None:
    await open_table(store, "a", replace(SUMMARY, state="waiting", listed=True))
    await open_table(store, "b", replace(SUMMARY, state="over", users=[None, "bob"]), seated("bob", "Bob"))
    await open_table(store, "c", replace(SUMMARY, listed=True), played(), played())
    await open_table(store, "d", SUMMARY, played(), played(), played())

    async def ids(**conditions: object) -> str:
        return "".join(row.id for row in await store.tables(**conditions))  # type: ignore[arg-type]

    assert await ids() == "dcba"
    assert await ids(limit=2) == "dc"
    assert await ids(after=Place(1003.0, "c")) == "ba"
    assert await ids(states=["playing", "waiting"]) == "dca"
    assert await ids(states=[]) == ""
    assert await ids(user="ann") == "dca"
    assert await ids(user="bob") == "b"
    assert await ids(user="ann", states=["playing"]) == "dc"
    assert await ids(user="ann", states=["playing"], after=Place(1004.0, "d")) == "c"


async def test_tables_that_were_changed_at_the_same_time_are_told_once_each(store: Store) -> None:
    for table in "cab":
        await open_table(store, table, replace(SUMMARY, listed=True, shown_at=5.0))
    pages, lobby = list[str](), list[str]()
    for last in ("", "a", "b"):
        pages += [row.id for row in await store.tables(after=Place(1001.0, last), limit=1)]
        lobby += [row.id for row in await store.lobby(0.0, after=Place(5.0, last), limit=1)]
    assert pages == lobby == ["a", "b", "c"]


async def test_the_lobby_is_what_people_without_a_seat_know(store: Store) -> None:
    shown = replace(SUMMARY, listed=True)
    await open_table(store, "a", replace(shown, state="waiting", shown_at=3.0))
    await open_table(store, "b", replace(shown, shown_at=1.0, delay_s=60), played())
    await open_table(store, "c", replace(shown, state="over", shown_at=4.0, ended=100.0, delay_s=60))
    await open_table(store, "d", replace(shown, state="over", shown_at=5.0, ended=100.0))
    await open_table(store, "e", replace(SUMMARY, shown_at=6.0))

    async def ids(now: float, after: Place | None = None) -> str:
        return "".join(row.id for row in await store.lobby(now, after=after))

    assert await ids(159.0) == "cab"
    assert await ids(161.0) == "ab"
    assert await ids(159.0, Place(3.5, "")) == "ab"


async def test_tables_that_nobody_has_changed_or_visited(store: Store) -> None:
    for number, table in enumerate("abcd"):  # the last one was changed at 1004
        await open_table(store, table, SUMMARY, *[played()] * number)
    await open_table(store, "over", replace(SUMMARY, state="over"))

    async def ids(since: float, limit: int = 100) -> str:
        return "".join(row.id for row in await store.unused(["playing", "paused"], since, limit=limit))

    assert await ids(1004.0) == "abc"
    assert await ids(1004.0, limit=2) == "ab"
    await store.note_visits({"b": 1005.0, "d": 2000.0, "nowhere": 3000.0})
    await store.note_visits({"b": 1003.0})
    await store.note_visits({})
    assert await ids(1004.0) == "ac"
    assert await ids(1005.5) == "abc"


async def test_tables_are_counted_by_state(store: Store) -> None:
    assert await store.count_tables() == {}
    await open_table(store, "a")
    await open_table(store, "b")
    await open_table(store, "c", replace(SUMMARY, state="over"))
    assert await store.count_tables() == {"playing": 2, "over": 1}


async def test_who_stands_up_is_in_no_list_of_their_own(store: Store) -> None:
    row = await open_table(store, "a", replace(SUMMARY, users=["ann", "bob"]), seated("bob", "Bob"))
    assert [found.id for found in await store.tables(user="bob")] == [row.id]
    await store.append(row.id, [entry(3, seated("cleo", "Cleo"))], replace(SUMMARY, users=["ann", "cleo"]))
    assert await store.tables(user="bob") == []
    assert [found.id for found in await store.tables(user="cleo")] == [row.id]


async def test_a_deleted_table_is_gone_with_its_journal(store: Store) -> None:
    row, other = await open_table(store, "a"), await open_table(store, "b")
    assert await store.delete_table(row.id)
    assert await store.table(row.id) is None
    assert await store.journal(row.id) == []
    assert await store.tables(user="ann") == [other]
    assert await open_table(store, "a") == row  # nothing of it is in the way of another


async def test_compacting_removes_what_was_never_finished(store: Store) -> None:
    for state in ("waiting", "playing", "paused", "over", "closed"):
        await open_table(store, f"old {state}", replace(SUMMARY, state=state))
        await open_table(store, f"new {state}", replace(SUMMARY, state=state), played())
    assert await store.compact(before=1002.0) == 4
    kept = [row.id for row in await store.tables()]
    assert sorted(kept) == ["new closed", "new over", "new paused", "new playing", "new waiting", "old over"]
    assert await store.journal("old closed") == []
    assert await store.journal("old over") == [entry(1, opened())]


async def test_secrets_are_not_printed(store: Store) -> None:
    row = await store.table((await open_table(store)).id)
    assert "5ec2e7" not in repr(row)
    assert "key of" not in repr(row)


async def test_it_is_well(store: Store) -> None:
    assert not await store.unwell()
