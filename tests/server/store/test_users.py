"""Users, settings, and that nothing is left of a user who is deleted."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from tavolata.server.errors import NotKnown
from tavolata.server.journal import Chair, Opened, Seated
from tavolata.server.store import Conflict, Earlier, Store, User
from tests.server.store.samples import SUMMARY, entry, hosted, open_table, opened, played, seated

ANN = User("ann", "Ann", "en", created=1000.5)
BOB = User("bob", "Bob", "de", is_bot=True)


async def test_users_are_found_by_id_and_by_key(store: Store) -> None:
    await store.add_user(ANN)
    await store.add_user(BOB, key_hash="b0b")
    assert await store.user("ann") == ANN
    assert await store.user("cleo") is None
    assert await store.user_by_key("b0b") == BOB
    assert await store.user_by_key("a22") is None


async def test_ids_and_keys_belong_to_one_user(store: Store) -> None:
    await store.add_user(ANN, key_hash="a22")
    with pytest.raises(Conflict):
        await store.add_user(replace(ANN, name="Another Ann"))
    with pytest.raises(Conflict):
        await store.add_user(BOB, key_hash="a22")
    with pytest.raises(Conflict):
        await store.add_user(User("deleted", "D", "en"))
    await store.add_user(BOB)
    with pytest.raises(Conflict):
        await store.change_user("bob", key_hash="a22")
    assert await store.user_by_key("a22") == ANN


async def test_a_user_is_changed_where_it_is_said(store: Store) -> None:
    await store.add_user(ANN)
    await store.change_user("ann", name="Anna", key_hash="a22")
    await store.change_user("ann", lang="it")
    await store.change_user("ann")
    assert await store.user_by_key("a22") == replace(ANN, name="Anna", lang="it")
    with pytest.raises(NotKnown):
        await store.change_user("bob", name="Robert")


async def test_the_first_value_of_a_setting_stays(store: Store) -> None:
    values = await asyncio.gather(*(store.setting("cookie-key", f"key {n}") for n in range(5)))
    assert len(set(values)) == 1
    assert await store.setting("cookie-key", "another") == values[0]
    assert await store.setting("salt", "another") == "another"


async def test_nothing_is_left_of_a_deleted_user(store: Store) -> None:
    await store.add_user(ANN, key_hash="a22")
    before = Earlier(1.0, "playing", host="ann", users=["ann", None], names=["Ann", ""], bots=[None, "level-3"])
    summary = replace(SUMMARY, users=["ann", "bob"], names=["Ann", "Bob"], earlier=[before])
    await open_table(store, "hosted", summary, seated("bob", "Bob"), played("ann", move="m1"), played("bob", move="m2"))
    await open_table(store, "left", SUMMARY)
    bobs = replace(SUMMARY, users=["bob", None], names=["Bob", "Level 3"], host_name="Bob")
    await store.append("left", [entry(2, seated("bob", "Bob", seat=0)), entry(3, hosted("bob"))], bobs)

    assert await store.delete_user("ann") == 2

    assert await store.user("ann") is None
    assert await store.user_by_key("a22") is None
    assert await store.tables(user="ann") == []
    exported = [str(value) for value in [value async for value in store.export()]]
    assert not [text for text in exported if "'ann'" in text or "'Ann'" in text or "m1" in text]


async def test_what_others_did_stays_when_a_user_is_deleted(store: Store) -> None:
    summary = replace(SUMMARY, users=["ann", "bob"], names=["Ann", "Bob"])
    row = await open_table(store, "a", summary, seated("bob", "Bob"), played("ann", "m1"), played("bob", "m2"))
    await store.delete_user("ann")
    gone = Chair(user="deleted", number="0a1b")  # what she gave to the shuffle stays: the others want to check it
    assert await store.journal("a") == [
        entry(1, opened(gone, Chair(bot="level-3", name="Level 3"), host="deleted")),
        entry(2, seated("bob", "Bob")),
        entry(3, played("deleted")),
        entry(4, played("bob", "m2")),
    ]
    expected = replace(summary, users=["deleted", "bob"], names=["", "Bob"], host_name="")
    assert await store.table("a") == replace(row, summary=expected)
    assert await store.tables(user="bob") == [replace(row, summary=expected)]
    assert await store.tables(user="deleted") == []


async def test_a_table_goes_on_without_a_deleted_user(store: Store) -> None:
    await open_table(store, "a")
    await store.delete_user("ann")
    nobody = replace(SUMMARY, users=[None, None], names=["", "Level 3"])
    await store.append("a", [entry(2, Seated(seat=0, chair=Chair(bot="level-1")))], nobody)
    assert await store.tables(user="deleted") == []
    assert isinstance((await store.journal("a"))[0].change, Opened)


async def test_a_host_who_gave_the_table_away_is_forgotten_but_not_the_new_one(store: Store) -> None:
    summary = replace(SUMMARY, users=[None, "bob"], host_name="Bob")
    row = await open_table(store, "a", summary, seated("bob", "Bob"), hosted("bob"))
    assert await store.delete_user("ann") == 1
    assert await store.table("a") == row
    assert await store.delete_user("bob") == 1
    assert (await store.journal("a"))[2] == entry(3, hosted("deleted"))
    left = await store.table("a")
    assert left is not None
    assert (left.summary.host_name, left.summary.users) == ("", [None, "deleted"])


async def test_to_delete_nobody_changes_nothing(store: Store) -> None:
    row = await open_table(store)
    assert await store.delete_user("cleo") == 0
    assert await store.table(row.id) == row
